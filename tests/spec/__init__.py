"""The executable specification against rounds and tableaux worked out by hand."""
