/**
 * The search of the rules desk in the page: the same features, counts and bounds as `faraway ask`, from the same index.
 * What SQLite's full-text table answers there (which rulings' wordings hold a feature, how often) is counted here once.
 */

const split = (text) => (text === "" ? [] : text.split(" "));

const NEGATIONS = [[/’/g, "'"], [/can't/g, "can not"], [/won't/g, "will not"], [/n't/g, " not"]];

const singular = (word) => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
};

/** The words of a text in small letters, without accents and without a plural s; a negation is its own word. */
export function plainWords(text) {
  let bare = text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss");
  for (const [short, long] of NEGATIONS) bare = bare.replace(short, long);
  return (bare.replace(/\p{M}/gu, "").match(/[a-z0-9]+/g) ?? []).map(singular);
}

/** How many letters are wrong, missing, too many or swapped with the next one (optimal string alignment). */
export function slipsBetween(one, other) {
  let beforeLast = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(last[column] + 1, line[column - 1] + 1, last[column - 1] + same);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, beforeLast[column - 2] + 1);
      line.push(least);
    }
    [beforeLast, last] = [last, line];
  }
  return last[other.length];
}

export class Desk {
  constructor(index) {
    this.bounds = index.bounds;
    this.entries = index.rulings.map(([id, wordings, silence]) => ({ id, wordings, silence }));
    this.wordings = this.entries.reduce((sum, entry) => sum + entry.wordings, 0);
    this.stopwords = new Set(split(index.stopwords));
    this.asking = new Set(split(index.asking));
    this.core = new Set(split(index.core));
    this.elsewhere = new Set(split(index.elsewhere));
    this.words = split(index.words);
    this.known = new Set(this.words);
    this.knownStems = new Set(this.words.filter((word) => !this.stopwords.has(word)).map((word) => this.stem(word)));
    [this.termOf, this.termOfStem, this.phrases, this.widerOf] = [index.terms, index.stems, index.phrases, index.wider].map(
      (table) => new Map(Object.entries(table)),
    );
    this.holding = new Map();
    for (const [ruling, weight, terms] of index.rows)
      for (const feature of this.features(split(terms).map((term) => [term, "term"])).keys()) {
        if (!this.holding.has(feature)) this.holding.set(feature, new Map());
        const holding = this.holding.get(feature);
        holding.set(ruling, (holding.get(ruling) ?? 0) + weight);
      }
  }

  /** Take one ending off a word, and one of two equal letters before it. */
  stem(word) {
    const { endings, shortestStem } = this.bounds;
    const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
    if (ending === undefined) return word;
    const bare = word.slice(0, -ending.length);
    const isDoubled = bare.length > shortestStem && bare.at(-1) === bare.at(-2) && !"ls".includes(bare.at(-1));
    return isDoubled ? bare.slice(0, -1) : bare;
  }

  /** The nearest known word that begins with the same letter; of two equally near the first of the alphabet. */
  mend(word) {
    const { shortestMended, long } = this.bounds;
    if (word.length < shortestMended) return null;
    let [nearest, least] = [null, (word.length >= long ? 2 : 1) + 1];
    for (const known of this.words) {
      if (known[0] !== word[0] || Math.abs(known.length - word.length) >= least) continue;
      const slips = slipsBetween(word, known);
      if (slips < least) [nearest, least] = [known, slips];
    }
    return nearest;
  }

  /** The term that a word stands for, and its kind. */
  term(typed) {
    if (this.elsewhere.has(typed)) return [typed, "elsewhere"];
    let word = typed;
    const isNumber = /^[0-9]+$/.test(word);
    if (!isNumber && !this.known.has(word) && !this.knownStems.has(this.stem(word))) {
      word = this.mend(word);
      if (word === null) return [typed, "unknown"];
    }
    if (this.stopwords.has(word)) return [word, "little"];
    if (isNumber && !this.termOf.has(word) && Number(word) >= this.bounds.leastDuration)
      return Number(word) <= this.bounds.greatestDuration ? [this.bounds.duration, "term"] : [word, "unknown"];
    const short = this.stem(word);
    return [this.termOf.get(word) ?? this.termOfStem.get(short) ?? short, "term"];
  }

