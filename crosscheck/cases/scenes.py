"""Generate questions that lay out cards: Regions in view, described Sanctuaries, whole tableaux.

The sentence that must be said is made from what the specification computes.
"""

import random
from collections.abc import Iterable, Mapping

from crosscheck.cases.generated import Generated, listed
from crosscheck.cases.words import COLOURS, SCENE_WORDS
from faraway.cards.wording import words_for_number, words_in_a_row
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from faraway.rulebook.cases.view import BIOMES, ICONS
from spec import quests, scoring
from spec.cards import REGIONS, SANCTUARIES, Region, Sanctuary


def _icons(card: Sanctuary) -> dict[str, int]:
    """Return what a Sanctuary shows but for its biome."""
    shown = {
        "clue": card.clues,
        "stone": card.stones,
        "chimera": card.chimeras,
        "thistle": card.thistles,
        "night": int(card.night),
    }
    return {icon: number for icon, number in shown.items() if number}


def all_icons(cards: Iterable[Sanctuary]) -> dict[str, int]:
    """Return what Sanctuaries show together, biomes included."""
    total: dict[str, int] = {}
    for card in cards:
        for icon, number in (*_icons(card).items(), *(((card.biome, 1),) if card.biome else ())):
            total[icon] = total.get(icon, 0) + number
    return total


def _say_icons(icons: Mapping[str, int], language: Language) -> list[str]:
    return [words_for_number(number, icon, language) for icon, number in icons.items()]


def _say_one(card: Sanctuary, language: Language) -> str:
    """Return a Sanctuary in words, without its quest."""
    words = SCENE_WORDS[language]
    colour = COLOURS[language][card.biome or "gray"]
    icons = words_in_a_row(_say_icons(_icons(card), language), language)
    return words["one"].format(colour=colour, icons=icons) if icons else words["plain"].format(colour=colour)


def say_some(cards: list[Sanctuary], language: Language) -> str:
    """Return Sanctuaries in words, without their quests."""
    said = [_say_one(card, language) for card in cards]
    return words_in_a_row(said, language) if said else SCENE_WORDS[language]["none"]


def some_of(rng: random.Random, most: int) -> list[Sanctuary]:
    """Return some Sanctuaries, at most this many."""
    return rng.sample(list(SANCTUARIES.values()), rng.randint(0, most))


def regions(rng: random.Random, language: Language) -> Generated:
    """Generate a Region in a row, with Sanctuaries of which nothing is stated although what it pays depends on them."""
    region = rng.choice(
        [number for number, card in REGIONS.items() if card.quest and card.quest.per != "fixed"]
    )
    later = rng.sample([number for number in REGIONS if number != region], rng.randint(2, 7))
    seen: list[Region | Sanctuary] = [REGIONS[number] for number in (region, *later)]
    fame = scoring.score_region(REGIONS[region], seen)
    return Generated(
        question=SCENE_WORDS[language]["open"].format(region=region, later=listed(later)),
        case=cases.RegionsCase(region=region, later=tuple(later)),
        sentence=f" {fame}. {message(language, 'case-regions-besides')}",
    )


def view(rng: random.Random, language: Language) -> Generated:
    """Generate a Region with the cards that are in view, Sanctuaries described."""
    region, *later = rng.sample(range(1, 69), rng.randint(2, 8))
    row = [region, *later]
    rng.shuffle(row)
    held = some_of(rng, 4)
    form = rng.choice(["view", "later"])
    seen: list[Region | Sanctuary] = [REGIONS[number] for number in (region, *later)]
    seen += held
    card = REGIONS[region]
    is_met = quests.is_prerequisite_met(card, seen)
    fame = scoring.score_region(card, seen)
    name = "case-card-met" if is_met else "case-card-not-met"
    has_needs = card.needs_stones + card.needs_chimeras + card.needs_thistles > 0
    said = [*([message(language, name)] if has_needs else []), message(language, "case-card-pays", fame=fame)]
    others = [number for number in row if number != region] if form == "view" else later
    return Generated(
        question=SCENE_WORDS[language][form].format(
            region=region, row=listed(row), later=listed(later), sanctuaries=say_some(held, language)
        ),
        case=cases.TableauCase(region=region, later=tuple(others), sanctuaries=all_icons(held)),
        sentence=" ".join(said),
    )


def shown_of(card: Sanctuary) -> cases.Shown:
    """Return what a Sanctuary shows, with its quest, as a case has it."""
    icons = all_icons([card])
    quest = card.quest
    counted = () if quest is None or quest.per == "fixed" else (quest.biomes or (quest.per,))
    return cases.Shown(
        icons=tuple((icon, icons[icon]) for icon in ICONS if icon in icons),
        fame=quest.fame if quest else 0,
        counted=BIOMES if counted == ("biome-set",) else counted,
    )


