"""The order in which Regions were played, by the words beside their numbers: `31 last round and 30 now`, `30 after 31`."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, first_kind, is_any, start_before, stop_after
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

TAGS = (
    "ago",
    "then",
    "now",
    "previous",
    "earlier",
    "first",
    "last",
    "penultimate",
    "leftward",
    "doubt",
    "faceup",
)
"""Kinds of words that say when the number beside them was played."""
BESIDE = ("after", "before")
"""Kinds that say it of the number that follows, or of one that is played (`after-doing`)."""
FOLLOWED = frozenset({*BESIDE, "after-doing", "before-doing"})
ALONE = (*TAGS, *BESIDE)
STARTS = ("break", "conj", "then", "if")
"""Kinds of words with which a part of a sentence begins."""
SILENT = frozenset(
    {"small", "the", "card", "region", "play", "is", "filler", "have", "on", "neutral", "me", "own"}
)
"""Words of these kinds may stand between `after playing` and its number."""
NAMING = frozenset({"the", "card", "region", "own"})
"""Words of these kinds may stand between `after` and its number, and so may an article that names any card."""
INDEFINITE = frozenset({"a", "an", "ein", "eine", "einem", "einen", "einer", "un", "una", "une", "uno"})
PAST = frozenset({"previous", "earlier"})
DOUBTFUL = {"compare": "doubt", "stranger": "strange", "unknown": "unknown"}
IN_DOUBT = frozenset({"doubt", "strange", "unknown"})


@frozen(kw_only=True, eq=False, repr=False)
class Event(Value):
    """A duration with what is said of when it was played; `round` is 0 if no round is named.

    `is_linked`: it follows the duration before it in a list; `is_joined`: with nothing but `and` between them;
    `is_same_sentence`: both stand in one sentence.
    """

    duration: int
    tags: frozenset[str] = frozenset()
    round: int = 0
    is_linked: bool = False
    is_joined: bool = False
    is_same_sentence: bool = False


def read_events(words: Sequence[Word], numbers: Sequence[Number], durations: Sequence[Number]) -> list[Event]:
    """Return the events of durations, in their order in the text."""
    rounds = {number.place: number.value for number in numbers if number.role is Role.ROUND}
    taken = {number.place for number in numbers}
    tags = {place: tag_of(words, place) for place in range(len(words)) if place not in taken}
    events: list[Event] = []
    for index, number in enumerate(durations):
        start = _begin(words, durations[index - 1].place if index else -1, number.place)
        following = durations[index + 1].place if index + 1 < len(durations) else len(words)
        end = _begin(words, number.place, following) if following < len(words) else following
        end = min(end, stop_after(words, number.place))
        if following == len(words):
            end = next((place for place in range(number.place, end) if "compare" in words[place].kinds), end)
        places = [*range(start, number.place), *range(number.place + 1, end)]
        between = range(durations[index - 1].place + 1, number.place) if index else range(0)
        kinds = {kind for place in between for kind in words[place].kinds}
        is_new = number.value not in {each.duration for each in events}
        is_apart = any(words[place].text in ENDS or tags.get(place) or place in rounds for place in between)
        is_linked = index > 0 and is_new and not is_apart
        found = {tags[place] for place in places if tags.get(place)}
        said = start_before(words, number.place)
        inner = [
            place
            for place in places
            if (said <= place < number.place and index > 0) or number.place < place < following < len(words)
        ]
        if not any(tags.get(place) == "unknown" for place in inner):
            found -= {"unknown"}
        events.append(
            Event(
                duration=number.value,
                tags=frozenset(found | ({"doubt"} if is_linked and "or" in kinds else set())),
                round=next((rounds[place] for place in places if place in rounds), 0),
                is_linked=is_linked,
                is_same_sentence=index > 0 and not any(words[place].text in ENDS for place in between),
                is_joined=is_linked and "conj" in kinds and "break" not in kinds,
            )
        )
    return events


def _begin(words: Sequence[Word], before: int, place: int) -> int:
    """Return where the part of a sentence begins that belongs to a number, after the number before it."""
    between = range(before + 1, place)
    ends = [each + 1 for each in between if words[each].text in ENDS]
    if ends or before < 0:
        return ends[-1] if ends and before < 0 else ends[0] if ends else 0
    return next(
        (each for each in between if is_any(words[each], STARTS) or words[each].text == "("), before + 1
    )


def tag_of(words: Sequence[Word], place: int) -> str:
    """Return what a word says of when a number beside it was played; `strange` if it may be a name."""
    word = words[place]
    is_heading = at(words, place + 1).text == ":" and at(words, place - 1).text in ENDS
    if is_any(word, BESIDE) and (is_heading or _is_stated_alone(words, place)):
        return "then" if "after" in word.kinds else "earlier"
    if is_any(word, ("on", "beside")) and _is_between_cards(words, place):
        is_bare = at(words, place + 1).text.isdigit() and not is_any(word, ("own", "the"))
        return "doubt" if is_bare else "after"
    for kind in BESIDE if is_any(word, FOLLOWED) else ():
        if kind in word.kinds and _is_before_a_number(words, place, NAMING):
            is_label = is_any(word, PAST) and " " in word.text and "break" in at(words, place - 1).kinds
            return "doubt" if is_label or _is_after_and(words, place) else kind
        if (
            kind in word.kinds
            and is_any(at(words, place + 1), {"is"})
            and "on" not in at(words, place + 1).kinds
        ):
            return "then" if kind == "after" else "earlier"
        if f"{kind}-doing" in word.kinds:
            return kind if _is_before_a_number(words, place, SILENT) else "doubt"
    return _tag_alone(words, place)


def _is_stated_alone(words: Sequence[Word], place: int) -> bool:
    """Return True if a sentence begins with a word and tells of one Region that somebody played: `I played 12. Before I played 9`."""
    end = stop_after(words, place)
    cards = [word for word in words[place:end] if word.text.isdigit()]
    is_begun = 0 < place == start_before(words, place)
    is_played = is_any(at(words, place + 1), ("me", "play", "have", "aux"))
    return (
        is_begun and is_played and len(cards) == 1 and not any("," in word.text for word in words[place:end])
    )


def _tag_alone(words: Sequence[Word], place: int) -> str:
    """Return what a word says of when a number was played, whatever follows it."""
    word = words[place]
    found = first_kind(word, ALONE)
    after = at(words, place + 1)
    is_end = bool(found) and (not after.text or "break" in after.kinds)
    if found in BESIDE:
        return "doubt" if not is_end else "then" if "after" in word.kinds else "earlier"
    if found:
        return "" if found == "doubt" and is_end else found
    return DOUBTFUL.get(first_kind(word, DOUBTFUL), "")


def _is_between_cards(words: Sequence[Word], place: int) -> bool:
    """Return True if a word stands between two cards of which the first was laid on the second: `17 auf seine 16`."""
    start, end = place - 1, _skip(words, place + 1, NAMING)
    while is_any(at(words, start), ("me", "neutral", "play")) and "range" not in words[start].kinds:
        start -= 1
    is_ranged = any("range" in word.kinds for word in words[max(start - 3, 0) : start + 1])
    return at(words, start).text.isdigit() and at(words, end).text.isdigit() and not is_ranged


def _is_after_and(words: Sequence[Word], place: int) -> bool:
    """Return True if `and` stands before a word, or before the one before it: `12 and right after the 13` says either."""
    before = at(words, place - 1)
    return "conj" in before.kinds or (not before.text.isdigit() and "conj" in at(words, place - 2).kinds)


def _is_before_a_number(words: Sequence[Word], place: int, kinds: Iterable[str]) -> bool:
    """Return True if the next word that is not of these kinds, and no article, is a number in digits."""
    return at(words, _skip(words, place + 1, kinds)).text.isdigit()


def _skip(words: Sequence[Word], start: int, kinds: Iterable[str]) -> int:
    """Return the first place from one on that holds no word of these kinds, and no article that names any card."""
    while is_any(at(words, start), kinds) or at(words, start).text in INDEFINITE:
        start += 1
    return start


def in_order(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the durations in the order of play; nothing if that order is in doubt."""
    row = tuple(event.duration for event in events)
    is_by_rounds = any(event.round for event in events) and all(_round_of(event) for event in events)
    doubts = IN_DOUBT - {"unknown"} if is_by_rounds else IN_DOUBT
    is_doubtful = any(not event.tags.isdisjoint(doubts) for event in events)
    if is_doubtful or len(set(row)) < len(row) or not 2 <= len(row) <= MOST_ROUNDS:
        return ()
    if is_by_rounds:
        rounds = {_round_of(event): event.duration for event in events}
        return tuple(rounds[each] for each in sorted(rounds)) if len(rounds) == len(events) else ()
    if any("ago" in event.tags for event in events):
        return _by_age(events)
    first = events[0]
    signs = [relation(left, right, is_first=left is first) for left, right in pairwise(events)]
    if len(events) == 2 and signs == [1] and events[1].is_joined and not (first.tags | events[1].tags):
        return ()
    if all(sign > 0 for sign in signs):
        return row
    return row[::-1] if all(sign < 0 for sign in signs) else ()


