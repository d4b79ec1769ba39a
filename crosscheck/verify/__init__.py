"""Cross-check every implementation of the rules against the others."""
