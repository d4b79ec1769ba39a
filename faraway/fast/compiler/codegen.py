"""Generate LLVM IR from kernels, which are written in a small subset of Python.

A kernel takes flat arrays of integers (`Numbers`, or `Shared` if another thread may change them) and integers, and
returns an integer. It may assign, loop over `range` or with `while`, branch, calculate, compare, and call `min`, `max`,
`int` and other kernels. All names that are not local are constants or kernels of its module. Any other syntax raises
CompilationError with its line.

Integers have 64 bits, True is 1, and comparison and division have Python's results. Some conditions are the kernel's
own duty, as in any compiled code: no variable is read before it is assigned, no sum, difference or product overflows (a
left shift drops the bits above 64), no divisor is 0, no shift is negative or above 63, and every index is inside the
array and not negative. Checked code traps where one of them does not hold, a variable that is read before it is assigned
apart: `FARAWAY_CHECKED_KERNELS=1 make test` runs every test so.
"""

import ast
from collections.abc import Mapping, Sequence
from inspect import isfunction
from types import FunctionType

from faraway.fast.compiler.ir import CHECKS, FunctionBuilder, is_constant
from faraway.fast.compiler.source import CompilationError, annotation_name, parameter_types, parse_kernel

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


class Module:
    """The IR of a kernel and all kernels that it calls, one function for each combination of array types.

    In checked code an array is passed with its length.
    """

    def __init__(self, *, is_checked: bool = False) -> None:
        self.is_checked = is_checked
        self._names: dict[tuple[FunctionType, str], str] = {}
        self._functions: list[str] = [CHECKS] if is_checked else []

    @property
    def text(self) -> str:
        """The IR of all functions generated so far."""
        return "\n".join(self._functions)

    def function(self, kernel: FunctionType, typecodes: str, linkage: str = "internal") -> str:
        """Return the name of a kernel's function for arrays of these types; generate it on first use."""
        key = (kernel, typecodes)
        if key not in self._names:
            self._names[key] = f"kernel {len(self._names)}"
            self._functions.append(_FunctionCompiler(self, kernel, typecodes).emit(self._names[key], linkage))
        return self._names[key]


