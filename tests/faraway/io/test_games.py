import json
import subprocess
import sys
from importlib import resources

import attrs
import jsonschema
import pytest

from faraway.game import Phase, Transcript, Variant, observe, replay_states
from faraway.game.actions import Keep, ReturnOrder, Shuffle
from faraway.game.player import PlayerState
from faraway.game.readings import READING_VALUES, Edition, Readings
from faraway.io import convert, dump, dumps
from faraway.io.games import dumps_transcript, load_action, load_setup, load_transcript
from faraway.io.strict import Json
from faraway.play.loop import chance_of, play_game, seated
from faraway.play.policies import PolicyName, seated_policy
from tests.faraway.game.table import action, begin, do, durations, names, player, setup
from tests.faraway.refusing import refusal, refused
from tests.samples import sample_of

SCHEMA: dict[str, Json] = json.loads(
    resources.files("faraway").joinpath("data/schemas/transcript.schema.json").read_text(encoding="utf-8")
)
ACTIONS: list[tuple[str, Json]] = [
    ("keep 1 3 5 9", {"type": "keep", "seat": 1, "regions": [3, 5, 9]}),
    ("shuffle 4 2 3", {"type": "shuffle", "regions": [4, 2, 3]}),
    ("explore 0 12", {"type": "explore", "seat": 0, "region": 12}),
    ("take 5 68", {"type": "take", "seat": 5, "region": 68}),
    ("place 2 forest-stone", {"type": "place", "seat": 2, "sanctuary": "forest-stone"}),
    ("decline 3", {"type": "decline", "seat": 3}),
    ("return 4 city-clue", {"type": "return", "seat": 4, "sanctuary": "city-clue"}),
    (
        "return-order 1 forest-stone city-clue",
        {"type": "return-order", "seat": 1, "sanctuaries": ["forest-stone", "city-clue"]},
    ),
]


def at(value: Json, *steps: str | int) -> Json:
    """Walk into a JSON value."""
    for step in steps:
        if isinstance(value, dict) and isinstance(step, str):
            value = value[step]
        else:
            assert isinstance(value, list)
            assert isinstance(step, int)
            value = value[step]
    return value


def check(value: Json, part: str | None = None) -> None:
    schema = SCHEMA if part is None else {"$defs": SCHEMA["$defs"], "$ref": f"#/$defs/{part}"}
    jsonschema.Draft202012Validator(schema).validate(value)


def italian_game() -> Transcript:
    start = setup(6, variant=Variant.ADVANCED, readings=dict(Readings.for_edition(Edition.IT).values()))
    policies = [seated_policy(PolicyName.RANDOM, 3, seat) for seat in range(6)]
    return play_game(start, seated(policies, chance_of(3))).transcript


@pytest.mark.parametrize(("text", "form"), ACTIONS)
def test_every_kind_of_action_crosses_the_edge_both_ways(text: str, form: Json) -> None:
    assert dump(action(text)) == form
    assert load_action(json.dumps(form).encode()) == action(text)
    check(form, "action")


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("[]", [("wrong-type", "")]),
        ("{}", [("missing-key", "")]),
        ('{"type": 3}', [("wrong-type", "/type")]),
        ('{"type": "fly"}', [("unknown-value", "/type")]),
        ('{"type": "decline"}', [("missing-key", "/seat")]),
        (
            '{"type": "take", "seat": true, "region": "3", "why": 1}',
            [("wrong-type", "/seat"), ("wrong-type", "/region"), ("unknown-key", "/why")],
        ),
        ('{"type": "keep", "seat": 0, "regions": [1, 2.0]}', [("wrong-type", "/regions/1")]),
        ('{"type": "keep", "seat": 0, "regions": 1}', [("wrong-type", "/regions")]),
        ('{"type": "explore", "seat": 1, "seat": 1, "region": 3}', [("duplicate-key", "/seat")]),
    ],
)
def test_a_malformed_action_is_refused_with_every_reason(text: str, reasons: list[tuple[str, str]]) -> None:
    assert refused(load_action, text.encode()) == reasons


def test_an_action_with_an_unknown_card_is_for_the_game_to_refuse() -> None:
    unknown = b'{"type": "keep", "seat": 9, "regions": [99]}'
    assert load_action(unknown) == Keep(seat=9, regions=durations(99))


def test_a_setup_crosses_the_edge_both_ways() -> None:
    start = setup(3, readings={"ranking": "first-only"})
    form = dump(start)
    check(form, "setup")
    assert list(form) == ["players", "variant", "readings", "region_deck", "sanctuary_deck"]
    assert load_setup(json.dumps(form).encode()) == start
    assert "missing-key" in str(refusal(load_setup, b"{}"))


def test_a_reading_not_named_has_its_default() -> None:
    form = dump(setup(3))
    form["readings"] = {"ranking": "first-only"}
    assert load_setup(json.dumps(form).encode()).readings == Readings.of({"ranking": "first-only"})


def test_a_whole_advanced_game_with_chance_events_is_dumped_again_byte_for_byte() -> None:
    game = italian_game()
    text = dumps_transcript(game)
    again = load_transcript(text.encode())
    assert again == game
    assert dumps_transcript(again) == text
    assert json.loads(text) == dump(game)
    check(dump(game))
    assert {type(event) for event in game.actions} >= {Shuffle, ReturnOrder}