def _say_quest(card: Sanctuary, language: Language) -> list[str]:
    if card.quest is None:
        return []
    words = SCENE_WORDS[language]
    if card.quest.per == "fixed":
        return [words["points"].format(fame=card.quest.fame)]
    return [message(language, "quest-per", fame=card.quest.fame, what=_what(card, language))]


def _what(card: Sanctuary, language: Language) -> str:
    """Return what a quest is paid for."""
    if card.quest is None or card.quest.per == "biome-set":
        return SCENE_WORDS[language]["set"]
    terms = [message(language, f"term-{name}") for name in card.quest.biomes or (card.quest.per,)]
    return terms[0] if len(terms) == 1 else message(language, "list-or", first=terms[0], second=terms[1])


def say_listed(cards: list[Sanctuary], language: Language) -> str:
    """Return Sanctuaries as a list in words, with their quests."""
    words = SCENE_WORDS[language]
    said = []
    for card in cards:
        colour = message(language, f"term-{card.biome or 'gray'}")
        shows = [*_say_icons(_icons(card), language), *_say_quest(card, language)]
        icons = words_in_a_row(shows, language)
        said.append(words["each"].format(colour=colour, icons=icons) if icons else colour)
    return words["listed"].format(listed=", ".join(said)) if said else words["nothing"]


def total(rng: random.Random, language: Language) -> Generated:
    """Generate a whole tableau of which the total is asked for."""
    row = tuple(rng.sample(range(1, 69), 8))
    held = some_of(rng, 5)
    regions = scoring.score_regions([REGIONS[number] for number in row], held)
    fames = dict(zip(row, regions, strict=True))
    sanctuaries = sum(scoring.score_sanctuaries([REGIONS[number] for number in row], held))
    pays = ", ".join(
        message(language, "case-row-pay", region=number, fame=fames[number]) for number in reversed(row)
    )
    sentence = message(
        language,
        "case-row-total",
        pays=pays,
        regions=sum(regions),
        sanctuaries=sanctuaries,
        total=sum(regions) + sanctuaries,
    )
    return Generated(
        question=SCENE_WORDS[language]["total"].format(
            row=listed(row), sanctuaries=say_listed(held, language)
        ),
        case=cases.RowPayCase(row=row, targets=(), sanctuaries=tuple(map(shown_of, held))),
        sentence=sentence,
    )


def targets(rng: random.Random, language: Language) -> Generated:
    """Generate a row of which two Regions are asked about."""
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    asked = tuple(rng.sample(row, 2))
    fames = dict(zip(row, scoring.score_regions([REGIONS[number] for number in row], []), strict=True))
    pays = ", ".join(
        message(language, "case-row-pay", region=number, fame=fames[number])
        for number in reversed(row)
        if number in asked
    )
    return Generated(
        question=SCENE_WORDS[language]["targets"].format(row=listed(row), first=asked[0], second=asked[1]),
        case=cases.RowPayCase(row=row, targets=asked, sanctuaries=()),
        sentence=message(language, "case-row-pays", pays=pays, total=sum(fames[number] for number in asked)),
    )


def sanctuary(rng: random.Random, language: Language) -> Generated:
    """Generate a Sanctuary with a quest, the Regions that it sees and other Sanctuaries."""
    paying = [card for card in SANCTUARIES.values() if card.quest and card.quest.per != "fixed"]
    first = rng.choice(paying)
    others = [card for card in some_of(rng, 3) if card is not first]
    row = rng.sample(range(1, 69), rng.randint(2, 8))
    bare = Sanctuary(
        id=first.id,
        biome=first.biome,
        night=False,
        clues=0,
        stones=0,
        chimeras=0,
        thistles=0,
        quest=first.quest,
    )
    seen: list[Region | Sanctuary] = [REGIONS[number] for number in row]
    seen += [bare, *others]
    counted = shown_of(first).counted
    counts = {
        icon: quests.count_biome(icon, seen) if icon in BIOMES else _count(icon, seen) for icon in counted
    }
    fame = scoring.score_sanctuary(bare, seen)
    words = words_in_a_row(
        [words_for_number(counts[icon], icon, language) for icon in ICONS if icon in counts], language
    )
    quest = (
        message(language, "quest-per-biome-set", fame=shown_of(first).fame)
        if counted == BIOMES
        else message(language, "quest-per", fame=shown_of(first).fame, what=_what(first, language))
    )
    return Generated(
        question=SCENE_WORDS[language]["sanctuary"].format(
            colour=COLOURS[language][first.biome or "gray"],
            fame=shown_of(first).fame,
            what=_what(first, language),
            row=listed(row),
            sanctuaries=say_some(others, language),
        ),
        case=cases.QuestCase(fame=shown_of(first).fame, counted=counted, view=counts),
        sentence=message(language, "case-quest", fame=fame, quest=quest, view=words),
    )


def _count(icon: str, seen: list[Region | Sanctuary]) -> int:
    return quests.count_nights(seen) if icon == "night" else quests.count_icons(icon, seen)


