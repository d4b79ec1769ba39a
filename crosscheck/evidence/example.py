"""An example of a ruling or of an entry of the ledger: a small typed form, one kind each."""

import attrs

FIRST = "*"
"""The first legal action, where it does not matter which."""

THE_END = 9
"""`until` this, a game is played to its end."""

LOOKS = {
    "market": "the market",
    "market/#": "Regions in the market",
    "one_by_one": "whether the round goes one by one",
    "phase": "what comes next",
    "players/*/drawn": "the Sanctuaries drawn, by seat",
    "players/*/drawn/#": "how many Sanctuaries are drawn, by seat",
    "players/*/drawn/0": "the first Sanctuary drawn, by seat",
    "players/*/hand/#": "Regions in hand, by seat",
    "players/*/regions/#": "Regions played, by seat",
    "players/*/sanctuaries/#": "Sanctuaries placed, by seat",
    "players/0/drawn": "the Sanctuaries drawn by seat 0",
    "players/0/drawn/#": "how many Sanctuaries seat 0 has drawn",
    "players/0/hand": "the hand of seat 0",
    "players/0/regions": "the Regions of seat 0",
    "players/0/sanctuaries": "the Sanctuaries of seat 0",
    "players/1/drawn": "the Sanctuaries drawn by seat 1",
    "players/1/hand/#": "Regions in the hand of seat 1",
    "region_deck": "the Region deck",
    "region_deck/#": "cards in the Region deck",
    "removed": "the Regions removed",
    "round": "the round",
    "sanctuary_deck/#": "cards in the Sanctuary deck",
    "sanctuary_deck/-1": "the lowest card of the Sanctuary deck",
    "you/drawn": "the Sanctuaries they drew",
    "you/hand": "their hand",
}
"""The places of a state that examples look at, in words."""

PHASES = {
    '"explore"': "choosing a Region",
    '"take"': "taking a Region",
    '"place"': "placing a Sanctuary",
    '"return"': "the player orders the leftovers",
    '"return-order"': "chance orders the leftovers",
    '"over"': "nothing, the game is over",
}


@attrs.frozen(kw_only=True)
class Example:
    """A position and its outcome; only the keys of one kind are present.

    `under` names the readings that it is played under, where not every value gives the same outcome. `against` names misreadings that would change the outcome: the
    example tells the right answer from the wrong one.
    """

    shows: str
    under: dict[str, str] = attrs.field(factory=dict)
    against: tuple[str, ...] = ()
    # a tableau and the fame of its cards
    regions: tuple[int, ...] = ()
    sanctuaries: tuple[str, ...] = ()
    fame: tuple[int, ...] = ()
    sanctuary_fame: tuple[int, ...] = ()
    # the Regions of a player, the last just played, and how many Sanctuaries are due
    played: tuple[int, ...] = ()
    placed: tuple[str, ...] = ()
    due: int = -1
    # the Regions just played by seat, and the seats in the order of their turns
    turns: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    # totals, Regions played (at least the lowest) and hands by seat, and the ranks
    totals: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    ranks: tuple[int, ...] = ()
    # a game: its set-up, the round to which first choices lead (those with a clue, if collecting), the actions after it,
    # and an action that is allowed or refused or what is found at a path of the state or of a seat's view
    players: int = 0
    variant: str = "standard"
    region_deck: tuple[int, ...] = ()
    sanctuary_deck: tuple[str, ...] = ()
    until: int = 1
    collecting: bool = False
    after: tuple[str, ...] = ()
    action: str = ""
    refused: str = ""
    viewer: int = -1
    look: str = ""
    finds: str = ""

    @property
    def kind(self) -> str:
        """Return the kind of example: tableau, finding, turns, ranking, action or look."""
        kinds = {
            "tableau": bool(self.regions),
            "finding": bool(self.played),
            "turns": bool(self.turns),
            "ranking": bool(self.totals),
            "action": bool(self.action),
            "look": bool(self.look),
        }
        found = [kind for kind, is_present in kinds.items() if is_present]
        if len(found) != 1:
            raise ValueError(f"an example of {found or 'no'} kind, not of one: {self.shows}")
        return found[0]

    @property
    def position(self) -> str:
        """Describe the position and its outcome in one line; empty for a tableau, which is drawn instead."""
        match self.kind:
            case "finding":
                beside = f", beside {', '.join(self.placed)}" if self.placed else ""
                drawn = f"{self.due} drawn" if self.due else "nothing found"
                return f"played {_list(self.played)}{beside}: {drawn}"
            case "turns":
                seats = ", ".join(f"seat {seat} played {region}" for seat, region in enumerate(self.turns))
                return f"{seats}: turns go {_list(self.order)}"
            case "ranking":
                return f"{self._seats}: ranks {_list(self.ranks)}"
            case "action":
                verdict = f"refused ({self.refused})" if self.refused else "allowed"
                return f"{self._game}{self.action}: {verdict}"
            case "look":
                who = "" if self.viewer < 0 else f"seat {self.viewer} sees of "
                return f"{self._game}{who}{LOOKS[self.look]}: {PHASES.get(self.finds, self.finds)}"
            case _:
                return ""

    @property
    def _seats(self) -> str:
        hands = self.hands or ((),) * len(self.rows)
        return ", ".join(
            f"seat {seat} has {total}, played {_list(row)}" + (f" and holds {_list(hand)}" if hand else "")
            for seat, (total, row, hand) in enumerate(zip(self.totals, self.rows, hands, strict=True))
        )

    @property
    def _game(self) -> str:
        table = f"{self.players} players, {self.variant}"
        if self.until > 1:
            table += ", after round 8" if self.until == THE_END else f", round {self.until}"
        readings = "".join(f", {name}={value}" for name, value in self.under.items())
        first = self.after.count(FIRST)
        named = [action for action in self.after if action != FIRST]
        before = [*([f"{first} first choices"] if first else []), *named]
        return f"{table}{readings}: {', '.join(before)}{'; ' if before else ''}"


def _list(items: tuple[int, ...]) -> str:
    return ", ".join(map(str, items))
