"""The conformance suite: vectors and schemas."""
