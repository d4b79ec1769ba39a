"""What one Region pays by what is said to lie on either side of it: `to its right two forests and a stone, to its left the 12`.

Each card and each count must have its side: to the right it is in view, to the left it is not. Of the first Region all others lie to the
right, of the last one all to the left. What somebody claims changes nothing.
"""

from collections.abc import Sequence
from itertools import takewhile

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.asking import is_near_doubt, is_of_another
from faraway.rulebook.cases.beside import around, at, first_kind, is_any
from faraway.rulebook.cases.case import CardCase, RegionsCase, TableauCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.listing import PLURAL
from faraway.rulebook.cases.nearest_order import is_kept
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.parsing_scene import unknown_of
from faraway.rulebook.cases.placing import is_need, is_placed
from faraway.rulebook.cases.quests import ALL_COLOURS
from faraway.rulebook.cases.rows import cards_of, in_rounds, is_left_of_another, nths_of, sentence_at
from faraway.rulebook.cases.scene import Scene
from faraway.rulebook.cases.values import card_fame, is_settled, prerequisite_met
from faraway.rulebook.cases.view import BIOMES, ICONS, add_own_icons, asked_wonders, counted_icons
from faraway.rulebook.value import Value

RIGHT = ("then", "after")
LEFT = ("leftward", "hidden", "before", "earlier", "previous")
OTHER_TALK = (
    "deck", "hand", "pending", "tie", "unreal", "swap", "alternative", "besides", "short", "mistake", "forgotten", "correction",
    "backward", "final", "not", "partial",
)  # fmt: skip
ALONE = ("then", "after", "elsewhere", "another", "remainder", "rest")
"""Words of these kinds say that what is counted lies on other cards."""
ASKED = ("pay", "give", "need", "many", "enough", "reckon", "says", "counted", "what")


@frozen(kw_only=True, eq=False, repr=False)
class _Side(Value):
    """A word for a side, with the Region beside which it is, 0 if none is named there."""

    place: int
    is_right: bool
    region: int


def of_sides(scene: Scene) -> TableauCase | CardCase | RegionsCase | None:
    """Return the case of the only Region that is asked about; None if anything stated has no side, or is in doubt."""
    target = _target(scene)
    if not target or not _is_plain(scene):
        return None
    place = _place_of(scene, target)
    later = None if is_left_of_another(scene, target) else _later(scene, target, place)
    if later is None or not is_kept(scene, (target, *later)):
        return None
    if not scene.reading.has("sanctuary") and not scene.sanctuaries.is_stated:
        return (
            RegionsCase(region=target, later=later)
            if later and not _has_stray(scene, target, later)
            else None
        )
    counted = [each for each in _numbers(scene) if _is_counted(each)]
    if later or place == "last":
        return _of_cards(scene, target, later, counted)
    return _of_counts(scene, target, [each for each in counted if _is_seen(scene, target, each, place)])


def _later(scene: Scene, target: int, place: str) -> tuple[int, ...] | None:
    """Return the Regions to the right of another; None if one has no side, or if they are not as many as its place says."""
    lists = [each for each in cards_of(scene) if each.cards != (target,)]
    ordered = in_rounds(scene)
    if target in ordered and all(set(each.cards) <= set(ordered) for each in lists):
        return ordered[ordered.index(target) + 1 :]
    sided = [(each.cards, _side_of(scene, target, each, place)) for each in lists]
    known = {card for cards, side in sided if side for card in cards}
    later: list[int] = []
    for cards, side in sided:
        if target in cards and cards.index(target) == 0 and side >= 0:
            later += cards[1:]
        elif target in cards or (not side and not known.issuperset(cards)):
            return None
        elif side > 0:
            later += cards
    is_against = (place == "last" and bool(later)) or (
        place == "first" and any(side < 0 for _, side in sided)
    )
    nths = nths_of(scene, target)
    is_short = len(nths) == 1 and max(nths) + len(later) != MOST_ROUNDS and bool(later)
    is_twice = len({target, *later}) <= len(later) or len(later) >= MOST_ROUNDS
    return None if is_against or is_short or is_twice else tuple(later)


def _side_of(scene: Scene, target: int, listed: Listed, place: str) -> int:
    """Return the side of a list: 1 to the right, -1 to the left, 0 if it is not said; of the first Region all others lie to the right."""
    side = _side_at(scene, target, listed.start)
    if side or len(listed.cards) > 1 or place:
        return side or int(place == "first")
    part = around(scene.words, listed.start, ("break", "bracket"))
    is_alone = sum(word.text.isdigit() for word in part) == 1
    ends = {kind for word in part for kind in ("first", "last") if kind in word.kinds}
    return 0 if not is_alone or len(ends) != 1 else -1 if "first" in ends else 1


