"""The verdict: compares answers with what the suite expects."""
