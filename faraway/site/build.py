"""Build the site from the data of the package, the JavaScript port and the output of the prover."""

import gzip
import hashlib
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path

from faraway.conformance.coverage import coverage, measured
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.vectors import shipped_suite
from faraway.html.frame import STYLE_SHEET, read_style
from faraway.io import dumps_line
from faraway.messages import Language
from faraway.messages.catalogue import patterns
from faraway.rulebook.clauses import read_register
from faraway.rulebook.ruling_book import read_rulings
from faraway.site.answers_data import answer_files
from faraway.site.bench_page import build_bench
from faraway.site.conformance_page import build_conformance
from faraway.site.coverage_page import build_coverage
from faraway.site.home_page import Greatest, build_evidence, build_home, load_greatest
from faraway.site.page import Page, render
from faraway.site.port import MODULES, check_port
from faraway.site.rulebook_page import build_rulebook
from faraway.site.rules_page import build_readings, build_rules, build_trace
from faraway.site.rulings_page import build_ask, build_rulings
from faraway.site.theorems_page import build_theorems, load_theorems

PACKAGE = resources.files("faraway")
IN_PAGE = ("cards", "explain", "bench")
"""The files of the catalogues whose messages the score pad composes itself."""
WORKER = "worker.js"
"""The service worker; it is written last, because it lists the other files."""


def build_pages(
    theorems: bytes | None, greatest: Sequence[Greatest] = (), further: Sequence[Page] = ()
) -> Iterator[Page]:
    """Yield every page; `further` are pages for authors of ports that need more than the package."""
    register, book = read_register(), read_rulings()
    protocol = PACKAGE.joinpath("conformance", "protocol.md").read_text(encoding="utf-8")
    for language in Language:
        yield build_home(greatest, language)
        yield build_bench(language)
    yield build_ask(book)
    yield build_evidence()
    yield build_rulebook(register)
    yield build_rules(register)
    yield build_readings(register)
    yield build_rulings(book)
    yield build_theorems(register, None if theorems is None else load_theorems(theorems))
    yield build_trace(register)
    suite = shipped_suite()
    situations = build_coverage(coverage(suite, REFERENCE_IDENTITY), measured().games, suite.version)
    yield build_conformance(protocol, suite, (situations, *further))
    yield situations
    yield from further


def build_files(
    port: Path, theorems: bytes | None, greatest: Sequence[Greatest] = (), further: Sequence[Page] = ()
) -> Iterator[tuple[str, bytes]]:
    """Yield the path and content of every file; the port that scores in the browser is copied unchanged."""
    for module in MODULES:
        yield module, (port / module).read_bytes()
    yield STYLE_SHEET, read_style().encode()
    for static in PACKAGE.joinpath("site", "static").iterdir():
        if static.name != WORKER:
            yield static.name, static.read_bytes()
    for language in Language:
        messages = patterns(language, *IN_PAGE)
        yield f"messages.{language.value}.json", dumps_line(messages, compact=True).encode()
    for page in build_pages(theorems, greatest, further):
        yield page.file, render(page).encode()
    yield from answer_files(read_rulings())
    for vectors in PACKAGE.joinpath("conformance", "suite", "vectors").iterdir():
        yield f"vectors/{vectors.name}.gz", gzip.compress(vectors.read_bytes(), mtime=0)


def build_worker(files: Sequence[tuple[str, bytes]]) -> bytes:
    """Return the service worker for these files; its version changes with any of them."""
    stored = sorted(name for name, _ in files if not name.startswith("vectors/"))
    version = hashlib.sha256(b"".join(name.encode() + data for name, data in sorted(files))).hexdigest()[:16]
    worker = PACKAGE.joinpath("site", "static", WORKER).read_text(encoding="utf-8")
    return worker.replace("{version}", version).replace("{files}", dumps_line(stored)).encode()


def build_site(
    target: Path,
    *,
    port: Path,
    theorems: Path | None = None,
    greatest: Path | None = None,
    further: Sequence[Page] = (),
) -> int:
    """Write the site, and return its size in bytes.

    `port` is the folder of a port that must conform, `theorems` the prover's output, if it has run, `greatest` what was
    established about the greatest totals, and `further` pages that are linked from that for authors of ports.
    """
    check_port(port)
    output = None if theorems is None or not theorems.exists() else theorems.read_bytes()
    established = () if greatest is None else load_greatest(greatest.read_bytes())
    files = list(build_files(port, output, established, further))
    size = 0
    for name, data in (*files, (WORKER, build_worker(files))):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        size += path.write_bytes(data)
    return size
