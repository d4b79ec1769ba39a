"""Cross-check every account of the rules against the others."""
