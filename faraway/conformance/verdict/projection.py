"""How much of an answer is compared: both sides are reduced to what the port claims to know.

A projection depends on the answer alone and leaves a projected answer as it is. So a port may send the small form itself.
"""

from faraway.conformance.exchange.claims import Depth, RankForm, ScoreForm
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.suite.documents import Json, JsonObject

LAST_MARKET_ROUND = 7
"""Nobody takes a Region in round 8."""
MARKET_PHASES = ("explore", "take")
"""The phases in which somebody looks at the market to choose; between them it may be cleared and filled at any moment."""
CHANCE = ("shuffle", "return-order")


def projected(answer: Json, kind: Json, identity: PortIdentity | None) -> Json:
    """Return what is compared of the answer to a request of this kind."""
    if identity is None or not isinstance(answer, dict):
        return answer
    match kind:
        case "score" if identity.score is ScoreForm.TOTAL:
            return _only(answer, ("total",))
        case "rank" if identity.rank is RankForm.WINNERS:
            return _winners(answer)
        case "play":
            steps = answer.get("steps")
            if not isinstance(steps, list):
                return answer
            return {**answer, "steps": [_step(step, identity) for step in steps]}
        case _:
            return answer


def _step(step: Json, identity: PortIdentity) -> Json:
    if not isinstance(step, dict):
        return step
    shown = dict(step)
    if identity.depth is Depth.OUTCOME:
        shown = {key: _OUTCOMES[key](value) if key in _OUTCOMES else value for key, value in step.items()}
    result = shown.get("result")
    if identity.rank is RankForm.WINNERS and isinstance(result, dict):
        shown["result"] = _winners(result)
    return shown


def _winners(ranking: JsonObject) -> JsonObject:
    """Replace the ranks by the seats that are first."""
    ranks = ranking.get("ranks")
    if not isinstance(ranks, list):
        return ranking
    others = {key: value for key, value in ranking.items() if key != "ranks"}
    return {**others, "winners": [seat for seat, rank in enumerate(ranks) if rank == 1 and type(rank) is int]}


def _only(value: Json, keys: tuple[str, ...]) -> Json:
    return {key: value[key] for key in keys if key in value} if isinstance(value, dict) else value


def _each(values: Json, keys: tuple[str, ...]) -> Json:
    return [_only(value, keys) for value in values] if isinstance(values, list) else values


def _public(shown: Json) -> Json:
    """Return what is public: whose turn it is and in which phase, the market while somebody chooses from it, the cards played."""
    if not isinstance(shown, dict):
        return shown
    keys: tuple[str, ...] = ("phase",)
    if shown.get("phase") != "over":
        keys = ("round", "phase", "turn")
        number = shown.get("round")
        is_market_used = type(number) is int and number <= LAST_MARKET_ROUND
        if shown.get("phase") in MARKET_PHASES and is_market_used:
            keys = (*keys, "market")
    return {
        **{key: shown[key] for key in keys if key in shown},
        **({"players": _each(shown["players"], ("regions", "sanctuaries"))} if "players" in shown else {}),
    }


def _observation(shown: Json) -> Json:
    """Return what a seat sees besides what is public: the Sanctuaries drawn that it may look at."""
    public = _public(shown)
    if not isinstance(shown, dict) or not isinstance(public, dict):
        return shown
    players = shown.get("players")
    return {
        **public,
        **{key: shown[key] for key in ("seat",) if key in shown},
        **({"you": _only(shown["you"], ("drawn",))} if "you" in shown else {}),
        **(
            {"players": [_with_open_draws(player) for player in players]} if isinstance(players, list) else {}
        ),
    }


def _with_open_draws(player: Json) -> Json:
    keys: tuple[str, ...] = ("regions", "sanctuaries")
    if isinstance(player, dict) and isinstance(player.get("drawn"), list):
        keys = (*keys, "drawn")
    return _only(player, keys)


def _decisions(legal: Json) -> Json:
    """Return the legal decisions; for chance only its kind."""
    if not isinstance(legal, list):
        return legal
    return [
        {"type": action["type"]} if isinstance(action, dict) and action.get("type") in CHANCE else action
        for action in legal
    ]


def _observations(views: Json) -> Json:
    return [_observation(view) for view in views] if isinstance(views, list) else views


def _refusal(_error: Json) -> Json:
    return {}


_OUTCOMES = {
    "state": _public,
    "legal": _decisions,
    "observations": _observations,
    "error": _refusal,
}
