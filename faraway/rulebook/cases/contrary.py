"""What a question says against the case that is made of it: no tie, wonders of another player, of cards out of view, or only about so many."""

from collections.abc import Sequence
from itertools import takewhile

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import UNSEEN, around, at, is_any, start_before, stop_after
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DrawCase,
    FindCase,
    NeedCase,
    QuestCase,
    RegionsCase,
    RowCase,
    SetsCase,
    TableauCase,
    TieCase,
)
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.phrases import is_none
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.tabled import is_of_before
from faraway.rulebook.cases.values import finds
from faraway.rulebook.cases.view import ICONS, own_icons
from faraway.rulebook.phrasebook import Word

NEAR, NEAR_TIE, LEAST_TOTAL = 3, 4, 10
OF = frozenset(["de", "di", "d", "que"])
"""Behind `more` in French and Italian, where it is also `plus` and the word of a superlative."""
AS_PLUS = frozenset(["plus", "piu"])
OWNED = frozenset(
    ["of", "von", "bei", "vor", "chez", "de", "devant", "di", "da", "a", "to", "gehoren", "gehort"]
)
"""Before a name these words say whose something is."""
GAME = frozenset(["game", "spiels", "spieles", "partie", "partita"])
SELF = frozenset(["meme", "stesso"])
TAKING = ("take", "draw", "took")
TAKEN = frozenset(["genommen", "gezogen"])
"""German participles behind what was not played."""
STOPS = ("break", "bracket", "but")


def is_contrary(reading: Reading, case: Case) -> bool:
    """Return True if a case takes for granted what its question denies, or tells of something else."""
    match case:
        case TieCase():
            return _is_no_tie(reading) or _is_stated_twice(reading, case) or _is_of_outsider(reading, case)
        case FindCase() | RowCase() | DrawCase():
            is_early = isinstance(case, DrawCase) and _is_stated_before(reading, case)
            return is_early or _is_taken_only(reading, case.row)
        case TableauCase() | RegionsCase():
            return _is_ninth(reading, (case.region, *case.later))
        case CardCase():
            return bool(case.view) and _is_of_other_cards(reading, case)
        case QuestCase() | NeedCase() | SetsCase():
            return _is_miscounted(reading, 0)
        case _:
            return False


def _is_no_tie(reading: Reading) -> bool:
    """Return True if players are said not to be tied, one to have more than another, or to be tied for a place below the first."""
    words = reading.words
    for place, word in enumerate(words):
        before = words[max(place - NEAR_TIE, start_before(words, place)) : place]
        is_denied = any("deny" in each.kinds or is_none(each) for each in before) and not any(
            is_any(each, ("who", "wins", "break")) for each in before
        )
        if "tie" in word.kinds and is_denied:
            return True
        if _is_uneven(words, place):
            return True
    return any(
        "nth" in word.kinds
        and any("tie" in each.kinds for each in words[start_before(words, place) : place])
        and at(words, place + 1).text == ","
        for place, word in enumerate(words)
    )


def _is_uneven(words: Sequence[Word], place: int) -> bool:
    """Return True if a word says that somebody has more or fewer points than another; not that a card is lower than another."""
    word, after = words[place], at(words, place + 1)
    is_asked = any("who" in each.kinds for each in words[max(place - NEAR, 0) : place])
    sentence = words[start_before(words, place) : stop_after(words, place)]
    if "compare" in word.kinds and not is_asked and not any(each.text.isdigit() for each in sentence):
        return True
    if word.number and word.number < LEAST_TOTAL and "points" in after.kinds:
        return True
    is_of_cards = any(
        is_any(each, ("sanctuary", *ICONS)) for each in words[max(place - 1, 0) : place + NEAR + 1]
    )
    if "uneven" not in word.kinds or "lowest" in after.kinds or is_asked or is_of_cards:
        return False
    beside = words[max(place - NEAR, 0) : place + NEAR + 1]
    is_of_card = any(each.text.isdigit() for each in words[place + 1 : place + NEAR]) and is_any(
        word, ("compare",)
    )
    is_bare = word.text not in AS_PLUS or after.text in OF
    return not is_of_card and (is_bare or any("counted" in each.kinds for each in beside))


def _owner(words: Sequence[Word], place: int) -> str:
    """Return who is said to have the number at a place, by the words between the number before and it; nothing if nobody is."""
    for each in range(place - 1, start_before(words, place) - 1, -1):
        if words[each].text.isdigit():
            return ""
        if "me" in words[each].kinds:
            return "me"
        if is_any(words[each], ("stranger", "person")):
            return words[each].text.removesuffix("s")
    return ""


