"""Programs in the language of kernels, compiled from a given source or generated at random."""

import linecache
from itertools import count
from random import Random
from types import FunctionType

SEVEN = 7
WORD = "word"
PROGRAMS = count()


def quotient(one: int, other: int) -> int:
    return one // other


def make_program(source: str, **names: object) -> FunctionType:
    """Compile a function from source that `inspect` can find."""
    file = f"<program {next(PROGRAMS)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space: dict[str, object] = {"SEVEN": SEVEN, "WORD": WORD, "quotient": quotient, **names}
    exec(compile(source, file, "exec", dont_inherit=True), space)  # noqa: S102  programs from this file
    program = space["program"]
    assert isinstance(program, FunctionType)
    return program


class Programs:
    """Random programs over two integers without large results."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def number(self, depth: int) -> str:
        """Return an expression in brackets."""
        if depth == 0:
            return self.chance.choice(["a", "b", "c", "SEVEN", str(self.chance.randint(-20, 20))])
        one, other, third = (self.number(depth - 1) for _ in range(3))
        return self.chance.choice(
            [
                f"({one} + {other})",
                f"({one} - {other})",
                f"({one} * {other} % 1009)",
                f"({one} // ({other} % 9 + 1))",
                f"({one} % (-({other} % 5) - 1))",
                f"({one} // {self.chance.choice([1, 2, 3, 16, -2, -7])})",
                f"({one} & {other})",
                f"({one} | {other})",
                f"({one} ^ {other})",
                f"({one} >> ({other} & 7))",
                f"(({one} % 64) << ({other} & 3))",
                f"({one} {self.chance.choice(['<', '<=', '>', '>=', '==', '!='])} {other})",
                f"({one} < c <= {other})",
                f"({one} and {other})",
                f"({one} or {other} or {third})",
                f"(not {one})",
                f"({one} if {other} else {third})",
                f"min({one}, {other}, {third})",
                f"max({one}, {other})",
                f"quotient({one}, 3)",
                f"-{one}",
            ]
        )

    def block(self, depth: int, indent: str) -> str:
        """Return some statements."""
        name = self.chance.choice("abc")
        assignment = f"{indent}{name} = {self.number(2)}\n"
        if depth == 0:
            return assignment
        inside = self.block(depth - 1, indent + " ")
        return assignment + self.chance.choice(
            [
                f"{indent}if {self.number(1)}:\n{inside}{indent}else:\n{self.block(depth - 1, indent + ' ')}",
                f"{indent}for c in range({self.number(1)} % 4):\n{inside}",
                f"{indent}for c in range({self.number(1)} % 4, -2, -1):\n{inside}",
                f"{indent}a, b = {self.number(1)}, {self.number(1)}\n",
                f"{indent}{name} += {self.number(1)}\n",
            ]
        )

    def whole(self) -> str:
        """Return the source of a program."""
        lines = [self.block(2, " ") for _ in range(2)]
        return f"def program(a: int, b: int) -> int:\n c = 1\n{''.join(lines)} return {self.number(2)}\n"
