/** Read a question as `faraway.rulebook.cases.reading` does: its words with their kinds, and its numbers with their roles. */

import { withoutDenials } from "./denials.mjs";
import { isName, readNumber, takeWhile } from "./numbers.mjs";
import { inOrder, readEvents, tagOf } from "./order.mjs";
import { ENDS, NOTHING, at, isAny, isDigits, list, readWords } from "./words.mjs";

const [MOST_WORDS, SHORTEST_NAME, SHORTEST_WORD, NEAR, LONGEST_SHORT_NAME] = [150, 2, 3, 4, 3];
const isDistinct = (numbers) => new Set(numbers).size === numbers.length;

/** Read a question: give each number its role, by the words beside it. With `isKnown`, unknown words may be names of players. */
export function readQuestion(question, language, phrasebook, isKnown = null) {
  const all = readWords(question, phrasebook.cases[language]);
  const [short, denied] = withoutDenials(all.length <= MOST_WORDS ? all : []);
  const words = isKnown === null ? short : withStrangers(short, language, list(phrasebook.languages[language]), isKnown);
  const numbers = [];
  let group = "";
  words.forEach((word, place) => {
    group = ["need", "have"].find((each) => word.kinds.has(each)) ?? group;
    const number = isDigits(word.text) || word.isSpelled || word.kinds.has("nth") ? readNumber(words, place, group, numbers) : null;
    if (number !== null) numbers.push({ place, value: word.number, icons: [], group: "", where: "", isDescribed: false, ...number });
  });
  return new Reading(words, numbers, denied);
}

/** Return true if a word has a capital letter that only a name can have. */
function mustBeName(before, word, language) {
  const isNoun = language === "de" || before.text === "" || ENDS.includes(before.text) || before.text === ":";
  return word.isCapital && (word.text.length <= LONGEST_SHORT_NAME || !isNoun);
}

/** Return the words with those marked that may be names; if there is one only and nobody else, all is said of that player. */
function withStrangers(words, language, common, isKnown) {
  const isLower = words.length === 0 || !words[0].isCapital;
  const isUnknown = (word) => word.kinds.size === 0 && !word.text.includes(" ") && !word.isSpelled && !isDigits(word.text) && !common.includes(word.text);
  const unknown = new Set(words.filter(isUnknown).map((word) => word.text));
  const isStranger = (word, place) =>
    unknown.has(word.text) &&
    word.text.length >= (word.isCapital ? SHORTEST_NAME : SHORTEST_WORD) &&
    (word.isCapital || isLower) &&
    (mustBeName(place > 0 ? words[place - 1] : NOTHING, word, language) || !isKnown(word.text));
  const strangers = new Set(words.filter(isStranger).map((word) => word.text));
  const start = takeWhile(words, (word) => !isDigits(word.text));
  const isNamed = strangers.size === 1 && start.some((word) => strangers.has(word.text));
  const kind = isNamed && !words.some((word) => word.kinds.has("me")) ? "one" : "stranger";
  return words.map((word) => (unknown.has(word.text) ? { ...word, kinds: new Set([strangers.has(word.text) ? kind : "unknown"]) } : word));
}

/** What stands in a question: its words with their kinds, and its numbers with their roles. */
class Reading {
  constructor(words, numbers, denied) {
    Object.assign(this, { words, numbers, denied, kinds: new Set(words.flatMap((word) => [...word.kinds])) });
    this.durations = this.values("duration");
    this.regions = numbers.filter(({ role, place }) => role === "duration" && isName(words, place)).map(({ value }) => value);
    this.withoutTotals = numbers.filter((number) => !this.isSum(number));
    this.counts = this.countsOf("", "need", "have");
    this.row = this.readRow();
    this.marks = this.readMarks();
  }

  has(...kinds) {
    return kinds.every((kind) => this.kinds.has(kind));
  }

  lacks(...kinds) {
    return kinds.every((kind) => !this.kinds.has(kind));
  }

  /** Return the numbers with these roles, in their order. */
  values(...roles) {
    return this.numbers.filter(({ role }) => roles.includes(role)).map(({ value }) => value);
  }

  /** Return the numbers of cards, but for the one that says how many were named. */
  get cards() {
    const named = new Set(this.durations).size;
    const isOfAll = ({ value, place }) => value === named && isAny(at(this.words, place + 1), ["card", "region"]);
    return this.numbers.filter((number) => number.role === "cards" && !isOfAll(number));
  }

  get hasCounts() {
    return Object.keys(this.counts).length > 0;
  }

  get withArticle() {
    return this.words.filter((word, place) => isDigits(word.text) && isAny(at(this.words, place - 1), ["the", "own", "aux"])).map((word) => word.number);
  }

  /** Return the place of the first word of a kind; the end if there is none. */
  firstPlace(kind) {
    const place = this.words.findIndex((word) => word.kinds.has(kind));
    return place < 0 ? this.words.length : place;
  }

  /** Return the words of the sentence in which a number stands, with its stop. */
  sentenceOf({ place: own }) {
    const ends = this.words.flatMap((word, place) => (ENDS.includes(word.text) ? [place] : []));
    const start = ends.findLast((place) => place < own) ?? -1;
    const end = ends.find((place) => place > own) ?? this.words.length;
    return this.words.slice(start + 1, end + 1);
  }

