"""Generate questions about one card: its prerequisite, its quest, and what it pays for what is in view."""

import random
from collections.abc import Mapping
from dataclasses import replace

from crosscheck.cases.generated import Generated, listed
from crosscheck.cases.words import OTHER_WORDS
from faraway.cards.wording import words_for_number, words_in_a_row
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from faraway.rulebook.cases.view import BIOMES, ICONS, WONDERS
from spec import quests
from spec.cards import REGIONS, Quest, Region, Sanctuary


def card(rng: random.Random, language: Language) -> Generated:
    """Generate a Region and a view, of which it is asked what the Region pays."""
    region = rng.randint(1, 68)
    view = {icon: rng.randint(1, 6) for icon in ICONS if rng.random() < 0.6}
    shown = _shown(view, language)
    case = cases.CardCase(region=region, view=view)
    if not view:
        question = message(language, "case-card-question", region=region)
        return Generated(question=question, case=case, sentence="")
    question = OTHER_WORDS[language]["card"].format(region=region, view=shown)
    return Generated(question=question, case=case, sentence=_end_of_card(case, language))


def _end_of_card(case: cases.CardCase, language: Language) -> str:
    """Return the sentences on a view that the specification's values ask for."""
    card = REGIONS[case.region]
    seen = _visible(case.view)
    asked = {"stone": card.needs_stones, "chimera": card.needs_chimeras, "thistle": card.needs_thistles}
    asked = {icon: number for icon, number in asked.items() if number}
    is_short = any(quests.count_icons(icon, seen) < asked[icon] for icon in asked if icon in case.view)
    is_decided = is_short or set(asked) <= set(case.view)
    is_met = is_decided and quests.is_prerequisite_met(card, seen)
    sentences = []
    if asked and is_decided:
        sentences.append(message(language, "case-card-met" if is_met else "case-card-not-met"))
    fame = _fame(case, is_decided=is_decided, is_met=is_met)
    if fame is not None:
        sentences.append(message(language, "case-card-pays", fame=fame))
    return " ".join(sentences)


def need(rng: random.Random, language: Language) -> Generated:
    """Generate a prerequisite and a view, of which it is asked whether it is met."""
    wanted = rng.sample(WONDERS, rng.randint(1, 3))
    needs = {icon: rng.randint(1, 4) for icon in WONDERS if icon in wanted}
    view = {icon: rng.randint(0, 5) for icon in needs}
    card = replace(
        REGIONS[1],
        needs_stones=needs.get("stone", 0),
        needs_chimeras=needs.get("chimera", 0),
        needs_thistles=needs.get("thistle", 0),
    )
    is_met = quests.is_prerequisite_met(card, _visible(view))
    said = {"needs": _shown(needs, language), "view": _shown(view, language)}
    name = "case-need-met" if is_met else "case-need-not-met"
    question = OTHER_WORDS[language]["need"].format(**said)
    case = cases.NeedCase(needs=needs, view=view)
    return Generated(question=question, case=case, sentence=message(language, name, **said))


def quest(rng: random.Random, language: Language) -> Generated:
    """Generate a quest and a view, of which it is asked what is paid."""
    fame = rng.randint(1, 20)
    pair = tuple(rng.sample(BIOMES, 2))
    counted = rng.choice([BIOMES, pair, *((icon,) for icon in ICONS)])
    view = {icon: rng.randint(0, 6) for icon in ICONS if icon in counted}
    per = "biome-set" if counted == BIOMES else "biome" if set(counted) <= set(BIOMES) else counted[0]
    biomes = counted if per == "biome" else ()
    terms = [message(language, f"term-{icon}") for icon in counted]
    what = words_in_a_row(terms, language)
    pays = quests.score_quest(Quest(per=per, biomes=biomes, fame=fame), _visible(view))
    shown = _shown(view, language)
    named = (
        {"quest-per-biome-set": {}} if per == "biome-set" else {"quest-per": {"what": _or(terms, language)}}
    )
    ((name, values),) = named.items()
    quest = message(language, name, fame=fame, **values)
    return Generated(
        question=OTHER_WORDS[language]["set" if per == "biome-set" else "quest"].format(
            fame=fame, what=what, view=shown
        ),
        case=cases.QuestCase(fame=fame, counted=counted, view=view),
        sentence=message(language, "case-quest", fame=pays, quest=quest, view=shown),
    )


def _or(terms: list[str], language: Language) -> str:
    return terms[0] if len(terms) == 1 else message(language, "list-or", first=terms[0], second=terms[1])


def tableau(rng: random.Random, language: Language) -> Generated:
    """Generate a Region with those played after it and what the Sanctuaries show."""
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    form = rng.choice(["first", "run", "last"])
    place = {"first": 0, "run": rng.randrange(len(row)), "last": len(row) - 1}[form]
    shows = {icon: rng.randint(1, 3) for icon in ICONS if rng.random() < 0.3}
    said = (
        OTHER_WORDS[language]["some"].format(icons=_shown(shows, language))
        if shows
        else OTHER_WORDS[language]["none"]
    )
    region, later = row[place], row[place + 1 :]
    quests_of_others = [REGIONS[number].quest for number in row if number != region]
    if any(quest and quest.per == "fixed" and quest.fame == region for quest in quests_of_others):
        return tableau(rng, language)  # `does the 20 pay?` may ask for the 20 fame of another Region: no case
    question = OTHER_WORDS[language][form].format(
        region=region, later=listed(later), row=listed(row), sanctuaries=said
    )
    visible: list[Region | Sanctuary] = [REGIONS[number] for number in (region, *later)]
    visible += _visible(shows)
    return Generated(
        question=question,
        case=cases.TableauCase(region=region, later=later, sanctuaries=shows),
        sentence=_end_of_tableau(region, visible, language),
    )


def _end_of_tableau(region: int, visible: list[Region | Sanctuary], language: Language) -> str:
    """Return the sentences that the specification's values ask for: whether the prerequisite is met, and what is paid."""
    card = REGIONS[region]
    is_met = quests.is_prerequisite_met(card, visible)
    fame = quests.score_quest(card.quest, visible) if card.quest and is_met else 0
    name = "case-card-met" if is_met else "case-card-not-met"
    has_needs = card.needs_stones + card.needs_chimeras + card.needs_thistles > 0
    met = [message(language, name)] if has_needs else []
    return " ".join([*met, message(language, "case-card-pays", fame=fame)])


def _shown(view: Mapping[str, int], language: Language) -> str:
    return words_in_a_row([words_for_number(view[icon], icon, language) for icon in view], language)


def _fame(case: cases.CardCase, *, is_decided: bool, is_met: bool) -> int | None:
    quest = REGIONS[case.region].quest
    if quest is None or (is_decided and not is_met):
        return 0
    counted = {"fixed": (), "biome": quest.biomes, "biome-set": ("river", "city", "forest", "desert")}
    if not is_decided or not set(counted.get(quest.per, (quest.per,))) <= set(case.view):
        return None
    return quests.score_quest(quest, _visible(case.view))


def _visible(view: Mapping[str, int]) -> list[Sanctuary]:
    """Return made-up cards of the specification that show just these, each icon on a card of its own."""
    return [
        Sanctuary(
            id="made up",
            biome=icon if icon in {"river", "city", "forest", "desert"} else None,
            night=icon == "night",
            clues=int(icon == "clue"),
            stones=int(icon == "stone"),
            chimeras=int(icon == "chimera"),
            thistles=int(icon == "thistle"),
            quest=None,
        )
        for icon, number in view.items()
        for _ in range(number)
    ]
