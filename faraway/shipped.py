"""The data files that ship with the package.

By `pkgutil`: `importlib.resources` imports what unpacks archives and makes temporary files, a twentieth of a short command.
"""

import pkgutil


def read_shipped(*path: str) -> bytes:
    """Return the bytes of a file in `faraway/data`; raise OSError if it cannot be read."""
    name = "/".join(("data", *path))
    found = pkgutil.get_data("faraway", name)
    if found is None:
        raise OSError(f"faraway/{name} cannot be read where the package is")
    return found
