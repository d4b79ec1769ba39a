"""The suite without Python: complete, the same bytes every time, and judged alike by its runners in three languages."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from crosscheck.artefacts.command import RUNNERS, npm_files, suite_files, tarball
from crosscheck.ports.ports import REPOSITORY
from faraway.conformance.exchange.claims import REQUESTS
from faraway.conformance.exchange.handshake import PortIdentity, load_identity
from faraway.conformance.runner.questions import reason_not_asked, sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.facets import kinds_of
from faraway.conformance.suite.vectors import ExpectRelation, shipped_suite
from faraway.game.readings import DEFAULT_READINGS, READING_VALUES, Edition, Readings
from faraway.io import Json
from tests.faraway.conformance.examples import PATIENT

WRONG = ("prerequisite-one-kind-is-enough", pytest.param("tie-break-by-sum", marks=pytest.mark.slow))
CLOSING = re.compile(r"(\d+) passed, (\d+) failed, (\d+) not asked")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    for name, data in npm_files().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def needed(tool: str) -> str:
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not on this machine")
    return found


@pytest.fixture(
    scope="session",
    params=["node", *(pytest.param(tool, marks=pytest.mark.slow) for tool in ("rustc", "java"))],
)
def runner(
    request: pytest.FixtureRequest, package: Path, tmp_path_factory: pytest.TempPathFactory
) -> list[str]:
    tool = needed(request.param)
    vectors = str(package / "vectors.jsonl")
    match request.param:
        case "node":
            return [tool, str(package / "suite.mjs")]
        case "rustc":
            built = tmp_path_factory.mktemp("rust") / "suite"
            build = [
                tool,
                "--edition",
                "2021",
                "-O",
                "-D",
                "warnings",
                "-o",
                str(built),
                str(RUNNERS / "suite.rs"),
            ]
            subprocess.run(build, check=True)
            return [str(built), vectors]
        case _:
            return [tool, str(package / "Suite.java"), vectors]


@pytest.mark.long
def test_every_vector_is_complete_in_itself() -> None:
    lines = suite_files()["vectors.jsonl"].decode().splitlines()
    vectors = [json.loads(line) for line in lines]
    assert [vector["id"] for vector in vectors] == [vector.id for vector in shipped_suite().vectors]
    for vector in vectors:
        assert vector["exchanges"]
        assert all(
            rule.startswith(f"{clause}: ")
            for rule, clause in zip(vector["rules"], vector["clauses"], strict=True)
        )
        for exchange in vector["exchanges"]:
            assert len(exchange["expect"]) == 1
            text = json.dumps(exchange.get("request", {}))
            cards = {
                card["id"] for card in exchange.get("request", {}).get("cards", []) if isinstance(card, dict)
            }
            if vector["level"] < 5:
                assert {name for name in sanctuary_facts() if f'"{name}"' in text} <= cards


@pytest.mark.long
def test_a_vector_names_the_situations_of_its_games() -> None:
    lines = suite_files()["vectors.jsonl"].decode().splitlines()
    vectors = {vector["id"]: vector for vector in map(json.loads, lines)}
    assert vectors["worked-example-de"]["situations"] == []
    advanced = vectors["game-advanced"]["situations"]
    assert {moment["variant"] for moment in advanced} == {"advanced"}
    assert "keep" in {moment["phase"] for moment in advanced}
    assert any(
        moment.get("shortage") == "total" for moment in vectors["shortage-6-players-step-5"]["situations"]
    )


@pytest.mark.long
def test_the_same_files_are_the_same_bytes() -> None:
    first, second = (tarball(npm_files(), "package") for _ in range(2))
    assert first == second
    assert b"package/package.json" in gzip.decompress(first)


def test_the_editions_of_the_javascript_port_are_those_of_the_reference() -> None:
    script = (
        "import { EDITIONS } from './ports/javascript/readings.mjs'; console.log(JSON.stringify(EDITIONS));"
    )
    node = [needed("node"), "--input-type=module", "--eval", script]
    found = json.loads(subprocess.run(node, capture_output=True, check=True, cwd=REPOSITORY).stdout)
    defaults = DEFAULT_READINGS.values()
    assert found == {
        edition.value: {
            name: value
            for name, value in Readings.for_edition(edition).values().items()
            if value != defaults[name]
        }
        for edition in Edition
    }


@pytest.mark.long
def test_every_runner_finds_the_javascript_port_conforming(runner: list[str], package: Path) -> None:
    port = [needed("node"), str(package / "port.mjs")]
    ran = subprocess.run([*runner, *port], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (
        0,
        f"{len(shipped_suite().vectors)} passed, 0 failed, 0 not asked\n",
    )


@pytest.mark.long
@pytest.mark.parametrize("misreading", WRONG)
def test_every_runner_fails_what_the_python_runner_fails(runner: list[str], misreading: str) -> None:
    port = [sys.executable, "-m", "faraway", "port", "--misread", misreading]
    ran = subprocess.run([*runner, *port], capture_output=True, text=True, check=False, cwd=REPOSITORY)
    assert ran.returncode == 1
    failed = set(re.findall(r"(?m)^FAILED ([^:\s]+)", ran.stdout))
    report = run(Run(command=port, suite=shipped_suite(), facts=sanctuary_facts(), limits=PATIENT))
    related = {vector.id for vector in shipped_suite().vectors if isinstance(vector.expect, ExpectRelation)}
    expected = {outcome.vector.id for outcome in report.failures}
    assert failed
    assert failed - related == expected - related
    assert expected <= failed


CLAIMING: list[dict[str, Json]] = [
    {},
    {"players": [2, 3]},
    {"players": [2, 3], "bench": True},
    {"players": [2, 3, 4, 5, 6], "depth": "state"},
    {"bench": False},
    {"rank": "winners"},
]


@pytest.mark.long
@pytest.mark.parametrize("claims", CLAIMING, ids=json.dumps)
def test_every_runner_asks_what_the_python_runner_asks(
    runner: list[str], claims: dict[str, Json], tmp_path: Path
) -> None:
    """A port that refuses everything is asked as many vectors by each."""
    hello: dict[str, Json] = {
        "protocol": "faraway-wire-1",
        "name": "x",
        "version": "1",
        "language": "x",
        "levels": [1, 3],
        "readings": {name: [*values] for name, values in READING_VALUES.items()},
        **claims,
    }
    port = tmp_path / "port.py"
    port.write_text(
        "import json, sys\n"
        f"hello = {hello!r}\n"
        "for line in sys.stdin:\n"
        "    try: number = json.loads(line)['id']\n"
        "    except Exception: number = None\n"
        "    answer = {'answer': hello} if number == 0 else {'error': {'code': 'no'}}\n"
        "    print(json.dumps({'id': number, **answer}), flush=True)\n"
    )
    ran = subprocess.run([*runner, sys.executable, str(port)], capture_output=True, text=True, check=False)
    _, _, not_asked = map(int, CLOSING.findall(ran.stdout)[0])
    identity = load_identity(hello)
    assert isinstance(identity, PortIdentity)
    unasked = [vector.id for vector in shipped_suite().vectors if reason_not_asked(vector, identity)]
    assert not_asked == len(unasked)


@pytest.mark.long
def test_a_port_is_asked_what_it_offers_and_nothing_is_no_verdict(runner: list[str], tmp_path: Path) -> None:
    hello = {
        "protocol": "faraway-wire-1",
        "name": "x",
        "version": "1",
        "language": "x",
        "levels": [],
        "readings": {},
    }
    port = tmp_path / "port.py"
    port.write_text(
        f"import json\nfor _ in iter(input, ''): print(json.dumps({{'id': 0, 'answer': {hello!r}}}), flush=True)\n"
    )
    ran = subprocess.run([*runner, sys.executable, str(port)], capture_output=True, text=True, check=False)
    passed, failed, not_asked = map(int, CLOSING.findall(ran.stdout)[0])
    assert (ran.returncode, passed, failed, not_asked) == (2, 0, 0, len(shipped_suite().vectors))
    gone = subprocess.run(
        [*runner, sys.executable, "-c", "pass"], capture_output=True, text=True, check=False
    )
    assert gone.returncode == 2
    assert "no verdict: the port has exited" in gone.stderr
    missing = subprocess.run([*runner, "./no-such-program"], capture_output=True, text=True, check=False)
    assert missing.returncode == 2
    assert re.search("no verdict: .*no-such-program", missing.stderr), "at once, not when an answer is late"


LESS = """
import json, subprocess, sys
claims = json.loads(sys.argv[1])
port = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
def winners(answer):
    if "rank" in claims and "ranks" in (answer or {}):
        answer["winners"] = [seat for seat, rank in enumerate(answer.pop("ranks")) if rank == 1]
