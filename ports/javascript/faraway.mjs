/**
 * The cards of Faraway and what they pay: the printed facts, the fame of a tableau with every number behind it,
 * and the checks that a tableau must pass. The course of the game is in game.mjs.
 *
 * No dependencies. Works as an ES module in a browser and in node 18 or newer. In short:
 *
 *     import { scoreTableau, checkTableau, REGIONS, SANCTUARIES } from "./faraway.mjs";
 *     const reasons = checkTableau([1, 2, 3, 4, 44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"]);
 *     if (reasons.length === 0) console.log(scoreTableau([1, 2, ...], [...]).total);
 *
 * Comments of the form `Rules: SCORE-4` name the clauses of the rules that a place embodies.
 */

/** The four biomes, in canonical order. Rules: COMP-4 */
export const BIOMES = Object.freeze(["river", "city", "forest", "desert"]);

/** The three kinds of wonders, in canonical order. Rules: COMP-8 */
export const WONDERS = Object.freeze(["stones", "chimeras", "thistles"]);

/** What the visible cards are counted by: cards of each biome, night cards, and icons. */
export const COUNTED = Object.freeze([...BIOMES, "night", "clues", ...WONDERS]);

// ---------------------------------------------------------------------------------------------- the printed cards

// duration, biome, time, icons, prerequisite, quest, fame. Icons: k clue, s stone, c chimera, t thistle.
const REGION_TABLE = `
 1 forest day   sc  -     -            -
 2 desert day   ss  -     -            -
 3 river  day   -   -     fixed        4
 4 forest day   st  -     -            -
 5 river  day   c   -     fixed        2
 6 desert day   ks  -     -            -
 7 forest day   ct  -     -            -
 8 river  day   kc  -     -            -
 9 desert day   -   -     fixed        5
10 forest day   -   -     night        3
11 river  day   -   -     clue         2
12 city   day   kt  -     -            -
13 desert day   -   -     stone        2
14 forest day   t   -     night        2
15 river  day   k   -     chimera      2
16 forest day   c   -     chimera      2
17 desert day   s   cc    stone        3
18 river  day   c   -     set          10
19 forest day   t   -     thistle      2
20 river  night k   s     night        2
21 desert night -   ss    fixed        8
22 river  night k   -     clue         1
23 forest night sc  -     set          10
24 desert night s   c     night        2
25 city   night -   -     river+city   1
26 forest night c   -     thistle      3
27 city   night -   -     desert+city  1
28 forest night s   -     chimera      3
29 city   night t   -     thistle      2
30 forest night s   -     stone        2
31 city   night -   -     forest+city  1
32 forest night sc  sss   fixed        7
33 city   night k   -     thistle      3
34 river  night c   ss    chimera      3
35 city   night c   -     set          10
36 forest night -   cc    thistle      4
37 city   night -   t     night        3
38 river  night s   ct    clue         3
39 forest night st  cc    fixed        9
40 desert night -   sct   night        3
41 river  day   t   ssc   night        4
42 city   day   -   sc    river+city   2
43 desert day   s   -     set          10
44 city   day   -   st    desert+city  2
45 river  day   s   ccc   fixed        13
46 desert day   k   ssc   fixed        10
47 city   day   -   ct    forest+city  2
48 forest day   c   -     stone        3
49 desert day   k   sst   fixed        12
50 city   day   s   tt    river        4
51 desert day   s   ssss  fixed        14
52 forest day   -   sss   chimera      4
53 city   day   c   tt    forest       4
54 river  day   c   tt    clue         4
55 desert day   ks  ctt   stone        3
56 city   day   t   scc   desert       4
57 forest day   -   ttt   stone        4
58 river  day   k   ccc   clue         3
59 city   day   k   sccc  forest+city  3
60 desert day   k   sscc  fixed        16
61 river  day   t   cccc  fixed        17
62 city   day   k   ttt   desert+city  3
63 river  day   k   cct   fixed        15
64 desert day   k   sstt  fixed        18
65 city   day   k   ttt   river+city   3
66 desert day   -   ssss  fixed        20
67 river  day   k   cctt  fixed        19
68 desert day   -   sssss fixed        24
`;

