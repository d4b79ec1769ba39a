"""Fuzz one target in this process until libFuzzer ends it: `python -m crosscheck.fuzz.worker TARGET OPTION...`."""

import sys

import atheris

with atheris.instrument_imports(include=["faraway", "spec"], enable_loader_override=False):
    from crosscheck.fuzz.targets import TARGETS

if __name__ == "__main__":
    name = sys.argv.pop(1)
    atheris.Setup(sys.argv, TARGETS[name])
    atheris.Fuzz()
