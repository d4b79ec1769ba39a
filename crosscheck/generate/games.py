"""Level 4: whole games. A script is made by a seeded player of the reference; what it leads to, both accounts must tell."""

from collections.abc import Iterator, Mapping
from random import Random

from attrs import evolve, frozen

from crosscheck.generate.accounts import ask_reference, line_of
from crosscheck.generate.drafting import Topic, answered, draft, related
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector
from faraway.game import apply_action, legal_actions, new_game
from faraway.game.actions import Action, Explore, Place, ReturnOrder, Shuffle, Take
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_VALUES, Readings
from faraway.game.record import STANDARD_RULES
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.game.state import GameState
from faraway.io import dump
from faraway.misreadings import ANIMALS


@frozen
class Script:
    """A game that was played: its set-up, its actions and the states between them."""

    setup: Setup
    actions: tuple[Action, ...]
    states: tuple[GameState, ...]

    def request(self, show: str, after: str = "every", until: int | None = None) -> JsonObject:
        return {
            "request": "play",
            "setup": self.setup_json(),
            "actions": self.actions_json(until),
            "show": [*show.split()],
            "after": after,
        }

    def setup_json(self) -> JsonObject:
        """Give the set-up without its readings: the runner adds them."""
        return {key: value for key, value in dump(self.setup).items() if key != "readings"}

    def actions_json(self, until: int | None = None) -> list[Json]:
        return [dump(action) for action in self.actions[:until]]

    def first(self, phase: Phase, round_number: int = 1) -> int:
        """Find after how many actions this phase first comes, in this round or later."""
        return next(
            place
            for place, state in enumerate(self.states)
            if state.phase is phase and state.round >= round_number
        )


def play(
    players: int,
    seed: int,
    readings: Mapping[str, str],
    variant: Variant = Variant.STANDARD,
    style: str = "by chance",
) -> Script:
    """Play a game by chance; a greedy table climbs and gathers clues, and with a stacked deck Sanctuaries run short."""
    chance = Random(seed)
    decks = shuffled_decks(seed, CATALOGUE)
    in_order = sorted(decks.regions, key=lambda region: region + chance.randint(0, 5))
    setup = Setup(
        players=players,
        variant=variant,
        readings=Readings.of(readings),
        region_deck=tuple(in_order) if style in {"stacked", "laggard"} else decks.regions,
        sanctuary_deck=decks.sanctuaries,
    )
    state = new_game(setup)
    states, actions = [state], []
    while state.phase is not Phase.OVER:
        action = _choose(
            state, chance, greedy=style != "by chance", laggard=0 if style == "laggard" else None
        )
        state = apply_action(state, action)
        actions.append(action)
        states.append(state)
    return Script(setup, tuple(actions), tuple(states))


def _choose(state: GameState, chance: Random, *, greedy: bool, laggard: int | None) -> Action:
    options = legal_actions(state)
    chosen = chance.choice(options)
    match chosen:
        case Shuffle(regions=regions):
            return Shuffle(regions=tuple(chance.sample(regions, len(regions))))
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            return ReturnOrder(seat=seat, sanctuaries=tuple(chance.sample(sanctuaries, len(sanctuaries))))
        case _ if greedy:
            return max(options, key=lambda action: _greed(state, action, laggard))
        case _:
            return chosen


def _greed(state: GameState, action: Action, laggard: int | None) -> tuple[int, int]:
    """Value what climbs least and bears clues; the laggard would rather fall."""
    match action:
        case Explore(seat=seat, region=region):
            last = state.players[seat].regions[-1:] or (0,)
            return (int(region < last[0]), region) if seat == laggard else (int(region > last[0]), -region)
        case Take(region=region):
            return (CATALOGUE.region_of[region].clues, region)
        case Place(sanctuary=sanctuary):
            return (CATALOGUE.sanctuary_of[sanctuary].clues, 0)
        case _:
            return (0, 0)


