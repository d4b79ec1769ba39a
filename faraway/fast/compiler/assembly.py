"""One function of LLVM assembly on its way: blocks that begin and end, values, variables, arithmetic as Python has it."""

from __future__ import annotations

import operator
from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

WIDTHS = {"b": "i8", "h": "i16", "q": "i64"}
"""The elements of an array, by their letter in `array` and `memoryview`."""

OPERATIONS: Mapping[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "shl": operator.lshift,
    "ashr": operator.rshift,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "sdiv": operator.floordiv,
    "srem": operator.mod,
}
"""What is done with two numbers, by LLVM's word for it. Division is Python's: the quotient is rounded down."""


ENTRY = "the.entry"
LAST_SHIFT = 63


def is_known(value: str) -> bool:
    """Tell whether a value is a number written out."""
    return not value.startswith("%")


class Assembly:
    """The instructions of one function, block by block. A value is a name with % or a number written out."""

    def __init__(self) -> None:
        self.block = ENTRY
        self.is_open = True
        self._code: list[str] = []
        self._variables: dict[str, str] = {}
        self._numbers = count()

    def written_out(self, head: str) -> str:
        """Give the whole function under its head; the variables come first."""
        rooms = [f"  {place} = alloca i64" for place in self._variables.values()]
        return "\n".join([f"{head} {{", f"{ENTRY}:", *rooms, *self._code, "}", ""])

    def fresh(self, kind: str) -> str:
        """Give a name that nothing else has."""
        return f"{kind}.{next(self._numbers)}"

    def do(self, instruction: str) -> None:
        """Write an instruction that gives nothing."""
        self._code.append(f"  {instruction}")

    def value(self, instruction: str) -> str:
        """Write an instruction, and give the name of what it gives."""
        name = f"%{self.fresh('v')}"
        self.do(f"{name} = {instruction}")
        return name

    def truth(self, instruction: str) -> str:
        """Write an instruction that tells yes or no, and give 1 or 0."""
        return self.value(f"zext i1 {self.value(instruction)} to i64")

    def end(self, instruction: str) -> None:
        """End the block."""
        self.do(instruction)
        self.is_open = False

    def go_to(self, block: str) -> None:
        """End the block by going on to another, where it has not ended."""
        if self.is_open:
            self.end(f"br label %{block}")

    def part_ways(self, value: str, then: str, other: str) -> None:
        """End the block by going one way where a value is not 0, and another where it is."""
        self.end(f"br i1 {self.value(f'icmp ne i64 {value}, 0')}, label %{then}, label %{other}")

    def begin(self, block: str) -> None:
        """Begin a block, going on to it from the one before where that has not ended."""
        self.go_to(block)
        self._code.append(f"{block}:")
        self.block, self.is_open = block, True

    def meeting(self, block: str, ways: Sequence[tuple[str, str]]) -> str:
        """Begin a block to which several lead, each a value with the block that it comes from; give the one that came."""
        self.begin(block)
        return self.value(f"phi i64 {', '.join(f'[ {value}, %{origin} ]' for value, origin in ways)}")

    def store(self, variable: str, value: str) -> None:
        """Give a variable a value."""
        self.do(f"store i64 {value}, ptr {self._room(variable)}")

    def load(self, variable: str) -> str:
        """Give the value of a variable."""
        return self.value(f"load i64, ptr {self._room(variable)}")

    def _room(self, variable: str) -> str:
        return self._variables.setdefault(variable, f"%{variable}.var")

    def place(self, array: str, letter: str, index: str) -> str:
        """Find a place in an array."""
        return self.value(f"getelementptr inbounds {WIDTHS[letter]}, ptr %{array}, i64 {index}")

    def get(self, place: str, letter: str) -> str:
        """Give what lies at a place."""
        value = self.value(f"load {WIDTHS[letter]}, ptr {place}")
        return value if letter == "q" else self.value(f"sext {WIDTHS[letter]} {value} to i64")

    def get_shared(self, place: str) -> str:
        """Give what lies at a place that another thread may change, as it is now."""
        return self.value(f"load atomic i64, ptr {place} monotonic, align 8")

    def put(self, value: str, place: str, letter: str) -> None:
        """Lay something at a place."""
        narrow = value if letter == "q" else self.value(f"trunc i64 {value} to {WIDTHS[letter]}")
        self.do(f"store {WIDTHS[letter]} {narrow}, ptr {place}")

    def operation(self, operation: str, left: str, right: str) -> str:
        """Do something with two numbers, here and now where both are known."""
        if is_known(left) and is_known(right):
            return str(OPERATIONS[operation](int(left), int(right)))
        if operation in {"sdiv", "srem"}:
            return self._division(operation, left, right)
        if operation == "ashr" and is_known(right):
            right = str(min(int(right), LAST_SHIFT))
        return self.value(f"{operation} i64 {left}, {right}")

    def _division(self, operation: str, left: str, right: str) -> str:
        """Divide downwards: a rest has the sign of the divisor. LLVM's own division goes towards zero."""
        if is_known(right) and int(right) > 0 and int(right).bit_count() == 1:
            if operation == "sdiv":
                return self.operation("ashr", left, str(int(right).bit_length() - 1))
            return self.value(f"and i64 {left}, {int(right) - 1}")
        # by -1 nothing is left over, but a processor fails to divide the lowest number by it
        by = self.value(f"select i1 {self.value(f'icmp eq i64 {right}, -1')}, i64 1, i64 {right}")
        rest = self.value(f"srem i64 {left}, {by}")
        is_rest = self.value(f"icmp ne i64 {rest}, 0")
        differ = self.value(f"icmp slt i64 {self.value(f'xor i64 {rest}, {right}')}, 0")
        is_off = self.value(f"and i1 {is_rest}, {differ}")
        if operation == "srem":
            return self.value(f"add i64 {rest}, {self.value(f'select i1 {is_off}, i64 {right}, i64 0')}")
        towards_zero = self.value(f"sdiv i64 {left}, {right}")
        return self.value(f"sub i64 {towards_zero}, {self.value(f'zext i1 {is_off} to i64')}")
