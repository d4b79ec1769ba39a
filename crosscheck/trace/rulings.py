"""The rulings as values, and what ships of them: faraway/data/rulings.json, status and editions worked out."""

import enum
import json
from collections.abc import Mapping
from pathlib import Path

import attrs

from crosscheck.trace.citations import Json
from crosscheck.trace.documents import (
    ROOT,
    Clause,
    Edition,
    Entry,
    How,
    Settled,
    read_clauses,
    read_ledger,
    read_toml,
)
from faraway.rulebook.indexing import build_index, dump_index
from faraway.rulebook.rulings import load_rulings


class Status(enum.Enum):
    """What a ruling rests on."""

    STATED = "stated"
    SETTLED = "settled"
    PROVED = "proved"


@attrs.frozen(kw_only=True)
class Example:
    """A tableau with its fame, or a position with what follows from it; only the keys of one kind are there."""

    shows: str
    regions: tuple[int, ...] = ()
    sanctuaries: tuple[str, ...] = ()
    fame: tuple[int, ...] = ()
    sanctuary_fame: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    placed: tuple[str, ...] = ()
    due: int = -1
    turns: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()
    lowest: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    players: int = 0
    round: int = 0
    deck: int = -1
    variant: str = "standard"
    after: tuple[str, ...] = ()
    action: str = ""
    refused: str = ""

    @property
    def kind(self) -> str:
        """Tell what is shown: tableau, finding, turns, ranking, supply or action."""
        kinds = {
            "tableau": bool(self.regions),
            "finding": bool(self.played),
            "turns": bool(self.turns),
            "ranking": bool(self.totals),
            "supply": bool(self.round),
            "action": bool(self.action),
        }
        found = [kind for kind, there in kinds.items() if there]
        if len(found) != 1:
            raise ValueError(f"an example of {found or 'no'} kind: {self.shows}")
        return found[0]

    @property
    def position(self) -> str:
        """Say where we are and what follows, in one line; a tableau is drawn instead."""
        match self.kind:
            case "finding":
                beside = f", beside {', '.join(self.placed)}" if self.placed else ""
                drawn = f"{self.due} drawn" if self.due else "nothing found"
                return f"{_row(self.played)}{beside}: {drawn}"
            case "turns":
                seats = ", ".join(f"seat {seat} played {region}" for seat, region in enumerate(self.turns))
                return f"{seats}: turns go {', '.join(str(seat) for seat in self.order)}"
            case "ranking":
                seats = ", ".join(
                    f"seat {seat} has {total} and lowest {lowest}"
                    for seat, (total, lowest) in enumerate(zip(self.totals, self.lowest, strict=True))
                )
                return f"{seats}: ranks {', '.join(str(rank) for rank in self.ranks)}"
            case "supply":
                return f"{self.players} players, round {self.round} begins: Region deck {self.deck}"
            case "action":
                verdict = f"refused ({self.refused})" if self.refused else "allowed"
                before = f"{', '.join(self.after)}; " if self.after else ""
                return f"{self.players} players, {self.variant}: {before}{self.action}: {verdict}"
            case _:
                return ""


def _row(regions: tuple[int, ...]) -> str:
    return "played " + ", ".join(str(region) for region in regions)


@attrs.frozen(kw_only=True)
class Ruling:
    """One question that players ask, with its short answer."""

    id: str
    question: str
    answer: str
    clauses: tuple[str, ...]
    also: tuple[str, ...]
    keywords: tuple[str, ...]
    example: Example
    ledger: str = ""
    theorem: str = ""


@attrs.frozen(kw_only=True)
class Topic:
    """The rulings of one file."""

    topic: str
    ruling: tuple[Ruling, ...]


@attrs.frozen(kw_only=True)
class Words:
    """What the search knows of language: words that say nothing, that mean the same, and that are wider than others."""

    stopwords: tuple[str, ...]
    asking: tuple[str, ...]
    core: tuple[str, ...]
    elsewhere: tuple[str, ...]
    same: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[str, ...]]
    wider: dict[str, tuple[str, ...]]


