"""The search for the greatest totals, cut into pieces."""
