"""Generate questions with concrete cases in four languages, and compare what is answered with reference and specification.

A question is written out from a case with every connective of its language, both ways round. It must be parsed into that
case; the values must be those of the specification; and the sentence must be the one that belongs to the specification's value.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import click

from crosscheck import scene_cases
from crosscheck.case_words import BACKWARD, FORWARD, OTHER_WORDS, PLAYED
from crosscheck.scene_cases import Generated
from faraway.cards.wording import words_for_number, words_in_a_row
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.parsing import parse_case
from faraway.rulebook.cases.view import BIOMES, ICONS, WONDERS
from faraway.rulebook.search import shipped_index
from faraway.rulebook.vocabulary import singular
from spec import advanced, ending, finding, quests, setup, winner
from spec.cards import REGIONS, SANCTUARIES, Quest, Region, Sanctuary
from spec.readings import load_readings
from spec.table import Game, Player, market_size


def _player(row: tuple[int, ...], sanctuaries: tuple[str, ...] = ()) -> Player:
    return Player(hand=frozenset(), regions=row, sanctuaries=sanctuaries)


def _list(row: tuple[int, ...] | list[int]) -> str:
    return ", ".join(map(str, row))


def _find(rng: random.Random, language: Language) -> Generated:
    row = tuple(rng.sample(range(1, 69), rng.choice([2, 2, 2, 3, 5, 8])))
    said = rng.choice(FORWARD[language] + BACKWARD[language]).format(*row) if len(row) == 2 else _list(row)
    name = "case-find-yes" if finding.is_finder(_player(row)) else "case-find-no"
    sentence = message(language, name, last=row[-1], previous=row[-2])
    question = rng.choice(PLAYED[language]).format(row=said)
    return Generated(question=question, case=cases.FindCase(row=row), sentence=sentence)


def _draw_printed(rng: random.Random, language: Language) -> Generated:
    """Generate a draw whose clues stand on named Regions and on Sanctuaries."""
    previous, last = rng.sample(range(1, 69), 2)
    clues = rng.randint(1, 4)
    holders = tuple(name for name, card in SANCTUARIES.items() if card.clues)[:clues]
    player = _player((previous, last), holders)
    due = finding.sanctuaries_due(player)
    words = words_for_number(clues, "clue", language)
    shown = {"last": last, "previous": previous}
    return Generated(
        question=OTHER_WORDS[language]["printed"].format(last, previous, clues=words),
        case=cases.DrawCase(row=(previous, last), clues=finding.clues_of_tableau(player)),
        sentence=message(language, "case-draw-row", number=due, **shown)
        if due
        else message(language, "case-find-no", **shown),
    )


def _draw_open(rng: random.Random, language: Language) -> Generated:
    """Generate a draw of which only the Regions are named: their clues count, and others may."""
    row = tuple(rng.sample(range(1, 69), rng.choice([2, 2, 3, 5])))
    player = _player(row)
    due = finding.sanctuaries_due(player)
    shown = {"last": row[-1], "previous": row[-2]}
    return Generated(
        question=OTHER_WORDS[language]["open"].format(row=_list(row)),
        case=cases.DrawCase(row=row, clues=finding.clues_of_tableau(player), is_open=True),
        sentence=message(language, "case-draw-open", number=due, **shown)
        if due
        else message(language, "case-find-no", **shown),
    )


def _draw(rng: random.Random, language: Language) -> Generated:
    form = rng.random()
    if form < 2 / 3:
        return _draw_printed(rng, language) if form < 1 / 3 else _draw_open(rng, language)
    clues = rng.randint(0, 14)
    holders = [number for number, region in REGIONS.items() if region.clues][:7]
    row = (2, *(holders[:clues] or [3]))
    more = tuple(name for name, card in SANCTUARIES.items() if card.clues)[: max(0, clues - len(holders))]
    due = finding.sanctuaries_due(_player(row, more))
    words = words_for_number(clues, "clue", language) if clues != 0 else f"0 {_clues(language)}"
    case = cases.DrawCase(row=(), clues=clues)
    question = OTHER_WORDS[language]["draw"].format(clues=words)
    return Generated(question=question, case=case, sentence=message(language, "case-draw", number=due))


def _clues(language: Language) -> str:
    return words_for_number(2, "clue", language).partition(" ")[2]


def _row(rng: random.Random, language: Language) -> Generated:
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    found = [str(row[last]) for last in range(1, len(row)) if finding.is_finder(_player(row[: last + 1]))]
    shown = words_in_a_row(found, language)
    sentence = message(language, "case-row-none")
    if found:
        sentence = message(language, "case-row", number=len(found), found=shown)
    question = OTHER_WORDS[language]["row"].format(row=_list(row))
    return Generated(question=question, case=cases.RowCase(row=row), sentence=sentence)


def _order(rng: random.Random, language: Language) -> Generated:
    played = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    game = _table(played)
    order = [played[seat] for seat in ending.turn_order(game)]
    lying = market_size(game)
    turns = ", ".join(
        message(language, "case-order-turn", duration=number, number=lying - taken)
        for taken, number in enumerate(order)
    )
    sentence = " ".join(
        [
            message(language, "case-order", order=_list(order), first=order[0], last=order[-1]),
            message(language, "case-order-choices", players=len(order), number=lying, turns=turns),
        ]
    )
    question = OTHER_WORDS[language]["order"].format(row=_list(played))
    return Generated(question=question, case=cases.OrderCase(played=played), sentence=sentence)


def _tie(rng: random.Random, language: Language) -> Generated:
    lowest = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    first = winner.ranks([7] * len(lowest), lowest, {}).index(1)
    question = OTHER_WORDS[language]["tie"].format(row=_list(lowest))
    sentence = message(language, "case-tie", winner=lowest[first])
    return Generated(question=question, case=cases.TieCase(lowest=lowest), sentence=sentence)


def _shortage(rng: random.Random, language: Language) -> Generated:
    deck, due = rng.randint(0, 45), rng.randint(1, 60)
    name = "case-shortage" if due > deck else "case-no-shortage"
    question = OTHER_WORDS[language]["shortage"].format(deck=deck, due=due)
    sentence = message(language, name, deck=deck, due=due)
    return Generated(question=question, case=cases.ShortageCase(deck=deck, due=due), sentence=sentence)


def _card(rng: random.Random, language: Language) -> Generated:
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


def _need(rng: random.Random, language: Language) -> Generated:
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


def _quest(rng: random.Random, language: Language) -> Generated:
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


def _market(rng: random.Random, language: Language) -> Generated:
    players = rng.randint(2, 6)
    game = _table(tuple(range(1, players + 1)))
    left = market_size(game) - (players - 1)
    sentence = message(language, "case-market", players=players, number=market_size(game), left=left)
    question = OTHER_WORDS[language]["market"].format(players=players)
    return Generated(question=question, case=cases.MarketCase(players=players), sentence=sentence)


def _tableau(rng: random.Random, language: Language) -> Generated:
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
    question = OTHER_WORDS[language][form].format(
        region=region, later=_list(later), row=_list(row), sanctuaries=said
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


def _dues(rng: random.Random, language: Language) -> Generated:
    played = rng.sample(range(1, 69), rng.randint(2, 6))
    dues = tuple((number, rng.randint(1, 15)) for number in played)
    deck = rng.randint(0, 45)
    turns, left = [], tuple(str(card) for card in range(deck))
    for number, count in sorted(dues):
        game = finding.draw(_table((number,), left), 0, count)
        drawn = game.players[0].drawn
        left = game.sanctuary_deck + drawn[1:]
        turns.append(message(language, "case-dues-turn", duration=number, number=len(drawn)))
    total = sum(count for _, count in dues)
    sentence = message(language, "case-no-shortage", deck=deck, due=total)
    if total > deck:
        shown = turns[0]
        for turn in turns[1:]:
            shown = message(language, "list-comma", first=shown, second=turn)
        sentence = message(language, "case-dues", turns=shown)
    said = ", ".join(OTHER_WORDS[language]["due"].format(number, count) for number, count in dues)
    question = OTHER_WORDS[language]["dues"].format(deck=deck, dues=said)
    return Generated(question=question, case=cases.DuesCase(deck=deck, dues=dues), sentence=sentence)


def _table(played: tuple[int, ...], sanctuary_deck: tuple[str, ...] = ()) -> Game:
    """Return a table at which each player has played one Region."""
    return Game(
        readings=load_readings({}),
        round=1,
        phase="explore",
        region_deck=(),
        sanctuary_deck=sanctuary_deck,
        players=tuple(_player((number,)) for number in played),
    )


def _deal(rng: random.Random, language: Language) -> Generated:
    players = rng.randint(2, 6)
    deck = tuple(REGIONS)
    plain = sum(len(hand) for hand in setup.deal_hands(deck, players, setup.HAND_SIZE))
    dealt = sum(len(hand) for hand in setup.deal_hands(deck, players, advanced.DEALT))
    return Generated(
        question=OTHER_WORDS[language]["deal"].format(players=players),
        case=cases.DealCase(players=players),
        sentence=message(
            language, "case-deal", players=players, plain=plain, advanced=dealt, returned=dealt - plain
        ),
    )


def _keep(rng: random.Random, language: Language) -> Generated:
    drawn = rng.randint(2, 15)
    game = finding.draw(_table((1,), tuple(str(card) for card in range(45))), 0, drawn)
    returned = len(game.players[0].drawn[1:])
    return Generated(
        question=message(language, "case-keep-question", drawn=drawn),
        case=cases.KeepCase(drawn=drawn),
        sentence=message(language, "case-keep", drawn=drawn, returned=returned),
    )


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


KINDS: dict[str, Callable[[random.Random, Language], Generated]] = {
    "find": _find,
    "draw": _draw,
    "row": _row,
    "order": _order,
    "tie": _tie,
    "shortage": _shortage,
    "card": _card,
    "need": _need,
    "quest": _quest,
    "market": _market,
    "tableau": _tableau,
    "dues": _dues,
    "deal": _deal,
    "keep": _keep,
    "view": scene_cases.view,
    "regions": scene_cases.regions,
    "total": scene_cases.total,
    "targets": scene_cases.targets,
    "sanctuary": scene_cases.sanctuary,
    "deck": scene_cases.deck,
    "bearers": scene_cases.bearers,
    "choice": scene_cases.choice,
    "rank": scene_cases.rank,
    "sets": scene_cases.sets,
    "paying": scene_cases.paying,
    "also": scene_cases.also_last,
    "part": scene_cases.part,
    "nth": scene_cases.nth,
}


def problems(kind: str, language: Language, count: int, seed: int) -> Iterator[str]:
    """Generate questions of a kind and yield what is wrong: not parsed into its case, or another sentence."""
    rng = random.Random(f"{kind} {language.value} {seed}")
    words = shipped_index().vocabulary
    for _ in range(count):
        made = KINDS[kind](rng, language)
        parsed = parse_case(made.question, language, lambda word: words.knows(singular(word)))
        if parsed != made.case:
            yield f"{made.question!r} is parsed as {parsed}, not {made.case}"
            continue
        answered = answer_case(made.case, language)
        if not answered.statement.endswith(made.sentence):
            yield f"{made.question!r}: {answered.statement!r} does not say {made.sentence!r}"
        again = parse_case(answered.canonical, language, lambda word: words.knows(singular(word)))
        if again != made.case:
            yield f"the canonical {answered.canonical!r} is parsed as {again}"


@click.command()
@click.option("--count", default=10_000, help="How many questions a kind and language.")
@click.option("--seed", default=1)
def command(*, count: int, seed: int) -> None:
    """Ask generated questions with concrete cases, and compare with reference and specification."""
    wrong = 0
    for kind in KINDS:
        for language in Language:
            found = list(problems(kind, language, count, seed))
            wrong += len(found)
            click.echo(f"{kind} {language.value}: {count} asked, {len(found)} wrong")
            for each in found[:3]:
                click.echo(f"  {each}")
    if wrong:
        raise SystemExit(1)
