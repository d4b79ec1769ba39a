"""Parse questions about what was played: who finds, how many are drawn, who acts first, who wins a tie."""

from faraway.rulebook.cases.accounting import is_left_out
from faraway.rulebook.cases.beside import ENDS, at, is_any, is_in_question, start_before
from faraway.rulebook.cases.case import DrawCase, FindCase, OrderCase, RowCase, TieCase
from faraway.rulebook.cases.claims import CLAIMED_COUNT, CLAIMED_FIND
from faraway.rulebook.cases.doubts import asks_leave
from faraway.rulebook.cases.numbers import MOST_PLAYERS, Number, Role
from faraway.rulebook.cases.parsing_table import is_of_one_round
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.scene import read_scene
from faraway.rulebook.cases.seats import ME, clause_of, names_in, players_in
from faraway.rulebook.cases.tabled import clues_described, is_all_stated, is_last_round
from faraway.rulebook.cases.values import clues_on
from faraway.rulebook.cases.view import WONDERS, own_icons

MOST_CLUES, SHORTEST_ROW, FAR = 14, 3, 6
PLACES = frozenset(["place", "platz", "rang", "posto", "position", "posizione"])
NEAR_HIGHEST = 4
NO_DURATIONS = (Role.ICONS, Role.CARDS, Role.COUNTED, Role.OTHER, Role.QUEST)


def parse_tie(reading: Reading) -> TieCase | None:
    """Return a case of a tie: the lowest duration of each player, and one total at most."""
    if reading.has("pending") or not reading.has("lowest") or reading.counts or _names_highest(reading):
        return None
    totals = [number for number in reading.numbers if _is_total(reading, number)]
    away = {number.value for number in reading.numbers if _is_held(reading, number)}
    held = [number for number in reading.numbers if number.value in away and number.role is Role.DURATION]
    if reading.has("hand") and not held:
        return None
    lowest = [
        number
        for number in reading.numbers
        if number.role is Role.DURATION and number not in totals and number not in held
        if not _is_of_sanctuaries(reading, number)
    ]
    durations = tuple(number.value for number in lowest)
    is_asked = not reading.lacks("tie", "wins") or len(totals) > 1
    is_placed = all(
        number.place > reading.first_place("lowest")
        or is_any(at(reading.words, number.place - 1), {"the", "have"})
        or (
            at(reading.words, number.place - 1).is_spelled
            and "have" in at(reading.words, number.place - 2).kinds
        )
        for number in lowest
    )
    is_of_all = (
        reading.values(Role.PLAYERS) in ([], [len(lowest)]) and len({each.value for each in totals}) <= 1
    )
    is_one_each = 2 <= len(durations) <= MOST_PLAYERS and len(set(durations)) == len(durations)
    is_one_each &= len(totals) < 2 or len(totals) == len(lowest)
    if not (is_asked and is_placed and is_of_all and is_one_each) or not reading.is_plain_between(*lowest):
        return None
    is_other = any(
        _is_other_total(reading, number, totals) or _is_of_third(reading, number, totals) for number in lowest
    )
    if is_other or _has_two_of_one(reading, lowest):
        return None
    denied = [
        each
        for each in range(lowest[0].place - 2, lowest[-1].place)
        if "deny" in at(reading.words, each).kinds
    ]
    if denied and not held:
        return None
    return TieCase(lowest=durations, has_hand=bool(held), is_below=_is_below(reading))


def _is_below(reading: Reading) -> bool:
    """Return True if players are tied for another place than the first: `tied for last place`, `um Platz 2`, `wer ist Zweiter?`."""
    words = reading.words
    is_named = any(
        is_any(word, ("last", "nth"))
        and (at(words, place + 1).text in PLACES or at(words, place + 1).text == "?")
        for place, word in enumerate(words)
    )
    return is_named or any(
        word.text in PLACES and at(words, place + 1).number > 1 for place, word in enumerate(words)
    )


def parse_tie_rows(reading: Reading) -> TieCase | None:
    """Return a case of a tie in which the whole row of each player is named."""
    scene = read_scene(reading)
    rows = [each for each in scene.lists if len(each.cards) >= SHORTEST_ROW]
    others = [
        each
        for each in scene.lists
        if each not in rows and not is_left_out(reading.words[each.start - FAR : each.end + 1])
    ]
    cards = [card for each in rows for card in each.cards]
    alone = [each.cards for each in others]
    totals = [
        each
        for each in others
        if len(each.cards) == 1
        and (
            is_any(at(reading.words, each.start - 1), ("at", "tie"))
            or "tie" in at(reading.words, each.end + 1).kinds
            or alone.count(each.cards) > 1
        )
    ]
    points = reading.values(Role.OTHER, Role.COUNTED) + [each.cards[0] for each in totals]
    is_level = reading.has("tie") or (len(points) == len(rows) and len(set(points)) == 1)
    is_level &= len(set(points)) < 2
    is_asked = is_level and not reading.lacks("who", "wins") and not reading.counts
    if (
        not is_asked
        or not 2 <= len(rows) <= MOST_PLAYERS
        or len(others) > len(totals)
        or len(set(cards)) < len(cards)
    ):
        return None
    return TieCase(lowest=tuple(min(each.cards) for each in rows), has_hand=reading.has("hand"))


