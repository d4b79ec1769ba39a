"""What someone claims in a question: `my brother says that it pays 12`, `she writes down 8 for the 56`, `he says 6, I say 8`.

What is claimed changes nothing in a case. A sentence that says nothing else is left out; of any other, the number that is claimed.
What is claimed about Sanctuaries is asked about.
"""

from collections.abc import Sequence

from attrs import evolve

from faraway.rulebook.cases.beside import COMMA, NOTHING, at, is_any, sentences_of
from faraway.rulebook.cases.doubts import MODAL
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

SPEAKING = ("me", "other", "person", "stranger", "one", "pron")
CLAIMING = (*SPEAKING, "elsewhere")
GIVING = ("says", "getting", "give", "deal", "draw")
"""Words of these kinds say how many Sanctuaries someone gives, or wants to be given."""
CLAIMED_DRAW, CLAIMED_COUNT, CLAIMED_FIND = "claimed-draw", "claimed-count", "claimed-find"
"""What stands for a claim about Sanctuaries that are drawn, about all that there are, or about one that is found or not."""
MOST_DRAWN = 15
UNTOLD = ("sanctuary", "deny", "then", *GIVING)
"""Words of these kinds say nothing of what lies where in a claim about a number of Sanctuaries."""
FACTS = (
    "sanctuary",
    "have",
    "play",
    "then",
    "after",
    "before",
    "earlier",
    "deny",
    "red",
    "blue",
    "green",
    "yellow",
    "gray",
)
"""Words of these kinds in a claim may say what lies where."""
OTHERWISE = ("find", "draw", "middle", "deck", "players", "who", "tie", "lowest", "wins", "hand", "order")
"""Words of these kinds say that something else is asked than what a card pays."""
NAMING = ("the", "card", "region", "own", "on")
HELD = ("have", "play", "red", "blue", "green", "yellow", "gray")
"""Words of these kinds in a reason may say what lies where."""
BESIDE = 4
"""A number that is claimed stands so near behind the verb."""
CLAIMED = evolve(NOTHING, text="claims", kinds=frozenset({"pay"}))
CLAIMED_TOTAL = evolve(NOTHING, text="claims", kinds=frozenset({"pay", "reckon"}))


