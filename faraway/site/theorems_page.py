"""The page of theorems with their verdicts and counterexamples, from the output of the prover."""

from attrs import frozen

from faraway.html.markup import Html, code, details, join, link, tag
from faraway.io import load
from faraway.rulebook.clauses import Register
from faraway.site.page import Page, link_clauses

PROVED = "PROVED"


@frozen(kw_only=True)
class Theorem:
    """One theorem as the prover prints it; its twin is false by one change of a rule and must be refuted."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    verdict: str
    seconds: float
    twin_verdict: str
    counterexample: str
    twin_change: str
    twin_counterexample: str


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
    proved = sum(theorem.verdict == PROVED for theorem in theorems)
    return Page(
        file="theorems.html",
        title="Theorems",
        lead=f"{len(theorems)} claims about the game, checked by z3: {proved} proved. Each has a twin that is false by "
        "one change, and z3 must find a counterexample to the twin.",
        body=join(*map(_theorem, theorems)),
    )


def _theorem(theorem: Theorem) -> Html:
    state = "proved" if theorem.verdict == PROVED else "failed"
    against = f": {theorem.twin_counterexample}" if theorem.twin_counterexample else ""
    return tag(
        "article",
        tag(
            "h2",
            link(f"#{theorem.name}", code(theorem.name)),
            " ",
            tag("span", theorem.verdict, class_=f"status {state}"),
        ),
        tag("p", f"{theorem.claim[:1].upper()}{theorem.claim[1:]}."),
        tag("p", f"Counterexample: {theorem.counterexample}") if theorem.counterexample else "",
        details(
            "Scope, twin and clauses",
            tag("p", f"Scope: {theorem.scope}. {theorem.seconds:.2f} s."),
            tag("p", f"Twin, {theorem.twin_change}: {theorem.twin_verdict}{against}"),
            tag("p", link_clauses(theorem.clauses)),
        ),
        class_="rule",
        id=theorem.name,
    )
