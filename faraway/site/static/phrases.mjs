/** Sanctuaries that a question describes, as `faraway.rulebook.cases.phrases` reads them. */

import { BIOMES, ENDS, ICONS, at, isAny, isDigits, list } from "./words.mjs";

const COLOURS = { green: "river", yellow: "city", red: "forest", blue: "desert" };
const MOST_OF_A_KIND = 8;
const BESIDE_NAME = list("elsewhere only own neutral another coloured");
const SHOWING = list("with have show its bracket");
const AMONG = list("conj small the per symbol neutral only with plus on have its show fixed");
const TALK = list("many who need draw find play what region card which faceup enough me");
const PUNCTUATION = [",", "(", ")", ":"];
const PAYING = list("pay give per counted");
const colourOf = (word) => [...Object.keys(COLOURS), "gray"].find((colour) => word.kinds.has(colour)) ?? "";
const iconOf = (word) => ICONS.find((icon) => word.kinds.has(icon)) ?? COLOURS[colourOf(word)] ?? "";
const adjectiveOf = (word) => iconOf(word) || colourOf(word);
const isNumber = (word) => word.isSpelled || isDigits(word.text);
const isOne = (word) => word.isSpelled && word.number === 1 && !word.kinds.has("small");
const plain = { number: 1, icons: {}, quest: null, isBare: false, isDoubtful: false, isColoured: false };

/** Return the Sanctuaries that a question speaks of, in their order. */
export function readPhrases(words) {
  const found = [];
  for (let [place, behind] = [0, 0]; place < words.length; ) {
    if (!words[place].kinds.has("sanctuary")) {
      place += 1;
      continue;
    }
    const phrase = named(words, place);
    found.push(...before(words, phrase, behind));
    const further = furtherThan(words, phrase.end, phrase.isBare);
    const isListed = at(words, phrase.end).text !== "," || phrase.number === further.length;
    if (phrase.isBare && isListed && further.length > 0) found.push({ ...further[0], start: phrase.start }, ...further.slice(1));
    else found.push(phrase, ...further);
    behind = (further.at(-1) ?? phrase).end;
    place = Math.max(place + 1, behind);
  }
  return found;
}

/** Return the Sanctuaries at a place, with what stands before and behind their name. */
function named(words, place) {
  let start = place;
  const icons = {};
  while (adjectiveOf(at(words, start - 1)) !== "" || isAny(at(words, start - 1), BESIDE_NAME)) {
    const icon = adjectiveOf(at(words, start - 1));
    start -= 1;
    if (icon !== "" && icon !== "gray") icons[icon] = (icons[icon] ?? 0) + 1;
  }
  const isTold = words.slice(start, place).some((word) => adjectiveOf(word) !== "");
  const counting = at(words, start - 1);
  let number = 1;
  if (counting.isSpelled || (isDigits(counting.text) && counting.number <= MOST_OF_A_KIND)) [number, start] = [counting.number, start - 1];
  const isOwned = words.slice(start, place).some((word) => word.kinds.has("own"));
  const isNumbered = isNumber(counting) || counting.kinds.has("the") || isOwned;
  const found = withWhatItShows(words, { ...plain, start, end: place + 1, number, icons, isBare: !isTold }, isNumbered);
  return { ...found, isColoured: words.slice(start, place).some((word) => word.kinds.has("coloured")) };
}

/** Return a Sanctuary that shares the name of the next, if there is one. */
function before(words, { start: next }, behind) {
  const colour = colourOf(at(words, next - 2));
  if (!at(words, next - 1).kinds.has("conj") || colour === "" || next - 2 < behind) return [];
  const biome = COLOURS[colour];
  return [{ ...plain, start: at(words, next - 3).isSpelled ? next - 3 : next - 2, end: next - 1, icons: biome === undefined ? {} : { [biome]: 1 } }];
}

/** Return true if what follows in the sentence says that there are none. */
function isNegated(words, end) {
  for (const word of words.slice(end)) {
    if (isAny(word, ["break", "conj"])) return false;
    if (word.kinds.has("not") || (word.isSpelled && word.number === 0)) return true;
  }
  return false;
}

