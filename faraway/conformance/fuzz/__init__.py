"""The fuzzer: fresh cases that are in no suite."""
