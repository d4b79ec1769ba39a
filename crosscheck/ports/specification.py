"""The executable specification as a port: `python -m crosscheck port` answers on the wire at every level."""

import json
import sys

from spec import documents, ending, finding, game, information, scoring, winner
from spec.actions import Place
from spec.cards import REGIONS, SANCTUARIES
from spec.errors import RefusedError
from spec.readings import load_readings
from spec.table import Game, Player

CLUE = next(sanctuary.id for sanctuary in SANCTUARIES.values() if sanctuary.clues == 1)
VALUES = {
    "market-reveal": ["until-round-7", "every-round", "while-needed"],
    "market-shortfall": ["reveal-remaining", "reveal-none"],
    "final-market": ["remove-all", "leave-all"],
    "sanctuary-shortage": ["one-by-one", "ascending-until-empty", "card-by-card"],
    "short-draw": ["draw-remaining", "draw-none"],
    "deal-order": ["ascending", "seating", "card-by-card"],
    "leftover-order": ["as-drawn", "chosen", "random"],
    "sanctuary-placement": ["must-place", "may-decline", "may-decline-in-round-8"],
    "ranking": ["everyone", "first-only"],
    "tie-break-cards": ["played", "possessed"],
    "drawn-secrecy": ["secret", "open"],
    "drawn-look": ["at-once", "after-region"],
}
HELLO = {
    "protocol": "faraway-wire-1",
    "name": "faraway-spec",
    "version": "1",
    "language": "Python",
    "levels": [1, 2, 3, 4, 5],
    "readings": VALUES,
}