def _target(scene: Scene) -> int:
    """Return the only Region that a question asks about, or else the one named first; 0 if neither is one alone."""
    alone = [each for each in cards_of(scene) if len(each.cards) == 1]
    asked = {
        each.cards[0]
        for each in alone
        if at(scene.words, sentence_at(scene, each.start)[1]).text == "?"
        and CATALOGUE.region_of[Duration(each.cards[0])].quest is not None
    }
    if asked:
        return asked.pop() if len(asked) == 1 else 0
    first = cards_of(scene)[:1]
    return first[0].cards[0] if first and len(first[0].cards) == 1 else 0


def _is_plain(scene: Scene) -> bool:
    """Return True if a question speaks of one player's cards that lie there, and every Sanctuary is stated as it may be printed."""
    reading, found = scene.reading, scene.sanctuaries
    is_stated = not found.is_doubtful and not is_of_another(scene) and scene.is_read
    is_stated &= found.is_stated or not reading.has("sanctuary")
    names = {word.text for word in scene.words if "stranger" in word.kinds and word.is_capital}
    is_other = not reading.lacks(*OTHER_TALK) or reading.supposed.is_any or is_near_doubt(scene)
    is_other |= len(names) > 1 or any(_is_of_others(scene, start, end) for start, end in scene.sentences)
    return is_stated and not is_other and not reading.lacks(*ASKED)


def _is_of_others(scene: Scene, start: int, end: int) -> bool:
    """Return True if a sentence speaks of another player who claims nothing, or asks what is found or drawn."""
    part = scene.words[start:end]
    is_claimed = any("says" in word.kinds or word.text == "claims" for word in part)
    is_theirs = any(is_any(word, ("person", "other")) and "pron" not in word.kinds for word in part)
    is_found = any(is_any(word, ("find", "draw")) and not is_any(word, ("says", "pay")) for word in part)
    return (is_theirs and not is_claimed) or (is_found and at(scene.words, end).text == "?")


def _place_of(scene: Scene, target: int) -> str:
    """Return `first` or `last` if that is said of a Region, by the words beside it; nothing if neither is."""
    found: set[str] = set()
    for each in scene.lists:
        part = around(scene.words, each.start, ("break", "bracket")) if each.cards == (target,) else ()
        if sum(word.text.isdigit() for word in part) != 1 or any(
            "penultimate" in word.kinds for word in part
        ):
            continue
        for word in takewhile(lambda word: "scoring" not in word.kinds, part):
            found.update(kind for kind in ("first", "last") if kind in word.kinds)
            found.update(["last"] if "nth" in word.kinds and word.number == MOST_ROUNDS else [])
    return found.pop() if len(found) == 1 else ""


def _sides(scene: Scene, start: int, end: int) -> list[_Side]:
    """Return the words for sides between two places."""
    found = []
    for place in range(start, end):
        word = scene.words[place]
        is_right, is_left = is_any(word, RIGHT), is_any(word, LEFT)
        if scene.is_taken(place) or is_right == is_left:
            continue
        after = place + 1
        while is_any(at(scene.words, after), ("the", "own", "small", "card", "region")):
            after += 1
        is_bound = is_any(word, ("after", "before")) and at(scene.words, after).text.isdigit()
        region = at(scene.words, after).number if is_bound else 0
        found.append(_Side(place=place, is_right=is_right, region=region))
    return found


def _side_at(scene: Scene, target: int, place: int) -> int:
    """Return 1 if what stands at a place is said to lie to the right of a Region, -1 if to the left; 0 if neither is said, or in doubt."""
    start, end = sentence_at(scene, place)
    sides = _sides(scene, start, end)
    stated = [
        each.place
        for each in scene.free_numbers
        if start <= each.place < end
        and each.value not in {0, target}
        and each.role in {Role.DURATION, Role.ICONS}
        and each.group != "need"
    ]
    if not sides or not stated or any(each.region not in {0, target} for each in sides):
        return 0
    is_led, is_closed = sides[0].place < min(stated), sides[-1].place > max(stated)
    own = (
        [each for each in sides if each.place < place][-1:]
        if is_led
        else [each for each in sides if each.place > place][:1]
    )
    return 0 if is_led == is_closed or not own else 1 if own[0].is_right else -1


def _numbers(scene: Scene) -> list[Number]:
    """Return the numbers that describe no Sanctuary; one that counts cards as those of a kind: `of the others five are night cards`."""
    found: list[Number] = []
    for number in scene.free_numbers:
        step = number.place + 1
        while is_any(
            at(scene.words, step), ("is", "aux", "neutral", "small", "the", "own", "among", "those")
        ):
            step += 1
        icon = first_kind(at(scene.words, step), (*BIOMES, "night"))
        is_of_kind = number.role is Role.LOOSE and step > number.place + 1 and icon != ""
        found.append(evolve(number, role=Role.ICONS, icons=(icon,)) if is_of_kind else number)
    return found


def _is_counted(number: Number) -> bool:
    """Return True if a number counts icons, and not those that are asked for."""
    return number.role is Role.ICONS and number.value > 0 and number.group != "need"


