"""Values that are compared, hashed and shown by their fields, by one method for all classes.

attrs compiles such methods for each class when it is imported. For the fifty classes that `faraway ask` needs, and never
compares or shows, that took a tenth of its time:

    @frozen(kw_only=True, eq=False, repr=False)
    class MarketCase(Value):
"""


class Value:
    """The base of a class of attrs with `eq=False` and `repr=False`; it behaves as it would without these."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return True for a value of the same class with equal fields."""
        return _fields(self) == _fields(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:  # type: ignore[explicit-override]  # as above
        """Return a hash of the fields."""
        return hash((type(self), *_fields(self).values()))

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # as above
        """Show the class and its fields as attrs does."""
        shown = ", ".join(f"{name}={value!r}" for name, value in _fields(self).items())
        return f"{type(self).__name__}({shown})"


def _fields(value: object) -> dict[str, object]:
    return {each.name: getattr(value, each.name) for each in getattr(type(value), "__attrs_attrs__", ())}