def short_game(
    players: int, readings: Mapping[str, str], otherwise: Mapping[str, str], seed: int = 0
) -> Script:
    """Find a game that goes another way under another reading of the shortage of Sanctuaries."""
    while True:
        script = play(players, seed, readings, style="stacked")
        request = script.request("state result", "last")
        if ask_reference(line_of(request, readings)) != ask_reference(
            line_of(request, {**readings, **otherwise})
        ):
            return script
        seed += 1


def countable_game(
    players: int, seed: int, begin: tuple[Phase, int], readings: Mapping[str, str]
) -> tuple[Script, int]:
    """Find a game that has some hundred ways to end from a phase of a round."""
    while True:
        script = play(players, seed, readings)
        phases = {(state.phase, state.round): place for place, state in reversed([*enumerate(script.states)])}
        if begin in phases and 40 <= ways_to_end(script.states[phases[begin]], 400) <= 400:
            return script, phases[begin]
        seed += 1


def ways_to_end(state: GameState, most: int) -> int:
    """Count the ways in which a game can end, but no further than asked."""
    if state.phase is Phase.OVER:
        return 1
    found = 0
    for action in legal_actions(state):
        found += ways_to_end(apply_action(state, action), most - found)
        if found > most:
            return found
    return found


EDITIONS: dict[str, dict[str, str]] = {
    "fr": {"market-reveal": "every-round", "ranking": "first-only", "tie-break-cards": "possessed"},
    "en": {
        "market-reveal": "every-round",
        "ranking": "first-only",
        "sanctuary-placement": "may-decline-in-round-8",
    },
    "it": {
        "ranking": "first-only",
        "leftover-order": "random",
        "sanctuary-placement": "may-decline-in-round-8",
    },
}


def games() -> Iterator[Vector]:
    plain = "ROUND-1 ROUND-2 ROUND-3 EXPLORE-3 END-1 END-2 END-4 END-7 END-13"
    for players in (2, 3, 5):
        yield answered(
            draft(f"game-{players}-players", 4, plain, f"A whole game of {players}, state by state.", "game"),
            play(players, 10 + players, {}).request("state legal" if players < 4 else "state"),
        )
    yield answered(
        draft(
            "game-advanced",
            4,
            "ADV-1 ADV-2 ADV-3 ADV-4",
            "The advanced variant, with its choice of a hand.",
            "game advanced",
        ),
        play(3, 33, {}, variant=Variant.ADVANCED).request("state legal", until=40),
    )
    for name, readings in EDITIONS.items():
        yield answered(
            draft(
                f"game-edition-{name}",
                4,
                plain,
                f"A whole game as the {name} edition tells it.",
                "game edition",
            ),
            play(4, len(name) + ord(name[0]), readings).request("state"),
            readings,
        )
    choices: list[tuple[str, str, str, int, dict[str, str]]] = [
        (
            "leftovers-chosen",
            "END-8",
            "Each player chooses the order of their leftovers.",
            3,
            {"leftover-order": "chosen"},
        ),
        ("leftovers-random", "END-8", "Chance orders the leftovers.", 3, {"leftover-order": "random"}),
        (
            "may-decline",
            "END-5",
            "Sanctuaries may be declined in every round.",
            3,
            {"sanctuary-placement": "may-decline"},
        ),
        (
            "dealt-card-by-card",
            "FIND-7",
            "Sanctuaries are dealt card by card.",
            4,
            {"deal-order": "card-by-card"},
        ),
        ("dealt-by-seat", "FIND-7", "Sanctuaries are dealt by seats.", 4, {"deal-order": "seating"}),
        (
            "market-left-lying",
            "END-10 END-11 END-12",
            "Five players, a market after every round, the last one left lying: too few Regions after round 8.",
            5,
            {"market-reveal": "every-round", "final-market": "leave-all"},
        ),
        (
            "market-none-revealed",
            "END-12",
            "Six players: after round 7 one Region is left, and none is revealed.",
            6,
            {"market-shortfall": "reveal-none"},
        ),
        ("market-while-needed", "END-11", "No market after round 7.", 2, {"market-reveal": "while-needed"}),
    ]
    for name, clauses, why, players, readings in choices:
        script = play(
            players,
            len(name),
            readings,
            style="greedy" if name.startswith(("left", "dealt")) else "by chance",
        )
        yield answered(draft(f"game-{name}", 4, clauses, why, "game"), script.request("state"), readings)
    shortages = [
        (name, draw)
        for name in ("one-by-one", "ascending-until-empty")
        for draw in ("draw-remaining", "draw-none")
    ]
    for shortage, short_draw in (*shortages, ("card-by-card", "draw-remaining")):
        readings = {"sanctuary-shortage": shortage, "short-draw": short_draw}
        otherwise = (
            {"sanctuary-shortage": "ascending-until-empty"}
            if shortage == "card-by-card"
            else {"short-draw": "draw-none" if short_draw == "draw-remaining" else "draw-remaining"}
        )
        yield answered(
            draft(
                f"game-shortage-{shortage}-{short_draw}",
                4,
                "FIND-8 FIND-9 FIND-10",
                f"Six greedy players run out of Sanctuaries, under {shortage} and {short_draw}.",
                "game shortage",
            ),
            short_game(6, readings, otherwise).request("state result", "last"),
            readings,
        )


