import gzip
import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from crosscheck.cli import main
from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.conformance.coverage import Row, Status, Totals, coverage, measured
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.vectors import shipped_suite
from faraway.errors import FarawayError
from faraway.game.situations import DIMENSIONS, parse_situation
from faraway.html.faces import state_facts
from faraway.html.markdown import to_html
from faraway.messages import Language, message
from faraway.rulebook.clauses import Ground, read_register
from faraway.rulebook.ruling_book import read_rulings
from faraway.scoring.sheet import score_tableau
from faraway.site.build import build_site, build_worker
from faraway.site.coverage_page import build_coverage
from faraway.site.home_page import build_home, load_greatest
from faraway.site.page import IN_FOUR_LANGUAGES, PAGES, localised
from faraway.site.port import MODULES
from faraway.site.rulebook_page import margin_notes
from faraway.site.rulings_page import bench_link
from faraway.site.theorems_page import EXPLAINED, build_theorems, load_theorems
from proofs.verdict import Subject

PORT = Path(__file__).resolve().parents[3] / "ports" / "javascript"
ESTABLISHED = Path(__file__).resolve().parents[3] / "proofs" / "greatest" / "established.json"
THEOREM = {
    "name": "fame_nonneg",
    "claim": "no card ever pays less than nothing",
    "clauses": ["SCORE-16"],
    "scope": "every tableau",
    "kind": "PROVED",
    "subject": "theorems about rules",
    "verdict": "PROVED",
    "seconds": 1.5,
    "twin_verdict": "REFUTED",
    "cases": None,
    "counterexample": "",
    "message": "",
    "twin_change": "every card pays at least 1",
    "twin_counterexample": "1 pays 0",
}
LARGEST = 4_250_000
"""All pages in bytes; what one page loads has limits of its own in tests/browser."""
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
    assert build_site(target, port=PORT, theorems=theorems, greatest=ESTABLISHED) < LARGEST
    return target


@pytest.mark.long
def test_every_link_leads_somewhere_on_the_site(site: Path) -> None:
    pages = {path.name: read_page(path) for path in site.glob("*.html")}
    assert set(pages) == {
        *PAGES,
        *(localised(file, language) for file in IN_FOUR_LANGUAGES for language in Language),
    }
    for name, page in pages.items():
        assert len(page.ids) == len(set(page.ids)), name
        for link in page.links:
            file, _, anchor = link.partition("#")
            file = file.partition("?")[0]
            if file and file not in pages:
                assert (site / file).exists(), link
            elif anchor and not anchor.startswith("t="):
                assert anchor in pages[file or name].ids, f"{name}: {link}"
        assert all((site / script).exists() for script in page.scripts)


@pytest.mark.long
def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*"):
        if path.suffix in {".html", ".mjs", ".css", ".json"}:
            text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
            assert re.findall(r"(?:https?:)?//[a-z0-9.-]+\.[a-z]{2,}/", text) == [], path.name


@pytest.mark.long
def test_the_site_scores_with_the_port_that_the_conformance_suite_tests(site: Path) -> None:
    for module in MODULES:
        assert (site / module).read_bytes() == (PORT / module).read_bytes()


@pytest.mark.long
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


@pytest.mark.long
@pytest.mark.no_cover  # tests/faraway/conformance/test_coverage.py counts the same lines
def test_the_table_of_situations_is_that_of_the_command(site: Path) -> None:
    """Every dimension has a line, and the figures are those of the coverage."""
    page = (site / "coverage.html").read_text(encoding="utf-8")
    rows = coverage(shipped_suite(), REFERENCE_IDENTITY)
    totals = Totals.of(rows)
    assert all(f">{name}</th>" in page for name in DIMENSIONS)
    assert f"{totals.reached} of them were reached in {measured().games} simulated games" in page
    line = "".join(
        f'<td class="number">{figure}</td>'
        for figure in (
            totals.situations,
            totals.excluded,
            totals.never_seen,
            totals.reached,
            totals.fixed,
            totals.derived,
            totals.thorough,
            totals.holes,
        )
    )
    assert f'<th scope="row">all</th>{line}' in page
    assert "coverage.html" in (site / "conformance.html").read_text(encoding="utf-8")


