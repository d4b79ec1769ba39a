"""Reports of a run: terminal, JSON, JUnit XML, HTML page, badge."""
