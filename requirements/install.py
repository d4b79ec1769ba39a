"""Install requirements/GROUP.lock and this checkout into .venv: with uv where it works, otherwise with pip.

`make` calls it; by hand it is `python3 requirements/install.py GROUP`. Every version and hash comes from the lock.
"""

import ast
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / ".venv"
BIN = HERE / ("Scripts" if os.name == "nt" else "bin")
PIP = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "-qq"]
UV = shutil.which("uv") or str(BIN / "uv")
# uv does not read pip's configuration: where pip looks, uv is told to look as well.
UV_VARIABLES = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}


def uv_environment() -> dict[str, str]:
    """Return the environment in which uv looks for packages where pip does; what is set for uv stays."""
    listed = subprocess.run([*PIP[:-1], "config", "list"], capture_output=True, text=True, check=False).stdout
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_HTTP_RETRIES": "1"}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        variable = UV_VARIABLES.get(name.rpartition(".")[2])
        if variable:
            separator = "," if variable == "UV_FIND_LINKS" else " "
            found[variable] = separator.join(str(ast.literal_eval(value)).split())
    return found | dict(os.environ) | {"VIRTUAL_ENV": str(HERE)}


def install(*arguments: str) -> None:
    """Run `pip install` by uv, and by pip itself if uv is missing or fails."""
    try:
        subprocess.run(
            [UV, "pip", "install", *arguments],
            cwd=ROOT,
            env=uv_environment(),
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        subprocess.run([*PIP, "install", *arguments], cwd=ROOT, check=True)


def main(group: str) -> None:
    """Make .venv if there is none, then install the group and the checkout."""
    print(f"installing requirements/{group}.lock into .venv (once)", flush=True)
    if not list(BIN.glob("pip*")):
        venv.create(HERE, clear=True, symlinks=os.name != "nt", with_pip=True)
    if not Path(UV).exists():
        subprocess.run(
            [*PIP, "install", "--require-hashes", "-r", "requirements/uv.lock"], cwd=ROOT, check=False
        )
    install("--require-hashes", "-r", f"requirements/{group}.lock")
    install("--no-deps", "--no-build-isolation", "--editable", ".")


if __name__ == "__main__":
    main(sys.argv[1])
