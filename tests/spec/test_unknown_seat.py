import pytest

from spec.errors import Illegal
from spec.game import begin
from spec.information import observe
from tests.spec.tables import setup


def test_nobody_sees_anything_from_a_seat_that_is_not_there() -> None:
    """Against: SETUP-6"""
    with pytest.raises(Illegal) as refused:
        observe(begin(setup(2)), 2)
    assert refused.value.codes == ["unknown-seat"]
