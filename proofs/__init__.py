"""Theorems about Faraway, decided by z3."""
