"""The versions of the suite that this package holds: the current one, and every one that was frozen before it.

A frozen suite is an archive of all that decides what it asks and what is right: vectors, scripts and digests of derived games,
card facts. It is never written again, so `--suite 1.1` asks the same questions and wants the same answers for ever.
"""

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import Path as ZipPath
from zipfile import ZipFile

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.cards.reader import load_catalogue
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.runner.questions import region_facts, sanctuary_facts
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Suite, Vector, load_suite, shipped_suite, shipped_version
from faraway.errors import Code, refusal

if TYPE_CHECKING:  # a run that derives no games does without what plays them
    from faraway.conformance.derived.games import DerivedSuite

CARDS = "cards.txt"


@frozen(slots=False)
class StoredSuite:
    """One version of the suite with all that decides what it asks; `archive` is None for the current one."""

    version: str
    archive: Traversable | None = None

    @property
    def folder(self) -> Traversable:
        """Where its files are."""
        return resources.files("faraway.conformance.suite") if self.archive is None else self.archive

    @cached_property
    def suite(self) -> Suite:
        """The vectors, and what a verdict has to say of this version."""
        if self.archive is None:
            return shipped_suite()
        return evolve(load_suite(self.archive), remark=self._remark)

    @cached_property
    def derived(self) -> "DerivedSuite":
        """The derived games."""
        from faraway.conformance.derived.games import derived_suite, load_derived  # noqa: PLC0415  see above

        return derived_suite() if self.archive is None else load_derived(self.archive, self.catalogue)

    @cached_property
    def catalogue(self) -> Catalogue:
        """The cards as this version knows them."""
        return (
            CATALOGUE if self.archive is None else load_catalogue((self.archive / CARDS).read_text("utf-8"))
        )

    @property
    def facts(self) -> Mapping[str, JsonObject]:
        """The facts of the Sanctuaries, as requests carry them."""
        return sanctuary_facts(self.catalogue)

    @property
    def regions(self) -> Mapping[int, JsonObject]:
        """The facts of the Regions, as requests carry them on request."""
        return region_facts(self.catalogue)

    def derive(self, identity: PortIdentity, *, thorough: bool = False) -> Iterator[Vector]:
        """Yield the derived games for a port, each played when it is needed."""
        from faraway.conformance.derived.games import derived_vectors  # noqa: PLC0415  see above

        return derived_vectors(identity, thorough=thorough, suite=self.derived)

    def is_derived(self, name: str) -> bool:
        """Return True if a derived game of this version may have this id."""
        from faraway.conformance.derived.games import is_derived_id  # noqa: PLC0415  see above

        return is_derived_id(name, self.derived)

    @property
    def corrected(self) -> tuple[str, ...]:
        """The cards whose facts were corrected since this version, by duration or id."""
        known = {*CATALOGUE.regions, *CATALOGUE.sanctuaries}
        return (
            *(str(card.duration) for card in self.catalogue.regions if card not in known),
            *(str(card.id) for card in self.catalogue.sanctuaries if card not in known),
        )

    @property
    def _remark(self) -> str:
        remark = f"suite {self.version} is frozen, the current one is {shipped_version()}"
        cards = ", ".join(self.corrected)
        return f"{remark}, and facts of these cards were corrected since: {cards}" if cards else remark


def frozen_folder() -> Traversable:
    """Return the folder of the archives."""
    return resources.files("faraway.conformance.suite") / "frozen"


def open_archive(data: bytes) -> Traversable:
    """Return an archive as a folder."""
    return ZipPath(ZipFile(BytesIO(data)))


@cache
def frozen_versions() -> tuple[str, ...]:
    """Return the versions that are frozen, oldest first."""
    names = (file.name for file in frozen_folder().iterdir())
    return tuple(sorted((name[:-4] for name in names if name.endswith(".zip")), key=_numbers))


def versions() -> tuple[str, ...]:
    """Return every version that can be asked, oldest first."""
    return tuple(sorted({*frozen_versions(), shipped_version()}, key=_numbers))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


@cache
def stored_suite(wanted: str | None = None) -> StoredSuite:
    """Return the newest suite of this version, or the current one; 1.2 means the latest correction of 1.2.

    Raise FarawayError, with the versions that there are, if there is none.
    """
    current = shipped_version()
    found = [
        version
        for version in versions()
        if wanted is None or version == wanted or version.startswith(f"{wanted}.")
    ]
    if not found:
        raise refusal(
            Code.UNKNOWN_VALUE,
            f"no suite has the version {wanted!a}; this package holds {', '.join(versions())}",
        )
    version = current if wanted is None else found[-1]
    if version == current:
        return StoredSuite(version)
    return StoredSuite(version, open_archive((frozen_folder() / f"{version}.zip").read_bytes()))
