"""Who cites which clause: docstrings of functions and tests, theorems, misreadings, vectors, ledger and rulings."""

import ast
import enum
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import attrs

from crosscheck.trace.documents import read_ledger
from faraway.io import Json, parse_json

CLAUSE_ID = r"[A-Z]+-\d+"
LISTS = re.compile(rf"\b(Rules|Against):\s*({CLAUSE_ID}(?:\s*,\s*{CLAUSE_ID})*)")
LEDGER_LIST = re.compile(r"\bLedger:\s*([a-z0-9-]+(?:\s*,\s*[a-z0-9-]+)*)")
RUNS_ON = re.compile(rf"\s*(?:,|and|to|-|;)\s*(?:{CLAUSE_ID}|\d)")
BEGINS_LIST = re.compile(r"\b(?:Rules|Against|Ledger):")
"""A file without it has no docstring that cites: parsing it would be in vain."""
DECLARING = {"proofs/theorems/": "theorems", "faraway/misreadings/": "misreadings"}
"""Folders with records that name their clauses, and the column of each."""
ONE_CLAUSE = re.compile(CLAUSE_ID)
NAMING_KEYS = ("id", "name")
CITING_KEYS = ("clauses", "breaks")


class Source(enum.Enum):
    """A kind of place that cites clauses; the value is the heading of its column."""

    SPEC = "specification"
    REFERENCE = "reference"
    POSITIVE = "tests for"
    NEGATIVE = "tests against"
    ENCODING = "z3 encoding"
    THEOREMS = "theorems"
    MISREADINGS = "misreadings"
    VECTORS = "vectors"
    LEDGER = "ledger"
    RULINGS = "rulings"


@attrs.frozen(kw_only=True, order=True)
class Place:
    """One place that cites: file::name."""

    source: Source = attrs.field(order=lambda source: source.value)
    file: str
    name: str
    clauses: tuple[str, ...]

    @property
    def address(self) -> str:
        """The address as file::name."""
        return f"{self.file}::{self.name}"

    @property
    def lock_place(self) -> str:
        """Return where one looks when a clause is reworded: vectors are looked at file by file."""
        return self.file if self.source is Source.VECTORS else self.address


@attrs.frozen(kw_only=True)
class Shown:
    """A test or theorem that shows what an entry of the ledger claims."""

    address: str
    entries: tuple[str, ...]


@attrs.frozen(kw_only=True)
class Citations:
    """Everything found in one reading of the tree."""

    places: tuple[Place, ...]
    shown: tuple[Shown, ...]
    misreadings: frozenset[str]
    malformed: tuple[str, ...]


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.AST, str]]:
    """Return every module, class and function with its qualified name and docstring."""

    def walk(node: ast.AST, name: str) -> Iterator[tuple[str, ast.AST, str]]:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield name or "(module)", node, ast.get_docstring(node) or ""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield from walk(child, f"{name}.{child.name}" if name else child.name)
            elif not isinstance(child, ast.expr):
                yield from walk(child, name)

    yield from walk(tree, "")


def _texts(node: ast.expr) -> tuple[str, ...]:
    return tuple(
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    )


def _bound_name(statement: ast.stmt) -> str:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case _:
            return f"line {statement.lineno}"


def _is_clauses(node: ast.expr) -> bool:
    texts = _texts(node)
    return isinstance(node, ast.Tuple | ast.List) and bool(texts) and all(map(ONE_CLAUSE.fullmatch, texts))


def _declarations(tree: ast.Module) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return every record that names its clauses.

    A record is a call with an argument `clauses` or `breaks`, named by its `id` or `name`, by its first text, or by
    what it is bound to; or a row of a table that begins with its name and has a list of clauses.
    """
    for statement in tree.body:
        for node in ast.walk(statement):
            match node:
                case ast.Call(args=args, keywords=keywords):
                    values = {keyword.arg: keyword.value for keyword in keywords}
                    named = [text for key in NAMING_KEYS if key in values for text in _texts(values[key])]
                    named += [text for argument in args for text in _texts(argument)]
                    for key in CITING_KEYS:
                        if key in values and _texts(values[key]):
                            yield (*named, _bound_name(statement))[0], _texts(values[key])
                case ast.Tuple(elts=[ast.Constant(value=str(name)), *cells]):
                    for cell in cells:
                        if _is_clauses(cell):
                            yield name, _texts(cell)
                case _:
                    pass


def _split(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each.strip() for each in text.split(",")))


def _records(value: Json) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Return every JSON object that has clauses and a name."""
    if isinstance(value, dict):
        clauses = value.get("clauses")
        names = [name for key in NAMING_KEYS if isinstance(name := value.get(key), str)]
        if isinstance(clauses, list) and names:
            yield names[0], tuple(each for each in clauses if isinstance(each, str))
        for each in value.values():
            yield from _records(each)
    elif isinstance(value, list):
        for each in value:
            yield from _records(each)


