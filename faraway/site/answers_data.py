"""The data from which the page answers questions as `faraway ask` does."""

from collections.abc import Iterator

from faraway.cards.catalogue import CATALOGUE
from faraway.io import dumps_line
from faraway.io.strict import Json, parse_trusted
from faraway.messages import Language
from faraway.messages.catalogue import patterns
from faraway.rulebook.answers import (
    ASIDE,
    BESIDE,
    DECISIVE,
    FAR,
    GOVERNING,
    NUMBERS,
    OVERVIEW_LINES,
    PART_SCORE,
    PART_SHARE,
    PARTS,
    SENTENCES,
    STRATEGY,
    SURE,
    UNWORKED,
    WITH_OTHERS,
)
from faraway.rulebook.cases.view import asked_wonders, own_icons
from faraway.rulebook.phrasebook import read_phrasebook
from faraway.rulebook.ruling_book import RulingBook
from faraway.rulebook.search import read_index_file

SAID = ("cards", "cases", "turns", "answers", "statements", "questions")
"""The files of the catalogues whose messages an answer is made of."""


def answer_files(book: RulingBook) -> Iterator[tuple[str, bytes]]:
    """Yield `search.json`, and for each language its messages, which the page loads when a question is in that language."""
    data = {
        "shown": dump_summaries(book),
        "regions": dump_regions(),
        "overviewLines": OVERVIEW_LINES,
        "governing": GOVERNING,
        "aside": ASIDE,
        "strategy": STRATEGY,
        "sure": SURE,
        "far": FAR,
        "decisive": list(DECISIVE),
        "unworked": {"numbers": NUMBERS, "rulings": list(UNWORKED)},
        "beside": list(BESIDE),
        "withOthers": list(WITH_OTHERS),
        "parts": {"between": PARTS, "sentences": SENTENCES, "share": PART_SHARE, "score": PART_SCORE},
    }
    head = dumps_line(data, compact=True).encode()[1:-1]
    words = dumps_line(parse_trusted(read_phrasebook(), dict[str, Json]), compact=True).encode()
    yield "search.json", b'{"index":%b,"phrasebook":%b,%b}' % (read_index_file(), words, head)
    for language in Language:
        yield f"answers.{language.value}.json", dumps_line(patterns(language, *SAID), compact=True).encode()


def dump_summaries(book: RulingBook) -> dict[str, Json]:
    """Return what the search shows of each ruling besides its statement."""
    return {
        ruling.id: {"status": ruling.status_in_words, "clauses": list(ruling.clauses)}
        for ruling in book.rulings
    }


def dump_regions() -> dict[str, Json]:
    """Return what each Region needs, shows and pays."""
    return {
        str(region.duration): {
            "needs": dict(asked_wonders(region.prerequisite)),
            "shows": dict(own_icons(region.duration)),
            "quest": {
                "per": region.quest.per.value,
                "fame": region.quest.fame,
                "biomes": [biome.value for biome in region.quest.biomes],
            }
            if region.quest
            else None,
        }
        for region in CATALOGUE.regions
    }
