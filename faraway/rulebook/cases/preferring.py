"""Which ruling leads for what is stated of a turn: numbers and a story beside it draw the search to others."""

from collections.abc import Callable, Sequence

from faraway.rulebook.cases.beside import at, is_any, stop_after
from faraway.rulebook.cases.doubts import asks_leave
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.tabled import is_last_round
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

AS_WELL = frozenset(["also", "too", "same", "auch", "ebenfalls", "aussi", "pareil", "anche", "pure"])
TAKING = ("take", "grab", "pick")
OF_SCORE = ("pay", "give", "points", "lowest", "wins", "reckon")
"""Words of these kinds say that fame is asked for, or who wins."""
NEXT, ROW = 3, 3
"""Within how many words the number stands that is kept, and how many Regions are a row."""
BEARING, OF_CARDS = ("with", "have", "show", "its"), ("sanctuary", "region", "card")
OF = frozenset(["of", "de", "du", "des", "von", "vom", "am", "di", "del", "della", "dell", "dei"])
OWN = frozenset(["s", "own"])
ENDS = ("first", "last")
OF_TIE = frozenset(
    ["tie", "tied", "tiebreak", "tiebreaker", "departage", "departager", "egalite", "spareggio", "pareggio", "parita",
     "gleichstand", "stichentscheid", "patt"]
)  # fmt: skip
ELSEWHERE = ("who", "tie", "wins", "middle", "find", "draw")
"""Words of these kinds say that it is not asked which Region sees which."""
FAR, NEAR = 8, 4
"""Within how many words the card is named on which a clue lies, before what joins them or after the clue."""


def _is_counted(reading: Reading) -> bool:
    """Return True if it is asked of a row how many Sanctuaries there are, not how many are drawn: `how many Sanctuaries in all`."""
    words = reading.words
    is_row = len(set(reading.durations)) >= ROW and not reading.sanctuaries.phrases
    return is_row and any(
        any("sanctuary" in word.kinds for word in words[place : place + NEXT + 2])
        and not any(
            is_any(word, ("draw", "clue", "deck")) for word in words[place : stop_after(words, place)]
        )
        for place in reading.places("many")
    )


def _is_sought(reading: Reading) -> bool:
    """Return True if it is asked which Regions of a row found a Sanctuary: `which of them got me one`."""
    is_row = len(set(reading.durations)) >= ROW and not reading.sanctuaries.phrases
    is_found = reading.has("which", "sanctuary") and not reading.lacks("find", "give", "getting")
    return is_row and is_found and reading.lacks("pay", "points", "need", "draw", "clue", "hand")


def _is_wanted(reading: Reading) -> bool:
    """Return True if players of whom the Regions are stated want a Region of the middle: `we both want the 62, who gets it`."""
    is_stated = len(set(reading.durations)) > 1 and reading.has("who", "middle")
    return is_stated and reading.lacks("sanctuary", "clue", "deck", *OF_SCORE)


def _is_of_last_turn(reading: Reading) -> bool:
    """Return True if it is asked of the last round whether a Region is still taken."""
    is_last = is_last_round(reading) or reading.has("previous", "still")
    is_asked = reading.has("region", "still") and not reading.lacks(*TAKING)
    is_stated = bool(reading.durations) and reading.lacks("who", "deck", "many", *OF_SCORE)
    return is_last and is_asked and is_stated


def _is_of_steps(reading: Reading) -> bool:
    """Return True if taking a Region and placing a Sanctuary are stated one after the other, and something comes first."""
    is_of_both = reading.has("region", "sanctuary", "play", "first") and not reading.lacks(*TAKING)
    is_ordered = not reading.lacks("then", "after", "before")
    return is_of_both and is_ordered and reading.lacks("who", "many", "clue", "find", "deck", *OF_SCORE)


