"""The second search: build the Rust program of proofs/greatest/recheck, and let it check a certificate to the last box.

It is given the file of card facts and the certificate, and shares no code with the search.
"""

import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import proofs.greatest
from crosscheck.processes import ending_with_this, refuse_killed, run_program
from proofs.greatest.checker import WrongCertificateError
from spec.cards import CARDS_FILE

SOURCES = Path(proofs.greatest.__path__[0]) / "recheck"
# The arithmetic is of whole numbers: the instructions of this machine change the time, not the result.
FLAGS = ("--edition=2021", "-O", "-Ctarget-cpu=native", "-Dwarnings")
REFUSED = 1


@dataclass(frozen=True)
class Recheck:
    """What the second search checked, and what it took."""

    greatest: tuple[int, ...]
    cases: int
    pairs: int
    bounded: int
    searched: int
    searched_again: int
    boxes: int
    points: int
    regions: int
    sanctuaries: int


class NoCompilerError(Exception):
    """The second search cannot be built on this machine."""


def build(directory: Path) -> Path:
    """Build the program into a directory unless it is there for these sources; return its path."""
    compiler = shutil.which("rustc")
    if compiler is None:
        raise NoCompilerError("there is no rustc on this machine")
    sources = b"".join(source.name.encode() + source.read_bytes() for source in sorted(SOURCES.glob("*.rs")))
    name = hashlib.sha256(sources + " ".join(FLAGS).encode()).hexdigest()
    program = directory / f"recheck-{name[:16]}"
    if not program.exists():
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=directory) as folder:
            unfinished = Path(folder) / "recheck"
            done = run_program([compiler, *FLAGS, SOURCES / "main.rs", "-o", unfinished], is_shown=True)
            refuse_killed(compiler, done.returncode)
            done.check_returncode()
            unfinished.replace(program)
    return program


def recheck(
    program: Path, certificate: Path, *, jobs: int, limit: int | None = None, cards: Path = CARDS_FILE
) -> Recheck:
    """Check a certificate and search its searched boxes again, all or the first so many.

    Raise WrongCertificateError with the program's reason if it refuses.
    """
    limited: Sequence[str] = () if limit is None else (str(limit),)
    done = subprocess.run(
        [program.resolve(), cards, certificate, str(jobs), *limited],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        preexec_fn=ending_with_this(),
    )
    refuse_killed(str(program), done.returncode)
    if done.returncode == REFUSED:
        raise WrongCertificateError(done.stdout.strip())
    done.check_returncode()
    told = json.loads(done.stdout)
    return Recheck(**{**told, "greatest": tuple(told["greatest"])})