/** Return Sanctuaries with the colours and icons that follow their name. */
function withWhatItShows(words, found, isNumbered = false) {
  const { start, number } = found;
  const icons = { ...found.icons };
  let [end, isTold] = [found.end, !found.isBare];
  const isApart = [",", ":"].includes(at(words, end).text) && colourOf(at(words, end + 1)) !== "";
  if (number === 1 && !isTold && isApart && isNumbered) end += 1;
  for (let icon = adjectiveOf(at(words, end)); icon !== ""; icon = adjectiveOf(at(words, end))) {
    isTold = true;
    if (icon !== "gray") icons[icon] = (icons[icon] ?? 0) + 1;
    end += 1;
    if (isOne(at(words, end))) end += 1;
  }
  if (number > 0 && isDenied(words, end)) return { ...plain, start, end: end + 1, number: 0 };
  let [quest, each, isWith, isLoose, step] = [null, number === 1, false, false, end];
  const isBegun = begins(words, end);
  const isVague = !isNumbered && !isTold && at(words, end).text !== ":";
  while (isBegun && goesOn(words, step)) {
    const paid = paidAt(words, step);
    if (paid !== null) {
      [quest, step, end, isTold] = [paid, paid.end, paid.end, true];
      continue;
    }
    const word = words[step];
    each ||= word.kinds.has("per");
    const icon = iconOf(word);
    if (icon !== "") {
      const previous = at(words, step - 1);
      const isCounted = isNumber(previous);
      each ||= !isCounted;
      isLoose ||= isVague && !isCounted && !isAny(previous, ["the", "own"]);
      icons[icon] = (icons[icon] ?? 0) + (isCounted ? previous.number : 1);
      [isTold, isWith] = [true, true];
    }
    if (icon !== "" || (word.kinds.has("per") && isTold)) end = step + 1;
    step += 1;
  }
  if (at(words, end).text === ")" && words.slice(start, end).some((word) => word.text === "(")) end += 1;
  const isDoubtful = isLoose || (isWith && isNegated(words, end)) || (isWith && !each);
  return { ...plain, start, end, number, icons, quest, isBare: !isTold, isDoubtful };
}

/** Return true if what follows a name and its colours can say what the Sanctuary shows or pays. */
function begins(words, end) {
  const [word, after] = [at(words, end), at(words, end + 1)];
  const isRelative = isAny(word, ["small", "per", "neutral", "conj"]) && isAny(after, [...SHOWING, ...PAYING]);
  const isLed = isAny(word, [...SHOWING, ...PAYING, "symbol"]) || ["(", ":"].includes(word.text);
  const isBareIcon = word.text === "," && iconOf(after) !== "" && colourOf(after) === "";
  return isLed || isRelative || isBareIcon || paidAt(words, end) !== null;
}

/** Return true if a word belongs to what a Sanctuary shows. */
function goesOn(words, place) {
  const word = at(words, place);
  if (word.text === "" || ENDS.includes(word.text) || word.kinds.has("sanctuary") || colourOf(word) !== "") return false;
  const isEach = word.kinds.has("per") && iconOf(at(words, place - 1)) !== "";
  if (iconOf(word) !== "" || paidAt(words, place) !== null || isEach) return true;
  if (isPronoun(words, place)) return leadsToIcon(words, place + 1);
  if (isNumber(word)) return isCounting(words, place);
  return (PUNCTUATION.includes(word.text) || isAny(word, [...AMONG, ...SHOWING, ...PAYING])) && leadsToIcon(words, place + 1);
}

/** Return true if what follows, without other talk, is an icon or a quest. */
function leadsToIcon(words, start) {
  for (let place = start; ; place += 1) {
    const word = at(words, place);
    const isNext = BIOMES.includes(iconOf(word)) && at(words, place + 1).kinds.has("with");
    if (word.text === "" || ENDS.includes(word.text) || word.kinds.has("sanctuary") || colourOf(word) !== "" || isNext) return false;
    if (paidAt(words, place) !== null) return true;
    if (isNumber(word) && !isPronoun(words, place)) return isCounting(words, place);
    if (iconOf(word) !== "") return true;
    const isBetween = PUNCTUATION.includes(word.text) || isAny(word, [...AMONG, ...SHOWING, ...PAYING]);
    const isTalk = isAny(word, TALK) && !isAny(word, [...AMONG, ...SHOWING]);
    if (isTalk || !(isBetween || isPronoun(words, place))) return false;
  }
}

/** Return true if `one` in brackets stands for a Sanctuary that was just named. */
function isPronoun(words, place) {
  const word = words[place];
  const start = at(words, place - 1).kinds.has("the") ? place - 2 : place - 1;
  return word.isSpelled && word.number === 1 && at(words, start).text === "(" && at(words, place + 1).kinds.has("with");
}

/** Return true if a number counts icons, not cards of a biome. */
function isCounting(words, place) {
  const after = at(words, place + 1);
  const icon = isAny(after, ["only", "symbol", "small"]) ? iconOf(at(words, place + 2)) : iconOf(after);
  return icon !== "" && !at(words, place + 2).kinds.has("sanctuary");
}

