/** What each number of a question is, by the words beside it, as `faraway.rulebook.cases.numbers` reads it. */

import { BIOMES, ICONS, at, isAny, isDigits } from "./words.mjs";

export const MOST_ROUNDS = 8;
const [GREATEST_DURATION, LONGEST_STEP, FARTHEST_PLACE, LARGEST_GROUP] = [68, 3, 5, 8];
const ORDINALS = ["th", "st", "nd", "rd", "er", "eme"];
const SEEN = ["after", "then"];
const NAMING = ["the", "card", "region", "own", "play"];
const UNSEEN = ["before", "earlier", "previous", "hidden", "leftward"];
const iconOf = (word, icons = ICONS) => icons.find((icon) => word.kinds.has(icon));

/** Return the first items that pass a test. */
export function takeWhile(items, test) {
  const end = items.findIndex((item) => !test(item));
  return end < 0 ? items : items.slice(0, end);
}

/** Return what a number is; null for one that only looks so, as in `one of them` or `the 8th`. */
export function readNumber(words, place, group, numbers) {
  const [word, before, after, last] = [words[place], at(words, place - 1), at(words, place + 1), numbers.at(-1)];
  if (isRound(words, place) || isFurtherRound(words, place, last)) return { role: "round" };
  if (ORDINALS.includes(after.text) || (before.kinds.has("round") && word.number <= MOST_ROUNDS) || (word.number > 0 && word.kinds.has("nth"))) return null;
  const paid = paidFor(words, place);
  if (paid.length > 0) return { role: "quest", icons: paid };
  let where = whereOf(words, place);
  let icon = iconOf(isAny(after, ["only", "symbol"]) ? at(words, place + 2) : after) ?? kindOfCards(words, place);
  const isAgain = last?.role === "icons" && !isAny(before, NAMING);
  const relative = word.number <= MOST_ROUNDS ? whereRelative(words, place) : "";
  if (icon === undefined && isAgain && (relative !== "" || whereAfter(words, place) !== "")) [icon, where] = [last.icons[0], relative || where];
  const isNext = isAny(before, ["conj", "break"]) && last?.place === place - 3 && isAny(at(words, place - 2), ICONS);
  if (icon !== undefined) return { role: "icons", icons: [icon], group, where: where || (isNext ? last.where : "") };
  if (word.number > 0 && isPer(words, startOfPer(words, place))) return { role: "other" };
  if (after.kinds.has("or") && at(words, place + 3).kinds.has("counted")) return { role: "counted" };
  const role = isClaim(words, place, last) ? "claim" : roleOf(words, place);
  return role === null ? null : { role };
}

/** Return true if a number names a round, or the place of a card in its row. */
function isRound(words, place) {
  const [word, before, after] = [words[place], at(words, place - 1), at(words, place + 1)];
  if (word.number < 1 || word.number > MOST_ROUNDS) return false;
  const isMarked = ORDINALS.includes(after.text) || after.text === ".";
  const named = isMarked ? at(words, place + 2) : after;
  if ((isMarked || word.kinds.has("nth")) && isAny(named, ["when", "card", "region", "round"])) return true;
  const isRanged = before.kinds.has("range") && at(words, place - 2).kinds.has("when");
  return (isRanged || before.kinds.has("when")) && !word.isSpelled && !before.kinds.has("nth");
}

/** Return true if a number goes on from one that names a round. */
function isFurtherRound(words, place, last) {
  if (last?.role !== "round" || words[place].number > MOST_ROUNDS) return false;
  const isRanged = at(words, last.place - 1).kinds.has("range");
  const isPlural = isRanged ? at(words, last.place - 2).kinds.has("when") : at(words, last.place - 1).kinds.has("whens");
  const isNext = last.place === place - 1 || (last.place === place - 2 && isAny(at(words, place - 1), ["conj", "range"]));
  return isNext && isPlural;
}

/** Return true if it is asked whether a number is the answer. */
function isClaim(words, place, last) {
  const [before, after] = [at(words, place - 1), at(words, place + 1)];
  const isLast = after.text === "?" || (after.text === "," && isConfirmed(words.slice(place + 2)));
  if (words[place].number < 2 || !isLast || isAny(before, ["the", "card", "region", "own", "with", "play", "have"])) return false;
  if (before.kinds.has("or") && ["cards", "claim", "counted"].includes(last?.role)) return true;
  const reach = words.slice(Math.max(place - FARTHEST_PLACE, 0), place).reverse();
  const steps = takeWhile(reach, (word) => !isAny(word, ["break", "bracket"]) && !isDigits(word.text));
  const isGot = steps.some((word) => isAny(word, ["draw", "give", "pay"]));
  return before.kinds.has("claim") || (isGot && !steps.some((word) => word.kinds.has("due")));
}

const isConfirmed = (words) => words.length > 0 && words.every((word) => isAny(word, ["neutral", "small", "filler", "or"]) || word.text === "?");

/** Return the biome or night of so many cards, if it stands after them. */
function kindOfCards(words, place) {
  if (!isAny(at(words, place + 1), ["region", "card"])) return undefined;
  return iconOf(at(words, at(words, place + 2).kinds.has("small") ? place + 3 : place + 2), [...BIOMES, "night"]);
}

