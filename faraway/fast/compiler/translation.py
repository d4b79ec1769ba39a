"""From kernels to LLVM: a small part of Python, which is all that a kernel may use, written out as LLVM assembly.

A kernel takes flat arrays of whole numbers (`Numbers`, or `Shared` where another thread may change them meanwhile) and
whole numbers, and gives one back. It may assign, loop over `range` or while something holds, decide, calculate, compare,
and call `min`, `max`, `int` and other kernels. All names that are not its own are constants or kernels of its module.
Whatever else stands in it is refused by its line.

Numbers have 64 bits, true is 1, and what a comparison or a division gives is what Python gives. Some things are left to
the kernel, as in any compiled code: that no variable is looked at before it has a value, that no result overflows, that
nothing is divided by 0 or shifted by less than 0 or more than 63, and that every place, counted from its beginning, is
inside the array.
"""

from __future__ import annotations

import ast
from inspect import isfunction
from typing import TYPE_CHECKING

from faraway.fast.compiler.assembly import Assembly, is_known
from faraway.fast.compiler.source import NotAKernelError, annotation_of, definition_of, kinds_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from types import FunctionType

COMPARISONS: Mapping[type[ast.cmpop], str] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}
OPERATIONS: Mapping[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.LShift: "shl",
    ast.RShift: "ashr",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.FloorDiv: "sdiv",
    ast.Mod: "srem",
}


class Translation:
    """Functions in LLVM assembly: a kernel and all that it calls, each once for every kind of array that it is given."""

    def __init__(self) -> None:
        self._names: dict[tuple[FunctionType, str], str] = {}
        self._texts: list[str] = []

    @property
    def text(self) -> str:
        """Everything translated so far."""
        return "\n".join(self._texts)

    def name_of(self, kernel: FunctionType, arrays: str, linkage: str = "internal") -> str:
        """Give the name of a kernel for arrays of these letters, translating it when it is first asked for."""
        key = (kernel, arrays)
        if key not in self._names:
            self._names[key] = f"kernel {len(self._names)}"
            self._texts.append(_Function(self, kernel, arrays).written_out(self._names[key], linkage))
        return self._names[key]