// biome, night symbol, icons, quest, fame.
const SANCTUARY_TABLE = `
forest -     t   -             -
forest -     c   -             -
forest -     s   -             -
forest night -   -             -
forest -     -   forest        1
river  -     c   -             -
river  -     s   -             -
river  -     k   -             -
river  -     -   night         1
river  -     -   river         1
desert -     t   -             -
desert -     c   -             -
desert -     s   -             -
desert -     k   -             -
desert -     -   desert        1
city   -     s   -             -
city   -     k   -             -
city   -     -   city          1
city   -     -   clue          1
city   -     -   set           4
gray   -     kt  -             -
gray   -     kc  -             -
gray   -     ks  -             -
gray   night t   -             -
gray   night c   -             -
gray   night s   -             -
gray   -     -   fixed         5
gray   -     -   chimera       2
gray   -     c   chimera       1
gray   -     -   clue          2
gray   -     c   clue          1
gray   -     s   clue          1
gray   -     k   clue          1
gray   -     -   desert+city   1
gray   -     -   forest+city   1
gray   -     -   forest+desert 1
gray   -     -   forest+river  1
gray   -     s   night         1
gray   -     -   river+city    1
gray   -     -   river+desert  1
gray   -     k   set           4
gray   -     -   stone         2
gray   -     s   stone         1
gray   -     -   thistle       2
gray   -     t   thistle       1
`;

const rows = (table) => table.trim().split("\n").map((line) => line.trim().split(/\s+/));

const count = (icons, letter) => icons.split(letter).length - 1;

const wonders = (icons) => ({ stones: count(icons, "s"), chimeras: count(icons, "c"), thistles: count(icons, "t") });

function quest(counted, fame) {
  if (counted === "-") return null;
  const per = counted === "set" ? "biome-set" : counted.includes("+") || BIOMES.includes(counted) ? "biome" : counted;
  const biomes = per === "biome" ? { biomes: Object.freeze(counted.split("+")) } : {};
  return Object.freeze({ per, ...biomes, fame: Number(fame) });
}

/**
 * A Sanctuary bears no printed number: it is known by its facts, and so is its id.
 * @param {object} facts biome (null when gray), night, clues, stones, chimeras, thistles, quest
 * @returns {string} for instance "forest-stone", "gray-per-desert-or-city-1"
 */
export function sanctuaryId({ biome, night, clues, stones, chimeras, thistles, quest: pays }) {
  const icons = { night: Number(night), clue: clues, stone: stones, chimera: chimeras, thistle: thistles };
  const parts = [biome ?? "gray"];
  for (const [icon, number] of Object.entries(icons)) if (number !== 0) parts.push(number === 1 ? icon : `${number}-${icon}`);
  if (pays !== null) {
    const counted = pays.per === "biome" ? pays.biomes.join("-or-") : pays.per;
    parts.push(`${pays.per === "fixed" ? "" : "per-"}${counted}-${pays.fame}`);
  }
  return parts.join("-");
}

/** The 68 Regions, ascending by exploration duration. Rules: COMP-1, COMP-5, COMP-6, COMP-10 */
export const REGIONS = Object.freeze(
  rows(REGION_TABLE).map(([duration, biome, time, icons, needs, counted, fame]) =>
    Object.freeze({
      duration: Number(duration),
      biome,
      night: time === "night",
      clues: count(icons, "k"),
      ...wonders(icons),
      prerequisite: Object.freeze(wonders(needs)),
      quest: quest(counted, fame),
    }),
  ),
);

/** The 45 Sanctuaries, ascending by id. Rules: COMP-2, COMP-11, COMP-12 */
export const SANCTUARIES = Object.freeze(
  rows(SANCTUARY_TABLE)
    .map(([colour, night, icons, counted, fame]) => {
      const facts = {
        biome: colour === "gray" ? null : colour,
        night: night === "night",
        clues: count(icons, "k"),
        ...wonders(icons),
        quest: quest(counted, fame),
      };
      return Object.freeze({ id: sanctuaryId(facts), ...facts });
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1)),
);

/** Both lists together, as `faraway cards --json` prints them. */
export const CATALOGUE = Object.freeze({ regions: REGIONS, sanctuaries: SANCTUARIES });

// -------------------------------------------------------------------------------------------------------- scoring

const NOTHING_ASKED = Object.freeze({ stones: 0, chimeras: 0, thistles: 0 });

/** What one visible card adds: it counts in every role it has at once. Rules: SCORE-14, SCORE-15 */
const shownBy = (card) => ({
  river: card.biome === "river" ? 1 : 0,
  city: card.biome === "city" ? 1 : 0,
  forest: card.biome === "forest" ? 1 : 0,
  desert: card.biome === "desert" ? 1 : 0,
  night: card.night ? 1 : 0,
  clues: card.clues,
  stones: card.stones,
  chimeras: card.chimeras,
  thistles: card.thistles,
});

/** The same counts with one more visible card. */
const withCard = (counts, { shows }) => ({
  river: counts.river + shows.river,
  city: counts.city + shows.city,
  forest: counts.forest + shows.forest,
  desert: counts.desert + shows.desert,
  night: counts.night + shows.night,
  clues: counts.clues + shows.clues,
  stones: counts.stones + shows.stones,
  chimeras: counts.chimeras + shows.chimeras,
  thistles: counts.thistles + shows.thistles,
});

