"""Reference, spec and encoding agree for every tableau: proofs/EQUALITY.md is the argument, these are its steps."""
