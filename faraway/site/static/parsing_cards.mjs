/** Questions about what cards need, show and pay, as `faraway.rulebook.cases.parsing_cards` parses them. */

import { countedIcons } from "./pay.mjs";
import { ICONS } from "./words.mjs";

const WONDERS = ["stone", "chimera", "thistle"];
const NOT_NAMED = ["players", "cards", "counted", "other", "quest"];
const UNSEEN = ["hidden", "side", "earlier", "previous", "before", "after", "who", "other", "last", "elsewhere"];

/** Return a case of a quest that is described: so much for each of what is counted. */
export function parseQuest(reading, regions) {
  const quests = reading.numbers.filter(({ role }) => role === "quest");
  const isCounted = reading.values("cards", "players", "other").length > 0 || reading.durations.length > 1;
  const isOther = !reading.lacks("hidden", "need", "side", "earlier", "previous", "before", "who", "elsewhere", "final");
  if (quests.length !== 1 || isCounted || isOther || reading.isDoubtful("", "have")) return null;
  const [{ value: fame, icons: counted, place }] = quests;
  const shows = reading.durations.length > 0 ? regions[reading.durations[0]].shows : {};
  if ((reading.words[place].isSpelled && fame === 1) || counted.some((icon) => shows[icon] > 0)) return null;
  if (!counted.every((icon) => Object.hasOwn(reading.counts, icon))) return null;
  return { kind: "quest", fame, counted, view: Object.fromEntries(counted.map((icon) => [icon, reading.counts[icon]])) };
}

/** Return a case of a prerequisite that is described, with the wonders that are in view. */
export function parseNeed(reading) {
  const [needs, view] = [reading.countsOf("need"), reading.countsOf("have", "")];
  const isUnseen = !reading.isPlaced && !reading.lacks(...UNSEEN);
  if (reading.numbers.some(({ role }) => role !== "icons" && role !== "claim") || isUnseen || !reading.lacks("who", "elsewhere")) return null;
  const [asked, seen] = [Object.keys(needs), Object.keys(view)];
  const isDoubtful = reading.isDoubtful("need") || reading.isDoubtful("have", "");
  if (asked.length === 0 || seen.length === 0 || isDoubtful || ![...asked, ...seen].every((icon) => WONDERS.includes(icon))) return null;
  const given = Object.fromEntries(asked.filter((icon) => Object.hasOwn(view, icon)).map((icon) => [icon, view[icon]]));
  const isDecided = asked.every((icon) => Object.hasOwn(given, icon)) || Object.keys(given).some((icon) => given[icon] < needs[icon]);
  return isDecided ? { kind: "need", needs, view: given } : null;
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

/** Return a case of one Region: what it needs and pays, with what is in view. */
export function parseCard(reading, regions) {
  const isAsked = !reading.lacks("need", "pay", "give", "enough") && reading.lacks("find", "who", "tie", "deck", "hand");
  const isUnseen = !reading.lacks("hidden", "leftward", "earlier", "previous", "before");
  if (!isAsked || reading.values(...NOT_NAMED).length > 0 || reading.regions.length === 0 || (isUnseen && reading.hasCounts && !reading.isPlaced)) return null;
  const [region, ...others] = new Set(reading.durations);
  const card = (view) => ({ kind: "card", region, view });
  const groups = isPrerequisite(regions[region].needs, reading.countsOf("need")) ? ["", "have"] : ["", "have", "need"];
  const counts = reading.countsOf(...groups);
  if (others.length > 0 || reading.isDoubtful(...groups)) return null;
  const { needs, shows } = regions[region];
  const withOwn = Object.fromEntries(Object.entries(counts).map(([icon, number]) => [icon, number + shows[icon]]));
  const hasCounts = Object.keys(counts).length > 0;
  if (hasCounts && reading.isPlaced) return card(withOwn);
  const isElsewhere = reading.has("elsewhere") || (reading.has("sanctuary") && !reading.isWithout("sanctuary"));
  if (!hasCounts || !isElsewhere) return card(counts);
  if (reading.isWhole && isJudgedAlike(regions[region], counts, withOwn)) return card(counts);
  return Object.entries(counts).some(([icon, number]) => number < (needs[icon] ?? 0)) ? null : card({});
}

/** Return a case of one Region of which it is asked what it is and shows. */
export function parseShows(reading) {
  const isAlone = reading.numbers.every(({ role, value }) => role === "duration" || (role === "icons" && value <= 1));
  const isAsked = !reading.lacks("shown", ...ICONS) && isAlone && reading.durations.length === 1;
  const isOther = !reading.lacks("find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now", "hand");
  const isNamed = reading.regions.length > 0 || reading.withArticle.length > 0;
  return isAsked && isNamed && !isOther ? { kind: "card", region: reading.durations[0], view: {} } : null;
}
