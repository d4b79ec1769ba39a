"""The suspects of a diagnosis: misreadings, readings played wrongly, wrong card facts."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial

from attrs import evolve, fields_dict, frozen

from faraway.cards.catalogue import CATALOGUE, Card, Catalogue, Region
from faraway.cards.wording import words_for_icons, words_for_quest, words_for_wonders
from faraway.game.readings import READING_ENUMS, READING_VALUES, Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import MISREADINGS, deviations
from faraway.misreadings.misreading import Misreading, Subject


@frozen(kw_only=True)
class FixedReadings(Rules):
    """Rules that play some readings in one way only, whatever is requested."""

    always: Mapping[str, str]

    def under(self, readings: Readings) -> Rules:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the rules under these readings, except those that are fixed."""
        return super().under(Readings.of({**readings.values(), **self.always}))


@frozen(kw_only=True, eq=False)
class Suspect:
    """One possible cause of failures; a wrong fact has its wrong card, anything else the rule that it misreads."""

    id: str
    words: str
    clauses: tuple[str, ...]
    misread: Callable[[Rules], Rules]
    rule: str = "catalogue"
    wrong_card: Card | None = None


def compose(suspects: Iterable[Suspect]) -> Rules:
    """Return the rules of a port that gets all of these wrong at once."""
    rules = STANDARD_RULES
    for suspect in suspects:
        if suspect.wrong_card is None:
            rules = suspect.misread(rules)
        else:
            rules = evolve(rules, catalogue=with_fact(rules.catalogue, suspect.wrong_card))
    return rules


def with_fact(catalogue: Catalogue, wrong: Card) -> Catalogue:
    """Return the catalogue with one more wrong fact; other wrong facts of the same card stay."""
    right, present = printed(wrong), printed(wrong, catalogue)
    changed = {
        name: getattr(wrong, name)
        for name, field in fields_dict(type(wrong)).items()
        if field.init and getattr(wrong, name) != getattr(right, name)
    }
    return catalogue.with_card(evolve(present, **changed))


def printed(card: Card, catalogue: Catalogue = CATALOGUE) -> Card:
    """Return the card as printed, or as it is in another catalogue."""
    return catalogue.region_of[card.duration] if isinstance(card, Region) else catalogue.sanctuary_of[card.id]


@cache
def rule_suspects() -> Mapping[str, Suspect]:
    """Return the misreadings, and every reading played otherwise than requested."""
    suspects = [_suspect_of(misreading) for misreading in MISREADINGS.values()]
    return {suspect.id: suspect for suspect in (*suspects, *_misplayed_readings())}


def _suspect_of(misreading: Misreading) -> Suspect:
    return Suspect(
        id=misreading.id,
        words=misreading.belief,
        clauses=misreading.breaks,
        misread=misreading.misread,
        rule=misreading.rule,
        wrong_card=_wrong_card(misreading) if misreading.subject is Subject.FACT else None,
    )


def _wrong_card(misreading: Misreading) -> Card:
    catalogue = misreading.misread(STANDARD_RULES).catalogue
    cards: tuple[Card, ...] = (*catalogue.regions, *catalogue.sanctuaries)
    return next(card for card in cards if card != printed(card))


def _misplayed_readings() -> Iterator[Suspect]:
    for reading, values in READING_VALUES.items():
        for value in values:
            yield Suspect(
                id=f"{reading}={value}",
                words=f"The reading {reading} is always played as {value}, whatever is asked for.",
                clauses=_clauses_of(READING_ENUMS[reading].__doc__),
                misread=partial(_with_fixed, reading=reading, value=value),
                rule=reading,
            )


def _clauses_of(text: str | None) -> tuple[str, ...]:
    """Return the clauses that a reading's docstring cites."""
    cited = (text or "").partition("Rules: ")[2].rstrip(".\n ")
    return tuple(cited.split(", "))


def _with_fixed(rules: Rules, *, reading: str, value: str) -> Rules:
    always = rules.always if isinstance(rules, FixedReadings) else {}
    return FixedReadings(
        scoring=rules.scoring, game=rules.game, catalogue=rules.catalogue, always={**always, reading: value}
    )


@cache
def fact_suspects() -> Mapping[str, tuple[Suspect, ...]]:
    """Return every one-field deviation by the name of its card."""
    found: dict[str, list[Suspect]] = {}
    for deviation in deviations():
        wrong = _wrong_card(deviation)
        found.setdefault(card_name(wrong), []).append(fact_suspect(wrong, deviation.id))
    return {name: tuple(suspects) for name, suspects in found.items()}


def fact_suspect(wrong: Card, suspect_id: str) -> Suspect:
    """Return the suspect for a card as a port seems to have it."""
    clause = "COMP-1" if isinstance(wrong, Region) else "COMP-2"
    return Suspect(
        id=suspect_id,
        words=fact_in_words(wrong),
        clauses=(clause,),
        misread=lambda rules: evolve(rules, catalogue=rules.catalogue.with_card(wrong)),
        wrong_card=wrong,
    )


def card_name(card: Card) -> str:
    """Format a card's name: `Region 55`, `Sanctuary forest-stone`."""
    return f"Region {card.duration}" if isinstance(card, Region) else f"Sanctuary {card.id}"


def fact_in_words(wrong: Card) -> str:
    """Format how a port's card differs from the printed one."""
    right = printed(wrong)
    pairs = [
        ("is", _biome(wrong), _biome(right)),
        _night(wrong, right),
        ("shows", words_for_icons(wrong) or "nothing", words_for_icons(right) or "nothing"),
        ("pays", words_for_quest(wrong.quest) or "nothing", words_for_quest(right.quest) or "nothing"),
    ]
    if isinstance(wrong, Region) and isinstance(right, Region):
        asks, should_ask = (words_for_wonders(card.prerequisite) or "nothing" for card in (wrong, right))
        pairs.append(("asks for", asks, should_ask))
    wrongs = [f"{verb} {has} instead of {should}" for verb, has, should in pairs if has != should]
    return f"{card_name(wrong)} {' and '.join(wrongs)}."


def _night(wrong: Card, right: Card) -> tuple[str, str, str]:
    if isinstance(wrong, Region):
        has, should = ("by night" if card.night else "by day" for card in (wrong, right))
        return "is explored", has, should
    has = "a night symbol" if wrong.night else "no night symbol"
    return "has", has, has if wrong.night == right.night else "one" if right.night else "none"


def _biome(card: Card) -> str:
    return "gray" if card.biome is None else card.biome.value