def chance_events() -> Iterator[Vector]:
    """At chance there is one legal action, its cards ascending, however they came."""
    readings = {"leftover-order": "random"}
    script = play(3, 21, readings, style="greedy")
    place = next(
        place
        for place, state in enumerate(script.states)
        if state.phase is Phase.RETURN_ORDER
        and [*state.players[state.turn or 0].drawn] != sorted(state.players[state.turn or 0].drawn)
    )
    yield answered(
        draft(
            "legal-when-chance-orders-leftovers",
            4,
            "END-8",
            "Chance orders the leftovers: one action stands for every order, its Sanctuaries ascending.",
            "game chance",
        ),
        script.request("state legal", "last", place),
        readings,
    )


def declining() -> Iterator[Vector]:
    """Where declining is for round 8 only, it is among the legal actions then and not before."""
    script = play(3, 5, {}, style="greedy")
    for round_number, why in (
        (7, "Before round 8 a drawn Sanctuary must be placed: there is nothing else to do."),
        (8, "In round 8 declining is legal beside every Sanctuary drawn."),
    ):
        made = answered(
            draft(f"legal-placing-in-round-{round_number}", 4, "END-5", why, "game"),
            script.request("legal", "last", script.first(Phase.PLACE, round_number)),
            {"sanctuary-placement": "may-decline-in-round-8"},
        )
        yield evolve(made, readings={**made.readings, "sanctuary-placement": ("may-decline-in-round-8",)})


def laggards() -> Iterator[Vector]:
    """A round of shortage in which one player has not found anything."""
    everyone_draws = ANIMALS["everyone-draws-in-shortage"].misread(STANDARD_RULES)
    seed = 0
    while True:
        script = play(6, seed, {}, style="laggard")
        line = line_of(script.request("state result", "last"), {})
        if ask_reference(line) != ask_reference(line, everyone_draws):
            break
        seed += 1
    begin = next(place for place, state in enumerate(script.states) if state.one_by_one)
    for name, until in (("begins", begin), ("ends", len(script.actions))):
        yield answered(
            draft(
                f"shortage-without-the-laggard-{name}",
                4,
                "FIND-9",
                "In a round played one by one, whoever has not found a Sanctuary draws none.",
                "game shortage",
            ),
            script.request("state legal", "last", until),
        )


def shortage_steps() -> Iterator[Vector]:
    """The round of a shortage, step by step."""
    for players in (5, 6):
        script = short_game(players, {}, {"sanctuary-shortage": "card-by-card"}, seed=100)
        begin = next(place for place, state in enumerate(script.states) if state.one_by_one)
        end = next(place for place, state in enumerate(script.states[begin:], begin) if not state.one_by_one)
        for place in range(begin, end + 1):
            yield answered(
                draft(
                    f"shortage-{players}-players-step-{place - begin}",
                    4,
                    "FIND-9 END-2 END-4 END-7",
                    "A round played one by one: draw, place, return, and only then take.",
                    "game shortage",
                ),
                script.request("state legal", "last", place),
            )


