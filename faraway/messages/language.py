"""The languages of the catalogues."""

from enum import Enum


class Language(Enum):
    """A language of the product; the values are the names of the catalogues' folders."""

    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"

    def plural_category(self, number: int) -> str:
        """Return the category of a whole number, as CLDR names it; in French zero is singular."""
        is_singular = number == 1 or (number == 0 and self is Language.FR)
        return "one" if is_singular else "other"
