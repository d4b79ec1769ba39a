"""The look-ups by facts on the page of the protocol find every Sanctuary, in each of the four languages."""

import json
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import pytest

from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.documents import JsonObject, as_list, as_object

PAGE = (resources.files("faraway.conformance") / "protocol.md").read_text("utf-8")
CARDS = [*sanctuary_facts().values()]


def asked(card: JsonObject) -> JsonObject:
    """Return the facts as another program may write them: without the id, the biomes of a quest in the other order."""
    facts = {name: value for name, value in card.items() if name != "id"}
    quest = facts["quest"]
    if isinstance(quest, dict) and "biomes" in quest:
        facts["quest"] = {**quest, "biomes": as_list(quest["biomes"])[::-1]}
    return facts


def code_in(language: str) -> str:
    """Return the code of the section that begins with `In LANGUAGE`."""
    section = PAGE[PAGE.index("## Looking up a card by its facts") :]
    after = section[re.search(rf"(?m)\bIn {language}\b.*:$", section).end() :]  # type: ignore[union-attr]
    lines = after.strip("\n").splitlines()
    end = next(
        (number for number, line in enumerate(lines) if line and not line.startswith("    ")), len(lines)
    )
    return "\n".join(line[4:] for line in lines[:end])


def output(*command: str, folder: Path) -> str:
    """Run a program, and return what it prints; skip if it is not here."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"no {command[0]}")
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def text(value: object) -> str:
    return json.dumps(value)


def java(card: JsonObject) -> str:
    """Return a card as an expression of Java."""
    quest = as_object(card["quest"])
    biomes = ", ".join(text(name) for name in as_list(quest.get("biomes", [])))
    printed = f"new Quest({text(quest.get('per'))}, {quest.get('fame')}, java.util.Set.of({biomes}))"
    numbers = ", ".join(
        text(card[name]) for name in ("biome", "night", "clues", "stones", "chimeras", "thistles")
    )
    return f"new Facts({numbers}, {printed if card['quest'] else 'null'})"


def rust(card: JsonObject) -> str:
    """Return a card as an expression of Rust."""
    quest = as_object(card["quest"])
    biomes = ", ".join(f"{text(name)}.to_string()" for name in as_list(quest.get("biomes", [])))
    printed = (
        f"Some(Quest {{ per: {text(quest.get('per'))}.to_string(), fame: {quest.get('fame')}, "
        f"biomes: BTreeSet::from([{biomes}]) }})"
    )
    biome = "None" if card["biome"] is None else f"Some({text(card['biome'])}.to_string())"
    numbers = ", ".join(
        f"{name}: {text(card[name])}" for name in ("night", "clues", "stones", "chimeras", "thistles")
    )
    return f"Facts {{ biome: {biome}, {numbers}, quest: {printed if card['quest'] else 'None'} }}"


def test_python_finds_every_card() -> None:
    """With the code of the page."""
    room: dict[str, object] = {"MY_CARDS": CARDS}
    exec(code_in("Python"), room)  # noqa: S102  the page of this package
    found = room["sanctuary_like"]
    assert callable(found)
    assert [found(asked(card)) for card in CARDS] == CARDS


def test_javascript_finds_every_card(tmp_path: Path) -> None:
    """With the code of the page."""
    program = (
        f"const MY_CARDS = {text(CARDS)};\n{code_in('JavaScript')}\n"
        f"console.log({text([asked(card) for card in CARDS])}.map((facts) => sanctuaryLike(facts).id).join(' '));\n"
    )
    (tmp_path / "look.mjs").write_text(program)
    assert output("node", "look.mjs", folder=tmp_path).split() == [card["id"] for card in CARDS]


@pytest.mark.long
def test_java_finds_every_card(tmp_path: Path) -> None:
    """With the code of the page."""
    puts = "\n".join(f"MINE.put({java(card)}, {text(card['id'])});" for card in CARDS)
    looks = "\n".join(f"System.out.println(sanctuaryLike({java(asked(card))}));" for card in CARDS)
    body = f"public static void main(String[] arguments) {{\n{puts}\n{looks}\n}}"
    (tmp_path / "Look.java").write_text(f"class Look {{\n{code_in('Java')}\n{body}\n}}\n")
    assert output("java", "Look.java", folder=tmp_path).split() == [card["id"] for card in CARDS]


@pytest.mark.long
def test_rust_finds_every_card(tmp_path: Path) -> None:
    """With the code of the page."""
    puts = "\n".join(f"mine.insert({rust(card)}, {text(card['id'])}.to_string());" for card in CARDS)
    looks = "\n".join(
        f'println!("{{}}", sanctuary_like(&mine, &{rust(asked(card))}).unwrap());' for card in CARDS
    )
    body = f"fn main() {{\nlet mut mine = HashMap::new();\n{puts}\n{looks}\n}}"
    (tmp_path / "look.rs").write_text(f"{code_in('Rust')}\n{body}\n")
    output("rustc", "-C", "debuginfo=0", "look.rs", folder=tmp_path)
    assert output(str(tmp_path / "look"), folder=tmp_path).split() == [card["id"] for card in CARDS]
