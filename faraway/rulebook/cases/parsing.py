"""Parse a question into a case; whatever is ambiguous is no case."""

from __future__ import annotations

import re
from collections.abc import Callable

from faraway.messages import Language
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DealCase,
    DrawCase,
    DuesCase,
    FindCase,
    KeepCase,
    MarketCase,
    NeedCase,
    OrderCase,
    QuestCase,
    RowCase,
    ShortageCase,
    TieCase,
)
from faraway.rulebook.cases.described import with_descriptions
from faraway.rulebook.cases.numbers import GREATEST_DURATION, Role
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.tableau import parse_tableau
from faraway.rulebook.cases.view import (
    ICONS,
    WONDERS,
    add_own_icons,
    is_judged_alike,
    is_prerequisite,
    is_short,
    own_icons,
)
from faraway.rulebook.phrasebook import Word

FEWEST_PLAYERS, MOST_PLAYERS, MOST_CLUES, SANCTUARIES = 2, 6, 14, 45
SHORTEST_NAME, SEVERAL_DUE = 3, 4
_IN_TURN = re.compile("N(?:[CPX]*N)+")
_PLAIN = re.compile("[NCPX]*")
NO_DURATIONS = (Role.ICONS, Role.CARDS, Role.COUNTED, Role.OTHER, Role.QUEST)
UNSEEN = (
    "hidden",
    "side",
    "earlier",
    "previous",
    "before",
    "after",
    "then",
    "who",
    "other",
    "last",
    "elsewhere",
)
"""Words that say that what is counted may not be in view, or not the player's own."""
_SHORTAGE = re.compile(r"(?:(?P<deck_first>dN|Nd)(?:uN|Nu)|(?:uN|Nu)(?:dN|Nd))")


def parse_case(question: str, language: Language, is_known: Callable[[str], bool]) -> Case | None:
    """Return the case that a question holds; None if it holds none, or if what it holds is in doubt.

    `is_known` says whether a word belongs to the vocabulary of the rules: an unknown one may be a second player's name.
    """
    reading = with_descriptions(read_question(question, language))
    if reading is None:
        return None
    for parse in (
        _dues,
        _shortage,
        _tie,
        _order,
        parse_tableau,
        _card,
        _shows,
        _keep,
        _deal,
        _market,
        _quest,
        _need,
    ):
        if (case := parse(reading)) is not None:
            return case
    is_strange = any(
        _may_be_a_name(word) and not is_known(word.text) for word in reading.words_up_to_the_last_number
    )
    is_about_others = not reading.lacks("other", "elsewhere", "hand")
    is_counted = reading.values(Role.CARDS, Role.PLAYERS, Role.OTHER, Role.QUEST)
    if is_strange or is_counted or is_about_others or reading.is_doubtful("", "need", "have"):
        return None
    return _draw(reading) or _row(reading) or _find(reading)


def preferred_ruling(question: str, language: Language) -> str:
    """Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead."""
    reading = read_question(question, language)
    if reading.has("tie") and (len(reading.durations) > 1 or (reading.has("lowest") and reading.durations)):
        return "tie-break-hand" if reading.has("hand") else "tie-break"
    if reading.has("deck") and not reading.lacks("due", "draw") and len(reading.numbers) >= SEVERAL_DUE:
        return "sanctuary-deck-runs-out"
    is_scored = not reading.lacks("pay", "need") and reading.lacks("who", "deck", "find", "draw", "clue")
    if is_scored and len(set(reading.durations)) > 1:
        return "earlier-regions"
    is_other = not reading.lacks(
        "who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden"
    )
    if len(set(reading.durations)) > 1 and not reading.counts and not is_other:
        is_found = not reading.lacks("sanctuary", "find", "previous", "earlier", "then", "after")
        return "when-do-i-find" if is_found else ""
    is_draw = "clue" in reading.counts and reading.has("many") and not reading.lacks("draw", "sanctuary")
    return "how-many-drawn" if is_draw and reading.lacks("pay", "need") else ""


def _may_be_a_name(word: Word) -> bool:
    is_number = word.is_spelled or word.text.isdigit()
    return len(word.text) >= SHORTEST_NAME and not word.kinds and not is_number


def _players(reading: Reading) -> int | None:
    """Return the number of players of a question in which nothing else is counted."""
    players = reading.values(Role.PLAYERS)
    is_plain = len(reading.numbers) == 1 and players and FEWEST_PLAYERS <= players[0] <= MOST_PLAYERS
    return players[0] if is_plain and reading.has("many") else None


