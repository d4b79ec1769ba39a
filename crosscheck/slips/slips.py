"""Deliberate slips, planted in a copy of the packages: what finds them, and how soon.

One slip in one package is found by comparison. The same slip in both at once makes them agree again;
then the tests whose expected values were worked out by hand from the rulebooks must turn red.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import attrs
import click
from rich.table import Table

from faraway.cli.tables import make_console

ROOT = Path(__file__).parents[2]
WORKED_OUT_BY_HAND = ("tests/spec", "tests/faraway/scoring/test_rules.py", "tests/faraway/game")
MINUTE = 60.0
RECORD = Path(__file__).with_name("slips.json")


@attrs.frozen
class Patch:
    """One piece of text of one file, and the wrong text in its place."""

    file: str
    right: str
    wrong: str

    def plant(self, root: Path) -> None:
        """Put the slip into a copy of the repository; the right text must stand there exactly once."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.right) != 1:
            raise ValueError(f"{self.file} holds {self.right!r} {text.count(self.right)} times, not once")
        path.write_text(text.replace(self.right, self.wrong), encoding="utf-8")


@attrs.frozen
class Slip:
    """The same misreading, named like the misreading, as it would be written in the reference and in the specification."""

    id: str
    reference: Patch
    spec: Patch


SLIPS = (
    Slip(
        "card-does-not-count-itself",
        Patch("faraway/scoring/rules.py", "return (*regions[position:], *sanctuaries)", "return (*regions[position + 1 :], *sanctuaries)"),
        Patch("spec/scoring.py", "return [itself, *played_after, *sanctuaries]", "return [*played_after, *sanctuaries]"),
    ),
    Slip(
        "all-regions-visible",
        Patch("faraway/scoring/rules.py", "return (*regions[position:], *sanctuaries)", "return (*regions, *sanctuaries)"),
        Patch("spec/scoring.py", "return [itself, *played_after, *sanctuaries]", "return [*regions, *sanctuaries]"),
    ),
    Slip(
        "one-biome-set-only",
        Patch(
            "faraway/scoring/rules.py",
            "return min(counts.rivers, counts.cities, counts.forests, counts.deserts)",
            "return min(1, counts.rivers, counts.cities, counts.forests, counts.deserts)",
        ),
        Patch(
            "spec/quests.py",
            "return min(count_biome(biome, visible) for biome in BIOMES)",
            "return min(1, *(count_biome(biome, visible) for biome in BIOMES))",
        ),
    ),
    Slip(
        "prerequisite-ignored",
        Patch("faraway/scoring/record.py", "fame = rules.pay_quest(card.quest, counted) if is_met else 0", "fame = rules.pay_quest(card.quest, counted)"),
        Patch(
            "spec/scoring.py",
            "return score_quest(region.quest, visible) if is_prerequisite_met(region, visible) else 0",
            "return score_quest(region.quest, visible)",
        ),
    ),
    Slip(
        "compared-with-highest-so-far",
        Patch("faraway/game/finding.py", "player.regions[-1] > player.regions[-2]", "player.regions[-1] > max(player.regions[:-1])"),
        Patch("spec/finding.py", "return player.regions[-2] if", "return max(player.regions[:-1]) if"),
    ),
    Slip(
        "just-played-clues-do-not-count",
        Patch("faraway/game/finding.py", "for region in player.regions])", "for region in player.regions[:-1]])"),
        Patch("spec/finding.py", "for region in player.regions)", "for region in player.regions[:-1])"),
    ),
    Slip(
        "clue-draw-without-the-one",
        Patch("faraway/game/finding.py", "return 1 + on_regions + on_sanctuaries", "return on_regions + on_sanctuaries"),
        Patch("spec/finding.py", "return 1 + clues_of_tableau(player) if", "return clues_of_tableau(player) if"),
    ),
    Slip(
        "descending-turn-order",
        Patch("faraway/game/finding.py", "played = sorted([(player.regions[-1], seat)", "played = sorted([(-player.regions[-1], seat)"),
        Patch("spec/table.py", "key=lambda seat: game.players[seat].regions[-1])", "key=lambda seat: -game.players[seat].regions[-1])"),
    ),
    Slip(
        "leftovers-on-top",
        Patch("faraway/game/turns.py", "return deck + leftovers", "return leftovers + deck"),
        Patch(
            "spec/ending.py",
            "sanctuary_deck=(*game.sanctuary_deck, *sanctuaries))",
            "sanctuary_deck=(*sanctuaries, *game.sanctuary_deck))",
        ),
    ),
    Slip(
        "tie-break-by-highest",
        Patch("faraway/game/winner.py", "return min(player.regions)\n", "return -max(player.regions)\n"),
        Patch("spec/winner.py", "return min(player.regions)\n", "return -max(player.regions)\n"),
    ),
)  # fmt: skip


@attrs.frozen
class Finding:
    """What found one planted slip, and how soon."""

    slip: str
    planted: str
    found: bool
    seconds: float
    by: str

    @property
    def is_in_time(self) -> bool:
        """Return True if the slip was found within a minute."""
        return self.found and self.seconds < MINUTE


def _copy(root: Path) -> None:
    for name in ("faraway", "spec", "proofs", "crosscheck", "tests", "pyproject.toml"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / name)


def plant(slip: Slip, planted: str) -> Finding:
    """Plant a slip in the reference, the spec or both, in a copy of the packages, and run what should find it."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _copy(root)
        if planted in {"reference", "both"}:
            slip.reference.plant(root)
        if planted in {"spec", "both"}:
            slip.spec.plant(root)
        by_hand = [sys.executable, "-m", "pytest", "-q", "-x", *WORKED_OUT_BY_HAND]
        by_comparison = [sys.executable, "-m", "crosscheck", "verify", "--until-found"]
        command = by_hand if planted == "both" else by_comparison
        started = time.perf_counter()
        done = subprocess.run(
            command,
            cwd=root,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
            timeout=10 * MINUTE,
        )
        seconds = time.perf_counter() - started
    lines = done.stdout.splitlines()
    by = next((line for line in lines if line.startswith(("FAILED", "found:"))), "nothing")
    return Finding(
        slip.id, planted, found=done.returncode == 1 and by != "nothing", seconds=seconds, by=by[:90]
    )


@click.command
@click.option(
    "--only",
    multiple=True,
    type=click.Choice([slip.id for slip in SLIPS]),
    metavar="ID",
    help="Only this; may be repeated.",
)
@click.option("--record", is_flag=True, help=f"Write {RECORD.name}.")
def command(*, only: tuple[str, ...], record: bool) -> None:
    """Plant every slip in the reference, in the specification and in both; report what found it, and when."""
    console = make_console()
    table = Table(title="Planted slips")
    for heading in ("slip", "planted in", "seconds", "found by"):
        table.add_column(heading, justify="right" if heading == "seconds" else "left")
    findings: list[Finding] = []
    with console.status("planting") as status:
        for slip in SLIPS:
            for planted in ("reference", "spec", "both"):
                if only and slip.id not in only:
                    continue
                status.update(f"{slip.id} in {planted}")
                finding = plant(slip, planted)
                findings.append(finding)
                in_time = finding.is_in_time
                shown = f"{finding.seconds:.1f}" if in_time else f"[red]{finding.seconds:.1f}[/]"
                table.add_row(
                    slip.id, planted, shown, finding.by if finding.found else f"[red]{finding.by}[/]"
                )
    console.print(table)
    if record:
        rows = ",\n".join(json.dumps(attrs.asdict(finding)) for finding in findings)
        RECORD.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    sys.exit(0 if all(finding.is_in_time for finding in findings) else 1)
