"""Sanctuaries that a question describes: `a gray sanctuary with a clue and a stone`, `un santuario rosso e uno giallo`."""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, field, frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word

COLOURS = {"green": "river", "yellow": "city", "red": "forest", "blue": "desert"}
MOST_OF_A_KIND = 8
BESIDE_NAME = frozenset({"elsewhere", "only", "own", "neutral", "another", "coloured"})
"""Words of these kinds may stand between a number and the Sanctuaries that it counts."""
SHOWING = frozenset({"with", "have", "show", "its", "bracket"})
"""Words of these kinds lead from a Sanctuary to what it shows."""
AMONG = frozenset(
    [
        "conj",
        "small",
        "the",
        "per",
        "symbol",
        "neutral",
        "only",
        "with",
        "plus",
        "on",
        "have",
        "its",
        "show",
        "fixed",
    ]
)
"""Words of these kinds may stand between the icons of a Sanctuary."""
TALK = frozenset(
    [
        "many",
        "who",
        "need",
        "draw",
        "find",
        "play",
        "what",
        "region",
        "card",
        "which",
        "faceup",
        "enough",
        "me",
    ]
)
"""Words of these kinds end a description."""
PUNCTUATION = frozenset(",():")
PAYING = frozenset({"pay", "give", "per", "counted"})


@frozen(kw_only=True)
class Paid:
    """What a quest pays: so much fame for each of what is counted; the four biomes stand for a set. `end` is behind its words."""

    fame: int
    counted: tuple[str, ...]
    end: int


@frozen(kw_only=True)
class Phrase:
    """Described Sanctuaries: how many, what each shows, its quest, and the places of its words.

    `number` is 0 where it is said that there are none, `is_coloured` if none of a colour; `is_bare`: it is not said what they show.
    """

    start: int
    end: int
    number: int = 1
    icons: Mapping[str, int] = field(factory=dict)
    quest: Paid | None = None
    is_bare: bool = False
    is_doubtful: bool = False
    is_coloured: bool = False


def read_phrases(words: Sequence[Word]) -> Iterator[Phrase]:
    """Yield the Sanctuaries that a question speaks of, in their order."""
    place = behind = 0
    while place < len(words):
        if "sanctuary" not in words[place].kinds:
            place += 1
            continue
        phrase = _named(words, place)
        yield from _before(words, phrase, behind)
        further = list(_further(words, phrase.end, is_bare=phrase.is_bare))
        is_listed = at(words, phrase.end).text != "," or phrase.number == len(further)
        if phrase.is_bare and is_listed and further:
            yield evolve(further[0], start=phrase.start)
            yield from further[1:]
        else:
            yield phrase
            yield from further
        behind = (further or [phrase])[-1].end
        place = max(place + 1, behind)


def _named(words: Sequence[Word], place: int) -> Phrase:
    """Return the Sanctuaries at a place, with what stands before and behind their name."""
    start, shown = place, dict[str, int]()
    while (icon := _adjective(at(words, start - 1))) or is_any(at(words, start - 1), BESIDE_NAME):
        start -= 1
        if icon and icon != "gray":
            shown[icon] = shown.get(icon, 0) + 1
    is_told = any(_adjective(words[each]) for each in range(start, place))
    counting = at(words, start - 1)
    number = 1
    if counting.is_spelled or (counting.text.isdigit() and counting.number <= MOST_OF_A_KIND):
        number, start = counting.number, start - 1
    is_owned = any("own" in words[each].kinds for each in range(start, place))
    is_numbered = counting.is_spelled or counting.text.isdigit() or "the" in counting.kinds or is_owned
    named = Phrase(start=start, end=place + 1, number=number, icons=shown, is_bare=not is_told)
    found = _with_what_it_shows(words, named, is_numbered=is_numbered)
    is_coloured = any("coloured" in words[each].kinds for each in range(start, place))
    return evolve(found, is_coloured=is_coloured)


