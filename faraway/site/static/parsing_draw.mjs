/** How many Sanctuaries are drawn with clues on named and described cards, as `faraway.rulebook.cases.parsing_draw` parses it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { Scene } from "./scene.mjs";
import { ENDS, at, isAny, list } from "./words.mjs";

const [MOST_CLUES, NEAR_BEFORE, NEAR_AFTER, NEAR_END] = [14, 4, 3, 5];
const PLAYED = list("play then now after before previous earlier first last many compare");
const BEFORE_BEARERS = list("the small on card region own break");
const OTHER_TALK = list("pay tie who deck often lowest need hand pending give elsewhere stone chimera thistle");
const SETTLED = list("duration round claim icons");

/** Return true if a question is of round 8. */
export const isLastRoundOf = (reading) => reading.values("round").includes(MOST_ROUNDS) || reading.has("last-round");

/** Return a case of Sanctuaries drawn; the clues are those on all cards that are named, or those that are counted. */
export function parseDrawScene(reading, regions) {
  const scene = new Scene(reading);
  const has = (...kinds) => scene.freeWords.some((word) => isAny(word, kinds));
  const isAsked = has("draw", "last-round") || (has("clue") && has("many", "what"));
  if (!isAsked || has(...OTHER_TALK) || isOfSeveral(scene)) return null;
  const bearers = scene.lists.filter((each) => bearsClues(scene, each));
  const bearing = bearers.flatMap(({ cards }) => cards);
  const further = scene.lists.slice(1).filter((each) => !bearers.includes(each) && liesFurther(each));
  const isBearer = ({ place }) => [...bearers, ...further].some(({ start, end }) => start <= place && place <= end);
  const { row } = reading.withNumbers(scene.freeNumbers.filter((number) => !isBearer(number)));
  const shown = onSanctuaries(scene, bearers);
  const counts = scene.freeNumbers.filter(({ role }) => role === "icons");
  const isStray = scene.freeNumbers.some(({ role }) => !SETTLED.includes(role)) || counts.some(({ icons, where }) => icons[0] !== "clue" || where === "unseen");
  if (row.length < 2 || shown === null || isStray || !bearing.every((card) => regions[card].shows.clue > 0)) return null;
  const told = counts.filter(({ value }) => value > 0);
  const isLastRound = isLastRoundOf(reading);
  if (counts.some(({ where }) => where !== "") || (reading.has("already") && told.length === 0)) return null;
  if (told.length > 0) {
    const clues = told[0].value + (reading.has("already") ? regions[row.at(-1)].shows.clue : 0);
    const isDoubtful = bearers.length > 0 || further.length > 0 || shown > 0 || told.length > 1;
    return isDoubtful || clues > MOST_CLUES ? null : { kind: "draw", row, clues, isOpen: false, isLastRound };
  }
  const isWhole = bearers.length > 0 || reading.has("whole") || reading.isWithout("clue") || reading.denied.includes("clue");
  const clues = [...new Set([...row, ...bearing, ...further.flatMap(({ cards }) => cards)])].reduce((sum, card) => sum + regions[card].shows.clue, shown);
  if (!(bearers.length > 0 || further.length > 0 || shown > 0 || isLastRound || reading.has("whole"))) return null;
  return clues <= MOST_CLUES ? { kind: "draw", row, clues, isOpen: !isWhole && shown === 0, isLastRound } : null;
}

function isOfSeveral(scene) {
  const { reading } = scene;
  const isOther = !reading.lacks("other", "pron") && reading.has("me");
  return isOther || reading.values("players").length > 0 || scene.names.size > 0;
}

/** Return true if Regions are said to lie there as well, and nothing is said of when they were played. */
const liesFurther = ({ kinds }) => (kinds.has("have") || kinds.has("middle")) && PLAYED.every((kind) => !kinds.has(kind));

/** Return true if it is said of the Regions of a list that they show clues. */
function bearsClues({ words }, { start: own }) {
  let start = own - 1;
  while (isAny(at(words, start), BEFORE_BEARERS) && !ENDS.includes(at(words, start).text)) start -= 1;
  return at(words, start).kinds.has("clue");
}

/** Return how many clues lie on Sanctuaries; null if that is in doubt. */
function onSanctuaries(scene, bearers) {
  let total = 0;
  for (const { start, number, icons, quest, isBare, isDoubtful } of scene.phrases) {
    const isBearer = bearers.length > 0 && at(scene.words, start - 1).kinds.has("on") && start > bearers.at(-1).end;
    const isUntold = isBare && number > 0 && !isFound(scene, start);
    const isOther = isDoubtful || quest !== null || isChosen(scene, start);
    if (!isBearer && (isUntold || (isOther && !isBare))) return null;
    total += isBearer ? number : (icons.clue ?? 0) * number;
  }
  return total;
}

/** Return true if a Sanctuary is one that is chosen now: its clue does not count yet. */
const isChosen = ({ words }, place) => words.slice(Math.max(place - NEAR_AFTER, 0), place).some((word) => isAny(word, ["pick", "keep", "take"]));

/** Return true if a Sanctuary is one that is found or drawn now. */
function isFound({ words }, place) {
  const near = words.slice(Math.max(place - NEAR_BEFORE, 0), place + NEAR_AFTER);
  return near.some((word) => isAny(word, ["find", "draw", "many", "enough"])) || words.slice(place, place + NEAR_END).some((word) => word.text === "?");
}
