"""Situations and derived games: choose the scripts, digest what the specification answers, measure what games reach."""