def _before(words: Sequence[Word], phrase: Phrase, behind: int) -> Iterator[Phrase]:
    """Yield a Sanctuary that shares the name of the next: `auf einem roten und einem grünen Heiligtum`."""
    colour = at(words, phrase.start - 2)
    if "conj" not in at(words, phrase.start - 1).kinds or not _colour(colour) or phrase.start - 2 < behind:
        return
    biome = COLOURS.get(_colour(colour), "")
    start = phrase.start - 3 if at(words, phrase.start - 3).is_spelled else phrase.start - 2
    yield Phrase(start=start, end=phrase.start - 1, icons={biome: 1} if biome else {})


def _is_negated(words: Sequence[Word], end: int) -> bool:
    """Return True if what follows in the sentence says that there are none: `santuari con pietre non ne ho`."""
    for place in range(end, len(words)):
        if "break" in words[place].kinds or "conj" in words[place].kinds:
            return False
        if "not" in words[place].kinds or (words[place].is_spelled and not words[place].number):
            return True
    return False


def _with_what_it_shows(words: Sequence[Word], found: Phrase, *, is_numbered: bool = False) -> Phrase:
    """Return Sanctuaries with the colours and icons that follow their name."""
    end, shown, is_told, number = found.end, dict(found.icons), not found.is_bare, found.number
    is_apart = at(words, end).text in {",", ":"} and bool(_colour(at(words, end + 1)))
    end += number == 1 and not is_told and is_apart and is_numbered
    while icon := _adjective(at(words, end)):
        is_told = True
        if icon != "gray":
            shown[icon] = shown.get(icon, 0) + 1
        end += 1
        end += _is_one(at(words, end))
    if number and _is_denied(words, end):
        return Phrase(start=found.start, end=end + 1, number=0)
    quest: Paid | None = None
    each, is_with, is_loose = number == 1, False, False
    step, is_begun = end, _begins(words, end)
    is_vague = not is_numbered and not is_told and at(words, end).text != ":"
    while is_begun and _goes_on(words, step):
        if paid := paid_at(words, step):
            quest, step, end, is_told = paid, paid.end, paid.end, True
            continue
        each |= "per" in words[step].kinds
        if shows := _icon(words[step]):
            before = at(words, step - 1)
            is_counted = before.is_spelled or before.text.isdigit()
            each |= not is_counted
            is_loose |= is_vague and not is_counted and not is_any(before, ("the", "own"))
            shown[shows] = shown.get(shows, 0) + (before.number if is_counted else 1)
            is_told = is_with = True
        if shows or ("per" in words[step].kinds and is_told):
            end = step + 1
        step += 1
    end += at(words, end).text == ")" and any(words[place].text == "(" for place in range(found.start, end))
    is_negated = is_with and _is_negated(words, end)
    return Phrase(
        start=found.start,
        end=end,
        number=number,
        icons=shown,
        quest=quest,
        is_bare=not is_told,
        is_doubtful=is_loose or is_negated or (is_with and not each),
    )


def _is_one(word: Word) -> bool:
    """Return True if a word stands for a card behind its colour: `a green one`."""
    return word.is_spelled and word.number == 1 and "small" not in word.kinds


def _begins(words: Sequence[Word], end: int) -> bool:
    """Return True if what follows a name and its colours can say what the Sanctuary shows or pays."""
    word, after = at(words, end), at(words, end + 1)
    is_relative = is_any(word, {"small", "per", "neutral", "conj"}) and is_any(
        after, SHOWING | PAYING | {"per"}
    )
    is_led = is_any(word, SHOWING | PAYING | {"symbol", "per"}) or word.text in {"(", ":"}
    is_bare_icon = word.text == "," and bool(_icon(after)) and not _colour(after)
    return is_led or is_relative or is_bare_icon or paid_at(words, end) is not None