def _is_stated_twice(reading: Reading, case: TieCase) -> bool:
    """Return True if a player is said to have two of the numbers that are taken for lowest Regions, or holds one still."""
    stated = [each for each in reading.numbers if each.role is Role.DURATION and each.value in case.lowest]
    held = [each for each in stated if _is_held(reading.words, each.place)]
    owners = [owner for each in stated if each not in held and (owner := _owner(reading.words, each.place))]
    is_twice = len(stated) > 2 and len(set(owners)) < len(owners)
    return is_twice or any(each.value == min(case.lowest) for each in held)


def _is_held(words: Sequence[Word], place: int) -> bool:
    """Return True if a card is said to be held still, not to be the lowest that was played."""
    part = around(words, place, STOPS)
    return any("still" in word.kinds for word in part) and not any("lowest" in word.kinds for word in part)


def _is_of_outsider(reading: Reading, case: TieCase) -> bool:
    """Return True if fewer players are said to be tied than have a lowest Region: `Ben and I are tied`, and Carl has the 1."""
    words = reading.words
    for place, word in enumerate(words):
        start, stop = start_before(words, place), stop_after(words, place)
        part = words[start:stop]
        if "tie" not in word.kinds or any("all" in each.kinds for each in part):
            continue
        named = {
            "me" if "me" in each.kinds else each.text
            for at_place, each in enumerate(words[start:place])
            if is_any(each, ("me", "stranger", "person"))
            or (
                each.is_capital
                and "unknown" in each.kinds
                and "conj" in at(words, start + at_place + 1).kinds
            )
        }
        if 1 < len(named) < len(case.lowest):
            return True
    return False


def _is_taken_only(reading: Reading, row: Sequence[int]) -> bool:
    """Return True if a Region of a row is one that was taken, not played, or a number of cards that were drawn."""
    words = reading.words
    for number in reading.numbers:
        if number.role is not Role.DURATION or number.value not in row:
            continue
        before = number.place - 1
        while is_any(at(words, before), ("the", "card", "region")) and before > 0:
            before -= 1
        is_taken = is_any(at(words, before), TAKING) and "play" not in at(words, before).kinds
        if is_taken or at(words, number.place + 1).text in TAKEN:
            return True
    return False


def _is_stated_before(reading: Reading, case: DrawCase) -> bool:
    """Return True if the last Region shows a clue, and those that are counted are of the time before it."""
    stated = [each for each in reading.numbers if each.role is Role.ICONS and each.icons == ("clue",)]
    is_total = bool(case.row) and sum(each.value for each in stated) == case.clues > 0
    is_before = any(is_of_before(reading, each) for each in stated)
    is_new = is_total and own_icons(case.row[-1])["clue"] > 0
    return is_new and is_before and finds(case.row)


def _is_ninth(reading: Reading, cards: Sequence[int]) -> bool:
    """Return True if a Region is taken as played that is none of the eight of a row."""
    rows = [each.cards for each in reading.laid.lists if len(set(each.cards)) == MOST_ROUNDS]
    return bool(rows) and not any(set(cards) <= set(row) for row in rows)


def _counted(reading: Reading) -> list[Number]:
    """Return the numbers of icons that a player is said to have."""
    return [each for each in reading.numbers if each.role is Role.ICONS and each.group != "need"]


def _is_of_other_cards(reading: Reading, case: CardCase) -> bool:
    """Return True if what a Region sees is stated otherwise than its case has it; one without a quest pays nothing whatever it sees."""
    is_paid = CATALOGUE.region_of[Duration(case.region)].quest is not None
    is_other = is_paid and (_is_out_of_view(reading, case) or _is_miscounted(reading, case.region))
    return is_other or _is_count_named(reading)


def _is_count_named(reading: Reading) -> bool:
    """Return True if a number is taken for a Region that counts icons: `1 other city`."""
    return any(
        each.role is Role.DURATION
        and is_any(at(reading.words, each.place + 1), ("elsewhere", "another"))
        and is_any(at(reading.words, each.place + 2), ICONS)
        for each in reading.numbers
    )


def _is_out_of_view(reading: Reading, case: CardCase) -> bool:
    """Return True if icons lie on cards that a Region does not see, or its own are not among those that are counted."""
    words, own = reading.words, own_icons(case.region)
    is_last = reading.is_last_named
    is_last |= any("last" in word.kinds and not _is_of_game(words, place) for place, word in enumerate(words))
    is_last |= any("nth" in word.kinds and word.number == MOST_ROUNDS for word in words)
    is_last &= reading.lacks("see", "faceup", "only")
    for number in _counted(reading):
        (icon,) = number.icons
        is_elsewhere = number.where not in {"sanctuary", "unseen"} and number.value > own[icon]
        part = around(words, number.place, ("break", "bracket", "conj"))
        is_unseen = number.where != "unseen" and any(is_any(word, UNSEEN) for word in part)
        if (is_last and is_elsewhere) or is_unseen:
            return True
        if number.value < own[icon] and case.view.get(icon, 0) < own[icon]:
            return True
    return _is_own_apart(reading) or any(
        "deny" in word.kinds
        and any(is_any(each, ("after", "then")) for each in words[place : place + NEAR + 2])
        for place, word in enumerate(words)
    )


