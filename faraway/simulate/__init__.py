"""Simulations: the plan, the run, statistics and reports."""

from faraway.simulate import forms  # noqa: F401  it registers the JSON forms
