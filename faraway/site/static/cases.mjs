/** Concrete cases in questions: parsed and answered as `faraway.rulebook.cases` does, from the same words and messages. */

import { withDescriptions } from "./described.mjs";
import { BIOMES, ICONS, isDigits, readQuestion } from "./reading.mjs";
import { parseTableau } from "./rows.mjs";

const WONDERS = ["stone", "chimera", "thistle"];
const [FEWEST_PLAYERS, MOST_PLAYERS, MOST_CLUES, SANCTUARIES, SHORTEST_NAME, SEVERAL_DUE, GREATEST_DURATION] = [2, 6, 14, 45, 3, 4, 68];
const NO_DURATIONS = ["icons", "cards", "counted", "other", "quest"];
const UNSEEN = ["hidden", "side", "earlier", "previous", "before", "after", "then", "who", "other", "last", "elsewhere"];
const isDistinct = (numbers) => new Set(numbers).size === numbers.length;

/** Return the case that a question holds; null if it holds none, or if what it holds is in doubt. */
export function parseCase(question, language, phrasebook, isKnown, regions) {
  const reading = withDescriptions(readQuestion(question, phrasebook.cases[language], phrasebook.sequences));
  if (reading === null) return null;
  const judge = (found) => judgeTableau(found, regions);
  const parseRowOfCards = () => parseTableau(reading, regions, phrasebook.views, judge);
  for (const parse of [parseDues, parseShortage, parseTie, parseOrder, parseRowOfCards, parseCard, parseShows, parseKeep, parseDeal, parseMarket, parseQuest, parseNeed]) {
    const found = parse(reading, regions);
    if (found !== null) return found;
  }
  const mayBeName = ({ text, kinds, isSpelled }) => text.length >= SHORTEST_NAME && kinds.size === 0 && !isSpelled && !isDigits(text);
  const isStrange = reading.wordsUpToTheLastNumber.some((word) => mayBeName(word) && !isKnown(word.text));
  const isAboutOthers = !reading.lacks("other", "elsewhere", "hand");
  const isCounted = reading.values("cards", "players", "other", "quest").length > 0;
  if (isStrange || isCounted || isAboutOthers || reading.isDoubtful("", "need", "have")) return null;
  return parseDraw(reading, regions) ?? parseRow(reading) ?? parseFind(reading);
}

/** Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead. */
export function preferredRuling(question, language, phrasebook) {
  const reading = readQuestion(question, phrasebook.cases[language], phrasebook.sequences);
  const { durations } = reading;
  if (reading.has("tie") && (durations.length > 1 || (reading.has("lowest") && durations.length > 0))) return reading.has("hand") ? "tie-break-hand" : "tie-break";
  if (reading.has("deck") && !reading.lacks("due", "draw") && reading.numbers.length >= SEVERAL_DUE) return "sanctuary-deck-runs-out";
  const isScored = !reading.lacks("pay", "need") && reading.lacks("who", "deck", "find", "draw", "clue");
  if (isScored && new Set(durations).size > 1) return "earlier-regions";
  const isOther = !reading.lacks("who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden");
  if (new Set(reading.durations).size > 1 && !reading.hasCounts && !isOther)
    return reading.lacks("sanctuary", "find", "previous", "earlier", "then", "after") ? "" : "when-do-i-find";
  const isDraw = Object.hasOwn(reading.counts, "clue") && reading.has("many") && !reading.lacks("draw", "sanctuary");
  return isDraw && reading.lacks("pay", "need") ? "how-many-drawn" : "";
}

/** Return the number of players of a question in which nothing else is counted; 0 if there is none. */
function playersOf(reading) {
  const [players] = reading.values("players");
  return reading.numbers.length === 1 && players >= FEWEST_PLAYERS && players <= MOST_PLAYERS && reading.has("many") ? players : 0;
}

function parseMarket(reading) {
  const players = playersOf(reading);
  const isOther = !reading.lacks("who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced");
  const isAsked = !reading.lacks("card", "region") && !reading.lacks("middle", "order");
  return players > 0 && isAsked && !isOther ? { kind: "market", players } : null;
}

