"""The nearest situations of play: what a row finds and draws, who takes when and from how many, who is placed where, what a deck holds.

Each is a case that is said with what it supposes; nothing is claimed of the question.
"""

from itertools import pairwise

from faraway.rulebook.cases.beside import at, is_any, sentences_of, start_before, stop_after
from faraway.rulebook.cases.case import (
    Case,
    DeckCase,
    DrawCase,
    FindersCase,
    HandDrawCase,
    KeepCase,
    MarketCase,
    OrderCase,
    RankCase,
    RoundsCase,
    StateCase,
)
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.nearest_order import is_kept
from faraway.rulebook.cases.numbers import LEAST_DURATION, MOST_PLAYERS, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.parsing_drawn import asks_draw
from faraway.rulebook.cases.parsing_rank import ranked_in_turn
from faraway.rulebook.cases.parsing_rounds import held_in_hand
from faraway.rulebook.cases.parsing_seats import couple_of, once, pairs_of_players
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import cards_of
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.cases.seats import ME, clause_of, read_owners
from faraway.rulebook.cases.tabled import clues_described
from faraway.rulebook.cases.tallying import clues_tallied, is_of_both, is_on_sanctuaries, tally_clues
from faraway.rulebook.cases.values import clues_on, finds

ELSEWHERE = ("hand", "centre", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick")
"""Regions beside words of these kinds are not those of a tableau."""
IN_MIDDLE = ("centre", "market", "need", "removed")
"""A Region in one part of a sentence with words of these kinds is wanted or lies in the middle."""
OTHERS = ("stranger", "person", "pron", "other")
EARLIER = ("previous", "earlier", "before")
NEXT = ("play", "now", "if", "unreal", "me")
"""A Region beside words of these kinds comes after a row that was stated before it."""
HOLDING = ("have", "still")
"""Words of these kinds say that Regions are in a hand: `I hold 11, 40 and 59`."""
CHOSEN = ("take", "pick", "keep", "took", "find", "getting", "now")
"""A Sanctuary beside words of these kinds may be one that is chosen in this very round."""
FEWEST_PLAYERS, MOST_DRAWN, LEAST_BACKWARD = 2, 15, 3


def row_of(scene: Scene) -> Listed | None:
    """Return the longest list of several Regions that may be a row; None if there is none, or two as long."""
    lists = [each for each in cards_of(scene) if _is_row(each)]
    longest = max((len(each.cards) for each in lists), default=0)
    found = [each for each in lists if len(each.cards) == longest]
    return found[0] if len(found) == 1 else None


def _is_row(listed: Listed) -> bool:
    cards = listed.cards
    is_list = len(cards) > 1 and max(cards) >= LEAST_DURATION
    return is_list and len(set(cards)) == len(cards) <= MOST_ROUNDS and listed.kinds.isdisjoint(ELSEWHERE)


def is_of_finding(reading: Reading) -> bool:
    """Return True if a question asks for Sanctuaries that are found or drawn, and not for what anything pays."""
    is_asked = asks_draw(reading) or reading.asks_for("sanctuary") or reading.has("which", "sanctuary")
    is_found = any(
        any("find" in word.kinds for word in part) and any("sanctuary" in word.kinds for word in part)
        for part in (
            reading.words[start:end]
            for start, end in sentences_of(reading.words)
            if at(reading.words, end).text == "?"
        )
    )
    return is_found or (is_asked and reading.lacks("pay", "need"))


def of_finding(reading: Reading, *, is_backward: bool) -> Case | None:
    """Return what each Region of a row has drawn, or the last one with the clues that are counted, or each of those that may come next."""
    scene = read_scene(reading)
    hand = _hand(reading)
    if reading.has("partial"):
        return _of_part(reading)
    if is_backward:
        row = tuple(dict.fromkeys(reading.durations))[::-1]
        return _drawn(reading, row) if LEAST_BACKWARD <= len(row) <= MOST_ROUNDS and not hand else None
    listed = row_of(scene)
    if _is_weighed(scene) or (listed is not None and not _is_of_one(scene, listed)):
        return None
    row = listed.cards if listed is not None and not scene.names else ()
    if len(reading.row) > len(row) and reading.lacks(*OTHERS, "elsewhere") and not hand:
        row = reading.row
    stated = _stated_in_one_sentence(reading)
    if len(stated) > len(row):
        row = stated
    if hand:
        return _of_hand(reading, row, hand)
    coming = _coming(scene, listed) if listed is not None and row == listed.cards else ()
    if len(coming) > 1:
        return HandDrawCase(row=row, hand=coming, is_open=_is_open(reading))
    row = (*row, *coming)
    return _drawn(reading, row) if len(set(row)) == len(row) > 1 and is_kept(scene, row) else None


def _of_part(reading: Reading) -> Case | None:
    """Return what a Region draws after the one before it, where others were named `among others`: `and I play the 66 after the 60`."""
    cards = [number for number in reading.numbers if number.role is Role.DURATION]
    pairs = [
        (other.value, one.value)
        for one, other in pairwise(cards)
        if any("after" in word.kinds for word in reading.words[one.place : other.place])
        and not any(is_any(word, ("break", "bracket")) for word in reading.words[one.place : other.place])
    ]
    is_plain = reading.lacks(*OTHERS, "elsewhere", "hand", "centre") and not reading.counts
    if len(pairs) != 1 or not finds(pairs[0]) or reading.sanctuaries.phrases or not is_plain:
        return None
    clues = clues_on(dict.fromkeys(reading.durations))
    return DrawCase(row=pairs[0], clues=clues, is_open="clue" not in reading.denied)


def _is_weighed(scene: Scene) -> bool:
    """Return True if two orders of the same Regions are stated with `or` between them: `13 before 2 or 2 before 13`."""
    for place in scene.reading.places("or"):
        before = {card for each in scene.lists if each.end < place for card in each.cards}
        behind = {card for each in scene.lists if each.start > place for card in each.cards}
        if before and before == behind:
            return True
    return False


def _is_of_one(scene: Scene, listed: Listed) -> bool:
    """Return True if no word within a list says that somebody else played what follows: `he 12, 45 and I 3, 40`."""
    within = scene.words[listed.start : listed.end]
    if "elsewhere" in listed.kinds:
        return False
    return not any(is_any(word, (*OTHERS, "me")) and "own" not in word.kinds for word in within)


def is_placed_before(reading: Reading) -> bool:
    """Return True if no described Sanctuary may be one that is chosen now, and no clue is said to lie in a hand."""
    phrases = reading.sanctuaries.phrases
    sentences = [
        reading.words[start_before(reading.words, each.start) : stop_after(reading.words, each.end)]
        for each in phrases
    ]
    is_chosen = any(is_any(word, CHOSEN) for words in sentences for word in words)
    return (not is_chosen or tally_clues(reading) is not None) and reading.lacks("hand")


def _stated_in_one_sentence(reading: Reading) -> tuple[int, ...]:
    """Return all Regions of a question that are stated one after the other in its first sentence with any; nothing if their order is in doubt."""
    named = [number for number in reading.numbers if number.role is Role.DURATION]
    sentence = reading.sentence_of(named[0]) if named else ()
    first = [number for number in named if reading.sentence_of(number) == sentence]
    row = tuple(dict.fromkeys(number.value for number in first))
    is_plain = any("then" in word.kinds for word in sentence) and reading.lacks(
        *OTHERS, *EARLIER, "after", "doubt", "hand", "centre", "compare"
    )
    is_whole = len(row) == len(first) <= MOST_ROUNDS and set(reading.durations) == set(row)
    return row if is_plain and is_whole and len(row) >= LEAST_BACKWARD else ()


def _drawn(reading: Reading, row: tuple[int, ...]) -> Case | None:
    """Return what a row has drawn: its last Region with all clues that are described, or else each one; nothing if those are in doubt."""
    clues = reading.counts.get("clue", 0)
    tallied = clues_tallied(reading, row) if finds(row) and is_placed_before(reading) else None
    if tallied is not None:
        return DrawCase(row=row, clues=tallied)
    if is_of_both(reading):
        return None
    if len(row) == 2 and clues and finds(row):
        return DrawCase(row=row, clues=clues)
    placed = clues_described(reading.sanctuaries) or 0
    if not placed and not clues and is_on_sanctuaries(reading) and is_placed_before(reading):
        return None
    if placed and finds(row) and not clues and not reading.has("often"):
        return DrawCase(row=row, clues=clues_on(row) + placed)
    return RoundsCase(row=row, is_open=_is_open(reading))


def _is_open(reading: Reading) -> bool:
    """Return True if more clues may lie on cards that are not named."""
    return not reading.sanctuaries.is_none and "clue" not in reading.sanctuaries.denied


def _hand(reading: Reading) -> tuple[int, ...]:
    """Return the Regions of a hand in the order in which they are stated."""
    if not reading.has("hand"):
        held = [
            each
            for each in reading.laid.lists
            if len(each.cards) > 1 and all(kind in each.kinds for kind in HOLDING)
        ]
        return held[0].cards if len(held) == 1 else ()
    cards = held_in_hand(reading)
    return tuple(dict.fromkeys(each.value for each in sorted(cards, key=lambda each: each.place)))


def _of_hand(reading: Reading, row: tuple[int, ...], hand: tuple[int, ...]) -> Case | None:
    """Return what each Region of a hand would draw after a row, or after the one Region that lies there."""
    lying = tuple(dict.fromkeys(each for each in reading.durations if each not in hand))
    if len(row) > 1 and set(row).isdisjoint(hand):
        if reading.has("draw") and reading.lacks("if", "unreal", "which", "who"):
            return _drawn(reading, row)
        return HandDrawCase(row=row, hand=hand, is_open=_is_open(reading))
    is_one = len(lying) == 1 and reading.lacks(*OTHERS)
    return HandDrawCase(row=lying, hand=hand, is_open=_is_open(reading)) if is_one else None


def _coming(scene: Scene, row: Listed) -> tuple[int, ...]:
    """Return the Regions that are stated after a row, one by one, as played next or as what might be."""
    found = [
        each
        for each in cards_of(scene)
        if each.start > row.end
        and each.cards[0] not in row.cards
        and each.kinds.isdisjoint(ELSEWHERE)
        and not each.kinds.isdisjoint(NEXT)
        and (
            each.cards[0] >= LEAST_DURATION or is_any(at(scene.words, each.start - 1), ("the", "own", "play"))
        )
    ]
    return tuple(dict.fromkeys(each.cards[0] for each in found))


def is_of_turns(reading: Reading) -> bool:
    """Return True if a question asks who gets what lies in the middle, and not for what anything pays."""
    is_asked = reading.has("who") and not reading.lacks("centre", "order")
    return is_asked and reading.lacks("pay", "reckon", "sanctuary", "lowest", "wins")


def of_own_draw(reading: Reading) -> DrawCase | None:
    """Return what the player who asks draws, where the Regions of others are stated as well."""
    owned = once([each for each in read_owners(reading) if each.owner == ME])[:2]
    row = couple_of(reading, owned[0], owned[1]) if len(owned) == 2 and asks_draw(reading) else ()
    placed = clues_described(reading.sanctuaries)
    if not row or placed is None or reading.lacks(*OTHERS, "elsewhere"):
        return None
    return DrawCase(row=row, clues=clues_on(row) + placed, is_open=not placed)


def of_turns(reading: Reading) -> Case | None:
    """Return the order of those who played the Regions that are named one by one, with what they find if two are stated of each."""
    pairs = pairs_of_players(reading)
    if pairs:
        return FindersCase(pairs=pairs, is_ordered=True)
    lists = read_scene(reading).lists
    listed = {card for each in lists if len(each.cards) > 1 for card in each.cards}
    alone = tuple(
        dict.fromkeys(
            number.value
            for number in reading.numbers
            if number.role is Role.DURATION
            and number.value not in listed
            and not _is_in_middle(reading, number)
        )
    )
    is_whole = all(number == len(alone) for number in reading.values(Role.PLAYERS))
    is_earlier = any(
        is_any(word, (*EARLIER, "then", "after"))
        for number in reading.numbers
        if number.role is Role.DURATION
        for word in reading.sentence_of(number)
    )
    is_of_round = 1 < len(alone) <= MOST_PLAYERS and is_whole and reading.lacks("hand", "deck")
    is_of_round &= not is_earlier
    if is_of_round:
        return OrderCase(played=alone)
    return _with_others(reading)


def _is_in_middle(reading: Reading, number: Number) -> bool:
    """Return True if a Region is wanted, or lies in the middle: `both want the 12 in the middle`."""
    start, end = clause_of(reading.words, number.place)
    clause = reading.words[start:end]
    is_taken = any(is_any(word, ("take", "pick")) for word in clause) and not any(
        "play" in word.kinds for word in clause
    )
    return is_taken or any(is_any(word, IN_MIDDLE) for word in clause)


def _with_others(reading: Reading) -> Case | None:
    """Return the order of a player and the others, whose Regions are stated together: `I have the 33, the others 5, 58 and 20`."""
    players = players_of(reading)
    owned = [each for each in read_owners(reading) if each.owner == ME]
    others = [
        each.cards for each in read_scene(reading).lists if "elsewhere" in each.kinds and len(each.cards) > 1
    ]
    if len(others) != 1 or not owned or len(others[0]) != players - 1:
        return None
    mine = owned[0].number.value
    return OrderCase(played=(mine, *others[0])) if mine not in others[0] else None


def players_of(reading: Reading) -> int:
    """Return how many play; 0 if that is not said, or in doubt."""
    players = set(reading.values(Role.PLAYERS))
    is_one = len(players) == 1 and FEWEST_PLAYERS <= max(players) <= MOST_PLAYERS
    return max(players) if is_one else 0


def of_supply(reading: Reading) -> Case | None:
    """Return what market and deck hold with so many players, in the round that is named if there is one."""
    players, rounds = players_of(reading), set(reading.values(Role.ROUND))
    if not players:
        return None
    if len(rounds) == 1:
        number = max(rounds)
        return DeckCase(players=players, round=number, has_removed=number > 1)
    return MarketCase(players=players)


def of_hands(reading: Reading) -> Case | None:
    """Return how things stand in the last round if it is asked how many Regions a hand has."""
    is_asked = reading.has("hand") and reading.asks_for("hand", "card", "region")
    return StateCase(round=MOST_ROUNDS, topic="hand") if is_asked and not reading.durations else None


def of_keeping(reading: Reading) -> Case | None:
    """Return what becomes of so many Sanctuaries that were drawn: the greatest number of them that is stated."""
    counted = [
        number.value
        for number in reading.numbers
        if number.role in {Role.CARDS, Role.DESCRIBED}
        and "sanctuary" in at(reading.words, number.place + 1).kinds
    ]
    is_fair = bool(counted) and 1 < max(counted) <= MOST_DRAWN
    return KeepCase(drawn=max(counted)) if is_fair else None


def of_ranks(reading: Reading) -> RankCase | None:
    """Return who is placed where by totals and lowest Regions that are stated in the same order."""
    return ranked_in_turn(reading)