def _goes_on(words: Sequence[Word], place: int) -> bool:
    """Return True if a word belongs to what a Sanctuary shows: an icon, a number of them, or what may stand between."""
    word = at(words, place)
    if not word.text or word.text in ENDS or "sanctuary" in word.kinds or _colour(word):
        return False
    is_each = "per" in word.kinds and bool(_icon(at(words, place - 1)))
    if _icon(word) or paid_at(words, place) or is_each:
        return True
    if _is_pronoun(words, place):
        return _leads_to_icon(words, place + 1)
    if word.is_spelled or word.text.isdigit():
        return _is_counting(words, place)
    if word.text in PUNCTUATION or is_any(word, AMONG | SHOWING | PAYING):
        return _leads_to_icon(words, place + 1)
    return False


def _leads_to_icon(words: Sequence[Word], place: int) -> bool:
    """Return True if what follows, without other talk, is an icon or a quest."""
    while True:
        word = at(words, place)
        is_next = _icon(word) in BIOMES and "with" in at(words, place + 1).kinds
        if not word.text or word.text in ENDS or "sanctuary" in word.kinds or _colour(word) or is_next:
            return False
        if paid_at(words, place):
            return True
        if (word.is_spelled or word.text.isdigit()) and not _is_pronoun(words, place):
            return _is_counting(words, place)
        if _icon(word):
            return True
        is_between = word.text in PUNCTUATION or is_any(word, AMONG | SHOWING | PAYING)
        is_talk = is_any(word, TALK) and not is_any(word, AMONG | SHOWING)
        if is_talk or not (is_between or _is_pronoun(words, place)):
            return False
        place += 1


def _is_pronoun(words: Sequence[Word], place: int) -> bool:
    """Return True if `one` in brackets stands for a Sanctuary that was just named: `(the one with a clue)`."""
    word, before = words[place], at(words, place - 1)
    start = place - 2 if "the" in before.kinds else place - 1
    return (
        word.is_spelled
        and word.number == 1
        and at(words, start).text == "("
        and "with" in at(words, place + 1).kinds
    )


def _is_counting(words: Sequence[Word], place: int) -> bool:
    """Return True if a number counts icons, not cards of a biome: `2 stones`, `eine Mond`."""
    after = at(words, place + 1)
    icon = _icon(at(words, place + 2)) if is_any(after, {"only", "symbol", "small"}) else _icon(after)
    return bool(icon) and "sanctuary" not in at(words, place + 2).kinds


def _is_denied(words: Sequence[Word], end: int) -> bool:
    """Return True if it is said behind a name that there are none: `Heiligtümer keine`, `sanctuaries: none`."""
    place = end + 1 if at(words, end).text == ":" else end
    none, after = at(words, place), at(words, place + 1)
    return none.is_spelled and none.number == 0 and (not after.text or is_any(after, {"break", "bracket"}))


def _further(words: Sequence[Word], start: int, *, is_bare: bool) -> Iterator[Phrase]:
    """Yield Sanctuaries that are described without their name, behind others: `and a yellow one`, `eins mit einem Stein`."""
    while True:
        place = start
        stops = ",:(" if is_bare else ",:"
        while is_any(at(words, place), {"conj", "plus"}) or (
            at(words, place).text and at(words, place).text in stops
        ):
            place += 1
        if place == start and not is_bare:
            return
        if place == start:
            place = _behind_owner(words, place)
        first = place
        word = at(words, place)
        is_number = word.is_spelled or (word.text.isdigit() and word.number <= MOST_OF_A_KIND)
        is_article = "small" in word.kinds and bool(_colour(at(words, place + 1)))
        is_led = is_number or is_article or is_any(word, {"the", "elsewhere", "another"})
        number = word.number if is_number and word.number else 1
        place += is_led
        while is_any(at(words, place), {"elsewhere", "another", "only"}) and is_led:
            place += 1
        is_coloured = bool(_colour(at(words, place))) or (
            _icon(at(words, place)) in BIOMES
            and (at(words, start).text == ":" or "with" in at(words, place + 1).kinds)
        )
        is_shown = is_any(at(words, place), {"with"}) and is_led
        if not (is_coloured or is_shown) or not (is_led or is_coloured):
            return
        bare = Phrase(start=first, end=place, number=number, is_bare=True)
        phrase = _with_what_it_shows(words, bare, is_numbered=is_led)
        if phrase.is_bare or "sanctuary" in at(words, phrase.end).kinds:
            return
        yield phrase
        start, is_bare = phrase.end, False


