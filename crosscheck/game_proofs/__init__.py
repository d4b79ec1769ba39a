"""Theorems about the game, on the code itself."""
