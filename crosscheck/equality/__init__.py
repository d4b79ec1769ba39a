"""Reference, spec and encoding agree for every tableau: docs/equality.md is the argument, these are its steps."""