def _is_held(reading: Reading, number: Number) -> bool:
    """Return True if a card lies in a hand: `but I still have the 3 in my hand`."""
    start = number.place
    while start > 0 and not is_any(reading.words[start - 1], ("break", "but")):
        start -= 1
    end = number.place
    while end < len(reading.words) and not is_any(reading.words[end], ("break", "but")):
        end += 1
    part = reading.words[start:end]
    behind = end + 1
    while behind < len(reading.words) and not is_any(reading.words[behind], ("break", "conj")):
        behind += 1
    after = reading.words[end + 1 : behind]
    is_same = end < len(reading.words) and reading.words[end].text not in ENDS
    is_back = is_same and is_left_out(after) and not any(word.text.isdigit() for word in after)
    is_held = any("hand" in word.kinds for word in part) or is_back
    return is_held and not any("lowest" in word.kinds for word in reading.words[start : number.place])


def _is_total(reading: Reading, number: Number) -> bool:
    """Return True if a number is the total of a player: of points, in a tie, or named twice."""
    after, behind = at(reading.words, number.place + 1), at(reading.words, number.place + 2)
    if number.role in {Role.OTHER, Role.COUNTED}:
        return not (is_any(after, ("sanctuary",)) or is_any(behind, ("sanctuary",)))
    before = at(reading.words, number.place - 1)
    is_tied = any("tie" in word.kinds for word in reading.sentence_of(number))
    is_tied = is_tied and (not is_any(before, {"the", "have"}) or _is_shared_total(reading, number))
    is_of_all = after.text == "all" and is_any(behind, ("break",))
    is_level = "at" in before.kinds or is_tied or is_of_all or reading.durations.count(number.value) > 1
    return number.role is Role.DURATION and is_level and number.place < reading.first_place("lowest")


def _is_other_total(reading: Reading, number: Number, totals: list[Number]) -> bool:
    """Return True if a number may be the points of one player, stated behind those of another: `I have 60 points and he has 59`."""
    words = reading.words
    start = start_before(words, number.place)
    stated = [each for each in totals if start <= each.place < number.place]
    between = words[stated[-1].place : number.place] if stated else ()
    before = words[clause_of(words, stated[-1].place)[0] : stated[-1].place] if stated else ()
    is_shared = any(is_any(word, ("tie", "we", "all")) for word in (*before, *between))
    is_had = "have" in at(words, number.place - 1).kinds
    return is_had and not is_shared and bool(stated) and not any("lowest" in word.kinds for word in between)


def _has_two_of_one(reading: Reading, lowest: list[Number]) -> bool:
    """Return True if two of the lowest Regions are said to be one player's: `I have the 68 but also the 5, hers is the 6`."""
    players, start = players_in(reading.words), 0
    owners: list[str] = []
    for number in lowest:
        named = players.between(start, number.place)
        owners += named[-1:] or owners[-1:]
        start = number.place
    return len(owners) == len(lowest) and 1 < len(set(owners)) < len(owners)


def _is_of_sanctuaries(reading: Reading, number: Number) -> bool:
    """Return True if a number is what Sanctuaries paid: `he made 18 with his Sanctuaries`."""
    behind = reading.words[number.place + 1 : number.place + 4]
    stop = next((place for place, word in enumerate(behind) if "sanctuary" in word.kinds), 0)
    is_linked = stop > 0 and not any(is_any(word, ("break", "conj", "but")) for word in behind[:stop])
    return is_linked and "the" not in at(reading.words, number.place - 1).kinds


def _is_of_third(reading: Reading, number: Number, totals: list[Number]) -> bool:
    """Return True if a number may be another player's points, stated with those of the tied: `Ann and Ben both have 69, Cleo has 65`."""
    words = reading.words
    is_bare = "the" not in at(words, number.place - 1).kinds
    start = start_before(words, number.place)
    stated = [each for each in totals if start <= each.place < number.place]
    between = words[stated[-1].place : number.place] if stated else ()
    is_named = any(is_any(word, ("unknown", "stranger", "person")) for word in between)
    return is_bare and is_named and not any("lowest" in word.kinds for word in words[start : number.place])


