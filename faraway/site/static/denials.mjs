/** What a question denies, and questions with two scenes in one, as `faraway.rulebook.cases.denials` reads them. */

import { ENDS, ICONS, at, isAny, isDigits, list } from "./words.mjs";

const COLOURS = { green: "river", yellow: "city", red: "forest", blue: "desert" };
const ALL_COLOURS = [...Object.keys(COLOURS), "gray"];
const WONDERS = ["stone", "chimera", "thistle"];
const SAID = [...ICONS, ...ALL_COLOURS];
const PLAIN = [...SAID, ...list("deny have show sanctuary small the with or own elsewhere another symbol only coloured on me is goods all else nor further")];
const STOP = { text: ",", kinds: new Set(["break", "denied"]), number: 0, isSpelled: false, isCapital: false };
const [LONGEST_CHOICE, LONGEST_LINK] = [4, 3];
const isNone = (word) => word.kinds.has("deny") || (word.isSpelled && word.number === 0);
const placesOf = (words, isWanted) => words.flatMap((word, place) => (isWanted(word, place, words) ? [place] : []));

/** Return the words without the parts that deny described Sanctuaries, and the icons and biomes that are denied. */
export function withoutDenials(words) {
  const kept = [...words];
  const denied = [];
  for (const { start, end, icons } of denialsIn(words).reverse()) {
    kept.splice(start, end - start, STOP);
    denied.push(...icons);
  }
  return [kept, ICONS.filter((icon) => denied.includes(icon))];
}

/** Return true if what is taken for something that a player has may be denied, or if a question has two scenes. */
export function isInDoubt(words, numbers, phrases) {
  const had = phrases.filter(({ number, icons, quest }) => number > 0 && (Object.values(icons).some((each) => each > 0) || quest !== null));
  const isHad = ([start, end]) => had.some((each) => start <= each.start && each.start < end);
  const isDenied = ([start, end]) => words.some((_, place) => start <= place && place < end && denies(words, place));
  const isTaken = (place) => phrases.some(({ start, end }) => start <= place && place < end);
  const isOpen = ([start, end]) => words.some((word, place) => start <= place && place < end && !isTaken(place) && isAny(word, Object.keys(COLOURS)));
  const isCut = (part) => isDenied(part) || words.slice(...part).some((word) => word.kinds.has("denied"));
  if (partsOf(words, isEnd).some((part) => (isDenied(part) && isHad(part)) || (isCut(part) && isOpen(part)))) return true;
  const counted = numbers.filter(({ role, value, group }) => role === "icons" && value > 0 && group !== "need");
  const isUncounted = ([start, end]) => counted.some(({ place }) => start <= place && place < end && isDeniedBefore(words, start, place));
  return partsOf(words, isBreak).some(isUncounted) || isTwofold(words, phrases);
}

/** Return true if it is denied between two places what stands at the second. */
function isDeniedBefore(words, start, place) {
  for (let each = place - 1; each >= start; each -= 1) {
    if (words[each].kinds.has("conj")) return false;
    if (denies(words, each)) return true;
  }
  return false;
}

const isEnd = (word) => ENDS.includes(word.text);
const isNoOther = (word) => isNone(word) && word.kinds.has("else");
const isBreak = (word, place, words) => isAny(word, ["break", "bracket"]) || (word.kinds.has("conj") && isNoOther(at(words, place + 1)));

/** Return the places of the parts between stops. */
function partsOf(words, isStop) {
  const stops = [...placesOf(words, isStop), words.length];
  return stops.map((stop, index) => [index > 0 ? stops[index - 1] + 1 : 0, stop]);
}

/** Return true if a word denies; `or not` and a `no` that answers do not. */
function denies(words, place) {
  const [before, word, after] = [at(words, place - 1), words[place], at(words, place + 1)];
  const isNor = word.kinds.has("nor") && (after.isSpelled || isAny(after, [...SAID, "sanctuary", "with"]));
  const isAnswer = after.text === "," && (before.kinds.size === 0 || before.kinds.has("break"));
  return (isNone(word) || isNor || word.kinds.has("gone")) && !before.kinds.has("or") && !isAnswer;
}

/** Return the parts that deny described Sanctuaries, in their order. */
function denialsIn(words) {
  const sentences = partsOf(words, isEnd);
  return partsOf(words, isBreak).flatMap(([first, end]) => {
    const start = first < end && words[first].kinds.has("conj") ? first + 1 : first;
    const part = words.slice(start, end);
    const [opening, stop] = sentences.find((each) => each[0] <= first && first <= each[1]);
    const isNamed = words.slice(opening, start).some((word) => word.kinds.has("sanctuary"));
    const isOther = isNamed && part.some((word) => isAny(word, ["elsewhere", "else"]));
    const isSaid = at(words, stop).text !== "?" || isNoOther(at(words, start));
    const isPlain = part.length > 0 && isSaid && ((isOther && isGray(part)) || isPure(part, isOther));
    return isPlain ? [{ start, end, icons: deniedBy(part) }] : [];
  });
}