def _keeps_several(reading: Reading) -> bool:
    """Return True if more than one of the Sanctuaries that were drawn is said to be kept."""
    kept = [
        number
        for number in reading.numbers
        if number.value > 1
        and any(is_any(word, ("keep",)) for word in reading.words[max(number.place - NEXT, 0) : number.place])
    ]
    is_stated = reading.has("draw", "sanctuary") and reading.lacks("region", "clue", "many", *OF_SCORE)
    return bool(kept) and is_stated


def _takes_several(reading: Reading) -> bool:
    """Return True if it is asked whether more than one Sanctuary may be kept or placed: `may I keep two Sanctuaries`."""
    words = reading.words
    is_several = any(
        number.value > 1
        and any("sanctuary" in word.kinds for word in words[number.place + 1 : number.place + NEXT])
        and any(
            is_any(word, ("keep", "play"))
            for word in words[max(number.place - NEXT, 0) : number.place + 2 * NEXT]
        )
        for number in reading.numbers
    )
    is_asked = is_several and not reading.durations and asks_leave(words)
    return is_asked and reading.lacks("region", "draw", "many", "find", "clue", "deck", *OF_SCORE)


def _is_of_totals(reading: Reading) -> bool:
    """Return True if players' lowest Regions are stated, and one is said to win."""
    is_stated = reading.has("wins", "lowest") and len(set(reading.durations)) >= ROW
    return is_stated and reading.lacks("sanctuary", "middle", "deck", "hand", *TAKING)


def _is_blind(reading: Reading) -> bool:
    """Return True if it is asked whether a Region may be drawn from the deck."""
    is_asked = reading.has("deck", "draw") and bool(reading.durations) and asks_leave(reading.words)
    return is_asked and reading.lacks("sanctuary", "clue", "find", "many", *OF_SCORE)


def _is_of_market(reading: Reading) -> bool:
    """Return True if it is stated how many Regions are turned up in the middle for how many players."""
    is_stated = bool(reading.values(Role.PLAYERS)) and bool(reading.values(Role.CARDS))
    return is_stated and reading.has("middle", "reveal") and reading.lacks("sanctuary", "deck", *OF_SCORE)


def _is_of_hand_in_tie(reading: Reading) -> bool:
    """Return True if it is asked whether a hand counts in a tie: `two cards left at the end, do they count for the tie-break`."""
    is_of_tie = any(word.text in OF_TIE for word in reading.words) and not reading.durations
    is_held = reading.has("hand") or reading.has("rest", "card") or reading.has("rest", "region")
    return is_of_tie and is_held and reading.lacks("deck", "draw", "find", "middle")


def _is_won_with_hand(reading: Reading) -> bool:
    """Return True if it is asked who wins, and a hand is stated beside Regions that were played."""
    is_stated = reading.has("who", "wins", "hand") and len(set(reading.durations)) >= ROW
    return is_stated and reading.lacks("sanctuary", "middle", "deck", "find", *TAKING)


def _is_of_region_deck(reading: Reading) -> bool:
    """Return True if it is asked how many Regions the deck has, for a number of players."""
    words = reading.words
    is_asked = any(
        any("region" in word.kinds for word in words[place : place + NEXT])
        and any("deck" in word.kinds for word in words[place : stop_after(words, place)])
        for place in reading.places("many")
    )
    return is_asked and bool(reading.values(Role.PLAYERS)) and reading.lacks("sanctuary", "deal", "advanced")


def _is_compared_with_earlier(reading: Reading) -> bool:
    """Return True if the last Region of a row is said to be higher or lower than one before the last but one: `it is lower than the 40`."""
    row = reading.row
    again = {each for each in row[:-2] if reading.durations.count(each) > 1}
    is_compared = bool(again) and reading.has("compare", "sanctuary") and not reading.values(Role.ROUND)
    return is_compared and reading.lacks("hand", "middle", *OF_SCORE)