def _is_shared_total(reading: Reading, number: Number) -> bool:
    """Return True if several players have one number in common: `Jo and I both have 63`, the only one of its clause."""
    start, end = clause_of(reading.words, number.place)
    clause = reading.words[start:end]
    is_alone = len([word for word in clause if word.text.isdigit()]) == 1
    is_of_several = any("tie" in word.kinds for word in clause) and not any(
        "lowest" in word.kinds for word in clause
    )
    return is_alone and is_of_several and "the" not in at(reading.words, number.place - 1).kinds


def parse_order(reading: Reading) -> OrderCase | None:
    """Return a case of several players, each with the duration that was played."""
    played = tuple(dict.fromkeys(reading.durations))
    players = reading.values(Role.PLAYERS)
    names = {word.text for word in reading.words if "stranger" in word.kinds}
    is_shared = players or len(names) > 1 or not reading.lacks("we", "other", "pron", "elsewhere")
    is_named = reading.has("pick") and reading.lacks("me") and not reading.lacks("play", "faceup")
    is_of_many = reading.has("who") or ((is_shared or is_named) and reading.lacks("sanctuary"))
    is_asked = is_of_many and reading.has("order") and not reading.has("find", "sanctuary")
    is_other = not reading.lacks(
        "lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden", "pending", "hand", "previous"
    )
    if not is_asked or is_other or reading.values(*NO_DURATIONS) or not reading.is_plain:
        return None
    is_one_each = 2 <= len(played) <= MOST_PLAYERS and players in ([], [len(played)])
    is_again = len(played) < len(reading.durations) and not is_named
    is_stated = is_one_each and not is_again and is_of_one_round(reading)
    return OrderCase(played=played, is_last_round=is_last_round(reading)) if is_stated else None


def _is_of_one_player(reading: Reading) -> bool:
    """Return True if all that was played was played by one player, and nothing is counted that has no place in a row."""
    is_shared = not reading.lacks("elsewhere", "hand", "pending", "stranger")
    is_other = not reading.lacks("other", "pron") and ME in names_in(reading.words, ())
    is_counted = reading.values(Role.PLAYERS, Role.OTHER, Role.QUEST)
    return not (is_shared or is_other or is_counted or reading.is_doubtful("", "need", "have"))


def _is_claimed(reading: Reading, number: Number) -> bool:
    """Return True if it is asked whether so many cards are right: `so I draw 3 Sanctuaries?`."""
    sentence = reading.sentence_of(number)
    return not any("many" in word.kinds for word in sentence) and sentence[-1].text == "?"


