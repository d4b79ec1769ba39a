"""The page about `import faraway`: names, signatures and docstrings as pdoc reads them, in the frame of the site.

pdoc's own pages load inline scripts and styles, which the site's policy forbids; what it knows of the code is used instead.
"""

import re
from importlib import import_module

from pdoc.doc import Class, Doc, Function, Module
from pdoc.render_helpers import to_html

import faraway
from faraway.html.markup import Html, bullets, code, join, link, section, tag
from faraway.site.page import Page

QUALIFIED = re.compile(r"\b(?:faraway|collections|typing)(?:\.\w+)*\.(?=\w)")
KINDS = {"Functions": "function", "Classes": "class", "Values": "variable"}


def build_api() -> Page:
    """Build the page: every stable name with its signature, what it does, and its examples, which the tests run."""
    found = {name: _documented(name) for name in faraway.__all__}
    groups = {
        title: {name: doc for name, doc in found.items() if doc.kind == kind} for title, kind in KINDS.items()
    }
    return Page(
        file="api.html",
        title="The rules in Python",
        lead=join("What ", code("import faraway"), " offers. The names are stable; the examples are tests."),
        body=join(
            *(tag("p", f"{title}: ", *_separated(names)) for title, names in groups.items()),
            _markdown((faraway.__doc__ or "").partition("\n")[2]),
            *(
                section(title, title.lower(), *(_entry(name, doc) for name, doc in names.items()))
                for title, names in groups.items()
            ),
        ),
    )


def _documented(name: str) -> "Doc[object]":
    """Return what pdoc knows of a name, from the module that defines it."""
    defining = next(module for module, names in faraway._MODULES.items() if name in names.split())
    module = Module(import_module(f"faraway.{defining}"))
    found = module.get(name)
    if found is None:
        raise LookupError(f"pdoc does not find {name} in {module.fullname}")
    return found


def _separated(names: dict[str, "Doc[object]"]) -> list[Html]:
    return [join(", " if at else "", link(f"#{name}", name)) for at, name in enumerate(names)]


def _entry(name: str, doc: "Doc[object]") -> Html:
    return tag(
        "article",
        tag("h3", code(name), id=name),
        tag("pre", code(_signature(name, doc))),
        _markdown(doc.docstring),
        *([bullets(map(_member, _members(doc)))] if isinstance(doc, Class) else []),
    )


def _signature(name: str, doc: "Doc[object]") -> str:
    """Return the call of a function or class on one or several lines, with short names of types."""
    if isinstance(doc, Function):
        return name + _short(str(doc.signature))
    if isinstance(doc, Class):
        made = doc.get("__init__")
        return name + (_short(str(made.signature)).partition(" -> ")[0] if isinstance(made, Function) else "")
    return name


def _members(doc: "Class") -> "list[Doc[object]]":
    return [member for member in doc.own_members if not member.name.startswith("_")]


def _member(doc: "Doc[object]") -> Html:
    call = _short(str(doc.signature)) if isinstance(doc, Function) else ""
    summary = doc.docstring.partition("\n\n")[0]
    return join(code(f"{doc.name}{call}"), f": {' '.join(summary.split())}" if summary else "")


def _short(text: str) -> str:
    return QUALIFIED.sub("", text)


def _markdown(text: str) -> Html:
    return Html(str(to_html(text)))
