"""Score and rank an evening: `python examples/score_pad.py`."""

import faraway

EVENING = {
    "Tina": faraway.Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"]),
    "Ben": faraway.Tableau([68, 3, 9, 5, 13, 6, 2, 30], ["forest-stone"]),
}


def main() -> None:
    """Print the ranking, and why the winner's cards paid what they paid."""
    standings = sorted(faraway.rank(EVENING), key=lambda standing: standing.rank)
    for standing in standings:
        print(f"{standing.rank}. {standing.name}: {standing.sheet.total}")
    for sentence in faraway.explain(EVENING[standings[0].name]):
        print(f"   {sentence}")


if __name__ == "__main__":
    main()