def _behind_owner(words: Sequence[Word], place: int) -> int:
    """Return the place behind `I have`, where the colour of a Sanctuary follows it: `comme sanctuaires j'ai le rouge`."""
    step = place
    while is_any(at(words, step), {"have", "me"}) and not is_any(at(words, step), {"with"}):
        step += 1
    is_led = "the" in at(words, step).kinds or at(words, step).is_spelled
    return step if is_led and _colour(at(words, step + 1)) else place


def _icon(word: Word) -> str:
    return next((icon for icon in ICONS if icon in word.kinds), "") or COLOURS.get(_colour(word), "")


def _colour(word: Word) -> str:
    return next((colour for colour in (*COLOURS, "gray") if colour in word.kinds), "")


def _adjective(word: Word) -> str:
    """Return what a word beside the name of a Sanctuary says that it shows; `gray` for no biome."""
    colour = _colour(word)
    return _icon(word) or colour


def _is_fixed(words: Sequence[Word], place: int) -> bool:
    """Return True if so many points are what a Sanctuary pays once: `gray, 5 points`, `grau mit 5 festen Punkten`."""
    start = place - 1
    while is_any(at(words, start), {"with", "small", "the", "give", "fixed"}) or at(words, start).text in {
        ",",
        "(",
    }:
        start -= 1
    return bool(_colour(at(words, start)) or "sanctuary" in at(words, start).kinds)


def _is_of_set(word: Word) -> bool:
    """Return True if a word goes on with what a set is: `of the four biomes`."""
    return (is_any(word, {"small", "the", "biome"}) and "conj" not in word.kinds and not word.is_spelled) or (
        word.number == len(BIOMES)
    )


def paid_at(words: Sequence[Word], place: int) -> Paid | None:
    """Return the quest that begins with a number: `1 per clue`, `2 points for each city or river`, `10 per set`."""
    word = at(words, place)
    if not word.text.isdigit() and not (word.is_spelled and word.number > 1):
        return None
    step = place + 1
    while is_any(at(words, step), {"counted", "small", "pay"}) and "per" not in at(words, step).kinds:
        step += 1
    if "per" not in at(words, step).kinds:
        is_fixed = "counted" in at(words, place + 1).kinds and "pay" in at(words, place + 1).kinds
        end = place + 2 + ("fixed" in at(words, place + 2).kinds)
        return Paid(fame=word.number, counted=(), end=end) if is_fixed and _is_fixed(words, place) else None
    step = _behind_articles(words, step)
    if "set" in at(words, step).kinds:
        step += 1
        while _is_of_set(at(words, step)):
            step += 1
        return Paid(fame=word.number, counted=BIOMES, end=step)
    first, end = _icon(at(words, step)), step + 1
    is_joined = is_any(at(words, end), {"conj", "or"}) and first in BIOMES
    step = _behind_articles(words, end + 1)
    second = _icon(at(words, step)) if is_joined else ""
    if second in BIOMES and second != first:
        return Paid(fame=word.number, counted=(first, second), end=step + 1)
    return Paid(fame=word.number, counted=(first,), end=end) if first else None


def _behind_articles(words: Sequence[Word], step: int) -> int:
    """Return the next place at which no article stands, and no `each`."""
    while is_any(at(words, step), {"per", "the", "small"}) and not _icon(at(words, step)):
        step += 1
    return step