def _is_seen(scene: Scene, target: int, number: Number, place: str) -> bool:
    """Return True if what is counted is in view of a Region."""
    side = _side_at(scene, target, number.place)
    return number.where == "sanctuary" or side > 0 or (not side and place == "first")


def _of_cards(
    scene: Scene, target: int, later: tuple[int, ...], counted: Sequence[Number]
) -> TableauCase | None:
    """Return the case of a Region with the cards to its right, or of the last one; None if more is counted there."""
    shown = scene.sanctuaries.icons
    for number in counted:
        side = _side_at(scene, target, number.place)
        is_unseen = side < 0 or (not later and not side and number.where in {"region", "card", "unseen"})
        if not is_unseen and not (later and is_placed(scene, number, target, later, shown)):
            return None
    is_stray = any(
        not is_placed(scene, number, target, later, shown)
        for number in _numbers(scene)
        if not _is_counted(number)
    )
    is_stray |= bool(later) and _asks_for_sanctuary(scene)
    unknown = unknown_of(scene) if later else scene.sanctuaries.unknown - _named_of_all(scene)
    case = TableauCase(region=target, later=later, sanctuaries=shown)
    return None if is_stray or not is_settled(case, unknown) else case


def _asks_for_sanctuary(scene: Scene) -> bool:
    """Return True if it is asked as well what a Sanctuary pays."""
    is_paying = any(phrase.quest is not None for phrase in scene.phrases)
    return is_paying and any(
        "sanctuary" in scene.words[place].kinds and at(scene.words, sentence_at(scene, place)[1]).text == "?"
        for place in range(len(scene.words))
    )


def _named_of_all(scene: Scene) -> frozenset[str]:
    """Return the icons that are counted on all Sanctuaries together: `2 stones on my Sanctuaries`."""
    return frozenset(
        icon
        for phrase in scene.phrases
        for icon in phrase.icons
        if any(word.text in PLURAL for word in scene.words[phrase.start : phrase.end])
        and not any(is_any(word, ALL_COLOURS) for word in scene.words[phrase.start : phrase.end])
    )


def _of_counts(scene: Scene, target: int, seen: Sequence[Number]) -> CardCase | None:
    """Return the case of a Region with what is counted to its right; None if it is not all that it asks for or counts."""
    card = CATALOGUE.region_of[Duration(target)]
    asked, shown = asked_wonders(card.prerequisite), scene.sanctuaries.icons
    wanted = tuple(icon for icon in ICONS if icon in {*asked, *counted_icons(card)})
    icons = [each.icons[0] for each in seen]
    is_twice = len(set(icons)) < len(icons)
    is_twice |= any(each.where == "sanctuary" and bool(shown.get(each.icons[0])) for each in seen)
    if (
        is_twice
        or not seen
        or _has_stray(scene, target, ())
        or not scene.sanctuaries.unknown.isdisjoint(wanted)
    ):
        return None
    counts = {each.icons[0]: each.value for each in seen}
    biomes = sum(counts.get(icon, 0) for icon in BIOMES)
    is_all = biomes in {MOST_ROUNDS - 1, MOST_ROUNDS}
    view = {icon: counts.get(icon, 0) + shown.get(icon, 0) for icon in wanted}
    included, added = (
        CardCase(region=target, view=view),
        CardCase(region=target, view=add_own_icons(target, view)),
    )
    is_alike = _judged(included) == _judged(added)
    is_apart = biomes == MOST_ROUNDS - 1 or all(_is_apart(scene, target, each) for each in seen)
    is_whole = biomes == MOST_ROUNDS or scene.reading.has("included")
    is_open = not is_alike and is_apart == is_whole
    case = included if is_whole else added
    is_known = all(icon in counts or (is_all and icon in BIOMES) for icon in counted_icons(card))
    is_known &= all(icon in counts or case.view[icon] >= asked[icon] for icon in asked)
    return case if is_known and not is_open else None


def _has_stray(scene: Scene, target: int, later: tuple[int, ...]) -> bool:
    """Return True if a number has no place beside the counts: no claim, nothing that is asked for or printed on the Region."""
    asked = asked_wonders(CATALOGUE.region_of[Duration(target)].prerequisite)
    return any(
        each.role is not Role.DURATION
        and not _is_counted(each)
        and not (each.role is Role.ICONS and (not each.value or is_need(scene, each, asked)))
        and not is_placed(scene, each, target, later, scene.sanctuaries.icons)
        and not (each.role in {Role.LOOSE, Role.CARDS} and each.value == MOST_ROUNDS - 1)
        for each in _numbers(scene)
    )


def _is_apart(scene: Scene, target: int, number: Number) -> bool:
    """Return True if what is counted lies on other cards than the Region: to its right, or on the rest."""
    return _side_at(scene, target, number.place) > 0 or any(
        is_any(word, ALONE) for word in scene.reading.sentence_of(number)
    )


def _judged(case: CardCase) -> tuple[int | None, bool | None]:
    return card_fame(case), prerequisite_met(case)
