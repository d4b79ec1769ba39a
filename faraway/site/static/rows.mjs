/** What a named Region pays in a row that a question lays out, as `faraway.rulebook.cases.tableau` reads it. */

import { ENDS } from "./described.mjs";
import { MOST_ROUNDS, at, isAny, isDigits, letterOf } from "./reading.mjs";

const SHORTEST_RUN = 3;
const OWN_LETTERS = { penultimate: "Q", last: "L", leftward: "G" };

/** Return the case of a Region in a row; null if it is not said where in the row it lies. */
export function parseTableau(reading, regions, views, judge) {
  const isAsked = reading.lacks("who", "tie", "deck", "hidden", "lowest", "hand");
  const isFinding = reading.has("find", "sanctuary") && reading.lacks("pay");
  const others = reading.values("cards", "players", "other").filter((number) => number !== 0);
  if (!isAsked || isFinding || others.length > 0 || reading.durations.length === 0) return null;
  const region = targetOf(reading);
  const isFame = ({ place, value }) => isFameOf(reading, place, value, region, regions);
  if (region === null || (reading.lacks("need", "pay") && !reading.numbers.some(isFame) && !reading.has("many", "faceup"))) return null;
  const later = laterThan(reading, region, views, isFame);
  const sanctuaries = reading.countsOn("sanctuary");
  const isUntold = reading.has("sanctuary") && !reading.isWithoutSanctuaries && Object.keys(sanctuaries).length === 0;
  if (later === null || isUntold || isStray(reading)) return null;
  const found = { kind: "tableau", region, later, sanctuaries };
  return isCertain(reading, found, regions, judge) ? found : null;
}

/** Return the Region that is asked about: the one that is named again, or else the first. */
function targetOf({ durations }) {
  const again = new Set(durations.filter((each, place) => durations.indexOf(each) !== place));
  if (again.size > 1) return null;
  return [...again, durations[0]][0];
}

/** Return the Regions played after the target; null if that is in doubt. */
function laterThan(reading, region, views, isFame) {
  const numbers = reading.numbers.filter((number) => number.role === "duration" && !isFame(number));
  const others = numbers.map(({ value }) => value).filter((value) => value !== region);
  if (others.length >= MOST_ROUNDS) return null;
  const letters = lettersOf(reading, numbers, region);
  const fits = (name) => new RegExp(views[name]).test(letters);
  if (fits("penultimate")) return others;
  if (fits("last")) return [];
  if (others.length === 0) return null;
  if (fits("first") || fits("then") || fits("after") || (reading.has("faceup") && fits("faceup"))) return others;
  const isRun = fits("run") && others.length + 1 >= SHORTEST_RUN;
  const isAgain = reading.durations.filter((each) => each === region).length > 1;
  const earlier = [...letters.slice(0, letters.indexOf("S"))].filter((letter) => letter === "N").length;
  return isRun && isAgain ? others.slice(earlier) : null;
}

/** Return the letters of a question with S for the Region that is asked about. */
function lettersOf({ words, numbers: all }, numbers, region) {
  const letters = new Map(numbers.map(({ place, value }) => [place, value === region ? "S" : "N"]));
  const taken = new Set(all.map(({ place }) => place));
  return words
    .map((word, place) => {
      const own = Object.keys(OWN_LETTERS).find((kind) => word.kinds.has(kind));
      if (letters.has(place)) return letters.get(place);
      if (taken.has(place)) return "";
      return own === undefined ? letterOf(words, place) : OWN_LETTERS[own];
    })
    .join("");
}

/** Return true if a number is the fame that the Region asked about can pay. */
function isFameOf({ words }, place, value, region, regions) {
  const quest = regions[region]?.quest ?? null;
  const before = at(words, place - 1);
  const isApart = isAny(before, ["the", "those"]) || (before.text !== "" && before.kinds.size === 0);
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
function isCertain(reading, found, regions, judge) {
  if (reading.lacks("partial")) return reading.lacks("elsewhere");
  const { quest } = regions[found.region];
  const { met, fame } = judge(found);
  return quest !== null && quest.per === "fixed" && met && fame > 0;
}
