"""The rules by clause with what every edition says, the questions they raise, and the matrix of where each is held."""

from collections.abc import Sequence
from html import escape

from faraway.html.frame import Page, link_clause, link_clauses, name_edition, table
from faraway.rulebook.clauses import Answer, Citation, Clause, How, Question, Register, Settled

SETTLED = {
    Settled.READING: "for the table to choose",
    Settled.MISREADING: "settled by every edition that speaks",
    Settled.INDIFFERENT: "makes no difference",
}
ROOMS = {
    "specification": "specification",
    "reference": "reference",
    "tests_for": "tests that it holds",
    "tests_against": "tests that breaking it is noticed",
    "encoding": "encoding for z3",
    "theorems": "theorems",
    "misreadings": "misreadings that break it",
    "vectors": "vectors",
    "rulings": "rulings",
}


def build_rules(register: Register) -> Page:
    """Lay out all clauses by chapter."""
    chapters = list(dict.fromkeys(clause.chapter for clause in register.clauses))
    contents = "".join(
        f'<li><a href="#{_anchor(chapter)}">{escape(chapter)}</a></li>' for chapter in chapters
    )
    sections = "".join(
        f'<section aria-labelledby="{_anchor(chapter)}"><h2 id="{_anchor(chapter)}">{escape(chapter)}</h2>'
        + "".join(_clause(register, clause) for clause in register.clauses if clause.chapter == chapter)
        + "</section>"
        for chapter in chapters
    )
    return Page(
        file="rules.html",
        title="The rules, clause by clause",
        lead=f"{len(register.clauses)} clauses with permanent ids. A strip tells what each of the five editions says: "
        '<b class="how states">states</b>, <b class="how implies">implies</b>, <b class="how silent">silent</b> or '
        '<b class="how differs">differs</b>; open a clause to compare them.',
        body=f'<nav aria-label="Chapters"><ul class="chips">{contents}</ul></nav>{sections}',
    )


def _anchor(chapter: str) -> str:
    return "chapter-" + "-".join(chapter.lower().replace(",", "").split())


def _clause(register: Register, clause: Clause) -> str:
    strip = "".join(_chip(said) for said in clause.editions)
    rows = [
        (name_edition(said.edition), said.how.value, escape("; ".join(said.headings)), escape(said.note))
        for said in clause.editions
    ]
    questions = "".join(
        f'<li><a href="readings.html#{name}">{escape(register.question(name).question)}</a></li>'
        for name in clause.questions
    )
    return (
        f'<article class="rule" id="{clause.id}"><h3><a href="#{clause.id}">{clause.id}</a> '
        f'<span class="kind">{clause.kind.value}</span></h3><p>{escape(clause.text)}</p>'
        f'<details><summary><span class="strip">{strip}</span> Editions, questions, traces</summary>'
        + table(("Edition", "Says", "Under", "Note"), rows, f"What the editions say about {clause.id}")
        + (f"<h4>Questions</h4><ul>{questions}</ul>" if questions else "")
        + f'<p>Near: {link_clauses(clause.neighbours)}. <a href="trace.html#trace-{clause.id}">Where it is held</a>.</p>'
        "</details></article>"
    )


def _chip(said: Citation) -> str:
    return f'<b class="how {said.how.value}">{said.edition.value}<span class="quiet"> {said.how.value}</span></b>'


def build_readings(register: Register) -> Page:
    """Lay out the ledger: every question that the editions leave to be asked."""
    sections = ""
    for settled, words in SETTLED.items():
        questions = [question for question in register.questions if question.settled is settled]
        sections += (
            f'<section aria-labelledby="{settled.value}"><h2 id="{settled.value}">{words.capitalize()} '
            f"({len(questions)})</h2>{''.join(map(_question, questions))}</section>"
        )
    return Page(
        file="readings.html",
        title="The ledger of readings",
        lead=f"{len(register.questions)} questions that the editions answer differently, not at all, or in a way that "
        "can be misread, and how each is settled here.",
        body=sections,
    )


def _question(question: Question) -> str:
    answers = "".join(_answer(answer, question.default) for answer in question.answers)
    argument = f"<p>{escape(question.argument)}</p>" if question.argument else ""
    return (
        f'<article class="rule" id="{question.id}"><h3><a href="#{question.id}">{escape(question.question)}</a></h3>'
        f'<ul class="answers">{answers}</ul><details><summary>Why, and what would follow otherwise</summary>'
        f"<p>{escape(question.reason)}</p>{argument}<p>Otherwise: {escape(question.consequence)}</p>"
        f"<p>Clauses: {link_clauses(question.clauses)}. Shown by {len(question.shown_by)} tests or theorems.</p>"
        "</details></article>"
    )


def _answer(answer: Answer, default: str) -> str:
    backed = "".join(f'<b class="how states">{edition.value}</b>' for edition in answer.editions)
    wrong = f' <span class="wrong">misreading {answer.misreading}</span>' if answer.misreading else ""
    wrong += f' <span class="wrong">refused: {answer.refused}</span>' if answer.refused else ""
    mark = ' class="chosen"' if answer.value == default else ""
    told = '<span class="quiet">taken here: </span>' if mark else ""
    return f"<li{mark}>{told}<code>{answer.value}</code> {escape(answer.meaning)} {backed}{wrong}</li>"


def build_trace(register: Register) -> Page:
    """Lay out the matrix of clauses and the places that hold them, and the places themselves."""
    rows = [_trace_row(clause) for clause in register.clauses]
    details = "".join(map(_places, register.clauses))
    return Page(
        file="trace.html",
        title="The traceability matrix",
        lead="For every clause: how the editions speak of it, and how many places of each kind embody, test, prove or "
        "misread it. Follow a clause to see the places.",
        body=table(
            ("Clause", "Editions", *(words.capitalize() for words in ROOMS.values())),
            rows,
            "Clauses and places",
        )
        + f"<h2>Places</h2>{details}",
        scripts=("folds.mjs",),
        wide=True,
    )


def _trace_row(clause: Clause) -> Sequence[str]:
    letters = {How.STATES: "S", How.IMPLIES: "i", How.SILENT: "·", How.DIFFERS: "D"}
    said = "".join(letters[each.how] for each in clause.editions)
    counts = [str(len(_places_in(clause, room)) or "") for room in ROOMS]
    return (f'<a href="#trace-{clause.id}">{clause.id}</a>', f"<code>{said}</code>", *counts)


def _places_in(clause: Clause, room: str) -> tuple[str, ...]:
    places: tuple[str, ...] = getattr(clause.traces, room)
    return places


def _places(clause: Clause) -> str:
    lists = "".join(
        f"<dt>{words.capitalize()}</dt><dd>{', '.join(f'<code>{escape(place)}</code>' for place in places)}</dd>"
        for room, words in ROOMS.items()
        if (places := _places_in(clause, room))
    )
    return (
        f'<details class="places" id="trace-{clause.id}"><summary>{clause.id}: {escape(clause.text)}</summary>'
        f"<p>{link_clause(clause.id)}</p><dl>{lists}</dl></details>"
    )