def _python(root: Path, folder: str) -> Iterator[tuple[str, ast.Module]]:
    """Return the modules in which something may cite."""
    for path in sorted((root / folder).rglob("*.py")):
        file, text = path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
        if BEGINS_LIST.search(text) or file.startswith(tuple(DECLARING)):
            yield file, ast.parse(text)


def _source(keyword: str, file: str) -> Source:
    match file.split("/"), keyword:
        case ["spec", *_], _:
            return Source.SPEC
        case ["faraway", *_], _:
            return Source.REFERENCE
        case ["proofs", "theorems", *_], _:
            return Source.THEOREMS
        case ["proofs", *_], _:
            return Source.ENCODING
        case _, "Rules":
            return Source.POSITIVE
        case _:
            return Source.NEGATIVE


def _is_test(name: str) -> bool:
    return any(part.startswith(("test_", "Test")) for part in name.split("."))


@attrs.define
class _Found:
    places: list[Place] = attrs.field(factory=list)
    shown: list[Shown] = attrs.field(factory=list)
    misreadings: set[str] = attrs.field(factory=set)
    malformed: list[str] = attrs.field(factory=list)

    def docstrings(self, folder: str, file: str, tree: ast.Module) -> None:
        for name, _, text in _definitions(tree):
            if folder == "tests" and not _is_test(name):
                continue
            for found in LISTS.finditer(text):
                source = _source(found[1], file)
                self.places.append(Place(source=source, file=file, name=name, clauses=_split(found[2])))
                if RUNS_ON.match(text, found.end()):
                    self.malformed.append(f"{file}::{name}")
            entries = [entry for found in LEDGER_LIST.finditer(text) for entry in _split(found[1])]
            if entries:
                self.shown.append(Shown(address=f"{file}::{name}", entries=tuple(entries)))

    def declared(self, source: Source, file: str, tree: ast.Module) -> None:
        for name, clauses in _declarations(tree):
            self.places.append(Place(source=source, file=file, name=name, clauses=clauses))
            if source is Source.MISREADINGS:
                self.misreadings.add(name)

    def vectors(self, root: Path) -> None:
        for path in sorted((root / "faraway" / "conformance" / "suite" / "vectors").rglob("*.json")):
            content = parse_json(path.read_bytes()).value
            file = path.relative_to(root).as_posix()
            self.places += [
                Place(source=Source.VECTORS, file=file, name=name, clauses=clauses)
                for name, clauses in _records(content)
            ]

    def rulings(self, root: Path) -> None:
        for path in sorted((root / "spec" / "rulings").glob("*.toml")):
            content: Json = tomllib.loads(path.read_text(encoding="utf-8"))
            file = path.relative_to(root).as_posix()
            self.places += [
                Place(source=Source.RULINGS, file=file, name=name, clauses=clauses)
                for name, clauses in _records(content)
            ]


def find_citations(root: Path) -> Citations:
    """Read the whole tree once."""
    found = _Found()
    for folder in ("spec", "faraway", "proofs", "tests"):
        for file, tree in _python(root, folder):
            found.docstrings(folder, file, tree)
            for place, column in DECLARING.items():
                if file.startswith(place):
                    found.declared(Source(column), file, tree)
    found.vectors(root)
    found.rulings(root)
    found.places += [
        Place(source=Source.LEDGER, file="spec/readings.toml", name=entry.id, clauses=entry.clauses)
        for entry in read_ledger(root)
    ]
    return Citations(
        places=tuple(sorted(set(found.places))),
        shown=tuple(found.shown),
        misreadings=frozenset(found.misreadings),
        malformed=tuple(found.malformed),
    )
