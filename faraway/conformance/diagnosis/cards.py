"""The wrong cards to try: those of the port's own catalogue, or those of tableaux that pay wrongly."""

from collections import Counter
from collections.abc import Iterator, Sequence

from faraway.cards.catalogue import Card
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.evidence import Evidence, cards_of, shows
from faraway.conformance.diagnosis.findings import Named
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.diagnosis.suspects import (
    Suspect,
    card_name,
    compose,
    fact_suspect,
    fact_suspects,
    rule_suspects,
)
from faraway.conformance.diagnosis.whole_facts import whole_facts

MOST_CARDS = 30


def shown_cards(answers: PortAnswers) -> list[Card]:
    """Return the wrong cards of the port's own catalogue."""
    return [
        card
        for failure in answers.failed.values()
        if failure.vector.level == 1 and failure.replies and not failure.is_form_only
        for card in wrong_cards(failure.vector, failure.replies[0].answer)
    ]


def fact_of_all_cards(
    answers: PortAnswers, names: Sequence[str], chosen: Sequence[Suspect]
) -> Iterator[Evidence]:
    """Yield the evidence for one fact read wrongly on all cards of a kind, beside what is named already."""
    cards = {name: answers.failed[name] for name in names if answers.failed[name].vector.level == 1}
    wrong = {name: (each.vector, each.replies[0].answer) for name, each in cards.items()}
    for suspect, alike, compared in whole_facts(answers.passed.values(), wrong, compose(chosen).catalogue):
        yield Evidence(suspect=suspect, alike=alike, compared=compared)


def cards_beyond(answers: PortAnswers, shown: Sequence[Card], names: Sequence[str]) -> Iterator[Named]:
    """Yield the wrong cards of the port's own catalogue for failures that ask for them."""
    for suspect, card in facts_in_question(answers, shown, names) if shown else ():
        asked = [name for name in names if answers.failed[name].vector.level == 1]
        alike = frozenset(name for name in asked if shows(answers.failed[name].vector, card))
        if alike:
            yield Named(suspect=suspect, names=alike, explains=len(alike))


def facts_in_question(
    answers: PortAnswers, shown: Sequence[Card], names: Sequence[str]
) -> list[tuple[Suspect, str]]:
    """Return the wrong facts to try, each with its card."""
    known = {suspect.wrong_card: suspect for suspect in rule_suspects().values()}
    if shown:
        facts = {fact.wrong_card: fact for card in shown for fact in fact_suspects()[card_name(card)]}
        facts |= known
        return [
            (facts.get(card) or fact_suspect(card, f"own {card_name(card)}"), card_name(card))
            for card in shown
        ]
    return [
        (known.get(suspect.wrong_card) or suspect, card)
        for card in _cards_in_question(answers, names)
        for suspect in fact_suspects().get(card, ())
    ]


def _cards_in_question(answers: PortAnswers, names: Sequence[str]) -> list[str]:
    """Return the cards that pay wrongly, those that fail most often first; none whose facts the port has right."""
    failed = Counter(card for name in names for card in cards_of(answers.failed[name].vector))
    passed = Counter(card for vector in answers.passed.values() for card in cards_of(vector))
    right = {name for name, vector in answers.passed.items() if vector.level == 1}
    cards = [card for card in failed if card.lower().replace(" ", "-", 1) not in right]
    return sorted(cards, key=lambda card: (-failed[card] / (failed[card] + passed[card]), card))[:MOST_CARDS]
