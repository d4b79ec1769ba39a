"""The verdict: compare replies with what the vectors expect, and report conformance."""
