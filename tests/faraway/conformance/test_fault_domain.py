"""The fault domain is said in words that the record bears, and no more."""

from attrs import evolve

from faraway.conformance.derived.combinations import covering
from faraway.conformance.fault_domain import NOT_CAUGHT, FaultDomain, Tableaux, fault_domain, in_words
from faraway.game.readings import READING_VALUES

COMBINATIONS = tuple(tuple(each.values()) for each in covering(READING_VALUES))
OTHER = tuple(values[-1] for values in READING_VALUES.values())
DOMAIN = FaultDomain(
    suite="9.9.9",
    games=50,
    played=900,
    combinations=(*COMBINATIONS, OTHER),
    questions=("g01", "illegal-game-over"),
    caught={"a@of-2": (0, NOT_CAUGHT, 1, 1), "b@of-3": (NOT_CAUGHT, NOT_CAUGHT, NOT_CAUGHT, 0)},
    missed={},
    never_shown={"not-used": ("c@of-2",), "same-answers": (), "nothing-shown": ("d@of-2", "d@of-3")},
    tableaux=Tableaux(
        searched=70, caught={"e@no-sanctuary": "v"}, missed={}, never_shown=("f@no-sanctuary",)
    ),
)


def test_every_misreading_in_context_is_counted_once() -> None:
    assert DOMAIN.generated == 5
    assert evolve(DOMAIN, missed={"a@of-2": ("1/7",), "g@of-2": ("1/8",)}).generated == 6


def test_a_question_is_given_by_its_name_or_not_at_all() -> None:
    assert [DOMAIN.question("a@of-2", number) for number in range(4)] == [
        "g01",
        None,
        "illegal-game-over",
        "illegal-game-over",
    ]
    assert DOMAIN.combination(0) == covering(READING_VALUES)[0]


def test_what_only_other_combinations_show_is_left_to_a_thorough_run() -> None:
    assert DOMAIN.thorough_only() == ("b@of-3",)
    said = " ".join(in_words(DOMAIN))
    assert "1 of the 2 show under other combinations only, which --thorough asks: b@of-3." in said
    others = evolve(DOMAIN, caught={"a@of-2": (0, 0, 0, 0)})
    assert "0 of the 1 show under other combinations only, which --thorough asks." in " ".join(
        in_words(others)
    )


def test_figures_and_exceptions_are_said() -> None:
    said = " ".join(in_words(DOMAIN))
    assert "Suite 9.9.9, 5 misreadings of one rule in one context of a game: 2 show in games" in said
    assert "50 searched games under that combination show it." in said
    assert (
        "3 never showed in 200 searched games, of 900 played those that show something new (SAMPLED" in said
    )
    assert "not proved): 1 because the rule is not used" in said
    assert "1 are found by a scored tableau of the suite, 0 are missed, 1 never showed in 70" in said
    missing = " ".join(in_words(evolve(DOMAIN, missed={"x@of-2": ("0/3", "2/1")})))
    assert "show it, except for these, each missed under so many combinations: x@of-2 (2)." in missing


def test_the_record_that_ships_is_loaded_once() -> None:
    assert fault_domain() is fault_domain()
    assert fault_domain().caught
