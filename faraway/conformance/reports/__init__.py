"""What a run found, told in five ways: on the terminal, as JSON, as JUnit XML, as a page, as a badge."""
