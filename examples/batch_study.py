"""What is a Sanctuary worth? Thousands of random tableaux at once: `python examples/batch_study.py 20000`.

Fast with the extra: `pip install "faraway-rules[fast]"`.
"""

import random
import sys
from array import array

import faraway
from faraway.fast.batch import score_batch


def main(count: int) -> None:
    """Score ascending rows of eight Regions with 0 to 7 Sanctuaries, and print the mean total for each number."""
    chance = random.Random(1)
    regions, sanctuaries = array("b"), array("b")
    for _ in range(count):
        found = chance.randrange(8)
        regions.extend(sorted(chance.sample(range(1, 69), 8)))
        drawn = chance.sample(range(len(faraway.CATALOGUE.sanctuaries)), found)
        sanctuaries.extend([*drawn, *[-1] * (7 - found)])
    totals = score_batch(regions, sanctuaries).totals
    by_number: dict[int, list[int]] = {number: [] for number in range(8)}
    for row, total in enumerate(totals):
        by_number[sum(name >= 0 for name in sanctuaries[7 * row : 7 * row + 7])].append(total)
    for number, found_totals in by_number.items():
        print(f"{number} Sanctuaries: {sum(found_totals) / max(1, len(found_totals)):.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)
