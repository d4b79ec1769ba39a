import pytest

from tests.batches import BATCHES, MANY_CASES, in_batches


def batches_of(test: object) -> list[tuple[int, bool]]:
    """Return the batches of a test, and whether each is counted."""
    (mark,) = [each for each in getattr(test, "pytestmark", []) if each.name == "parametrize"]
    return [(each.values[0], not each.marks) for each in mark.args[1]]


def test_every_case_is_run_once_and_every_failing_one_is_named() -> None:
    ran: list[int] = []

    @in_batches("number", range(12))
    def check(number: int) -> None:
        ran.append(number)
        assert number not in {3, 8, 9}

    assert batches_of(check) == [(batch, True) for batch in range(BATCHES)]
    failing: list[str] = []
    for batch in range(BATCHES):
        try:
            check(batch=batch)
        except ExceptionGroup as failures:
            failing += [note for failure in failures.exceptions for note in failure.__notes__]
    assert sorted(ran) == list(range(12))
    assert sorted(failing) == ["the case: 3", "the case: 8", "the case: 9"]


def test_a_case_of_several_arguments_is_given_to_them_beside_what_others_give() -> None:
    @in_batches(("left", "right"), [(1, (2, 3))])
    def check(left: int, other: str, right: tuple[int, int]) -> None:
        assert (left, other, right) == (1, "other", (2, 3))

    check(batch=0, other="other")
    assert batches_of(check) == [(0, True)]


def test_lines_are_counted_for_one_batch_of_many_cases() -> None:
    @in_batches("number", range(MANY_CASES))
    def check(number: int) -> None:
        assert number < MANY_CASES

    assert [batch for batch, is_counted in batches_of(check) if is_counted] == [0]


@pytest.mark.parametrize("kind", ["first", "second"])
@in_batches("number", range(3))
def test_a_decorator_beside_it_multiplies_the_batches(kind: str, number: int) -> None:
    assert kind in {"first", "second"}
    assert number in range(3)
