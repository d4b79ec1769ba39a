"""Level 3: one rule at a time."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from attrs import evolve

from crosscheck.generate.drafting import Topic, answered, draft, related
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector

SANCTUARIES = [str(sanctuary.id) for sanctuary in CATALOGUE.sanctuaries]


def tableau(regions: Sequence[int], sanctuaries: Sequence[str] = ()) -> Json:
    return {"regions": [*regions], "sanctuaries": [*sanctuaries]}


def due(*players: Json) -> JsonObject:
    return {"request": "due", "players": [*players]}


def finding() -> Iterator[Vector]:
    """Who finds, and how many they are due: all by hand."""
    rows: list[tuple[str, str, str, list[Json], list[int]]] = [
        (
            "first-round-finds-nothing",
            "FIND-3",
            "In round 1 no Region was played before, so nobody finds.",
            [tableau([68]), tableau([1]), tableau([30])],
            [0, 0, 0],
        ),
        (
            "higher-than-the-one-before",
            "FIND-1 FIND-4",
            "A higher Region finds, a lower one does not.",
            [tableau([10, 11]), tableau([14, 13])],
            [1, 0],
        ),
        (
            "not-the-highest-so-far",
            "FIND-2",
            "Region 27 is lower than the 66 of two rounds ago and higher than the 25 just before it: it finds.",
            [tableau([66, 25, 27]), tableau([1, 68, 43])],
            [1, 0],
        ),
        (
            "not-another-players",
            "FIND-2",
            "Both fall below their own last Region, whatever the neighbour has played.",
            [tableau([48, 43]), tableau([31, 25])],
            [0, 0],
        ),
        (
            "one-for-each-clue",
            "FIND-4 FIND-5",
            "Clues on Regions 6 and 8 make it three; the clue on Region 20, just played, a fourth.",
            [tableau([6, 8, 20]), tableau([6, 8, 13])],
            [4, 3],
        ),
        (
            "clue-of-the-region-just-played",
            "FIND-5",
            "The Region just played is part of the tableau: its clue counts at once.",
            [tableau([1, 62]), tableau([1, 61])],
            [2, 1],
        ),
        (
            "clues-on-sanctuaries",
            "FIND-5 END-6",
            "Two Sanctuaries with a clue each, placed in earlier rounds.",
            [
                tableau([1, 2, 3, 10], ["city-clue", "gray-clue-stone"]),
                tableau([1, 2, 3, 10], ["forest-stone"]),
            ],
            [3, 1],
        ),
        (
            "clues-without-finding",
            "FIND-1 FIND-4",
            "Whoever does not find is due nothing, however many clues lie there.",
            [tableau([8, 12, 6], ["city-clue"]), tableau([63, 64, 65, 12])],
            [0, 0],
        ),
        (
            "a-quest-per-clue-is-no-clue",
            "FIND-5",
            "What a quest counts is not on the card: Region 11 and a Sanctuary pay per clue and bear none.",
            [tableau([9, 11], ["city-per-clue-1"])],
            [1],
        ),
        (
            "round-eight-finds-as-any-other",
            "FIND-1 END-9",
            "The eighth Region finds like any other.",
            [tableau([1, 2, 3, 4, 5, 9, 10, 68]), tableau([68, 67, 66, 64, 63, 62, 60, 1])],
            [1, 0],
        ),
        (
            "many-clues",
            "FIND-4 FIND-5",
            "Seven clues on Regions and two on Sanctuaries: ten cards.",
            [tableau([58, 59, 60, 62, 63, 64, 65], ["desert-clue", "river-clue"])],
            [10],
        ),
    ]
    for name, clauses, why, players, by_hand in rows:
        yield answered(draft(name, 3, clauses, why, "finding"), due(*players), by_hand={"due": [*by_hand]})


def turn_order() -> Iterator[Vector]:
    rows: list[tuple[str, str, str, list[list[int]], list[int]]] = [
        ("lowest-first", "END-1", "The lowest Region of the round acts first.", [[30], [4], [61]], [1, 0, 2]),
        (
            "this-round-counts",
            "END-1",
            "Only the Regions of this round matter, not those of earlier rounds.",
            [[1, 60], [68, 59], [2, 61]],
            [1, 0, 2],
        ),
        (
            "six-in-order",
            "END-1",
            "Six players, each in another place than their seat.",
            [[6], [12], [1], [68], [33], [2]],
            [2, 5, 0, 1, 4, 3],
        ),
        (
            "as-numbers-not-as-texts",
            "END-1",
            "Nine comes before ten.",
            [[10], [9], [68], [7]],
            [3, 1, 0, 2],
        ),
    ]
    for name, clauses, why, players, order in rows:
        request: JsonObject = {
            "request": "turn-order",
            "players": [{"regions": [*regions]} for regions in players],
        }
        yield answered(
            draft(f"turn-order-{name}", 3, clauses, why, "turn-order"), request, by_hand={"order": [*order]}
        )


def drawing() -> Iterator[Vector]:
    deck = Random(5).sample(SANCTUARIES, 12)
    plain = (13, 31, 9, 27)  # Regions without a clue, so that any number can be due
    rows: list[tuple[str, str, str, list[int], list[int], int, dict[str, str]]] = []
    for order in ("ascending", "seating", "card-by-card"):
        rows += [
            (
                f"enough-{order}",
                "FIND-6 FIND-7",
                f"Enough for all, drawn {order}.",
                [3, 0, 1, 2],
                [*plain],
                12,
                {"deal-order": order},
            ),
            (
                f"just-enough-{order}",
                "FIND-7 FIND-8",
                f"Exactly as many as are due: no shortage, drawn {order}.",
                [2, 3, 1, 0],
                [*plain],
                6,
                {"deal-order": order},
            ),
        ]
    for shortage in ("one-by-one", "ascending-until-empty", "card-by-card"):
        for short_draw in ("draw-remaining", "draw-none"):
            rows += [
                (
                    f"one-too-few-{shortage}-{short_draw}",
                    "FIND-8 FIND-9 FIND-10",
                    f"One card too few for all, under {shortage} and {short_draw}.",
                    [3, 0, 1, 2],
                    [*plain],
                    5,
                    {"sanctuary-shortage": shortage, "short-draw": short_draw},
                ),
                (
                    f"far-too-few-{shortage}-{short_draw}",
                    "FIND-8 FIND-9 FIND-10",
                    f"Two cards for four finders, under {shortage} and {short_draw}.",
                    [2, 1, 3, 1],
                    [*plain],
                    2,
                    {"sanctuary-shortage": shortage, "short-draw": short_draw},
                ),
                (
                    f"shortage-ignores-deal-order-{shortage}-{short_draw}",
                    "FIND-8",
                    f"A shortage under {shortage} and {short_draw} goes in ascending order even where dealing goes by seats.",
                    [2, 2, 2, 2],
                    [*plain],
                    5,
                    {"sanctuary-shortage": shortage, "short-draw": short_draw, "deal-order": "seating"},
                ),
            ]
    rows += [
        (
            "empty-deck",
            "FIND-8 FIND-10",
            "The deck is empty: a shortage for whoever finds.",
            [1, 0],
            [13, 31],
            0,
            {"sanctuary-shortage": "ascending-until-empty"},
        ),
        ("nobody-finds", "FIND-1", "Nobody finds: nothing is drawn.", [0, 0, 0], [31, 13, 9], 4, {}),
        (
            "nobody-finds-and-the-deck-is-empty",
            "FIND-8",
            "Nothing is due, so nothing is short.",
            [0, 0],
            [31, 13],
            0,
            {},
        ),
        (
            "skips-who-has-their-due",
            "FIND-7",
            "Card by card, whoever has their due is passed over.",
            [1, 4, 2],
            [10, 21, 9],
            9,
            {"deal-order": "card-by-card"},
        ),
    ]
    for name, clauses, why, dues, played, size, readings in rows:
        request: JsonObject = {
            "request": "draw",
            "played": [*played],
            "due": [*dues],
            "sanctuary_deck": [*deck[:size]],
        }
        yield answered(draft(f"draw-{name}", 3, clauses, why, "drawing"), request, readings)
    nobody = answered(
        draft(
            "draw-nobody-finds-card-by-card",
            3,
            "FIND-1 FIND-7",
            "Card by card to nobody is no card.",
            "drawing",
        ),
        {"request": "draw", "played": [31, 13, 9], "due": [0, 0, 0], "sanctuary_deck": [*deck[:4]]},
        {"deal-order": "card-by-card"},
        by_hand={"drawn": [[], [], []], "sanctuary_deck": [*deck[:4]], "one_by_one": False},
    )
    yield evolve(nobody, readings={"deal-order": ("card-by-card",)})
    for name, number, size, readings in (
        ("enough", 2, 5, {}),
        ("exactly-enough", 3, 3, {}),
        ("short-takes-the-rest", 3, 2, {"short-draw": "draw-remaining"}),
        ("short-takes-none", 3, 2, {"short-draw": "draw-none"}),
        ("nothing-left", 1, 0, {}),
    ):
        request = {"request": "draw-alone", "due": number, "sanctuary_deck": [*deck[:size]]}
        why = f"Alone on their turn: due {number}, {size} in the deck."
        yield answered(draft(f"draw-alone-{name}", 3, "FIND-9 FIND-10", why, "drawing"), request, readings)


def leftovers() -> Iterator[Vector]:
    drawn, deck = SANCTUARIES[:4], SANCTUARIES[20:23]
    rest = [drawn[0], drawn[2], drawn[3]]
    turned = [rest[2], rest[0], rest[1]]
    rows: list[tuple[str, str, list[str], str | None, list[str] | None, dict[str, str], list[str]]] = [
        (
            "as-drawn",
            "Three leftovers go under the deck as they were drawn, the first drawn highest.",
            drawn,
            drawn[1],
            None,
            {},
            [*deck, *rest],
        ),
        (
            "chosen",
            "The player chooses the order, the first returned lies highest.",
            drawn,
            drawn[1],
            turned,
            {"leftover-order": "chosen"},
            [*deck, *turned],
        ),
        (
            "random",
            "Chance gives the order, the first of the list lies highest.",
            drawn,
            drawn[1],
            turned,
            {"leftover-order": "random"},
            [*deck, *turned],
        ),
        ("declined", "Whoever declines returns all.", drawn[:2], None, None, {}, [*deck, *drawn[:2]]),
        ("none-left", "One drawn and placed: nothing to return.", drawn[:1], drawn[0], None, {}, [*deck]),
    ]
    for name, why, cards, placed, order, readings, by_hand in rows:
        request: JsonObject = {
            "request": "leftovers",
            "drawn": [*cards],
            "placed": placed,
            "sanctuary_deck": [*deck],
        }
        if order is not None:
            request["order"] = [*order]
        yield answered(
            draft(f"leftovers-{name}", 3, "END-7 END-8", why, "leftovers"),
            request,
            readings,
            by_hand={"sanctuary_deck": [*by_hand]},
        )
    request = {"request": "leftovers", "drawn": [*drawn[:3]], "placed": drawn[0], "sanctuary_deck": []}
    yield answered(
        draft("leftovers-empty-deck", 3, "END-7", "Leftovers under an empty deck are the deck.", "leftovers"),
        request,
        by_hand={"sanctuary_deck": [*drawn[1:3]]},
    )


def market() -> Iterator[Vector]:
    def ask(name: str, why: str, facts: Mapping[str, int], left: int, readings: dict[str, str]) -> Vector:
        regions = Random(facts["deck"] * 10 + facts["round"]).sample(range(1, 69), 30)
        request: JsonObject = {
            "request": "market",
            "players": facts["players"],
            "round": facts["round"],
            "market": [*sorted(regions[:left])],
            "region_deck": [*regions[10 : 10 + facts["deck"]]],
            "removed": [*sorted(regions[26:29])],
        }
        return answered(draft(f"market-{name}", 3, "END-10 END-11 END-12", why, "market"), request, readings)

    for reveal in ("until-round-7", "every-round", "while-needed"):
        for number in (1, 6, 7, 8):
            left = 4 if number == 8 else 1
            yield ask(
                f"after-round-{number}-{reveal}",
                f"Three players, after round {number}, under {reveal}.",
                {"players": 3, "round": number, "deck": 9},
                left,
                {"market-reveal": reveal},
            )
    for shortfall in ("reveal-remaining", "reveal-none"):
        for deck in (0, 1, 4, 5):
            yield ask(
                f"{deck}-in-the-deck-{shortfall}",
                f"Four players need five new Regions and {deck} are left, under {shortfall}.",
                {"players": 4, "round": 5, "deck": deck},
                1,
                {"market-shortfall": shortfall},
            )
    for final in ("remove-all", "leave-all"):
        for reveal in ("until-round-7", "every-round", "while-needed"):
            yield ask(
                f"final-{final}-{reveal}",
                f"After round 8 nobody has taken: {final}, under {reveal}.",
                {"players": 2, "round": 8, "deck": 8},
                0 if reveal == "while-needed" else 3,
                {"final-market": final, "market-reveal": reveal},
            )
        yield ask(
            f"final-{final}-short",
            f"After round 8 with five players, one Region in the deck: {final}, every round.",
            {"players": 5, "round": 8, "deck": 1},
            6,
            {"final-market": final, "market-reveal": "every-round"},
        )
    for players in (2, 6):
        yield ask(
            f"{players}-players",
            f"{players} players turn up {players + 1} Regions.",
            {"players": players, "round": 3, "deck": 12},
            1,
            {},
        )


def set_up() -> Iterator[Vector]:
    for players in range(2, 7):
        deck = Random(players).sample(range(1, 69), 68)
        yield answered(
            draft(
                f"set-up-{players}-players",
                3,
                "SETUP-1 SETUP-3 SETUP-4",
                f"{players} players get three Regions each; {players + 1} are turned up.",
                "set-up",
            ),
            {"request": "set-up", "players": players, "variant": "standard", "region_deck": [*deck]},
        )
    for players in (2, 4, 6):
        chance = Random(60 + players)
        deck = chance.sample(range(1, 69), 68)
        kept = [sorted(chance.sample(deck[5 * seat : 5 * seat + 5], 3)) for seat in range(players)]
        rest = [region for region in range(1, 69) if not any(region in hand for hand in kept)]
        chance.shuffle(rest)
        yield answered(
            draft(
                f"set-up-advanced-{players}-players",
                3,
                "ADV-1 ADV-2 ADV-3 ADV-4",
                f"{players} players keep three of five; the others are shuffled in before the market is revealed.",
                "set-up advanced",
            ),
            {
                "request": "set-up",
                "players": players,
                "variant": "advanced",
                "region_deck": [*deck],
                "kept": [[*hand] for hand in kept],
                "shuffled": [*rest],
            },
        )


Standing = tuple[int, int, Sequence[int], Sequence[str]]


def standing(total: int, lowest: int, hand: Sequence[int] = (), sanctuaries: Sequence[str] = ()) -> Standing:
    """Give a player whose lowest Region is this one."""
    return (total, lowest, hand, sanctuaries)


def seated(name: str, players: Sequence[Standing]) -> list[Json]:
    """Give every player seven more Regions, each card once, all of them above whatever decides the tie."""
    chance = Random(name)
    held = {card for _, _, hand, _ in players for card in hand}
    pool = [region for region in range(27, 69) if region not in held]
    chance.shuffle(pool)
    table: list[Json] = []
    for seat, (total, lowest, hand, sanctuaries) in enumerate(players):
        regions = [lowest, *pool[7 * seat : 7 * seat + 7]]
        chance.shuffle(regions)
        table.append({"total": total, "regions": [*regions], "sanctuaries": [*sanctuaries], "hand": [*hand]})
    return table


def ranking() -> Iterator[Vector]:
    both: dict[str, str] = {}
    first: dict[str, str] = {"ranking": "first-only"}
    hand: dict[str, str] = {"tie-break-cards": "possessed"}
    rows: list[tuple[str, str, str, list[Standing], list[int], dict[str, str]]] = [
        (
            "greatest-total-wins",
            "WIN-2",
            "No ties: the greatest total is first.",
            [standing(40, 9), standing(71, 20), standing(55, 2)],
            [3, 1, 2],
            both,
        ),
        (
            "tie-for-first",
            "WIN-3",
            "Two lead with equal totals; the lower lowest Region is placed first.",
            [standing(60, 9), standing(60, 4), standing(59, 1)],
            [2, 1, 3],
            both,
        ),
        (
            "tie-for-last-everyone",
            "WIN-4",
            "The tie-break orders equal totals below the first place too.",
            [standing(50, 9), standing(50, 4), standing(59, 11)],
            [3, 2, 1],
            both,
        ),
        (
            "tie-for-last-first-only",
            "WIN-4",
            "Only a tie for the first place is broken: the others share the second.",
            [standing(50, 9), standing(50, 4), standing(59, 11)],
            [2, 2, 1],
            first,
        ),
        (
            "shared-ranks-are-counted",
            "WIN-4",
            "Two share the second place, so the next is fourth.",
            [standing(50, 9), standing(50, 4), standing(59, 11), standing(12, 1)],
            [2, 2, 1, 4],
            first,
        ),
        (
            "three-lead-first-only",
            "WIN-3 WIN-4",
            "Three lead with equal totals: all three are told apart.",
            [standing(50, 9), standing(50, 4), standing(50, 11), standing(12, 1)],
            [2, 1, 3, 4],
            first,
        ),
        (
            "hand-does-not-count",
            "WIN-3",
            "Under played, a lower Region in the hand does not help.",
            [standing(30, 9, [1, 2]), standing(30, 8, [40, 41])],
            [2, 1],
            both,
        ),
        (
            "hand-counts-when-possessed",
            "WIN-3",
            "Under possessed, the Regions still in hand are looked at too.",
            [standing(30, 9, [1, 2]), standing(30, 8, [40, 41])],
            [1, 2],
            hand,
        ),
        (
            "sanctuaries-break-no-tie",
            "WIN-3",
            "More Sanctuaries do not help in a tie.",
            [standing(30, 9, (), SANCTUARIES[:4]), standing(30, 8, (), SANCTUARIES[4:5])],
            [2, 1],
            both,
        ),
        (
            "all-at-nothing",
            "WIN-3 WIN-5",
            "Totals of nothing are broken like any others.",
            [standing(0, 9), standing(0, 3), standing(0, 10)],
            [2, 1, 3],
            both,
        ),
        (
            "six-players-two-ties",
            "WIN-3 WIN-4 WIN-5",
            "Two groups of equal totals among six.",
            [
                standing(70, 9),
                standing(44, 3),
                standing(70, 10),
                standing(44, 2),
                standing(10, 1),
                standing(44, 20),
            ],
            [1, 4, 2, 3, 6, 5],
            both,
        ),
        (
            "six-players-two-ties-first-only",
            "WIN-3 WIN-4",
            "The same six where only the tie for first is broken.",
            [
                standing(70, 9),
                standing(44, 3),
                standing(70, 10),
                standing(44, 2),
                standing(10, 1),
                standing(44, 20),
            ],
            [1, 3, 2, 3, 6, 3],
            first,
        ),
    ]
    laid_out: list[tuple[str, str, str, list[Json], list[int], dict[str, str]]] = [
        (name, clauses, why, seated(name, players), ranks, readings)
        for name, clauses, why, players, ranks, readings in rows
    ]
    laid_out += [
        (
            "lowest-not-sum",
            "WIN-3",
            "The lowest Region decides, not the sum of durations: seat 0 has the lower sum and the higher lowest.",
            [
                {"total": 30, "regions": [5, 6, 7, 8, 9, 10, 11, 12], "sanctuaries": [], "hand": []},
                {"total": 30, "regions": [4, 68, 67, 66, 65, 64, 63, 62], "sanctuaries": [], "hand": []},
            ],
            [2, 1],
            both,
        ),
        (
            "lowest-not-highest",
            "WIN-3",
            "Not the highest Region, and not the one played first or last.",
            [
                {"total": 30, "regions": [20, 21, 22, 23, 24, 25, 3, 26], "sanctuaries": [], "hand": []},
                {"total": 30, "regions": [2, 41, 42, 43, 44, 45, 46, 47], "sanctuaries": [], "hand": []},
                {"total": 30, "regions": [50, 51, 52, 53, 54, 55, 56, 1], "sanctuaries": [], "hand": []},
            ],
            [3, 2, 1],
            both,
        ),
    ]
    for name, clauses, why, table, ranks, readings in laid_out:
        yield answered(
            draft(f"rank-{name}", 3, clauses, why, "ranking"),
            {"request": "rank", "players": [*table]},
            readings,
            by_hand={"ranks": [*ranks]},
        )
    seats = seated("reseated", [standing(44, 9), standing(61, 3), standing(44, 10), standing(61, 2)])
    places = [2, 0, 3, 1]
    yield related(
        draft(
            "rank-reseated",
            3,
            "INFO-3",
            "Reseating the players moves their ranks along.",
            "metamorphic ranking",
        ),
        [
            {"request": "rank", "players": [*seats]},
            {"request": "rank", "players": [seats[place] for place in places]},
        ],
        "permuted",
        places,
    )


def topics() -> Iterator[Topic]:
    yield Topic("rounds-finding", "Who finds a Sanctuary, and how many they are due.", tuple(finding()))
    yield Topic("rounds-turn-order", "Who acts first.", tuple(turn_order()))
    yield Topic(
        "rounds-drawing", "What everybody draws, with enough and with too few Sanctuaries.", tuple(drawing())
    )
    yield Topic("rounds-leftovers", "Where the Sanctuaries go that were not placed.", tuple(leftovers()))
    yield Topic("rounds-market", "What is removed and what is turned up after a round.", tuple(market()))
    yield Topic("rounds-set-up", "Hands, deck and first market.", tuple(set_up()))
    yield Topic("rounds-ranking", "Who is placed before whom.", tuple(ranking()))
