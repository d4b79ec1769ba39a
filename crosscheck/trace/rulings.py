"""Build faraway/data/rulings.json and its search index from spec/rulings: status and editions are derived here."""

from collections.abc import Mapping
from pathlib import Path

import attrs

from crosscheck.documents import dumps_indented
from crosscheck.trace.documents import (
    ROOT,
    Clause,
    Entry,
    read_clauses,
    read_ledger,
    read_toml,
)
from faraway.game.readings import Edition
from faraway.rulebook import rulings as shipped
from faraway.rulebook.clauses import How, Settled
from faraway.rulebook.index_builder import build_index, dump_index
from faraway.rulebook.rulings import Meaning, RulingBook, Status


@attrs.frozen(kw_only=True)
class Example:
    """A tableau with its fame, or a position with its outcome; only the keys of one kind are present."""

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
        """Return the kind of example: tableau, finding, turns, ranking, supply or action."""
        kinds = {
            "tableau": bool(self.regions),
            "finding": bool(self.played),
            "turns": bool(self.turns),
            "ranking": bool(self.totals),
            "supply": bool(self.round),
            "action": bool(self.action),
        }
        found = [kind for kind, is_present in kinds.items() if is_present]
        if len(found) != 1:
            raise ValueError(f"an example of {found or 'no'} kind, not of one: {self.shows}")
        return found[0]

    @property
    def position(self) -> str:
        """Describe the position and its outcome in one line; empty for a tableau, which is drawn instead."""
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
    """The word lists of the search: stopwords, synonyms, phrases, broader terms and more; see words.toml."""

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
    """Read the word lists of the search."""
    return read_toml(root / "spec" / "rulings" / WORDS, Words)


def status_of(ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]) -> Status:
    """Return the ground of a ruling: a theorem, a question of the ledger, or the editions alone."""
    if ruling.theorem:
        return Status.PROVED
    if ruling.ledger:
        entry = ledger[ruling.ledger]
        backing = next(value.editions for value in entry.values if value.value == entry.default)
        stated = entry.settled is not Settled.READING and set(backing) == set(Edition)
        return Status.STATED if stated else Status.SETTLED
    spoken = {clauses[ruling.clauses[0]].editions[edition].how for edition in Edition}
    if not spoken <= {How.STATES, How.IMPLIES}:
        raise ValueError(f"{ruling.id}: an edition is silent on {ruling.clauses[0]}; name ledger or theorem")
    return Status.STATED


def build_rulings(root: Path = ROOT) -> str:
    """Return the text of faraway/data/rulings.json."""
    clauses, words = read_clauses(root), read_words(root)
    ledger = {entry.id: entry for entry in read_ledger(root)}
    book = RulingBook(
        rulings=tuple(
            _ship(topic.topic, ruling, clauses, ledger)
            for topic in read_topics(root)
            for ruling in topic.ruling
        ),
        stopwords=words.stopwords,
        asking=words.asking,
        core=words.core,
        elsewhere=words.elsewhere,
        same=_meanings(words.same),
        phrases=_meanings(words.phrases),
        wider=_meanings(words.wider),
    )
    return dumps_indented(book)


def _ship(
    topic: str, ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]
) -> shipped.Ruling:
    example = ruling.example
    return shipped.Ruling(
        id=ruling.id,
        topic=topic,
        question=ruling.question,
        answer=ruling.answer,
        clauses=ruling.clauses,
        status=status_of(ruling, clauses, ledger),
        ledger=ruling.ledger,
        theorem=ruling.theorem,
        editions=_editions(ruling, clauses, ledger),
        example=shipped.Example(
            shows=example.shows,
            regions=example.regions,
            sanctuaries=example.sanctuaries,
            position=example.position,
        ),
        also=ruling.also,
        keywords=ruling.keywords,
    )


def _editions(
    ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]
) -> tuple[shipped.EditionSays, ...]:
    """Return for each edition what it says about the first clause, and which answer of the ledger it supports."""
    answers = ledger[ruling.ledger].values if ruling.ledger else ()
    cited = {edition: clauses[ruling.clauses[0]].editions[edition] for edition in Edition}
    return tuple(
        shipped.EditionSays(
            edition=edition,
            how=citation.how,
            headings=citation.headings,
            note=citation.note,
            backs=next((answer.value for answer in answers if edition in answer.editions), ""),
        )
        for edition, citation in cited.items()
    )


def _meanings(table: Mapping[str, tuple[str, ...]]) -> tuple[Meaning, ...]:
    return tuple(Meaning(head=head, forms=forms) for head, forms in table.items())


def build_search_index(rulings: str) -> str:
    """Return the text of faraway/data/search_index.json for the text of the rulings."""
    return dump_index(build_index(shipped.load_rulings(rulings.encode())))


def search_index_path(root: Path) -> Path:
    """Return where the search index lies in a checkout."""
    return root / "faraway" / "data" / "search_index.json"


def rulings_path(root: Path) -> Path:
    """Return where the rulings lie in a checkout."""
    return root / "faraway" / "data" / "rulings.json"
