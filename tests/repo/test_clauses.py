import re
from collections import Counter

import pytest

from crosscheck.trace.documents import Clause, read_chapters, read_ledger
from faraway.game.readings import READING_VALUES, Edition
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Ground

CLAUSES = [clause for chapter in read_chapters() for clause in chapter.clause]
BY_ID = {clause.id: clause for clause in CLAUSES}
CITATIONS = [
    (f"{clause.id} {edition.value}", clause.editions[edition]) for clause in CLAUSES for edition in Edition
]
LEDGER = {entry.id: entry for entry in read_ledger()}
LEANS = re.compile(
    r"^(?:It|They|These|Their|This|That|All other|No more than one)\b|\b(?:for this|in this order)\b"
)
EXCLUDES = re.compile(r"\b(?:only|exactly|never|nobody|no more than|at most|either)\b", re.IGNORECASE)
EXCLUDING = {
    "COMP-6": "de", "COMP-27": "de", "FIND-3": "fr de", "END-9": "fr en en-web de it",
    "END-17": "de it", "WIN-6": "fr en en-web", "ADV-6": "fr en en-web it",
}  # fmt: skip
"""Clauses that exclude something, and the editions whose own words were looked at and exclude it too."""
SILENCE = re.compile(
    r"no \w+ is (mentioned|excepted|given)|no exception|only .*(are said|told anew)|names? only"
    r"|none is said|ordinary meaning|is the step|(is|are) not said|nothing( more)? is said"
)


def test_a_clause_has_an_id_and_one_sentence_of_its_own() -> None:
    assert [name for name, times in Counter(clause.id for clause in CLAUSES).items() if times > 1] == []
    assert len({clause.text for clause in CLAUSES}) == len(CLAUSES)
    assert [
        clause.id for clause in CLAUSES if not re.fullmatch(r"[A-Z](?:[^\s.]| (?! ))*\.", clause.text)
    ] == []


def test_a_clause_can_be_read_by_itself() -> None:
    """A clause is cited alone: it does not begin with a word for something that another clause names."""
    assert [clause.id for clause in CLAUSES if LEANS.search(clause.text)] == []
    assert LEANS.search("It counts itself.")
    assert LEANS.search("The phases are played in this order.")


def test_ids_of_a_chapter_are_numbered_from_one_without_gaps() -> None:
    """A clause that was split off stands beside what it was split from; its id follows the last one."""
    for chapter in read_chapters():
        prefix = chapter.clause[0].id.partition("-")[0]
        assert re.fullmatch("[A-Z]+", prefix)
        assert {clause.id for clause in chapter.clause} == {
            f"{prefix}-{number}" for number in range(1, len(chapter.clause) + 1)
        }


def test_a_citation_names_sentences_unless_the_edition_leaves_it_open() -> None:
    for place, citation in CITATIONS:
        assert citation.references or citation.how is How.OPEN, place
        assert len(set(citation.references)) == len(citation.references), place


def test_what_is_implied_differs_or_can_be_read_two_ways_says_from_what_or_how() -> None:
    for place, citation in CITATIONS:
        is_ambiguous = citation.how is How.OPEN and citation.references
        assert citation.note or not (citation.how in {How.IMPLIES, How.DIFFERS} or is_ambiguous), place


def test_an_argument_from_silence_is_not_called_implied() -> None:
    """What follows only from something not being said, or from a word's ordinary meaning, is left open."""
    assert SILENCE.search("and none is said to be missing")
    for place, citation in CITATIONS:
        assert not (citation.how is How.IMPLIES and SILENCE.search(citation.note)), place


def test_what_a_clause_excludes_is_stated_only_where_the_edition_excludes_it() -> None:
    """`A card from the hand` does not say `only from the hand`: that is implied, and so is `one` for `exactly one`."""
    stated = {
        clause.id: " ".join(
            edition.value for edition in Edition if clause.editions[edition].how is How.STATES
        )
        for clause in CLAUSES
        if EXCLUDES.search(clause.text)
    }
    assert {name: editions for name, editions in stated.items() if editions} == EXCLUDING


def test_the_same_ground_is_graded_alike() -> None:
    """The same sentences in both English editions, or the same note in any two, cannot bear a clause differently."""
    for clause in CLAUSES:
        english, web = clause.editions[Edition.EN], clause.editions[Edition.EN_WEB]
        if english.references and [each.fingerprint for each in english.references] == [
            each.fingerprint for each in web.references
        ]:
            assert (english.how, english.note) == (web.how, web.note), clause.id
        noted = {cited.note: cited.how for cited in clause.editions.values() if cited.note}
        assert all(noted.get(cited.note, cited.how) is cited.how for cited in clause.editions.values()), (
            clause.id
        )