function parseDeal(reading) {
  const players = playersOf(reading);
  const isAsked = !reading.lacks("card", "region") && !reading.lacks("deal", "advanced");
  const isOther = !reading.lacks("who", "tie", "clue", "sanctuary", "middle", "draw");
  return players > 0 && isAsked && !isOther ? { kind: "deal", players } : null;
}

/** Return a case of Sanctuaries drawn: how many are placed, and how many go back. */
function parseKeep(reading) {
  const isAsked = reading.has("draw", "sanctuary", "keep") && !reading.lacks("many", "which");
  const [drawn] = reading.values("cards");
  if (!isAsked || reading.numbers.length !== 1 || !reading.lacks("region", "who", "pay", "clue")) return null;
  return drawn >= 1 && drawn <= MOST_CLUES + 1 ? { kind: "keep", drawn } : null;
}

/** Return a case of several players due: first what the deck holds, then for each what was played and what is due. */
function parseDues(reading) {
  const numbers = reading.numbers.filter(({ role }) => ["duration", "cards", "other"].includes(role));
  if (!reading.has("deck") || numbers.length < 5 || numbers.length % 2 === 0 || numbers.length < reading.numbers.length) return null;
  const [{ value: deck }, ...rest] = numbers;
  const dues = rest.filter((_, place) => place % 2 === 0).map(({ value }, pair) => [value, rest[2 * pair + 1].value]);
  const steps = (place) => Math.min(...reading.words.map((word, each) => (word.kinds.has("due") || word.kinds.has("draw") ? Math.abs(each - place) : reading.words.length)));
  const isDeckFirst = reading.words.slice(0, rest[0].place).some((word) => word.kinds.has("deck"));
  const isDue = steps(rest[1].place) <= steps(rest[0].place);
  const isFair = dues.every(([played, due]) => played >= 1 && played <= GREATEST_DURATION && due >= 1 && due <= MOST_CLUES + 1);
  const isOneEach = isDistinct(dues.map(([played]) => played)) && dues.length <= MOST_PLAYERS;
  return isDeckFirst && isDue && isFair && isOneEach && deck <= SANCTUARIES ? { kind: "dues", deck, dues } : null;
}

function parseQuest(reading) {
  const quests = reading.numbers.filter(({ role }) => role === "quest");
  const isCounted = reading.values("cards", "players", "other").length > 0 || reading.durations.length > 1;
  const isOther = !reading.lacks("hidden", "need", "side", "earlier", "previous", "before", "who", "elsewhere");
  if (quests.length !== 1 || isCounted || isOther || reading.isDoubtful("", "have")) return null;
  const [{ value: fame, icons: counted }] = quests;
  if (!counted.every((icon) => Object.hasOwn(reading.counts, icon))) return null;
  return { kind: "quest", fame, counted, view: Object.fromEntries(counted.map((icon) => [icon, reading.counts[icon]])) };
}

function parseNeed(reading) {
  const [needs, view] = [reading.countsOf("need"), reading.countsOf("have", "")];
  if (reading.numbers.some(({ role }) => role !== "icons") || !reading.lacks(...UNSEEN)) return null;
  const [asked, seen] = [Object.keys(needs), Object.keys(view)];
  const isDoubtful = reading.isDoubtful("need") || reading.isDoubtful("have", "");
  if (asked.length === 0 || seen.length === 0 || isDoubtful || ![...asked, ...seen].every((icon) => WONDERS.includes(icon))) return null;
  const given = Object.fromEntries(asked.filter((icon) => Object.hasOwn(view, icon)).map((icon) => [icon, view[icon]]));
  const isDecided = asked.every((icon) => Object.hasOwn(given, icon)) || Object.keys(given).some((icon) => given[icon] < needs[icon]);
  return isDecided ? { kind: "need", needs, view: given } : null;
}