def test_a_game_without_actions_is_a_transcript_too() -> None:
    game = Transcript(setup=setup(2), actions=())
    text = dumps_transcript(game)
    assert '"actions": [],\n  "result": null\n}' in text
    assert load_transcript(text.encode()) == game
    check(dump(game))


def test_states_observations_and_results_fit_their_schemas() -> None:
    game = italian_game()
    for state in sample_of(replay_states(game)):
        check(dump(state), "state")
        check(dump(observe(state, 4)), "observation")
    check(dump(game.result), "result")


def test_the_schema_knows_the_readings() -> None:
    for name, values in READING_VALUES.items():
        assert at(SCHEMA, "$defs", "readings", "properties", name, "enum") == list(values)
    assert at(SCHEMA, "$defs", "readings", "required") == []


def test_a_malformed_transcript_is_refused_with_every_reason() -> None:
    form = dump(attrs.evolve(italian_game(), actions=tuple(action(text) for text, _ in ACTIONS)))
    form["format"] = "faraway-transcript-9"
    form["readings"] = {"ranking": "foo", "colour": "red", "deal-order": 3}
    form["actions"] = [{"type": "fly"}, {"type": "decline", "seat": "0"}, 7]
    form["result"] = {"totals": [1, "2"], "ranks": [1, 2], "names": []}
    form["variant"] = "expert"
    form["comment"] = "hello"
    del form["players"]
    assert sorted(refused(load_transcript, json.dumps(form).encode())) == sorted(
        [
            ("missing-key", "/players"),
            ("unknown-value", "/format"),
            ("unknown-value", "/variant"),
            ("unknown-key", "/comment"),
            ("unknown-reading-value", "/readings/ranking"),
            ("unknown-reading", "/readings/colour"),
            ("wrong-type", "/readings/deal-order"),
            ("unknown-value", "/actions/0/type"),
            ("wrong-type", "/actions/1/seat"),
            ("wrong-type", "/actions/2"),
            ("wrong-type", "/result/totals/1"),
            ("unknown-key", "/result/names"),
        ]
    )


def test_what_is_no_transcript_at_all_is_refused() -> None:
    assert refused(load_transcript, b"[]") == [("wrong-type", "")]
    assert refused(load_transcript, b"{") == [("not-json", "")]
    assert ("wrong-type", "/readings") in refused(load_transcript, b'{"readings": []}')
    assert ("wrong-type", "/format") in refused(load_transcript, b'{"format": 1}')


def test_dumped_state_and_observation_are_those_of_the_interface() -> None:
    """Rules: INFO-1, INFO-2."""
    state = begin(2, top=[10, 20, 30, 40, 50, 60, 3, 2, 1], readings={"drawn-secrecy": "open"})
    state = do(state.but(region_deck=(), sanctuary_deck=()), "explore 1 50")
    nothing: dict[str, Json] = {
        "hand": [], "set_aside": [], "chosen": None, "drawn": [], "regions": [], "sanctuaries": [],
    }  # fmt: skip
    assert dumps(state) == dumps(
        {
            "round": 1,
            "phase": "explore",
            "turn": None,
            "one_by_one": False,
            "region_deck": [],
            "sanctuary_deck": [],
            "market": [1, 2, 3],
            "removed": [],
            "players": [{**nothing, "hand": [10, 20, 30]}, {**nothing, "hand": [40, 60], "chosen": 50}],
        }
    )
    drawing = state.but(
        phase=Phase.TAKE, turn=1, players=(player(drawn=names("city-clue")), player(regions=[1]))
    )
    other: dict[str, Json] = {
        "hand": 0, "set_aside": 0, "has_chosen": False, "drawn": [], "regions": [], "sanctuaries": [],
    }  # fmt: skip
    assert dumps(dump(observe(drawing, 1))) == dumps(
        {
            "seat": 1,
            "round": 1,
            "phase": "take",
            "turn": 1,
            "one_by_one": False,
            "region_deck": 0,
            "sanctuary_deck": 0,
            "market": [1, 2, 3],
            "removed": [],
            "you": {"hand": [], "set_aside": [], "chosen": None, "drawn": []},
            "players": [{**other, "drawn": ["city-clue"]}, {**other, "regions": [1]}],
        }
    )
    secret = begin(2).but(players=(player(drawn=names("city-clue")), player(regions=[1])))
    seen = dump(observe(secret, 1))
    assert (at(seen, "players", 0, "drawn"), at(seen, "players", 1, "drawn")) == (1, 0)


@pytest.mark.long
@pytest.mark.parametrize(
    "statement",
    ["assert dump(Readings()) == Readings().values()", "assert load_value({}, Readings) == Readings()"],
)
def test_forms_of_games_are_registered_by_the_first_use(
    statement: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = (
        "import sys; from faraway.io import dump, load_value\n"
        "assert 'faraway.io.games' not in sys.modules\n"
        f"from faraway.game.readings import Readings\n{statement}"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=900)
    for hook in (convert.CONVERTER.get_structure_hook, convert.CONVERTER.get_unstructure_hook):
        monkeypatch.delitem(sys.modules, "colorsys", raising=False)
        monkeypatch.setattr(convert, "GAME_FORMS", "colorsys")  # a module that nothing imports
        hook(PlayerState, cache_result=False)
        assert "colorsys" in sys.modules
