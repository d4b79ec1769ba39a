"""Parse what cards pay with the cards that a question lays out: which Regions are in view, and what Sanctuaries show."""

from collections.abc import Iterable, Mapping, Sequence

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.rulebook.cases.beside import ENDS, LONGEST_STEP, at, is_any
from faraway.rulebook.cases.case import CardCase, RowPayCase, Shown, TableauCase
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.scene import Listed, Scene, read_scene
from faraway.rulebook.cases.values import card_fame, prerequisite_met
from faraway.rulebook.cases.view import BIOMES, ICONS, add_own_icons, asked_wonders, counted_icons, own_icons

OTHER_TALK = ("who", "deck", "hand", "partial", "doubt", "pending")
"""Words of these kinds say that more is asked."""
IN_VIEW = frozenset({"faceup", "then", "after", "see"})
NOT_IN_VIEW = frozenset({"hidden", "leftward", "earlier", "previous", "before"})
MOST_NEEDED, NEAR = 5, 2
ASKING = ("pay", "give", "need", "set", "enough", "all", "scoring", "reckon")


def parse_scene(reading: Reading) -> TableauCase | CardCase | RowPayCase | None:
    """Return the case of cards that are scored with what they see; None if anything that is said of it is in doubt."""
    is_tied = any("tie" in word.kinds and "all" not in word.kinds for word in reading.words)
    if is_tied or not reading.lacks(*OTHER_TALK) or reading.asks_for("sanctuary") or _is_finding(reading):
        return None
    scene = read_scene(reading)
    if _is_of_several(scene) or not scene.is_read or any(phrase.is_doubtful for phrase in scene.phrases):
        return None
    whole = _whole(scene)
    if whole is not None:
        return _row_pay(scene, (), whole)
    if any("elsewhere" in word.kinds and "another" not in word.kinds for word in scene.free_words()):
        return None
    targets = _targets(scene)
    if len(targets) > 1 or (not targets and scene.lists):
        return _row_pay(scene, targets, None)
    return _one(scene, targets[0]) if targets else None


def _is_finding(reading: Reading) -> bool:
    """Return True if it may be asked what was found, not what a card pays."""
    return not reading.lacks("find", "draw") and reading.lacks(
        "pay", "give", "need", "faceup", "see", "set", "reckon"
    )


def _is_of_several(scene: Scene) -> bool:
    """Return True if a name beside a card may be that of a second player, or another player is spoken of."""
    is_other = scene.reading.has("other", "me")
    return is_other or len(scene.names) > 1 or (bool(scene.names) and scene.reading.has("me"))


def _targets(scene: Scene) -> list[int]:
    """Return the Regions that are asked about: those named alone that stand in a list as well, or the only one named alone."""
    lists = _cards(scene)
    if (
        len(lists) == 2
        and 1 < len(lists[1].cards) < len(lists[0].cards)
        and set(lists[1].cards) <= set(lists[0].cards)
    ):
        return list(lists[1].cards)
    alone = list(dict.fromkeys(each.cards[0] for each in lists if len(each.cards) == 1))
    listed = {card for each in lists if len(each.cards) > 1 for card in each.cards}
    again = [card for card in alone if card in listed]
    if again:
        return again
    cards = [card for each in lists for card in each.cards]
    twice = [card for card in alone if cards.count(card) > 1]
    if len(twice) == 1:
        return twice
    if len(alone) < 2:
        return alone
    others = [each for each in lists if each.cards != (alone[0],)]
    is_told = all(not each.kinds.isdisjoint(IN_VIEW | {"last"}) for each in others)
    return alone[:1] if is_told and lists[0].cards == (alone[0],) else []


def _cards(scene: Scene) -> list[Listed]:
    """Return the lists without numbers that are no cards: answers to choose from, and what a prerequisite asks for."""
    first = next((each.cards[0] for each in scene.lists), 0)
    return [
        each
        for each in scene.lists
        if not (is_choice(scene, each) or _is_asked(scene, each) or _is_fame(scene, each, first))
    ]


