"""Ask a port of tests/ports some requests; skip by name where its toolchain is missing."""

import functools
import json
import subprocess
from typing import TypedDict

import pytest

from crosscheck.ports.ports import PORTS, Port, command_for, missing_tool

Facts = dict[str, object]


class Catalogue(TypedDict):
    """What a port answers to `catalogue`."""

    regions: list[Facts]
    sanctuaries: list[Facts]


def port_named(name: str) -> Port:
    """Find a port whose toolchain is present, or skip the test that asked for it."""
    (port,) = (port for port in PORTS if port.name == name)
    if (tool := missing_tool(port)) is not None:
        pytest.skip(f"the {name} port needs {tool}, which is not on this machine")
    return port


def answers(port: Port, requests: list[dict[str, object]]) -> list[dict[str, object]]:
    """Send requests to a port and read its answers."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run(
        command_for(port), input=lines, capture_output=True, text=True, check=True, timeout=900
    )
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


@functools.cache
def catalogue_of(port: Port) -> Catalogue:
    """Ask a port for its cards."""
    (said,) = answers(port, [{"id": 1, "request": "catalogue"}])
    catalogue: Catalogue = json.loads(json.dumps(said["answer"]))
    return catalogue
