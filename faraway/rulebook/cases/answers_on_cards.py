"""Answer cases about what cards need and pay."""

from typing import assert_never

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.cards.wording import (
    words_for_icons,
    words_for_quest,
    words_for_wonders,
    words_in_a_row,
    words_with_commas,
)
from faraway.messages import Language, message
from faraway.rulebook.cases.case import (
    CardCase,
    NeedCase,
    OptionsCase,
    PayCase,
    QuestCase,
    RegionsCase,
    RowPayCase,
    SetsCase,
    Shown,
    TableauCase,
)
from faraway.rulebook.cases.said import CaseAnswer, say_numbers, say_view
from faraway.rulebook.cases.values import (
    card_fame,
    need_met,
    option_fames,
    prerequisite_met,
    quest_fame,
    quest_of,
    row_fames,
    sanctuary_fame,
    sanctuary_fames,
    seen_by,
    sets_in,
    tableau_fame,
)
from faraway.rulebook.cases.view import BIOMES, asked_wonders

QUEST_RULINGS = {
    Per.BIOME_SET: "how-many-sets",
    Per.CLUE: "quest-per-clue",
    Per.NIGHT: "quest-per-night",
    Per.FIXED: "fixed-quests",
}
"""The rulings behind what quests pay; for others a Region counts itself."""


def answer_pay(case: PayCase, language: Language) -> CaseAnswer:
    """Answer a case about what a card needs and pays."""
    match case:
        case CardCase():
            return _card(case, language)
        case TableauCase():
            return _tableau(case, language)
        case NeedCase():
            return _need(case, language)
        case QuestCase():
            return _quest(case, language)
        case RowPayCase():
            return _row_pay(case, language)
        case SetsCase():
            return _sets(case, language)
        case _:
            assert_never(case)


def _card(case: CardCase, language: Language) -> CaseAnswer:
    view = say_view(case.view, language)
    facts = _facts(case.region, language)
    facts = [*facts, *_verdict(case, language)] if view else [_shows(case.region, language), *facts]
    shown = "case-card-view" if view else "case-card"
    said: dict[str, str | int] = {"region": case.region, **({"view": view} if view else {})}
    return CaseAnswer(
        understood=message(language, f"{shown}-understood", **said),
        statement=" ".join(facts),
        ruling=_ruling_of(case.region),
        canonical=message(language, f"{shown}-question", **said),
    )


def _ruling_of(duration: int) -> str:
    """Return the ruling behind what a Region pays: one on prerequisites, or on what it counts if it has none."""
    region = CATALOGUE.region_of[Duration(duration)]
    if asked_wonders(region.prerequisite):
        return "prerequisite-not-met"
    if region.quest is None:
        return "region-without-quest"
    if region.quest.per is Per.BIOME:
        return "quest-two-biomes"
    return QUEST_RULINGS.get(region.quest.per, "own-quest")


def _shows(duration: int, language: Language) -> str:
    """Return the sentence on what a Region is and shows."""
    region = CATALOGUE.region_of[Duration(duration)]
    icons = words_for_icons(region, language)
    said = {
        "biome": message(language, f"term-{region.biome.value}"),
        "time": message(language, "term-night" if region.night else "term-day"),
    }
    if not icons:
        return message(language, "case-card-shows-nothing", region=duration, **said)
    return message(language, "case-card-shows", region=duration, icons=icons, **said)


def _facts(duration: int, language: Language) -> list[str]:
    """Return the sentences on what a Region needs and pays."""
    region = CATALOGUE.region_of[Duration(duration)]
    needs, quest = words_for_wonders(region.prerequisite, language), words_for_quest(region.quest, language)
    return [
        message(language, "case-card-needs", region=duration, wonders=needs)
        if needs
        else message(language, "case-card-needs-nothing", region=duration),
        message(language, "case-card-quest", quest=quest)
        if quest
        else message(language, "case-card-no-quest"),
    ]


def _tableau(case: TableauCase, language: Language) -> CaseAnswer:
    seen = seen_by(case)
    view, icons = say_view(seen.view, language), say_view(case.sanctuaries, language)
    later = (
        message(language, "case-tableau-then", row=say_numbers(case.later, language)) if case.later else ""
    )
    said: dict[str, str | int] = {
        "region": case.region,
        "later": later or message(language, "case-tableau-last"),
        "sanctuaries": message(language, "case-tableau-with", icons=icons)
        if icons
        else message(language, "case-tableau-without"),
    }
    sees = [message(language, "case-tableau-sees", view=view)] if view else []
    question = message(language, "case-tableau-question", **said)
    if case.is_also_last:
        question = message(language, "case-tableau-also-question", question=question)
    if case.added:
        icons = say_view(case.added, language)
        question = message(language, "case-tableau-added-question", question=question, icons=icons)
    return CaseAnswer(
        understood=message(language, "case-tableau-understood", **said),
        statement=" ".join(
            [
                *_facts(case.region, language),
                *sees,
                *_verdict(seen, language),
                *_if_last(case, language),
                *_if_added(case, language),
            ]
        ),
        ruling="earlier-regions",
        canonical=question,
    )


