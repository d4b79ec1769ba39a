"""Faults of form: an answer that would be right, or wrong in another way, if it were written as the wire requires.

`mend` writes an answer as the wire requires, guided by the expected answer, and reports each fault that it mended. What it
cannot mend is left as it is: that is a matter of rules.
"""

import re
from collections.abc import Callable, Mapping
from enum import Enum
from operator import is_
from typing import TypeAlias

from attrs import Factory, define, frozen

from faraway.conformance.exchange.faults import shortened
from faraway.conformance.suite.documents import (
    UNORDERED_KEYS,
    Json,
    JsonObject,
    as_bytes,
    differences,
    is_same,
    sorted_form,
)

NUMBER = re.compile("-?[0-9]{1,20}")
"""A number as a text; Python refuses to read one of thousands of digits."""

SEAT_NAME = re.compile("[A-Za-z]{1,10}[ _-]?([0-9]{1,2})")
"""A seat as a text, such as p0 or player_1."""


class Form(Enum):
    """The ways to write an answer other than as the wire requires."""

    NUMBER_AS_TEXT = 'numbers are written as texts: write 3, not "3"'
    NUMBER_WITH_POINT = "numbers are written with a point or exponent: write 3, not 3.0"
    TRUTH_AS_OTHER = 'truth values are not written as such: write true or false, not 1, 0, "true" or "false"'
    TRUTH_FOR_NUMBER = "truth values stand for numbers: write 0, not false"
    NULL_FOR_ZERO = "null stands for nothing: write 0"
    EXTRA_KEY = "there is a key that the wire does not know: leave it out"
    MISSING_KEY = "a key is missing"
    OTHER_SPELLING = "a key is spelt otherwise than on the wire"
    OTHER_WORD = "a word is spelt otherwise than on the wire"
    NULL_FOR_EMPTY = "null stands for an empty list: write []"
    WRAPPED = "the answer is wrapped in one more object"
    BARE = "the value stands alone, without the object around it"
    TOTAL_ONLY = "the total is there, but not the fame of each card"
    SORTED = "the list is sorted; the wire wants the order of the request"
    REVERSED = "the list is in reverse order"
    PERMUTED = "the entries are right, but in another order"
    REPEATED = "an entry is listed more than once"
    SEATS_FROM_ONE = "seats count from 1; on the wire they count from 0"
    SEAT_AS_NAME = 'seats are written as names: write the number of the seat, 0, not "p0"'
    CUT_AT_99 = "totals above 99 are cut to 99; they go up to 202"
    CUT_AT_127 = "totals above 127 are cut to 127; they go up to 202"
    BYTE_OVERFLOWS = "totals above 127 overflow a signed byte: 128 comes out as -128; use a wider number"


GREATEST_KEPT: Mapping[Form, tuple[int, Callable[[int], int]]] = {
    Form.CUT_AT_99: (99, lambda _: 99),
    Form.CUT_AT_127: (127, lambda _: 127),
    Form.BYTE_OVERFLOWS: (127, lambda number: (number + 128) % 256 - 128),
}
"""Ways to lose great numbers: the greatest that is kept, and what comes out of a greater one."""
TOTAL_KEYS = frozenset({"total", "totals"})
COULD_BE_RULES = frozenset({Form.SORTED, Form.REVERSED, Form.PERMUTED, Form.SEATS_FROM_ONE, *GREATEST_KEPT})
"""These may also come of a misread rule: they are named only if no answer that passed speaks against them."""
ORDERED_BY_RULES = frozenset({"order", "drawn", "sanctuary_deck", "region_deck", "ranks"})
"""Lists whose order is what a rule decides: without a system in it, another order is a matter of rules."""
WHOLE_ANSWERS = frozenset({"", "steps", "state"})
"""Where nothing comes twice; smaller parts of answers are the same in many states of a game."""
REMEMBERED = 1_500
WHOLE_NUMBER = re.compile(r"\.0(?=[],}]|$)")
UNSPELT = str.maketrans("", "", '_- "')
UNMOVED_KEYS = frozenset({"steps", "cards"})
SEAT_KEYS = frozenset({"turn", "seat", "order"})
COUNT_KEYS = frozenset({"total", "totals", "regions", "sanctuaries", "due", "fame", "clues"})
"""Numbers that are never null; the turn may be nobody's."""