function parseShortage(reading) {
  const found = /^(?:(dN|Nd)(?:uN|Nu)|(?:uN|Nu)(?:dN|Nd))$/.exec(reading.marks);
  if (!reading.has("deck", "due") || found === null || reading.hasCounts || reading.has("region")) return null;
  const numbers = reading.values("duration", "cards", "other");
  const [deck, due] = found[1] ? numbers : numbers.toReversed();
  return deck <= SANCTUARIES && due >= 1 ? { kind: "shortage", deck, due } : null;
}

/** Return true if no other number of players is named. */
const isGroupOf = (reading, players) => reading.values("players").every((number, place) => place === 0 && number === players);

function parseTie(reading) {
  if (reading.has("hand")) return null;
  const isFirstBefore = reading.afterLowest.length === 1 && reading.withArticle.join() === reading.durations.join();
  const lowest = isFirstBefore ? reading.durations : reading.afterLowest;
  const isAsked = reading.has("tie", "lowest") || reading.has("wins", "lowest");
  if (!isAsked || lowest.length < 2 || lowest.length > MOST_PLAYERS || !isDistinct(lowest)) return null;
  const isOfAll = isGroupOf(reading, lowest.length) && new Set([...reading.values("other", "counted"), ...reading.durations.filter((each) => !lowest.includes(each))]).size <= 1;
  const isPlain = isOfAll && /^[NCPX]*$/.test(reading.between) && reading.durations.length <= lowest.length + 1;
  return isPlain && !reading.hasCounts ? { kind: "tie", lowest } : null;
}

function parseOrder(reading) {
  const { durations: played } = reading;
  const isShared = reading.values("players").length > 0 || !reading.lacks("we", "other", "elsewhere");
  const isOfMany = reading.has("who") || (isShared && reading.lacks("sanctuary"));
  const isOther = !reading.lacks("lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden");
  if (!isOfMany || !reading.has("order") || isOther || reading.values(...NO_DURATIONS).length > 0) return null;
  if (!/^N(?:[CPX]*N)+$/.test(reading.between) || played.length > MOST_PLAYERS || !isDistinct(played)) return null;
  return isGroupOf(reading, played.length) ? { kind: "order", played } : null;
}

/** Return what a Region needs or counts, as it stands on itself and on other Regions. */
function seeTogether(region, others, regions) {
  const wanted = new Set([...Object.keys(regions[region].needs), ...countedIcons(regions[region])]);
  const sum = (icon) => [region, ...others].reduce((total, each) => total + regions[each].shows[icon], 0);
  return Object.fromEntries(ICONS.filter((icon) => wanted.has(icon)).map((icon) => [icon, sum(icon)]));
}

/** Return true if a Region's own icons change neither whether its prerequisite is met nor what it pays. */
function isJudgedAlike(card, counts, withOwn) {
  const counted = countedIcons(card);
  return Object.keys(counts).every((icon) => {
    const asked = card.needs[icon] ?? 0;
    return counts[icon] < asked === withOwn[icon] < asked && (!counted.includes(icon) || counts[icon] === withOwn[icon]);
  });
}

/** Return true if these are just the wonders that a Region asks for. */
function isPrerequisite(needs, said) {
  const asked = Object.keys(needs);
  return asked.length > 0 && asked.length === Object.keys(said).length && asked.every((icon) => said[icon] === needs[icon]);
}

function parseCard(reading, regions) {
  const isAsked = !reading.lacks("need", "pay") && reading.lacks("find", "who", "tie", "deck");
  const isUnseen = !reading.lacks("hidden", "leftward", "earlier", "previous", "before");
  const isCounted = reading.values("players", ...NO_DURATIONS.slice(1)).length > 0;
  if (!isAsked || isCounted || reading.regions.length === 0 || (isUnseen && reading.hasCounts)) return null;
  const [region, ...others] = new Set(reading.durations);
  const card = (view) => ({ kind: "card", region, view });
  const groups = isPrerequisite(regions[region].needs, reading.countsOf("need")) ? ["", "have"] : ["", "have", "need"];
  const counts = reading.countsOf(...groups);
  if (others.length > 0 || reading.isDoubtful(...groups)) return null;
  const isElsewhere = reading.has("elsewhere") || (reading.has("sanctuary") && !reading.isWithoutSanctuaries);
  if (Object.keys(counts).length === 0 || !isElsewhere) return card(counts);
  const { needs, shows } = regions[region];
  const withOwn = Object.fromEntries(Object.entries(counts).map(([icon, number]) => [icon, number + shows[icon]]));
  if (reading.isWhole && isJudgedAlike(regions[region], counts, withOwn)) return card(counts);
  return Object.entries(counts).some(([icon, number]) => number < (needs[icon] ?? 0)) ? null : card({});
}

