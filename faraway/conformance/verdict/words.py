"""The words of a verdict: the sentence of the reports and the text of the badge."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from faraway.conformance.exchange.claims import LEVELS, READING_DEFAULTS, Depth, RankForm, ScoreForm
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.verdict.coverage import FLOOR, percent, share_covered
from faraway.conformance.verdict.tally import FULL, Facts, Standing, Tally
from faraway.game.readings import READING_VALUES
from faraway.wording import agreeing, counted


def sentence_words(facts: Facts, standings: Mapping[int, Standing], total: Tally) -> str:
    """Return the verdict in one sentence: what conforms, what fails, what was not asked, and how much was asked."""
    identity = facts.identity
    if identity is None:
        return f"no verdict: {facts.gave_up}"
    port = f"{identity.name} {identity.version} ({identity.language})"
    if not total.asked:
        claim = claims_in_words(identity) or "all levels"
        why = facts.gave_up or f"the port claims {claim}, the selection is {facts.selection}"
        return f"no verdict on {port}: nothing was asked: {why}"
    parts = (*_said(facts, identity, standings, total), *_remarks(facts, identity, total), asked_words(total))
    return f"{port} {'; '.join(parts)}"


def _said(
    facts: Facts, identity: PortIdentity, standings: Mapping[int, Standing], total: Tally
) -> Iterator[str]:
    """Return the verdict on the levels in words."""
    conforming, failing = (_levels(standings, each) for each in (Standing.CONFORMS, Standing.FAILS))
    of_suite = f"of suite {facts.suite_version}"
    if failing:
        yield f"fails at {levels_in_words(failing)} {of_suite} ({_failures(total)})"
    if facts.breaches:
        yield f"breaks the protocol: {facts.breaches[0]}"
    if conforming:
        rules = f" {readings_in_words(identity.readings)}" if max(conforming) > 2 else ""
        yield f"conforms at {levels_in_words(conforming)} {of_suite}{rules}"
    elif not failing:
        yield f"gives the right answers to what was asked {of_suite}"
    unasked = _unasked(identity, standings)
    if unasked:
        yield f"was not asked enough at {levels_in_words(unasked)}"


def _remarks(facts: Facts, identity: PortIdentity, total: Tally) -> Iterator[str]:
    """Return what limits the verdict."""
    claim = claims_in_words(identity)
    if facts.selection != FULL:
        yield f"only {facts.selection} was selected"
    if claim:
        yield f"it claims {claim}"
    if facts.suite_remark:
        yield facts.suite_remark
    if passes := len(facts.unexpected_passes):
        yield f"{counted(passes, 'known failure')} {agreeing(passes, 'passes', 'pass')} now"
    if facts.gave_up:
        yield f"the run was {'cut short' if facts.is_cut_short else 'given up'}: {facts.gave_up}"
    elif total.given_up:
        yield f"{counted(total.given_up, 'question')} {agreeing(total.given_up, 'was', 'were')} given up"


def badge_words(facts: Facts, standings: Mapping[int, Standing], total: Tally) -> str:
    """Return the text of the badge: failures are named, and a partial claim is spelt out."""
    if facts.identity is None or not total.asked:
        return "nothing asked"
    failing, conforming = (_levels(standings, each) for each in (Standing.FAILS, Standing.CONFORMS))
    if failing:
        return f"fails at {levels_in_words(failing)}: {_failures(total)}"
    if facts.breaches:
        return "breaks the protocol"
    words = levels_in_words(conforming) if conforming else f"{total.asked} of {total.all} asked"
    claim = claims_in_words(facts.identity)
    unasked = _unasked(facts.identity, standings)
    remarks = [
        *([facts.selection] if facts.selection != FULL else []),
        *([f"claims {claim}"] if claim else []),
        *([f"too little asked at {levels_in_words(unasked)}"] if unasked and facts.selection == FULL else []),
        *(["cut short" if facts.is_cut_short else "given up"] if facts.gave_up or total.given_up else []),
        *(["known failures pass"] if facts.unexpected_passes else []),
    ]
    return f"{words} ({'; '.join(remarks)})" if remarks else words


def _unasked(identity: PortIdentity, standings: Mapping[int, Standing]) -> list[int]:
    return [level for level in _levels(standings, Standing.NOT_ASKED) if level in identity.levels]


def _failures(total: Tally) -> str:
    counts = {"failure": total.failed, "known failure": total.known}
    return ", ".join(counted(count, name) for name, count in counts.items() if count)


def asked_words(total: Tally) -> str:
    """Return how much was asked."""
    share = share_covered(total)
    return (
        f"asked {total.asked} of the {counted(total.applicable, 'question')} within its claims ({percent(share)}), "
        f"of {total.all} in all; below {percent(FLOOR)} no level conforms"
    )


ROUNDS = 3
"""The level whose questions may be bench questions."""


def _levels(standings: Mapping[int, Standing], standing: Standing) -> list[int]:
    return [level for level, said in standings.items() if said is standing]


def claims_in_words(identity: PortIdentity) -> str:
    """Return what a port claims if that is less than everything; otherwise empty."""
    lists = {"requests": identity.requests, "variants": identity.variants, "players": identity.players}
    parts = [
        *([levels_in_words(identity.levels)] if identity.levels != tuple(LEVELS) else []),
        *(f"{key} {', '.join(map(str, lists[key]))}" for key in identity.declared if key in lists),
        *(["level 4 by its outcome"] if identity.depth is Depth.OUTCOME else []),
        *(["totals only"] if identity.score is ScoreForm.TOTAL else []),
        *(["winners only"] if identity.rank is RankForm.WINNERS else []),
        *(["no bench questions"] if not identity.bench and ROUNDS in identity.levels else []),
    ]
    return "; ".join(parts)


def levels_in_words(levels: Iterable[int]) -> str:
    """Format as `level 2`, `levels 1 to 3` or `levels 1, 2, 5`."""
    ordered = sorted(levels)
    if len(ordered) == 1:
        return f"level {ordered[0]}"
    if len(ordered) > 2 and all(later == earlier + 1 for earlier, later in pairwise(ordered)):
        return f"levels {ordered[0]} to {ordered[-1]}"
    return f"levels {', '.join(map(str, ordered))}"


def readings_in_words(played: Mapping[str, tuple[str, ...]]) -> str:
    """Format the readings under which the verdict holds, omitting defaults."""
    if all(played.get(name) == values for name, values in READING_VALUES.items()):
        return "under every reading"
    others = [
        f"{name}={'|'.join(values)}"
        for name, values in played.items()
        if values != (READING_DEFAULTS.get(name),)
    ]
    return f"under {', '.join(others)}" if others else "under the default readings"
