"""Hostile ports, generated from the exchange's table: deeds at moments, and what the runner must do about each."""
