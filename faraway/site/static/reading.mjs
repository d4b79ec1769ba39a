/** Read a question as `faraway.rulebook.cases.reading` does: its words with their kinds, and its numbers with their roles. */

export const ICONS = ["clue", "stone", "chimera", "thistle", "night", "river", "city", "forest", "desert"];
export const BIOMES = ["river", "city", "forest", "desert"];
export const MOST_ROUNDS = 8;
const [GREATEST_DURATION, LONGEST_PHRASE, LONGEST_STEP, FARTHEST_PLACE, MOST_WORDS] = [68, 3, 3, 5, 150];
const LETTERS = { then: "T", now: "H", previous: "V", earlier: "W", first: "F", conj: "C", if: "P", break: "P", doubt: "D" };
const BESIDE_A_NUMBER = { after: "A", before: "B" };
const SILENT = ["small", "the", "card", "region", "play", "is", "filler", "have", "on", "round", "sanctuary"];
const ORDINALS = new Set(["th", "st", "nd", "rd", "er", "eme"]);
const NO_SUCH = "=0";

const list = (text) => text.split(" ").filter((word) => word !== "");
export const isDigits = (text) => /^[0-9]+$/.test(text);

/** Return the words, numbers and stops of a text in lower case, without accents. */
export const splitWords = (text) =>
  text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss").replace(/\p{M}/gu, "").match(/[a-z]+|[0-9]+|[.,;:?!]/g) ?? [];

/** Return the language with the most words of a question, those first that no other has; English if in doubt. */
export function guessLanguage(question, { languages, cases }) {
  const words = splitWords(question);
  const wordsOf = ([name, listed]) => [name, new Set([listed, ...Object.values(cases[name].words)].flatMap(list))];
  const lists = Object.entries(languages).map(wordsOf);
  let [best, most] = ["en", [0, 0]];
  for (const [language, known] of lists) {
    const isElsewhere = (word) => lists.some(([name, other]) => name !== language && other.has(word));
    const found = words.filter((word) => known.has(word));
    const score = [found.filter((word) => !isElsewhere(word)).length, found.length];
    if (score[0] > most[0] || (score[0] === most[0] && score[1] > most[1])) [best, most] = [language, score];
  }
  return best;
}

function lexicon({ words, phrases, numbers, one, none, party }) {
  const kinds = new Map();
  for (const [kind, listed] of Object.entries(words))
    for (const word of list(listed)) kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  for (const word of list(party)) kinds.set(word, new Set(["party"]));
  const spelled = new Map([numbers, party].flatMap((listed) => list(listed).map((word, place) => [word, 2 + place])));
  for (const word of list(one)) spelled.set(word, 1);
  for (const word of list(none)) spelled.set(word, 0);
  return { kinds, phrases: new Map(Object.entries(phrases)), spelled };
}

function readWords(question, book) {
  const { kinds, phrases, spelled } = lexicon(book);
  const [words, found] = [splitWords(question), []];
  const add = (text, of, number = 0, isSpelled = false) => found.push({ text, kinds: new Set(of), number, isSpelled });
  for (let start = 0; start < words.length; ) {
    let length = LONGEST_PHRASE;
    while (length > 1 && !phrases.has(words.slice(start, start + length).join(" "))) length -= 1;
    const text = words.slice(start, start + length).join(" ");
    start += length;
    const kind = phrases.get(text);
    if (length > 1) add(text, kind === NO_SUCH ? [] : [kind], 0, kind === NO_SUCH);
    else if (!/^[a-z0-9]+$/.test(text)) add(text, ["break"]);
    else if (isDigits(text)) add(text, [], Number(text.slice(0, 9)));
    else add(text, kinds.get(text) ?? [], spelled.get(text) ?? 0, spelled.has(text));
  }
  return found;
}

const NOTHING = { text: "", kinds: new Set(), number: 0, isSpelled: false };
export const at = (words, place) => words[place] ?? NOTHING;
export const isAny = (word, kinds) => kinds.some((kind) => word.kinds.has(kind));
const iconOf = (word, icons = ICONS) => icons.find((icon) => word.kinds.has(icon));

/** Read a question: give each number its role, by the words beside it. */
export function readQuestion(question, book, sequences) {
  const all = readWords(question, book);
  const words = all.length <= MOST_WORDS ? all : [];
  const numbers = [];
  let group = "";
  words.forEach((word, place) => {
    group = ["need", "have"].find((each) => word.kinds.has(each)) ?? group;
    const number = isDigits(word.text) || word.isSpelled ? readNumber(words, place, group, numbers) : null;
    if (number !== null) numbers.push({ place, value: word.number, icons: [], group: "", where: "", ...number });
  });
  return new Reading(words, numbers, sequences);
}

