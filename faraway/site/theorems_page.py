"""The page of theorems with their verdicts and counterexamples, from the output of the prover."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from attrs import frozen

from faraway.html.markup import Html, code, details, join, link, section, table, tag
from faraway.io import load
from faraway.rulebook.clauses import Register
from faraway.site.page import Page, link_clauses

SOLVERS = "z3, and cvc5 where prove-twice was run"
EXPLAINED = {
    "theorems about rules": "Scoring as constraints for a solver, for every tableau in the scope. Trusted: the solvers "
    f"({SOLVERS}), the kernel that reads their answers, and that the constraints score as the rules do, which the comparisons "
    "below show.",
    "theorems about the game": "The real code of reference and specification, run on cards that it cannot look into. Trusted: "
    "Python, and the checker that enumerates the states.",
    "comparisons of reference, specification and encoding": "The code that counts fame, run on values that it cannot look "
    f"into, and compared by solver. Trusted: Python, the solvers ({SOLVERS}) and the checker's own code.",
    "theorems about the encoding": "That the constraints leave no tableau out and give it one score only. Trusted: the solvers "
    f"({SOLVERS}).",
    "claims about the greatest total": "What makes the bounds sound by which the greatest total is established. Trusted: the "
    f"solvers ({SOLVERS}) and the argument that puts the claims together.",
    "theorems of an arithmetic model": "Sums written by hand after the rules of setup, markets and finding. Trusted: the "
    f"solvers ({SOLVERS}), and that the sums are those of the rules: only replayed games tie them to the code.",
    "facts of the printed cards": "Every card was looked at. Trusted: the card list, entered twice independently.",
    "bounds of single cards": "The most that each card can pay, for every tableau, attained by a tableau that reference and "
    f"specification score. Trusted: as for the theorems about rules ({SOLVERS}).",
    "examples": "Single tableaux and games, or samples of them: nothing is said about others. Trusted: what scored them.",
}
"""What the claims about each subject rest on. The prover names the subjects; unknown ones are shown without a word."""
STANDING = ("PROVED", "EXHAUSTED", "SAMPLED", "WITNESSED")
LEADING = "theorems about rules"
IN_A_TABLE = frozenset({"bounds of single cards"})


@frozen(kw_only=True)
class Theorem:
    """One claim as the prover prints it; its twin is false by one change of a rule and must be refuted."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    kind: str
    subject: str
    verdict: str
    seconds: float
    twin_verdict: str
    cases: int | None
    counterexample: str
    message: str
    twin_change: str
    twin_counterexample: str

    @property
    def stands(self) -> bool:
        """Return True if the claim has the evidence that its kind promises, and its twin was caught or bound attained."""
        return self.verdict == self.kind and self.twin_verdict in {"REFUTED", "WITNESSED"}


def load_theorems(data: bytes) -> tuple[Theorem, ...]:
    """Load the JSON output of the prover."""
    return load(data, tuple[Theorem, ...])


def build_theorems(register: Register, theorems: tuple[Theorem, ...] | None) -> Page:
    """Build the page; without output of the prover it only lists the names of the theorems."""
    if theorems is None:
        names = sorted({name for clause in register.clauses for name in clause.traces.theorems})
        return Page(
            file="theorems.html",
            title="Theorems",
            lead=join(
                "The prover has not run for this build, so no theorem is called proved here. ",
                code("make prove site"),
                " runs it and shows every verdict.",
            ),
            body=tag("ul", *(tag("li", code(name), id=name) for name in names), class_="names"),
        )
    subjects = list(dict.fromkeys([*EXPLAINED, *(theorem.subject for theorem in theorems)]))
    about = {subject: [each for each in theorems if each.subject == subject] for subject in subjects}
    leading = [each for each in about[LEADING] if each.stands]
    return Page(
        file="theorems.html",
        title="Theorems",
        lead=f"{len(leading)} theorems about rules, each for every tableau in its scope. Everything else is counted apart, by "
        "what it rests on. A theorem has a twin, false by one change of a rule, that must be refuted; a bound has a tableau "
        "that attains it.",
        body=join(
            _contents(about),
            _counts(about),
            *(_section(subject, rows) for subject, rows in about.items() if rows),
        ),
    )


def _contents(about: Mapping[str, Sequence[Theorem]]) -> Html:
    items = (
        tag("li", link(f"#{_anchor(subject)}", f"{_sentence(subject, stop='')} ({len(rows)})"))
        for subject, rows in about.items()
        if rows
    )
    return tag("nav", tag("ul", *items, class_="chips"), aria_label="Subjects")


def _counts(about: Mapping[str, Sequence[Theorem]]) -> Html:
    return table(
        ("about", *(kind.lower() for kind in STANDING), "cases run", "failed"),
        [_line(subject, rows) for subject, rows in about.items() if rows],
        caption="Claims by what they rest on",
        text_columns=1,
    )


def _line(subject: str, rows: Sequence[Theorem]) -> tuple[str, ...]:
    standing = [row for row in rows if row.stands]
    kinds = Counter(row.kind for row in standing)
    cases = sum(row.cases or 0 for row in standing)
    numbers = (*(kinds[kind] for kind in STANDING), cases, len(rows) - len(standing))
    return (subject, *(f"{cell:,}" for cell in numbers))


def _section(subject: str, rows: Sequence[Theorem]) -> Html:
    explained = tag("p", EXPLAINED[subject]) if subject in EXPLAINED else ""
    if subject in IN_A_TABLE:
        listed = table(
            ("name", "bound", "verdict", "attained by"),
            (
                (
                    tag("code", row.name, id=row.name),
                    _sentence(row.claim),
                    _status(row),
                    row.twin_counterexample or row.twin_verdict,
                )
                for row in rows
            ),
            label=subject,
        )
        return section(
            _sentence(subject, stop=""), _anchor(subject), explained, details(f"All {len(rows)}", listed)
        )
    return section(_sentence(subject, stop=""), _anchor(subject), explained, *map(_theorem, rows))


def _anchor(subject: str) -> str:
    return f"about-{re.sub('[^a-z]+', '-', subject)}"


def _sentence(text: str, stop: str = ".") -> str:
    return f"{text[:1].upper()}{text[1:]}{stop}"


def _status(theorem: Theorem) -> Html:
    return tag("span", theorem.verdict, class_=f"status {'proved' if theorem.stands else 'failed'}")


def _theorem(theorem: Theorem) -> Html:
    against = f": {theorem.twin_counterexample}" if theorem.twin_counterexample else ""
    cases = "" if theorem.cases is None else f" {theorem.cases:,} cases were run."
    return tag(
        "article",
        tag("h3", link(f"#{theorem.name}", code(theorem.name)), " ", _status(theorem)),
        tag("p", _sentence(theorem.claim)),
        tag("p", f"Counterexample: {theorem.counterexample}")
        if theorem.counterexample and not theorem.stands
        else "",
        tag("p", f"Exception: {theorem.message}") if theorem.message else "",
        tag("p", f"Scope: {theorem.scope}.{cases}"),
        details(
            "Twin and clauses",
            tag("p", f"Twin, {theorem.twin_change}: {theorem.twin_verdict}{against}"),
            tag("p", f"{theorem.seconds:.2f} s. ", link_clauses(theorem.clauses)),
        ),
        class_="rule",
        id=theorem.name,
    )