def _market(reading: Reading) -> Case | None:
    players = _players(reading)
    is_other = not reading.lacks("who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced")
    is_asked = not reading.lacks("card", "region") and not reading.lacks("middle", "order")
    return MarketCase(players=players) if players and is_asked and not is_other else None


def _deal(reading: Reading) -> Case | None:
    players = _players(reading)
    is_asked = not reading.lacks("card", "region") and not reading.lacks("deal", "advanced")
    is_other = not reading.lacks("who", "tie", "clue", "sanctuary", "middle", "draw")
    return DealCase(players=players) if players and is_asked and not is_other else None


def _keep(reading: Reading) -> Case | None:
    """Return a case of Sanctuaries drawn: how many are placed, and how many go back."""
    is_asked = reading.has("draw", "sanctuary", "keep") and not reading.lacks("many", "which")
    drawn = reading.values(Role.CARDS)
    if (
        not is_asked
        or len(reading.numbers) != 1
        or not drawn
        or not reading.lacks("region", "who", "pay", "clue")
    ):
        return None
    return KeepCase(drawn=drawn[0]) if 1 <= drawn[0] <= MOST_CLUES + 1 else None


def _dues(reading: Reading) -> Case | None:
    """Return a case of several players due: first what the deck holds, then for each what was played and what is due."""
    numbers = [each for each in reading.numbers if each.role in {Role.DURATION, Role.CARDS, Role.OTHER}]
    if (
        not reading.has("deck")
        or len(numbers) < 5
        or len(numbers) % 2 == 0
        or len(numbers) < len(reading.numbers)
    ):
        return None
    deck, *rest = numbers
    pairs = [(played.value, due.value) for played, due in zip(rest[::2], rest[1::2], strict=True)]
    is_deck_first = any("deck" in word.kinds for word in reading.words[: rest[0].place])
    is_due = _steps_to_due(reading, rest[1].place) <= _steps_to_due(reading, rest[0].place)
    is_fair = all(1 <= played <= GREATEST_DURATION and 1 <= due <= MOST_CLUES + 1 for played, due in pairs)
    is_one_each = len({played for played, _ in pairs}) == len(pairs) <= MOST_PLAYERS
    if not (is_deck_first and is_due and is_fair and is_one_each) or deck.value > SANCTUARIES:
        return None
    return DuesCase(deck=deck.value, dues=tuple(pairs))


def _steps_to_due(reading: Reading, place: int) -> int:
    """Return how far the next word for drawing or for what is due is from a place."""
    places = [each for each, word in enumerate(reading.words) if not word.kinds.isdisjoint({"due", "draw"})]
    return min((abs(each - place) for each in places), default=len(reading.words))


def _quest(reading: Reading) -> Case | None:
    quests = [number for number in reading.numbers if number.role is Role.QUEST]
    is_counted = reading.values(Role.CARDS, Role.PLAYERS, Role.OTHER) or len(reading.durations) > 1
    is_other = not reading.lacks(
        "hidden", "need", "side", "earlier", "previous", "before", "who", "elsewhere"
    )
    if len(quests) != 1 or is_counted or is_other or reading.is_doubtful("", "have"):
        return None
    (quest,) = quests
    if not set(quest.icons) <= set(reading.counts):
        return None
    view = {icon: number for icon, number in reading.counts.items() if icon in quest.icons}
    return QuestCase(fame=quest.value, counted=quest.icons, view=view)


def _need(reading: Reading) -> Case | None:
    needs, view = reading.counts_of("need"), reading.counts_of("have", "")
    if reading.values(*(set(Role) - {Role.ICONS})) or not reading.lacks(*UNSEEN):
        return None
    is_doubtful = reading.is_doubtful("need") or reading.is_doubtful("have", "")
    if not needs or not view or is_doubtful or not {*needs, *view} <= set(WONDERS):
        return None
    given = {icon: view[icon] for icon in needs if icon in view}
    is_decided = len(given) == len(needs) or any(given[icon] < needs[icon] for icon in given)
    return NeedCase(needs=needs, view=given) if is_decided else None


def _shortage(reading: Reading) -> Case | None:
    found = _SHORTAGE.fullmatch(reading.marks)
    if not reading.has("deck", "due") or found is None or reading.counts or "region" in reading.kinds:
        return None
    first, second = reading.values(Role.DURATION, Role.CARDS, Role.OTHER)
    deck, due = (first, second) if found["deck_first"] else (second, first)
    return ShortageCase(deck=deck, due=due) if deck <= SANCTUARIES and due >= 1 else None


