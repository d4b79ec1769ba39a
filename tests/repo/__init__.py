"""Laws about the repository itself."""