def _by_age(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the durations of the round before last, the last and this one, in this order; nothing if that is in doubt."""
    ages = {
        0 if "ago" in event.tags else 1 if not event.tags.isdisjoint(PAST) else 2: event.duration
        for event in events
    }
    return tuple(ages[each] for each in sorted(ages)) if len(ages) == len(events) else ()


def _round_of(event: Event) -> int:
    """Return the round of an event; 0 if none is named."""
    return event.round or int("first" in event.tags)


def relation(left: Event, right: Event, *, is_first: bool) -> int:
    """Return 1 if the left Region was played before the right one, -1 if after it, 0 if that is in doubt.

    The `last` Region may be the one that was played last, or the one before: alone it says nothing.
    """
    if is_first and "after" in right.tags and "before" not in right.tags:
        return -1
    is_past = not left.tags.isdisjoint(PAST)
    signs = {
        *({1 if left.round < right.round else -1} if left.round and right.round else ()),
        *({-1} if "after" in right.tags else ()),
        *({1} if "before" in right.tags else ()),
        *({1} if "after" in left.tags and is_first else ()),
        *({-1} if "before" in left.tags and is_first else ()),
        *({1} if not right.tags.isdisjoint({"then", "now"}) else ()),
        *({-1} if not right.tags.isdisjoint(PAST | {"leftward"}) else {1} if is_past else ()),
        *({-1} if "penultimate" in right.tags and "last" in left.tags else ()),
        *({-1} if "first" in right.tags else {1} if "first" in left.tags else ()),
    }
    if not signs and "last" in right.tags and "now" in left.tags:
        return -1
    if not signs:
        is_said = (left.tags | right.tags) - {"faceup"}
        is_going_on = left.tags == {"then"} and right.tags == {"faceup"} and right.is_same_sentence
        return 0 if is_said and not (right.is_linked or is_going_on) else 1
    return signs.pop() if len(signs) == 1 else 0
