"""The measurements behind docs/decisions: ours beside the libraries that could replace it."""
