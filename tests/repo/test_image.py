"""The image: no engine runs here, so the commands that its Dockerfile runs are run in an environment of their own."""

import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")


def test_the_image_holds_the_wheel_and_its_locked_dependencies_alone() -> None:
    (copied,) = re.findall(r"(?m)^COPY (.+)$", DOCKERFILE)
    assert copied.split() == ["requirements/run.lock", "dist/*.whl", "/tmp/faraway/"]  # noqa: S108  in the image
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored == ["*", *(f"!{name}" for name in copied.split()[:-1])]
    assert re.search(r"(?m)^USER \d+:\d+$", DOCKERFILE)


@pytest.mark.slow
def test_the_commands_of_the_image_work(tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    venv.create(environment, with_pip=True)
    context = tmp_path / "faraway"
    context.mkdir()
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(context), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    shutil.copy(ROOT / "requirements" / "run.lock", context)
    (command,) = re.findall(r"(?m)^RUN (.+)$", DOCKERFILE)
    script = command.replace("/tmp/faraway", str(context))  # noqa: S108  in the image
    search = f"{environment / 'bin'}:/usr/bin:/bin"
    subprocess.run(["/bin/bash", "-euc", script], check=True, env={"PATH": search, "HOME": str(Path.home())})
    assert not context.exists()
    entry = [str(environment / "bin" / "faraway"), "conformance", "run", "--only", "cards-3", "--"]
    port = [str(environment / "bin" / "faraway"), "port"]
    asked = subprocess.run([*entry, *port], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert asked.returncode == 0, asked.stdout
