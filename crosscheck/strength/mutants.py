"""Code mutants of the reference's rules: those of `python -m crosscheck.mutants`, planted in place.

mutmut writes every mutant of a module into one file. Here the code of such a mutant takes the place of the function's own
while the vectors are asked, so that a thousand mutants are tried in one process.
"""

import hashlib
import inspect
import re
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import unified_diff
from functools import partial
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import TypeAlias

from attrs import frozen
from mutmut.configuration import config
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.mutation.trampoline import set_mutant_under_test

from faraway.cards.reader import read_catalogue
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.runner.wire import Reply
from faraway.fast import totals
from faraway.game.record import STANDARD_RULES, GameRules, Rules, ScoringRules

ROOT = Path(__file__).parents[2]
AT_IMPORT = ("faraway.cards.icons.", "faraway.game.record.", "faraway.scoring.rules.")
"""Modules whose functions are called while others are imported."""
NOT_MUTATED = ["assert_never", "case never:"]
"""What type checking shows to be unreachable."""


@frozen(kw_only=True)
class Mutant:
    """A function with one thing changed: the line as it stands, the line as mutated, and the code that comes of it."""

    function: str
    number: int
    line: str
    mutated: str
    occurrence: int
    """How many mutants of the function that read alike come up to this one."""
    module_digest: str
    place: tuple[FunctionType]
    code: CodeType
    module: tuple[str, CodeType]
    """The mutant's name in mutmut's file of the module, and the code of that file."""

    @property
    def name(self) -> str:
        """A short name, good for as long as the function stays as it is."""
        return f"{self.function.removeprefix('faraway.')} {self.number}"

    @property
    def key(self) -> str:
        """What a measurement is good for: this mutant in this module."""
        change = hashlib.sha256(f"{self.line}\n{self.mutated}\n{self.occurrence}".encode()).hexdigest()[:12]
        return f"{self.function} {change} {self.module_digest}"

    @property
    def is_lean(self) -> bool:
        """Whether it is one of the lean path, which gives fame without a sheet."""
        return self.function.startswith("faraway.fast.")

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Let the mutant do the function's work for a while; no result is remembered from before or after."""
        (function,) = self.place
        original = function.__code__
        function.__code__ = self.code
        _forget_results(function.__module__)
        try:
            yield
        finally:
            function.__code__ = original
            _forget_results(function.__module__)


def _forget_results(module: str) -> None:
    """Clear whatever the functions of a module have cached."""
    for value in vars(import_module(module)).values():
        clear = getattr(value, "cache_clear", None)
        if callable(clear):
            clear()


def mutated_modules() -> tuple[str, ...]:
    """Name the modules of the reference that hold its rules, as pyproject.toml lists them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    files = [Path(file) for file in settings["only_mutate"]]
    return tuple(".".join(file.with_suffix("").parts) for file in files if file.parts[0] == "faraway")


def mutants() -> Iterator[Mutant]:
    """Make every mutant of every module."""
    for name in mutated_modules():
        yield from mutants_of(import_module(name))


def mutants_of(module: ModuleType) -> Iterator[Mutant]:
    """Make every mutant of one module."""
    config().do_not_mutate_patterns = NOT_MUTATED
    source = inspect.getsource(module)
    made = mutate_file_contents(str(module.__file__), source)
    lines = made.code.splitlines()
    whole = compile(made.code, f"<mutants of {module.__name__}>", "exec")
    codes = _codes(whole)
    texts = {
        name: [line.replace(name, "") for line in lines[span.start - 1 : span.end]]
        for name, span in made.line_span_by_function_name.items()
    }
    digest = hashlib.sha256(source.encode()).hexdigest()[:8]
    alike: Counter[tuple[str, str, str]] = Counter()
    for name in made.mutant_names:
        mangled, _, number = name.rpartition("__mutmut_")
        words = mangled.removeprefix("x_").removeprefix("xǁ").replace("ǁ", ".")
        line, mutated = _changed_lines(texts[f"{mangled}__mutmut_orig"], texts[name])
        alike[words, line, mutated] += 1
        yield Mutant(
            function=f"{module.__name__}.{words}",
            number=int(number),
            line=line,
            mutated=mutated,
            occurrence=alike[words, line, mutated],
            module_digest=digest,
            place=(_function(module, words),),
            code=codes[name],
            module=(f"{module.__name__}.{name}", whole),
        )


def _codes(code: CodeType) -> dict[str, CodeType]:
    """Find the code of every function of a module or class, by name."""
    found: dict[str, CodeType] = {}
    for const in code.co_consts:
        if isinstance(const, CodeType):
            found |= {const.co_name: const} if "__mutmut_" in const.co_name else _codes(const)
    return found


def _function(module: ModuleType, words: str) -> FunctionType:
    """Find a function, or a method of a class, in its module."""
    owner, _, name = words.rpartition(".")
    holder = getattr(module, owner) if owner else module
    found = inspect.unwrap(vars(holder)[name])
    if not isinstance(found, FunctionType):
        raise TypeError(f"{module.__name__}.{words} is no function")
    return found


def _changed_lines(before: list[str], after: list[str]) -> tuple[str, str]:
    """Give what was changed as one line and what it was changed to, without the margins."""
    told = list(unified_diff(before, after, lineterm="", n=0))[2:]
    removed, added = ([line[1:].strip() for line in told if re.match(sign, line)] for sign in (r"-", r"\+"))
    return " ".join(removed), " ".join(added)


Answer: TypeAlias = Callable[[PreparedVector], tuple[Reply, ...] | None]


def answering(mutant: Mutant) -> tuple[Answer, ...]:
    """Give all that answers for a mutant that is planted: the reference, or the lean path that gives fame without a sheet.

    What is worked out while modules are imported is worked out anew, as in a program that starts with the mutant in it.
    """
    if mutant.is_lean:
        return (_lean_answers(mutant),)
    is_at_import = mutant.function.startswith(AT_IMPORT)
    rules = (
        Rules(scoring=ScoringRules(), game=GameRules(), catalogue=read_catalogue())
        if is_at_import
        else STANDARD_RULES
    )
    return (partial(PreparedVector.replies, rules=rules),)


def _lean_answers(mutant: Mutant) -> Answer:
    """Import the lean path anew, with its tables, as mutated; single tableaux are all that it knows about."""
    name, whole = mutant.module
    module = name.rpartition(".")[0]
    mutated = ModuleType(module)
    set_mutant_under_test(name)
    exec(whole, vars(mutated))  # noqa: S102  the text is mutmut's, made from a module of this repository
    lean = mutated if module == totals.__name__ else _totals_by(mutated)

    def answer(rehearsal: PreparedVector) -> tuple[Reply, ...] | None:
        tableau = rehearsal.tableau
        if tableau is None:
            return None
        regions, sanctuaries = lean.fame_by_card(tableau.regions, tableau.sanctuaries)
        total = lean.total(tableau.regions, tableau.sanctuaries)
        return (Reply(answer={"total": total, "regions": regions, "sanctuaries": sanctuaries}),)

    return answer


def _totals_by(packing: ModuleType) -> ModuleType:
    """Import `faraway.fast.totals` anew, with its tables made by another packing."""
    lean = ModuleType(totals.__name__)
    original = sys.modules[packing.__name__]
    sys.modules[packing.__name__] = packing
    try:
        exec(inspect.getsource(totals), vars(lean))  # noqa: S102  a module of this repository
    finally:
        sys.modules[packing.__name__] = original
    return lean


class TooLongError(Exception):
    """A mutant does not come to an end."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Break off what takes too much time of the processor."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
