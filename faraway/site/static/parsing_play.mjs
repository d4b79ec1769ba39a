/** Questions about what was played, as `faraway.rulebook.cases.parsing_play` parses them. */

import { isLastRoundOf } from "./parsing_draw.mjs";
import { at, isAny } from "./words.mjs";

const [MOST_PLAYERS, MOST_CLUES, SHORTEST_ROW] = [6, 14, 3];
const NO_DURATIONS = ["icons", "cards", "counted", "other", "quest"];
const isDistinct = (numbers) => new Set(numbers).size === numbers.length;
const isGroupOf = (reading, players) => reading.values("players").every((number, place) => place === 0 && number === players);

/** Return a case of a tie: the lowest duration of each player, and one total at most. */
export function parseTie(reading) {
  if (reading.has("pending") || !reading.has("lowest") || reading.hasCounts) return null;
  const totals = reading.numbers.filter((number) => isTotal(reading, number));
  const held = reading.numbers.filter((number) => isHeld(reading, number));
  if (reading.has("hand") && held.length === 0) return null;
  const found = reading.numbers.filter((number) => number.role === "duration" && !totals.includes(number) && !held.includes(number));
  const lowest = found.map(({ value }) => value);
  const isAsked = !reading.lacks("tie", "wins") || totals.length > 1;
  const isPlaced = found.every(({ place }) => place > reading.firstPlace("lowest") || isAny(at(reading.words, place - 1), ["the", "have"]));
  const isOfAll = isGroupOf(reading, lowest.length) && new Set(totals.map(({ value }) => value)).size <= 1;
  const isOneEach = lowest.length >= 2 && lowest.length <= MOST_PLAYERS && isDistinct(lowest);
  return isAsked && isPlaced && isOfAll && isOneEach && reading.isPlainBetween(found) ? { kind: "tie", lowest, hasHand: held.length > 0 } : null;
}

/** Return true if a card lies in a hand. */
function isHeld({ words }, { place }) {
  const isStop = (word) => isAny(word, ["break", "but"]);
  const start = words.slice(0, place).findLastIndex(isStop) + 1;
  const length = words.slice(place).findIndex(isStop);
  const part = words.slice(start, length < 0 ? words.length : place + length);
  return part.some((word) => word.kinds.has("hand")) && !part.some((word) => word.kinds.has("lowest"));
}

/** Return true if a number is the total of a player: of points, in a tie, or named twice. */
function isTotal(reading, number) {
  const { role, place, value } = number;
  if (role === "other" || role === "counted") return true;
  const before = at(reading.words, place - 1);
  const isTied = reading.sentenceOf(number).some((word) => word.kinds.has("tie")) && !isAny(before, ["the", "have"]);
  const isLevel = before.kinds.has("at") || isTied || reading.durations.filter((each) => each === value).length > 1;
  return role === "duration" && isLevel && place < reading.firstPlace("lowest");
}

/** Return a case of several players, each with the duration that was played. */
export function parseOrder(reading) {
  const played = [...new Set(reading.durations)];
  const names = new Set(reading.words.filter((word) => word.kinds.has("stranger")).map((word) => word.text));
  const isShared = reading.values("players").length > 0 || names.size > 1 || !reading.lacks("we", "other", "pron", "elsewhere");
  const isNamed = reading.has("pick") && reading.lacks("me") && !reading.lacks("play", "faceup");
  const isOfMany = reading.has("who") || ((isShared || isNamed) && reading.lacks("sanctuary"));
  const isOther = !reading.lacks("lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden", "pending", "hand", "previous");
  if (!isOfMany || !reading.has("order") || reading.has("find", "sanctuary") || isOther || reading.values(...NO_DURATIONS).length > 0 || !reading.isPlain) return null;
  if (played.length < 2 || played.length > MOST_PLAYERS || (played.length < reading.durations.length && !isNamed)) return null;
  return isGroupOf(reading, played.length) ? { kind: "order", played } : null;
}

