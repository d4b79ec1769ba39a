"""Three pages from the register: the rules clause by clause, the questions they raise, and the traceability matrix."""

from collections.abc import Sequence

from faraway.html.markup import Html, bullets, code, details, join, link, section, table, tag
from faraway.rulebook.citations import Citation, How
from faraway.rulebook.clauses import TRACE_TITLES, Answer, Clause, Question, Register, Settled
from faraway.rulebook.presets import preset_lines
from faraway.site.page import EDITION_NAMES, Page, anchor, contents, link_clause, link_clauses

SETTLED = {
    Settled.READING: "A matter for the players to agree on",
    Settled.MISREADING: "Settled by every edition that answers it",
    Settled.CONCLUSION: "No edition says: our conclusion",
    Settled.INDIFFERENT: "Makes no difference",
}
LETTERS = {How.STATES: "S", How.IMPLIES: "i", How.OPEN: "·", How.DIFFERS: "D"}


def build_rules(register: Register) -> Page:
    """Build the page of all clauses by chapter."""
    chapters = list(dict.fromkeys(clause.chapter for clause in register.clauses))
    sections = (
        section(
            chapter,
            anchor("chapter", chapter),
            *(_clause(register, clause) for clause in register.clauses if clause.chapter == chapter),
        )
        for chapter in chapters
    )
    marks = [part for how in How for part in (", ", tag("b", how.value, class_=f"how {how.value}"))]
    return Page(
        file="rules.html",
        title="The rules, clause by clause",
        lead=join(
            f"{len(register.clauses)} clauses with permanent ids. Each of the five editions is marked: ",
            *marks[1:],
            ". Open a clause to compare them.",
        ),
        body=join(contents("Chapters", "chapter", chapters), *sections),
    )


def _clause(register: Register, clause: Clause) -> Html:
    rows = [
        (EDITION_NAMES[cited.edition], cited.how.value, cited.places, cited.note) for cited in clause.editions
    ]
    questions = [link(f"readings.html#{name}", register.question(name).question) for name in clause.questions]
    return tag(
        "article",
        tag("h3", link(f"#{clause.id}", clause.id), " ", tag("span", clause.kind.value, class_="kind")),
        tag("p", clause.text),
        tag("p", "No edition says so: ", clause.reason, class_="quiet") if clause.reason else "",
        details(
            join(
                tag("span", *map(_chip, clause.editions), class_="strip"), " Editions, questions, citations"
            ),
            table(
                ("Edition", "Grade", "Sentences", "Note"),
                rows,
                caption=f"What the editions say about {clause.id}",
            ),
            join(tag("h4", "Questions"), bullets(questions)) if questions else "",
            tag(
                "p",
                "Related: ",
                link_clauses(clause.neighbours),
                ". ",
                link(f"trace.html#trace-{clause.id}", "Where it is implemented, tested and proved"),
                ".",
            ),
        ),
        class_="rule",
        id=clause.id,
    )


def _chip(cited: Citation) -> Html:
    hidden = tag("span", f" {cited.how.value}", class_="quiet")
    return tag("b", cited.edition.value, hidden, class_=f"how {cited.how.value}")


def build_readings(register: Register) -> Page:
    """Build the page of all questions that the editions raise."""
    sections = []
    for settled, heading in SETTLED.items():
        questions = [question for question in register.questions if question.settled is settled]
        sections.append(section(f"{heading} ({len(questions)})", settled.value, *map(_question, questions)))
    return Page(
        file="readings.html",
        title="Readings",
        lead=f"{len(register.questions)} questions that the editions answer differently, not at all, or in a way that "
        "can be misread, and the answer taken here.",
        body=join(*sections),
    )


def _question(question: Question) -> Html:
    return tag(
        "article",
        tag("h3", link(f"#{question.id}", question.question)),
        tag("ul", *(_answer(question, answer) for answer in question.answers), class_="answers"),
        tag("ul", *(tag("li", line) for line in preset_lines(question)), class_="presets")
        if question.presets
        else "",
        details(
            "Reason and consequences",
            tag("p", question.reason),
            tag("p", question.argument) if question.argument else "",
            tag("p", f"Otherwise: {question.consequence}"),
            tag(
                "p",
                "Clauses: ",
                link_clauses(question.clauses),
                f". Shown by {len(question.shown_by)} tests or theorems.",
            ),
        ),
        class_="rule",
        id=question.id,
    )


def _answer(question: Question, answer: Answer) -> Html:
    is_default = answer.value == question.default
    editions = () if question.presets else answer.editions
    wrong = [f"misreading {answer.misreading}"] if answer.misreading else []
    wrong += [f"refused: {answer.refused}"] if answer.refused else []
    wrong += [f"its example would come to {answer.gives}"] if answer.gives else []
    return tag(
        "li",
        tag("span", "taken here: ", class_="quiet") if is_default else "",
        code(answer.value),
        f" {answer.meaning} ",
        *(tag("b", edition.value, class_="how states") for edition in editions),
        *(join(" ", tag("span", each, class_="wrong")) for each in wrong),
        class_="chosen" if is_default else None,
    )


def build_trace(register: Register) -> Page:
    """Build the page of the traceability matrix and of the citations of each clause."""
    return Page(
        file="trace.html",
        title="Traceability matrix",
        lead="For every clause: what the editions say (S states, i implies, · open, D differs), and how many places "
        "of each kind implement, test, prove or misread it. Follow a clause to see the places.",
        body=join(
            table(
                ("Clause", "Editions", *TRACE_TITLES.values()),
                map(_trace_row, register.clauses),
                caption="Clauses and citations",
            ),
            tag("h2", "Citations"),
            *map(_citations, register.clauses),
        ),
        scripts=("folds.mjs",),
        is_wide=True,
    )


def _trace_row(clause: Clause) -> Sequence[str]:
    letters = "".join(LETTERS[cited.how] for cited in clause.editions)
    counts = [str(len(_places(clause, column)) or "") for column in TRACE_TITLES]
    return (link(f"#trace-{clause.id}", clause.id), code(letters), *counts)


def _places(clause: Clause, column: str) -> tuple[str, ...]:
    places: tuple[str, ...] = getattr(clause.traces, column)
    return places


def _citations(clause: Clause) -> Html:
    lists = [
        join(tag("dt", heading), tag("dd", *[part for place in places for part in (", ", code(place))][1:]))
        for column, heading in TRACE_TITLES.items()
        if (places := _places(clause, column))
    ]
    return details(
        f"{clause.id}: {clause.text}",
        tag("p", link_clause(clause.id)),
        tag("dl", *lists),
        class_="places",
        id=f"trace-{clause.id}",
    )