def observations() -> Iterator[Vector]:
    for secrecy in ("secret", "open"):
        for look in ("at-once", "after-region"):
            readings = {"drawn-secrecy": secrecy, "drawn-look": look}
            script = play(3, 71, readings, style="greedy")
            until = script.first(Phase.EXPLORE, 4)
            yield answered(
                draft(
                    f"observe-{secrecy}-{look}",
                    4,
                    "INFO-1 INFO-2 FIND-11 SETUP-2 EXPLORE-1",
                    f"What each of three seats sees in the first rounds; drawn Sanctuaries {secrecy}, looked at {look}.",
                    "observation",
                ),
                script.request("observations", until=until),
                readings,
            )
    script = play(2, 72, {}, variant=Variant.ADVANCED)
    yield answered(
        draft(
            "observe-advanced",
            4,
            "ADV-2 INFO-2",
            "Regions set aside are known to their owner only.",
            "observation advanced",
        ),
        script.request("observations", until=4),
    )
    script = play(4, 73, {})
    yield answered(
        draft(
            "observe-at-the-end",
            4,
            "INFO-1 INFO-2",
            "Hands stay hidden when the game is over.",
            "observation",
        ),
        script.request("observations result", "last"),
    )


def illegal() -> Iterator[Vector]:
    script = play(3, 5, {}, style="greedy")
    advanced = play(2, 6, {}, variant=Variant.ADVANCED)
    random_order = play(2, 3, {"leftover-order": "random"}, style="greedy")
    take, place = script.first(Phase.TAKE, 3), script.first(Phase.PLACE, 3)
    explore = script.first(Phase.EXPLORE, 3)
    turn = script.states[take].turn
    placer = script.states[place].turn
    over = len(script.actions)
    order = random_order.first(Phase.RETURN_ORDER)
    leftovers = random_order.states[order].players[random_order.states[order].turn or 0].drawn
    foreign = next(region for region in range(1, 69) if region not in script.states[explore].players[0].hand)
    away = next(region for region in range(1, 69) if region not in script.states[take].market)
    drawn = script.states[place].players[placer or 0].drawn
    other = next(str(card.id) for card in CATALOGUE.sanctuaries if card.id not in drawn)
    hand = [*advanced.states[0].players[0].hand]
    rows: list[tuple[str, str, str, Script, int, JsonObject, str, dict[str, str]]] = [
        (
            "game-over",
            "END-13",
            "Nothing can be done after the end.",
            script,
            over,
            {"type": "explore", "seat": 0, "region": 1},
            "game-over",
            {},
        ),
        (
            "take-while-exploring",
            "ROUND-2",
            "Nobody takes before all have explored.",
            script,
            explore,
            {"type": "take", "seat": 0, "region": 1},
            "wrong-phase",
            {},
        ),
        (
            "place-before-taking",
            "END-2 END-4",
            "The Region is taken before the Sanctuary is placed.",
            script,
            take,
            {"type": "place", "seat": turn, "sanctuary": other},
            "wrong-phase",
            {},
        ),
        (
            "take-in-round-8",
            "END-9",
            "Nobody takes in round 8.",
            script,
            script.first(Phase.PLACE, 8),
            {"type": "take", "seat": 0, "region": 1},
            "wrong-phase",
            {},
        ),
        (
            "return-when-chance-orders",
            "END-8",
            "Where chance orders the leftovers, nobody returns them one by one.",
            random_order,
            order,
            {"type": "return", "seat": random_order.states[order].turn, "sanctuary": leftovers[0]},
            "wrong-phase",
            {"leftover-order": "random"},
        ),
        (
            "no-such-seat",
            "SETUP-6",
            "Seats count from 0: three players have no seat 3.",
            script,
            explore,
            {"type": "explore", "seat": 3, "region": 1},
            "unknown-seat",
            {},
        ),
        (
            "out-of-turn",
            "END-1",
            "The turn belongs to another seat.",
            script,
            take,
            {"type": "take", "seat": ((turn or 0) + 1) % 3, "region": script.states[take].market[0]},
            "not-your-turn",
            {},
        ),
        (
            "explore-twice",
            "EXPLORE-2",
            "A choice cannot be changed.",
            script,
            explore + 1,
            {
                "type": "explore",
                "seat": dump(script.actions[explore])["seat"],
                "region": script.states[explore + 1].players[0].hand[0],
            },
            "already-chosen",
            {},
        ),
        (
            "not-in-hand",
            "EXPLORE-2",
            "Only a Region of one's own hand can be played.",
            script,
            explore,
            {"type": "explore", "seat": 0, "region": foreign},
            "not-in-hand",
            {},
        ),
        (
            "not-in-market",
            "END-2",
            "Only a Region of the market can be taken.",
            script,
            take,
            {"type": "take", "seat": turn, "region": away},
            "not-in-market",
            {},
        ),
        (
            "not-drawn",
            "END-4",
            "Only a Sanctuary that was drawn can be placed.",
            script,
            place,
            {"type": "place", "seat": placer, "sanctuary": other},
            "not-drawn",
            {},
        ),
        (
            "may-not-decline",
            "END-5",
            "A drawn Sanctuary must be placed.",
            script,
            place,
            {"type": "decline", "seat": placer},
            "may-not-decline",
            {"sanctuary-placement": "must-place"},
        ),
        (
            "decline-before-round-8",
            "END-5",
            "Declining is for round 8 only.",
            script,
            place,
            {"type": "decline", "seat": placer},
            "may-not-decline",
            {"sanctuary-placement": "may-decline-in-round-8"},
        ),
        (
            "keep-two",
            "ADV-2",
            "Three Regions are kept, not two.",
            advanced,
            0,
            {"type": "keep", "seat": 0, "regions": [*hand[:2]]},
            "wrong-keep",
            {},
        ),
        (
            "keep-one-twice",
            "ADV-2",
            "Three different Regions are kept.",
            advanced,
            0,
            {"type": "keep", "seat": 0, "regions": [hand[0], hand[0], hand[1]]},
            "wrong-keep",
            {},
        ),
        (
            "keep-not-in-hand",
            "ADV-2",
            "Only Regions that were dealt to the player can be kept.",
            advanced,
            0,
            {
                "type": "keep",
                "seat": 0,
                "regions": [*sorted([*hand[:2], advanced.states[0].players[1].hand[0]])],
            },
            "not-in-hand",
            {},
        ),
        (
            "keep-not-ascending",
            "ADV-2",
            "The three are named in ascending order.",
            advanced,
            0,
            {"type": "keep", "seat": 0, "regions": [hand[1], hand[0], hand[2]]},
            "wrong-keep",
            {},
        ),
        (
            "shuffle-loses-a-card",
            "ADV-3",
            "The new deck holds every Region exactly once.",
            advanced,
            advanced.first(Phase.SHUFFLE),
            {"type": "shuffle", "regions": [1, 2, 3]},
            "wrong-order",
            {},
        ),
        (
            "return-order-loses-a-card",
            "END-8",
            "The order holds every leftover exactly once.",
            random_order,
            order,
            {"type": "return-order", "seat": random_order.states[order].turn, "sanctuaries": [leftovers[0]]},
            "wrong-order",
            {"leftover-order": "random"},
        ),
    ]
    for name, clauses, why, game, until, action, code, readings in rows:
        request = game.request("state", "last", until)
        request["actions"] = [*game.actions_json(until), action]
        yield answered(
            draft(f"illegal-{name}", 4, clauses, why, f"illegal {code}"),
            request,
            readings,
            by_hand={"steps": [{"error": {"code": code}}]},
        )
    request = script.request("state", "last", explore)
    request["actions"] = [
        *script.actions_json(explore),
        {"type": "explore", "seat": 0, "region": foreign},
        {"type": "explore", "seat": 0, "region": script.states[explore].players[0].hand[0]},
    ]
    yield answered(
        draft(
            "illegal-changes-nothing",
            4,
            "EXPLORE-2",
            "After a refusal the game goes on as before it.",
            "illegal",
        ),
        request,
    )