/** Return true if it is said behind a name that there are none. */
function isDenied(words, end) {
  const place = at(words, end).text === ":" ? end + 1 : end;
  const [none, after] = [at(words, place), at(words, place + 1)];
  return none.isSpelled && none.number === 0 && (after.text === "" || isAny(after, ["break", "bracket"]));
}

/** Return the place behind `I have`, where the colour of a Sanctuary follows it. */
function behindOwner(words, place) {
  let step = place;
  while (isAny(at(words, step), ["have", "me"]) && !at(words, step).kinds.has("with")) step += 1;
  const isLed = at(words, step).kinds.has("the") || at(words, step).isSpelled;
  return isLed && colourOf(at(words, step + 1)) !== "" ? step : place;
}

/** Return Sanctuaries that are described without their name, behind others. */
function furtherThan(words, behind, isBareName) {
  const found = [];
  for (let [start, isBare] = [behind, isBareName]; ; ) {
    let place = start;
    const stops = isBare ? [",", ":", "("] : [",", ":"];
    while (isAny(at(words, place), ["conj", "plus"]) || stops.includes(at(words, place).text)) place += 1;
    if (place === start && !isBare) return found;
    if (place === start) place = behindOwner(words, place);
    const [first, word] = [place, at(words, place)];
    const isCounted = word.isSpelled || (isDigits(word.text) && word.number <= MOST_OF_A_KIND);
    const isArticle = word.kinds.has("small") && colourOf(at(words, place + 1)) !== "";
    const isLed = isCounted || isArticle || isAny(word, ["the", "elsewhere", "another"]);
    if (isLed) place += 1;
    while (isAny(at(words, place), ["elsewhere", "another", "only"]) && isLed) place += 1;
    const isBiome = BIOMES.includes(iconOf(at(words, place))) && (at(words, start).text === ":" || at(words, place + 1).kinds.has("with"));
    const isColoured = colourOf(at(words, place)) !== "" || isBiome;
    if (!isColoured && !(at(words, place).kinds.has("with") && isLed)) return found;
    const phrase = withWhatItShows(words, { ...plain, start: first, end: place, number: (isCounted && word.number) || 1, isBare: true }, isLed);
    if (phrase.isBare || at(words, phrase.end).kinds.has("sanctuary")) return found;
    found.push(phrase);
    [start, isBare] = [phrase.end, false];
  }
}

/** Return true if so many points are what a Sanctuary pays once. */
function isFixed(words, place) {
  let start = place - 1;
  while (isAny(at(words, start), ["with", "small", "the", "give", "fixed"]) || [",", "("].includes(at(words, start).text)) start -= 1;
  return colourOf(at(words, start)) !== "" || at(words, start).kinds.has("sanctuary");
}

const isOfSet = (word) => (isAny(word, ["small", "the", "biome"]) && !word.kinds.has("conj") && !word.isSpelled) || word.number === BIOMES.length;

/** Return the quest that begins with a number: its fame, what is counted, and where its words end; null if there is none. */
export function paidAt(words, place) {
  const { text, isSpelled, number: fame } = at(words, place);
  if (!isDigits(text) && !(isSpelled && fame > 1)) return null;
  let step = place + 1;
  while (isAny(at(words, step), ["counted", "small", "pay"]) && !at(words, step).kinds.has("per")) step += 1;
  if (!at(words, step).kinds.has("per")) {
    const isPoints = at(words, place + 1).kinds.has("counted") && at(words, place + 1).kinds.has("pay");
    return isPoints && isFixed(words, place) ? { fame, counted: [], end: place + 2 + (at(words, place + 2).kinds.has("fixed") ? 1 : 0) } : null;
  }
  step = behindArticles(words, step);
  if (at(words, step).kinds.has("set")) {
    step += 1;
    while (isOfSet(at(words, step))) step += 1;
    return { fame, counted: BIOMES, end: step };
  }
  const [first, end] = [iconOf(at(words, step)), step + 1];
  const isJoined = isAny(at(words, end), ["conj", "or"]) && BIOMES.includes(first);
  step = behindArticles(words, end + 1);
  const second = isJoined ? iconOf(at(words, step)) : "";
  if (BIOMES.includes(second) && second !== first) return { fame, counted: [first, second], end: step + 1 };
  return first === "" ? null : { fame, counted: [first], end };
}

/** Return the next place at which no article stands, and no `each`. */
function behindArticles(words, start) {
  let step = start;
  while (isAny(at(words, step), ["per", "the", "small"]) && iconOf(at(words, step)) === "") step += 1;
  return step;
}
