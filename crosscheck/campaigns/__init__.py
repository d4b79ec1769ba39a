"""Long runs with a command of their own."""
