"""Which numbers of a question have their place in the case of a Region: cards, claims, and what is printed or asked for."""

from collections.abc import Mapping, Sequence

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import ENDS, LONGEST_STEP, at, is_any
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.rows import MOST_NEEDED, sentence_at
from faraway.rulebook.cases.scene import Scene
from faraway.rulebook.cases.view import ICONS, asked_wonders, counted_icons, own_icons
from faraway.rulebook.phrasebook import Word

SETTLED = frozenset([Role.DURATION, Role.ROUND, Role.CLAIM, Role.COUNTED])


def is_placed(
    scene: Scene, number: Number, target: int, later: Sequence[int], shown: Mapping[str, int]
) -> bool:
    """Return True if a number has its place: a card, a claim, or what is printed on the Region that is asked about."""
    card = CATALOGUE.region_of[Duration(target)]
    beside = (at(scene.words, number.place - 1), at(scene.words, number.place + 1))
    match number.role:
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
                not number.value
                or is_need(scene, number, asked_wonders(card.prerequisite))
                or (is_sum and _is_restated(scene, number))
                or number.where == "unseen"
                or _is_printed(scene, number)
                or _is_share(scene, number, seen, asked_wonders(card.prerequisite).get(icon, 0))
            )
        case Role.LOOSE:
            is_set = any(is_any(word, ("biome", "set", "deny", "fraction")) for word in beside)
            is_set |= _is_of_share(scene, number.place)
            is_set |= beside[0].text in ENDS and beside[1].text == "?"
            return any("or" in word.kinds for word in beside) or is_set or number.value == len(later) + 1
        case _:
            is_fame = card.quest is not None and card.quest.fame == number.value
            return number.role in SETTLED or not number.value or is_fame or is_points(number)


def _is_printed(scene: Scene, number: Number) -> bool:
    """Return True if it is said of a Region that it shows what is printed on it: `the 2 with its two stones`, `my one thistle is on the 12`."""
    (icon,) = number.icons
    for card in scene.free_numbers:
        ahead = scene.words[number.place + 1 : card.place]
        behind = scene.words[card.place : sentence_at(scene, card.place)[1]]
        is_later = any(is_any(word, ("then", "after")) for word in behind)
        if (
            card.role is Role.DURATION
            and 0 < len(ahead) <= 2 * LONGEST_STEP
            and _is_borne(ahead)
            and not is_later
        ):
            return own_icons(card.value)[icon] == number.value
        between = scene.words[card.place + 1 : number.place]
        is_near = card.role is Role.DURATION and 0 < len(between) <= 2 * LONGEST_STEP
        if (
            is_near
            and any(is_any(word, ("with", "its", "have")) for word in between)
            and all(not word.text.isdigit() for word in between)
        ):
            return own_icons(card.value)[icon] == number.value
    return False


def _is_borne(ahead: Sequence[Word]) -> bool:
    """Return True if words between an icon and a Region say that it lies there: `a thistle is on the`."""
    is_plain = all(is_any(word, (*ICONS, "is", "on", "the", "small", "card", "region")) for word in ahead)
    return is_plain and any(is_any(word, ("is", "on")) and "conj" not in word.kinds for word in ahead)


def _is_share(scene: Scene, number: Number, seen: int, asked: int) -> bool:
    """Return True if it is said that so many of those that are asked for are in view: `two of the three thistles`."""
    words = scene.words
    before, after = number.place - 1, number.place + 2
    before -= "the" in at(words, before).kinds
    if "share" in at(words, before).kinds and at(words, before - 1).number:
        return (at(words, before - 1).number, number.value) == (seen, asked)
    whole = at(words, after + 1 + ("the" in at(words, after + 1).kinds))
    return "share" in at(words, after).kinds and (number.value, whole.number) == (seen, asked)


def _is_of_share(scene: Scene, place: int) -> bool:
    """Return True if a number without an icon is one of two that say how many of those asked for are in view."""
    words = scene.words
    after = place + 2 + ("the" in at(words, place + 2).kinds)
    before = place - 1 - ("the" in at(words, place - 1).kinds)
    counted = [each.place for each in scene.free_numbers if each.role is Role.ICONS]
    is_first = "share" in at(words, place + 1).kinds and after in counted
    return is_first or ("share" in at(words, before).kinds and before - 2 in counted)


def is_points(number: Number) -> bool:
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


def is_need(scene: Scene, number: Number, asked: Mapping[str, int]) -> bool:
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
