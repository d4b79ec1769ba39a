"""The benchmarks themselves: that they run, and that they measure what they say."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck import bench
from crosscheck.bench import chart, command, measuring


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> dict[str, bench.Benchmark]:
    """An empty registry, and a clock that ticks once for every item of work."""
    empty: dict[str, bench.Benchmark] = {}
    for module in (bench, measuring, command):
        monkeypatch.setattr(module, "REGISTRY", empty)
    monkeypatch.setattr(command, "load_benchmarks", lambda: None)
    return empty


def ticking(name: str, ticks: float, **aims: float) -> None:
    now = [0.0]

    def work() -> int:
        now[0] += ticks
        return 1

    bench.benchmark(
        name, "ticks", clock=lambda: now[0], reach=aims.get("reach"), most=aims.get("most"),
        within=aims.get("within"),
        against="slow" if name != "slow" else None,
    )(lambda: work)  # fmt: skip


@pytest.mark.usefixtures("registry")
def test_ratio_is_how_many_times_as_fast() -> None:
    ticking("slow", 8)
    ticking("fast", 2, reach=4)
    ticking("middling", 4, reach=3)
    ticking("prompt", 1, within=1)
    ticking("rival", 2, most=3)
    figures = list(measuring.measure(["slow", "fast", "middling", "prompt", "rival"], rounds=2, seconds=5))
    assert [figure.seconds for figure in figures] == [8, 2, 4, 1, 2]
    assert [figure.ratio for figure in figures] == [None, 4, 2, 8, 4]
    assert [figure.is_reached for figure in figures] == [None, True, False, True, False]
    assert [command.words_for_aim(figure) for figure in figures[3:]] == [
        "1 s: reached",
        "at most 3 times: MISSED",
    ]


@pytest.mark.usefixtures("registry")
def test_what_takes_long_is_measured_in_fewer_rounds() -> None:
    done: list[str] = []

    def work() -> int:
        done.append("once")
        return 1

    ticking("slow", 8)
    bench.benchmark("long", "ticks", rounds=1)(lambda: work)
    slow, long = measuring.measure(["slow", "long"], rounds=3, seconds=0)
    assert slow.seconds == 8
    assert long.seconds >= 0
    assert done == ["once"]


@pytest.mark.usefixtures("registry")
def test_command_prints_one_table_and_keeps_the_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "BUILD", tmp_path / "build")
    monkeypatch.setenv("COLUMNS", "160")
    ticking("slow", 8)
    ticking("fast", 2, reach=5)
    result = CliRunner().invoke(command.command, ["fast", "--rounds", "1"], catch_exceptions=False)
    assert result.exit_code == 0
    assert "5 times: MISSED" in result.stdout
    kept = json.loads((tmp_path / "build" / "bench.json").read_text(encoding="utf-8"))
    assert [figure["name"] for figure in kept["figures"]] == ["slow", "fast"]
    assert kept["figures"][1]["ratio"] == 4
    assert kept["machine"] == measuring.name_machine()
    assert CliRunner().invoke(command.command, ["other"]).exit_code == 2


def test_two_benchmarks_of_one_name_are_refused(registry: dict[str, bench.Benchmark]) -> None:
    ticking("slow", 8)
    with pytest.raises(ValueError, match="two benchmarks"):
        ticking("slow", 9)
    assert list(registry) == ["slow"]


@pytest.mark.long
def test_benchmarks_of_scoring_do_some_work() -> None:
    measuring.load_benchmarks()
    for name in ("naive scorer", "full sheet", "lean path", "score --jsonl"):
        assert bench.REGISTRY[name].prepare()() == 500


@pytest.mark.usefixtures("registry")
def test_chart_has_ten_blocks_for_each_time_ten() -> None:
    ticking("slow", 100)
    ticking("fast", 1)
    ticking("middling", 10)
    figures = list(measuring.measure(["slow", "fast", "middling"], rounds=1, seconds=1))
    rows = [str(cell) for cell in chart.draw_chart(figures).columns[1].cells]
    assert [row.count("█") for row in rows] == [21, 11, 1]
    assert rows[0].endswith("1 ticks")


@pytest.mark.usefixtures("registry")
def test_run_is_compared_with_an_earlier_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticking("slow", 2)
    ticking("new", 1)
    monkeypatch.setattr(command, "BUILD", tmp_path)
    earlier = tmp_path / "earlier.json"
    earlier.write_text('{"figures": [{"name": "slow", "seconds_an_item": 6}]}', encoding="utf-8")
    done = CliRunner().invoke(
        command.command, ["--rounds", "1", "--compare", str(earlier)], env={"COLUMNS": "200"}
    )
    assert done.exit_code == 0
    assert done.stdout.count("3.00 times") == 1
