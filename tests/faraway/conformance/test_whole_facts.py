"""A fact that a port reads wrongly on all its cards is named in one sentence, and quickly; a card that is right refutes it."""

from collections import Counter
from collections.abc import Callable

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.diagnosis import own_cards
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.diagnose import _Search, diagnose
from faraway.conformance.diagnosis.evidence import Work
from faraway.conformance.diagnosis.findings import Diagnosis
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.diagnosis.suspects import Suspect, compose, fact_suspects, rule_suspects
from faraway.conformance.diagnosis.whole_facts import _known, whole_facts
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.judge import judge, outcome_of
from faraway.conformance.verdict.nearest import facts_form
from faraway.conformance.verdict.outcome import Outcome
from faraway.io import dump
from tests.faraway.conformance.examples import outcomes_under, shipped_vector
from tests.samples import sample_of

CARDS = [vector for vector in shipped_suite().vectors if vector.level == 1]
Change = Callable[[JsonObject], JsonObject]
WHOLE = {each.suspect.id: each.suspect for each in _known(CATALOGUE)}


def sent(region: Change, sanctuary: Change) -> JsonObject:
    """Return the catalogue of a port that gives its Sanctuaries no ids."""
    nameless = (
        {key: value for key, value in dump(each).items() if key != "id"} for each in CATALOGUE.sanctuaries
    )
    regions: list[Json] = [region(dump(each)) for each in CATALOGUE.regions]
    sanctuaries: list[Json] = [sanctuary(each) for each in nameless]
    return {"regions": regions, "sanctuaries": sanctuaries}


def outcomes(answer: JsonObject) -> list[Outcome]:
    return [outcome_of(vector, [Reply(answer=answer)]) for vector in CARDS]


def same(card: JsonObject) -> JsonObject:
    return card


def exchanged(card: JsonObject) -> JsonObject:
    return {**card, "stones": card["chimeras"], "chimeras": card["stones"]}


def turned(card: JsonObject) -> JsonObject:
    return {**card, "night": not card["night"]}


def by_day(card: JsonObject) -> JsonObject:
    return {**card, "night": False}


def named(found: Diagnosis) -> list[str]:
    return [entry.suspect.id for entry in found.named]


@pytest.mark.parametrize(
    ("region", "sanctuary", "names"),
    [
        (exchanged, exchanged, ["stones-and-chimeras-exchanged-as-shown-on-all-cards"]),
        (turned, by_day, ["night-and-day-exchanged-on-all-regions", "night-missing-on-all-sanctuaries"]),
        (same, by_day, ["night-missing-on-all-sanctuaries"]),
        (
            lambda card: turned(exchanged(card)),
            same,
            [
                "night-and-day-exchanged-on-all-regions",
                "stones-and-chimeras-exchanged-as-shown-on-all-regions",
            ],
        ),
    ],
)
def test_one_slip_in_a_catalogue_is_one_sentence(region: Change, sanctuary: Change, names: list[str]) -> None:
    found = diagnose(outcomes(sent(region, sanctuary)))
    assert named(found) == names
    assert found.unexplained == ()


def test_a_wrong_catalogue_is_read_in_few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: Counter[str] = Counter()
    read = facts_form

    def counting(card: JsonObject) -> str:
        steps["read"] += 1
        return read(card)

    monkeypatch.setattr(own_cards, "facts_form", counting)
    diagnose(outcomes(sent(turned, turned)))
    assert steps["read"] < 2 * len(CARDS) * len(
        CATALOGUE.sanctuaries
    )  # once for each failure, not for each card of each


@pytest.mark.parametrize("name", sample_of(sorted(WHOLE)))
def test_every_fact_of_all_cards_is_named_alone_where_a_port_reads_it_so(name: str) -> None:
    found = diagnose(outcomes_under(compose([WHOLE[name]]), CARDS))
    if found.failures > 1:
        assert named(found) == [name] or found.named[0].suspect.words.startswith("On all")
    assert found.unexplained == ()


