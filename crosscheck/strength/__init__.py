"""How strong the suite is: which misreadings, wrong card facts and code mutants each vector catches.

`python -m crosscheck.strength` measures and writes crosscheck/strength/strength.json, the fingerprints of the
misreadings and the core; `--check` tells instead whether what is written still holds. `--mutants` measures the code mutants
too, which takes some minutes the first time: what was measured is kept in build/strength.jsonl, and a run that was broken
off goes on from there. Without it, what was last measured stands.
"""