def parse_draw(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn; what the Regions of a row show is counted, and added up with Sanctuaries."""
    named = len(set(reading.durations))
    loose = [
        number
        for number in reading.numbers
        if number.role is Role.LOOSE
        and (number.value != named or "clue" in at(reading.words, number.place - 1).kinds)
    ]
    cards = [*reading.cards, *loose]
    is_claimed = bool(reading.values(Role.CLAIM) or cards)
    is_drawn = reading.has("draw") or reading.asks_for("sanctuary") or (reading.has("clue", "sanctuary"))
    is_asked = is_drawn and (reading.has("many") or is_claimed)
    is_other = not reading.lacks("pay", "set", "tie", "who", "deck", "often", "lowest", "need")
    is_other |= reading.has("fall") and not reading.row
    is_total = reading.has("reckon") or reading.lacks("draw")
    is_other |= is_total and any(phrase.quest for phrase in reading.sanctuaries.phrases)
    if not is_asked or is_other or not _is_of_one_player(reading):
        return None
    if not set(reading.counts) <= {"clue"} or not all(_is_claimed(reading, number) for number in cards):
        return None
    row, clues = reading.row, reading.counts.get("clue", 0)
    if "clue" in reading.sanctuaries.unknown:
        return None
    placed = clues_described(reading.sanctuaries)
    is_unasked = bool(placed) and not row and reading.lacks("many", "draw", "find")
    if placed is None or is_unasked or (not row and (reading.durations or reading.has("fall"))):
        return None
    printed = clues_on(row)
    is_stated = clues > reading.counts_on("card").get("clue", 0)
    if not row or is_stated:
        is_in_doubt = bool(row) and own_icons(row[-1])["clue"] > 0 and reading.has("already")
        stated = [each for each in reading.numbers if each.role is Role.ICONS and each.value]
        is_in_doubt |= bool(row) and placed > 0 and any(not each.where for each in stated)
        is_said = "clue" in {*reading.counts, *reading.sanctuaries.icons} and clues + placed <= MOST_CLUES
        return (
            DrawCase(row=row, clues=clues + placed, is_last_round=is_last_round(reading))
            if is_said and not is_in_doubt
            else None
        )
    clues = printed + placed
    is_open = (
        not placed
        and not is_all_stated(reading, row)
        and not (reading.is_without("clue") or "clue" in reading.denied)
    )
    is_said = not reading.lacks("draw", "clue") or not is_open
    return (
        DrawCase(row=row, clues=clues, is_open=is_open, is_last_round=is_last_round(reading))
        if is_said and clues <= MOST_CLUES
        else None
    )


def _names_highest(reading: Reading) -> bool:
    """Return True if somebody's highest Region is named: `my highest the 68`."""
    return any(
        word.text.isdigit()
        for place in reading.places("highest")
        for word in reading.words[place + 1 : place + NEAR_HIGHEST]
    )


def parse_row(reading: Reading) -> RowCase | None:
    """Return a case of a row of which it is asked how many Sanctuaries it found."""
    cards = reading.cards
    is_claimed = bool(cards) and all(_is_claimed(reading, number) for number in cards)
    is_asked = reading.asks_for("sanctuary", "often") or reading.has("which", "sanctuary") or is_claimed
    is_asked |= reading.has("which", "find", "when")
    is_asked |= reading.has("ever")
    is_counted = reading.has(CLAIMED_COUNT) and reading.lacks("many", "who", "which")
    is_asked |= is_counted
    is_drawn = any("draw" in word.kinds and "find" not in word.kinds for word in reading.words)
    is_drawn |= reading.has("now") and reading.asks_for("card")
    is_other = is_drawn or not reading.lacks("clue", "pay", "who", "need") or (cards and not is_claimed)
    is_asked = is_asked and (
        is_counted
        or reading.has("sanctuary")
        or (reading.has("find") and not reading.lacks("often", "which"))
    )
    is_described = bool(reading.sanctuaries.phrases)
    if not is_asked or is_other or reading.counts or is_described or not _is_of_one_player(reading):
        return None
    is_of_now = reading.values(Role.ROUND) == [len(reading.row)]
    return RowCase(row=reading.row) if len(reading.row) >= SHORTEST_ROW and not is_of_now else None


def _is_only_denied(reading: Reading) -> bool:
    """Return True if it is said that there are no Sanctuaries, and not asked whether one is found."""
    places = [
        *(start for start, _ in reading.sanctuaries.blanks),
        *(place for place, word in enumerate(reading.words) if "sanctuary" in word.kinds),
    ]
    is_asked = any(is_in_question(reading.words, place) for place in places)
    is_stated = reading.has(CLAIMED_FIND) or not reading.lacks("find", "getting")
    return reading.sanctuaries.is_none and not is_asked and not is_stated


def _asks_find_alone(reading: Reading) -> bool:
    """Return True if all that is asked is whether a Sanctuary is found, and clues are counted in a sentence of their own."""
    words = reading.words
    asked = [word for place, word in enumerate(words) if is_in_question(words, place)]
    is_found = any("find" in word.kinds for word in asked) and any(
        "sanctuary" in word.kinds for word in asked
    )
    is_counted = any(is_any(word, ("clue", "draw", "many", "if")) or word.text.isdigit() for word in asked)
    return is_found and not is_counted and len(reading.durations) == len(reading.row)


def parse_find(reading: Reading) -> FindCase | None:
    """Return a case of a row of which it is asked whether its last Region found a Sanctuary."""
    is_claimed = reading.has(CLAIMED_FIND)
    is_asked = is_claimed or not reading.lacks(
        "play", "sanctuary", "find", "then", "after", "previous", "earlier"
    )
    is_bare = set(reading.counts) == {"clue"} and (not reading.counts["clue"] or _asks_find_alone(reading))
    is_other = reading.has("who") and not is_claimed
    is_other |= not reading.lacks(
        "which",
        "tie",
        "many",
        *(() if is_bare else ("clue",)),
        "deck",
        "need",
        "pay",
        "set",
        "reckon",
        "hidden",
        "see",
        "night",
        *WONDERS,
    )
    is_other |= any(
        "give" in word.kinds
        and word.text != "da"
        and not any("sanctuary" in each.kinds for each in reading.words[place : place + FAR + 2])
        for place, word in enumerate(reading.words)
    )
    is_else = reading.lacks("sanctuary", "find") and (
        not reading.lacks("pick", "possible") or asks_leave(reading.words)
    )
    is_laid_out = reading.lacks("find") and reading.is_plain and len(reading.row) >= SHORTEST_ROW
    is_else |= reading.is_without("sanctuary") and (reading.has("what") or is_laid_out)
    is_counted = bool(reading.cards) or (bool(reading.counts) and not is_bare)
    if not is_asked or is_other or is_else or is_counted or _is_only_denied(reading):
        return None
    if reading.values(Role.ROUND) == [1] and len(reading.row) >= SHORTEST_ROW and reading.has("says"):
        return None
    is_found = len(reading.row) > 1 and _is_of_one_player(reading)
    return FindCase(row=reading.row, is_last_round=is_last_round(reading)) if is_found else None