def _is_fame(scene: Scene, listed: Listed, first: int) -> bool:
    """Return True if a number alone is what the first Region pays once its prerequisite is met: `do I get the 24?`."""
    quest = CATALOGUE.region_of[Duration(first)].quest
    is_paid = quest is not None and quest.per is Per.FIXED and (quest.fame,) == listed.cards != (first,)
    _, end = sentence_at(scene, listed.start)
    return is_paid and at(scene.words, end).text == "?" and listed.start >= end - NEAR


def sentence_at(scene: Scene, place: int) -> tuple[int, int]:
    """Return the places where the sentence of a place begins, and of its stop."""
    ends = [each for each, word in enumerate(scene.words) if word.text in ENDS]
    start = max((each + 1 for each in ends if each < place), default=0)
    return start, next((each for each in ends if each >= place), len(scene.words))


def is_choice(scene: Scene, listed: Listed) -> bool:
    """Return True if the sentence of a list has nothing but numbers to choose from: `0, 1 or 2?`, `10 or 20?`."""
    start, end = sentence_at(scene, listed.start)
    words = scene.words[start:end]
    is_or = any("or" in word.kinds for word in words)
    is_bare = all(
        word.text.isdigit()
        or word.is_spelled
        or is_any(word, ("break", "small", "neutral", "or", "claim", "counted", "pay"))
        for word in words
    )
    return is_or and is_bare and at(scene.words, end).text == "?"


def _is_asked(scene: Scene, listed: Listed) -> bool:
    """Return True if a number alone says how many a prerequisite asks for: `Chimere ne servono 3`."""
    if len(listed.cards) > 1 or listed.cards[0] > MOST_NEEDED:
        return False
    start, _ = sentence_at(scene, listed.start)
    words = scene.words[start : listed.start]
    return any("need" in word.kinds for word in words) and any(is_any(word, ICONS) for word in words)


def _one(scene: Scene, target: int) -> TableauCase | CardCase | None:
    """Return the case of one Region, with the cards or the counts that are in view."""
    later = _later(scene, target)
    shown = _shown(scene, target)
    if later is None or shown is None or not _is_asked_for(scene):
        return None
    counted = [number for number in scene.free_numbers if not _is_placed(scene, number, target, later, shown)]
    if counted:
        return None if later else _counted(scene, target, counted, shown)
    if scene.reading.has("besides"):
        return None
    is_last = any("last" in each.kinds and target in each.cards for each in scene.lists)
    is_listed = any(len(each.cards) > 1 and target in each.cards for each in scene.lists)
    if not later and not (is_last and scene.phrases) and not is_listed:
        return None
    return TableauCase(region=target, later=later, sanctuaries=shown)


def _is_asked_for(scene: Scene) -> bool:
    """Return True if it is asked what a card pays, or nothing else is asked."""
    reading = scene.reading
    is_what = not reading.lacks("what", "many") and reading.lacks("pick")
    is_chosen = any(is_choice(scene, each) for each in scene.lists)
    is_plain = reading.lacks("play", "find", "draw", "order", "pick")
    return not reading.lacks(*ASKING) or is_what or is_chosen or is_plain


def _later(scene: Scene, target: int) -> tuple[int, ...] | None:
    """Return the Regions in view beside the target; None if that is in doubt."""
    own = [each for each in scene.lists if target in each.cards]
    is_first = any("first" in each.kinds for each in own if len(each.cards) == 1)
    is_last = not is_first and any("last" in each.kinds for each in own if len(each.cards) == 1)
    seen: dict[int, None] = {}
    for each in _cards(scene):
        if each.cards == (target,):
            continue
        found = _in_view(scene, each, target, is_last=is_last, is_first=is_first)
        if found is None:
            return None
        if len(set(found)) < len(found) or (not is_first and not seen.keys().isdisjoint(found)):
            return None
        seen |= dict.fromkeys(card for card in found if card != target)
    return tuple(seen) if len(seen) < MOST_ROUNDS else None