def perft() -> Iterator[Vector]:
    def count(name: str, why: str, game: tuple[Script, int], depth: int | None = None) -> Vector:
        script, until = game
        request: JsonObject = {
            "request": "perft",
            "setup": script.setup_json(),
            "actions": script.actions_json(until),
            "depth": depth,
        }
        readings = {
            name: value
            for name, value in script.setup.readings.values().items()
            if value != DEFAULT_VALUES[name]
        }
        return answered(
            draft(f"perft-{name}", 4, "EXPLORE-2 END-2 END-4 WIN-1", why, "perft"), request, readings
        )

    two, three = play(2, 91, {}), play(3, 92, {})
    yield count("first-round-2", "All ways for two to begin, up to the first taking.", (two, 0), 3)
    yield count("first-round-3", "All ways for three to choose their first Regions.", (three, 0), 3)
    for players in (2, 3):
        why = f"All ways for {players} to end the game from round 8, with the sum of their fame."
        game = countable_game(players, 90 + players, (Phase.EXPLORE, 8), {})
        yield count(f"last-round-{players}", why, game)
    yield count(
        "round-7-turns",
        "All ways for two to end the game from the turns of round 7.",
        countable_game(2, 190, (Phase.TAKE, 7), {}),
    )
    yield count(
        "choosing-and-declining",
        "Declining and choosing the order of leftovers multiply the ways to end round 8.",
        countable_game(
            2, 94, (Phase.PLACE, 8), {"sanctuary-placement": "may-decline", "leftover-order": "chosen"}
        ),
    )
    keeping = play(2, 95, {}, variant=Variant.ADVANCED)
    yield count("advanced", "Ten ways to keep for each of two, in either order.", (keeping, 0), 3)


