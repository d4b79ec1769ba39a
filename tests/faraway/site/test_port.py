"""No site is built with a port that does not conform."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from faraway.site.port import PortRefusedError, check_port

PORT = Path(__file__).resolve().parents[3] / "ports" / "javascript"
pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="needs node")


def slip(folder: Path, right: str, wrong: str) -> Path:
    """Return a copy of the port with one slip in its scoring."""
    shutil.copytree(PORT, folder)
    scoring = folder / "faraway.mjs"
    text = scoring.read_text(encoding="utf-8")
    assert right in text
    scoring.write_text(text.replace(right, wrong), encoding="utf-8")
    return folder


@pytest.mark.long
def test_a_card_fact_that_is_wrong_in_the_port_stops_the_build(tmp_path: Path) -> None:
    """Region 37 pays 4 for each night instead of 3."""
    port = slip(
        tmp_path / "port",
        "37 city   night -   t     night        3",
        "37 city   night -   t     night        4",
    )
    done = CliRunner().invoke(main, ["site", "-o", str(tmp_path / "site"), "--port", str(port)])
    assert done.exit_code == 1
    assert "no site is built" in done.output
    assert "region-37" in done.output
    assert not (tmp_path / "site").exists()


@pytest.mark.long
def test_a_line_that_is_broken_in_the_port_stops_the_build(tmp_path: Path) -> None:
    """The biome sets are counted by the most frequent biome."""
    line = "return Math.min(counts.river, counts.city, counts.forest, counts.desert);"
    with pytest.raises(PortRefusedError, match="fails at levels 2, 4"):
        check_port(slip(tmp_path / "port", line, line.replace("min", "max")))


def test_a_port_that_does_not_start_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(PortRefusedError, match="no verdict"):
        check_port(tmp_path)