@frozen
class FormFault:
    """One fault of form: what it is, and the key at which it was seen."""

    form: Form
    key: str

    def in_words(self) -> str:
        """Format as a sentence about the key."""
        where = f'"{shortened(self.key)}": ' if self.key else ""
        return f"{where}{self.form.value}"


@define
class Mended:
    """An answer as it would be without its faults of form, those faults, and the keys that are missing altogether."""

    answer: Json
    faults: set[FormFault] = Factory(set)
    missing: set[str] = Factory(set)
    is_right: bool = False
    """Whether it is the expected one, to the letter."""

    def is_mended(self, expected: Json) -> bool:
        """Return True if nothing else is wrong with it."""
        return all(
            difference.path.split("/")[-1] in self.missing
            for difference in differences(expected, self.answer)
        )


Known: TypeAlias = dict[tuple[str, bytes, bytes], Mended]
"""What parts of answers were mended to: the states of a game have most parts in common."""


def mend(
    expected: JsonObject,
    got: Json,
    refused: frozenset[FormFault] = frozenset(),
    known: Known | None = None,
) -> Mended:
    """Write an answer as the wire requires, guided by the expected one; leave what these faults would explain."""
    mending = _Mending(refused, {} if known is None else known)
    answer = mending.value(expected, got, "")
    return Mended(answer, mending.faults, mending.missing)


