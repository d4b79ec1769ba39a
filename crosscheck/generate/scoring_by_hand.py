"""Scoring, worked out by hand from the printed cards."""

from collections.abc import Iterator, Sequence

from crosscheck.generate.drafting import Topic, answered, draft
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import Vector


def score_request(regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> JsonObject:
    return {"request": "score", "regions": [*regions], "sanctuaries": [*sanctuaries]}


def fame(regions: Sequence[int], sanctuaries: Sequence[int] = ()) -> JsonObject:
    return {"total": sum(regions) + sum(sanctuaries), "regions": [*regions], "sanctuaries": [*sanctuaries]}


# Name, clauses, why, tags, Regions, Sanctuaries, fame of Regions, fame of Sanctuaries.
Row = tuple[str, str, str, str, list[int], list[str], list[int], list[int]]

ROWS: list[Row] = [
    (
        "worked-example-de",
        "SCORE-1 SCORE-2 SCORE-6 SCORE-12 SCORE-14 SANCT-2",
        "The worked example of the German rulebook, its four Regions preceded by four that pay nothing.",
        "worked-example",
        [1, 2, 4, 7, 44, 49, 14, 28],
        ["desert-stone", "gray-clue-per-clue-1"],
        [0, 0, 0, 0, 6, 12, 2, 0],
        [0, 2],
    ),
    (
        "nothing-pays",
        "SCORE-7 SCORE-16",
        "Seven Regions without a quest and one whose prerequisite is not met: a total of nothing.",
        "poor prerequisite",
        [1, 2, 4, 6, 7, 8, 12, 68],
        [],
        [0] * 8,
        [],
    ),
    (
        "first-played-sees-all",
        "SCORE-1 SCORE-2 SCORE-5",
        "The Region played first is scored last and sees the five stones played after it.",
        "visibility prerequisite",
        [68, 1, 2, 4, 6, 7, 8, 12],
        [],
        [24, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "played-before-is-face-down",
        "SCORE-3",
        "The one stone played before Region 68 does not count for its prerequisite of five.",
        "visibility prerequisite",
        [1, 68, 2, 4, 6, 7, 8, 12],
        [],
        [0] * 8,
        [],
    ),
    (
        "sanctuary-completes-prerequisite",
        "SCORE-2 SCORE-6",
        "Four stones played after Region 68 and one on a Sanctuary make five.",
        "visibility prerequisite sanctuary",
        [1, 68, 2, 4, 6, 7, 8, 12],
        ["forest-stone"],
        [0, 24, 0, 0, 0, 0, 0, 0],
        [0],
    ),
    (
        "per-clue",
        "SCORE-10",
        "Two fame for each of three clues.",
        "quest clue",
        [11, 6, 8, 12, 1, 2, 4, 7],
        [],
        [6, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "per-clue-counts-itself",
        "SCORE-4 SCORE-10",
        "Region 22 counts its own clue beside three others.",
        "quest clue itself",
        [22, 6, 8, 12, 1, 2, 4, 7],
        [],
        [4, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "per-night-and-two-biomes",
        "SCORE-11 SCORE-12",
        "Three nights at three fame, and three quests that each count two biomes.",
        "quest night biome",
        [10, 25, 27, 31, 1, 2, 4, 7],
        [],
        [9, 3, 3, 4, 0, 0, 0, 0],
        [],
    ),
    (
        "night-and-biome-of-a-sanctuary",
        "SCORE-11 SCORE-14 SCORE-15",
        "A forest Sanctuary with the night symbol counts as a night and as a forest at once.",
        "quest night biome sanctuary",
        [10, 25, 27, 31, 1, 2, 4, 7],
        ["forest-night"],
        [12, 3, 3, 5, 0, 0, 0, 0],
        [0],
    ),
    (
        "per-stone",
        "SCORE-10",
        "Two fame for each of five stones, two of them on one card.",
        "quest stone",
        [13, 2, 6, 1, 4, 7, 8, 12],
        [],
        [10, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "per-chimera-counts-itself",
        "SCORE-4 SCORE-10",
        "Two fame for each of four chimeras, the card's own among them.",
        "quest chimera itself",
        [16, 1, 7, 8, 2, 4, 6, 12],
        [],
        [8, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "per-thistle-counts-itself",
        "SCORE-4 SCORE-10",
        "Two fame for each of four thistles, the card's own among them.",
        "quest thistle itself",
        [19, 4, 7, 12, 1, 2, 6, 8],
        [],
        [8, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "one-biome-set",
        "SCORE-13",
        "Two rivers, three forests, two deserts and one city make one set of four biomes.",
        "quest biome-set",
        [18, 12, 2, 1, 7, 4, 6, 8],
        [],
        [10, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "two-biome-sets-through-a-sanctuary",
        "SCORE-13 SCORE-14",
        "A second city, on a Sanctuary, completes a second set.",
        "quest biome-set sanctuary",
        [18, 12, 2, 1, 7, 4, 6, 8],
        ["city-clue"],
        [20, 0, 0, 0, 0, 0, 0, 0],
        [0],
    ),
    (
        "gray-completes-no-biome-set",
        "SCORE-14 COMP-12",
        "A gray Sanctuary is of no biome and stands in for none.",
        "quest biome-set sanctuary gray",
        [18, 12, 2, 1, 7, 4, 6, 8],
        ["gray-clue-stone"],
        [10, 0, 0, 0, 0, 0, 0, 0],
        [0],
    ),
    (
        "fixed-fame",
        "SCORE-9",
        "Three fixed quests without a prerequisite.",
        "quest fixed",
        [3, 5, 9, 1, 2, 4, 6, 7],
        [],
        [4, 2, 5, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "last-played-sees-only-itself",
        "SCORE-2 SCORE-3",
        "The Region played last is scored first, and five stones before it count for nothing.",
        "visibility",
        [1, 2, 4, 6, 7, 8, 12, 13],
        [],
        [0] * 8,
        [],
    ),
    (
        "sanctuary-sees-all-regions",
        "SANCT-1 SANCT-2 SANCT-3",
        "A Sanctuary counts the stones of all eight Regions.",
        "visibility sanctuary",
        [1, 2, 4, 6, 7, 8, 12, 3],
        ["gray-per-stone-2"],
        [0, 0, 0, 0, 0, 0, 0, 4],
        [10],
    ),
    (
        "sanctuary-sees-itself",
        "SANCT-2",
        "A Sanctuary counts its own stone beside the five of the Regions.",
        "visibility sanctuary itself",
        [1, 2, 4, 6, 7, 8, 12, 3],
        ["gray-stone-per-stone-1"],
        [0, 0, 0, 0, 0, 0, 0, 4],
        [6],
    ),
    (
        "sanctuaries-see-one-another",
        "SANCT-2 SANCT-4",
        "A Sanctuary counts the stone of another one placed after it.",
        "visibility sanctuary",
        [1, 2, 4, 6, 7, 8, 12, 3],
        ["gray-stone-per-stone-1", "forest-stone"],
        [0, 0, 0, 0, 0, 0, 0, 4],
        [7, 0],
    ),
    (
        "prerequisite-met-twice-pays-once",
        "SCORE-7",
        "Five stones where two are asked for: eight fame, not sixteen.",
        "prerequisite",
        [21, 2, 1, 4, 6, 7, 8, 12],
        [],
        [8, 0, 0, 0, 0, 0, 0, 0],
        [],
    ),
    (
        "wonders-are-not-used-up",
        "SCORE-8",
        "The same two stones serve the prerequisites of Regions 21 and 32.",
        "prerequisite",
        [32, 21, 2, 7, 8, 12, 3, 5],
        [],
        [7, 8, 0, 0, 0, 0, 4, 2],
        [],
    ),
    (
        "each-kind-by-itself",
        "SCORE-6",
        "Region 44 asks for a stone and a thistle: many stones do not stand in for the thistle.",
        "prerequisite",
        [44, 2, 1, 6, 3, 5, 9, 8],
        [],
        [0, 0, 0, 0, 4, 2, 5, 0],
        [],
    ),
    (
        "prerequisite-counts-the-card-itself",
        "SCORE-4 SCORE-6",
        "The stone on Region 51 is one of the four that it asks for.",
        "prerequisite itself",
        [51, 2, 6, 7, 8, 12, 3, 5],
        [],
        [14, 0, 0, 0, 0, 0, 4, 2],
        [],
    ),
    (
        "no-night-no-fame",
        "SCORE-11",
        "A quest per night among day cards pays nothing.",
        "quest night poor",
        [10, 14, 1, 2, 4, 6, 7, 8],
        [],
        [0] * 8,
        [],
    ),
    (
        "gray-fixed-sanctuary",
        "SANCT-3 SCORE-9",
        "A Sanctuary with a fixed quest pays it once, however poor the tableau.",
        "quest fixed sanctuary",
        [12, 8, 7, 6, 4, 2, 1, 68],
        ["gray-fixed-5"],
        [0] * 8,
        [5],
    ),
    (
        "no-sanctuary-at-all",
        "SCORE-2 WIN-1",
        "A tableau whose Regions were played in falling order holds no Sanctuary.",
        "poor",
        [12, 9, 8, 7, 6, 5, 4, 3],
        [],
        [0, 5, 0, 0, 0, 2, 0, 4],
        [],
    ),
]

FILLERS = (7, 8, 12, 3, 5, 9)
FILLER_FAME = {3: 4, 5: 2, 9: 5}


def neighbours() -> Iterator[Vector]:
    """Region 13 counts stones; the two stones of Region 2 lie directly before or directly after it, at every place."""
    for place in range(7):
        for order, paid, word in (((13, 2), 4, "after"), ((2, 13), 0, "before")):
            regions = [*FILLERS[:place], *order, *FILLERS[place:]]
            by_hand = [paid if region == 13 else FILLER_FAME.get(region, 0) for region in regions]
            vector = draft(
                f"stones-just-{word}-place-{place + 1}",
                2,
                "SCORE-2 SCORE-5" if paid else "SCORE-3",
                f"The stones lie directly {word} the Region that counts them, at places {place + 1} and {place + 2}.",
                "visibility boundary",
            )
            yield answered(vector, score_request(regions), by_hand=fame(by_hand))


def topics() -> Iterator[Topic]:
    yield Topic(
        "scoring-by-hand",
        "Small tableaux whose fame was worked out on paper: every kind of quest, every rule of scoring once.",
        tuple(
            answered(
                draft(name, 2, clauses, why, tags),
                score_request(regions, sanctuaries),
                by_hand=fame(region_fame, sanctuary_fame),
            )
            for name, clauses, why, tags, regions, sanctuaries, region_fame, sanctuary_fame in ROWS
        ),
    )
    yield Topic(
        "scoring-neighbours",
        "What lies just before a Region counts for nothing, what lies just after it counts: at every place of the tableau.",
        tuple(neighbours()),
    )
