"""Statements about editions are held against grades: each form is accepted where it holds and refused where it does not."""

from collections.abc import Mapping

import pytest

from crosscheck.trace.documents import Citation, Clause, Preset
from crosscheck.trace.editions import contradictions, denied
from faraway.game.readings import Edition
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Ground, Kind

GRADES = {"S": How.STATES, "I": How.IMPLIES, "o": How.OPEN, "a": How.OPEN, "D": How.DIFFERS}


def clause(letters: str) -> Clause:
    """Return a clause by a letter for each of fr, en, en-web, de and it; `a` is open with a sentence that is ambiguous."""
    return Clause(
        id="X-1",
        kind=Kind.BEHAVIOUR,
        text="Something is so.",
        editions={
            edition: Citation(
                how=GRADES[letter], sentences=("HEADING #1 0123456789ab",) if letter != "o" else ()
            )
            for edition, letter in zip(Edition, letters, strict=True)
        },
    )


def faults(text: str, *letters: str) -> list[str]:
    """Return what is wrong with a text beside clauses of these grades."""
    clauses = {f"X-{place}": clause(each) for place, each in enumerate(letters, 1)}
    return [*contradictions([text], clauses, clauses)]


@pytest.mark.parametrize(
    ("text", "bears", "refutes"),
    [
        ("Every edition says so.", "SSSIS", "SSSSo"),
        ("The second phase is where all editions draw.", "IIIII", "IIIIa"),
        ("No edition says so.", "ooIoo", "oooSo"),
        ("Four editions leave the order open.", "ooooD", "oooII"),
        ("Four editions tell it, and the Italian says it by the way.", "SSSSI", "SSSII"),
        ("Only the German edition answers.", "oooIo", "oooII"),
        ("The German text alone asks first.", "oooSo", "SooSo"),
        ("The only text that explains it, the German overview, pays for each.", "oooSo", "ooooo"),
        ("The German example pays; the others do not say.", "oooIo", "oIoIo"),
        ("The English text underlines it.", "oSSoo", "oSooo"),
        ("The French word can mean both.", "aSSSS", "oSSSS"),
        ("The Italian one leaves that open.", "SSSSa", "SSSSS"),
        ("In the copy of the French one the sentence is lost.", "oIIII", "IIIII"),
    ],
)
def test_a_statement_about_editions_is_borne_by_their_grades(text: str, bears: str, refutes: str) -> None:
    assert faults(text, bears) == []
    assert faults(text, "DDDDD", bears) == []
    assert faults(text, refutes)


def test_a_statement_in_other_words_is_refused() -> None:
    assert faults("Most editions say so.", "SSSSS") == [
        "a statement about editions that nothing checks: Most editions say so."
    ]


def test_a_sentence_about_the_game_is_left_alone() -> None:
    assert faults("A Region joins the tableau; its clues count.", "ooooo") == []


@pytest.mark.parametrize(("grade", "number"), [("S", 1), ("I", 1), ("o", 0), ("a", 0), ("D", 0)])
def test_no_edition_can_be_read_against_a_clause_that_it_bears(grade: str, number: int) -> None:
    """The French text was once said to allow a value that leaves out a market which the same text asks for."""
    presets: Mapping[Edition, Preset] = {
        Edition.FR: Preset(value="every-round", ground=Ground.ONE_WAY, others=("while-needed",))
    }
    found = [*denied(presets, {"while-needed": ("X-1",)}, {"X-1": clause(grade * 5)})]
    assert len(found) == number
    assert [*denied(presets, {"until-round-7": ("X-1",)}, {"X-1": clause(grade * 5)})] == []