WORDS = "words.toml"


def read_topics(root: Path = ROOT) -> tuple[Topic, ...]:
    """Read all rulings, in the order of the files."""
    paths = sorted((root / "spec" / "rulings").glob("*.toml"))
    return tuple(read_toml(path, Topic) for path in paths if path.name != WORDS)


def read_words(root: Path = ROOT) -> Words:
    """Read the words that the search treats alike."""
    return read_toml(root / "spec" / "rulings" / WORDS, Words)


def status_of(ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]) -> Status:
    """Work out what a ruling rests on: a theorem, a question of the ledger, or the editions alone."""
    if ruling.theorem:
        return Status.PROVED
    if ruling.ledger:
        entry = ledger[ruling.ledger]
        backing = next(value.editions for value in entry.values if value.value == entry.default)
        stated = entry.settled is not Settled.READING and set(backing) == set(Edition)
        return Status.STATED if stated else Status.SETTLED
    spoken = [clauses[ruling.clauses[0]].editions.of(edition).how for edition in Edition]
    if not set(spoken) <= {How.STATES, How.IMPLIES}:
        raise ValueError(f"{ruling.id}: an edition is silent on {ruling.clauses[0]}; name ledger or theorem")
    return Status.STATED


def _editions(ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]) -> list[Json]:
    """Say for each edition how it speaks of the first clause, and which answer of the ledger it backs."""
    said: list[Json] = []
    answers = ledger[ruling.ledger].values if ruling.ledger else ()
    for edition in Edition:
        citation = clauses[ruling.clauses[0]].editions.of(edition)
        backs = [answer.value for answer in answers if edition in answer.editions]
        said.append(
            {
                "edition": edition.value,
                "how": citation.how.value,
                "headings": [*citation.headings],
                "note": citation.note,
                "backs": backs[0] if backs else "",
            }
        )
    return said


def _meanings(table: Mapping[str, tuple[str, ...]]) -> list[Json]:
    return [{"head": head, "forms": [*forms]} for head, forms in table.items()]


def build_rulings(root: Path = ROOT) -> str:
    """Give the text of the rulings that ship."""
    clauses = read_clauses(root)
    ledger = {entry.id: entry for entry in read_ledger(root)}
    rulings: list[Json] = []
    for topic in read_topics(root):
        for ruling in topic.ruling:
            example = ruling.example
            rulings.append(
                {
                    "id": ruling.id,
                    "topic": topic.topic,
                    "question": ruling.question,
                    "answer": ruling.answer,
                    "clauses": [*ruling.clauses],
                    "status": status_of(ruling, clauses, ledger).value,
                    "ledger": ruling.ledger,
                    "theorem": ruling.theorem,
                    "editions": _editions(ruling, clauses, ledger),
                    "example": {
                        "shows": example.shows,
                        "regions": [*example.regions],
                        "sanctuaries": [*example.sanctuaries],
                        "position": example.position,
                    },
                    "also": [*ruling.also],
                    "keywords": [*ruling.keywords],
                }
            )
    words = read_words(root)
    book: Json = {
        "rulings": rulings,
        "stopwords": [*words.stopwords],
        "asking": [*words.asking],
        "core": [*words.core],
        "elsewhere": [*words.elsewhere],
        "same": _meanings(words.same),
        "phrases": _meanings(words.phrases),
        "wider": _meanings(words.wider),
    }
    return json.dumps(book, indent=1, ensure_ascii=False) + "\n"


def build_desk(rulings: str) -> str:
    """Give the text of the index of rulings that ship."""
    return dump_index(build_index(load_rulings(rulings.encode())))


def desk_path(root: Path) -> Path:
    """Say where the index of a tree lies."""
    return root / "faraway" / "data" / "questions.json"


def rulings_path(root: Path) -> Path:
    """Say where the rulings of a tree lie."""
    return root / "faraway" / "data" / "rulings.json"
