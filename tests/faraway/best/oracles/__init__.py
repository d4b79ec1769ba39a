"""The search for the best tableau against brute force and against a solver that knows nothing of it."""
