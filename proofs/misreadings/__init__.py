"""The switches of the encoding: scoring as it is commonly misread, one changed rule each.

The ids are those of faraway/misreadings. With none of them the encoding is the rules (proofs.scoring).
"""

from proofs.misreadings import paying, seeing, showing  # noqa: F401  they register their classes
from proofs.misreadings.misreading import MISREADINGS, Misreading

__all__ = ["MISREADINGS", "Misreading"]
