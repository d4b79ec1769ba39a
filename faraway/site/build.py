"""Build the site from the data of the package, the JavaScript port and the output of the prover."""

import gzip
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from faraway.conformance.suite.vectors import shipped_suite
from faraway.html.frame import STYLE_SHEET, read_style
from faraway.io import dumps_line
from faraway.rulebook.clauses import read_register
from faraway.rulebook.rulings import read_rulings
from faraway.rulebook.search import read_index_file
from faraway.site.bench_page import build_bench
from faraway.site.conformance_page import build_conformance
from faraway.site.page import Page, render
from faraway.site.rules_page import build_readings, build_rules, build_trace
from faraway.site.rulings_page import build_home, build_rulings, dump_summaries
from faraway.site.theorems_page import build_theorems, load_theorems

PACKAGE = resources.files("faraway")
PORT = "faraway.mjs"


def build_pages(theorems: bytes | None) -> Iterator[Page]:
    """Yield every page."""
    register, book = read_register(), read_rulings()
    protocol = PACKAGE.joinpath("conformance", "protocol.md").read_text(encoding="utf-8")
    yield build_home(book)
    yield build_bench()
    yield build_rules(register)
    yield build_readings(register)
    yield build_rulings(book)
    yield build_theorems(register, None if theorems is None else load_theorems(theorems))
    yield build_trace(register)
    yield build_conformance(protocol, shipped_suite())


def build_files(port: bytes, theorems: bytes | None) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of every file; `port` scores in the browser and is copied unchanged."""
    yield PORT, port
    yield STYLE_SHEET, read_style().encode()
    for static in PACKAGE.joinpath("site", "static").iterdir():
        yield static.name, static.read_bytes()
    for page in build_pages(theorems):
        yield page.file, render(page).encode()
    summaries = dumps_line(dump_summaries(read_rulings()), compact=True)
    yield "search.json", b'{"index":%b,"shown":%b}' % (read_index_file(), summaries.encode())
    for vectors in PACKAGE.joinpath("conformance", "suite", "vectors").iterdir():
        yield f"vectors/{vectors.name}.gz", gzip.compress(vectors.read_bytes(), mtime=0)


def build_site(target: Path, *, port: Path, theorems: Path | None) -> int:
    """Write the site, and return its size in bytes; `theorems` is the prover's output, if it has run."""
    output = None if theorems is None or not theorems.exists() else theorems.read_bytes()
    size = 0
    for name, data in build_files(port.read_bytes(), output):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        size += path.write_bytes(data)
    return size
