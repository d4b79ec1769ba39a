"""The colours of the biomes in print. Rules: COMP-19, COMP-20."""

from attrs import frozen

from faraway.cards.catalogue import Biome


@frozen
class Colour:
    """A colour by its name in a terminal, and as hexadecimal RGB on a page."""

    name: str
    rgb: str


COLOURS = {
    Biome.RIVER: Colour("green", "#2f7d55"),
    Biome.CITY: Colour("yellow", "#c08a12"),
    Biome.FOREST: Colour("red", "#a8433c"),
    Biome.DESERT: Colour("blue", "#2f6ca3"),
    None: Colour("bright_black", "#77787c"),
}
"""By biome; None is the gray of cards without a biome."""