for line in sys.stdin.buffer:
    port.stdin.write(line)
    port.stdin.flush()
    reply = json.loads(port.stdout.readline())
    answer = reply.get("answer", {})
    answer.update(claims if "protocol" in answer else {})
    winners(answer)
    for step in answer.get("steps", []):
        winners(step.get("result"))
    if "score" in claims and "total" in answer:
        reply["answer"] = {"total": answer["total"]}
    print(json.dumps(reply), flush=True)
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("claims", "unasked"),
    [
        ({"score": "total", "bench": True}, set()),
        ({"rank": "winners", "bench": True}, set()),
        ({"depth": "outcome", "bench": True}, {"play"}),
        ({"region_facts": True}, {*REQUESTS} - {"catalogue", "leftovers", "draw-alone"}),
    ],
    ids=["total", "winners", "outcome", "region-facts"],
)
def test_a_right_port_that_claims_less_conforms_or_is_not_asked(
    runner: list[str], package: Path, claims: dict[str, Json], unasked: set[str], tmp_path: Path
) -> None:
    """The Python runner asks and judges these all."""
    (tmp_path / "less.py").write_text(LESS)
    port = [
        sys.executable,
        str(tmp_path / "less.py"),
        json.dumps(claims),
        needed("node"),
        str(package / "port.mjs"),
    ]
    ran = subprocess.run([*runner, *port], capture_output=True, text=True, check=False)
    passed, failed, not_asked = map(int, CLOSING.findall(ran.stdout)[0])
    left_out = [vector for vector in shipped_suite().vectors if unasked & {*kinds_of(vector)}]
    assert (failed, not_asked) == (0, len(left_out)), ran.stdout
    assert passed == len(shipped_suite().vectors) - len(left_out) > 0