const NOTHING = Object.freeze(Object.fromEntries(COUNTED.map((name) => [name, 0])));

/** Everything that the given cards (of a Scoring) show together. */
export function tally(cards, counts = NOTHING) {
  for (const card of cards) counts = withCard(counts, card);
  return counts;
}

/**
 * What cards pay. A class, so that a variant replaces one method and nothing else:
 * `class OneSetOnly extends Scoring { biomeSets(counts) { return Math.min(1, super.biomeSets(counts)); } }`.
 */
export class Scoring {
  /** @param {{regions: object[], sanctuaries: object[]}} catalogue the card facts to score with */
  constructor(catalogue = CATALOGUE) {
    const ready = (card) => ({ ...card, shows: shownBy(card) });
    this.catalogue = catalogue;
    this.regions = new Map(catalogue.regions.map((region) => [region.duration, ready(region)]));
    this.sanctuaries = new Map(catalogue.sanctuaries.map((sanctuary) => [sanctuary.id, ready(sanctuary)]));
  }

  /**
   * What each Region sees, in play order: itself, every Region played after it, and every Sanctuary.
   * Rules: SCORE-1, SCORE-2, SCORE-3, SCORE-4, SCORE-5
   */
  seenByRegions(regions, sanctuaries) {
    const seen = new Array(regions.length);
    let counts = tally(sanctuaries);
    for (let index = regions.length - 1; index >= 0; index -= 1) {
      counts = withCard(counts, regions[index]);
      seen[index] = counts;
    }
    return seen;
  }

  /** What each Sanctuary sees: all of the tableau. Rules: SANCT-1, SANCT-2, SANCT-4 */
  seenBySanctuaries(regions, sanctuaries) {
    return new Array(sanctuaries.length).fill(tally(sanctuaries, tally(regions)));
  }

  /** Each kind of wonder by itself, at least as many as asked for. Rules: SCORE-6, SCORE-8 */
  isMet(asked, counts) {
    return counts.stones >= asked.stones && counts.chimeras >= asked.chimeras && counts.thistles >= asked.thistles;
  }

  /** Complete sets of four cards of four different biomes. Rules: SCORE-13 */
  biomeSets(counts) {
    return Math.min(counts.river, counts.city, counts.forest, counts.desert);
  }

  /** How many times a quest pays its fame when these cards are visible. Rules: SCORE-9 to SCORE-13 */
  questCount(pays, counts) {
    switch (pays.per) {
      case "fixed":
        return 1;
      case "clue":
        return counts.clues;
      case "night":
        return counts.night;
      case "stone":
        return counts.stones;
      case "chimera":
        return counts.chimeras;
      case "thistle":
        return counts.thistles;
      case "biome":
        return pays.biomes.reduce((sum, biome) => sum + counts[biome], 0);
      case "biome-set":
        return this.biomeSets(counts);
      default:
        throw new TypeError(`no quest pays per ${pays.per}`);
    }
  }

  /** The fame of one card that sees these counts. Rules: SCORE-7, SCORE-16, SANCT-3 */
  fame(card, counts) {
    if (card.quest === null) return 0;
    if (card.prerequisite !== undefined && !this.isMet(card.prerequisite, counts)) return 0;
    return card.quest.fame * this.questCount(card.quest, counts);
  }

  /** The cards that a tableau of durations and ids speaks of. */
  cards(durations, ids) {
    return {
      regions: durations.map((duration) => this.regions.get(duration)),
      sanctuaries: ids.map((id) => this.sanctuaries.get(id)),
    };
  }

  /**
   * Fame only. Rules: WIN-1
   * @returns {{total: number, regions: number[], sanctuaries: number[]}} in play order and in the order given
   */
  score(durations, ids) {
    const { regions, sanctuaries } = this.cards(durations, ids);
    const seen = this.seenByRegions(regions, sanctuaries);
    const seenBySanctuaries = this.seenBySanctuaries(regions, sanctuaries);
    const sheet = {
      total: 0,
      regions: regions.map((region, index) => this.fame(region, seen[index])),
      sanctuaries: sanctuaries.map((sanctuary, index) => this.fame(sanctuary, seenBySanctuaries[index])),
    };
    for (const fame of sheet.regions) sheet.total += fame;
    for (const fame of sheet.sanctuaries) sheet.total += fame;
    return sheet;
  }