class BadRequest(Exception):  # noqa: N818 - a refusal, not a fault of the port
    """A request that the port itself refuses, before the specification sees it."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code


def need(request, key):
    if key not in request:
        raise BadRequest("missing-key")
    return request[key]


def table(request, players, **rest):
    """Lay out a table with these players; what a question does not tell is empty."""
    fields = {"round": 2, "phase": "explore", "region_deck": (), "sanctuary_deck": (), **rest}
    return Game(readings=load_readings(request["readings"]), players=tuple(players), **fields)


def player_due(played, due):
    """Make a player who has just played this Region and is due so many Sanctuaries."""
    if due == 0:
        return Player(hand=frozenset(), regions=(played,))
    before = next(region for region in range(1, played) if REGIONS[region].clues == 0)
    clues = due - 1 - REGIONS[played].clues
    return Player(hand=frozenset(), regions=(before, played), sanctuaries=(CLUE,) * clues)


def quest(card):
    if card.quest is None:
        return None
    biomes = {"biomes": list(card.quest.biomes)} if card.quest.per == "biome" else {}
    return {"per": card.quest.per, **biomes, "fame": card.quest.fame}


def shown(card):
    return {
        name: getattr(card, name) for name in ("biome", "night", "clues", "stones", "chimeras", "thistles")
    }


def catalogue(_request):
    regions = [
        {
            "duration": card.duration,
            **shown(card),
            "prerequisite": {
                "stones": card.needs_stones,
                "chimeras": card.needs_chimeras,
                "thistles": card.needs_thistles,
            },
            "quest": quest(card),
        }
        for card in REGIONS.values()
    ]
    sanctuaries = [{"id": card.id, **shown(card), "quest": quest(card)} for card in SANCTUARIES.values()]
    return {"regions": regions, "sanctuaries": sanctuaries}


def score(request):
    given = {key: need(request, key) for key in ("regions", "sanctuaries")}
    regions, sanctuaries = documents.load_tableau(given)
    if len(regions) < 8:
        raise BadRequest("too-few-regions")
    return scoring.score(regions, sanctuaries)


def due(request):
    players = [
        Player(hand=frozenset(), regions=tuple(player["regions"]), sanctuaries=tuple(player["sanctuaries"]))
        for player in need(request, "players")
    ]
    return {
        "due": [finding.sanctuaries_due(player) if finding.is_finder(player) else 0 for player in players]
    }


def turn_order(request):
    players = [
        Player(hand=frozenset(), regions=tuple(player["regions"])) for player in need(request, "players")
    ]
    return {"order": list(ending.turn_order(table(request, players)))}


def draw(request):
    pairs = zip(need(request, "played"), need(request, "due"), strict=True)
    players = [player_due(played, due) for played, due in pairs]
    after = finding.find_sanctuaries(table(request, players, sanctuary_deck=tuple(request["sanctuary_deck"])))
    return {
        "drawn": [list(player.drawn) for player in after.players],
        "sanctuary_deck": list(after.sanctuary_deck),
        "one_by_one": after.one_by_one,
    }


def draw_alone(request):
    player = player_due(60, need(request, "due"))
    deck = tuple(request["sanctuary_deck"])
    after = finding.draw_due(table(request, [player], sanctuary_deck=deck, one_by_one=True), 0)
    return {"drawn": list(after.players[0].drawn), "sanctuary_deck": list(after.sanctuary_deck)}


def leftovers(request):
    player = Player(hand=frozenset(), drawn=tuple(need(request, "drawn")))
    before = table(request, [player], sanctuary_deck=tuple(request["sanctuary_deck"]))
    if request["placed"] is not None:
        before = ending.apply_place(before, Place(seat=0, sanctuary=request["placed"]))
    left = before.players[0].drawn
    order = left if before.readings["leftover-order"] == "as-drawn" or len(left) < 2 else request["order"]
    return {"sanctuary_deck": list(ending.put_under_deck(before, 0, tuple(order)).sanctuary_deck)}


def market(request):
    players = [Player(hand=frozenset()) for _ in range(need(request, "players"))]
    after = ending.end_round(
        table(
            request,
            players,
            round=request["round"],
            phase="take",
            region_deck=tuple(request["region_deck"]),
            market=frozenset(request["market"]),
            removed=frozenset(request["removed"]),
        )
    )
    return {
        "market": sorted(after.market),
        "region_deck": list(after.region_deck),
        "removed": sorted(after.removed),
    }


def set_up(request):
    setup = {key: need(request, key) for key in ("players", "variant", "readings", "region_deck")}
    begun = game.begin({**setup, "sanctuary_deck": sorted(SANCTUARIES)})
    if request["variant"] == "advanced":
        for seat, kept in enumerate(request["kept"]):
            begun = game.apply(begun, {"type": "keep", "seat": seat, "regions": sorted(kept)})
        begun = game.apply(begun, {"type": "shuffle", "regions": request["shuffled"]})
    return {
        "hands": [sorted(player.hand) for player in begun.players],
        "market": sorted(begun.market),
        "region_deck": list(begun.region_deck),
    }


def rank(request):
    readings = load_readings(request["readings"])
    players = [
        Player(hand=frozenset(player["hand"]), regions=tuple(player["regions"]))
        for player in need(request, "players")
    ]
    totals = [player["total"] for player in request["players"]]
    lowest = [winner.lowest_duration(player, readings) for player in players]
    return {"ranks": winner.ranks(totals, lowest, readings)}


SHOWN = {
    "state": game.state,
    "legal": game.legal,
    "observations": lambda now: [information.observe(now, seat) for seat in range(len(now.players))],
    "result": game.result,
}


def play(request):
    now = game.begin(need(request, "setup"))
    actions = [(action, documents.expect_mapping(action, "action")) for action in need(request, "actions")]
    if not {*need(request, "show"), need(request, "after")} <= {*SHOWN, "every", "last"}:
        raise BadRequest("unknown-value")
    steps = [{name: SHOWN[name](now) for name in request["show"]}]
    for _, action in actions:
        try:
            now = game.apply(now, action)
        except game.Illegal as illegal:
            steps.append({"error": {"code": illegal.codes[0]}})
        else:
            steps.append({name: SHOWN[name](now) for name in request["show"]})
    return {"steps": steps if request["after"] == "every" else steps[-1:]}


def unknown(_request):
    raise BadRequest("unknown-request")


def perft(request):
    now = game.begin(need(request, "setup"))
    for action in need(request, "actions"):
        now = game.apply(now, action)
    count = {"leaves": 0, "over": 0, "fame": [0] * len(now.players)}
    follow(now, need(request, "depth"), count)
    return count


def follow(now, depth, count):
    ended = game.result(now)
    if ended is None and depth != 0:
        for action in game.legal(now):
            follow(game.apply(now, action), None if depth is None else depth - 1, count)
        return
    count["leaves"] += 1
    if ended is not None:
        count["over"] += 1
        count["fame"] = [fame + total for fame, total in zip(count["fame"], ended["totals"], strict=True)]


ANSWERS = {
    "hello": lambda _request: HELLO,
    "catalogue": catalogue,
    "score": score,
    "due": due,
    "turn-order": turn_order,
    "draw": draw,
    "draw-alone": draw_alone,
    "leftovers": leftovers,
    "market": market,
    "set-up": set_up,
    "rank": rank,
    "play": play,
    "perft": perft,
}


def reply(line):
    number = None
    try:
        request = documents.expect_mapping(documents.load_json(line), "request")
        number = documents.expect_integer(need(request, "id"), "id")
        kind = documents.expect_string(need(request, "request"), "request")
        return {"id": number, "answer": ANSWERS.get(kind, unknown)(request)}
    except RefusedError as refused:
        return {"id": number, "error": {"code": refused.codes[0]}}
    except BadRequest as bad:
        return {"id": number, "error": {"code": bad.code}}


def serve() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.write(json.dumps(reply(line)) + "\n")
        sys.stdout.flush()