  /** What a term of a phrase is. */
  kindOf(term) {
    if (this.elsewhere.has(term)) return "elsewhere";
    return this.stopwords.has(term) ? "little" : "term";
  }

  /** Of two numbers in a text, whether the one that was played later is higher, lower or equal; 0 is no number. */
  compared(before, after) {
    if (before === 0 || after === 0) return [];
    const { equal, higher, lower } = this.bounds;
    if (before === after) return [[equal, "term"]];
    return [[after > before ? higher : lower, "term"]];
  }

  /** What words stand for one by one, or a phrase of several; two numbers bring with them how they compare. */
  *terms(words) {
    const { longestPhrase, duration, later } = this.bounds;
    let [last, isTurned] = [0, false];
    for (let place = 0; place < words.length; ) {
      let length = Math.min(longestPhrase, words.length - place);
      while (length > 1 && !this.phrases.has(words.slice(place, place + length).join(" "))) length -= 1;
      const phrase = length > 1 ? split(this.phrases.get(words.slice(place, place + length).join(" "))) : [];
      const found = length > 1 ? phrase.map((term) => [term, this.kindOf(term)]) : [this.term(words[place])];
      yield* found;
      const number = length === 1 && /^[0-9]+$/.test(words[place]) && found[0][0] === duration ? Number(words[place]) : 0;
      if (number > 0) {
        yield* isTurned ? this.compared(number, last) : this.compared(last, number);
        [last, isTurned] = [number, false];
      }
      isTurned ||= found.some(([term, kind]) => term === later && kind === "term");
      place += Math.max(length, 1);
    }
  }

  /** The features of a text from its terms, each with its kind: the terms, wider ones, and any two that stand together. */
  features(terms) {
    const features = new Map();
    let before = "";
    for (const [term, kind] of terms) {
      features.set(term, kind);
      if (this.widerOf.has(term)) features.set(this.widerOf.get(term), "term");
      if (kind === "term" || kind === "little") features.set(`${before}_${term}`, "pair");
      before = term;
    }
    return features;
  }

  /** Every ruling, the one most likely to be meant first; nothing when no word is known. */
  search(question) {
    const { weights, telling, unsaid: missing, smoothing, mostLikely, rounding } = this.bounds;
    const hits = this.entries.map(({ id, silence }, row) => ({ id, row, score: silence, share: 0 }));
    let [askedWeight, knownWeight, core] = [0, 0, 0];
    for (const [feature, kind] of this.features(this.terms(plainWords(question)))) {
      if (this.core.has(feature)) core += 1;
      const holding = (kind === "elsewhere" ? undefined : this.holding.get(feature)) ?? new Map();
      let often = 0;
      for (const held of holding.values()) often += held;
      const anywhere = (often + 0.5) / (this.wordings + 1);
      const rarity = -Math.log(anywhere) * (this.asking.has(feature) ? 0 : telling[kind]);
      askedWeight += rarity;
      if (holding.size === 0) continue;
      knownWeight += rarity;
      for (const hit of hits) {
        const held = holding.get(hit.row) ?? 0;
        const within = Math.min((held + smoothing * anywhere) / (this.entries[hit.row].wordings + smoothing), mostLikely);
        const unsaid = kind === "pair" ? 0 : missing * Math.log((1 - within) / (1 - anywhere));
        hit.score += weights[kind] * (Math.log(within / anywhere) - unsaid);
        if (held > 0) hit.share += rarity;
      }
    }
    if (hits.every((hit) => hit.share === 0)) return [];
    for (const hit of hits) Object.assign(hit, { share: hit.share / askedWeight, known: knownWeight / askedWeight, core });
    const rounded = (hit) => Number(hit.score.toFixed(rounding));
    return hits.sort((one, other) => rounded(other) - rounded(one) || one.row - other.row);
  }

  /** The ruling that fits best and the next ones; nothing when the best does not fit. */
  answer(question) {
    const hits = this.search(question);
    if (hits.length === 0) return [];
    const { leastShare, leastScore, leastKnown } = this.bounds;
    const [{ share, score, known, core }] = hits;
    const isClose = share >= leastShare && score >= leastScore;
    return isClose || known >= leastKnown[Math.min(core, leastKnown.length - 1)] ? hits : [];
  }
}