/** Return a case of one Region of which it is asked what it is and shows. */
function parseShows(reading) {
  const isAlone = reading.numbers.every(({ role, value }) => role === "duration" || (role === "icons" && value <= 1));
  const isAsked = !reading.lacks("shown", ...ICONS) && isAlone && reading.durations.length === 1;
  const isOther = !reading.lacks("find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now");
  const isNamed = reading.regions.length > 0 || reading.withArticle.length > 0;
  return isAsked && isNamed && !isOther ? { kind: "card", region: reading.durations[0], view: {} } : null;
}

function parseDraw(reading, regions) {
  const isAsked = reading.has("many", "clue") && !reading.lacks("draw", "sanctuary");
  if (!isAsked || Object.keys(reading.counts).some((icon) => icon !== "clue") || !reading.lacks("pay", "tie", "who")) return null;
  let clues = reading.counts.clue ?? 0;
  const { row } = reading;
  if (row.length > 0 && clues === (reading.countsOn("sanctuary").clue ?? 0)) for (const duration of row) clues += regions[duration].shows.clue;
  const isTold = row.length > 0 || (reading.hasCounts && reading.durations.length === 0);
  return isTold && clues <= MOST_CLUES ? { kind: "draw", row, clues } : null;
}

function parseRow(reading) {
  const isAsked = reading.has("sanctuary") && !reading.lacks("many", "which") && reading.lacks("draw", "clue", "pay", "who", "need");
  return isAsked && !reading.hasCounts && reading.row.length >= 3 ? { kind: "row", row: reading.row } : null;
}

function parseFind(reading) {
  const isAsked = !reading.lacks("play", "sanctuary", "then", "after", "previous", "earlier");
  const isOther = !reading.lacks("who", "which", "tie", "lowest", "many", "clue", "deck", "need", "pay", "hidden");
  return isAsked && !isOther && !reading.hasCounts && reading.row.length >= 2 ? { kind: "find", row: reading.row } : null;
}

const finds = (row) => row.at(-1) > row.at(-2);

/** Return whether a Region's prerequisite is met; null if the view leaves out a wonder that decides it. */
function isMet({ needs }, view) {
  const asked = Object.keys(needs);
  const given = asked.filter((icon) => Object.hasOwn(view, icon));
  if (given.some((icon) => view[icon] < needs[icon])) return false;
  return given.length === asked.length ? true : null;
}

/** Return what a Region's quest counts, as icons and biomes. */
function countedIcons({ quest }) {
  if (quest === null) return [];
  return { fixed: [], biome: quest.biomes, "biome-set": BIOMES }[quest.per] ?? [quest.per];
}

/** Return what a Region pays with what is in view; null if the view leaves out something that decides it. */
function fameOf(region, view) {
  const met = isMet(region, view);
  if (region.quest === null || met === false) return 0;
  const { per, fame } = region.quest;
  const counted = countedIcons(region);
  if (met === null || !counted.every((icon) => Object.hasOwn(view, icon))) return null;
  const numbers = counted.map((icon) => view[icon]);
  if (per === "fixed") return fame;
  return fame * (per === "biome-set" ? Math.min(...numbers) : numbers.reduce((sum, number) => sum + number, 0));
}

