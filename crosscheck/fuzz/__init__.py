"""Coverage-guided fuzzing of everything that reads what comes from outside."""
