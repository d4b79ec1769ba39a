"""The readings: what a table must agree on where the rulebooks differ, are silent or ask the impossible."""

from collections.abc import Mapping
from typing import Literal, TypedDict, cast, get_args, get_type_hints

from spec.errors import BadInputError, Problem

# The first value of each reading is its default.
Readings = TypedDict(
    "Readings",
    {
        "market-reveal": Literal["until-round-7", "every-round", "while-needed"],
        "market-shortfall": Literal["reveal-remaining", "reveal-none"],
        "final-market": Literal["remove-all", "leave-all"],
        "sanctuary-shortage": Literal["one-by-one", "ascending-until-empty", "card-by-card"],
        "short-draw": Literal["draw-remaining", "draw-none"],
        "deal-order": Literal["ascending", "seating", "card-by-card"],
        "leftover-order": Literal["as-drawn", "chosen", "random"],
        "sanctuary-placement": Literal["must-place", "may-decline", "may-decline-in-round-8"],
        "ranking": Literal["everyone", "first-only"],
        "tie-break-cards": Literal["played", "possessed"],
        "drawn-secrecy": Literal["secret", "open"],
        "drawn-look": Literal["at-once", "after-region"],
    },
)

VALUES: dict[str, tuple[str, ...]] = {
    name: get_args(values) for name, values in get_type_hints(Readings).items()
}
DEFAULTS: dict[str, str] = {name: values[0] for name, values in VALUES.items()}

# The presets where they depart from the defaults: what an edition's text says, or can be read to say (readings.toml).
EDITIONS: dict[str, dict[str, str]] = {
    "fr": {"market-reveal": "every-round", "ranking": "first-only"},
    "en": {"market-reveal": "every-round", "ranking": "first-only"},
    "en-web": {"market-reveal": "every-round", "ranking": "first-only"},
    "de": {},
    "it": {"ranking": "first-only", "leftover-order": "random"},
}


def load_readings(chosen: Mapping[str, object]) -> Readings:
    """Complete the chosen readings with the defaults; refuse unknown names and values."""
    problems = [
        Problem("unknown-reading", f"there is no reading {name!r}") for name in chosen if name not in VALUES
    ] + [
        Problem(
            "unknown-reading-value",
            f"the reading {name} is one of {', '.join(VALUES[name])}, not {value!r}",
        )
        for name, value in chosen.items()
        if name in VALUES and value not in VALUES[name]
    ]
    if problems:
        raise BadInputError(problems)
    return cast("Readings", {**DEFAULTS, **chosen})


def edition_readings(edition: str) -> Readings:
    """Return the preset of one edition."""
    if edition not in EDITIONS:
        raise BadInputError([Problem("unknown-edition", f"there is no edition {edition!r}")])
    return load_readings(EDITIONS[edition])
