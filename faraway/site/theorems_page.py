"""The theorems with their status and counterexamples, from what the prover printed."""

from html import escape

from attrs import frozen

from faraway.html.frame import Page, link_clauses
from faraway.io import load
from faraway.rulebook.clauses import Register

PROVED = "PROVED"


@frozen(kw_only=True)
class Theorem:
    """One theorem as `python -m proofs --json` prints it; its twin is false by one change and must be refuted."""

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
    """Read what the prover printed, strictly."""
    return load(data, tuple[Theorem, ...])


def build_theorems(register: Register, theorems: tuple[Theorem, ...] | None) -> Page:
    """Lay out the theorems; where the prover has not run, name them and say so."""
    if theorems is None:
        names = sorted({name for clause in register.clauses for name in clause.traces.theorems})
        listed = "".join(f'<li id="{name}"><code>{name}</code></li>' for name in names)
        return Page(
            file="theorems.html",
            title="Theorems",
            lead="The prover has not run for this build, so that no theorem is called proved here. "
            "<code>make prove site</code> runs it and shows every verdict.",
            body=f'<ul class="names">{listed}</ul>',
        )
    proved = [theorem for theorem in theorems if theorem.verdict == PROVED]
    return Page(
        file="theorems.html",
        title="Theorems",
        lead=f"{len(theorems)} claims about the game, checked by z3: {len(proved)} proved. Each has a twin that is false by "
        "one change, and z3 must find a case against it: a claim that would pass with its twin proves nothing.",
        body="".join(map(_theorem, theorems)),
    )


def _theorem(theorem: Theorem) -> str:
    state = "proved" if theorem.verdict == PROVED else "failed"
    case = f"<p>Counterexample: {escape(theorem.counterexample)}</p>" if theorem.counterexample else ""
    against = f": {escape(theorem.twin_counterexample)}" if theorem.twin_counterexample else ""
    return (
        f'<article class="rule" id="{theorem.name}"><h2><a href="#{theorem.name}"><code>{theorem.name}</code></a> '
        f'<span class="status {state}">{escape(theorem.verdict)}</span></h2><p>{escape(theorem.claim[:1].upper() + theorem.claim[1:])}.</p>'
        f"{case}<details><summary>Scope, twin and clauses</summary><p>Holds for: {escape(theorem.scope)}. "
        f"{theorem.seconds:.2f} s.</p><p>Twin, {escape(theorem.twin_change)}: {escape(theorem.twin_verdict)}{against}</p>"
        f"<p>{link_clauses(theorem.clauses)}</p></details></article>"
    )
