"""What a process wrote that was killed while it saved its counts of lines: coverage would warn of it, and leave it for ever."""

from pathlib import Path

from coverage import CoverageData
from coverage.exceptions import CoverageException


def remove_partial_counts(folder: Path) -> None:
    """Remove the files of counts in a folder that cannot be read."""
    for file in sorted(folder.glob(".coverage.*")):
        try:
            CoverageData(str(file)).read()
        except CoverageException:
            file.unlink(missing_ok=True)