def test_it_is_named_beside_another_wrong_card_and_for_the_scores_that_follow() -> None:
    suspect, card = WHOLE["night-and-day-exchanged-on-all-regions"], fact_suspects()["Region 9"][0]
    vectors = [vector for vector in shipped_suite().vectors if vector.level in (1, 2)]
    found = diagnose(outcomes_under(compose([suspect, card]), vectors))
    assert named(found)[0] == suspect.id
    assert [each.suspect.words.split()[1] for each in found.named[1:]] == ["9"]
    assert found.unexplained == ()


def test_one_card_as_printed_refutes_it() -> None:
    right = dump(CATALOGUE.region_of[1])
    found = diagnose(outcomes(sent(lambda card: right if card["duration"] == 1 else turned(card), same)))
    assert not any("on-all" in name for name in named(found))


def test_a_card_that_is_wrong_in_another_fact_refutes_it() -> None:
    region, passed = shipped_vector("region-1"), ()
    answer: Json = sent(turned, same)
    both: dict[str, tuple[Vector, Json]] = {
        name: (shipped_vector(name), answer) for name in ("region-2", "region-3", "region-4")
    }
    assert "night-and-day-exchanged-on-all-regions" in {each.id for each, _, _ in whole_facts(passed, both)}
    clued: Json = {"regions": [{**dump(CATALOGUE.region_of[1]), "clues": 5}]}
    assert not [*whole_facts(passed, {**both, "region-1": (region, clued)})]
    gone: dict[str, tuple[Vector, Json]] = {**both, "region-1": (region, {"regions": []})}
    assert {len(alike) for _, alike, _ in whole_facts(passed, gone)} == {3}
    assert not [*whole_facts(passed, {"region-1": both["region-2"]})]


def test_what_is_beyond_six_wrong_cards_is_explained_too() -> None:
    def night(*durations: int) -> Diagnosis:
        answer = sent(lambda card: {**card, "night": True} if card["duration"] in durations else card, same)
        return diagnose(outcomes(answer))

    days = [each.duration for each in CATALOGUE.regions if not each.night]
    seventh = night(*days[:7])
    assert len(seventh.named) == 6
    assert seventh.unexplained == ()
    assert seventh.in_words()[-1].startswith("1 more failure is explained by region-")
    assert seventh.blamed()[f"region-{days[6]}"] == "COMP-1"
    many = night(*days[:16])
    assert many.in_words()[-1].startswith(
        "10 more failures are explained by 10 more wrong cards like these: region-"
    )
    assert many.in_words()[-1].endswith(" and others.")
    assert night(*days[:8]).in_words()[-1].startswith("2 more failures are explained by 2 more wrong cards")


def test_beyond_a_port_that_shows_no_cards_there_is_nothing() -> None:
    vectors = [vector for vector in shipped_suite().vectors if vector.level == 3]
    wrong = outcomes_under(compose([rule_suspects()["no-tie-break"]]), vectors)
    search = _Search(PortAnswers(wrong), None, Work())
    assert search.open()
    assert search._beyond() == ()


def test_the_search_says_where_it_ended() -> None:
    open_ones = Diagnosis(named=(), failures=3, unexplained=("a", "b"))
    assert open_ones.in_words() == ("2 of 3 failures are explained by nothing known: a, b.",)
    (at_limit,) = evolve(open_ones, most_named=6, is_cut_short=True).in_words()
    assert (
        at_limit == "2 of 3 failures are explained by none of these: a, b. The search ends when 6 are named."
    )
    (cut_short,) = evolve(open_ones, is_cut_short=True).in_words()
    assert cut_short.startswith(
        "2 of 3 failures are explained by nothing that was compared: a, b. The search was cut short"
    )