def test_a_hole_is_called_one_and_an_empty_list_says_so() -> None:
    """What games reach and nothing visits stands on the page, with its reason if it has one."""
    row = Row(
        situation=parse_situation("phase=take & round=first"),
        status=Status.REACHED,
        reached=1,
        fixed=0,
        derived=0,
        thorough=0,
        reason="",
    )
    page = build_coverage([row], 10, "1")
    assert "a hole" in page.body
    assert "None." in page.body
    unseen = build_coverage([evolve(row, status=Status.NEVER_SEEN)], 10, "1")
    assert "no game that was measured reached it" in unseen.body


@pytest.mark.long
def test_the_rulebook_has_every_clause_and_its_margin_says_where_editions_part(site: Path) -> None:
    register = read_register()
    page = (site / "rulebook.html").read_text(encoding="utf-8")
    assert page.count('<div class="line">') == len(register.clauses)
    assert all(clause.reason in unescape(page) for clause in register.clauses)

    def margin(name: str) -> list[str]:
        return [re.sub("<[^>]+>", "", note) for note in margin_notes(register, register.clause(name))]

    assert margin("SCORE-4") == []
    assert margin("COMP-27") == ["Only the German edition says so."]
    assert margin("SCORE-9") == ["Only the German edition implies it."]
    assert margin("SCORE-3") == ["Implied, not stated."]
    assert margin("SCORE-20") == ["Implied, not stated.", "Left open: English; English, web; Italian."]
    assert margin("FIND-16")[1] == "Reading sanctuary-shortage: see FIND-8."
    assert margin("SETUP-7") == ["Left open: German; Italian."]
    assert margin("END-8")[-2] == "Italian differs: in random order."
    assert margin("WIN-4")[1].startswith("Reading ranking: by default as here. first-only: ")
    assert margin("END-12")[0].startswith("In no edition. ")


@pytest.mark.long
def test_a_ruling_says_on_what_ground_a_reading_is_played_under_each_edition(site: Path) -> None:
    page = (site / "rulings.html").read_text(encoding="utf-8")
    for ground in Ground:
        assert f", {ground.in_words}" in page


@pytest.mark.long
def test_the_page_for_questions_needs_no_script(site: Path) -> None:
    page = (site / "ask.html").read_text(encoding="utf-8")
    for ruling in read_rulings().rulings:
        assert f'href="rulings.html#{ruling.id}"' in page


@pytest.mark.long
def test_menus_have_at_most_five_items(site: Path) -> None:
    for path in site.glob("*.html"):
        for menu in re.findall(
            r"<nav[^>]*>.*?</nav>", path.read_text(encoding="utf-8").split('id="content"')[0]
        ):
            assert menu.count("<a ") <= 5, path.name


@pytest.mark.long
@pytest.mark.parametrize("language", Language)
def test_the_front_page_claims_what_was_established(site: Path, language: Language) -> None:
    page = unescape((site / localised("index.html", language)).read_text(encoding="utf-8"))
    assert f'lang="{language.value}"' in page
    assert message(language, "home-proved", total=202) in page
    assert "112, 124, 137, 152, 169, 183, 193, 202" in page
    best = load_greatest(ESTABLISHED.read_bytes())[-1]
    assert score_tableau(best.tableau).total == best.total == 202
    assert bench_link(best.tableau.regions, best.tableau.sanctuaries).partition("#")[2] in page
    assert ">6</text>" in page, "what Region 44 of the picture pays"
    assert message(language, "home-proved", total=202) not in build_home((), language).body


