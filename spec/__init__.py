"""The rules of Faraway as an executable specification, written from the clauses."""