def test_a_search_that_uses_up_its_steps_says_so() -> None:
    vectors = [vector for vector in shipped_suite().vectors if vector.level in (2, 3, 4)]
    wrong = compose([WHOLE["night-and-day-exchanged-on-all-cards"]])
    found = diagnose(outcomes_under(wrong, vectors))
    assert found.is_cut_short
    assert "cut short" in found.in_words()[-1]


def test_a_wrong_fact_that_was_not_sent_is_not_named() -> None:
    answer = sent(same, lambda card: {**card, "clues": 9} if card == facts("forest-night") else card)
    found = diagnose(outcomes(answer))
    assert [entry.suspect.words for entry in found.named] == [
        "Sanctuary forest-night shows 9 clues instead of nothing."
    ]


def facts(sanctuary: str) -> JsonObject:
    return {key: value for key, value in dump(CATALOGUE.sanctuary_of[sanctuary]).items() if key != "id"}


def test_sanctuaries_without_ids_are_paired_by_what_is_most_alike() -> None:
    answer = sent(same, lambda card: by_day(card) if card["night"] else card)
    night = [each.id for each in CATALOGUE.sanctuaries if each.night]
    found = [card for name in night for card in wrong_cards(shipped_vector(f"sanctuary-{name}"), answer)]
    assert found == [evolve(CATALOGUE.sanctuary_of[name], night=False) for name in night]


def test_sanctuaries_that_are_equally_alike_or_too_many_are_not_paired() -> None:
    vector = shipped_vector("sanctuary-forest-night")
    bare, city = {**facts("forest-night"), "night": False}, {**facts("forest-night"), "biome": "city"}
    others: list[Json] = [facts(each.id) for each in CATALOGUE.sanctuaries if each.id != "forest-night"]
    assert [*wrong_cards(vector, {"sanctuaries": [*others, bare]})]
    assert not [*wrong_cards(vector, {"sanctuaries": [*others, bare, city]})]
    assert not [
        *wrong_cards(vector, {"sanctuaries": [*others, *({**bare, "clues": 5 + n} for n in range(91))]})
    ]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([{"night": False}], "0 Sanctuaries with these facts; the nearest that is sent has night false"),
        (
            [{"night": False}, {"clues": 3}],
            "0 Sanctuaries with these facts; one of the nearest that is sent has night false",
        ),
        ([{"night": None, "clues": 4, "stones": 4, "thistles": 4}], "0 Sanctuaries with these facts"),
        ([], "0 Sanctuaries with these facts"),
    ],
)
def test_a_missing_sanctuary_is_shown_with_what_is_nearest(changes: list[JsonObject], words: str) -> None:
    others: list[Json] = [5, *(facts(each.id) for each in CATALOGUE.sanctuaries if each.id != "forest-night")]
    near = [{**facts("forest-night"), **change} for change in changes]
    (difference,) = judge(
        shipped_vector("sanctuary-forest-night"), [Reply(answer={"sanctuaries": [*others, *near]})]
    )
    assert difference.got == words


def test_a_fact_that_is_left_out_is_said_to_be() -> None:
    near = {key: value for key, value in facts("forest-night").items() if key != "night"}
    (difference,) = judge(shipped_vector("sanctuary-forest-night"), [Reply(answer={"sanctuaries": [near]})])
    assert str(difference.got).endswith("the nearest that is sent has no night")


def test_night_on_a_sanctuary_is_a_symbol() -> None:
    words = {suspect.id: suspect.words for suspect in fact_suspects()["Sanctuary forest-night"]}
    assert (
        words["sanctuary-forest-night-by-day"] == "Sanctuary forest-night has no night symbol instead of one."
    )
    words = {suspect.id: suspect.words for suspect in fact_suspects()["Sanctuary desert-clue"]}
    assert (
        words["sanctuary-desert-clue-by-night"] == "Sanctuary desert-clue has a night symbol instead of none."
    )


def test_the_suspects_are_whole() -> None:
    assert len(WHOLE) > 100
    assert all(isinstance(suspect, Suspect) for suspect in WHOLE.values())
