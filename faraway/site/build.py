"""Build the whole site from what ships with the package, the JavaScript port and what the prover printed."""

import gzip
import json
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from faraway.conformance.suite.vectors import shipped_suite
from faraway.html.frame import Page, frame
from faraway.rulebook.clauses import read_register
from faraway.rulebook.rulings import read_rulings
from faraway.rulebook.search import read_index_file
from faraway.site.bench_page import build_bench
from faraway.site.conformance_page import build_conformance
from faraway.site.rules_page import build_readings, build_rules, build_trace
from faraway.site.rulings_page import build_home, build_rulings, dump_shown
from faraway.site.theorems_page import build_theorems, load_theorems

PORT = "faraway.mjs"
STATIC = (
    "style.css",
    "icon.svg",
    "search.mjs",
    "ask.mjs",
    "examples.mjs",
    "bench.mjs",
    "words.mjs",
    "folds.mjs",
)


def build_pages(theorems: bytes | None) -> Iterator[Page]:
    """Give every page."""
    register, book = read_register(), read_rulings()
    protocol = resources.files("faraway").joinpath("conformance", "protocol.md").read_text(encoding="utf-8")
    yield build_home(book)
    yield build_bench()
    yield build_rules(register)
    yield build_readings(register)
    yield build_rulings(book)
    yield build_theorems(register, None if theorems is None else load_theorems(theorems))
    yield build_trace(register)
    yield build_conformance(protocol, shipped_suite())


def build_site(target: Path, *, port: Path, theorems: Path | None) -> int:
    """Write the site and give its size in bytes; `port` is copied as it is, and scores in the page."""
    files: dict[str, bytes] = {PORT: port.read_bytes()}
    static = resources.files("faraway").joinpath("site", "static")
    files.update((name, static.joinpath(name).read_bytes()) for name in STATIC)
    printed = None if theorems is None or not theorems.exists() else theorems.read_bytes()
    files.update((page.file, frame(page).encode()) for page in build_pages(printed))
    index = json.loads(read_index_file())
    index["rows"] = [
        [ruling, int(weight) if weight == int(weight) else weight, terms]
        for ruling, weight, terms in index["rows"]
    ]
    search = {"index": index, "shown": dump_shown(read_rulings())}
    files["search.json"] = json.dumps(search, ensure_ascii=False, separators=(",", ":")).encode()
    for vectors in resources.files("faraway").joinpath("conformance", "suite", "vectors").iterdir():
        files[f"vectors/{vectors.name}.gz"] = gzip.compress(vectors.read_bytes(), mtime=0)
    for name, data in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return sum(map(len, files.values()))
