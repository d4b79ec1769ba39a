"""Simulations: plan, statistics, report."""
