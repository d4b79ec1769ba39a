"""Code mutation of the rules: run, measured, and every survivor answered for."""