def test_a_clause_that_no_edition_states_or_implies_has_its_reason() -> None:
    for clause in CLAUSES:
        is_borne = any(citation.how in {How.STATES, How.IMPLIES} for citation in clause.editions.values())
        assert bool(clause.reason) != is_borne, clause.id


def test_defects_once_found_stay_mended() -> None:
    """Each row was once claimed too strongly, a few too weakly; a half that the edition does not say is now a clause of its own."""
    grades = {
        (name, edition): BY_ID[name].editions[Edition(edition)].how.value
        for name, edition in (
            ("COMP-27", "fr"), ("COMP-19", "en"), ("SCORE-22", "de"), ("COMP-29", "en"), ("SCORE-32", "it"), ("SETUP-7", "de"),
            ("SETUP-7", "it"), ("SETUP-10", "it"), ("COMP-18", "de"), ("FIND-2", "en"), ("FIND-2", "it"), ("FIND-6", "it"),
            ("WIN-6", "it"), ("COMP-15", "en"), ("SCORE-25", "de"), ("END-5", "en"), ("END-21", "en"), ("END-9", "en"),
            ("SCORE-6", "en"), ("SCORE-21", "it"), ("SETUP-1", "en"), ("ROUND-3", "en"), ("SCORE-3", "de"), ("SCORE-12", "de"),
            ("WIN-1", "en-web"), ("INFO-3", "fr"), ("SANCT-4", "it"), ("SANCT-2", "en-web"), ("SCORE-30", "en"), ("WIN-3", "it"),
            ("COMP-1", "en"), ("COMP-13", "fr"), ("COMP-23", "en"), ("EXPLORE-4", "de"), ("FIND-3", "it"), ("END-2", "de"),
            ("END-2", "en"), ("INFO-2", "it"), ("INFO-2", "en"), ("ADV-4", "de"), ("SCORE-6", "fr"), ("COMP-13", "it"),
            ("SCORE-6", "it"), ("END-14", "it"), ("SETUP-2", "fr"), ("EXPLORE-2", "en"), ("EXPLORE-9", "de"), ("FIND-15", "en"),
            ("FIND-14", "fr"), ("COMP-6", "en"), ("SCORE-15", "it"), ("SCORE-16", "it"), ("SETUP-6", "de"), ("INFO-2", "de"),
            ("END-14", "de"), ("SCORE-20", "en"), ("SCORE-20", "en-web"), ("FIND-3", "en"), ("END-17", "fr"), ("END-17", "en"),
            ("END-15", "fr"), ("END-15", "de"), ("SCORE-30", "it"), ("COMP-4", "de"), ("ROUND-6", "en"), ("ROUND-6", "it"),
            ("EXPLORE-7", "en"), ("EXPLORE-7", "it"), ("SCORE-28", "de"),
        )
    }  # fmt: skip
    assert grades == {
        ("COMP-27", "fr"): "open", ("COMP-19", "en"): "open", ("SCORE-22", "de"): "implies", ("COMP-29", "en"): "open",
        ("SCORE-32", "it"): "open", ("SETUP-7", "de"): "open", ("SETUP-7", "it"): "open", ("SETUP-10", "it"): "implies",
        ("COMP-18", "de"): "implies", ("FIND-2", "en"): "implies", ("FIND-2", "it"): "implies", ("FIND-6", "it"): "open",
        ("WIN-6", "it"): "implies", ("COMP-15", "en"): "implies", ("SCORE-25", "de"): "implies", ("END-5", "en"): "open",
        ("END-21", "en"): "states", ("END-9", "en"): "states", ("SCORE-6", "en"): "implies", ("SCORE-21", "it"): "implies",
        ("SETUP-1", "en"): "implies", ("ROUND-3", "en"): "implies", ("SCORE-3", "de"): "implies", ("SCORE-12", "de"): "implies",
        ("WIN-1", "en-web"): "implies", ("INFO-3", "fr"): "open", ("SANCT-4", "it"): "open", ("SANCT-2", "en-web"): "open",
        ("SCORE-30", "en"): "open", ("WIN-3", "it"): "implies",
        ("COMP-1", "en"): "open", ("COMP-13", "fr"): "open", ("COMP-23", "en"): "open", ("EXPLORE-4", "de"): "implies",
        ("FIND-3", "it"): "implies", ("END-2", "de"): "implies", ("END-2", "en"): "implies", ("INFO-2", "it"): "open",
        ("INFO-2", "en"): "open", ("ADV-4", "de"): "open", ("SCORE-6", "fr"): "open", ("COMP-13", "it"): "open",
        ("SCORE-6", "it"): "implies", ("END-14", "it"): "open", ("SETUP-2", "fr"): "implies", ("EXPLORE-2", "en"): "implies",
        ("EXPLORE-9", "de"): "implies", ("FIND-15", "en"): "implies", ("FIND-14", "fr"): "open", ("COMP-6", "en"): "implies",
        ("SCORE-15", "it"): "open", ("SCORE-16", "it"): "implies", ("SETUP-6", "de"): "implies", ("INFO-2", "de"): "implies",
        ("END-14", "de"): "implies", ("SCORE-20", "en"): "open", ("SCORE-20", "en-web"): "open", ("FIND-3", "en"): "implies",
        ("END-17", "fr"): "implies", ("END-17", "en"): "implies", ("END-15", "fr"): "implies", ("END-15", "de"): "implies",
        ("SCORE-30", "it"): "implies", ("COMP-4", "de"): "implies", ("ROUND-6", "en"): "open", ("ROUND-6", "it"): "open",
        ("EXPLORE-7", "en"): "implies", ("EXPLORE-7", "it"): "implies", ("SCORE-28", "de"): "open",
    }  # fmt: skip


