/** The order in which Regions were played, by the words beside their numbers, as `faraway.rulebook.cases.order` reads it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { ENDS, at, isAny, isDigits } from "./words.mjs";

const TAGS = ["then", "now", "previous", "earlier", "first", "last", "penultimate", "leftward", "doubt", "faceup"];
const BESIDE = ["after", "before"];
const STARTS = ["break", "conj", "then", "if"];
const SILENT = ["small", "the", "card", "region", "play", "is", "filler", "have", "on", "neutral", "me", "own"];
const PAST = ["previous", "earlier"];
const DOUBTFUL = { compare: "doubt", stranger: "strange", unknown: "unknown" };
export const IN_DOUBT = ["doubt", "strange", "unknown"];
const isDistinct = (numbers) => new Set(numbers).size === numbers.length;
const span = (start, end) => Array.from({ length: Math.max(end - start, 0) }, (_, step) => start + step);

/** Return the events of durations, in their order in the text. */
export function readEvents(words, numbers, durations) {
  const rounds = new Map(numbers.filter(({ role }) => role === "round").map(({ place, value }) => [place, value]));
  const taken = new Set(numbers.map(({ place }) => place));
  const tags = words.map((_, place) => (taken.has(place) ? "" : tagOf(words, place)));
  const events = [];
  durations.forEach(({ place: own, value: duration }, index) => {
    const previous = index > 0 ? durations[index - 1].place : -1;
    const start = beginOf(words, previous, own);
    const following = index + 1 < durations.length ? durations[index + 1].place : words.length;
    let end = Math.min(following < words.length ? beginOf(words, own, following) : following, sentenceEnd(words, own));
    if (following === words.length) end = span(own, end).find((place) => words[place].kinds.has("compare")) ?? end;
    const places = [...span(start, own), ...span(own + 1, end)];
    const between = index > 0 ? span(previous + 1, own) : [];
    const has = (kind) => between.some((place) => words[place].kinds.has(kind));
    const isApart = between.some((place) => ENDS.includes(words[place].text) || tags[place] !== "" || rounds.has(place));
    const isLinked = index > 0 && !events.some((event) => event.duration === duration) && !isApart;
    const found = new Set(places.map((place) => tags[place]).filter((tag) => tag !== ""));
    const isInner = (place) => (place < own ? index > 0 : following < words.length);
    if (!places.some((place) => tags[place] === "unknown" && isInner(place))) found.delete("unknown");
    if (isLinked && has("or")) found.add("doubt");
    const round = rounds.get(places.find((place) => rounds.has(place))) ?? 0;
    events.push({ duration, tags: found, round, isLinked, isJoined: isLinked && has("conj") && !has("break") });
  });
  return events;
}

/** Return where the part of a sentence begins that belongs to a number, after the number before it. */
function beginOf(words, before, place) {
  const between = span(before + 1, place);
  const ends = between.filter((each) => ENDS.includes(words[each].text)).map((each) => each + 1);
  if (before < 0) return ends.at(-1) ?? 0;
  return ends[0] ?? between.find((each) => isAny(words[each], STARTS)) ?? before + 1;
}

/** Return what a word says of when a number beside it was played; `strange` if it may be a name. */
export function tagOf(words, place) {
  const [word, after] = [words[place], at(words, place + 1)];
  for (const kind of BESIDE) {
    if (word.kinds.has(kind) && isBeforeANumber(words, place, ["the", "card", "region", "own"])) return isAfterAnd(words, place) ? "doubt" : kind;
    if (word.kinds.has(kind) && after.kinds.has("is") && !after.kinds.has("on")) return kind === "after" ? "then" : "earlier";
    if (word.kinds.has(`${kind}-doing`)) return isBeforeANumber(words, place, SILENT) ? kind : "doubt";
  }
  const found = TAGS.find((tag) => word.kinds.has(tag));
  const isEnd = after.text === "" || after.kinds.has("break");
  if (found !== undefined) return found === "doubt" && isEnd ? "" : found;
  if (isAny(word, BESIDE)) {
    if (!isEnd) return "doubt";
    return word.kinds.has("after") ? "then" : "earlier";
  }
  return DOUBTFUL[Object.keys(DOUBTFUL).find((kind) => word.kinds.has(kind))] ?? "";
}

/** Return true if `and` stands before a word, or before the one before it: `12 and right after the 13` says either. */
function isAfterAnd(words, place) {
  const before = at(words, place - 1);
  return before.kinds.has("conj") || (!isDigits(before.text) && at(words, place - 2).kinds.has("conj"));
}

/** Return true if the next word that is not of these kinds is a number in digits. */
function isBeforeANumber(words, place, kinds) {
  let start = place + 1;
  while (isAny(at(words, start), kinds)) start += 1;
  return isDigits(at(words, start).text);
}

function sentenceEnd(words, place) {
  return span(place, words.length).find((each) => ENDS.includes(words[each].text)) ?? words.length;
}

const hasAny = (tags, wanted) => wanted.some((tag) => tags.has(tag));

const roundOf = ({ round, tags }) => round || (tags.has("first") ? 1 : 0);

/** Return the durations in the order of play; nothing if that order is in doubt. */
export function inOrder(events) {
  const row = events.map((event) => event.duration);
  if (!isDistinct(row) || row.length < 2 || row.length > MOST_ROUNDS || events.some(({ tags }) => hasAny(tags, IN_DOUBT))) return [];
  if (events.some((event) => event.round > 0) && events.every((event) => roundOf(event) > 0))
    return isDistinct(events.map(roundOf)) ? events.toSorted((one, other) => roundOf(one) - roundOf(other)).map((event) => event.duration) : [];
  const signs = events.slice(1).map((right, place) => relation(events[place], right, place === 0));
  const [first, second] = events;
  if (events.length === 2 && signs[0] === 1 && second.isJoined && first.tags.size + second.tags.size === 0) return [];
  if (signs.every((sign) => sign > 0)) return row;
  return signs.every((sign) => sign < 0) ? row.toReversed() : [];
}

/** Return 1 if the left Region was played before the right one, -1 if after it, 0 if that is in doubt. */
function relation(left, right, isFirst) {
  if (isFirst && right.tags.has("after") && !right.tags.has("before")) return -1;
  const signs = new Set();
  if (left.round > 0 && right.round > 0) signs.add(left.round < right.round ? 1 : -1);
  if (right.tags.has("after")) signs.add(-1);
  if (right.tags.has("before")) signs.add(1);
  if (left.tags.has("after") && isFirst) signs.add(1);
  if (left.tags.has("before") && isFirst) signs.add(-1);
  if (hasAny(right.tags, ["then", "now"])) signs.add(1);
  if (hasAny(right.tags, [...PAST, "leftward"])) signs.add(-1);
  else if (hasAny(left.tags, PAST)) signs.add(1);
  if (right.tags.has("first")) signs.add(-1);
  else if (left.tags.has("first")) signs.add(1);
  if (signs.size === 0 && right.tags.has("last") && left.tags.has("now")) return -1;
  if (signs.size === 0) return [...left.tags, ...right.tags].some((tag) => tag !== "faceup") && !right.isLinked ? 0 : 1;
  return signs.size === 1 ? [...signs][0] : 0;
}
