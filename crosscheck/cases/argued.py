"""Generate questions in which a tableau is argued about, a row is stated backwards, or a choice is weighed.

The sentence that must be said is made from what the specification computes.
"""

import random

from crosscheck.cases.generated import Generated, listed
from crosscheck.cases.scenes import all_icons, say_listed, say_some, shown_of, some_of
from crosscheck.cases.tables import rank_case, say_ranks
from crosscheck.cases.words import ARGUED_WORDS
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from spec import scoring
from spec.cards import REGIONS


def argued(rng: random.Random, language: Language) -> Generated:
    """Generate a whole tableau with what others claim of its total, true or not."""
    row = tuple(rng.sample(range(1, 69), 8))
    held = some_of(rng, 5)
    regions = scoring.score_regions([REGIONS[number] for number in row], held)
    fame = sum(regions) + sum(scoring.score_sanctuaries([REGIONS[number] for number in row], held))
    claims = [each for each in range(1, 130) if each not in row and each != fame]
    return Generated(
        question=ARGUED_WORDS[language]["argued"].format(
            row=listed(row),
            sanctuaries=say_listed(held, language),
            first=rng.choice(claims),
            second=rng.choice([fame, *claims]),
        ),
        case=cases.RowPayCase(row=row, targets=(), sanctuaries=tuple(map(shown_of, held))),
        sentence=f" {fame}.",
    )


def backward(rng: random.Random, language: Language) -> Generated:
    """Generate a row that is stated from its last Region to its first, of which one is asked about."""
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    place = rng.randrange(len(row))
    held = some_of(rng, 3)
    paid = {
        card.quest.fame for card in map(REGIONS.__getitem__, row) if card.quest and card.quest.per == "fixed"
    }
    if row[place] in paid:
        return backward(
            rng, language
        )  # `what does the 24 pay?` may ask for the 24 fame of another Region: no case
    fame = scoring.score_region(REGIONS[row[place]], [*(REGIONS[each] for each in row[place:]), *held])
    return Generated(
        question=ARGUED_WORDS[language]["backward"].format(
            row=listed(reversed(row)), region=row[place], sanctuaries=say_some(held, language)
        ),
        case=cases.TableauCase(region=row[place], later=row[place + 1 :], sanctuaries=all_icons(held)),
        sentence=message(language, "case-card-pays", fame=fame),
    )


def ends(rng: random.Random, language: Language) -> Generated:
    """Generate a Region of which it is asked whether it pays more before others or behind them."""
    region, *later = rng.sample(range(1, 69), rng.randint(3, 8))
    held = some_of(rng, 3)
    last = scoring.score_region(REGIONS[region], [REGIONS[region], *held])
    form = rng.choice(["ends", "sides"])
    return Generated(
        question=ARGUED_WORDS[language][form].format(
            region=region, later=listed(later), sanctuaries=say_some(held, language)
        ),
        case=cases.TableauCase(
            region=region, later=tuple(later), sanctuaries=all_icons(held), is_also_last=True
        ),
        sentence=message(language, "case-tableau-also-last", fame=last),
    )


def options(rng: random.Random, language: Language) -> Generated:
    """Generate two Regions of which it is asked which pays more at the first or the last place."""
    first, second, *later = rng.sample(range(1, 69), rng.choice([2, 4, 6, 9]))
    held = some_of(rng, 3)
    fames = {
        each: scoring.score_region(REGIONS[each], [*(REGIONS[card] for card in (each, *later)), *held])
        for each in (first, second)
    }
    pays = [message(language, "case-row-pay", region=region, fame=fame) for region, fame in fames.items()]
    best = max(fames, key=lambda each: fames[each])
    is_tied = fames[first] == fames[second]
    said = message(
        language, "case-options", pays=message(language, "list-comma", first=pays[0], second=pays[1])
    )
    return Generated(
        question=ARGUED_WORDS[language]["opening" if later else "closing"].format(
            first=first, second=second, later=listed(later), sanctuaries=say_some(held, language)
        ),
        case=cases.OptionsCase(regions=(first, second), later=tuple(later), sanctuaries=all_icons(held)),
        sentence=said if is_tied else f"{said} {message(language, 'case-options-best', region=best)}",
    )


def standing(rng: random.Random, language: Language) -> Generated:
    """Generate the totals of several players, each with the lowest Region beside it."""
    names = rng.sample(["Anna", "Bruno", "Carlo", "Dora", "Emil", "Fanny"], rng.randint(2, 6))
    totals = [rng.choice([60, 61, 72, 85]) for _ in names]
    lowest = rng.sample(range(1, 69), len(names))
    return Generated(
        question=ARGUED_WORDS[language]["standing"].format(
            players=", ".join(
                ARGUED_WORDS[language]["player"].format(name=name, total=total, lowest=low)
                for name, total, low in zip(names, totals, lowest, strict=True)
            )
        ),
        case=rank_case(totals, lowest),
        sentence=say_ranks(totals, lowest, language),
    )