/** Return true if all that was played was played by one player, and nothing is counted that has no place in a row. */
function isOfOnePlayer(reading) {
  const isShared = !reading.lacks("elsewhere", "hand", "pending", "stranger");
  const isOther = !reading.lacks("other", "pron") && reading.has("me");
  const isCounted = reading.values("players", "other", "quest").length > 0;
  return !(isShared || isOther || isCounted || reading.isDoubtful("", "need", "have"));
}

/** Return true if it is asked whether so many cards are right. */
function isClaimed(reading, number) {
  const sentence = reading.sentenceOf(number);
  return !sentence.some((word) => word.kinds.has("many")) && sentence.at(-1).text === "?";
}

/** Return a case of Sanctuaries drawn; what the Regions of a row show is counted, and added up with Sanctuaries. */
export function parseDraw(reading, regions) {
  const cards = [...reading.cards, ...reading.numbers.filter(({ role }) => role === "loose")];
  const isAnswered = reading.values("claim").length > 0 || cards.length > 0;
  const isDrawn = reading.has("draw") || reading.asksFor("sanctuary") || reading.has("clue", "sanctuary");
  const isOther = !reading.lacks("pay", "tie", "who", "keep", "deck", "often", "lowest", "need");
  if (!isDrawn || !(reading.has("many") || isAnswered) || isOther || !isOfOnePlayer(reading)) return null;
  if (Object.keys(reading.counts).some((icon) => icon !== "clue") || !cards.every((number) => isClaimed(reading, number))) return null;
  const { row, counts } = reading;
  if (reading.durations.length > 0 && row.length === 0) return null;
  const placed = reading.countsOn("sanctuary").clue ?? 0;
  const isTold = (counts.clue ?? 0) > placed + (reading.countsOn("card").clue ?? 0);
  if (row.length === 0 || isTold) {
    const isInDoubt = row.length > 0 && regions[row.at(-1)].shows.clue > 0 && reading.has("already");
    return Object.hasOwn(counts, "clue") && counts.clue <= MOST_CLUES && !isInDoubt ? { kind: "draw", row, clues: counts.clue, isOpen: false } : null;
  }
  const clues = row.reduce((sum, duration) => sum + regions[duration].shows.clue, placed);
  const isOpen = placed === 0 && reading.lacks("whole") && !(reading.isWithout("clue") || reading.denied.includes("clue"));
  const isSaid = reading.has("draw") || !isOpen || reading.has("clue");
  return isSaid && clues <= MOST_CLUES ? { kind: "draw", row, clues, isOpen } : null;
}

/** Return a case of a row of which it is asked how many Sanctuaries it found. */
export function parseRow(reading) {
  const { cards } = reading;
  const isAnswered = cards.length > 0 && cards.every((number) => isClaimed(reading, number));
  const isAsked = reading.has("sanctuary") && (reading.asksFor("sanctuary", "often") || !reading.lacks("which", "ever") || isAnswered);
  const isDrawn = reading.words.some((word) => word.kinds.has("draw") && !word.kinds.has("find"));
  const isOther = isDrawn || !reading.lacks("clue", "pay", "who", "need") || (cards.length > 0 && !isAnswered);
  if (!isAsked || isOther || reading.hasCounts || !isOfOnePlayer(reading)) return null;
  return reading.row.length >= SHORTEST_ROW ? { kind: "row", row: reading.row } : null;
}

/** Return a case of a row of which it is asked whether its last Region found a Sanctuary. */
export function parseFind(reading) {
  const isAsked = !reading.lacks("play", "sanctuary", "find", "then", "after", "previous", "earlier");
  const isOther = !reading.lacks("who", "which", "tie", "many", "clue", "deck", "need", "pay", "hidden", "stone", "chimera", "thistle");
  const isLaidOut = reading.lacks("find") && reading.isPlain && reading.row.length >= SHORTEST_ROW;
  const isPaid = reading.isWithout("sanctuary") && (reading.has("what") || isLaidOut);
  const isTurn = isPaid || (reading.lacks("sanctuary", "find") && reading.has("pick"));
  if (!isAsked || isOther || isTurn || reading.hasCounts || reading.cards.length > 0) return null;
  return reading.row.length > 1 && isOfOnePlayer(reading) ? { kind: "find", row: reading.row, isLastRound: isLastRoundOf(reading) } : null;
}
