"""Scoring: the naive scorer, the full sheet, the lean path, and a stream of lines."""

import io
import random
from collections.abc import Callable

from crosscheck.bench import Work, benchmark, naive
from faraway.cards.catalogue import CATALOGUE
from faraway.fast import totals
from faraway.io import dumps_line
from faraway.io.scores import score_lines
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau, most_sanctuaries


def random_tableaux(number: int) -> list[Tableau]:
    """Deal whole tableaux, each with as many Sanctuaries as its Regions can have found."""
    chance = random.Random(2023)
    names = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]
    dealt = []
    for _ in range(number):
        regions = chance.sample(range(1, 69), 8)
        dealt.append(Tableau(regions, chance.sample(names, most_sanctuaries(regions))))
    return dealt


def scoring_each(score: Callable[[Tableau], object]) -> Work:
    """Return the work of scoring tableaux one by one."""
    tableaux = random_tableaux(500)

    def work() -> int:
        for tableau in tableaux:
            score(tableau)
        return len(tableaux)

    return work


@benchmark("naive scorer", "tableaux")
def naive_scorer() -> Work:
    return scoring_each(lambda tableau: naive.total(tableau.regions, tableau.sanctuaries))


@benchmark("full sheet", "tableaux", against="naive scorer")
def full_sheet() -> Work:
    return scoring_each(score_tableau)


@benchmark("lean path", "tableaux", against="naive scorer", reach=10)
def lean_path() -> Work:
    return scoring_each(lambda tableau: totals.total(tableau.regions, tableau.sanctuaries))


@benchmark("score --jsonl", "lines", against="naive scorer")
def stream_of_lines() -> Work:
    tableaux = random_tableaux(500)
    data = "".join(f"{dumps_line(tableau)}\n" for tableau in tableaux).encode()

    def work() -> int:
        return sum(answers.count("\n") for answers, _ in score_lines(io.BytesIO(data)))

    return work