def without_claims(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words with sentences blanked that say only what someone claims, and ask nothing; elsewhere only the numbers claimed."""
    blank: set[int] = set()
    claimed: set[int] = set()
    claims: dict[int, str] = {}
    totals: list[int] = []
    is_scored = not any(is_any(word, OTHERWISE) and "says" not in word.kinds for word in words)
    for start, end in sentences_of(words):
        part = words[start:end]
        if claim := _claim_on_sanctuaries(words, start, end):
            blank.update(range(start, end))
            claims[start] = claim
            continue
        said = next((place for place, word in enumerate(part) if "says" in word.kinds), 0)
        is_claimed = any(is_any(word, CLAIMING) for word in part[:said])
        totals += [start + said] if any("reckon" in word.kinds for word in part) else []
        is_theirs = any(is_any(word, ("person", "stranger", "other")) for word in part[:said])
        facts = [kind for kind in FACTS if kind != "deny" or not is_theirs]
        is_fact = any(is_any(word, facts) for word in part) and not any(word.text in MODAL for word in part)
        if said and is_claimed and not is_fact and at(words, end).text != "?" and not _has_cards(part):
            blank.update(range(start, end))
            claimed.update([start + said] if is_scored and _number_behind(part, said) else [])
        elif said and is_claimed:
            number = _number_behind(part, said)
            claimed.update([start + said] if number else [])
            blank.update(range(start + _reason(part, said), end))
            blank.update(
                range(start + number, start + number + 1 + _is_counted(part, number)) if number else []
            )
            blank.update(start + place for place in _further(part, number) if number)
    return tuple(
        evolve(COMMA, kinds=frozenset({"break", claims[place]}))
        if place in claims
        else (CLAIMED_TOTAL if place in totals else CLAIMED)
        if place in claimed and not claims
        else COMMA
        if place in blank
        else word
        for place, word in enumerate(words)
    )


def _claim_on_sanctuaries(words: tuple[Word, ...], start: int, end: int) -> str:
    """Return what a sentence claims that says only how many Sanctuaries someone gives or is due: `my friend deals me 2 of them`."""
    part = words[start : start + _reason(words[start:end], 0)]
    named = {word.number for word in (*words[:start], *words[end:]) if word.text.isdigit()}
    numbers = [word for word in part if word.text.isdigit() or (word.is_spelled and word.number > 1)]
    is_small = all(word.number <= MOST_DRAWN or word.number in named for word in numbers)
    is_given = any(is_any(word, GIVING) and "own" not in word.kinds for word in part)
    is_stated = is_given and any(is_any(word, CLAIMING) for word in part)
    is_drawn = any("draw" in word.kinds and "find" not in word.kinds for word in part) and bool(numbers)
    is_drawn &= any("sanctuary" in word.kinds for word in words) and not any(
        "deck" in word.kinds for word in words
    )
    is_of_sanctuaries = is_drawn or any("sanctuary" in word.kinds for word in part)
    is_fact = any(is_any(word, FACTS) and not is_any(word, UNTOLD) for word in part)
    is_asked = at(words, end).text == "?" or any("many" in word.kinds for word in part)
    if not (is_small and is_stated and is_of_sanctuaries and named) or is_fact or is_asked:
        return ""
    is_counted = any(
        word.number > 1 and is_any(at(part, place + 1), ("sanctuary", "card"))
        for place, word in enumerate(part)
    )
    drawing = ("draw", "clue", "card", "deal") if is_counted or is_drawn else ("clue",)
    if any(is_any(word, drawing) for word in part):
        return CLAIMED_DRAW
    return CLAIMED_COUNT if is_counted else CLAIMED_FIND


def _has_cards(part: Sequence[Word]) -> bool:
    """Return True if a Region is named beside what is claimed: `9 for my 62`."""
    return any(word.text.isdigit() and _is_named(part, place) for place, word in enumerate(part))


def _is_named(part: Sequence[Word], place: int) -> bool:
    """Return True if a word before a number says that it is a Region; not that of a verb: `ich komme auf 7`."""
    before = at(part, place - 1)
    is_of_verb = "at" in before.kinds and "says" in at(part, place - 2).kinds
    return is_any(before, NAMING) and not is_of_verb


def _number_behind(part: Sequence[Word], said: int) -> int:
    """Return the place of the number that is claimed; 0 if none is."""
    for place in range(said + 1, min(said + 1 + BESIDE, len(part))):
        word = part[place]
        if "break" in word.kinds:
            return 0
        if word.text.isdigit() or (word.is_spelled and word.number > 1):
            return 0 if _is_named(part, place) else place
    return 0


def _further(part: Sequence[Word], number: int) -> list[int]:
    """Return the places of numbers that others claim behind a first one: `he finds 16, I 14`."""
    return [
        place
        for place in range(number + 1, len(part))
        if part[place].text.isdigit()
        and is_any(at(part, place - 1), ("me", "person", "stranger", "says"))
        and not is_any(at(part, place - 1), NAMING)
    ]


def _reason(part: Sequence[Word], said: int) -> int:
    """Return where a reason begins that is given for a claim and names no card: `because a Sanctuary is no Region`; the end if none is."""
    for place in range(said + 1, len(part)):
        is_plain = all(not word.text.isdigit() and not is_any(word, HELD) for word in part[place:])
        stop = next((each for each in range(place, len(part)) if "break" in part[each].kinds), len(part))
        is_plain |= _is_counted_reason(part[place:stop]) and _is_claim_alone(part[stop:])
        if "because" in part[place].kinds and is_plain:
            return place
    return len(part)


def _is_counted_reason(part: Sequence[Word]) -> bool:
    """Return True if a reason is how many icons someone counts: `because I have two chimeras and a thistle`."""
    placed = ("sanctuary", "on", "card", "region", *(kind for kind in HELD if kind != "have"))
    is_plain = all(
        not word.text.isdigit() and (not is_any(word, placed) or is_any(word, ("have",))) for word in part
    )
    return is_plain and any(is_any(word, (*ICONS, "coloured", "biome", "set")) for word in part)


def _is_claim_alone(part: Sequence[Word]) -> bool:
    """Return True if words behind a reason are only what somebody else claims, if anything: `, I say 10`."""
    return all(word.number or is_any(word, ("break", "conj", "neutral", "says", *SPEAKING)) for word in part)


def _is_counted(part: Sequence[Word], place: int) -> bool:
    """Return True if a number counts points."""
    return "counted" in at(part, place + 1).kinds
