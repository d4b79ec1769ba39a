"""The rules of Faraway: a strictly typed reference implementation."""

__version__ = "0.1.0"
