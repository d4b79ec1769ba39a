"""The vectors' source: `python -m crosscheck generate` writes them, `--check` reports whether they are current.

An expected answer stands in a vector only where the reference and the specification both give it; where it was worked out
by hand, all three agree.
"""
