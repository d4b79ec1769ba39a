"""Tests of the search for the best tableau."""
