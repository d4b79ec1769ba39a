"""The diagnosis: which misreading explains the failures."""