class _Mending:
    """The faults found so far in one answer."""

    def __init__(self, refused: frozenset[FormFault], known: Known) -> None:
        self._refused = refused
        self._known = known
        self.faults: set[FormFault] = set()
        self.missing: set[str] = set()

    def _note(self, form: Form, key: str) -> None:
        self.faults.add(FormFault(form, key))

    def value(self, expected: Json, got: Json, key: str) -> Json:
        """Mend one value; most are equal to the letter, and what is right after mending is the expected value itself."""
        if not isinstance(expected, dict | list):
            return self._leaf(expected, got, key)
        is_equal = expected == got  # it takes no time where they differ, and overlooks 3.0 for 3
        if key in WHOLE_ANSWERS:
            if is_equal and as_bytes(expected) == as_bytes(got):
                return expected
            return self._parts(expected, got, key)
        place = key, as_bytes(expected), as_bytes(got)
        if is_equal and place[1] == place[2]:
            return expected
        found = self._known.get(place)
        if found is None:
            inner = _Mending(self._refused, self._known)
            answer = inner._parts(expected, got, key)
            found = Mended(answer, inner.faults, inner.missing, is_right=answer is expected)
            if len(place[2]) < REMEMBERED:
                self._known[place] = found
        self.faults |= found.faults
        self.missing |= found.missing
        return expected if found.is_right else found.answer

    def _parts(self, expected: JsonObject | list[Json], got: Json, key: str) -> Json:
        if isinstance(expected, dict):
            return self._object(expected, got, key)
        return self._list(expected, got, key)

    def _leaf(self, expected: Json, got: Json, key: str) -> Json:
        if type(expected) is type(got) and expected == got:
            return expected
        if isinstance(expected, bool):
            plain = {"1": True, "0": False, "true": True, "false": False}.get(str(got).lower())
            if not isinstance(got, bool) and plain is not None:
                self._note(Form.TRUTH_AS_OTHER, key)
                return plain
        elif isinstance(expected, int):
            return self._number(expected, got, key)
        elif isinstance(expected, str) and isinstance(got, str) and _is_respelt(expected, got):
            self._note(Form.OTHER_WORD, key)
            return expected
        return got

    def _number(self, expected: int, got: Json, key: str) -> Json:
        number: Json = got
        if isinstance(got, str) and NUMBER.fullmatch(got):
            self._note(Form.NUMBER_AS_TEXT, key)
            number = int(got)
        elif isinstance(got, str) and key in SEAT_KEYS and (name := SEAT_NAME.fullmatch(got)):
            self._note(Form.SEAT_AS_NAME, "")
            number = int(name[1])
        elif isinstance(got, float) and got.is_integer():
            self._note(Form.NUMBER_WITH_POINT, key)
            number = int(got)
        elif isinstance(got, bool):
            self._note(Form.TRUTH_FOR_NUMBER, key)
            number = int(got)
        elif got is None and expected == 0 and key in COUNT_KEYS:
            self._note(Form.NULL_FOR_ZERO, key)
            number = 0
        fault = FormFault(Form.SEATS_FROM_ONE, "")
        if key in SEAT_KEYS and number == expected + 1 and fault not in self._refused:
            self.faults.add(fault)
            return expected
        if type(number) is int and number != expected and key in TOTAL_KEYS:
            return self._great_number(expected, number)
        return expected if type(number) is int and number == expected else number

    def _great_number(self, expected: int, got: int) -> int:
        """Return the expected number if some way of corrupting great numbers turns it into the other one."""
        for form in GREATEST_KEPT:
            fault = FormFault(form, "")
            if _is_lost(form, expected, got) and fault not in self._refused:
                self.faults.add(fault)
                return expected
        return got

    def _object(self, expected: JsonObject, got: Json, key: str) -> Json:
        got = self._unwrapped(expected, got, key)
        if not isinstance(got, dict) or ("error" in got) != ("error" in expected):
            return got  # what is legal is a matter of rules
        spelt = {_squashed(name): name for name in expected if name not in got}
        mended: JsonObject = {}
        for name, entry in got.items():
            right = name if name in expected else spelt.pop(_squashed(name), "")
            if not right:
                self._note(Form.EXTRA_KEY, name)
                continue
            if right != name:
                self._note(Form.OTHER_SPELLING, right)
            mended[right] = self.value(expected[right], entry, right)
        lacking = expected.keys() - mended.keys()
        if lacking == {"regions", "sanctuaries"} and "total" in expected:
            self._note(Form.TOTAL_ONLY, "")
        else:
            for name in lacking:
                self._note(Form.MISSING_KEY, name)
        self.missing |= lacking
        is_right = not lacking and all(mended[name] is right for name, right in expected.items())
        return expected if is_right else mended

    def _unwrapped(self, expected: JsonObject, got: Json, key: str) -> Json:
        """Take an object out of another one, or put a value that stands alone into the object that it belongs to."""
        if isinstance(got, dict):
            inner = next(iter(got.values()), None)
            if len(got) == 1 and isinstance(inner, dict) and expected.keys() <= inner.keys():
                self._note(Form.WRAPPED, key)
                return inner
            return got
        first = "total" if "total" in expected else next(iter(expected), "")
        if first and _is_like(expected[first], got):
            if first != "total":
                self._note(Form.BARE, first)
            return {first: got}
        return got

    def _list(self, expected: list[Json], got: Json, key: str) -> Json:
        if got is None and not expected:
            self._note(Form.NULL_FOR_EMPTY, key)
            return expected
        if not isinstance(got, list):
            return got
        if len(got) > len(expected) and key in UNORDERED_KEYS:
            got = self._each_once(got, key)
        if len(got) != len(expected):
            return got
        rights = expected
        if key in UNORDERED_KEYS:
            rights, got = sorted(expected, key=lenient), sorted(got, key=lenient)
            if [*map(lenient, rights)] != [*map(lenient, got)] and not _differ_in_seats(rights, got):
                return got
        elif expected != got and self._is_reordered(expected, got, key):
            return expected
        mended = [self.value(one, other, key) for one, other in zip(rights, got, strict=True)]
        return expected if all(map(is_, mended, rights)) else mended

    def _each_once(self, got: list[Json], key: str) -> list[Json]:
        """Return a list of alternatives without duplicates."""
        once = [*{lenient(entry): entry for entry in got}.values()]
        if len(once) < len(got):
            self._note(Form.REPEATED, key)
        return once

    def _is_reordered(self, expected: list[Json], got: list[Json], key: str) -> bool:
        """Return True if the list has the right entries in another order, after noting in which."""
        if key in UNMOVED_KEYS:
            return False
        left, right = [lenient(entry) for entry in got], [lenient(entry) for entry in expected]
        if left == right or sorted(left) != sorted(right):
            return False
        fitting = [form for form, order in ORDERS.items() if is_same(order(expected), got)]
        for form in fitting if key in ORDERED_BY_RULES else (*fitting, Form.PERMUTED):
            fault = FormFault(form, key)
            if fault not in self._refused:
                self.faults.add(fault)
                return True
        return False


