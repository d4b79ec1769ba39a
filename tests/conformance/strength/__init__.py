"""How strong the suite is: which misreadings and which code mutants each vector catches.

`python -m tests.conformance.strength` measures and writes; `--check` measures the misreadings and tells whether the
written figures still hold; `--mutants` measures the code mutants too, which takes minutes.
"""
