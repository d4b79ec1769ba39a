"""`faraway conformance ask` and `judge`: a run that does not start a port."""

import click
from attrs import evolve

from faraway.cli.conformance.options import (
    LARGEST_VECTORS,
    chosen_derivation,
    chosen_vectors,
    selection_options,
    suite_option,
    thorough_option,
)
from faraway.cli.conformance.reporting import Reporting, report_options
from faraway.cli.options import output_file
from faraway.conformance.exchange.handshake import PortIdentity, load_identity
from faraway.conformance.runner.offline import (
    Asking,
    DamagedRecordError,
    OnFile,
    Replaying,
    dump_questions,
    load_answers,
    load_record,
)
from faraway.conformance.runner.run import Run, Selection, run
from faraway.conformance.suite.documents import Json, as_list, read_json
from faraway.conformance.suites import StoredSuite, stored_suite, versions
from faraway.errors import Code, refusal
from faraway.io import read_input, write_output
from faraway.wording import counted


@click.command
@click.option(
    "--claims",
    "claims_file",
    required=True,
    metavar="FILE",
    help="The port's answer to hello, as a JSON file or `-`.",
)
@click.option(
    "-o", "--output", type=output_file, required=True, metavar="FILE", help="Write the questions here."
)
@selection_options
@suite_option
@thorough_option
def ask(  # noqa: PLR0913  a parameter for each option, as click wants it
    *,
    claims_file: str,
    output: str,
    levels: tuple[int, ...],
    only: tuple[str, ...],
    core: bool,
    stored: StoredSuite,
    thorough: bool,
) -> None:
    r"""Write the questions that a port with these claims is asked, one JSON line each.

    Any program can answer them, wherever it runs, with one line for each line; `judge` gives the verdict.

    \b
    Example:
      echo '{"id": 0, "request": "hello",' \
           '"protocol": "faraway-wire-1"}' > hello.json
      ./my-port < hello.json > claims.json
      faraway conformance ask --claims claims.json -o questions.jsonl
      ./my-port < questions.jsonl > answers.jsonl
      faraway conformance judge questions.jsonl answers.jsonl
    """
    suite = stored.suite
    stated = _parsed(read_input(claims_file), claims_file)
    claims = stated["answer"] if isinstance(stated, dict) and "answer" in stated else stated
    asking = Asking(_identity(claims, claims_file))
    selection = evolve(chosen_vectors(suite, levels, only, core=core), thorough=thorough)
    run(_work(stored, (), selection), open_exchange=asking)
    write_output(output, dump_questions(asking.lines, suite.version, selection.to_json(), claims))
    click.echo(f"suite {suite.version}: {counted(len(asking.lines), 'question')} in {output}")


@click.command
@click.argument("questions", metavar="QUESTIONS|RECORD")
@click.argument("answers", metavar="[ANSWERS]", required=False)
@report_options
@click.pass_context
def judge(ctx: click.Context, *, questions: str, answers: str | None, as_json: bool) -> None:
    r"""Judge answers in a file, or a run that was recorded.

    The verdict is the same as that of a live run: suite, questions, judge and reports are the same. A file names the version
    of the suite that it was made for; a version that this package does not have is refused.

    Exit status: as for `run`.

    \b
    Example:
      faraway conformance judge questions.jsonl answers.jsonl
      faraway conformance judge record.jsonl
    """
    reporting = Reporting(ctx, as_json=as_json)
    on_file = _loaded(questions, answers)
    if on_file.suite_version not in versions():
        reason = f"made for suite {on_file.suite_version}, this package holds {', '.join(versions())}"
        raise refusal(Code.WRONG_CHECKPOINT, f"{questions}: {reason}")
    stored = stored_suite(on_file.suite_version)
    identity = None if on_file.claims is None else _identity(on_file.claims, questions)
    replaying = Replaying(identity, on_file.answers, on_file.ending)
    command = ("faraway", "conformance", "judge", questions, *([answers] if answers else []))
    work = _work(stored, command, _selection(on_file))
    known = reporting.known_failures(stored.suite, stored)
    report = run(evolve(work, known_failures=known), open_exchange=replaying)
    if replaying.unknown:
        count = len(replaying.unknown)
        raise refusal(
            Code.WRONG_CHECKPOINT,
            f"{questions} holds {counted(count, 'question')} that this suite does not ask",
        )
    reporting.present(report, reporting.console())
    ctx.exit(report.conclusion.exit_status)


def _work(stored: StoredSuite, command: tuple[str, ...], selection: Selection) -> Run:
    return Run(
        command=command,
        suite=stored.suite,
        facts=stored.facts,
        regions=stored.regions,
        selection=selection,
        derive=chosen_derivation(stored, selection),
    )


def _parsed(data: bytes, name: str) -> Json:
    try:
        return read_json(data)
    except (ValueError, RecursionError) as error:
        raise refusal(Code.NOT_JSON, f"{name} is not JSON: {error}") from error


def _identity(claims: Json, name: str) -> PortIdentity:
    identity = load_identity(claims)
    if isinstance(identity, tuple):
        raise refusal(Code.WRONG_TYPE, f"{name} does not answer hello: {'; '.join(identity)}")
    return identity


def _loaded(questions: str, answers: str | None) -> OnFile:
    data = read_input(questions, largest=LARGEST_VECTORS)
    try:
        if answers is None:
            return load_record(data)
        return load_answers(data, read_input(answers, largest=LARGEST_VECTORS))
    except (DamagedRecordError, ValueError) as error:
        raise refusal(Code.WRONG_TYPE, f"{questions}: {error}") from error


def _selection(on_file: OnFile) -> Selection:
    stated = on_file.selection
    return Selection(
        levels=frozenset(level for level in as_list(stated.get("levels")) if isinstance(level, int)),
        names=tuple(map(str, as_list(stated.get("only")))),
        core_only=stated.get("core") is True,
        thorough=stated.get("thorough") is True,
    )
