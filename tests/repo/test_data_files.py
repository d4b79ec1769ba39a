from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_package_is_marked_as_typed() -> None:
    assert (ROOT / "faraway" / "py.typed").is_file()
