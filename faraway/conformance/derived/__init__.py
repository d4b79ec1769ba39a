"""Derived games: whole games on the port's own terms, from stored scripts, under the readings that it declares."""
