"""The fuzzer: random cases, shrunk failures, campaigns."""
