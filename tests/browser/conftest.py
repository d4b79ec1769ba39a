"""The built site, served on this machine only, and a browser that drives it."""

import contextlib
import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from faraway.site.build import build_site
from proofs.greatest.summary import ESTABLISHED

ROOT = Path(__file__).resolve().parents[2]
PORT = ROOT / "ports" / "javascript"
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
]  # fmt: skip
expect.set_options(timeout=120_000)  # a busy machine is no failure


class Quiet(SimpleHTTPRequestHandler):
    """Serve files as they are now, without a log, and ignore that a browser closes a connection early."""

    def end_headers(self) -> None:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Forbid that a reload shows what the browser kept: a test may have changed a file since."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:  # type: ignore[explicit-override]  # as above
        """Log nothing."""

    def handle(self) -> None:  # type: ignore[explicit-override]  # as above
        with contextlib.suppress(ConnectionError):
            super().handle()


def serve(folder: Path) -> tuple[ThreadingHTTPServer, str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    proofs = ROOT / "build" / "proofs.json"
    build_site(folder, port=PORT, theorems=proofs if proofs.exists() else None, greatest=ESTABLISHED)
    server, address = serve(folder)
    yield address
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        pytest.skip("chromium is not installed: the site is not tested in a browser")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        except Error as error:
            pytest.skip(f"chromium does not start: {error.message.splitlines()[0]}")
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """Yield a page that fails the test on a console error, a script error or a request to another server."""
    context = browser.new_context(
        base_url=site, viewport={"width": 1200, "height": 900}, service_workers="block"
    )
    yield from watched(context, site)


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Page]:
    """Yield a page on a small screen with touch, watched as the other."""
    context = browser.new_context(
        base_url=site, viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block"
    )
    yield from watched(context, site)


def watched(context: BrowserContext, site: str) -> Iterator[Page]:
    context.set_default_timeout(120_000)  # as above
    page = context.new_page()
    wrong: list[str] = []
    page.on(
        "console",
        lambda message: (
            wrong.append(message.text)
            if message.type in {"error", "warning"} and "blocked by Playwright" not in message.text
            else None
        ),
    )
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "request",
        lambda request: (
            None if request.url.startswith((site, "blob:", "data:")) else wrong.append(request.url)
        ),
    )
    page.on(
        "requestfailed",
        lambda request: (
            None if request.failure == "net::ERR_ABORTED" else wrong.append(f"failed: {request.url}")
        ),
    )
    yield page
    context.close()
    assert wrong == []
