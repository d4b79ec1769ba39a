"""What independently written accounts of the rules must agree on."""