  /** Return how many of each icon there are in these groups. */
  countsOf(...groups) {
    const sums = {};
    for (const { role, group, value, where, icons } of this.withoutTotals)
      if (role === "icons" && groups.includes(group)) sums[icons[0]] = (sums[icons[0]] ?? 0) + (where === "unseen" ? 0 : value);
    return sums;
  }

  /** Return true if a number is the sum of those that say where they lie. */
  isSum(number) {
    if (number.role !== "icons" || number.where !== "") return false;
    const parts = this.numbers.filter((each) => each.role === "icons" && each.group === number.group && each.icons[0] === number.icons[0] && each !== number);
    return parts.length > 1 && parts.every((each) => each.where !== "") && parts.reduce((sum, each) => sum + each.value, 0) === number.value;
  }

  /** Return how many of each icon lie on cards of a kind. */
  countsOn(wanted) {
    const sums = {};
    for (const { role, where, value, icons } of this.numbers)
      if (role === "icons" && where === wanted) sums[icons[0]] = (sums[icons[0]] ?? 0) + value;
    return sums;
  }

  /** Return the same words with other numbers. */
  withNumbers(numbers) {
    return new Reading(this.words, numbers, this.denied);
  }

  /** Return true if an icon has two numbers in these groups, and it is not said that they lie on different cards. */
  isDoubtful(...groups) {
    const counted = this.withoutTotals.filter(({ role, group }) => role === "icons" && groups.includes(group));
    const alike = (number) => counted.filter((each) => each.icons[0] === number.icons[0] && each !== number);
    const isFurther = (number) => alike(number).every((each) => each.isDescribed && each.place < number.place) && this.lacks("included");
    return counted.some((number) => number.where === "" && number.value > 0 && alike(number).length > 0 && !isFurther(number));
  }

  /** Return true if it is said of all that is in view on which other cards it lies, and of some that it is not in view. */
  get isPlaced() {
    const counted = this.numbers.filter(({ role, group }) => role === "icons" && group !== "need");
    const isSaid = !this.lacks("whole", "all") || counted.some(({ where }) => where !== "unseen");
    return isSaid && counted.some(({ where }) => where === "unseen") && counted.every(({ where }) => where !== "");
  }

  /** Return true if an icon is counted on several kinds of cards. */
  get isWhole() {
    return !isDistinct(this.numbers.filter(({ role }) => role === "icons").map(({ icons }) => icons[0]));
  }

  /** Return true if it is said that there is none of a kind. */
  isWithout(kind) {
    return this.words.some((word, place) => {
      if (!word.isSpelled || word.number !== 0) return false;
      const after = at(this.words, place + 1);
      const before = this.words.slice(Math.max(place - NEAR, 0), place);
      return after.kinds.has(kind) || (after.kinds.has("break") && before.some((each) => each.kinds.has(kind)));
    });
  }

  /** Return true if it is asked how many of these kinds there are. */
  asksFor(...kinds) {
    return this.words.some((word, place) => word.kinds.has("many") && this.words.slice(place, place + NEAR).some((each) => isAny(each, kinds)));
  }

  get isPlain() {
    return this.isPlainBetween(this.numbers.filter(({ role }) => role === "duration"));
  }

  /** Return true if nothing is said between these numbers of when they were played. */
  isPlainBetween(numbers) {
    if (numbers.length === 0) return true;
    const places = numbers.map(({ place }) => place);
    const taken = new Set(this.numbers.map(({ place }) => place));
    const isPlain = (place) => taken.has(place) || ["", "strange", "unknown", "last", "penultimate", "faceup"].includes(tagOf(this.words, place));
    return this.words.every((_, place) => place < Math.min(...places) || place >= Math.max(...places) || isPlain(place));
  }

  /** Return the durations in the order of play, up to one that is asked about; nothing if that order is in doubt. */
  readRow() {
    const durations = this.numbers.filter(({ role }) => role === "duration");
    const values = durations.map(({ value }) => value);
    const first = values.findIndex((value, place) => values.indexOf(value) < place);
    const again = first < 0 ? values.length : first;
    const isCompared = this.kinds.has("compare");
    const repeated = readEvents(this.words, this.numbers, durations).slice(again);
    if (!isCompared && repeated.some(({ tags }) => tags.has("then") || tags.has("now"))) return [];
    const row = inOrder(readEvents(this.words, this.numbers, durations.slice(0, again)));
    const named = [...new Set(values.slice(again))];
    if (row.length === 0 || !named.every((value) => row.includes(value))) return [];
    return isCompared || named.length !== 1 ? row : row.slice(0, row.indexOf(named[0]) + 1);
  }

  /** Return the order of numbers (N), words for a deck (d) and words for what is due (u). */
  readMarks() {
    const roles = new Map(this.numbers.map(({ place, role }) => [place, role]));
    let marks = "";
    this.words.forEach((word, place) => {
      const mark = isAny(word, ["deck", "rest"]) ? "d" : word.kinds.has("due") ? "u" : "";
      if (["duration", "cards", "other"].includes(roles.get(place))) marks += "N";
      else if (mark !== "" && !marks.endsWith(mark)) marks += mark;
    });
    return marks.replaceAll("dNd", "dN");
  }
}
