"""Answer every request of the wire under one record of rules."""

from collections.abc import Callable, Sequence
from functools import partial

from attrs import define, frozen

from faraway.conformance.reference.requests import (
    DrawAloneRequest,
    DrawRequest,
    DueRequest,
    LeftoversRequest,
    MarketRequest,
    PerftRequest,
    PlayRequest,
    RankRequest,
    SetUpRequest,
    TurnOrderRequest,
    load_request,
)
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.errors import Code, FarawayError, refusal
from faraway.game import apply_action, legal_actions, new_game, observe, result
from faraway.game.actions import Keep, Shuffle
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import Readings
from faraway.game.record import Rules
from faraway.game.rules import GameRules
from faraway.game.setup import Setup, Variant
from faraway.game.state import GameState, Terms
from faraway.game.transitions import end_round
from faraway.io import dump, load_value
from faraway.io.scores import Score
from faraway.io.tableaux import card_problems
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau

SHOWN: dict[str, Callable[[GameState], Json]] = {
    "state": dump,
    "legal": lambda state: [dump(action) for action in legal_actions(state)],
    "observations": lambda state: [dump(observe(state, seat)) for seat in range(len(state.players))],
    "result": lambda state: dump(result(state)),
}


@frozen
class Answers:
    """The answers to every kind of request under one record of rules."""

    rules: Rules

    def answer(self, request: JsonObject) -> JsonObject:
        """Answer one request; raise FarawayError with every reason if it is invalid."""
        kinds: dict[str, Callable[[JsonObject], JsonObject]] = {
            "catalogue": lambda _request: dump(self.rules.catalogue),
            "score": self._score,
            "due": self._due,
            "turn-order": self._turn_order,
            "draw": self._draw,
            "draw-alone": self._draw_alone,
            "leftovers": self._leftovers,
            "market": self._market,
            "set-up": self._set_up,
            "rank": self._rank,
            "play": self._play,
            "perft": self._perft,
        }
        kind = request.get("request")
        if "request" not in request:
            raise refusal(Code.MISSING_KEY, 'the key "request" is missing')
        if not isinstance(kind, str):
            raise refusal(Code.WRONG_TYPE, "the kind of request is not a string", path="/request")
        if kind not in kinds:
            raise refusal(Code.UNKNOWN_REQUEST, f"nothing answers {kind!a}", path="/request")
        return kinds[kind](request)

    def _game(self, readings: Readings) -> GameRules:
        return self.rules.under(readings).game

    def _score(self, request: JsonObject) -> JsonObject:
        given: JsonObject = {key: request[key] for key in ("regions", "sanctuaries") if key in request}
        tableau = load_value(given, Tableau, partial(card_problems, extent=Extent.WHOLE))
        return answer_score(tableau, self.rules)

    def _due(self, request: JsonObject) -> JsonObject:
        given = load_request(request, DueRequest)
        game = self._game(given.readings)
        players = tuple(
            PlayerState(hand=(), regions=player.regions, sanctuaries=player.sanctuaries)
            for player in given.players
        )
        found = game.finders(players)
        return {
            "due": [
                game.due(self.rules.catalogue, player) if seat in found else 0
                for seat, player in enumerate(players)
            ]
        }

    def _turn_order(self, request: JsonObject) -> JsonObject:
        given = load_request(request, TurnOrderRequest)
        players = tuple(PlayerState(hand=(), regions=player.regions) for player in given.players)
        return {"order": [*self._game(given.readings).turn_order(players)]}

    def _draw(self, request: JsonObject) -> JsonObject:
        given = load_request(request, DrawRequest)
        game = self._game(given.readings)
        deck = given.sanctuary_deck
        players = tuple(PlayerState(hand=(), regions=(region,)) for region in given.played)
        dues = tuple((seat, given.due[seat]) for seat in game.drawing_order(players) if given.due[seat])
        if sum(count for _, count in dues) > len(deck):
            drawing = game.shortage(deck, dues, game.short_draw)
        else:
            drawing = game.deal(deck, dues)
        return {
            "drawn": [list(drawing.hands.get(seat, ())) for seat in range(len(players))],
            "sanctuary_deck": list(drawing.deck),
            "one_by_one": drawing.one_by_one,
        }

    def _draw_alone(self, request: JsonObject) -> JsonObject:
        given = load_request(request, DrawAloneRequest)
        count = self._game(given.readings).short_draw(given.due, len(given.sanctuary_deck))
        return {
            "drawn": list(given.sanctuary_deck[:count]),
            "sanctuary_deck": list(given.sanctuary_deck[count:]),
        }

    def _leftovers(self, request: JsonObject) -> JsonObject:
        given = load_request(request, LeftoversRequest)
        game = self._game(given.readings)
        player = PlayerState(hand=(), drawn=given.drawn)
        if given.placed is not None:
            if given.placed not in given.drawn:
                raise refusal(Code.NOT_DRAWN, f"{given.placed} was not drawn", path="/placed", clause="END-4")
            player = game.place(player, given.placed)
        leftovers = player.drawn
        if game.ordering(leftovers) is not None:
            if given.order is None:
                raise refusal(Code.MISSING_KEY, 'the key "order" is missing')
            if sorted(given.order) != sorted(leftovers):
                raise refusal(
                    Code.WRONG_ORDER, "order is no order of the leftovers", path="/order", clause="END-8"
                )
            leftovers = given.order
        return {"sanctuary_deck": list(game.return_leftovers(given.sanctuary_deck, leftovers))}

    def _market(self, request: JsonObject) -> JsonObject:
        given = load_request(request, MarketRequest)
        rules = self.rules.under(given.readings)
        after = end_round(
            GameState(
                terms=Terms(variant=Variant.STANDARD, readings=given.readings, rules=rules),
                round=given.round,
                phase=Phase.TAKE,
                region_deck=given.region_deck,
                sanctuary_deck=(),
                market=given.market,
                removed=given.removed,
                players=(PlayerState(hand=()),) * given.players,
            )
        )
        return {
            "market": list(after.market),
            "region_deck": list(after.region_deck),
            "removed": list(after.removed),
        }

    def _set_up(self, request: JsonObject) -> JsonObject:
        given = load_request(request, SetUpRequest)
        setup = Setup(
            players=given.players,
            variant=given.variant,
            readings=given.readings,
            region_deck=given.region_deck,
            sanctuary_deck=tuple(sanctuary.id for sanctuary in self.rules.catalogue.sanctuaries),
        )
        state = new_game(setup, self.rules)
        if given.variant is Variant.ADVANCED:
            for seat, kept in enumerate(given.kept):
                state = apply_action(state, Keep(seat=seat, regions=tuple(sorted(kept))))
            state = apply_action(state, Shuffle(regions=given.shuffled))
        return {
            "hands": [list(player.hand) for player in state.players],
            "market": list(state.market),
            "region_deck": list(state.region_deck),
        }

    def _rank(self, request: JsonObject) -> JsonObject:
        given = load_request(request, RankRequest)
        game = self._game(given.readings)
        tie_breaks = [
            game.tie_break(
                PlayerState(
                    hand=player.hand,
                    regions=player.regions,
                    sanctuaries=player.sanctuaries,
                )
            )
            for player in given.players
        ]
        return {"ranks": list(game.ranks([player.total for player in given.players], tie_breaks))}

    def _play(self, request: JsonObject) -> JsonObject:
        given = load_request(request, PlayRequest)
        unknown = [name for name in (*given.show, given.after) if name not in {*SHOWN, "every", "last"}]
        if unknown:
            raise refusal(Code.UNKNOWN_VALUE, f"{unknown[0]!a} cannot be shown", path="/show")
        state = new_game(given.setup, self.rules)
        first_shown = 0 if given.after == "every" else len(given.actions)
        steps: list[Json] = [show_step(state, given.show)] if not first_shown else []
        for number, action in enumerate(given.actions, start=1):
            step: JsonObject | None = None
            try:
                state = apply_action(state, action)
            except FarawayError as error:
                step = {"error": {"code": error.code.value}}
            if number >= first_shown:
                steps.append(step or show_step(state, given.show))
        return {"steps": steps}

    def _perft(self, request: JsonObject) -> JsonObject:
        given = load_request(request, PerftRequest)
        state = new_game(given.setup, self.rules)
        for action in given.actions:
            state = apply_action(state, action)
        count = Continuations(fame=[0] * len(state.players))
        count.follow(state, given.depth)
        return {"leaves": count.leaves, "over": count.over, "fame": [*count.fame]}


def show_step(state: GameState, show: Sequence[str]) -> JsonObject:
    """Return what a step of a game shows."""
    return {name: SHOWN[name](state) for name in show}


def answer_score(tableau: Tableau, rules: Rules) -> JsonObject:
    """Return the answer to `score` for a valid tableau."""
    return dump(Score.of(score_tableau(tableau, rules.scoring, rules.catalogue)))


@define
class Continuations:
    """Counts of all continuations of a game, with their summed fame."""

    fame: list[int]
    leaves: int = 0
    over: int = 0

    def follow(self, state: GameState, depth: int | None) -> None:
        """Count every sequence of legal actions of this length, or to the end if None."""
        if state.phase is not Phase.OVER and depth != 0:
            for action in legal_actions(state):
                self.follow(apply_action(state, action), None if depth is None else depth - 1)
            return
        self.leaves += 1
        ended = result(state)
        if ended is not None:
            self.over += 1
            self.fame = [fame + total for fame, total in zip(self.fame, ended.totals, strict=True)]