def answer_options(case: OptionsCase, language: Language) -> CaseAnswer:
    """Answer what each of two Regions would pay at one place."""
    fames, icons = option_fames(case), say_view(case.sanctuaries, language)
    pays = [message(language, "case-row-pay", region=region, fame=fame) for region, fame in fames]
    most = [region for region, fame in fames if fame == max(each for _, each in fames)]
    later = say_numbers(case.later, language) if case.later else ""
    said = (
        message(language, "case-options-with", icons=icons)
        if icons
        else message(language, "case-options-without")
    )
    first, second = case.regions
    regions = message(language, "list-or", first=str(first), second=str(second))
    best = [message(language, "case-options-best", region=most[0])] if len(most) == 1 else []
    return CaseAnswer(
        understood=message(
            language,
            "case-options-understood",
            regions=regions,
            later=message(language, "case-tableau-then", row=later)
            if later
            else message(language, "case-tableau-last"),
            sanctuaries=message(language, "case-tableau-with", icons=icons)
            if icons
            else message(language, "case-tableau-without"),
        ),
        statement=" ".join(
            [message(language, "case-options", pays=words_with_commas(pays, language)), *best]
        ),
        ruling="earlier-regions",
        canonical=message(
            language, "case-options-first-question", regions=regions, later=later, sanctuaries=said
        )
        if later
        else message(language, "case-options-last-question", regions=regions, sanctuaries=said),
    )


def _if_last(case: TableauCase, language: Language) -> list[str]:
    """Return the sentence on what a Region would pay if it had been played last, if that is asked as well."""
    if not case.is_also_last:
        return []
    last = TableauCase(region=case.region, later=(), sanctuaries=case.sanctuaries)
    return [message(language, "case-tableau-also-last", fame=tableau_fame(last))]


def _if_added(case: TableauCase, language: Language) -> list[str]:
    """Return the sentence on what a Region would pay with one more Sanctuary, if that is asked as well."""
    if not case.added:
        return []
    shown = {
        icon: case.sanctuaries.get(icon, 0) + case.added.get(icon, 0)
        for icon in {*case.sanctuaries, *case.added}
    }
    fame = tableau_fame(TableauCase(region=case.region, later=case.later, sanctuaries=shown))
    icons = say_view(case.added, language)
    return [message(language, "case-tableau-added", icons=icons, fame=fame)]


def answer_regions(case: RegionsCase, language: Language) -> CaseAnswer:
    """Answer what the Regions show that a Region sees, and what it pays by them alone."""
    alone = TableauCase(region=case.region, later=case.later, sanctuaries={})
    view, fame = say_view(seen_by(alone).view, language), tableau_fame(alone)
    row, later = say_numbers(case.row, language), say_numbers(case.later, language)
    said: dict[str, str | int] = {"region": case.region, "later": later}
    shown = (
        message(language, "case-regions-show", row=row, view=view, fame=fame)
        if view
        else message(language, "case-regions-show-nothing", row=row, fame=fame)
    )
    return CaseAnswer(
        understood=message(language, "case-regions-understood", **said),
        statement=" ".join(
            [*_facts(case.region, language), shown, message(language, "case-regions-besides")]
        ),
        ruling="earlier-regions",
        canonical=message(language, "case-regions-question", **said),
    )


def _sets(case: SetsCase, language: Language) -> CaseAnswer:
    view = say_view(case.view, language)
    return CaseAnswer(
        understood=message(language, "case-sets-understood", view=view),
        statement=message(language, "case-card-sets", number=sets_in(case.view)),
        ruling="how-many-sets",
        canonical=message(language, "case-sets-question", view=view),
    )


def _verdict(case: CardCase, language: Language) -> list[str]:
    """Return the sentences on what is in view: whether it meets the prerequisite, and what the Region pays."""
    met, fame = prerequisite_met(case), card_fame(case)
    sentences = []
    if asked_wonders(CATALOGUE.region_of[Duration(case.region)].prerequisite) and met is not None:
        if not met:
            sentences.append(message(language, "case-card-missing", wonders=_missing(case, language)))
        sentences.append(message(language, "case-card-met" if met else "case-card-not-met"))
    quest = CATALOGUE.region_of[Duration(case.region)].quest
    if fame is not None and quest is not None and quest.per is Per.BIOME_SET:
        sentences.append(message(language, "case-card-sets", number=sets_in(case.view)))
    if fame is not None:
        sentences.append(message(language, "case-card-pays", fame=fame))
    return sentences


