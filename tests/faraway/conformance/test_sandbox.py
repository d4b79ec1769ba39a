"""The sandbox takes the network and writing away, and is refused where there is none."""

import shutil
import socket
from pathlib import Path

import pytest

from faraway.conformance.exchange import sandbox
from faraway.conformance.exchange.sandbox import sandboxed
from faraway.errors import Code, FarawayError
from tests.faraway.conformance.test_supervision import ask, port_that

needs_bubblewrap = pytest.mark.skipif(shutil.which(sandbox.WRAPPER) is None, reason="bubblewrap is not here")


@needs_bubblewrap
def test_a_port_in_the_sandbox_can_neither_write_nor_connect(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        deed = (
            "import socket\n"
            "        def tried(deed):\n"
            "            try: deed(); return 'done'\n"
            "            except OSError as error: return str(error.errno)\n"
            f"        os.write(2, tried(lambda: open({str(tmp_path / 'file')!r}, 'w')).encode() + b' ')\n"
            f"        os.write(2, tried(lambda: socket.create_connection({server.getsockname()!r})).encode())"
        )
        python, *rest = port_that(deed)
        port = (
            python,
            "-S",
            *rest,
        )  # where lines are counted, the port's are not: it could not write their number
        free, caged = ask(port)[1], ask(sandboxed(port))[1]
    assert free.stderr == "done done"
    assert caged.stderr == "30 111"  # a file system to read only; a network without anybody
    assert caged.unclean_exits == ()


def test_a_system_without_a_sandbox_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    with pytest.raises(FarawayError, match="bubblewrap") as refused:
        sandboxed(("port",))
    assert refused.value.code is Code.MISSING_EXTRA