def test_what_rests_on_the_order_of_turning_up_cites_the_whole_order() -> None:
    """The first card to turn up is named in one sentence; that the others follow from right to left, in the next (German: in one)."""
    for name in ("SCORE-3", "SCORE-21", "SCORE-35"):
        for edition, order in (("fr", "717333f33e0d"), ("en", "e89562eb9bb4"), ("en-web", "e89562eb9bb4"),
                               ("de", "a8d491e4092f"), ("it", "f29860ae44cc")):  # fmt: skip
            assert order in {each.fingerprint for each in BY_ID[name].editions[Edition(edition)].references}


def test_what_is_said_to_be_open_names_no_card_that_an_edition_may_hide() -> None:
    """The Italian text lays drawn Sanctuaries face down in the play area: only those placed are open to all."""
    assert "Sanctuaries placed" in BY_ID["INFO-1"].text
    assert BY_ID["FIND-6"].editions[Edition.IT].how is How.OPEN


def test_an_order_that_a_shortage_reverses_is_claimed_of_no_shortage() -> None:
    """The German box has players draw and place on their turns, before they take: what says otherwise excepts it."""
    box = "ERKUNDUNG BEENDEN > ZU WENIG HEILIGTÜMER?"
    for name in ("FIND-15", "END-16"):
        assert BY_ID[name].text.startswith("Except in a shortage, ")
        assert box in {each.heading for each in BY_ID[name].editions[Edition.DE].references}


@pytest.mark.parametrize(
    "clause", [clause for clause in CLAUSES if clause.reading], ids=lambda clause: clause.id
)
def test_a_reading_asks_about_the_clauses_that_it_decides(clause: Clause) -> None:
    assert clause.reading in READING_VALUES
    assert clause.id in LEDGER[clause.reading].clauses or clause.id == "INFO-3"


@pytest.mark.parametrize("reading", READING_VALUES)
def test_the_ground_of_a_preset_follows_from_what_the_edition_says(reading: str) -> None:
    """A preset and the grades of the clauses that its reading decides cannot contradict each other."""
    entry = LEDGER[reading]
    decided = [clause for clause in CLAUSES if clause.reading == reading]
    assert decided
    assert set(entry.presets) == set(Edition)
    for edition, preset in entry.presets.items():
        grades = {clause.editions[edition].how for clause in decided}
        is_ambiguous = any(
            clause.editions[edition].how is How.OPEN and clause.editions[edition].references
            for clause in decided
        )
        assert preset.value in READING_VALUES[reading]
        assert set(preset.others) <= set(READING_VALUES[reading]) - {preset.value}
        match preset.ground:
            case Ground.STATED if preset.value == entry.default:
                assert grades == {How.STATES}, edition
            case Ground.STATED:
                assert How.DIFFERS in grades, edition
            case Ground.IMPLIED:
                assert preset.value == entry.default, edition
                assert grades in ({How.IMPLIES}, {How.STATES, How.IMPLIES}), edition
                assert preset.note, edition
            case Ground.ONE_WAY:
                assert preset.others, edition
                assert preset.note, edition
                assert is_ambiguous, edition
                assert How.DIFFERS not in grades, edition
            case Ground.SILENT:
                assert preset.value == entry.default, edition
                assert How.OPEN in grades, edition
                assert How.DIFFERS not in grades, edition
        assert bool(preset.others) == (preset.ground is Ground.ONE_WAY), edition
