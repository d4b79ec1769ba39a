"""Lazy imports: a package imports a module when one of its names is first used.

A command that answers at once needs few of the names which a package offers, and importing all takes longer than its work.
"""

import sys

TYPE_CHECKING = False  # not from typing: until `faraway.__main__` runs, Ctrl-C would print a traceback
if TYPE_CHECKING:  # as above
    from collections.abc import Callable


def importing(package: str, modules: dict[str, str]) -> "Callable[[str], object]":
    """Return the `__getattr__` of a package, whose names stand behind the module that each comes from."""
    module_of = {name: module for module, names in modules.items() for name in names.split()}

    def get(name: str) -> object:
        """Import a name when it is first used."""
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415  as above

        value: object = getattr(import_module(f"{package}.{module_of[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    return get
