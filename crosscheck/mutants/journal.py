"""Verdicts kept on disk, so that an interrupted run can be resumed."""

from pathlib import Path

import attrs

from crosscheck.mutants.forks import Verdict
from crosscheck.mutants.records import dump_record, load_record


@attrs.define
class Journal:
    """Verdicts by mutant; those on file are taken over if they were written under the same digest."""

    file: Path | None
    digest: str
    done: dict[str, Verdict] = attrs.field(factory=dict)

    def __attrs_post_init__(self) -> None:
        """Take over what is on file without a line that was cut off, or start a new file."""
        if self.file is None:
            return
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        digest, *lines = text.split("\n")[:-1] or [""]
        kept = lines if digest == self.digest else []
        self.done = {verdict.mutant: verdict for verdict in (load_record(line, Verdict) for line in kept)}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("".join(f"{line}\n" for line in (self.digest, *kept)), encoding="utf-8")

    def record(self, verdict: Verdict) -> None:
        """Keep a verdict."""
        self.done[verdict.mutant] = verdict
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{dump_record(verdict)}\n")
