"""Tableaux that a short random climb found, one for each number of Sanctuaries.

Nothing rests on them but speed: each is scored before it is used, and whatever beats it is found.
"""

from pathlib import Path

from proofs.tableaux import load_tableaux

GUESSES = tuple(each.tableau for each in load_tableaux(Path(__file__).with_name("guesses.toml")))
