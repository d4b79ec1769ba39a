"""The verdict on a port as one value: for each level and family conforms, fails or not asked, and what follows from it.

Exit status, badge, sentence and every report are taken from a `Conclusion`, so that no two of them can disagree.
"""

from enum import Enum

from attrs import frozen

from faraway.conformance.exchange.claims import LEVELS
from faraway.conformance.verdict.coverage import FLOOR, share_covered
from faraway.conformance.verdict.tally import FULL, Facts, Standing, Tally, WhyNotAsked
from faraway.conformance.verdict.words import badge_words, sentence_words


class Colour(Enum):
    """The colour of the badge."""

    GREEN = "green"
    """Everything is claimed, was asked and conforms."""
    AMBER = "amber"
    """Nothing failed, but less was claimed or asked."""
    RED = "red"
    """Something failed."""
    GREY = "grey"
    """Nothing was asked."""


@frozen(kw_only=True)
class Part:
    """A level, or a family of questions in it, and the verdict on it."""

    level: int
    name: str
    tally: Tally
    standing: Standing
    reasons: tuple[WhyNotAsked, ...]
    """Why it, or a part of it, was not asked."""


@frozen(kw_only=True)
class Conclusion:
    """The verdict on a port."""

    facts: Facts
    levels: tuple[Part, ...]
    families: tuple[Part, ...]
    total: Tally
    exit_status: int
    """0 nothing claimed and selected failed, known failures apart; 1 something failed or was given up; 2 nothing was asked."""
    colour: Colour
    sentence: str
    badge: str

    @property
    def conforming_levels(self) -> tuple[int, ...]:
        """The levels at which the port conforms."""
        return self.levels_that(Standing.CONFORMS)

    def levels_that(self, standing: Standing) -> tuple[int, ...]:
        """Return the levels that have this verdict."""
        return tuple(part.level for part in self.levels if part.standing is standing)


def conclude(facts: Facts) -> Conclusion:
    """Draw the verdict."""
    families = tuple(
        _part(level, family, tally, facts) for (level, family), tally in sorted(facts.tallies.items())
    )
    sums = {level: Tally() for level in LEVELS if any(part.level == level for part in families)}
    for part in families:
        sums[part.level] += part.tally
    levels = tuple(_part(level, LEVELS[level], tally, facts) for level, tally in sums.items())
    total = sum(sums.values(), Tally())
    exit_status = _exit_status(facts, total)
    colour = _colour(facts, levels, total)
    standings = {part.level: part.standing for part in levels}
    return Conclusion(
        facts=facts,
        levels=levels,
        families=families,
        total=total,
        exit_status=exit_status,
        colour=colour,
        sentence=sentence_words(facts, standings, total),
        badge=badge_words(facts, standings, total),
    )


def _part(level: int, name: str, tally: Tally, facts: Facts) -> Part:
    """Conclude on a level or family: it conforms only if all that applies was asked and passed."""
    present = {
        WhyNotAsked.GIVEN_UP: tally.given_up,
        WhyNotAsked.FILTERED: tally.filtered or facts.selection.startswith("own vectors"),
        WhyNotAsked.NOT_CLAIMED: tally.not_claimed + tally.not_played,
    }
    reasons = tuple(reason for reason, count in present.items() if count)
    is_cut = bool(tally.given_up or present[WhyNotAsked.FILTERED])
    is_level = name == LEVELS[level]
    if tally.failed or tally.known:
        standing = Standing.FAILS
    elif not tally.passed or is_cut or (is_level and share_covered(tally) < FLOOR):
        standing = Standing.NOT_ASKED
    else:
        standing = Standing.CONFORMS
    return Part(level=level, name=name, tally=tally, standing=standing, reasons=reasons)


def _exit_status(facts: Facts, total: Tally) -> int:
    if facts.identity is None or not total.asked:
        return 2
    is_given_up = total.given_up or facts.gave_up
    return 1 if total.failed or is_given_up or facts.breaches or facts.unexpected_passes else 0


def _colour(facts: Facts, levels: tuple[Part, ...], total: Tally) -> Colour:
    """Return the colour: green requires everything, red a single failure, known or not."""
    if facts.identity is None or not total.asked:
        return Colour.GREY
    if total.failed or total.known or facts.breaches:
        return Colour.RED
    is_whole = (
        facts.selection == FULL
        and facts.identity.levels == tuple(LEVELS)
        and not facts.identity.declared
        and not total.not_claimed
        and len(levels) == len(LEVELS)
        and all(part.standing is Standing.CONFORMS for part in levels)
        and not (facts.gave_up or facts.unexpected_passes)
    )
    return Colour.GREEN if is_whole else Colour.AMBER
