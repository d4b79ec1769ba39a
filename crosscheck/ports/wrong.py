"""What is pinned about the wrong ports: which vectors each of them fails.

After vectors were added, `python -m crosscheck.ports.wrong` writes the pins anew. It pins a port that
bears the name of an animal of the zoo only when the animal, served by the reference, fails the very same vectors: two
implementations with the same misreading agree on what it breaks.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TypedDict

from crosscheck.ports.ports import SOURCES
from faraway.misreadings import ANIMALS

QUICKLY = ("--no-diagnosis",)
PINS = Path(__file__).with_name("wrong_ports.json")


class Findings(TypedDict):
    """What the suite finds in a port: the vectors that fail, and what they are put down to."""

    failures: list[str]
    diagnosis: list[str]


def wrong_ports() -> dict[str, Path]:
    """Give every wrong port by name."""
    return {path.stem: path for path in sorted((SOURCES / "javascript" / "wrong").glob("*.mjs"))}


def load_pins() -> dict[str, list[str]]:
    """Load the vectors that each wrong port is known to fail."""
    pins: dict[str, list[str]] = json.loads(PINS.read_text(encoding="utf-8"))
    return pins


def examine(*command: str, options: tuple[str, ...] = ()) -> Findings:
    """Run the suite on a port, as a port's author would."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        run = (sys.executable, "-m", "faraway", "conformance", "run", "--jobs", "1", "--json", str(report))
        subprocess.run((*run, *options, "--", *command), capture_output=True, check=False, timeout=300)
        found = json.loads(report.read_text(encoding="utf-8"))
    failures = [outcome["id"] for outcome in found["outcomes"] if outcome["verdict"] in {"failed", "fault"}]
    return {"failures": sorted(failures), "diagnosis": found["diagnosis"]}


def main() -> int:
    """Write the pins, unless the zoo disagrees."""
    pins: dict[str, list[str]] = {}
    for name, path in wrong_ports().items():
        failures = examine("node", str(path), options=QUICKLY)["failures"]
        if name in ANIMALS:
            animal = examine(sys.executable, "-m", "faraway", "port", "--misread", name, options=QUICKLY)[
                "failures"
            ]
            if animal != failures:
                print(f"{name}: the zoo's animal differs in {sorted(set(animal) ^ set(failures))}")
                return 1
        pins[name] = failures
        print(f"{name}: {len(failures)} vectors fail")
    PINS.write_text(json.dumps(pins, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
