"""`python -m crosscheck artefacts`: the suite as a tarball and as an npm package, the same bytes every time."""

import gzip
import io
import tarfile
from collections.abc import Mapping
from pathlib import Path

import click

from crosscheck.artefacts.exchanges import complete_vectors
from crosscheck.ports.ports import REPOSITORY, SOURCES
from faraway import __version__
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.suite.documents import JsonObject, compact, pretty
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import READING_VALUES
from faraway.io import dumps

RUNNERS = SOURCES / "runners"
JAVASCRIPT = SOURCES / "javascript"
PORT = (
    "faraway.mjs",
    "faraway.d.ts",
    "game.mjs",
    "game.d.ts",
    "readings.mjs",
    "rules.mjs",
    "shapes.mjs",
    "port.mjs",
    "bench.mjs",
)
CONFORMANCE = REPOSITORY / "faraway" / "conformance"


def suite_files() -> dict[str, bytes]:
    """Return the files of the suite: vectors, cards, readings, schemas, the wire, runners, licence."""
    suite = shipped_suite()
    vectors = "".join(f"{compact(vector)}\n" for vector in complete_vectors(suite))
    about: JsonObject = {
        "version": suite.version,
        "vectors": len(suite.vectors),
        "core": [*sorted(suite.core)],
        "readings": {name: [*values] for name, values in READING_VALUES.items()},
    }
    files = {
        "vectors.jsonl": vectors.encode(),
        "suite.json": f"{pretty(about)}\n".encode(),
        "cards.json": dumps(CATALOGUE).encode(),
        **{name: (CONFORMANCE / name).read_bytes() for name in ("protocol.md", "changes.md")},
        "LICENSE": (REPOSITORY / "LICENSE").read_bytes(),
    }
    for schema in sorted((CONFORMANCE / "suite" / "schemas").glob("*.json")):
        files[f"schemas/{schema.name}"] = schema.read_bytes()
    for name in ("README.md", "suite.mjs", "suite.d.ts", "suite.rs", "Suite.java"):
        files[name] = (RUNNERS / name).read_bytes()
    return files


def npm_files() -> dict[str, bytes]:
    """Return the files of the npm package: the suite, and the JavaScript port with its types."""
    files = {**suite_files(), **{name: (JAVASCRIPT / name).read_bytes() for name in PORT}}
    package: JsonObject = {
        "name": "faraway-rules",
        "version": __version__,
        "description": "The rules of the card game Faraway: a scorer, the whole game, and the conformance suite",
        "license": "MIT",
        "type": "module",
        "engines": {"node": ">=18"},
        "exports": {
            ".": {"types": "./faraway.d.ts", "default": "./faraway.mjs"},
            "./game": {"types": "./game.d.ts", "default": "./game.mjs"},
            "./port": "./port.mjs",
            "./suite": {"types": "./suite.d.ts", "default": "./suite.mjs"},
            "./package.json": "./package.json",
            **{f"./{name}": f"./{name}" for name in ("vectors.jsonl", "suite.json", "cards.json")},
        },
        "bin": {"faraway-suite": "suite.mjs"},
        "files": [*sorted(files)],
    }
    return {"package.json": f"{pretty(package)}\n".encode(), **files}


def tarball(files: Mapping[str, bytes], folder: str) -> bytes:
    """Pack files under a folder: sorted, without times and owners, so that the same files are the same bytes."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in sorted(files.items()):
            entry = tarfile.TarInfo(f"{folder}/{name}")
            entry.size, entry.mode = len(data), 0o755 if name == "suite.mjs" else 0o644
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(packed.getvalue(), mtime=0)


@click.command
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default="build/artefacts")
def command(*, folder: Path) -> None:
    """Write the suite as a tarball and as an npm package into FOLDER (build/artefacts)."""
    folder.mkdir(parents=True, exist_ok=True)
    version = shipped_suite().version
    for name, files, root in (
        (f"faraway-suite-{version}.tar.gz", suite_files(), f"faraway-suite-{version}"),
        (f"faraway-rules-{__version__}.tgz", npm_files(), "package"),
    ):
        data = tarball(files, root)
        (folder / name).write_bytes(data)
        click.echo(f"{folder / name}: {len(files)} files, {len(data):,} bytes")