def _in_view(
    scene: Scene, listed: Listed, target: int, *, is_last: bool, is_first: bool
) -> tuple[int, ...] | None:
    """Return the Regions of a list that are in view when the target is scored; None if that is in doubt."""
    if listed.cards.count(target) > 1:
        return None
    is_seen, is_unseen = not listed.kinds.isdisjoint(IN_VIEW), not listed.kinds.isdisjoint(NOT_IN_VIEW)
    is_seen |= "last" in listed.kinds and not is_last
    is_led = listed.cards[0] == target
    if target in listed.cards and not is_led:
        is_row = scene.reading.has("row")
        if is_row == is_seen or is_unseen:
            return None
        return listed.cards[listed.cards.index(target) + 1 :] if is_row else listed.cards
    if is_unseen:
        return () if not is_seen and not is_led and not is_first else None
    return listed.cards if (is_seen or is_led or is_first) and not (is_last and not is_led) else None


def _shown(scene: Scene, target: int) -> dict[str, int] | None:
    """Return what the Sanctuaries show, by icon and biome; None if that is in doubt."""
    card = CATALOGUE.region_of[Duration(target)]
    is_of_biomes = {*asked_wonders(card.prerequisite), *counted_icons(card)} <= set(BIOMES)
    shown = dict.fromkeys(scene.reading.denied, 0)
    for phrase in scene.phrases:
        if (phrase.is_bare and phrase.number) or (phrase.is_coloured and not is_of_biomes):
            return None
        for icon, number in phrase.icons.items():
            shown[icon] = shown.get(icon, 0) + number * phrase.number
    return shown


def _is_placed(
    scene: Scene, number: Number, target: int, later: Sequence[int], shown: Mapping[str, int]
) -> bool:
    """Return True if a number has its place: a card, a claim, or what is printed on the Region that is asked about."""
    card = CATALOGUE.region_of[Duration(target)]
    beside = (at(scene.words, number.place - 1), at(scene.words, number.place + 1))
    match number.role:
        case Role.DURATION | Role.ROUND | Role.CLAIM | Role.COUNTED:
            return True
        case Role.CARDS:
            return number.value in {len(later), len(later) + 1, MOST_ROUNDS}
        case Role.QUEST:
            return card.quest is not None and (card.quest.fame, counted_icons(card)) == (
                number.value,
                number.icons,
            )
        case Role.ICONS:
            (icon,) = number.icons
            seen = shown.get(icon, 0) + sum(own_icons(each)[icon] for each in (target, *later))
            is_sum = bool(later) and seen == number.value
            return (
                _is_need(scene, number, asked_wonders(card.prerequisite))
                or (is_sum and _is_restated(scene, number))
                or number.where == "unseen"
                or _is_printed(scene, number)
            )
        case Role.LOOSE:
            return any("or" in word.kinds for word in beside) or number.value == len(later) + 1
        case _:
            is_fame = card.quest is not None and card.quest.fame == number.value
            return not number.value or is_fame or _is_points(number)


def _is_printed(scene: Scene, number: Number) -> bool:
    """Return True if it is said of a Region that it shows what is printed on it: `the 2 with its two stones`."""
    (icon,) = number.icons
    for card in scene.free_numbers:
        between = scene.words[card.place + 1 : number.place]
        is_near = card.role is Role.DURATION and 0 < len(between) <= LONGEST_STEP
        if (
            is_near
            and is_any(between[0], ("with", "its", "have"))
            and all(not word.text.isdigit() for word in between)
        ):
            return own_icons(card.value)[icon] == number.value
    return False


def _is_points(number: Number) -> bool:
    """Return True if a number is too great for a Region: it can only be a score."""
    return number.role is Role.OTHER and number.value > GREATEST_DURATION


def _is_restated(scene: Scene, number: Number) -> bool:
    """Return True if a number of icons stands behind a colon or bracket, alone or with others: `: 2 cities and 3 deserts`."""
    place = number.place - 1
    while place > 0 and (
        is_any(scene.words[place], (*ICONS, "conj"))
        or scene.words[place].text == ","
        or scene.words[place].number
    ):
        if scene.words[place].number and not is_any(at(scene.words, place + 1), ICONS):
            return False
        place -= 1
    return scene.words[place].text in {":", "("}


def _is_need(scene: Scene, number: Number, asked: Mapping[str, int]) -> bool:
    """Return True if a number of icons is what the prerequisite asks for, as it is said or asked."""
    (icon,) = number.icons
    if asked.get(icon, 0) != number.value:
        return False
    start, end = sentence_at(scene, number.place)
    before = scene.words[start : number.place]
    is_had = any("have" in word.kinds for word in before)
    is_question = at(scene.words, end).text == "?" and not is_had
    is_bracketed = any(
        word.text == "(" for word in scene.words[max(number.place - MOST_NEEDED, 0) : number.place]
    )
    return (
        is_question
        or (is_bracketed and not is_had)
        or (number.group == "need" and any("need" in word.kinds for word in before))
    )