def metamorphic() -> Iterator[Vector]:
    script = play(3, 77, {})
    places = [2, 0, 1]
    moved_to = {old: new for new, old in enumerate(places)}
    deck = [*script.setup.region_deck]
    reseated = evolve(
        script,
        setup=evolve(
            script.setup,
            region_deck=tuple(card for old in places for card in deck[3 * old : 3 * old + 3])
            + tuple(deck[9:]),
        ),
        actions=tuple(
            action if isinstance(action, Shuffle) else evolve(action, seat=moved_to[action.seat])
            for action in script.actions
        ),
    )
    by_rank = evolve(
        draft(
            "game-reseated",
            4,
            "INFO-3",
            "The same game with the players in other seats: the result moves along.",
            "metamorphic game",
        ),
        readings={"deal-order": ("ascending", "card-by-card")},
    )
    yield related(
        by_rank, [script.request("result", "last"), reseated.request("result", "last")], "permuted", places
    )
    yield related(
        draft(
            "game-shown-whole-or-last",
            4,
            "ROUND-2",
            "The last state does not depend on whether the others were shown.",
            "metamorphic game",
        ),
        [script.request("state result"), script.request("state result", "last")],
        "last-step",
    )
    turned = [*script.actions]
    turned[:3] = reversed(turned[:3])
    yield related(
        draft(
            "explored-in-another-order",
            4,
            "EXPLORE-1",
            "All explore at the same time: the order in which they say so changes nothing.",
            "metamorphic game",
        ),
        [script.request("state", "last"), evolve(script, actions=tuple(turned)).request("state", "last")],
        "equal",
    )
    request = script.request("state", "last", 20)
    yield related(
        draft("game-replayed", 4, "ROUND-2", "The same game twice ends alike.", "metamorphic game"),
        [request, request],
        "equal",
    )


def topics() -> Iterator[Topic]:
    yield Topic(
        "games", "Whole games from given decks and decisions, state by state.", (*games(), *declining())
    )
    yield Topic(
        "games-shortage",
        "A round in which Sanctuaries run short, step by step.",
        (*shortage_steps(), *laggards(), *chance_events()),
    )
    yield Topic("games-observations", "What each seat may see, and nothing else.", tuple(observations()))
    yield Topic("games-illegal", "Illegal actions, each for one reason only.", tuple(illegal()))
    yield Topic(
        "games-perft", "How many ways a game has to go on, and the sum of fame over them.", tuple(perft())
    )
    yield Topic(
        "games-metamorphic", "Games that belong together, whatever their outcome.", tuple(metamorphic())
    )