class _FunctionCompiler:
    """Compile one kernel to IR."""

    def __init__(self, module: Module, kernel: FunctionType, typecodes: str) -> None:
        self._module = module
        self._kernel = kernel
        self._parameters = parameter_types(kernel, typecodes)
        self._arrays = {name: typecode for name, typecode in self._parameters.items() if typecode}
        self._shared = {
            each.arg for each in parse_kernel(kernel).args.args if annotation_name(each) == "Shared"
        }
        self._builder = FunctionBuilder(is_checked=module.is_checked)
        self._loops: list[tuple[str, str]] = []

    def emit(self, name: str, linkage: str) -> str:
        """Return the IR of the whole function."""
        builder = self._builder
        for parameter, typecode in self._parameters.items():
            if not typecode:
                builder.store_variable(parameter, f"%{parameter}")
        self._body(parse_kernel(self._kernel).body)
        if builder.is_open:
            builder.terminate("ret i64 0")
        parameters = [
            self._array(parameter) if typecode else f"i64 %{parameter}"
            for parameter, typecode in self._parameters.items()
        ]
        return builder.render(f'define {linkage} i64 @"{name}"({", ".join(parameters)}) nounwind')

    def _array(self, name: str) -> str:
        """Return an array as a parameter or an argument: its address, and in checked code its length."""
        return f"ptr %{name}, i64 %{name}.length" if self._module.is_checked else f"ptr %{name}"

    def _error(self, node: ast.stmt | ast.expr, reason: str = "unsupported in a kernel") -> CompilationError:
        line = self._kernel.__code__.co_firstlineno + node.lineno - 1
        return CompilationError(f"{self._kernel.__qualname__}, line {line}: {reason}: {ast.unparse(node)}")

    # ------------------------------------------------------------------------------------------------------ statements

    def _body(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            if self._builder.is_open:  # code after a return is unreachable
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
                for target, number in zip(
                    targets, [self._expression(value) for value in values], strict=True
                ):
                    self._assign(target, number)
            case ast.Assign(targets=targets, value=value):
                number = self._expression(value)
                for target in targets:
                    self._assign(target, number)
            case ast.AugAssign(target=ast.Name() as target, op=op, value=value):
                self._assign(target, self._binary(node, op, self._name(target), self._expression(value)))
            case ast.AugAssign(target=ast.Subscript() as target, op=op, value=value):
                pointer, array = self._element(target)
                number = self._binary(node, op, self._load(pointer, array), self._expression(value))
                self._builder.store_element(number, pointer, self._arrays[array])
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
                self._builder.jump(self._loops[-1][0])
            case ast.Break():
                self._builder.jump(self._loops[-1][1])
            case ast.Return(value=None):
                self._builder.terminate("ret i64 0")
            case ast.Return(value=ast.expr() as value):
                self._builder.terminate(f"ret i64 {self._expression(value)}")
            case _:
                raise self._error(node)

    def _assign(self, target: ast.expr, number: str) -> None:
        match target:
            case ast.Name(id=name) if name not in self._arrays:
                self._builder.store_variable(name, number)
            case ast.Subscript():
                pointer, array = self._element(target)
                self._builder.store_element(number, pointer, self._arrays[array])
            case _:
                raise self._error(target)

    def _if(self, test: ast.expr, body: Sequence[ast.stmt], orelse: Sequence[ast.stmt]) -> None:
        builder = self._builder
        then, other, after = map(builder.unique, ("then", "else", "after"))
        builder.branch(self._expression(test), then, other)
        builder.start_block(then)
        self._body(body)
        builder.jump(after)
        builder.start_block(other)
        self._body(orelse)
        builder.start_block(after)

    def _while(self, test: ast.expr, body: Sequence[ast.stmt]) -> None:
        builder = self._builder
        again, inside, after = map(builder.unique, ("while", "body", "after"))
        builder.start_block(again)
        builder.branch(self._expression(test), inside, after)
        builder.start_block(inside)
        self._loop(body, again, after)
        builder.jump(again)
        builder.start_block(after)

    def _for(self, name: str, bounds: Sequence[ast.expr], body: Sequence[ast.stmt]) -> None:
        builder = self._builder
        numbers = [self._expression(bound) for bound in bounds]
        start, stop = ("0", numbers[0]) if len(numbers) == 1 else numbers[:2]
        step = numbers[2] if len(numbers) == 3 else "1"
        if not is_constant(step) or int(step) == 0:
            raise self._error(bounds[2], "the step of a range must be a nonzero constant")
        counter, again, inside, advance, after = map(
            builder.unique, ("counter", "for", "body", "next", "after")
        )
        builder.store_variable(counter, start)
        builder.start_block(again)
        here = builder.load_variable(counter)
        condition = builder.value(f"icmp {'slt' if int(step) > 0 else 'sgt'} i64 {here}, {stop}")
        builder.terminate(f"br i1 {condition}, label %{inside}, label %{after}")
        builder.start_block(inside)
        builder.store_variable(name, here)
        self._loop(body, advance, after)
        builder.start_block(advance)
        builder.store_variable(counter, builder.value(f"add nsw i64 {here}, {step}"))
        builder.jump(again)
        builder.start_block(after)

    def _loop(self, body: Sequence[ast.stmt], advance: str, after: str) -> None:
        self._loops.append((advance, after))
        self._body(body)
        self._loops.pop()

    # ----------------------------------------------------------------------------------------------------- expressions

    def _expression(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=int(value)):
                return self._check_width(str(int(value)), node)
            case ast.Name():
                return self._name(node)
            case ast.Subscript():
                return self._load(*self._element(node))
            case ast.BinOp(left=left, op=op, right=right):
                return self._binary(node, op, self._expression(left), self._expression(right))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self._builder.binary("sub", "0", self._expression(operand))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self._builder.boolean(f"icmp eq i64 {self._expression(operand)}, 0")
            case ast.BoolOp(op=op, values=values):
                return self._short_circuit(values, is_true=isinstance(op, ast.Or))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                return self._builder.boolean(
                    f"icmp {COMPARISONS[type(op)]} i64 {self._expression(left)}, {self._expression(right)}"
                )
            case ast.Compare(left=left, ops=[first, *ops], comparators=[ast.Name() as middle, *others]) if (
                ops
            ):
                # The middle operand is a name: evaluating it twice has no side effect.
                pair, rest = ast.Compare(left, [first], [middle]), ast.Compare(middle, ops, others)
                return self._short_circuit(
                    [ast.copy_location(each, node) for each in (pair, rest)], is_true=False
                )
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self._conditional(test, body, orelse)
            case ast.Call():
                return self._call(node)
            case _:
                raise self._error(node)

    def _name(self, node: ast.Name) -> str:
        is_local = node.id in self._kernel.__code__.co_varnames
        if is_local and node.id not in self._arrays:
            return self._builder.load_variable(node.id)
        constant = self._kernel.__globals__.get(node.id)
        if is_local or not isinstance(constant, int):
            raise self._error(node, "neither a variable nor an integer constant")
        return self._check_width(str(int(constant)), node)

    def _check_width(self, value: str, node: ast.stmt | ast.expr) -> str:
        if is_constant(value) and not -(1 << 63) <= int(value) < 1 << 63:
            raise self._error(node, "more than 64 bits")
        return value

    def _element(self, node: ast.Subscript) -> tuple[str, str]:
        """Return a pointer to an element, and the name of its array."""
        array = node.value.id if isinstance(node.value, ast.Name) else ""
        if array not in self._arrays:
            raise self._error(node, "not an element of an array parameter")
        return self._builder.element_pointer(array, self._arrays[array], self._expression(node.slice)), array

    def _load(self, pointer: str, array: str) -> str:
        if array in self._shared:
            return self._builder.load_shared(pointer)
        return self._builder.load_element(pointer, self._arrays[array])

    def _binary(self, node: ast.stmt | ast.expr, op: ast.operator, left: str, right: str) -> str:
        if type(op) not in OPERATIONS or (isinstance(op, ast.FloorDiv | ast.Mod) and right == "0"):
            raise self._error(node)
        return self._check_width(self._builder.binary(OPERATIONS[type(op)], left, right), node)

    def _short_circuit(self, values: Sequence[ast.expr], *, is_true: bool) -> str:
        """Return the value of `or` (the first true operand) or `and` (the first false one), or else the last operand."""
        builder = self._builder
        after = builder.unique("after")
        incoming: list[tuple[str, str]] = []
        for value in values[:-1]:
            number = self._expression(value)
            next_operand = builder.unique("operand")
            incoming.append((number, builder.block))
            builder.branch(number, *((after, next_operand) if is_true else (next_operand, after)))
            builder.start_block(next_operand)
        incoming.append((self._expression(values[-1]), builder.block))
        return builder.phi(after, incoming)

    def _conditional(self, test: ast.expr, body: ast.expr, orelse: ast.expr) -> str:
        builder = self._builder
        then, other, after = map(builder.unique, ("then", "else", "after"))
        builder.branch(self._expression(test), then, other)
        incoming: list[tuple[str, str]] = []
        for block, each in ((then, body), (other, orelse)):
            builder.start_block(block)
            incoming.append((self._expression(each), builder.block))
            builder.jump(after)
        return builder.phi(after, incoming)

    def _call(self, node: ast.Call) -> str:
        match node:
            case ast.Call(func=ast.Name(id="int"), args=[number], keywords=[]):
                return self._expression(number)
            case ast.Call(func=ast.Name(id=("min" | "max") as which), args=[first, *others], keywords=[]) if (
                others
            ):
                best = self._expression(first)
                for other in others:
                    rival = self._expression(other)
                    better = self._builder.value(
                        f"icmp {'slt' if which == 'min' else 'sgt'} i64 {rival}, {best}"
                    )
                    best = self._builder.value(f"select i1 {better}, i64 {rival}, i64 {best}")
                return best
            case ast.Call(func=ast.Name(id=name), args=arguments, keywords=[]):
                called = self._kernel.__globals__.get(name)
                if not isfunction(called) or name in self._kernel.__code__.co_varnames:
                    raise self._error(node, "not a kernel")
                return self._call_kernel(node, called, arguments)
            case _:
                raise self._error(node)

    def _call_kernel(self, node: ast.Call, called: FunctionType, arguments: Sequence[ast.expr]) -> str:
        given = [self._arrays.get(each.id, "") if isinstance(each, ast.Name) else "" for each in arguments]
        typecodes = "".join(given)
        if given != [*parameter_types(called, typecodes).values()]:
            raise self._error(node, "wrong arguments for this kernel")
        operands = [
            self._array(ast.unparse(each)) if typecode else f"i64 {self._expression(each)}"
            for each, typecode in zip(arguments, given, strict=True)
        ]
        name = self._module.function(called, typecodes)
        return self._builder.value(f'call i64 @"{name}"({", ".join(operands)})')
