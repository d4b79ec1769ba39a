from typing import TypedDict

from playwright.sync_api import Page

class _Node(TypedDict):
    html: str

class _Violation(TypedDict):
    id: str
    nodes: list[_Node]

class _Response(TypedDict):
    violations: list[_Violation]

class _Results:
    response: _Response

class Axe:
    def run(
        self, page: Page, context: str | None = None, options: dict[str, list[str]] | None = None
    ) -> _Results: ...