/** Return true if a part denies Sanctuaries, and only that; `isOther`: others than those that were named before. */
function isPure(part, isOther) {
  const deniers = placesOf(part, isNone);
  const told = placesOf(part, (word) => isAny(word, [...SAID, "goods"]));
  const named = placesOf(part, (word) => word.kinds.has("sanctuary"));
  const denied = deniers[0] ?? part.length;
  const isPlain = (word, place) =>
    (isAny(word, PLAIN) || (word.isSpelled && word.number <= 1)) &&
    !isAny(word, ["except", "gone"]) &&
    !isDigits(word.text) &&
    (!word.kinds.has("conj") || isNone(at(part, place + 1)));
  const isSingle = deniers.length === 1 || !part.some((word) => ["without", "sans", "ohne", "senza"].includes(word.text));
  const isOfSanctuaries = (named.length > 0 && told.length > 0) || isOther;
  const isFirst = denied < Math.min(...told, ...named, part.length) || (named.length > 0 && named[0] < denied && told.length > 0 && denied < told[0]);
  return part.every(isPlain) && isSingle && isOfSanctuaries && isFirst && isClear(part, isOther);
}

/** Return true if each thing that a part names is denied by itself. */
function isClear(part, isOther) {
  const isColoured = part.some((word) => isAny(word, ALL_COLOURS));
  const isShown = part.some((word) => isAny(word, [...ICONS, "goods"]) && !isAny(word, Object.keys(COLOURS)));
  const isGray = isOther && part.some((word) => word.kinds.has("gray"));
  return !isGray && !(isColoured && isShown && !part.some((word) => isAny(word, ["or", "nor"])));
}

/** Return true if a part says of other Sanctuaries that they are gray, and no more. */
function isGray(part) {
  const said = part.flatMap((word) => [...word.kinds].filter((kind) => SAID.includes(kind)));
  const isPlain = (word) => isAny(word, [...PLAIN, "neutral"]) || word.isSpelled;
  const isOut = (word) => isDigits(word.text) || isNone(word) || isAny(word, ["gone", "with"]);
  return said.length > 0 && said.every((kind) => kind === "gray") && part.every(isPlain) && !part.some(isOut);
}

/** Return the icons and biomes that a part names. */
function deniedBy(part) {
  const named = part.flatMap((word) => [...word.kinds]);
  const said = named.filter((kind) => SAID.includes(kind) && kind !== "gray").map((kind) => COLOURS[kind] ?? kind);
  return [...(named.includes("goods") ? WONDERS : []), ...said];
}

/** Return true if a question asks of two scenes at once. */
function isTwofold(words, phrases) {
  if (words.filter((word) => word.kinds.has("either")).length > 1 || words.some((word) => word.kinds.has("alternative"))) return true;
  const isSupposed = ([start, end]) => {
    const part = words.slice(start, end);
    const supposed = part.slice(placesOf(part, (word) => word.kinds.has("if"))[0] ?? part.length);
    return supposed.some((word) => isDigits(word.text)) && supposed.some((word) => word.kinds.has("not"));
  };
  if (partsOf(words, isBreak).some(isSupposed)) return true;
  const numbered = placesOf(words, (word) => isDigits(word.text))[0] ?? words.length;
  const isTaken = (place) => phrases.some(({ quest, start, end }) => quest !== null && start <= place && place < end);
  return words.some((word, place) => {
    if (word.kinds.has("or") && isChoice(words, place, isTaken(place))) return true;
    const isJoined = isAny(word, ["conj", "or", "else"]) && place > numbered;
    return isJoined && words.slice(place + 1, place + 1 + LONGEST_LINK).some((_, step) => opensScene(words, place, place + 1 + step));
  });
}

/** Return true if a word behind `and` sets another scene: an `if`, or a `without` before a Region. */
function opensScene(words, joined, place) {
  const isNear = words.slice(joined + 1, place).every((word) => isAny(word, ["many", "what", "pay", "small", "then", "break"]));
  const after = at(words, place + 1);
  const card = isAny(after, ["the", "small", "card", "region"]) ? at(words, place + 2) : after;
  return isNear && (words[place].kinds.has("if") || (isNone(words[place]) && isDigits(card.text)));
}

/** Return true if `or` stands between two places in a row, or between two colours that are no quest. */
function isChoice(words, place, isTaken) {
  const before = words.slice(Math.max(place - LONGEST_CHOICE, 0), place);
  const after = words.slice(place + 1, place + 1 + LONGEST_CHOICE);
  const isOrdinal = (word) => isAny(word, ["first", "last", "nth"]);
  const coloursOf = (word) => ALL_COLOURS.filter((colour) => word.kinds.has(colour));
  const isOther = (left, right) => coloursOf(left).length > 0 && coloursOf(right).length > 0 && !coloursOf(right).some((colour) => left.kinds.has(colour));
  const isColour = !isTaken && before.some((left) => after.some((right) => isOther(left, right)));
  return (before.some(isOrdinal) && after.some(isOrdinal)) || isColour;
}
