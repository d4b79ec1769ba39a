"""Counts of lines that a killed process wrote in part are removed, and the others kept."""

from pathlib import Path

import pytest
from coverage import CoverageData

from tests.partial_counts import remove_partial_counts


@pytest.mark.parametrize("kept", [100, 4096, 5000])
def test_a_file_cut_anywhere_is_removed_and_a_whole_one_is_kept(kept: int, tmp_path: Path) -> None:
    whole, partial, other = (tmp_path / f".coverage.{name}" for name in ("whole", "partial", "other"))
    for file in (whole, partial):
        data = CoverageData(str(file))
        data.add_lines({"module.py": [1, 2, 3]})
        data.write()
        data.close()
    partial.write_bytes(partial.read_bytes()[:kept])
    other.write_text("no counts at all")
    remove_partial_counts(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [whole.name]
