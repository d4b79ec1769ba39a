"""`python -m crosscheck freeze`: freeze the current suite, so that it is asked for ever; `--check` asks every frozen one again."""

import hashlib
import sys
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import click
from attrs import frozen

from crosscheck.documents import dumps_indented, read_json
from crosscheck.ports.ports import REPOSITORY
from faraway.conformance.exchange.handshake import PortIdentity, load_identity
from faraway.conformance.runner.questions import questions, reason_not_asked
from faraway.conformance.suite.documents import JsonObject, as_list, as_object, compact
from faraway.conformance.suite.vectors import dump_vector, shipped_version
from faraway.conformance.suites import CARDS, StoredSuite, open_archive
from faraway.game.readings import READING_VALUES
from faraway.wording import counted

SUITE: Final = REPOSITORY / "faraway" / "conformance" / "suite"
FROZEN: Final = SUITE / "frozen"
INDEX: Final = "index.json"
STORED: Final = ("vectors/*.json", "derived/scripts.json", "derived/digests.txt")
OLD: Final = (1980, 1, 1, 0, 0, 0)

HELLO: Final[JsonObject] = {
    "protocol": "faraway-wire-1",
    "name": "claims on record",
    "version": "1",
    "language": "none",
    "levels": [1, 2, 3, 4, 5],
    "readings": {},
}
CLAIMS: Final[tuple[JsonObject, ...]] = (
    HELLO,
    {**HELLO, "readings": {name: [*values] for name, values in READING_VALUES.items()}},
    {**HELLO, "players": [2], "depth": "outcome", "region_facts": True},
)
"""The ports whose questions are kept on record when a suite is frozen: one that declares nothing, one that plays everything,
one that asks for facts of Regions."""


@frozen(kw_only=True)
class Asked:
    """The claims of a port, and a digest of all that it is asked and of all answers that are right."""

    claims: JsonObject
    digest: str


@frozen(kw_only=True)
class Record:
    """What is kept of a frozen suite, to see that it never changes."""

    content: str
    asked: tuple[Asked, ...]


def suite_files() -> dict[str, bytes]:
    """Return all that decides what the current suite asks and wants."""
    found = sorted(file for pattern in STORED for file in SUITE.glob(pattern))
    files = {file.relative_to(SUITE).as_posix(): file.read_bytes() for file in found}
    return {**files, CARDS: (REPOSITORY / "faraway" / "data" / CARDS).read_bytes()}


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return an archive of files, without their times."""
    target = BytesIO()
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name, OLD), data, ZIP_DEFLATED)
    return target.getvalue()


def unpacked(data: bytes) -> dict[str, bytes]:
    """Return the files of an archive."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def content_digest(files: Mapping[str, bytes]) -> str:
    """Return a digest of the names and contents of files."""
    lines = (f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def asked_of(stored: StoredSuite, claims: JsonObject) -> Asked:
    """Return the digest of every line that a port with these claims is sent, derived games included, and of the right answers."""
    identity = load_identity(claims)
    if not isinstance(identity, PortIdentity):
        raise TypeError(f"no answer to hello: {identity}")
    vectors = [*stored.suite.vectors, *stored.derive(identity)]
    asked = [(place, each) for place, each in enumerate(vectors) if not reason_not_asked(each, identity)]
    seen = hashlib.sha256()
    tickets = [each.ticket for each in questions(asked, identity, stored.facts, stored.regions)]
    for ticket in sorted(tickets, key=lambda ticket: ticket.number):  # whatever is sent first
        seen.update(ticket.line + b"\n")
    for _, vector in asked:
        seen.update(compact(dump_vector(vector)["expect"]).encode() + b"\n")
    return Asked(claims=claims, digest=seen.hexdigest())


def record_of(version: str, archive: bytes, claims: Iterable[JsonObject]) -> Record:
    """Return the record of an archive."""
    stored = StoredSuite(version, open_archive(archive))
    return Record(
        content=content_digest(unpacked(archive)), asked=tuple(asked_of(stored, each) for each in claims)
    )


def read_index() -> dict[str, Record]:
    """Load the records of the frozen suites, by version."""
    path = FROZEN / INDEX
    kept = read_json(path, dict[str, JsonObject]) if path.exists() else {}
    return {version: _load_record(entry) for version, entry in kept.items()}


def _load_record(entry: JsonObject) -> Record:
    asked = (as_object(each) for each in as_list(entry["asked"]))
    return Record(
        content=str(entry["content"]),
        asked=tuple(Asked(claims=as_object(each["claims"]), digest=str(each["digest"])) for each in asked),
    )


def differences(version: str, record: Record, archive: bytes) -> list[str]:
    """Return what is not as it was when this version was frozen."""
    found = []
    if content_digest(unpacked(archive)) != record.content:
        found.append(f"suite {version}: the archive was changed")
    else:
        now = record_of(version, archive, [each.claims for each in record.asked])
        found += [
            f"suite {version} asks or wants something else of a port that claims {compact(was.claims)}"
            for was, each in zip(record.asked, now.asked, strict=True)
            if was != each
        ]
    if version == shipped_version() and unpacked(archive) != suite_files():
        found.append(f"suite {version} is frozen and its files have changed: raise the version of the suite")
    return found


def archive_of(version: str) -> bytes:
    """Return the archive of a frozen suite."""
    return (FROZEN / f"{version}.zip").read_bytes()


@click.command
@click.option(
    "--check", is_flag=True, help="Write nothing; exit with status 1 if a frozen suite has changed."
)
def command(*, check: bool) -> None:
    """Freeze the current suite as an archive, or check that no frozen suite has changed.

    An archive is never written again: later changes get another version.
    """
    index = read_index()
    problems = [
        line for version in index for line in differences(version, index[version], archive_of(version))
    ]
    current = shipped_version()
    if not check and current not in index:
        archive = packed(suite_files())
        index[current] = record_of(current, archive, CLAIMS)
        FROZEN.mkdir(exist_ok=True)
        (FROZEN / f"{current}.zip").write_bytes(archive)
        (FROZEN / INDEX).write_text(dumps_indented(index))
        click.echo(f"frozen: suite {current}, {len(archive):,} bytes")
    for line in problems:
        click.echo(line, err=True)
    click.echo(f"{counted(len(index), 'frozen suite')}, {counted(len(problems), 'difference')}")
    sys.exit(1 if problems else 0)
