from math import log

import pytest

from faraway.rulebook.indexing import build_index, dump_index, index_of
from faraway.rulebook.rulings import read_rulings
from faraway.rulebook.search import Row, load_index, read_index
from faraway.rulebook.words import Language

BARE = Language(
    core=frozenset(),
    elsewhere=frozenset(),
    stopwords=frozenset({"the"}),
    asking=frozenset(),
    term_of={},
    term_of_stem={},
    phrases={},
    wider_of={},
)


def test_the_index_that_ships_is_the_one_that_is_built() -> None:
    built = build_index(read_rulings())
    shipped = load_index(read_index())
    assert dump_index(built) == read_index().decode() == dump_index(shipped)
    assert [hit.id for hit in built.search("who wins a tie?")] == [
        hit.id for hit in shipped.search("who wins a tie?")
    ]


def test_silence_is_worth_what_all_words_left_out_are_worth() -> None:
    """By hand, silence counting 1.5: `the` counts 0.3 and is in one of one, `stone` 1.2 and in one of one; pairs are not missed."""
    rows = [
        Row(ruling=0, weight=1.0, terms="the"),
        Row(ruling=1, weight=1.0, terms="stone"),
    ]
    silent, loud = index_of({"a": 1.0, "b": 1.0}, rows, BARE).entries
    with_it, without_it, anywhere = (1 + 2 * 0.5) / 3, 2 * 0.5 / 3, 0.5
    missed = 1.5 * log((1 - with_it) / (1 - anywhere))
    not_missed = 1.5 * log((1 - without_it) / (1 - anywhere))
    assert silent.silence == pytest.approx(0.3 * missed + 1.2 * not_missed, abs=1e-6)
    assert loud.silence == pytest.approx(0.3 * not_missed + 1.2 * missed, abs=1e-6)
