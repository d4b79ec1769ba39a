"""Deliberate slips and what finds them."""