def _missing(case: CardCase, language: Language) -> str:
    """Return the wonders that a prerequisite asks for beyond those in view."""
    asked = asked_wonders(CATALOGUE.region_of[Duration(case.region)].prerequisite)
    short = {icon: number - case.view[icon] for icon, number in asked.items() if icon in case.view}
    return say_view({icon: number for icon, number in short.items() if number > 0}, language)


def _need(case: NeedCase, language: Language) -> CaseAnswer:
    said = {"needs": say_view(case.needs, language), "view": say_view(case.view, language)}
    return CaseAnswer(
        understood=message(language, "case-need-understood", **said),
        statement=message(language, "case-need-met" if need_met(case) else "case-need-not-met", **said),
        ruling="prerequisite-not-met",
        canonical=message(language, "case-need-question", **said),
    )


def _quest(case: QuestCase, language: Language) -> CaseAnswer:
    quest, view = words_for_quest(quest_of(case), language), say_view(case.view, language)
    ruling = QUEST_RULINGS.get(quest_of(case).per, "own-quest")
    return CaseAnswer(
        understood=message(language, "case-quest-understood", quest=quest, view=view),
        statement=message(language, "case-quest", fame=quest_fame(case), quest=quest, view=view),
        ruling="quest-two-biomes" if len(case.counted) == 2 else ruling,
        canonical=message(language, "case-quest-question", quest=quest, view=view),
    )


def _row_pay(case: RowPayCase, language: Language) -> CaseAnswer:
    fames = row_fames(case)
    pays = [message(language, "case-row-pay", region=region, fame=fame) for region, fame in fames]
    sum_of_regions = sum(fame for _, fame in fames)
    statement = (
        message(language, "case-row-pays", pays=words_with_commas(pays, language), total=sum_of_regions)
        if case.targets
        else message(
            language,
            "case-row-total",
            pays=words_with_commas(pays, language),
            regions=sum_of_regions,
            sanctuaries=sanctuary_fame(case),
            total=sum_of_regions + sanctuary_fame(case),
        )
    )
    quests = _say_quests(case, language)
    if case.asked:
        statement = f"{statement} {quests}" if case.targets else quests
    said = {
        "row": say_numbers(case.row, language),
        "sanctuaries": _say_sanctuaries(case, language),
        "regions": words_in_a_row([str(region) for region in case.targets], language),
    }
    name = "case-row-targets" if case.targets else "case-row-asked" if case.asked else "case-row-whole"
    values = said if case.targets else {each: said[each] for each in ("row", "sanctuaries")}
    return CaseAnswer(
        understood=message(language, f"{name}-understood", **values),
        statement=statement,
        ruling="sanctuary-sees-all" if case.asked and not case.targets else "earlier-regions",
        canonical=message(language, f"{name}-question", **values),
    )


def _say_quests(case: RowPayCase, language: Language) -> str:
    """Return the sentence on what the quests of the Sanctuaries that are asked about pay."""
    fames = sanctuary_fames(case)
    pays = [
        message(
            language,
            "case-row-quest",
            sanctuary=_say_sanctuary(case.sanctuaries[place], language),
            fame=fames[place],
        )
        for place in case.asked
    ]
    total = sum(fames[place] for place in case.asked)
    return (
        message(language, "case-row-quests", pays=words_with_commas(pays, language), total=total)
        if pays
        else ""
    )


def _say_sanctuaries(case: RowPayCase, language: Language) -> str:
    """Return the Sanctuaries of a row, each by its biome, its icons and its quest, or what none of them shows."""
    if case.denied:
        none = say_view(dict.fromkeys(case.denied, 0), language)
        return message(language, "case-row-sanctuaries", sanctuaries=none)
    if not case.sanctuaries:
        return message(language, "case-row-no-sanctuaries")
    return message(
        language,
        "case-row-sanctuaries",
        sanctuaries=words_with_commas(
            [_say_sanctuary(each, language) for each in case.sanctuaries], language
        ),
    )


def _say_sanctuary(shown: Shown, language: Language) -> str:
    icons = dict(shown.icons)
    biome = next((icon for icon in BIOMES if icon in icons), "gray")
    others = [say_view({icon: number}, language) for icon, number in shown.icons if icon != biome]
    quest = quest_of(QuestCase(fame=shown.fame, counted=shown.counted, view={})) if shown.fame else None
    paid = (
        words_for_quest(quest, language)
        if shown.counted
        else message(language, "case-row-fixed", fame=shown.fame)
    )
    shows = words_in_a_row([*others, *([paid] if quest else [])], language)
    colour = message(language, f"term-{biome}")
    return message(language, "case-row-sanctuary", colour=colour, shows=shows) if shows else colour
