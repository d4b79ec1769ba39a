from math import log

import pytest

from faraway.rulebook.index_builder import build_index, dump_index, index_rows
from faraway.rulebook.ruling_book import read_rulings
from faraway.rulebook.search import Row, load_index, read_index_file
from faraway.rulebook.vocabulary import Vocabulary

BARE = Vocabulary(
    core_terms=frozenset(),
    off_topic=frozenset(),
    games=frozenset(),
    stopwords=frozenset({"the"}),
    question_words=frozenset(),
    synonyms={},
    stems={},
    phrases={},
    broader={},
)


@pytest.mark.long
def test_the_shipped_index_is_the_one_that_is_built() -> None:
    built = build_index(read_rulings())
    shipped = load_index(read_index_file())
    assert dump_index(built) == read_index_file().decode() == dump_index(shipped)
    assert [hit.id for hit in built.search("who wins a tie?")] == [
        hit.id for hit in shipped.search("who wins a tie?")
    ]


def test_the_baseline_adds_up_the_evidence_of_all_absent_terms() -> None:
    """By hand, with absence weight 1.5: `the` weighs 0.3 and `stone` 1.2, each is in one of one wordings; bigrams do not count."""
    rows = [Row(ruling=0, weight=1.0, terms="the"), Row(ruling=1, weight=1.0, terms="stone")]
    silent, loud = index_rows({"a": 1.0, "b": 1.0}, rows, BARE).entries
    with_it, without_it, anywhere = 0.97, 0.03 * 0.5 / 1.03, 0.5
    missed = 1.5 * log((1 - with_it) / (1 - anywhere))
    not_missed = 1.5 * log((1 - without_it) / (1 - anywhere))
    assert silent.baseline == pytest.approx(0.3 * missed + 1.2 * not_missed, abs=1e-6)
    assert loud.baseline == pytest.approx(0.3 * not_missed + 1.2 * missed, abs=1e-6)


def test_a_bigram_of_one_wording_is_left_out() -> None:
    rows = [Row(ruling=0, weight=1.0, terms=terms) for terms in ("two stone", "two stone", "three stone")]
    postings = index_rows({"a": 3.0}, rows, BARE).postings
    assert postings["two_stone"] == "0:2"
    assert "three_stone" not in postings
    assert postings["three"] == "0"