/** Return what a number is; null for one that only looks so, as in `one of them` or `the 8th`. */
function readNumber(words, place, group, numbers) {
  const [before, after] = [at(words, place - 1), at(words, place + 1)];
  if (ORDINALS.has(after.text) || before.kinds.has("round")) return null;
  const paid = paidFor(words, place);
  if (paid.length > 0) return { role: "quest", icons: paid };
  const where = whereOf(words, place);
  const last = numbers.at(-1);
  const inherited = whereAfter(words, place) !== "" && last?.role === "icons" ? last.icons[0] : undefined;
  const icon = iconOf(after.kinds.has("only") ? at(words, place + 2) : after) ?? kindOfCards(words, place) ?? inherited;
  if (icon !== undefined) return { role: "icons", icons: [icon], group, where };
  if (after.kinds.has("or") && at(words, place + 3).kinds.has("counted")) return { role: "counted" };
  const role = roleOf(words[place], before, after);
  return role === null ? null : { role };
}

/** Return the biome or night of so many cards, if it stands after them. */
function kindOfCards(words, place) {
  if (!isAny(at(words, place + 1), ["region", "card"])) return undefined;
  return iconOf(at(words, at(words, place + 2).kinds.has("small") ? place + 3 : place + 2), [...BIOMES, "night"]);
}

/** Return the role of a number that counts no icons. */
function roleOf(word, before, after) {
  const isGroup = after.kinds.has("players") || before.kinds.has("group") || word.kinds.has("party");
  const isCount = !isAny(before, ["region", "card"]) && isAny(after, ["sanctuary", "counted", "region", "card"]);
  if (word.isSpelled && (word.number < 2 || !(isCount || isGroup))) return null;
  if (isGroup || after.kinds.has("counted")) return isGroup ? "players" : "counted";
  if (isCount) return "cards";
  return word.number >= 1 && word.number <= GREATEST_DURATION ? "duration" : "other";
}

