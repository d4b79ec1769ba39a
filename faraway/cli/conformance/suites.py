"""`faraway conformance suites`: the versions of the suite that can be asked, and what changed between them."""

from collections.abc import Iterator

import click

from faraway.cli.completing import complete_suite
from faraway.cli.layout import say
from faraway.cli.options import json_options, write_json
from faraway.conformance.suite.changes import Changes, changed_names, changes_between
from faraway.conformance.suite.vectors import shipped_version
from faraway.conformance.suites import StoredSuite, frozen_versions, stored_suite, versions
from faraway.io import dumps
from faraway.io.strict import Json
from faraway.wording import counted


@click.command(name="suites")
@click.option(
    "--since",
    metavar="VERSION",
    shell_complete=complete_suite,
    help="List every vector that is new, corrected or retired since this version.",
)
@json_options
def command(*, since: str | None, as_json: bool, output: str | None) -> None:
    r"""List the versions of the suite that this package can ask, and what changed between them.

    A frozen version never changes: it asks the same questions and expects the same answers. If a port conforms to one
    version, `--since` lists what to check so that it conforms to the current one.

    \b
    Example:
      faraway conformance suites --json
      faraway conformance suites --since 1.1
      faraway conformance run --suite 1.3 -- ./my-port
    """
    if since is not None:
        _since(stored_suite(since), as_json=as_json, output=output)
        return
    rows = [_row(version) for version in versions()]
    form: Json = {"current": shipped_version(), "suites": [*rows]}
    if write_json(lambda: dumps(form), as_json=as_json, output=output):
        return
    for version in versions():
        stored = stored_suite(version)
        current = "current, " if version == shipped_version() else ""
        state = "frozen" if version in frozen_versions() else "not frozen: may change"
        say(
            f"{version}  {counted(len(stored.suite.vectors), 'vector')}, "
            f"{counted(len(stored.derived.scripts), 'script')} of derived games; {current}{state}"
        )


def _row(version: str) -> dict[str, Json]:
    stored = stored_suite(version)
    return {
        "version": version,
        "frozen": version in frozen_versions(),
        "vectors": len(stored.suite.vectors),
        "scripts": len(stored.derived.scripts),
        "corrected_cards": [*stored.corrected],
    }


def _since(before: StoredSuite, *, as_json: bool, output: str | None) -> None:
    after = stored_suite()
    changes = changes_between(before.suite, after.suite)
    scripts = changed_names(
        *({each.name: each for each in stored.derived.scripts} for stored in (before, after))
    )
    form: dict[str, Json] = {
        "from": before.version,
        "to": after.version,
        "added": [vector.id for vector in changes.added],
        "corrected": [vector.id for vector in changes.corrected],
        "retired": [*changes.retired],
        "scripts": [*scripts],
        "rounds": after.derived.has_rounds and not before.derived.has_rounds,
        "corrected_cards": [*before.corrected],
    }
    if write_json(lambda: dumps(form), as_json=as_json, output=output):
        return
    for line in _lines(changes):
        say(line)
    for card in before.corrected:
        say(f"corrected card  {card}")
    if form["rounds"]:
        say(
            "derived questions  ports that declare claims are asked about single rules as they occur in derived games"
        )
    if scripts:
        say(f"derived games  new or changed scripts: {', '.join(scripts)}")
    say(
        f"from suite {before.version} to {after.version}: {counted(len(changes.added), 'vector')} added, {len(changes.corrected)} corrected, "
        f"{len(changes.retired)} retired, {counted(len(scripts), 'script')} of derived games new or changed, "
        f"{counted(len(before.corrected), 'card')} corrected"
    )


def _lines(changes: Changes) -> Iterator[str]:
    for word, vectors in (("corrected", changes.corrected), ("added", changes.added)):
        for vector in vectors:
            yield f"{word}  {vector.id}  {vector.level}  {' '.join(vector.clauses)}  {vector.why}"
    for name in changes.retired:
        yield f"retired  {name}"