/** Return true if a number says how many are left in a deck. */
function isLeft(words, place) {
  const reach = words.slice(Math.max(place - FARTHEST_PLACE, 0), place + LARGEST_GROUP);
  return reach.some((word) => isAny(word, ["rest", "whole", "only"])) && reach.some((word) => word.kinds.has("deck"));
}

/** Return the role of a number that counts no icons. */
function roleOf(words, place) {
  const [word, before, after] = [words[place], at(words, place - 1), at(words, place + 1)];
  const isBegun = before.kinds.has("among") && (place < 2 || words[place - 2].kinds.has("break"));
  const isFew = isBegun && isAny(after, ["break", "we", "many"]);
  const isNear = word.number <= LARGEST_GROUP && (before.kinds.has("group") || isFew);
  const isGroup = after.kinds.has("players") || isNear || word.kinds.has("party");
  const isCount = !isAny(before, ["region", "card"]) && isAny(after, ["sanctuary", "counted", "region", "card"]);
  if (word.isSpelled && word.number === 1 && isLeft(words, place)) return "cards";
  if (word.isSpelled && !(isCount || isGroup)) return word.number > 1 ? "loose" : null;
  if (word.isSpelled && word.number < 2) return null;
  if (isGroup || isAny(after, ["counted", "when"])) return isGroup ? "players" : "counted";
  if (isCount) return "cards";
  return word.number >= 1 && word.number <= GREATEST_DURATION ? "duration" : "other";
}

/** Return true if a duration stands for a card: after its word, or between words where nothing is counted by it. */
export function isName(words, place) {
  const [before, after] = [at(words, place - 1), at(words, place + 1)];
  if (isAny(before, ["region", "card"])) return true;
  const isBegun = before.text === "" || isAny(before, ["the", "own", "aux", "scoring"]);
  return isBegun && (after.text === "" || isAny(after, ["break", "is", "need", "pay", "give"]));
}

/** Return on which cards a number of icons lies: region, sanctuary or card; nothing if it is not said. */
function whereOf(words, place) {
  const isCounted = isAny(at(words, place + 1), ICONS) || kindOfCards(words, place) !== undefined;
  const named = isCounted ? placeNamed(words.slice(place + 1, place + 3)) : "";
  const after = named === "" ? whereAfter(words, place) : named;
  if (after !== "") return after;
  const before = stepsFrom(place - FARTHEST_PLACE);
  const first = before.find((each) => at(words, each).kinds.has("on"));
  return first === undefined || before.some((each) => each > first && parts(words, each)) ? "" : placeNamed(words.slice(first + 1, place));
}

const stepsFrom = (start) => Array.from({ length: FARTHEST_PLACE }, (_, step) => start + step);
const parts = (words, place) => isAny(at(words, place), ["break", "bracket"]) && !at(words, place + 1).kinds.has("all");
const placeNamed = (words) => words.map((word) => ["region", "sanctuary", "card"].find((kind) => word.kinds.has(kind))).find((kind) => kind !== undefined) ?? "";

function whereAfter(words, place) {
  const after = stepsFrom(place + 1);
  const start = after.find((each) => at(words, each).kinds.has("on"));
  if (start === undefined || after.some((each) => each < start && parts(words, each))) return "";
  const named = placeNamed(words.slice(start + 1, start + 1 + LONGEST_STEP));
  const rest = takeWhile(words.slice(start + 1), (word) => !isAny(word, ["break", "conj"]));
  return ["region", "card"].includes(named) && rest.some((word) => isAny(word, UNSEEN)) ? "unseen" : named;
}

/** Return whether a number of icons is in view, by where it lies: `2 before it and 1 after it`. */
function whereRelative(words, place) {
  let start = place + 1;
  while (isAny(at(words, start), ["have", "me", "small"]) && !isAny(at(words, start), [...SEEN, ...UNSEEN])) start += 1;
  const after = at(words, start + 1);
  const isEnd = after.text === "" || isAny(after, ["break", "conj"]);
  if (!isEnd || words.slice(place + 1, start + 1).some((word) => isDigits(word.text))) return "";
  if (isAny(at(words, start), UNSEEN)) return "unseen";
  return isAny(at(words, start), SEEN) ? "card" : "";
}

function startOfPer(words, place) {
  let start = place + 1;
  while (isAny(at(words, start), ["counted", "small", "pay"]) && start <= place + LONGEST_STEP && !isPer(words, start)) start += 1;
  return start;
}

const isPer = (words, place) => at(words, place).kinds.has("per") || (at(words, place).kinds.has("each") && isAny(at(words, place + 1), ICONS));

/** Return what a quest pays a number for; the four biomes for a set. */
function paidFor(words, place) {
  let start = startOfPer(words, place);
  if (!isPer(words, start)) return [];
  while (isAny(at(words, start), ["per", "the", "small"])) start += 1;
  if (at(words, start).kinds.has("set")) return BIOMES;
  const first = iconOf(at(words, start));
  const isJoined = isAny(at(words, start + 1), ["conj", "or"]);
  start += 2;
  while (isAny(at(words, start), ["per", "the"])) start += 1;
  const second = isJoined ? iconOf(at(words, start), BIOMES) : undefined;
  if (second === undefined) return first === undefined ? [] : [first];
  return BIOMES.includes(first) && first !== second ? [first, second] : [];
}
