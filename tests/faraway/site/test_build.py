import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from faraway.conformance.suite.vectors import shipped_suite
from faraway.errors import FarawayError
from faraway.html.markdown import to_html
from faraway.rulebook.clauses import read_register
from faraway.rulebook.rulings import read_rulings
from faraway.site.build import build_site
from faraway.site.page import PAGES
from faraway.site.rulings_page import bench_link
from faraway.site.theorems_page import build_theorems, load_theorems

PORT = Path(__file__).resolve().parents[3] / "ports" / "javascript" / "faraway.mjs"
THEOREM = {
    "name": "fame_nonneg",
    "claim": "no card ever pays less than nothing",
    "clauses": ["SCORE-16"],
    "scope": "every tableau",
    "verdict": "PROVED",
    "seconds": 1.5,
    "twin_verdict": "REFUTED",
    "counterexample": "",
    "twin_change": "every card pays at least 1",
    "twin_counterexample": "1 pays 0",
}
LARGEST = 2_000_000
VOID = {"meta", "link", "input", "br", "path", "rect", "circle", "use"}


class Reader(HTMLParser):
    """Collect links, ids and scripts, and check that elements are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.scripts: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # type: ignore[explicit-override]  # typing.override is 3.12
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            match name:
                case "href" if value:
                    self.links.append(value)
                case "src" if value:
                    self.scripts.append(value)
                case "id" if value:
                    self.ids.append(value)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # type: ignore[explicit-override]  # as above
        if tag not in VOID:
            self.open.append(tag)
            self.handle_endtag(tag)
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:  # type: ignore[explicit-override]  # as above
        assert self.open
        assert self.open.pop() == tag


def read_page(path: Path) -> Reader:
    reader = Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    assert reader.open == []
    return reader


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    theorems = folder / "proofs.json"
    names = sorted({ruling.theorem for ruling in read_rulings().rulings if ruling.theorem})
    theorems.write_text(json.dumps([{**THEOREM, "name": name} for name in names]), encoding="utf-8")
    target = folder / "site"
    assert build_site(target, port=PORT, theorems=theorems) < LARGEST
    return target


def test_every_link_leads_somewhere_on_the_site(site: Path) -> None:
    pages = {name: read_page(site / name) for name in PAGES}
    for name, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), name
        for link in page.links:
            file, _, anchor = link.partition("#")
            if file and file not in PAGES:
                assert (site / file).exists(), link
            elif anchor and not anchor.startswith("t="):
                assert anchor in pages[file or name].ids, f"{name}: {link}"
        assert all((site / script).exists() for script in page.scripts)


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*"):
        if path.suffix in {".html", ".mjs", ".css", ".json"}:
            text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
            assert re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}/", text) == [], path.name


def test_the_site_scores_with_the_port_that_the_conformance_suite_tests(site: Path) -> None:
    assert (site / "faraway.mjs").read_bytes() == PORT.read_bytes()


def test_every_clause_question_ruling_and_vector_is_on_the_site(site: Path) -> None:
    register = read_register()
    rules, readings = read_page(site / "rules.html"), read_page(site / "readings.html")
    assert {clause.id for clause in register.clauses} <= set(rules.ids)
    assert {question.id for question in register.questions} <= set(readings.ids)
    assert {ruling.id for ruling in read_rulings().rulings} <= set(read_page(site / "rulings.html").ids)
    guide = (site / "conformance.html").read_text(encoding="utf-8")
    assert all(f"<code>{vector.id}</code>" in guide for vector in shipped_suite().vectors)
    vectors = json.loads(gzip.decompress((site / "vectors" / "games.json.gz").read_bytes()))
    assert vectors["topic"] == "games"


def test_the_home_page_needs_no_script(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    for ruling in read_rulings().rulings:
        assert f'href="rulings.html#{ruling.id}"' in home


def test_theorems_show_their_verdicts_and_cases() -> None:
    failed = {
        **THEOREM,
        "name": "wrong",
        "verdict": "REFUTED",
        "counterexample": "2 pays <1>",
        "twin_counterexample": "",
    }
    theorems = load_theorems(json.dumps([THEOREM, failed]).encode())
    page = build_theorems(read_register(), theorems)
    assert "2 claims about the game, checked by z3: 1 proved." in page.lead
    assert '<span class="status proved">PROVED</span>' in page.body
    assert '<span class="status failed">REFUTED</span>' in page.body
    assert "Counterexample: 2 pays &lt;1&gt;" in page.body
    assert "Twin, every card pays at least 1: REFUTED: 1 pays 0" in page.body


def test_without_the_prover_nothing_is_called_proved(tmp_path: Path) -> None:
    build_site(tmp_path, port=PORT, theorems=tmp_path / "missing.json")
    page = (tmp_path / "theorems.html").read_text(encoding="utf-8")
    assert "The prover has not run for this build" in page
    assert "PROVED" not in page
    assert 'id="fame_nonneg"' in page


def test_damaged_theorems_are_refused() -> None:
    with pytest.raises(FarawayError):
        load_theorems(b'[{"name": "a"}]')


def test_command_builds_the_site(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["site", "-o", str(tmp_path / "site"), "--port", str(PORT)])
    assert done.exit_code == 0
    assert re.search(r"site: \d\.\d\d MB", done.output)


def test_links_to_the_bench_contain_the_tableau() -> None:
    assert bench_link((44, 49), ()) == "bench.html#t=44.49"
    assert bench_link((44,), ("desert-stone", "gray-fixed-5")) == "bench.html#t=44~desert-stone.gray-fixed-5"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# One\nwith *more* **text**", "<h2>One</h2><p>with <em>more</em> <strong>text</strong></p>"),
        ("## `a < b`", "<h3><code>a &lt; b</code></h3>"),
        ("    one\n\n      two", '<pre tabindex="0"><code>one\n\n  two</code></pre>'),
        ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
    ],
)
def test_the_guide_is_rendered(text: str, html: str) -> None:
    assert to_html(text) == html


def test_tables_of_the_guide_are_rendered() -> None:
    html = to_html("| a | b |\n|---|---|\n| 1 | `x \\| y` |")
    assert '<th scope="col">a</th>' in html
    assert "<td><code>x | y</code></td>" in html