def _is_lost(form: Form, expected: int, got: int) -> bool:
    """Return True if a port that corrupts great numbers in this way would turn the expected number into this one."""
    greatest, kept = GREATEST_KEPT[form]
    return expected > greatest and got == kept(expected)


def _in_order(entries: list[Json]) -> list[Json]:
    numbers = [entry for entry in entries if isinstance(entry, int)]
    return [*sorted(numbers)] if len(numbers) == len(entries) else sorted(entries, key=sorted_form)


ORDERS: Mapping[Form, Callable[[list[Json]], list[Json]]] = {
    Form.SORTED: _in_order,
    Form.REVERSED: lambda entries: entries[::-1],
}
MOVED = frozenset({*ORDERS, Form.PERMUTED})


def speaks_against(fault: FormFault, expected: Json, got: Json, key: str = "") -> bool:
    """Return True if a port with this fault could not have given this answer, right or wrong, to what expects the first."""
    if isinstance(expected, dict) and isinstance(got, dict):
        return any(
            speaks_against(fault, entry, got[name], name)
            for name, entry in expected.items()
            if name in got and name not in UNORDERED_KEYS
        )
    if isinstance(expected, list) and isinstance(got, list):
        if key == fault.key and fault.form in MOVED:
            return _is_moved_otherwise(fault.form, expected, got)
        return any(speaks_against(fault, one, other, key) for one, other in zip(expected, got, strict=False))
    if type(expected) is not int:
        return False
    if fault.form in GREATEST_KEPT:
        return key in TOTAL_KEYS and type(got) is int and got > GREATEST_KEPT[fault.form][0]
    return fault.form is Form.SEATS_FROM_ONE and key in SEAT_KEYS and lenient(expected) == lenient(got)


def _is_moved_otherwise(form: Form, expected: list[Json], got: list[Json]) -> bool:
    """Return True if a list has the right entries in an order that this form does not give them."""
    right, left = [*map(lenient, expected)], [*map(lenient, got)]
    if sorted(left) != sorted(right):
        return False  # other entries are a matter of rules, and say nothing about the order
    if form is Form.PERMUTED:
        return left == right and len({*right}) > 1
    return [*map(lenient, ORDERS[form](expected))] != left


def _differ_in_seats(expected: list[Json], got: list[Json]) -> bool:
    """Return True if two lists of actions differ only in their seats."""
    return all(
        isinstance(one, dict)
        and isinstance(other, dict)
        and one.keys() == other.keys()
        and all(one[key] == other[key] for key in one if key not in SEAT_KEYS)
        for one, other in zip(expected, got, strict=True)
    )


def _is_like(expected: Json, got: Json) -> bool:
    if isinstance(expected, int) and isinstance(got, str):
        return NUMBER.fullmatch(got) is not None
    return isinstance(got, type(expected)) or (isinstance(expected, int) and isinstance(got, float))


def _squashed(name: str) -> str:
    return name.lower().replace("_", "").replace("-", "").replace(" ", "")


def _is_respelt(expected: str, got: str) -> bool:
    return got != expected and _squashed(got) == _squashed(expected)


def lenient(value: Json) -> str:
    """Format a value so that spelling and JSON types make no difference."""
    return WHOLE_NUMBER.sub("", sorted_form(value).lower().translate(UNSPELT))
