"""The search for the best tableau: branches in the order of their bounds, exhausted one after another by threads.

At any time the greatest bound of a branch that is not exhausted, or the best total where that is more, is an upper
bound for every tableau. The search ends when no branch is left whose bound is above the best total.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from threading import Lock
from time import monotonic

from attrs import frozen

from faraway.best import workspace as d
from faraway.best.engine import Engine, fastest_engine
from faraway.best.position import Position
from faraway.best.settling import record, total_of
from faraway.best.tables import card_row, lay_out
from faraway.cards.catalogue import CATALOGUE
from faraway.errors import Code, refusal
from faraway.fast.compiler import Numbers
from faraway.scoring.tableau import Tableau

PLAIN_ROUNDS = 1_500
LOOK = 0.02
MOST_KEPT = 10_000
MOST_SHOWN = 23
"""Eight Regions show two of a wonder each at most, seven Sanctuaries one."""


@frozen(kw_only=True)
class Wish:
    """What the caller asks of the search besides the position."""

    least_sanctuaries: int = 0
    most_sanctuaries: int = 7
    all_optimal: bool = False
    seconds: float | None = None
    nodes: int | None = None
    """Stop after so many Regions laid down: the same answer every time, on any machine, with one thread."""
    threads: int = 2


@frozen(kw_only=True)
class Progress:
    """How far the search has come: the best total so far, and what no tableau exceeds."""

    total: int
    upper_bound: int
    seconds: float


@frozen(kw_only=True)
class Best:
    """The best tableau, or the best so far.

    `proved`: the search was exhaustive, and no tableau has more than `total`. `tableaux`: all optimal ones if they were
    asked for, otherwise one; tableaux that differ only in the order of their Sanctuaries are one
    (SANCT-4). `has_more`: there are more than could be stored. `is_interrupted`: Ctrl-C ended the search.
    """

    total: int
    tableaux: tuple[Tableau, ...]
    upper_bound: int
    proved: bool
    seconds: float
    nodes: int
    has_more: bool = False
    is_interrupted: bool = False


@frozen
class Branch:
    """How many Sanctuaries of each class join, and what no tableau with those exceeds."""

    wanted: tuple[int, ...]
    upper: int


def find_best(
    position: Position,
    wish: Wish | None = None,
    *,
    engine: Engine | None = None,
    on_progress: Callable[[Progress], None] | None = None,
) -> Best:
    """Find the best tableau that a position allows. Rules: WIN-1.

    After Ctrl-C or when the time is up, return the best so far and the bound that is proved.
    """
    search = Search(position, wish or Wish(), on_progress)
    try:
        if not search.is_over:
            search.report_progress()
            search.run(engine or fastest_engine())
    except KeyboardInterrupt:
        return search.result(is_interrupted=True)
    return search.result()


class Search:
    """One search: the branches that are left, and the best tableaux so far. Threads meet under its lock."""

    def __init__(
        self, position: Position, wish: Wish, on_progress: Callable[[Progress], None] | None = None
    ) -> None:
        region_of, sanctuary_of = CATALOGUE.region_of, CATALOGUE.sanctuary_of
        self.position = position
        self.wish = wish
        self._is_stopped = False
        self._on_progress = on_progress
        self._began = monotonic()
        self._lock = Lock()
        self._cards = [sanctuary_of[name] for name in position.sanctuaries]
        self._work = lay_out(
            [region_of[duration] for duration in position.regions],
            self._cards,
            played=[region_of[duration] for duration in position.tableau.regions],
            placed=[sanctuary_of[name] for name in position.tableau.sanctuaries],
            album=MOST_KEPT if wish.all_optimal else 1,
        )
        self._work[d.KEEP_ALL] = int(wish.all_optimal)
        already = len(position.tableau.sanctuaries)
        self._work[d.LEAST_JOINED] = max(0, wish.least_sanctuaries - already)
        self._work[d.MOST_JOINED] = min(position.most_joining, wish.most_sanctuaries - already)
        self._ceiling = self._highest_conceivable()
        self._waiting = [Branch(wanted, self._ceiling) for wanted in self._compositions()]
        self._running: list[Branch] = []
        self._is_surveyed = False
        self._known = -1
        self._kept: dict[tuple[tuple[int, ...], frozenset[str]], Tableau] = {}
        self._has_more = False
        self._nodes = 0
        if not self._waiting:
            return
        if position.free > 0:
            self._answer_at_once()
        else:
            self._settle_without_search()

    def _answer_at_once(self) -> None:
        """Take the highest Regions, ascending, and as many Sanctuaries as they find."""
        work, free = self._work, self.position.free
        for place in range(free):
            work[d.PICKED + place] = work[d.POOL] - 1 - place
        goes_on = work[d.PLAYED] > 0 and work[d.PICKED + free - 1] >= work[d.FLOOR]
        joined = min(work[d.MOST_JOINED], free - 1 + goes_on)
        for rank in range(joined):
            work[d.SETTLED + rank] = rank
        if joined >= work[d.LEAST_JOINED]:
            record(work, joined, -1)
            self._merge(work, [-1, 0])

    def _compositions(self) -> Iterator[tuple[int, ...]]:
        """Return every way in which Sanctuaries of the eight classes can join, most of them together first."""
        there = [0] * d.CLASSES
        for card in self._cards:
            there[card_row(card)[d.CLASS]] += 1
        for joined in range(self._work[d.MOST_JOINED], self._work[d.LEAST_JOINED] - 1, -1):
            yield from _shares(joined, there)

    def _highest_conceivable(self) -> int:
        """Bound any total without looking at more than one card: fifteen cards show MOST_SHOWN of anything at most."""

        def most(at: int) -> int:
            card = self._work[at : at + d.FIELDS]
            return card[d.CONSTANT] + MOST_SHOWN * card[d.EACH] + 3 * card[d.SET_FAME]

        work = self._work
        regions = [most(d.REGION + row * d.FIELDS) for row in range(work[d.POOL] + work[d.PLAYED])]
        sanctuaries = [most(d.SANCTUARY + row * d.FIELDS) for row in range(work[d.CANDIDATES])]
        placed = work[d.FIXED] + MOST_SHOWN * sum(work[d.WEIGHT : d.WEIGHT + d.LANES]) + 3 * work[d.PER_SET]
        return placed + sum(sorted(regions)[-8:]) + sum(sorted(sanctuaries)[-7:])

    @property
    def is_over(self) -> bool:
        """Return True if nothing is left to search, or no time to do it."""
        return self._is_stopped or not self._waiting

    @property
    def upper_bound(self) -> int:
        """Return what no tableau exceeds, as far as is proved."""
        with self._lock:
            open_branches = [*self._waiting[:1], *self._running]
            return max([self._known, *(branch.upper for branch in open_branches)])

    def run(self, engine: Engine) -> None:
        """Search until everything is exhausted or the time is up."""
        shared = engine.array(array("q", [self._known, 0]))
        is_parallel = engine.is_compiled and self.wish.nodes is None
        workspaces = [engine.array(self._work) for _ in range(self.wish.threads if is_parallel else 1)]
        self._watch([partial(self._begin, engine, workspaces[0], shared)], shared)
        if self._is_surveyed:
            self._watch([partial(self._exhaust, engine, work, shared) for work in workspaces], shared)

    def _watch(self, tasks: Sequence[Callable[[], None]], shared: Numbers) -> None:
        """Run the threads, report their progress, and stop them in time. A few nodes are not worth a thread."""
        if self.wish.nodes is not None and self.wish.seconds is None:
            for task in tasks:
                task()
            return
        with ThreadPoolExecutor(max_workers=len(tasks)) as pool:
            try:
                futures = [pool.submit(task) for task in tasks]
                while wait(futures, timeout=LOOK).not_done:
                    self.report_progress()
                    seconds = self.wish.seconds
                    if seconds is not None and monotonic() - self._began > seconds:
                        self._is_stopped = True
                        shared[d.STOP] = 1
            finally:
                shared[d.STOP] = 1
        for future in futures:
            future.result()
        self.report_progress()
        shared[d.STOP] = int(self._is_stopped)

    def report_progress(self) -> None:
        """Report the progress of the search."""
        if self._on_progress is not None and self._known >= 0:
            seconds = monotonic() - self._began
            self._on_progress(Progress(total=self._known, upper_bound=self.upper_bound, seconds=seconds))

    def _begin(self, engine: Engine, work: Numbers, shared: Numbers) -> None:
        """Find a first answer by annealing, then bound every branch."""
        work[d.SEED] = 1
        for rounds in self._annealings(engine):
            engine.anneal(work, shared, rounds)
            self._merge(work, shared)
        surveyed: list[Branch] = []
        for branch in self._waiting:
            self._set_up(work, branch)
            upper = engine.explore(work, shared, 0)
            if shared[d.STOP]:
                return
            surveyed.append(Branch(branch.wanted, int(upper)))
        with self._lock:
            self._waiting = sorted(surveyed, key=lambda branch: -branch.upper)
            self._is_surveyed = True

    def _annealings(self, engine: Engine) -> list[int]:
        """Return how many rounds each annealing has: a good first answer saves far more than it takes."""
        if self.wish.nodes is not None:
            return [10 * self.wish.nodes]
        if not engine.is_compiled:
            return [PLAIN_ROUNDS]
        cards = len(self.position.regions) + len(self.position.sanctuaries)
        return [200 * cards**2] * max(1, cards // 10)

    def _exhaust(self, engine: Engine, work: Numbers, shared: Numbers) -> None:
        """Exhaust branch after branch, those with the highest bounds first."""
        while (branch := self._next_branch()) is not None:
            self._set_up(work, branch)
            if self.wish.nodes is not None:
                work[d.MOST_NODES] = self.wish.nodes - self._nodes
            is_exhausted = engine.explore(work, shared, 1) == 1
            self._merge(work, shared)
            with self._lock:
                self._running.remove(branch)
                if self.wish.nodes is not None and self._nodes >= self.wish.nodes:
                    self._is_stopped = True
                if not is_exhausted:
                    self._waiting.insert(0, branch)
                    self._waiting.sort(key=lambda branch: -branch.upper)
                    return

    def _next_branch(self) -> Branch | None:
        with self._lock:
            if self._waiting and self._waiting[0].upper > self._known - self._work[d.KEEP_ALL]:
                self._running.append(self._waiting.pop(0))
                return self._running[-1]
            self._waiting.clear()
            return None

    def _set_up(self, work: Numbers, branch: Branch) -> None:
        for kind, number in enumerate(branch.wanted):
            work[d.WANTED + kind] = number
        still_to_find = self.position.free - (0 if self.position.tableau.regions else 1)
        work[d.DESCENTS] = still_to_find - sum(branch.wanted)

    def _merge(self, work: Numbers, shared: Numbers) -> None:
        """Merge what a thread has found, and inform the others."""
        with self._lock:
            if work[d.BEST] > self._known:
                self._known = int(work[d.BEST])
                self._kept.clear()
                self._has_more = False
            if work[d.BEST] == self._known:
                self._has_more |= self.wish.all_optimal and int(work[d.OVERFLOW]) > 0
                for row in range(work[d.STORED]):
                    self._keep(self._tableau(work, d.ALBUM + row * d.ALBUM_ROW))
            self._nodes += int(work[d.NODES])
            work[d.BEST], work[d.STORED], work[d.OVERFLOW], work[d.NODES] = -1, 0, 0, 0
            shared[d.KNOWN] = self._known

    def _keep(self, tableau: Tableau) -> None:
        key = (tableau.regions, frozenset(tableau.sanctuaries))
        if key in self._kept or (self._kept and not self.wish.all_optimal):
            return
        if len(self._kept) < MOST_KEPT:
            self._kept[key] = tableau
        else:
            self._has_more = True

    def _tableau(self, work: Numbers, at: int) -> Tableau:
        position = self.position
        regions = [position.regions[work[at + 1 + place]] for place in range(position.free)]
        joined = [position.sanctuaries[work[at + 1 + d.ROUNDS + rank]] for rank in range(work[at])]
        return Tableau.trusted(
            regions=(*position.tableau.regions, *reversed(regions)),
            sanctuaries=(*position.tableau.sanctuaries, *sorted(joined)),
        )

    def _settle_without_search(self) -> None:
        """All eight Regions have been played: there is only one tableau."""
        self._waiting.clear()
        self._known = total_of(self._work, 0)
        self._keep(self.position.tableau)

    def result(self, *, is_interrupted: bool = False) -> Best:
        """Return the best tableaux so far, in the order of their cards, and what is proved of them."""
        if not self._kept:
            raise refusal(
                Code.TOO_MANY_SANCTUARIES,
                "no tableau of these cards has as many Sanctuaries as were asked for",
                clause="FIND-1",
            )
        upper = self.upper_bound
        return Best(
            total=self._known,
            tableaux=tuple(
                self._kept[key] for key in sorted(self._kept, key=lambda key: (key[0], sorted(key[1])))
            ),
            upper_bound=upper,
            proved=upper == self._known and not (self.wish.all_optimal and self._waiting),
            seconds=monotonic() - self._began,
            nodes=self._nodes,
            has_more=self._has_more,
            is_interrupted=is_interrupted,
        )


def _shares(number: int, there: list[int]) -> Iterator[tuple[int, ...]]:
    """Return every way to take a number of things of several kinds, at most as many of each kind as there are."""
    if not there:
        if number == 0:
            yield ()
        return
    for taken in range(min(number, there[0]) + 1):
        for others in _shares(number - taken, there[1:]):
            yield (taken, *others)