class _Function:
    """One kernel on its way into assembly."""

    def __init__(self, translation: Translation, kernel: FunctionType, arrays: str) -> None:
        self._translation = translation
        self._kernel = kernel
        self._arguments = kinds_of(kernel, arrays)
        self._arrays = {name: letter for name, letter in self._arguments.items() if letter}
        self._shared = {
            each.arg for each in definition_of(kernel).args.args if annotation_of(each) == "Shared"
        }
        self._code = Assembly()
        self._loops: list[tuple[str, str]] = []

    def written_out(self, name: str, linkage: str) -> str:
        """Give the whole function."""
        code = self._code
        for argument, letter in self._arguments.items():
            if not letter:
                code.store(argument, f"%{argument}")
        self._body(definition_of(self._kernel).body)
        if code.is_open:
            code.end("ret i64 0")
        types = [f"{'ptr' if letter else 'i64'} %{argument}" for argument, letter in self._arguments.items()]
        return code.written_out(f'define {linkage} i64 @"{name}"({", ".join(types)}) nounwind')

    def _refusal(
        self, node: ast.stmt | ast.expr, why: str = "a kernel has no room for this"
    ) -> NotAKernelError:
        line = self._kernel.__code__.co_firstlineno + node.lineno - 1
        return NotAKernelError(f"{self._kernel.__qualname__}, line {line}: {why}: {ast.unparse(node)}")

    # ------------------------------------------------------------------------------------------------------ statements

    def _body(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if self._code.is_open:  # nothing comes to what stands after a return
                self._statement(statement)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                pass
            case ast.Expr(value=ast.Call() as call):
                self._call(call)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)) if len(
                targets
            ) == len(values):
                for target, number in zip(targets, [self._number(value) for value in values], strict=True):
                    self._assign(target, number)
            case ast.Assign(targets=targets, value=value):
                number = self._number(value)
                for target in targets:
                    self._assign(target, number)
            case ast.AugAssign(target=ast.Name() as target, op=op, value=value):
                self._assign(target, self._operation(node, op, self._named(target), self._number(value)))
            case ast.AugAssign(target=ast.Subscript() as target, op=op, value=value):
                place, array = self._place(target)
                number = self._operation(node, op, self._get(place, array), self._number(value))
                self._code.put(number, place, self._arrays[array])
            case ast.If(test=test, body=body, orelse=orelse):
                self._if(test, body, orelse)
            case ast.While(test=test, body=body, orelse=[]):
                self._while(test, body)
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=bounds, keywords=[]),
                body=body,
                orelse=[],
            ) if name not in self._arrays and 1 <= len(bounds) <= 3:
                self._for(name, bounds, body)
            case ast.Continue():
                self._code.go_to(self._loops[-1][0])
            case ast.Break():
                self._code.go_to(self._loops[-1][1])
            case ast.Return(value=None):
                self._code.end("ret i64 0")
            case ast.Return(value=ast.expr() as value):
                self._code.end(f"ret i64 {self._number(value)}")
            case _:
                raise self._refusal(node)

    def _assign(self, target: ast.expr, number: str) -> None:
        match target:
            case ast.Name(id=name) if name not in self._arrays:
                self._code.store(name, number)
            case ast.Subscript():
                place, array = self._place(target)
                self._code.put(number, place, self._arrays[array])
            case _:
                raise self._refusal(target)

    def _if(self, test: ast.expr, body: Sequence[ast.stmt], orelse: Sequence[ast.stmt]) -> None:
        code = self._code
        then, other, after = map(code.fresh, ("then", "else", "after"))
        code.part_ways(self._number(test), then, other)
        code.begin(then)
        self._body(body)
        code.go_to(after)
        code.begin(other)
        self._body(orelse)
        code.begin(after)

    def _while(self, test: ast.expr, body: Sequence[ast.stmt]) -> None:
        code = self._code
        again, inside, after = map(code.fresh, ("while", "body", "after"))
        code.begin(again)
        code.part_ways(self._number(test), inside, after)
        code.begin(inside)
        self._loop(body, again, after)
        code.go_to(again)
        code.begin(after)

    def _for(self, name: str, bounds: Sequence[ast.expr], body: Sequence[ast.stmt]) -> None:
        code = self._code
        numbers = [self._number(bound) for bound in bounds]
        start, stop = ("0", numbers[0]) if len(numbers) == 1 else numbers[:2]
        step = numbers[2] if len(numbers) == 3 else "1"
        if not is_known(step) or int(step) == 0:
            raise self._refusal(bounds[2], "the step of a range must be a constant, and not 0")
        counter, again, inside, further, after = map(code.fresh, ("counter", "for", "body", "next", "after"))
        code.store(counter, start)
        code.begin(again)
        here = code.load(counter)
        goes_on = code.value(f"icmp {'slt' if int(step) > 0 else 'sgt'} i64 {here}, {stop}")
        code.end(f"br i1 {goes_on}, label %{inside}, label %{after}")
        code.begin(inside)
        code.store(name, here)
        self._loop(body, further, after)
        code.begin(further)
        code.store(counter, code.value(f"add nsw i64 {here}, {step}"))
        code.go_to(again)
        code.begin(after)

    def _loop(self, body: Sequence[ast.stmt], further: str, after: str) -> None:
        self._loops.append((further, after))
        self._body(body)
        self._loops.pop()

    # ----------------------------------------------------------------------------------------------------- expressions

    def _number(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int(value)):
                return self._within_bounds(str(int(value)), node)
            case ast.Name():
                return self._named(node)
            case ast.Subscript():
                return self._get(*self._place(node))
            case ast.BinOp(left=left, op=op, right=right):
                return self._operation(node, op, self._number(left), self._number(right))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self._code.operation("sub", "0", self._number(operand))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self._code.truth(f"icmp eq i64 {self._number(operand)}, 0")
            case ast.BoolOp(op=op, values=values):
                return self._first(values, is_true=isinstance(op, ast.Or))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                return self._code.truth(
                    f"icmp {COMPARISONS[type(op)]} i64 {self._number(left)}, {self._number(right)}"
                )
            case ast.Compare(left=left, ops=[first, *ops], comparators=[ast.Name() as middle, *others]) if (
                ops
            ):
                # the middle of a chain is a variable or a constant: to look at it twice does no harm
                pair, rest = ast.Compare(left, [first], [middle]), ast.Compare(middle, ops, others)
                return self._first([ast.copy_location(each, node) for each in (pair, rest)], is_true=False)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self._either(test, body, orelse)
            case ast.Call():
                return self._call(node)
            case _:
                raise self._refusal(node)

    def _named(self, node: ast.Name) -> str:
        is_own = node.id in self._kernel.__code__.co_varnames
        if is_own and node.id not in self._arrays:
            return self._code.load(node.id)
        constant = self._kernel.__globals__.get(node.id)
        if is_own or not isinstance(constant, int):
            raise self._refusal(node, "neither a variable nor a constant that is a whole number")
        return self._within_bounds(str(int(constant)), node)

    def _within_bounds(self, value: str, node: ast.stmt | ast.expr) -> str:
        if is_known(value) and not -(1 << 63) <= int(value) < 1 << 63:
            raise self._refusal(node, "more than 64 bits")
        return value

    def _place(self, node: ast.Subscript) -> tuple[str, str]:
        """Find a place in an array, and the name of the array."""
        array = node.value.id if isinstance(node.value, ast.Name) else ""
        if array not in self._arrays:
            raise self._refusal(node, "not in one of the arrays")
        return self._code.place(array, self._arrays[array], self._number(node.slice)), array

    def _get(self, place: str, array: str) -> str:
        if array in self._shared:
            return self._code.get_shared(place)
        return self._code.get(place, self._arrays[array])

    def _operation(self, node: ast.stmt | ast.expr, op: ast.operator, left: str, right: str) -> str:
        if type(op) not in OPERATIONS or (isinstance(op, ast.FloorDiv | ast.Mod) and right == "0"):
            raise self._refusal(node)
        return self._within_bounds(self._code.operation(OPERATIONS[type(op)], left, right), node)

    def _first(self, values: Sequence[ast.expr], *, is_true: bool) -> str:
        """Give the first value that is true, or the first that is not, or else the last; look at none after it."""
        code = self._code
        after = code.fresh("after")
        ways: list[tuple[str, str]] = []
        for value in values[:-1]:
            number = self._number(value)
            further = code.fresh("further")
            ways.append((number, code.block))
            code.part_ways(number, *((after, further) if is_true else (further, after)))
            code.begin(further)
        ways.append((self._number(values[-1]), code.block))
        return code.meeting(after, ways)

    def _either(self, test: ast.expr, body: ast.expr, orelse: ast.expr) -> str:
        code = self._code
        then, other, after = map(code.fresh, ("then", "else", "after"))
        code.part_ways(self._number(test), then, other)
        ways: list[tuple[str, str]] = []
        for block, each in ((then, body), (other, orelse)):
            code.begin(block)
            ways.append((self._number(each), code.block))
            code.go_to(after)
        return code.meeting(after, ways)

    def _call(self, node: ast.Call) -> str:
        match node:
            case ast.Call(func=ast.Name(id="int"), args=[number], keywords=[]):
                return self._number(number)
            case ast.Call(func=ast.Name(id=("min" | "max") as which), args=[first, *others], keywords=[]) if (
                others
            ):
                best = self._number(first)
                for other in others:
                    rival = self._number(other)
                    better = self._code.value(
                        f"icmp {'slt' if which == 'min' else 'sgt'} i64 {rival}, {best}"
                    )
                    best = self._code.value(f"select i1 {better}, i64 {rival}, i64 {best}")
                return best
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
                called = self._kernel.__globals__.get(name)
                if not isfunction(called) or name in self._kernel.__code__.co_varnames:
                    raise self._refusal(node, "not a kernel")
                return self._call_kernel(node, called, given)
            case _:
                raise self._refusal(node)

    def _call_kernel(self, node: ast.Call, called: FunctionType, given: Sequence[ast.expr]) -> str:
        letters = [self._arrays.get(each.id, "") if isinstance(each, ast.Name) else "" for each in given]
        arrays = "".join(letters)
        if letters != [*kinds_of(called, arrays).values()]:
            raise self._refusal(node, "not what the kernel takes")
        passed = [
            f"ptr %{ast.unparse(each)}" if letter else f"i64 {self._number(each)}"
            for each, letter in zip(given, letters, strict=True)
        ]
        name = self._translation.name_of(called, arrays)
        return self._code.value(f'call i64 @"{name}"({", ".join(passed)})')
