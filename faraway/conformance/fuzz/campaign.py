"""Fuzzing as a campaign: the fresh cases in numbered pieces, each from a seed of its own and put to a child of its own.

A child is asked one case at a time, so that what a piece comes to depends on the port and on nothing else. Kept are the
places of the cases that went wrong and what the port replied to a few of each kind; the cases are made again from the seed.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

import cattrs
from attrs import evolve, frozen

from faraway.conformance.fuzz.cases import fresh_cases
from faraway.conformance.fuzz.fuzzing import (
    KEPT,
    Conversation,
    Findings,
    Fuzzing,
    FuzzReport,
    kind_of,
    outcome_of,
)
from faraway.conformance.runner.exchange import Exchange, Reply
from faraway.conformance.runner.handshake import PortIdentity
from faraway.conformance.runner.questions import Completion
from faraway.conformance.runner.wire import Fault, FaultKind
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.errors import Code, refusal
from faraway.io.strict import Json
from faraway.jobs.campaign import Campaign, Done, Runner, Work, run_campaign

CASES_A_PIECE = 250
REPLIES_KEPT = 3
"""Of each kind of request, in each piece."""


def pieces_of(work: Fuzzing) -> int:
    """Count the pieces."""
    return -(-work.count // CASES_A_PIECE)


@frozen
class FuzzPieces:
    """The cases of a port that has said who it is, piece by piece."""

    work: Fuzzing
    identity: PortIdentity

    def cases(self, piece: int) -> list[Vector]:
        """Make the cases of a piece; no two of any pieces have the same id."""
        chance = Random(f"{self.work.seed} {piece}")  # noqa: S311  the same seed must give the same cases
        levels = self.work.levels & frozenset(self.identity.levels)
        before = piece * CASES_A_PIECE
        made = islice(
            fresh_cases(chance, levels, self.identity.readings), min(CASES_A_PIECE, self.work.count - before)
        )
        return [evolve(case, id=f"fresh-{number}") for number, case in enumerate(made, before + 1)]

    def __call__(self, piece: int) -> Json:
        """Ask the cases of a piece."""
        cases = self.cases(piece)
        exchange = _exchange(self.work)
        identity = exchange.greet()
        findings = Findings()
        if identity == self.identity:
            Conversation(exchange, Completion(self.identity, self.work.facts)).ask_all(
                iter(cases), findings.take
            )
        gave_up = exchange.close().gave_up
        if identity != self.identity:
            return {"unfit": gave_up or "it is another port or version than here"}
        kinds: Counter[str] = Counter()
        wrong: list[Json] = []
        for place, case in enumerate(cases):
            outcome = findings.wrong.get(case.id)
            if outcome is not None:
                kinds[kind_of(case)] += 1
                wrong.append([place, _dump_reply(outcome) if kinds[kind_of(case)] <= REPLIES_KEPT else ""])
        return {"asked": len(findings.passed) + len(wrong), "wrong": wrong, "gave_up": gave_up}

    def as_campaign(self) -> Campaign:
        """Tell this work from any other: by the port, the seed and what is asked."""
        plan: dict[str, Json] = {
            "work": "fuzz",
            "command": list(self.work.command),
            "port": self.identity.to_json(),
            "seed": self.work.seed,
            "count": self.work.count,
            "levels": [*sorted(self.work.levels)],
            "time_limit": self.work.limits.seconds,
        }
        return Campaign(plan=plan, pieces=pieces_of(self.work), work=self)


@frozen
class PieceAsked:
    """What a piece came to: how many cases were asked, the places of the wrong ones and replies, why it ended early."""

    asked: int
    wrong: list[tuple[int, str]]
    gave_up: str


def fuzz_in_pieces(
    work: Fuzzing, runner: Runner, *, checkpoint: str | None, tell: Callable[[int], None] = lambda _: None
) -> FuzzReport:
    """Ask all cases, wherever that may be; make the first wrong one of each kind small here.

    `tell` hears how many pieces are done. The first is the first by number, and all counts are the same for any runner.
    """
    started = time.monotonic()
    exchange = _exchange(work)
    identity = exchange.greet()
    ending = exchange.close()
    findings = Findings()
    done: list[PieceAsked] = []
    smallest: tuple[Outcome, ...] = ()
    if identity is not None:
        pieces = FuzzPieces(work, identity)
        results = run_campaign(
            pieces.as_campaign(), partial(_only_of_this_port, runner), checkpoint=checkpoint, tell=tell
        )
        done = _load_pieces(results)
        _gather(pieces, done, findings)
        smallest = _smallest(pieces, findings)
    return FuzzReport(
        asked=sum(piece.asked for piece in done),
        wrong=sum(len(piece.wrong) for piece in done),
        smallest=smallest,
        diagnosis=findings.diagnosis(),
        identity=identity,
        ending=evolve(
            ending, gave_up=next((piece.gave_up for piece in done if piece.gave_up), ending.gave_up)
        ),
        seconds=time.monotonic() - started,
    )


def _exchange(work: Fuzzing) -> Exchange:
    return Exchange(work.command, limits=evolve(work.limits, in_flight=1))


def _only_of_this_port(runner: Runner, work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    """Refuse, before it is kept, what comes from where the port is not the one that is here."""
    for piece, result in runner(work, pieces):
        match result:
            case {"unfit": why}:
                raise refusal(
                    Code.CLUSTER_UNFIT, f"the port cannot be asked where piece {piece} is done: {why}"
                )
            case _:
                yield piece, result


def _load_pieces(results: list[Json]) -> list[PieceAsked]:
    try:
        return cattrs.structure(results, list[PieceAsked])
    except cattrs.BaseValidationError as error:
        raise refusal(Code.WRONG_CHECKPOINT, "the checkpoint tells what no piece comes to") from error


def _gather(pieces: FuzzPieces, done: Sequence[PieceAsked], findings: Findings) -> None:
    """Make again the first cases that went wrong, of every piece until there are enough, and those that went well beside them."""
    for number, piece in enumerate(done):
        if not piece.wrong or len(findings.wrong) >= KEPT:
            continue
        wrong = dict(piece.wrong)
        for place, case in enumerate(pieces.cases(number)[: piece.asked]):
            if place not in wrong:
                findings.take(Outcome(vector=case, verdict=Verdict.PASSED))
            elif wrong[place]:
                findings.take(outcome_of(case, _load_reply(wrong[place])))


def _smallest(pieces: FuzzPieces, findings: Findings) -> tuple[Outcome, ...]:
    """Make the first wrong case of each kind small, with a child that is here."""
    exchange = _exchange(pieces.work)
    try:
        conversation = Conversation(exchange, Completion(pieces.identity, pieces.work.facts))
        return tuple(conversation.smallest(findings.wrong.values(), pieces.work.seed))
    finally:
        exchange.close()


def _dump_reply(outcome: Outcome) -> str:
    """Keep what a port replied, however strange, as a text of its own."""
    if outcome.fault is not None:
        return json.dumps({"fault": outcome.fault.kind.value, "detail": outcome.fault.detail})
    (reply,) = outcome.replies
    return json.dumps({"answer": reply.answer, "error": reply.error})


def _load_reply(text: str) -> Reply | Fault:
    entry = json.loads(text)
    if "fault" in entry:
        return Fault(FaultKind(entry["fault"]), entry["detail"])
    return Reply(answer=entry["answer"], error=entry["error"])