def _counted(
    scene: Scene, target: int, numbers: Iterable[Number], shown: Mapping[str, int]
) -> CardCase | None:
    """Return the case of a Region with counts of what is in view instead of cards; None if its own icons may or may not be in them."""
    counts: dict[str, int] = {}
    for number in numbers:
        if number.role is not Role.ICONS or number.icons[0] in counts or number.group == "need":
            return None
        counts[number.icons[0]] = number.value
    if not scene.reading.lacks(*NOT_IN_VIEW):
        return None
    view = {
        icon: counts.get(icon, 0) + shown.get(icon, 0) for icon in ICONS if icon in counts or icon in shown
    }
    included = CardCase(region=target, view=view)
    added = CardCase(region=target, view=add_own_icons(target, view))
    card = CATALOGUE.region_of[Duration(target)]
    if card_fame(included) is None and not asked_wonders(card.prerequisite):
        return None
    if scene.reading.has("included"):
        return included
    is_alike = bool(shown) and _judged(included) == _judged(added)
    return added if is_alike or scene.reading.has("besides") else None


def _judged(case: CardCase) -> tuple[int | None, bool | None]:
    return card_fame(case), prerequisite_met(case)


def _whole(scene: Scene) -> tuple[int, ...] | None:
    """Return the eight Regions of a tableau whose total is asked for; None if something else is asked."""
    lists = _cards(scene)
    row = tuple(card for each in lists for card in each.cards)
    is_told = all(each.kinds.isdisjoint(NOT_IN_VIEW) for each in lists)
    is_total = not scene.reading.lacks("all", "reckon")
    is_one = len(lists) == 1 or any("first" in each.kinds for each in lists[:1])
    return row if is_told and is_total and is_one and len(row) == len(set(row)) == MOST_ROUNDS else None


def _may_be_paid(scene: Scene, number: Number) -> bool:
    """Return True if so many points may be what a Sanctuary pays that is described in the same sentence."""
    start, end = sentence_at(scene, number.place)
    is_beside = any(start <= phrase.start < end and phrase.number for phrase in scene.phrases)
    return number.role is Role.COUNTED and is_beside


def _row_pay(scene: Scene, targets: Sequence[int], whole: tuple[int, ...] | None) -> RowPayCase | None:
    """Return the case of a whole row: what some of its Regions pay, or all of it."""
    lists = [each for each in _cards(scene) if len(each.cards) > 1 and each.cards != tuple(targets)]
    if any(phrase.is_bare and phrase.number for phrase in scene.phrases) or not lists:
        return None
    row = lists[0].cards if whole is None else whole
    is_row = whole is not None or (scene.reading.has("row") and len(lists) == 1)
    is_distinct = len(set(row)) == len(row) <= MOST_ROUNDS and set(targets) <= set(row)
    is_asked = lists[0].kinds.isdisjoint(NOT_IN_VIEW) and (bool(targets) or whole is not None)
    if not (is_row and is_distinct and is_asked):
        return None
    settled = {Role.DURATION, Role.ROUND, Role.CLAIM, Role.COUNTED}
    others = [each for each in scene.free_numbers if each.role not in settled and not _is_points(each)]
    stray = [each for each in _cards(scene) if len(each.cards) == 1 and each.cards[0] not in (*targets, *row)]
    if others or stray or any(_may_be_paid(scene, each) for each in scene.free_numbers):
        return None
    sanctuaries = tuple(
        Shown(
            icons=tuple((icon, phrase.icons[icon]) for icon in ICONS if phrase.icons.get(icon)),
            fame=phrase.quest.fame if phrase.quest else 0,
            counted=phrase.quest.counted if phrase.quest else (),
        )
        for phrase in scene.phrases
        for _ in range(phrase.number)
    )
    return RowPayCase(row=row, targets=tuple(targets), sanctuaries=sanctuaries)