PREFERENCES: tuple[tuple[Callable[[Reading], bool], str], ...] = (
    (_is_of_hand_in_tie, "tie-break-hand"),
    (_is_won_with_hand, "tie-break"),
    (_is_of_region_deck, "region-deck-size"),
    (_is_compared_with_earlier, "previous-or-highest"),
    (_is_counted, "most-sanctuaries"),
    (_is_sought, "previous-or-highest"),
    (_is_of_totals, "tie-break"),
    (_is_wanted, "who-takes-first"),
    (_is_of_last_turn, "finding-in-round-eight"),
    (_is_of_steps, "region-or-sanctuary-first"),
    (_is_blind, "blind-draw-region"),
    (_keeps_several, "keeping-several-sanctuaries"),
    (_takes_several, "keeping-several-sanctuaries"),
    (_is_of_market, "market-size"),
)
"""What may be stated of a turn, and the ruling on it; the first that is stated leads."""


def preferred_of_turn(reading: Reading) -> str:
    """Return the ruling on what a question tells of a turn; nothing if it tells of none."""
    return next((ruling for is_stated, ruling in PREFERENCES if is_stated(reading)), "")


def is_played_twice(reading: Reading) -> bool:
    """Return True if another player is said to have played the same number as the one who asks: `he had the 37 as well`."""
    cards = [number for number in reading.numbers if number.role is Role.DURATION]
    again = [
        number
        for place, number in enumerate(cards)
        if number.value in [other.value for other in cards[:place]]
        and any(word.text in AS_WELL for word in reading.sentence_of(number))
    ]
    is_of_two = reading.has("me") and not reading.lacks("other", "person", "pron", "elsewhere")
    return bool(again) and is_of_two


def ruling_of_view(reading: Reading) -> str:
    """Return the ruling on what lies later if the first Region is the one that sees: `may the quest of my first use stones of my last`."""
    ordinals = reading.places(*ENDS)
    is_of_both = len(ordinals) == len(ENDS) and reading.has(*ENDS)
    is_seen = not reading.lacks("need", "see", *ICONS) and reading.lacks(*ELSEWHERE)
    if not is_of_both or not is_seen:
        return ruling_of_clue(reading)
    start, end = ordinals
    needing = [place for place in reading.places("need") if place < end]
    is_needed_last = any(place > start + 2 and end - place <= NEAR for place in needing)
    is_shown_first = not needing and any(start - NEAR <= place < start for place in reading.places(*ICONS))
    is_turned = is_needed_last or is_shown_first
    return "later-regions" if "first" in reading.words[end if is_turned else start].kinds else ""


def ruling_of_clue(reading: Reading) -> str:
    """Return the ruling on clues by the card on which they lie: Sanctuaries, a hidden Region, or one just played; nothing if both or none is named."""
    bearers = [_bearer(reading.words, place) for place in reading.places("clue")]
    is_of_sanctuary = any("sanctuary" in bearer for bearer in bearers)
    is_of_region = any("region" in bearer or "card" in bearer for bearer in bearers)
    if is_of_sanctuary == is_of_region:
        return ""
    of_region = "earlier-regions" if reading.has("hidden") and reading.lacks("draw") else "clue-just-played"
    return "clues-on-sanctuaries" if is_of_sanctuary else of_region


def _bearer(words: Sequence[Word], place: int) -> list[str]:
    """Return the kinds of the card on which a clue lies: `a card with a clue`, `the clue on my Sanctuary`, `which has a clue`."""
    after = at(words, place + 1)
    if "on" in after.kinds or after.text in OF:
        return _card_in([words[each] for each in range(place + 2, min(place + 2 + NEAR, len(words)))])
    links = [each for each in range(max(place - NEXT, 0), place) if is_any(words[each], BEARING)]
    start = links[0] if links else place
    if not links and not is_any(after, BEARING) and at(words, place - 1).text not in OWN:
        return []
    return _card_in([words[each] for each in range(start - 1, max(start - FAR, 0) - 1, -1)])


def _card_in(words: Sequence[Word]) -> list[str]:
    """Return the kinds of the first card that words name."""
    named = [word for word in words if is_any(word, OF_CARDS)]
    return sorted(named[0].kinds) if named else []
