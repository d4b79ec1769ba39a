"""The rules of scoring, the score sheet, and its explanation."""
