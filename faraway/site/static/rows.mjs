/** What a named Region pays in a row that a question lays out, as `faraway.rulebook.cases.tableau` reads it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { readEvents } from "./order.mjs";
import { judgeTableau } from "./pay.mjs";
import { ENDS, ICONS, at, isAny, isDigits } from "./words.mjs";

const SHORTEST_RUN = 3;

/** Return the case of a Region in a row; null if it is not said where in the row it lies. */
export function parseTableau(reading, regions) {
  const isAsked = reading.lacks("who", "tie", "deck", "hidden", "lowest", "hand");
  const others = reading.values("cards", "players", "other").filter((number) => number !== 0);
  if (!isAsked || others.length > 0 || reading.durations.length === 0) return null;
  const region = targetOf(reading);
  const isFame = ({ place, value }) => isFameOf(reading, place, value, region, regions);
  const isPaid = region !== null && reading.numbers.some(isFame);
  const isTotalled = reading.has("what") && reading.isWithout("sanctuary");
  const isCounted = isTotalled || (reading.has("many") && !reading.lacks("faceup", "row"));
  const isEnough = reading.has("enough") && (reading.hasCounts || reading.has("sanctuary"));
  const isFinding = reading.has("find", "sanctuary") && reading.lacks("pay") && !isCounted;
  if (!isPaid && (isFinding || (reading.lacks("need", "pay", "give") && !isCounted && !isEnough))) return null;
  const later = region === null ? null : laterThan(reading, region, isFame);
  if (later === null) return null;
  const sanctuaries = reading.countsOn("sanctuary");
  const isTold = Object.keys(sanctuaries).length > 0 || reading.isWithout("sanctuary");
  const isUntold = !isTold && (reading.has("sanctuary") || later.length === 0);
  if (isUntold || isStray(reading) || isUnread(reading)) return null;
  const found = { kind: "tableau", region, later, sanctuaries };
  return isCertain(reading, found, regions) ? found : null;
}

/** Return true if `with` an icon stands behind a Sanctuary in its sentence and is counted nowhere: it may be on a second one. */
function isUnread({ words, numbers }) {
  const counted = new Set(numbers.filter(({ role }) => role === "icons").map(({ place }) => place));
  let isBehind = false;
  return words.some((word, place) => {
    isBehind = (isBehind || word.kinds.has("sanctuary")) && !ENDS.includes(word.text);
    return isBehind && at(words, place - 1).kinds.has("with") && isAny(word, ICONS) && !counted.has(place);
  });
}

/** Return the Region that is asked about: the one that is named again, or else the first. */
function targetOf(reading) {
  const { durations } = reading;
  const again = new Set(durations.filter((each, place) => durations.indexOf(each) !== place));
  if (again.size > 1) return null;
  const [first, second] = reading.numbers.filter(({ role }) => role === "duration").map(({ place }) => place);
  const isListed = second !== undefined && reading.words.slice(first + 1, second).every((word) => word.text === ",");
  if (isListed && again.size === 0 && !reading.isWithout("sanctuary")) return null;
  return [...again, durations[0]][0];
}

/** Return the Regions played after the target; null if that is in doubt. */
function laterThan(reading, region, isFame) {
  const durations = reading.numbers.filter((number) => number.role === "duration" && !isFame(number));
  if (new Set(durations.map(({ value }) => value)).size > MOST_ROUNDS) return null;
  const events = readEvents(reading.words, reading.numbers, durations);
  if (events.some(({ tags }) => tags.has("doubt"))) return null;
  const mentions = events.filter(({ duration }) => duration === region);
  const own = { duration: region, tags: new Set(mentions.flatMap(({ tags }) => [...tags])), round: Math.max(...mentions.map(({ round }) => round)) };
  const [later, seen] = [[], new Set([region])];
  let isPlaced = own.tags.has("last");
  for (const run of runsOf(events)) {
    const isListed = mentions.length > 1 && (run.length >= SHORTEST_RUN || reading.has("row"));
    const isRow = isListed && run.every(({ tags }) => [...tags].every((tag) => tag === "last"));
    isPlaced ||= isRow && run.length > 1 && run.some(({ duration }) => duration === region);
    for (const [place, sign] of signsOf(own, run, isRow).entries()) {
      const { duration } = run[place];
      if (!seen.has(duration) && sign === 0) return null;
      if (!seen.has(duration) && sign > 0) later.push(duration);
      seen.add(duration);
    }
  }
  return later.length > 0 || isPlaced ? later : null;
}

/** Return the events in runs that are listed together. */
function runsOf(events) {
  const runs = [];
  for (const event of events) {
    if (event.isLinked) runs.at(-1).push(event);
    else runs.push([event]);
  }
  return runs;
}

/** Return for each of a run 1 if it was played after the Region that is asked about, -1 if before it, 0 if that is in doubt. */
function signsOf(own, run, isRow) {
  const place = run.findIndex(({ duration }) => duration === own.duration);
  if (isRow && place >= 0) return run.map((_, each) => (each > place ? 1 : -1));
  const said = new Set(run.filter(({ duration }) => duration !== own.duration).map((event) => signOf(own, event)));
  said.delete(0);
  return run.map(() => (said.size === 1 ? [...said][0] : 0));
}

/** Return 1 if a Region was played after the one that is asked about, -1 if before it, 0 if that is in doubt. */
function signOf(own, { tags, round }) {
  if (own.round > 0 && round > 0) return round > own.round ? 1 : -1;
  const has = (from, wanted) => wanted.some((tag) => from.has(tag));
  const signs = new Set();
  if (has(tags, ["previous", "earlier", "leftward", "after", "first"])) signs.add(-1);
  if (has(tags, ["then", "before", "faceup"]) || (tags.has("last") && !own.tags.has("last"))) signs.add(1);
  if (has(own.tags, ["after", "first", "penultimate"])) signs.add(1);
  if (has(own.tags, ["last", "before"])) signs.add(-1);
  return signs.size === 1 ? [...signs][0] : 0;
}

/** Return true if a number is the fame that the Region asked about can pay. */
function isFameOf({ words }, place, value, region, regions) {
  const quest = regions[region]?.quest ?? null;
  const before = at(words, place - 1);
  const isApart = isAny(before, ["the", "those", "own"]) || (before.text !== "" && [...before.kinds].every((kind) => ["one", "stranger", "unknown"].includes(kind)));
  return quest !== null && quest.per === "fixed" && quest.fame === value && isApart && value !== region;
}

/** Return true if icons are counted, and it is not said that Sanctuaries or named Regions show them. */
function isStray(reading) {
  return reading.numbers.some(
    (number) => number.role === "icons" && number.value > 0 && number.where !== "sanctuary" && number.group !== "need" && !isOfACard(reading, number),
  );
}

/** Return true if it is said in the sentence that a Region has them: `card 30 has a stone`. */
function isOfACard({ words }, number) {
  const before = words.slice(0, number.place).reverse();
  const end = before.findIndex((word) => ENDS.includes(word.text));
  const sentence = end < 0 ? before : before.slice(0, end);
  const has = sentence.findIndex((word) => isAny(word, ["its", "sanctuary"]));
  return has >= 0 && sentence[has].kinds.has("its") && sentence.slice(has).some((word) => isDigits(word.text));
}

/** Return true if nothing else can change the answer; more cards than are named can only meet a prerequisite. */
function isCertain(reading, found, regions) {
  if (reading.lacks("partial")) return reading.lacks("elsewhere");
  const { quest } = regions[found.region];
  const { met, fame } = judgeTableau(found, regions);
  return quest !== null && quest.per === "fixed" && met && fame > 0;
}
