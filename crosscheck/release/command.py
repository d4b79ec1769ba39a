"""`python -m crosscheck release`: build what would be uploaded, twice, and try it in empty environments."""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from email.parser import HeaderParser
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import click

from crosscheck.ports.ports import REPOSITORY
from crosscheck.processes import run_program
from crosscheck.release.tour import take_tour, tour_problems
from faraway.conformance.suite.vectors import shipped_version
from faraway.conformance.suites import frozen_versions

PYTHONS: Final = ("3.11", "3.12", "3.13")
EXTRAS: Final = ("testing", "fast", "cluster")
NEEDED: Final = {"testing": "hypothesis", "fast": "llvmlite", "cluster": "distributed"}
SOURCES: Final = ("faraway", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", ".gitignore")
MEGABYTE: Final = 1_000_000
LARGEST: Final[Mapping[tuple[str, ...], int]] = {(): 40, EXTRAS: 270}
"""What an environment may take in MB, without and with extras: the README says so."""
INSTALLER: Final = runpy.run_path(str(REPOSITORY / "requirements" / "install.py"))
UV: Final = str(INSTALLER["UV"])


@click.command
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), default="build/dist", show_default=True,
    help="Where to write the release files.",
)  # fmt: skip
@click.option("--only-build", is_flag=True, help="Build twice and check the metadata; install nothing.")
@click.option(
    "--strict",
    is_flag=True,
    help="A missing Python, no project URL or a suite that is not frozen is an error.",
)
def command(*, output: Path, only_build: bool, strict: bool) -> None:
    """Check the release files: the same bytes twice, metadata, and a tour of all commands on every Python."""
    problems: list[str] = []
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        again = Path(name)
        first, second = build(REPOSITORY, output), build(copy_sources(again / "copy"), again / "dist")
        different = [file for file in first if second.get(file) != first[file]]
        problems += [f"{file} has other bytes when it is built again" for file in different]
        click.echo(f"built twice, in two folders: {'DIFFERENT' if different else 'the same bytes'}")
        problems += metadata_problems(output, strict=strict)
        if not only_build:
            problems += list(try_everywhere(sorted(output.iterdir()), again, strict=strict))
    if shipped_version() not in frozen_versions():
        click.echo(
            f"suite {shipped_version()} is not frozen; `python -m crosscheck freeze` before the upload"
        )
        problems += ["the suite is not frozen"] if strict else []
    click.echo("\nwhat would be uploaded:")
    for file in sorted(output.iterdir()):
        click.echo(f"  {file.name}  {file.stat().st_size:,} bytes\n    sha256 {first[file.name]}")
    for problem in problems:
        click.secho(f"FAILED  {problem}", fg="red")
    sys.exit(1 if problems else 0)


def copy_sources(target: Path) -> Path:
    """Copy what is packed to another folder, with other times."""
    target.mkdir(parents=True)
    for name in SOURCES:
        source = REPOSITORY / name
        if source.is_dir():
            shutil.copytree(
                source, target / name, ignore=shutil.ignore_patterns("__pycache__"), copy_function=shutil.copy
            )
        else:
            shutil.copy(source, target / name)
    return target


def build(source: Path, target: Path) -> dict[str, str]:
    """Build sdist and wheel; return the hash of each. The time in them is that of the last commit."""
    when = run_program(["git", "log", "-1", "--format=%ct"], folder=REPOSITORY, has_to_succeed=True)
    run_program(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", target, source],
        environment=os.environ | {"SOURCE_DATE_EPOCH": when.stdout.strip()},
        has_to_succeed=True,
    )
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in target.iterdir()}


def metadata_problems(folder: Path, *, strict: bool) -> list[str]:
    """Check the metadata: twine's checks, project URLs, and classifiers that name the Pythons that are tried."""
    files = sorted(map(str, folder.iterdir()))
    checked = run_program([sys.executable, "-m", "twine", "check", "--strict", *files])
    click.echo(checked.stdout.strip())
    problems = [] if checked.returncode == 0 else ["twine check"]
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        (name,) = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
        metadata = HeaderParser().parsestr(archive.read(name).decode())
    claimed = {each.rpartition(" ")[2] for each in metadata.get_all("Classifier", []) if ":: 3." in each}
    click.echo(f"metadata: {metadata['Name']} {metadata['Version']}, Python {metadata['Requires-Python']}")
    if claimed != set(PYTHONS):
        problems.append(f"the classifiers name Python {', '.join(sorted(claimed))}")
    if not metadata.get_all("Project-URL"):
        click.echo("metadata: no project URL; [project.urls] needs one before the first upload")
        problems += ["no project URL"] if strict else []
    return problems


def try_everywhere(files: list[Path], area: Path, *, strict: bool) -> Iterator[str]:
    """Install every file on every Python, without and with extras, and take the tour; yield what is wrong."""
    environment: Mapping[str, str] = INSTALLER["uv_environment"]()
    for version in PYTHONS:
        python = find_python(version, environment)
        if python is None:
            click.echo(f"Python {version}: not on this machine")
            if strict:
                yield f"Python {version} is missing"
            continue
        for file in files:
            for extras in LARGEST:
                what = f"Python {version}, {file.name}" + (f"[{','.join(extras)}]" if extras else "")
                size, problems = try_one(
                    python, file, extras, area / f"{version}-{file.suffix}-{len(extras)}", environment
                )
                click.echo(f"{what}: {'; '.join(problems) or 'every command works'}; {size} MB installed")
                if size >= LARGEST[extras]:
                    problems = [*problems, f"{size} MB, and the README says less than {LARGEST[extras]}"]
                yield from (f"{what}: {problem}" for problem in problems)


def find_python(version: str, environment: Mapping[str, str]) -> str | None:
    """Return the interpreter of this version, on the PATH or beside the one that pyenv has chosen, if there is one."""
    beside = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob(
        f"versions/{version}.*/bin/python"
    )
    for python in beside:
        return str(python)
    found = run_program(
        [UV, "python", "find", "--no-python-downloads", "--system", version], environment=environment
    )
    return found.stdout.strip() if found.returncode == 0 else None


def try_one(
    python: str, file: Path, extras: tuple[str, ...], area: Path, environment: Mapping[str, str]
) -> tuple[int, list[str]]:
    """Install a file in an empty environment and run every command outside the checkout.

    Return its size in MB, everything that came with it included, and what is wrong.
    """
    own, work = area / "venv", area / "work"
    work.mkdir(parents=True)
    inside = str(own / "bin" / "python")
    wanted = f"{file.resolve()}[{','.join(extras)}]" if extras else str(file.resolve())
    try:
        run_program([UV, "venv", "-q", "--python", python, own], environment=environment, has_to_succeed=True)
        run_program(
            [UV, "pip", "install", "-q", "--compile-bytecode", "--python", inside, wanted],
            environment=environment,
            folder=work,
            has_to_succeed=True,
        )
        clean = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))
        }
        where, answers = take_tour(inside, work, clean)
        for extra in extras:
            run_program(
                [inside, "-c", f"import {NEEDED[extra]}"],
                folder=work,
                environment=clean,
                has_to_succeed=True,
            )
        size = sum(path.stat().st_size for path in own.rglob("*") if path.is_file() and not path.is_symlink())
    except subprocess.CalledProcessError as error:
        return 0, [error.stderr[-600:]]
    finally:
        shutil.rmtree(own, ignore_errors=True)
    outside = [] if where.startswith(str(own)) else [f"the package is taken from {where}"]
    return round(size / MEGABYTE), outside + tour_problems(work, answers)