@pytest.mark.long
def test_the_service_worker_stores_every_page_and_changes_with_any_of_them(site: Path) -> None:
    worker = (site / "worker.js").read_text(encoding="utf-8")
    stored = json.loads(re.search(r"const FILES = (.*);", worker)[1])  # type: ignore[index]  # else the test fails
    assert set(stored) == {path.name for path in site.iterdir() if path.is_file()} - {"worker.js"}
    one, other = (build_worker([("index.html", text)]) for text in (b"one", b"other"))
    assert one != other


def test_the_faces_carry_the_facts_of_their_cards() -> None:
    assert state_facts(CATALOGUE.region_of[Duration(37)]) == "37 city night 0 0 0 0 0 0 1 night 3"
    assert state_facts(CATALOGUE.region_of[Duration(44)]) == "44 city - 0 0 0 0 1 0 1 biome desert city 2"
    gray = CATALOGUE.sanctuary_of[SanctuaryId("gray-clue-per-clue-1")]
    assert state_facts(gray) == "gray-clue-per-clue-1 gray - 1 0 0 0 0 0 0 clue 1"


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
    assert "1 theorems about rules, each for every tableau in its scope." in page.lead
    assert '<a href="#about-theorems-about-rules">Theorems about rules (2)</a>' in page.body
    assert '<span class="status proved">PROVED</span>' in page.body
    assert '<span class="status failed">REFUTED</span>' in page.body
    assert "Counterexample: 2 pays &lt;1&gt;" in page.body
    assert "Twin, every card pays at least 1: REFUTED: 1 pays 0" in page.body


def test_claims_are_counted_apart_by_what_they_rest_on() -> None:
    sampled = {
        **THEOREM,
        "name": "sampled",
        "kind": "SAMPLED",
        "verdict": "SAMPLED",
        "subject": "examples",
        "cases": 2000,
    }
    bound = {
        **THEOREM,
        "name": "region_1_fame_le_0",
        "subject": "bounds of single cards",
        "twin_verdict": "WITNESSED",
    }
    missed = {
        **THEOREM,
        "name": "missed",
        "subject": "something new",
        "twin_verdict": "MISSED",
        "message": "TypeError: x",
    }
    page = build_theorems(
        read_register(), load_theorems(json.dumps([THEOREM, sampled, bound, missed]).encode())
    )
    assert "1 theorems about rules" in page.lead
    row = '<th scope="row">{}</th>' + '<td class="number">{}</td>' * 6
    assert row.format("theorems about rules", 1, 0, 0, 0, 0, 0) in page.body
    assert row.format("examples", 0, 0, 1, 0, "2,000", 0) in page.body
    assert row.format("bounds of single cards", 1, 0, 0, 0, 0, 0) in page.body
    assert row.format("something new", 0, 0, 0, 0, 0, 1) in page.body
    assert "2,000 cases were run." in page.body
    assert "Exception: TypeError: x" in page.body
    assert '<code id="region_1_fame_le_0">' in page.body


def test_every_subject_of_the_prover_is_explained() -> None:
    assert set(EXPLAINED) == {subject.value for subject in Subject}


def test_without_the_prover_nothing_is_called_proved() -> None:
    without = build_theorems(read_register(), None)
    page = without.lead + without.body
    assert "The prover has not run for this build" in page
    assert "PROVED" not in page
    assert 'id="fame_nonneg"' in page


def test_damaged_theorems_are_refused() -> None:
    with pytest.raises(FarawayError):
        load_theorems(b'[{"name": "a"}]')


@pytest.mark.long
@pytest.mark.no_cover  # the fixture counts the same lines
def test_command_builds_the_site(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["site", "-o", str(tmp_path / "site"), "--port", str(PORT)])
    assert done.exit_code == 0
    assert re.search(r"site: \d\.\d\d MB", done.output)
    assert "The prover has not run for this build" in (tmp_path / "site" / "theorems.html").read_text("utf-8")


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