  /** One card's line of the score sheet: what it saw, asked for, found, counted and paid. */
  line(card, visible) {
    const asked = card.prerequisite ?? NOTHING_ASKED;
    const found = { stones: visible.stones, chimeras: visible.chimeras, thistles: visible.thistles };
    return {
      card,
      visible,
      prerequisite: { asked, found, met: this.isMet(asked, visible) },
      questCount: card.quest === null ? null : this.questCount(card.quest, visible),
      fame: this.fame(card, visible),
    };
  }

  /** As `score`, and with `details`: one line for every card, in the same order as the fame. */
  explain(durations, ids) {
    const { regions, sanctuaries } = this.cards(durations, ids);
    const seen = this.seenByRegions(regions, sanctuaries);
    const seenBySanctuaries = this.seenBySanctuaries(regions, sanctuaries);
    return {
      ...this.score(durations, ids),
      details: {
        regions: regions.map((region, index) => this.line(region, seen[index])),
        sanctuaries: sanctuaries.map((sanctuary, index) => this.line(sanctuary, seenBySanctuaries[index])),
      },
    };
  }
}

/** The rules as printed. */
export const SCORING = new Scoring();

/**
 * The fame of a tableau, with everything that explains it.
 *
 * Takes a whole tableau or the last k Regions of one; does not check it (see checkTableau), so the cards must exist.
 * @param {number[]} regions exploration durations in play order
 * @param {string[]} sanctuaryIds in any order
 * @returns {{total: number, regions: number[], sanctuaries: number[], details: {
 *   regions: {card: object, visible: object, prerequisite: {asked: object, found: object, met: boolean},
 *             questCount: number|null, fame: number}[],
 *   sanctuaries: object[]}}}
 *   `visible` counts by COUNTED; `questCount` is how often the quest would pay, null without a quest;
 *   details.sanctuaries has the same shape as details.regions
 */
export const scoreTableau = (regions, sanctuaryIds = []) => SCORING.explain(regions, sanctuaryIds);

// --------------------------------------------------------------------------------------------- checking a tableau

/** Adjacent pairs in which the later Region has the higher duration: how often a Sanctuary was found. Rules: FIND-1 */
export const ascents = (durations) =>
  durations.reduce((found, duration, index) => found + (index > 0 && duration > durations[index - 1] ? 1 : 0), 0);

const problem = (code, message, path = "", clause = "") => ({ code, message, path, clause });

/**
 * Everything that is wrong with a tableau, at once; an empty list when nothing is.
 * @param {unknown} regions a list of durations in play order
 * @param {unknown} sanctuaryIds a list of Sanctuary ids
 * @param {{partial?: boolean, scoring?: Scoring}} options partial: the last one to eight Regions of a tableau will do;
 *   scoring: whose cards to know
 * @returns {{code: string, message: string, path: string, clause: string}[]}
 */
export function checkTableau(regions, sanctuaryIds = [], { partial = false, scoring = SCORING } = {}) {
  const reasons = [
    ...checkCards(regions, "regions", Number.isInteger, scoring.regions, "region", "COMP-5"),
    ...checkCards(sanctuaryIds, "sanctuaries", (id) => typeof id === "string", scoring.sanctuaries, "sanctuary", "COMP-2"),
  ];
  if (!Array.isArray(regions) || !Array.isArray(sanctuaryIds)) return reasons;

  const least = partial ? 1 : 8;
  if (regions.length < least)
    reasons.push(problem("too-few-regions", `${regions.length} Regions, but at least ${least} must be known`, "/regions", "ROUND-3"));
  if (regions.length > 8)
    reasons.push(problem("too-many-regions", `${regions.length} Regions, but a tableau has eight`, "/regions", "ROUND-3"));
  const most = ascents(regions) + (partial ? Math.max(0, 8 - regions.length) : 0);
  if (sanctuaryIds.length > most)
    reasons.push(problem("too-many-sanctuaries", `${sanctuaryIds.length} Sanctuaries, but at most ${most} can have been found`, "/sanctuaries", "FIND-1"));
  return reasons;
}

function checkCards(cards, key, isName, known, noun, clause) {
  if (!Array.isArray(cards)) return [problem("wrong-type", `${key} must be a list`, `/${key}`)];
  const reasons = [];
  const met = new Set();
  cards.forEach((name, index) => {
    const path = `/${key}/${index}`;
    const card = known.get(name);
    if (!isName(name)) reasons.push(problem("wrong-type", `this does not name a ${noun}`, path));
    else if (card === undefined) reasons.push(problem(`unknown-${noun}`, `there is no ${noun} ${name}`, path, clause));
    else if (met.has(card)) reasons.push(problem(`${noun}-twice`, `${noun} ${name} stands twice`, path, clause));
    met.add(card);
  });
  return reasons;
}
