"""Laws of scoring and of the game that need no oracle."""