/** Return true if a duration stands for a card: after its word, or between words where nothing is counted by it. */
function isName(words, place) {
  const [before, after] = [at(words, place - 1), at(words, place + 1)];
  if (isAny(before, ["region", "card"])) return true;
  const isBegun = before.text === "" || isAny(before, ["the", "pay", "need"]);
  return isBegun && (after.text === "" || isAny(after, ["break", "is", "need", "pay"]));
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
const parts = (words, place) => at(words, place).kinds.has("break") && !at(words, place + 1).kinds.has("all");
const placeNamed = (words) => words.map((word) => ["region", "sanctuary", "card"].find((kind) => word.kinds.has(kind))).find((kind) => kind !== undefined) ?? "";

function whereAfter(words, place) {
  const after = stepsFrom(place + 1);
  const start = after.find((each) => at(words, each).kinds.has("on"));
  return start === undefined || after.some((each) => each < start && parts(words, each)) ? "" : placeNamed(words.slice(start + 1, start + 1 + LONGEST_STEP));
}

/** Return what a quest pays a number for; the four biomes for a set. */
function paidFor(words, place) {
  let start = place + 1;
  while (isAny(at(words, start), ["counted", "small"]) && start <= place + LONGEST_STEP) start += 1;
  if (!at(words, start).kinds.has("per")) return [];
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

/** Return true if the next word that is not of these kinds is a number in digits. */
function isBeforeANumber(words, place, kinds) {
  let start = place + 1;
  while (isAny(at(words, start), kinds)) start += 1;
  return isDigits(at(words, start).text);
}

/** Return the letter of a word that is no number: how it orders the durations beside it. */
export function letterOf(words, place) {
  const word = words[place];
  for (const [kind, letter] of Object.entries(BESIDE_A_NUMBER)) {
    if (word.kinds.has(kind) && isBeforeANumber(words, place, ["the", "card", "region"])) return letter;
    if (word.kinds.has(`${kind}-doing`)) return isBeforeANumber(words, place, SILENT) ? letter : "D";
  }
  const kind = Object.keys(LETTERS).find((each) => word.kinds.has(each));
  if (kind !== undefined) return LETTERS[kind];
  if (word.kinds.has("with")) return "X";
  if (isAny(word, Object.keys(BESIDE_A_NUMBER))) return "D";
  return isAny(word, SILENT) || word.isSpelled ? "" : "X";
}

const isDistinct = (numbers) => new Set(numbers).size === numbers.length;

/** What stands in a question: its words with their kinds, and its numbers with their roles. */
class Reading {
  constructor(words, numbers, sequences) {
    Object.assign(this, { words, numbers, sequences, kinds: new Set(words.flatMap((word) => [...word.kinds])) });
    this.durations = this.values("duration");
    this.regions = numbers.filter(({ role, place }) => role === "duration" && isName(words, place)).map(({ value }) => value);
    this.counts = this.countsOf("", "need", "have");
    this.letters = this.readLetters();
    this.between = this.letters.includes("N") ? this.letters.slice(this.letters.indexOf("N"), this.letters.lastIndexOf("N") + 1) : "";
    this.row = this.readRow(sequences);
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

  get hasCounts() {
    return Object.keys(this.counts).length > 0;
  }

  get afterLowest() {
    const first = this.words.findIndex((word) => word.kinds.has("lowest"));
    return first < 0 ? [] : this.numbers.filter(({ role, place }) => role === "duration" && place > first).map(({ value }) => value);
  }

  get withArticle() {
    return this.words.filter((word, place) => isDigits(word.text) && at(this.words, place - 1).kinds.has("the")).map((word) => word.number);
  }

  get isWithoutSanctuaries() {
    return this.words.some((word, place) => word.isSpelled && word.number === 0 && at(this.words, place + 1).kinds.has("sanctuary"));
  }

  get wordsUpToTheLastNumber() {
    return this.words.slice(0, this.numbers.at(-1)?.place ?? 0);
  }

  /** Return true if an icon is counted on several kinds of cards. */
  get isWhole() {
    return !isDistinct(this.numbers.filter(({ role }) => role === "icons").map(({ icons }) => icons[0]));
  }

  /** Return how many of each icon there are in these groups. */
  countsOf(...groups) {
    const sums = {};
    for (const { role, group, value, icons } of this.numbers)
      if (role === "icons" && groups.includes(group)) sums[icons[0]] = (sums[icons[0]] ?? 0) + value;
    return sums;
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
    return new Reading(this.words, numbers, this.sequences);
  }

  /** Return true if an icon has two numbers in these groups, and it is not said that they lie on different cards. */
  isDoubtful(...groups) {
    const counted = this.numbers.filter(({ role, group }) => role === "icons" && groups.includes(group));
    return counted.some(({ icons: [icon], where, value }) => where === "" && value > 0 && counted.filter((each) => each.icons[0] === icon).length > 1);
  }

  readLetters() {
    const roles = new Map(this.numbers.map(({ place, role }) => [place, role]));
    let letters = "";
    this.words.forEach((_, place) => {
      const role = roles.get(place);
      const letter = role === "duration" ? "N" : role === undefined ? letterOf(this.words, place) : "";
      if (letters.includes("N") || !["C", "P", "X", "F"].includes(letter)) letters += letter;
    });
    return letters;
  }

  /** Return the durations in the order of play, up to one that is named again; nothing if that order is in doubt. */
  readRow(sequences) {
    let { durations, letters } = this;
    const last = durations.at(-1);
    const isNamedAgain = durations.slice(0, -1).includes(last);
    if (isNamedAgain) [durations, letters] = [durations.slice(0, -1), letters.slice(0, letters.lastIndexOf("N"))];
    if (!isDistinct(durations) || durations.length < 2 || durations.length > MOST_ROUNDS) return [];
    const fits = (name) => new RegExp(sequences[name]).test(letters);
    const row = fits("ambiguous") ? [] : fits("list") || fits("forward") ? durations : fits("reversed") ? durations.toReversed() : [];
    return isNamedAgain ? row.slice(0, row.indexOf(last) + 1) : row;
  }

  /** Return the order of numbers (N), words for a deck (d) and words for what is due (u). */
  readMarks() {
    const roles = new Map(this.numbers.map(({ place, role }) => [place, role]));
    let marks = "";
    this.words.forEach((word, place) => {
      const mark = word.kinds.has("deck") ? "d" : word.kinds.has("due") ? "u" : "";
      if (["duration", "cards", "other"].includes(roles.get(place))) marks += "N";
      else if (mark !== "" && !marks.endsWith(mark)) marks += mark;
    });
    return marks;
  }
}
