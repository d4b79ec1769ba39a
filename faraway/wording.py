"""Numbers in English sentences: a noun and a verb agree with their number."""


def counted(count: int, noun: str) -> str:
    """Return a number with its noun, which is given in the singular: 1 failure, 2 failures."""
    return f"{count} {noun}{agreeing(count, '', 's')}"


def agreeing(count: int, singular: str, plural: str) -> str:
    """Return the form of a word that agrees with a number: 1 is, 2 are."""
    return singular if count == 1 else plural
