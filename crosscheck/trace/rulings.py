"""Build faraway/data/rulings.json and its search index from spec/rulings: status and editions are derived here."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import attrs

from crosscheck.documents import dumps_with_rows
from crosscheck.evidence.example import Example
from crosscheck.evidence.general import General, is_of_model, is_proved
from crosscheck.trace.documents import (
    ROOT,
    Clause,
    Entry,
    read_clauses,
    read_ledger,
    read_toml,
)
from crosscheck.trace.register import ship_citation
from faraway.game.readings import Edition
from faraway.messages import Language
from faraway.rulebook import rulings as shipped
from faraway.rulebook.answers import question_of
from faraway.rulebook.citations import How
from faraway.rulebook.index_builder import build_index, dump_index
from faraway.rulebook.ruling_book import Meaning, Overview, RulingBook, load_rulings
from faraway.rulebook.rulings import derive_status, weakest


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
    other: tuple[Example, ...] = ()
    ledger: str = ""
    readings: tuple[str, ...] = ()
    general: tuple[General, ...] = ()


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
    games: tuple[str, ...]
    same: dict[str, tuple[str, ...]]
    phrases: dict[str, tuple[str, ...]]
    wider: dict[str, tuple[str, ...]]


@attrs.frozen(kw_only=True)
class Wordings:
    """How players put the questions in one language, by id: further wordings of the rulings, the overviews, and what is refused."""

    rulings: dict[str, tuple[str, ...]]
    overviews: dict[str, tuple[str, ...]]
    outside: dict[str, tuple[str, ...]]


WORDS = "words.toml"


def read_topics(root: Path = ROOT) -> tuple[Topic, ...]:
    """Read all rulings, in the order of the files."""
    paths = sorted((root / "spec" / "rulings").glob("*.toml"))
    return tuple(read_toml(path, Topic) for path in paths if path.name != WORDS)


def read_words(root: Path = ROOT) -> Words:
    """Read the word lists of the search."""
    return read_toml(root / "spec" / "rulings" / WORDS, Words)


def read_wordings(root: Path = ROOT) -> tuple[Wordings, ...]:
    """Read the further wordings of each language, in the order of the languages."""
    folder = root / "spec" / "rulings" / "wordings"
    return tuple(read_toml(folder / f"{language.value}.toml", Wordings) for language in Language)


def grades_of(ruling: Ruling, clauses: Mapping[str, Clause], edition: Edition) -> tuple[How, ...]:
    """Return what an edition says of each clause of a ruling."""
    return tuple(clauses[name].editions[edition].how for name in ruling.clauses)


def build_rulings(root: Path = ROOT) -> str:
    """Return the text of faraway/data/rulings.json: a ruling a line, so that `faraway ask` parses only those that it shows."""
    clauses, words, wordings = read_clauses(root), read_words(root), read_wordings(root)
    ledger = {entry.id: entry for entry in read_ledger(root)}
    book = RulingBook(
        rulings=tuple(
            _ship(topic.topic, _with_wordings(ruling, wordings), clauses, ledger)
            for topic in read_topics(root)
            for ruling in topic.ruling
        ),
        overviews=_overviews([each.overviews for each in wordings]),
        outside=_overviews([each.outside for each in wordings]),
        stopwords=words.stopwords,
        asking=words.asking,
        core=words.core,
        elsewhere=words.elsewhere,
        games=words.games,
        same=_meanings(words.same),
        phrases=_meanings(words.phrases),
        wider=_meanings(words.wider),
    )
    return dumps_with_rows(book, "rulings")


def _overviews(wordings: Sequence[Mapping[str, tuple[str, ...]]]) -> tuple[Overview, ...]:
    """Return the wordings in all languages by id, in alphabetical order."""
    return tuple(
        Overview(id=name, also=_joined(each.get(name, ()) for each in wordings))
        for name in sorted({name for each in wordings for name in each})
    )


def _with_wordings(ruling: Ruling, wordings: Iterable[Wordings]) -> Ruling:
    """Return a ruling with its wordings in all languages, each once, and its own question in each."""
    own = tuple(question_of(ruling.id, language) for language in Language if language is not Language.EN)
    more = _joined(each.rulings.get(ruling.id, ()) for each in wordings)
    return attrs.evolve(ruling, also=_joined([ruling.also, more, own]))


def _joined(parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Join tuples, each element once."""
    return tuple(dict.fromkeys(each for part in parts for each in part))


def _ship(
    topic: str, ruling: Ruling, clauses: Mapping[str, Clause], ledger: Mapping[str, Entry]
) -> shipped.Ruling:
    theorem = next((each.by for each in ruling.general if is_proved(each.by)), "")
    grades = {edition: grades_of(ruling, clauses, edition) for edition in Edition}
    return shipped.Ruling(
        id=ruling.id,
        topic=topic,
        question=ruling.question,
        answer=ruling.answer,
        clauses=ruling.clauses,
        status=derive_status(
            readings=bool(ruling.readings),
            proved=bool(theorem),
            grades=[how for edition in Edition for how in grades[edition]],
        ),
        readings=tuple(_choice(ruling, ledger[name]) for name in ruling.readings),
        ledger=ruling.ledger,
        theorem=theorem,
        of_model=is_of_model(theorem),
        editions=tuple(
            shipped.EditionSays(edition=edition, how=weakest(grades[edition])) for edition in Edition
        ),
        citations=tuple(
            shipped.ClauseSays(
                clause=name, editions=tuple(ship_citation(clauses[name], edition) for edition in Edition)
            )
            for name in ruling.clauses
        ),
        example=_example(ruling.example),
        also=ruling.also,
        keywords=ruling.keywords,
    )


def _choice(ruling: Ruling, entry: Entry) -> shipped.Choice:
    """Return a reading with an example of what each other value changes; a KeyError names the value without one."""
    shown = {each.under[entry.id]: each for each in ruling.other if entry.id in each.under}
    return shipped.Choice(
        reading=entry.id,
        default=entry.default,
        others=tuple(
            shipped.OtherValue(
                value=answer.value, meaning=answer.meaning, example=_example(shown[answer.value])
            )
            for answer in entry.values
            if answer.value != entry.default
        ),
    )


def _example(example: Example) -> shipped.Example:
    return shipped.Example(
        shows=example.shows,
        regions=example.regions,
        sanctuaries=example.sanctuaries,
        position=example.position,
    )


def _meanings(table: Mapping[str, tuple[str, ...]]) -> tuple[Meaning, ...]:
    return tuple(Meaning(head=head, forms=forms) for head, forms in table.items())


def build_search_index(rulings: str) -> str:
    """Return the text of faraway/data/search_index.json for the text of the rulings."""
    return dump_index(build_index(load_rulings(rulings.encode())))


def search_index_path(root: Path) -> Path:
    """Return where the search index lies in a checkout."""
    return root / "faraway" / "data" / "search_index.json"


def rulings_path(root: Path) -> Path:
    """Return where the rulings lie in a checkout."""
    return root / "faraway" / "data" / "rulings.json"