def _tie(reading: Reading) -> Case | None:
    if reading.has("hand"):
        return None
    lowest = reading.after_lowest
    if len(lowest) == 1 and reading.with_article == reading.durations:
        lowest = reading.durations
    is_asked = reading.has("tie", "lowest") or reading.has("wins", "lowest")
    if not is_asked or not 2 <= len(lowest) <= MOST_PLAYERS or len(set(lowest)) < len(lowest):
        return None
    totals = {*reading.values(Role.OTHER, Role.COUNTED), *(set(reading.durations) - set(lowest))}
    players = reading.values(Role.PLAYERS)
    is_of_all = players in ([], [len(lowest)]) and len(totals) <= 1
    is_plain = is_of_all and _PLAIN.fullmatch(reading.between) and len(reading.durations) <= len(lowest) + 1
    return TieCase(lowest=tuple(lowest)) if is_plain and not reading.counts else None


def _order(reading: Reading) -> Case | None:
    played = reading.durations
    players = reading.values(Role.PLAYERS)
    is_shared = players or not reading.lacks("we", "other", "elsewhere")
    is_of_many = reading.has("who") or (is_shared and reading.lacks("sanctuary"))
    is_asked = is_of_many and reading.has("order")
    is_other = not reading.lacks("lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden")
    if not is_asked or is_other or reading.values(*NO_DURATIONS) or not _IN_TURN.fullmatch(reading.between):
        return None
    if not 2 <= len(played) <= MOST_PLAYERS or len(set(played)) < len(played):
        return None
    return OrderCase(played=tuple(played)) if players in ([], [len(played)]) else None


def _card(reading: Reading) -> Case | None:
    is_asked = not reading.lacks("need", "pay") and reading.lacks("find", "who", "tie", "deck")
    is_unseen = not reading.lacks("hidden", "leftward", "earlier", "previous", "before")
    is_counted = reading.values(Role.PLAYERS, *NO_DURATIONS[1:])
    if not is_asked or is_counted or not reading.regions or (is_unseen and reading.counts):
        return None
    region, *others = dict.fromkeys(reading.durations)
    groups = ("", "have") if is_prerequisite(region, reading.counts_of("need")) else ("", "have", "need")
    counts = reading.counts_of(*groups)
    if others or reading.is_doubtful(*groups):
        return None
    is_elsewhere = reading.has("elsewhere") or (
        reading.has("sanctuary") and not reading.is_without_sanctuaries
    )
    if not counts or not is_elsewhere:
        return CardCase(region=region, view=counts)
    if reading.is_whole and is_judged_alike(region, counts, add_own_icons(region, counts)):
        return CardCase(region=region, view=counts)
    return None if is_short(region, counts) else CardCase(region=region, view={})


def _shows(reading: Reading) -> Case | None:
    """Return a case of one Region of which it is asked what it is and shows."""
    is_alone = all(
        each.role is Role.DURATION or (each.role is Role.ICONS and each.value <= 1)
        for each in reading.numbers
    )
    is_asked = not reading.lacks("shown", *ICONS) and is_alone and len(reading.durations) == 1
    is_other = not reading.lacks("find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now")
    is_named = reading.regions or reading.with_article
    return CardCase(region=reading.durations[0], view={}) if is_asked and is_named and not is_other else None


def _draw(reading: Reading) -> Case | None:
    is_asked = reading.has("many", "clue") and not reading.lacks("draw", "sanctuary")
    if not is_asked or not set(reading.counts) <= {"clue"} or not reading.lacks("pay", "tie", "who"):
        return None
    clues, on_sanctuaries = reading.counts.get("clue", 0), reading.counts_on("sanctuary").get("clue", 0)
    if reading.row and clues == on_sanctuaries:
        clues += sum(own_icons(duration)["clue"] for duration in reading.row)
    is_told = reading.row or (reading.counts and not reading.durations)
    return DrawCase(row=reading.row, clues=clues) if is_told and clues <= MOST_CLUES else None


def _row(reading: Reading) -> Case | None:
    is_asked = reading.has("sanctuary") and not reading.lacks("many", "which")
    is_other = not reading.lacks("draw", "clue", "pay", "who", "need")
    if not is_asked or is_other or reading.counts or len(reading.row) < 3:
        return None
    return RowCase(row=reading.row)


def _find(reading: Reading) -> Case | None:
    is_asked = not reading.lacks("play", "sanctuary", "then", "after", "previous", "earlier")
    is_other = not reading.lacks(
        "who", "which", "tie", "lowest", "many", "clue", "deck", "need", "pay", "hidden"
    )
    if not is_asked or is_other or reading.counts or len(reading.row) < 2:
        return None
    return FindCase(row=reading.row)