def _is_of_game(words: Sequence[Word], place: int) -> bool:
    """Return True if a word for the last speaks of the game: `at the end of the game`."""
    return any(word.text in GAME for word in words[place + 1 : place + NEAR + 1])


def _is_own_apart(reading: Reading) -> bool:
    """Return True if a Region's own icons are spoken of, and it is not read whether they are among those that are counted."""
    words = reading.words
    for place, word in enumerate(words):
        before = words[max(place - 2, 0) : place]
        if "included" in word.kinds and any("deny" in each.kinds or each.text == "non" for each in before):
            return True
        is_plus = word.text in AS_PLUS and any("own" in each.kinds for each in words[place + 1 : place + 3])
        is_own = "itself" in word.kinds and (word.text != "own" or at(words, place - 1).text == "its")
        if (is_own or is_plus) and reading.lacks("besides", "included"):
            return True
    return False


def _is_miscounted(reading: Reading, region: int) -> bool:
    """Return True if icons are another player's, on cards that are gone, about so many, or stated without those of the card itself."""
    words = reading.words
    if _is_of_rival(reading, region) or not reading.lacks("added"):
        return True
    for number in _counted(reading):
        before = words[max(number.place - NEAR, 0) : number.place]
        behind = words[number.place : stop_after(words, number.place)]
        is_about = any(_is_bound(words, place) for place in range(number.place - NEAR, number.place))
        is_about |= (
            "or" in at(words, number.place + 2).kinds and "uneven" in at(words, number.place + 3).kinds
        )
        is_as = any("likeness" in word.kinds for word in before)
        is_lost = any(is_any(word, ("gone", "unplayed")) for word in before) and reading.lacks("many")
        if is_about or is_as or is_lost or _are_gone(behind):
            return True
    return _is_count_named(reading)


def _are_gone(behind: Sequence[Word]) -> bool:
    """Return True if it is said behind a number of icons that they lie on cards that are not played, or no longer there."""
    part = list(takewhile(lambda word: not is_any(word, ("break", "bracket", "conj")), behind))
    denied = next((place for place, word in enumerate(part) if is_any(word, ("not", "pending"))), len(part))
    is_unplayed = any("play" in word.kinds for word in part[denied:])
    return is_unplayed or any(is_any(word, ("gone", "unplayed", "hand", "pending")) for word in part)


def _is_bound(words: Sequence[Word], place: int) -> bool:
    """Return True if a word says that a number behind it is a bound: `fewer than 4`, `at least 4`."""
    word, after = at(words, place), at(words, place + 1)
    is_plus = after.text in OF or at(words, place - 1).text == "au"
    return is_any(word, ("uneven", "bound", "most")) and (word.text not in AS_PLUS or is_plus)


def is_rival(words: Sequence[Word], place: int) -> bool:
    """Return True if a word stands for another player; an unknown one does if that player has something."""
    word, before = words[place], at(words, place - 1)
    if "stranger" not in word.kinds:
        is_player = is_any(before, ("another", "elsewhere")) and is_any(word, ("players", "counted"))
        return ("rival" in word.kinds and at(words, place + 1).text not in SELF) or is_player
    near = words[max(place - NEAR, 0) : place + NEAR + 1]
    is_had = any("have" in each.kinds and "with" not in each.kinds for each in near)
    return is_had or before.text in OWNED or at(words, place + 1).text in {"s", "gehoren", "gehort"}


def _is_of_rival(reading: Reading, region: int) -> bool:
    """Return True if another player is spoken of, and the card that is asked about is not said to be that player's."""
    words = reading.words
    others = [place for place in range(len(words)) if is_rival(words, place)]
    if not others:
        return False
    asked = next(
        (
            place
            for place, word in enumerate(words)
            if (word.text == str(region) if region else "sanctuary" in word.kinds)
        ),
        0,
    )
    start = next((each for each in range(asked, 0, -1) if is_any(words[each], ("break", "if"))), 0)
    reach = NEAR if not region else 2 if at(words, asked + 1).text in OWNED else 0
    return not any(start <= each <= asked + reach for each in others)
