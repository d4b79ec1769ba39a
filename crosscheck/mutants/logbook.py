"""What has been found out so far about mutants, kept on disk, so that a run that is broken off can go on."""

import json
from pathlib import Path

import attrs
import cattrs

from crosscheck.mutants.forking import Verdict


@attrs.define
class Logbook:
    """Verdicts by name; those on file are taken over where sources and tests are still the same."""

    file: Path | None
    digest: str
    done: dict[str, Verdict] = attrs.field(factory=dict)

    def __attrs_post_init__(self) -> None:
        """Take over what is on file, or begin anew."""
        if self.file is None:
            return
        lines = self.file.read_text(encoding="utf-8").splitlines() if self.file.exists() else []
        if lines[:1] == [self.digest]:
            verdicts = [cattrs.structure(json.loads(line), Verdict) for line in lines[1:]]
            self.done = {verdict.mutant: verdict for verdict in verdicts}
        else:
            self.file.parent.mkdir(exist_ok=True)
            self.file.write_text(f"{self.digest}\n", encoding="utf-8")

    def note(self, verdict: Verdict) -> None:
        """Keep a verdict."""
        self.done[verdict.mutant] = verdict
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(attrs.asdict(verdict)) + "\n")