def sets(rng: random.Random, language: Language) -> Generated:
    """Generate a row and Sanctuaries of which it is asked how many sets of biomes they have."""
    row = rng.sample(range(1, 69), rng.randint(3, 8))
    held = some_of(rng, 3)
    seen: list[Region | Sanctuary] = [*(REGIONS[number] for number in row), *held]
    view = {icon: quests.count_biome(icon, seen) for icon in BIOMES}
    return Generated(
        question=SCENE_WORDS[language]["sets"].format(row=listed(row), sanctuaries=say_some(held, language)),
        case=cases.SetsCase(view=view),
        sentence=message(language, "case-card-sets", number=min(view.values())),
    )


def paying(rng: random.Random, language: Language) -> Generated:
    """Generate several Sanctuaries with quests, of which it is asked what they pay together."""
    row = tuple(rng.sample(range(1, 69), 8))
    held = rng.sample([card for card in SANCTUARIES.values() if card.quest], rng.randint(2, 4))
    fames = scoring.score_sanctuaries([REGIONS[number] for number in row], held)
    return Generated(
        question=SCENE_WORDS[language]["paying"].format(
            row=listed(row), sanctuaries=say_listed(held, language)
        ),
        case=cases.RowPayCase(
            row=row, targets=(), sanctuaries=tuple(map(shown_of, held)), asked=tuple(range(len(held)))
        ),
        sentence=message(language, "case-row-quests", pays="", total=sum(fames)).partition("; ")[2]
        or message(language, "case-row-quests", pays="", total=sum(fames)).rpartition(" ")[2],
    )


def also_last(rng: random.Random, language: Language) -> Generated:
    """Generate a Region that was played first, of which it is also asked what it would pay if it had been played last."""
    region, *later = rng.sample(range(1, 69), rng.randint(2, 8))
    held = some_of(rng, 3)
    last = scoring.score_region(REGIONS[region], [REGIONS[region], *held])
    return Generated(
        question=SCENE_WORDS[language]["also"].format(
            region=region, later=listed(later), sanctuaries=say_some(held, language)
        ),
        case=cases.TableauCase(
            region=region, later=tuple(later), sanctuaries=all_icons(held), is_also_last=True
        ),
        sentence=message(language, "case-tableau-also-last", fame=last),
    )


def also_added(rng: random.Random, language: Language) -> Generated:
    """Generate a Region of which it is also asked what it would pay with one more Sanctuary."""
    region, *later = rng.sample(range(1, 69), rng.randint(2, 8))
    held = some_of(rng, 3)
    more = rng.choice([card for card in SANCTUARIES.values() if card not in held and card.quest is None])
    seen: list[Region | Sanctuary] = [REGIONS[number] for number in (region, *later)]
    fame = scoring.score_region(REGIONS[region], [*seen, *held, more])
    icons = words_in_a_row(_say_icons(all_icons([more]), language), language)
    return Generated(
        question=SCENE_WORDS[language]["added"].format(
            region=region, later=listed(later), sanctuaries=say_some(held, language), added=icons
        ),
        case=cases.TableauCase(
            region=region, later=tuple(later), sanctuaries=all_icons(held), added=all_icons([more])
        ),
        sentence=message(language, "case-tableau-added", icons=icons, fame=fame),
    )


def part(rng: random.Random, language: Language) -> Generated:
    """Generate a row of fewer than eight Regions of which the total is asked for."""
    row = tuple(rng.sample(range(1, 69), rng.randint(2, 7)))
    regions = scoring.score_regions([REGIONS[number] for number in row], [])
    return Generated(
        question=SCENE_WORDS[language]["part"].format(row=listed(row)),
        case=cases.RowPayCase(row=row, targets=(), sanctuaries=()),
        sentence=message(
            language,
            "case-row-total",
            pays=", ".join(
                message(language, "case-row-pay", region=number, fame=fame)
                for number, fame in reversed(list(zip(row, regions, strict=True)))
            ),
            regions=sum(regions),
            sanctuaries=0,
            total=sum(regions),
        ),
    )


def nth(rng: random.Random, language: Language) -> Generated:
    """Generate a row of which one Region is asked about by its place; no Sanctuary shows a wonder, and all are gray."""
    row = tuple(rng.sample(range(1, 69), 8))
    place = rng.choice([0, 7])
    card = REGIONS[row[place]]
    seen: list[Region | Sanctuary] = [REGIONS[number] for number in row[place:]]
    fame = scoring.score_region(card, seen)
    return Generated(
        question=SCENE_WORDS[language]["nth"].format(
            row=listed(row), place=SCENE_WORDS[language]["first" if place == 0 else "last"]
        ),
        case=cases.TableauCase(region=row[place], later=row[place + 1 :], sanctuaries={}),
        sentence=message(language, "case-card-pays", fame=fame),
    )