@pytest.mark.slow
def test_the_npm_package_works_in_an_empty_project_without_python(tmp_path: Path) -> None:
    npm, node = needed("npm"), needed("node")
    packed = tmp_path / "faraway-rules.tgz"
    packed.write_bytes(tarball(npm_files(), "package"))
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in (npm, node):
        (tools / Path(tool).name).symlink_to(Path(tool).resolve())
    environment = {"PATH": str(tools), "HOME": str(tmp_path)}
    assert shutil.which("python3", path=str(tools)) is None
    project = tmp_path / "project"
    project.mkdir()
    (project / "package.json").write_text('{"name": "empty", "version": "1.0.0", "type": "module"}\n')
    install = [npm, "install", "--offline", "--no-audit", "--no-fund", str(packed)]
    subprocess.run(
        install, check=True, cwd=project, env={**os.environ, "HOME": str(tmp_path)}, capture_output=True
    )
    (project / "rules.test.mjs").write_text(
        'import { testPort } from "faraway-rules/suite";\n'
        'await testPort(["node", "node_modules/faraway-rules/port.mjs"]);\n'
    )
    ran = subprocess.run(
        [node, "--test"], capture_output=True, text=True, check=False, cwd=project, env=environment
    )
    assert re.search(rf"(?m)^\S+ pass {len(shipped_suite().vectors)}$", ran.stdout)
    assert ran.returncode == 0


@pytest.mark.slow
def test_the_types_of_the_package_are_those_of_its_code(package: Path, tmp_path: Path) -> None:
    npm = needed("npm")
    subprocess.run(
        [
            npm,
            "install",
            "--silent",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--prefix",
            str(tmp_path),
            "typescript@5.9.2",
        ],
        check=True,
    )
    modules = tmp_path / "node_modules"
    (modules / "faraway-rules").symlink_to(package)
    (tmp_path / "use.mts").write_text(
        'import { scoreTableau, checkTableau, CATALOGUE } from "faraway-rules";\n'
        'import { Game } from "faraway-rules/game";\n'
        'import { loadVectors, runPort } from "faraway-rules/suite";\n'
        'const total: number = scoreTableau([1, 2, 3, 4, 5, 6, 7, 8], ["forest-stone"]).total;\n'
        "const regions = CATALOGUE.regions.map((region) => region.duration);\n"
        'const game = Game.begin({ players: 2, variant: "standard", region_deck: regions, sanctuary_deck: [] });\n'
        "const clauses: string[] = loadVectors()[0].clauses;\n"
        'for await (const { verdict } of runPort(["x"])) console.log(verdict, total, game.legal(), clauses, checkTableau([]));\n'
    )
    check = [
        str(modules / ".bin" / "tsc"),
        "--noEmit",
        "--strict",
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "use.mts",
    ]
    ran = subprocess.run(check, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (ran.returncode, ran.stdout) == (0, "")
