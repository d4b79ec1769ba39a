"""z3 beside reference and spec: the same fame for given cards, and what the theorems' twins show."""
