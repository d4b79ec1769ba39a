"""The clauses as one continuous rulebook, with readings and differences between editions in the margin; made to be printed."""

from collections.abc import Iterable

from faraway.html.markup import Html, code, join, link, section, tag
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Clause, Register
from faraway.site.page import EDITION_NAMES, Page, anchor, contents


def build_rulebook(register: Register) -> Page:
    """Build the printable rulebook, chapter by chapter."""
    chapters = list(dict.fromkeys(clause.chapter for clause in register.clauses))
    return Page(
        file="rulebook.html",
        title="The rulebook",
        lead="All clauses as one text, in our own words. In the margin: what only some editions say, what they "
        "imply and none states, what none bears and why we play it so, and the readings that a table may choose.",
        body=join(
            contents("Chapters", "book", chapters),
            *(
                section(
                    f"{number}. {chapter}",
                    anchor("book", chapter),
                    *(_line(register, clause) for clause in register.clauses if clause.chapter == chapter),
                )
                for number, chapter in enumerate(chapters, start=1)
            ),
        ),
    )


def _line(register: Register, clause: Clause) -> Html:
    notes = tuple(margin_notes(register, clause))
    return tag(
        "div",
        tag("p", clause.text, " ", link(f"rules.html#{clause.id}", clause.id)),
        tag("aside", *(tag("p", note) for note in notes), aria_label=f"Notes on {clause.id}")
        if notes
        else "",
        class_="line",
    )


def margin_notes(register: Register, clause: Clause) -> Iterable[Html]:
    """Yield the notes beside a clause: its reason, how far the editions support it, those that differ, and its reading."""
    bearing = [cited for cited in clause.editions if cited.how in {How.STATES, How.IMPLIES}]
    left_open = [EDITION_NAMES[cited.edition] for cited in clause.editions if cited.how is How.OPEN]
    stated = any(cited.how is How.STATES for cited in bearing)
    if clause.reason:
        yield join("In no edition. ", clause.reason)
    elif len(bearing) == 1:
        verb = "says so" if stated else "implies it"
        yield join(f"Only the {EDITION_NAMES[bearing[0].edition]} edition {verb}.")
    else:
        if not stated:
            yield join("Implied, not stated.")
        if left_open:
            yield join(f"Left open: {'; '.join(left_open)}.")
    for cited in clause.editions:
        if cited.how is How.DIFFERS:
            yield join(f"{EDITION_NAMES[cited.edition]} differs: {cited.note}.")
    if clause.reading:
        yield _reading(register, clause)


def _reading(register: Register, clause: Clause) -> Html:
    """Name the reading of a clause, with its other values where it first occurs."""
    name = link(f"readings.html#{clause.reading}", clause.reading)
    first = next(each.id for each in register.clauses if each.reading == clause.reading)
    if first != clause.id:
        return join("Reading ", name, f": see {first}.")
    question = register.question(clause.reading)
    others = [answer for answer in question.answers if answer.value != question.default]
    return join(
        "Reading ",
        name,
        ": by default as here. ",
        *(part for answer in others for part in (code(answer.value), f": {answer.meaning}. ")),
    )
