"""The static site: rules, readings, rulings with search, theorems, trace, conformance and the tableau bench."""
