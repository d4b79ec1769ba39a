"""A value behaves as a class of attrs whose methods attrs writes."""

import pytest
from attrs import evolve, frozen

from faraway.rulebook.value import Value


@frozen(kw_only=True, eq=False, repr=False)
class Ours(Value):
    row: tuple[int, ...]
    is_last: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class OfSameFields(Value):
    row: tuple[int, ...]
    is_last: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class OfOneMore(Ours):
    claimed: str = ""


OURS = Ours(row=(12, 45))


def test_equal_fields_make_equal_values_with_one_hash() -> None:
    assert Ours(row=(12, 45)) == OURS
    assert {Ours(row=(12, 45)), OURS} == {OURS}


@pytest.mark.parametrize(
    "other",
    [
        evolve(OURS, row=(12,)),
        evolve(OURS, is_last=True),
        OfSameFields(row=(12, 45)),
        OfOneMore(row=(12, 45)),
        ((12, 45), False),
        None,
    ],
)
def test_another_field_or_another_class_makes_another_value(other: object) -> None:
    assert other != OURS
    assert other != OURS
    assert len({other, OURS}) == 2


def test_fields_of_a_base_count() -> None:
    assert OfOneMore(row=(12,), claimed="3") == OfOneMore(row=(12,), claimed="3")
    assert OfOneMore(row=(12,), claimed="3") != OfOneMore(row=(13,), claimed="3")


def test_a_value_is_shown_as_attrs_shows_it() -> None:
    assert repr(OURS) == "Ours(row=(12, 45), is_last=False)"
    assert repr(OfOneMore(row=(), claimed="3")) == "OfOneMore(row=(), is_last=False, claimed='3')"
