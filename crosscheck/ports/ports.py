"""The ports of ports/: what each needs, how it is built, and the command that serves it.

A port is built into build/ports/ under a name made from its sources, whole or not at all, so that tests running side by
side share one build and a changed source is never served by an old one.
"""

import functools
import hashlib
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import attrs

from crosscheck.processes import run_program

REPOSITORY = Path(__file__).resolve().parents[2]
SOURCES = REPOSITORY / "ports"
BUILDS = REPOSITORY / "build" / "ports"

Command = tuple[str, ...]


@attrs.frozen(kw_only=True)
class Port:
    """A port: its folder under ports, and the toolchain that it takes."""

    name: str
    levels: tuple[int, ...]
    needs: tuple[Command, ...]
    """Commands that succeed where the toolchain is present."""
    sources: str
    """Pattern of the source files in its folder."""
    compile: Callable[[list[str], Path], Command] | None
    """From source files and an output folder to the compiler's command; None where nothing is compiled."""
    serve: Callable[[Path], Command]
    """From the folder of what was built (or of the sources) to the command that serves the port."""
    has_bench: bool

    @property
    def folder(self) -> Path:
        """Where its sources stand."""
        return SOURCES / self.name


def _compile_c(sources: list[str], out: Path) -> Command:
    warnings = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wno-sign-conversion", "-Werror")
    standard = ("-std=c11", "-D_POSIX_C_SOURCE=200809L")
    return ("gcc", *standard, "-O2", *warnings, "-o", str(out / "port"), *sources)


def _compile_rust(sources: list[str], out: Path) -> Command:
    (main,) = (source for source in sources if source.endswith("main.rs"))
    return ("rustc", "--edition", "2021", "-O", "-D", "warnings", "-o", str(out / "port"), main)


def _compile_java(sources: list[str], out: Path) -> Command:
    return ("javac", "--release", "17", "-Xlint:all", "-Werror", "-d", str(out), *sources)


PORTS = (
    Port(
        name="javascript",
        levels=(1, 2, 3, 4, 5),
        needs=(("node", "--eval", "process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)"),),
        sources="*.mjs",
        compile=None,
        serve=lambda folder: ("node", str(folder / "port.mjs")),
        has_bench=True,
    ),
    Port(
        name="c",
        levels=(1, 2),
        needs=(("gcc", "--version"),),
        sources="*.[ch]",
        compile=lambda sources, out: _compile_c([source for source in sources if source.endswith(".c")], out),
        serve=lambda folder: (str(folder / "port"),),
        has_bench=True,
    ),
    Port(
        name="rust",
        levels=(1, 2),
        needs=(("rustc", "--version"),),
        sources="*.rs",
        compile=_compile_rust,
        serve=lambda folder: (str(folder / "port"),),
        has_bench=True,
    ),
    Port(
        name="java",
        levels=(1, 2),
        needs=(("javac", "--version"), ("java", "--version")),
        sources="*.java",
        compile=_compile_java,
        serve=lambda folder: ("java", "-XX:+UseSerialGC", "-Xshare:auto", "-cp", str(folder), "Port"),
        has_bench=True,
    ),
    Port(
        name="perl",
        levels=(1, 2),
        needs=(("perl", "-MJSON::PP", "-e", "1"),),
        sources="*.pl",
        compile=None,
        serve=lambda folder: ("perl", str(folder / "port.pl")),
        has_bench=False,
    ),
)


@functools.cache
def missing_tool(port: Port) -> str | None:
    """Name the first command that this machine lacks for a port; None when it has all."""
    for command in port.needs:
        found = shutil.which(command[0]) is not None
        if not found or run_program(command).returncode != 0:
            return command[0]
    return None


@functools.cache
def command_for(port: Port) -> Command:
    """Build a port unless that has been done, and return the command that serves it."""
    if port.compile is None:
        return port.serve(port.folder)
    sources = sorted(port.folder.glob(port.sources))
    compiler = port.compile([str(source) for source in sources], Path("out"))
    digest = hashlib.sha256(repr(compiler).encode())
    for source in sources:
        digest.update(source.read_bytes())
    built = BUILDS / f"{port.name}-{digest.hexdigest()[:16]}"
    if not built.is_dir():
        BUILDS.mkdir(parents=True, exist_ok=True)
        out = Path(tempfile.mkdtemp(dir=BUILDS, prefix=f".{port.name}-"))
        run_program(
            port.compile([str(source) for source in sources], out), has_to_succeed=True, is_shown=True
        )
        try:
            out.rename(built)
        except OSError:  # another process was faster
            shutil.rmtree(out)
    return port.serve(built)
