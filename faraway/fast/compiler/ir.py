"""Build the LLVM IR of one function: basic blocks, values, variables, and arithmetic with Python's semantics."""

import operator
from collections.abc import Callable, Mapping, Sequence
from itertools import count

ELEMENT_TYPES = {"b": "i8", "h": "i16", "q": "i64"}
"""The IR type of an array's elements, by type code as in `array` and `memoryview`."""

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
"""Binary operations by LLVM's opcode. Division is Python's: the quotient is rounded down."""


OVERFLOWING = ("add", "sub", "mul")
CHECKS = "\n".join(
    [
        "declare void @llvm.trap()",
        *(f"declare {{i64, i1}} @llvm.s{opcode}.with.overflow.i64(i64, i64)" for opcode in OVERFLOWING),
        "",
    ]
)
"""What checked code calls."""

ENTRY = "the.entry"
LARGEST_SHIFT = 63


def is_constant(value: str) -> bool:
    """Return True if a value is a literal integer."""
    return not value.startswith("%")


class FunctionBuilder:
    """The IR of one function, block by block. A value is a register (`%name`) or a literal integer.

    Checked code traps where a condition does not hold that is otherwise the kernel's own duty.
    """

    def __init__(self, *, is_checked: bool = False) -> None:
        self._is_checked = is_checked
        self.block = ENTRY
        self.is_open = True
        self._code: list[str] = []
        self._slots: dict[str, str] = {}
        self._numbers = count()

    def render(self, signature: str) -> str:
        """Return the text of the whole function, with the stack slots of its variables first."""
        slots = [f"  {slot} = alloca i64" for slot in self._slots.values()]
        return "\n".join([f"{signature} {{", f"{ENTRY}:", *slots, *self._code, "}", ""])

    def unique(self, prefix: str) -> str:
        """Return a name that is unique in this function."""
        return f"{prefix}.{next(self._numbers)}"

    def emit(self, instruction: str) -> None:
        """Append an instruction without a result."""
        self._code.append(f"  {instruction}")

    def value(self, instruction: str) -> str:
        """Append an instruction and return the register of its result."""
        register = f"%{self.unique('v')}"
        self.emit(f"{register} = {instruction}")
        return register

    def boolean(self, instruction: str) -> str:
        """Append an instruction with an `i1` result and return it extended to 0 or 1."""
        return self.value(f"zext i1 {self.value(instruction)} to i64")

    def terminate(self, instruction: str) -> None:
        """Append the terminator of the current block."""
        self.emit(instruction)
        self.is_open = False

    def jump(self, block: str) -> None:
        """Jump to a block, unless the current block has its terminator."""
        if self.is_open:
            self.terminate(f"br label %{block}")

    def branch(self, condition: str, then: str, otherwise: str) -> None:
        """Branch on whether a value is nonzero."""
        self.terminate(
            f"br i1 {self.value(f'icmp ne i64 {condition}, 0')}, label %{then}, label %{otherwise}"
        )

    def require(self, condition: str) -> None:
        """Trap unless this `i1` instruction gives 1; emit nothing unless the code is checked."""
        if self._is_checked:
            fault, fine = self.unique("fault"), self.unique("fine")
            self.terminate(f"br i1 {self.value(condition)}, label %{fine}, label %{fault}")
            self.start_block(fault)
            self.emit("call void @llvm.trap()")
            self.terminate("unreachable")
            self.start_block(fine)

    def start_block(self, block: str) -> None:
        """Start a basic block; an unterminated block falls through to it."""
        self.jump(block)
        self._code.append(f"{block}:")
        self.block, self.is_open = block, True

    def phi(self, block: str, incoming: Sequence[tuple[str, str]]) -> str:
        """Start a block with a phi node over pairs of a value and its predecessor block."""
        self.start_block(block)
        return self.value(f"phi i64 {', '.join(f'[ {value}, %{origin} ]' for value, origin in incoming)}")

    def store_variable(self, variable: str, value: str) -> None:
        """Store a value in a local variable."""
        self.emit(f"store i64 {value}, ptr {self._slot(variable)}")

    def load_variable(self, variable: str) -> str:
        """Load a local variable."""
        return self.value(f"load i64, ptr {self._slot(variable)}")

    def _slot(self, variable: str) -> str:
        return self._slots.setdefault(variable, f"%{variable}.var")

    def element_pointer(self, array: str, typecode: str, index: str) -> str:
        """Return a pointer to an element of an array."""
        self.require(f"icmp ult i64 {index}, %{array}.length")
        return self.value(f"getelementptr inbounds {ELEMENT_TYPES[typecode]}, ptr %{array}, i64 {index}")

    def load_element(self, pointer: str, typecode: str) -> str:
        """Load an element, sign-extended to 64 bits."""
        value = self.value(f"load {ELEMENT_TYPES[typecode]}, ptr {pointer}")
        return value if typecode == "q" else self.value(f"sext {ELEMENT_TYPES[typecode]} {value} to i64")

    def load_shared(self, pointer: str) -> str:
        """Load atomically an element that another thread may change."""
        return self.value(f"load atomic i64, ptr {pointer} monotonic, align 8")

    def store_element(self, value: str, pointer: str, typecode: str) -> None:
        """Store a value in an element, truncated to its type."""
        element = ELEMENT_TYPES[typecode]
        narrow = value
        if typecode != "q":
            narrow = self.value(f"trunc i64 {value} to {element}")
            self.require(f"icmp eq i64 {value}, {self.value(f'sext {element} {narrow} to i64')}")
        self.emit(f"store {element} {narrow}, ptr {pointer}")

    def binary(self, opcode: str, left: str, right: str) -> str:
        """Apply a binary operation, folded if both operands are constants."""
        if is_constant(left) and is_constant(right):
            return str(OPERATIONS[opcode](int(left), int(right)))
        if opcode in {"sdiv", "srem"}:
            self.require(f"icmp ne i64 {right}, 0")
            return self._floor_division(opcode, left, right)
        if opcode == "ashr" and is_constant(right):
            right = str(min(int(right), LARGEST_SHIFT))
        elif opcode in {"ashr", "shl"}:
            self.require(f"icmp ule i64 {right}, {LARGEST_SHIFT}")
        result = self.value(f"{opcode} i64 {left}, {right}")
        if self._is_checked and opcode in OVERFLOWING:
            pair = self.value(f"call {{i64, i1}} @llvm.s{opcode}.with.overflow.i64(i64 {left}, i64 {right})")
            self.require(f"icmp eq i1 {self.value(f'extractvalue {{i64, i1}} {pair}, 1')}, 0")
        return result

    def _floor_division(self, opcode: str, left: str, right: str) -> str:
        """Divide as Python does: a remainder has the sign of the divisor. LLVM truncates towards zero."""
        if is_constant(right) and int(right) > 0 and int(right).bit_count() == 1:
            if opcode == "sdiv":
                return self.binary("ashr", left, str(int(right).bit_length() - 1))
            return self.value(f"and i64 {left}, {int(right) - 1}")
        # Division by -1 has no remainder, but the lowest integer divided by it traps on x86.
        divisor = self.value(f"select i1 {self.value(f'icmp eq i64 {right}, -1')}, i64 1, i64 {right}")
        remainder = self.value(f"srem i64 {left}, {divisor}")
        has_remainder = self.value(f"icmp ne i64 {remainder}, 0")
        signs_differ = self.value(f"icmp slt i64 {self.value(f'xor i64 {remainder}, {right}')}, 0")
        is_off = self.value(f"and i1 {has_remainder}, {signs_differ}")
        if opcode == "srem":
            return self.value(f"add i64 {remainder}, {self.value(f'select i1 {is_off}, i64 {right}, i64 0')}")
        truncated = self.value(f"sdiv i64 {left}, {right}")
        return self.value(f"sub i64 {truncated}, {self.value(f'zext i1 {is_off} to i64')}")
