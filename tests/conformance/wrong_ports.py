"""What is pinned about the wrong ports: which vectors each fails and what it is diagnosed as.

After vectors were added, `python -m tests.conformance.wrong_ports` writes the pins anew. It pins a port that
bears the name of an animal of the zoo only when the animal, served by the reference, fails the very same vectors: two
accounts with the same misreading agree on what it breaks.
"""

import json
import sys
from pathlib import Path
from typing import TypedDict

from faraway.zoo import ANIMALS
from tests.conformance.ports import SOURCES
from tests.conformance.trying import run_suite

PINS = Path(__file__).with_name("wrong_ports.json")


class Pin(TypedDict):
    """What one wrong port is known for."""

    failures: list[str]


def wrong_ports() -> dict[str, Path]:
    """Give every wrong port by name."""
    return {path.stem: path for path in sorted((SOURCES / "javascript" / "wrong").glob("*.mjs"))}


def load_pins() -> dict[str, Pin]:
    """Load what is pinned."""
    pins: dict[str, Pin] = json.loads(PINS.read_text(encoding="utf-8"))
    return pins


def find_failures(*command: str) -> list[str]:
    """Run the suite on a port and list the vectors that it fails."""
    return sorted(outcome.vector.id for outcome in run_suite(command).failures)


def main() -> int:
    """Write the pins, unless the zoo disagrees."""
    pins: dict[str, Pin] = {}
    for name, path in wrong_ports().items():
        failures = find_failures("node", str(path))
        if name in ANIMALS:
            animal = find_failures(sys.executable, "-m", "faraway", "port", "--misread", name)
            if animal != failures:
                print(f"{name}: the zoo's animal differs in {sorted(set(animal) ^ set(failures))}")
                return 1
        pins[name] = {"failures": failures}
        print(f"{name}: {len(failures)} vectors fail")
    PINS.write_text(json.dumps(pins, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
