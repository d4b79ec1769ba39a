"""Questions of players in four languages, cases and general ones: what must hold of each answer."""

from faraway.messages import Language, message
from faraway.rulebook.answers import answer_question
from tests.batches import in_batches
from tests.faraway.rulebook.asking.asked import Seen, read_seen, read_unsettled
from tests.faraway.rulebook.cases.parsed import work_out
from tests.samples import sample_of

CONCRETE = read_seen("concrete_questions.toml")
GENERAL = read_seen("general_questions.toml")
SETTLED = read_seen("settled_questions.toml")
NEAR = read_seen("near_questions.toml")
OUTSIDE = read_seen("outside_questions.toml")
PLAIN = read_seen("plain_questions.toml")
WORKED = (*read_seen("worked_questions.toml"), *read_seen("turns_questions.toml"))
SCORED = (
    *read_seen("scored_questions.toml"),
    *read_seen("stated_questions.toml"),
    *read_seen("laid_questions.toml"),
)
JUDGED = read_seen("judged_questions.toml")
COURSE = read_seen("course_questions.toml")
FURTHER = read_seen("further_questions.toml")
ROUNDABOUT = read_seen("roundabout_questions.toml")
SIBLING = read_seen("sibling_questions.toml")
ONCE = read_seen("once_questions.toml")
FRESH = read_seen("fresh_questions.toml")
NEWCOMER = read_seen("newcomer_questions.toml")
PLAYED = read_seen("played_questions.toml")
STRANGER = read_seen("stranger_questions.toml")
POSED = read_seen("posed_questions.toml")
OFFHAND = read_seen("offhand_questions.toml")
FANCIED = read_seen("fancied_questions.toml")
GUEST = read_seen("guest_questions.toml")


def test_each_language_has_thirty_of_which_some_are_refused() -> None:
    seen = read_seen()
    for language in Language:
        asked = [each for each in seen if each.language == language.value]
        assert len(asked) == 30
        assert len([each for each in asked if each.is_refused]) >= 3


def test_each_language_has_eleven_more_with_a_situation() -> None:
    assert [each.language for each in CONCRETE] == [
        each for each in ("en", "fr", "de", "it") for _ in range(11)
    ]


@in_batches(
    "asked",
    sample_of(
        [
            *read_seen(),
            *CONCRETE,
            *GENERAL,
            *SETTLED,
            *OUTSIDE,
            *NEAR,
            *PLAIN,
            *WORKED,
            *SCORED,
            *JUDGED,
            *COURSE,
            *FURTHER,
            *ROUNDABOUT,
            *SIBLING,
            *ONCE,
            *FRESH,
            *NEWCOMER,
            *PLAYED,
            *STRANGER,
            *POSED,
            *OFFHAND,
            *FANCIED,
            *GUEST,
        ]
    ),
)
def test_the_answer_is_the_one_of_the_rulebooks(asked: Seen) -> None:
    answer = answer_question(asked.question)
    assert answer.language.value == asked.language
    assert answer.is_found is not asked.is_refused
    assert asked.says in " ".join(answer.lines)
    if asked.ruling:
        assert answer.hits[0].id == asked.ruling
    if asked.overview:
        assert answer.lines[0] == message(answer.language, asked.overview)


@in_batches("asked", sample_of([*WORKED, *SCORED]))
def test_a_situation_that_was_laid_out_is_worked_out(asked: Seen) -> None:
    assert answer_question(asked.question).case is not None


@in_batches("question", sample_of(read_unsettled()))
def test_what_is_not_understood_is_neither_computed_nor_judged(question: str) -> None:
    assert work_out(question) is None
    assert answer_question(question).verdict == ""
