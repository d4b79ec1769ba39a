"""The diagnosis: find the misreading that explains the failures."""