/** Return what a Region in a row sees of what it needs or counts, whether that meets its prerequisite, and what it pays. */
function judgeTableau({ region, later, sanctuaries }, regions) {
  const printed = seeTogether(region, later, regions);
  const view = Object.fromEntries(Object.entries(printed).map(([icon, number]) => [icon, number + (sanctuaries[icon] ?? 0)]));
  return { view, met: isMet(regions[region], view), fame: fameOf(regions[region], view) };
}

/** Answer a case with messages: what was understood, the statement, the ruling behind it and the canonical question. */
export function answerCase(found, say, regions) {
  const commas = (words) => words.map(String).reduce((first, second) => say("list-comma", { first, second }));
  const inARow = (words) => (words.length < 2 ? words.join("") : say("list-and", { first: commas(words.slice(0, -1)), second: words.at(-1) }));
  const count = (number, icon) => say(`count-${icon}`, { number });
  const inView = (view) => inARow(ICONS.filter((icon) => Object.hasOwn(view, icon)).map((icon) => count(view[icon], icon)));
  const facts = (region) => {
    const { needs, quest } = regions[region];
    const wonders = inView(needs);
    return [
      wonders === "" ? say("case-card-needs-nothing", { region }) : say("case-card-needs", { region, wonders }),
      quest === null ? say("case-card-no-quest") : say("case-card-quest", { quest: sayQuest(quest, say) }),
    ];
  };
  const shows = (region) => {
    const { shows: shown } = regions[region];
    const biome = say(`term-${BIOMES.find((each) => shown[each] === 1)}`);
    const time = say(shown.night === 1 ? "term-night" : "term-day");
    const icons = inARow(["clue", ...WONDERS].filter((icon) => shown[icon] > 0).map((icon) => count(shown[icon], icon)));
    return icons === "" ? say("case-card-shows-nothing", { region, biome, time }) : say("case-card-shows", { region, biome, time, icons });
  };
  const verdict = (card, view) => {
    const [met, fame] = [isMet(card, view), fameOf(card, view)];
    return [
      ...(Object.keys(card.needs).length === 0 || met === null ? [] : [say(met ? "case-card-met" : "case-card-not-met")]),
      ...(fame === null ? [] : [say("case-card-pays", { fame })]),
    ];
  };
  const answers = {
    find({ row }) {
      const [previous, last] = row.slice(-2);
      const values = { row: commas(row) };
      return ["case-row-understood", "case-find-question", values, say(finds(row) ? "case-find-yes" : "case-find-no", { last, previous }), "when-do-i-find"];
    },
    draw({ row, clues }) {
      const values = { clues: count(clues, "clue") };
      if (row.length === 0) return ["case-draw-understood", "case-draw-question", values, say("case-draw", { number: 1 + clues }), "how-many-drawn"];
      const [previous, last] = row.slice(-2);
      const said = finds(row) ? say("case-draw-row", { number: 1 + clues, last, previous }) : say("case-find-no", { last, previous });
      const ruling = finds(row) ? "how-many-drawn" : "lower-region-finds-nothing";
      return ["case-draw-row-understood", "case-draw-row-question", { ...values, row: commas(row) }, said, ruling];
    },
    row({ row }) {
      const higher = row.filter((duration, place) => place > 0 && duration > row[place - 1]).map(String);
      const said = higher.length > 0 ? say("case-row", { number: higher.length, found: inARow(higher) }) : say("case-row-none");
      return ["case-row-understood", "case-row-question", { row: commas(row) }, said, "when-do-i-find"];
    },
    order({ played }) {
      const order = played.toSorted((one, other) => one - other);
      const said = say("case-order", { order: commas(order), first: order[0], last: order.at(-1) });
      return ["case-order-understood", "case-order-question", { played: commas(played) }, said, "who-takes-first"];
    },
    tie({ lowest }) {
      return ["case-tie-understood", "case-tie-question", { lowest: commas(lowest) }, say("case-tie", { winner: Math.min(...lowest) }), "tie-break"];
    },
    shortage({ deck, due }) {
      const said = say(due > deck ? "case-shortage" : "case-no-shortage", { deck, due });
      return ["case-shortage-understood", "case-shortage-question", { deck, due }, said, "sanctuary-deck-runs-out"];
    },
    card({ region, view }) {
      const said = inView(view) === "" ? [shows(region), ...facts(region)] : [...facts(region), ...verdict(regions[region], view)];
      const name = inView(view) === "" ? "case-card" : "case-card-view";
      return [`${name}-understood`, `${name}-question`, inView(view) === "" ? { region } : { region, view: inView(view) }, said.join(" "), "prerequisite-not-met"];
    },
    tableau(found) {
      const { region, later, sanctuaries } = found;
      const { view } = judgeTableau(found, regions);
      const icons = inView(sanctuaries);
      const values = {
        region,
        later: later.length > 0 ? say("case-tableau-then", { row: commas(later) }) : say("case-tableau-last"),
        sanctuaries: icons === "" ? say("case-tableau-without") : say("case-tableau-with", { icons }),
      };
      const sees = inView(view) === "" ? [] : [say("case-tableau-sees", { view: inView(view) })];
      return ["case-tableau-understood", "case-tableau-question", values, [...facts(region), ...sees, ...verdict(regions[region], view)].join(" "), "earlier-regions"];
    },
    dues({ deck, dues }) {
      const total = dues.reduce((sum, [, number]) => sum + number, 0);
      let left = deck;
      const turns = dues.toSorted(([one], [other]) => one - other).map(([duration, due]) => {
        const number = Math.min(due, left);
        left -= Math.min(number, 1);
        return say("case-dues-turn", { duration, number });
      });
      const values = { deck, dues: inARow(dues.map(([duration, number]) => say("case-dues-due", { duration, number }))) };
      const said = total > deck ? say("case-dues", { turns: commas(turns) }) : say("case-no-shortage", { deck, due: total });
      return ["case-dues-understood", "case-dues-question", values, said, "sanctuary-deck-runs-out"];
    },
    deal({ players }) {
      const said = say("case-deal", { players, plain: 3 * players, advanced: 5 * players, returned: 2 * players });
      return ["case-market-understood", "case-deal-question", { players }, said, "cards-dealt"];
    },
    keep({ drawn }) {
      return ["case-keep-understood", "case-keep-question", { drawn }, say("case-keep", { drawn, returned: drawn - 1 }), "keeping-several-sanctuaries"];
    },
    need({ needs, view }) {
      const values = { needs: inView(needs), view: inView(view) };
      return ["case-need-understood", "case-need-question", values, say(isMet({ needs }, view) ? "case-need-met" : "case-need-not-met", values), "prerequisite-not-met"];
    },
    quest({ fame, counted, view }) {
      const isSet = counted.length === BIOMES.length;
      const isBiome = !isSet && counted.every((icon) => BIOMES.includes(icon));
      const quest = { per: isSet ? "biome-set" : isBiome ? "biome" : counted[0], fame, biomes: isBiome ? counted : [] };
      const values = { quest: sayQuest(quest, say), view: inView(view) };
      const rulings = { "biome-set": "how-many-sets", clue: "quest-per-clue", night: "quest-per-night" };
      const ruling = counted.length === 2 ? "quest-two-biomes" : (rulings[quest.per] ?? "own-quest");
      return ["case-quest-understood", "case-quest-question", values, say("case-quest", { fame: fameOf({ needs: {}, quest }, view), ...values }), ruling];
    },
    market({ players }) {
      return ["case-market-understood", "case-market-question", { players }, say("case-market", { players, number: players + 1, left: 2 }), "market-size"];
    },
  };
  const [understood, canonical, values, statement, ruling] = answers[found.kind](found);
  return { understood: say(understood, values), canonical: say(canonical, values), statement, ruling };
}

function sayQuest({ per, fame, biomes }, say) {
  if (per === "fixed") return say("quest-fixed", { fame });
  if (per === "biome-set") return say("quest-per-biome-set", { fame });
  const [first, second] = (per === "biome" ? biomes : [per]).map((name) => say(`term-${name}`));
  return say("quest-per", { fame, what: second === undefined ? first : say("list-or", { first, second }) });
}
