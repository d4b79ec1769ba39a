/**
 * The search for rulings in the browser: the same features, scores and thresholds as `faraway ask`, from the same index.
 */

const split = (text) => (text === "" ? [] : text.split(" "));

const NEGATIONS = [[/’/g, "'"], [/can't/g, "can not"], [/won't/g, "will not"], [/n't/g, " not"]];

export const singular = (word) => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
};

/** Return the words of a text in lower case, without accents or plural s; a negation is a word of its own. */
export function tokenize(text) {
  let normalized = text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss");
  for (const [contraction, expanded] of NEGATIONS) normalized = normalized.replace(contraction, expanded);
  return (normalized.replace(/\p{M}/gu, "").match(/[a-z0-9]+/g) ?? []).map(singular);
}

/** Return the edit distance of two words, adjacent swaps included (optimal string alignment). */
export function editDistance(one, other) {
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

export class SearchIndex {
  constructor(index) {
    this.bounds = index.bounds;
    this.entries = index.rulings.map(([id, wordings, baseline, verdict]) => ({ id, wordings, baseline, verdict }));
    this.wordings = this.entries.reduce((sum, entry) => sum + entry.wordings, 0);
    this.stopwords = new Set(split(index.stopwords));
    this.questionWords = new Set(split(index.asking));
    this.coreTerms = new Set(split(index.core));
    this.offTopic = new Set(split(index.elsewhere));
    this.games = new Set(index.games);
    this.titles = index.bounds.titles.map(([pattern, least]) => [new RegExp(pattern, "u"), least]);
    this.knownWords = [...Object.keys(index.terms), ...this.stopwords, ...split(index.words)].sort();
    this.known = new Set(this.knownWords);
    this.knownStems = new Set(this.knownWords.filter((word) => !this.stopwords.has(word)).map((word) => this.stem(word)));
    [this.synonyms, this.stems, this.phrases, this.broader] = [index.terms, index.stems, index.phrases, index.wider].map(
      (table) => new Map(Object.entries(table)),
    );
    this.counted = new Map();
    [this.postings, this.pairs] = [index.postings, index.pairs].map((table) => new Map(Object.entries(table)));
  }

  /** Return the posting of a feature as the file has it: those of pairs stand by their first term, `clue 3 7:2.5;region 4` under `draw`. */
  posting(feature) {
    const link = feature.indexOf("_");
    if (link < 0) return this.postings.get(feature) ?? "";
    const found = (this.pairs.get(feature.slice(0, link)) ?? "").split(";").find((each) => each.startsWith(`${feature.slice(link + 1)} `));
    return found === undefined ? "" : found.slice(found.indexOf(" ") + 1);
  }

  /** Return how many wordings of each ruling have a feature: `3 7:2.5` is one of ruling 3, two and a half of ruling 7. */
  counts(feature) {
    const parse = () => new Map(split(this.posting(feature)).map((pair) => pair.split(":")).map(([ruling, weight]) => [Number(ruling), Number(weight ?? 1)]));
    if (!this.counted.has(feature)) this.counted.set(feature, parse());
    return this.counted.get(feature);
  }

  /** Remove one suffix from a word, and one of two equal letters before it. */
  stem(word) {
    const { endings: suffixes, shortestStem } = this.bounds;
    const suffix = suffixes.find((each) => word.endsWith(each) && word.length - each.length >= shortestStem);
    if (suffix === undefined) return word;
    const rest = word.slice(0, -suffix.length);
    const isDoubled = rest.length > shortestStem && rest.at(-1) === rest.at(-2) && !"ls".includes(rest.at(-1));
    return isDoubled ? rest.slice(0, -1) : rest;
  }

  /** Return the nearest known word with the same first letter, the first of several; null if all are too far. */
  correct(word) {
    const { shortestMended: oneTypoLength, long: twoTyposLength } = this.bounds;
    if (word.length < oneTypoLength) return null;
    let [nearest, least] = [null, (word.length >= twoTyposLength ? 2 : 1) + 1];
    for (const known of this.knownWords) {
      if (known[0] !== word[0] || Math.abs(known.length - word.length) >= least) continue;
      const distance = editDistance(word, known);
      if (distance < least) [nearest, least] = [known, distance];
    }
    return nearest;
  }

  /** Return true if a word, without its plural s, stands in the index or shares its stem with one that does. */
  knows(word) {
    return /^[0-9]+$/.test(word) || this.known.has(word) || this.knownStems.has(this.stem(word));
  }

  /** Return an unknown compound as two words with a meaning, the first as long as possible; any other word alone. */
  parts(word) {
    const { shortestPart, links } = this.bounds;
    if (this.offTopic.has(word) || this.knows(word)) return [word];
    for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
      if (!this.synonyms.has(word.slice(end))) continue;
      const link = links.find((each) => word.slice(0, end).endsWith(each) && this.synonyms.has(word.slice(0, end - each.length)));
      if (link !== undefined) return [word.slice(0, end - link.length), word.slice(end)];
    }
    return [this.withoutElision(word)];
  }

  /** Return a word with a meaning that stands after an elided one; any other word as it is. */
  withoutElision(word) {
    const rests = this.bounds.elisions.filter((each) => word.startsWith(each)).map((each) => word.slice(each.length));
    return rests.find((rest) => this.synonyms.has(rest) && "aehiou".includes(rest[0])) ?? word;
  }

  /** Return true if a text names another game: a known one, or unknown words in capitals where such a name stands. */
  namesOtherGame(text) {
    const words = tokenize(text);
    for (let start = 0; start < words.length; start += 1)
      for (let end = start + 1; end <= start + this.bounds.longestGame; end += 1) if (this.games.has(words.slice(start, end).join(" "))) return true;
    return this.titles.some(([pattern, least]) => {
      const found = pattern.exec(text);
      return found !== null && this.isTitle(found[1], least);
    });
  }

  /** Return true if a name is of unknown words, and of so many at least. */
  isTitle(name, least) {
    const words = tokenize(name).filter((word) => !this.stopwords.has(word));
    return words.length >= least && words.every((word) => this.isForeign(word));
  }

  /** Return true if a word is neither known, nor made of known words, nor a known one with a typing error. */
  isForeign(word) {
    const parts = this.parts(word);
    return !this.knows(word) && parts.length === 1 && parts[0] === word && this.correct(word) === null;
  }

  /** Return the term of a word, and its kind. */
  term(typed) {
    if (this.offTopic.has(typed)) return [typed, "elsewhere"];
    let word = typed;
    const isNumber = /^[0-9]+$/.test(word);
    if (!this.knows(word)) {
      word = this.correct(word);
      if (word === null) return [typed, "unknown"];
    }
    if (this.stopwords.has(word)) return [word, "little"];
    if (isNumber && !this.synonyms.has(word) && Number(word) >= this.bounds.leastDuration)
      return Number(word) <= this.bounds.greatestDuration ? [this.bounds.duration, "term"] : [word, "unknown"];
    const short = this.stem(word);
    return [this.synonyms.get(word) ?? this.stems.get(short) ?? short, "term"];
  }

  /** Return the kind of a term of a phrase. */
  kindOf(term) {
    if (this.offTopic.has(term)) return "elsewhere";
    return this.stopwords.has(term) ? "little" : "term";
  }

  /** Return the term for how the later of two numbers compares with the earlier; 0 stands for no number. */
  compareNumbers(earlier, later) {
    if (earlier === 0 || later === 0) return [];
    const { equal, higher, lower } = this.bounds;
    if (earlier === later) return [[equal, "term"]];
    return [[later > earlier ? higher : lower, "term"]];
  }

  /** Yield the terms of words and phrases in their order, each with its kind. */
  *terms(words) {
    const { longestPhrase, duration, later, severalNumbers, several } = this.bounds;
    let [previous, isReversed] = [0, false];
    for (let position = 0; position < words.length; ) {
      let length = Math.min(longestPhrase, words.length - position);
      while (length > 1 && !this.phrases.has(words.slice(position, position + length).join(" "))) length -= 1;
      const phrase = length > 1 ? split(this.phrases.get(words.slice(position, position + length).join(" "))) : [];
      const found = length > 1 ? phrase.map((term) => [term, this.kindOf(term)]) : this.parts(words[position]).map((part) => this.term(part));
      yield* found;
      const number = length === 1 && /^[0-9]+$/.test(words[position]) && found[0][0] === duration ? Number(words[position]) : 0;
      if (number > 0) {
        yield* isReversed ? this.compareNumbers(number, previous) : this.compareNumbers(previous, number);
        [previous, isReversed] = [number, false];
      }
      isReversed ||= found.some(([term, kind]) => term === later && kind === "term");
      position += Math.max(length, 1);
    }
    if (words.filter((word) => /^[0-9]+$/.test(word)).length >= severalNumbers) yield [several, "term"];
  }

  /** Return the features of a text with their kinds: its terms, their broader terms, and its bigrams. */
  features(terms) {
    const features = new Map();
    let previous = "";
    for (const [term, kind] of terms) {
      features.set(term, kind);
      if (this.broader.has(term)) features.set(this.broader.get(term), "term");
      if (kind === "term" || kind === "little") features.set(`${previous}_${term}`, "pair");
      previous = term;
    }
    return features;
  }

  /** Return all rulings, the likeliest first; none if no word of the question is known. */
  search(question) {
    const { weights, telling: topicWeights, unsaid: absenceWeight, smoothing, mostLikely, rounding } = this.bounds;
    const hits = this.entries.map(({ id, baseline }, row) => ({ id, row, score: baseline, share: 0 }));
    let [askedWeight, knownWeight, common, coreTerms] = [0, 0, 0, 0];
    for (const [feature, kind] of this.features(this.terms(tokenize(question)))) {
      if (this.coreTerms.has(feature)) coreTerms += 1;
      const counts = kind === "elsewhere" ? new Map() : this.counts(feature);
      let total = 0;
      for (const count of counts.values()) total += count;
      const probability = (total + 0.5) / (this.wordings + 1);
      const rarity = -Math.log(probability) * (this.questionWords.has(feature) ? 0 : topicWeights[kind]);
      askedWeight += rarity;
      if (counts.size === 0) continue;
      knownWeight += rarity;
      const evidence = (share) => {
        const within = Math.min((share + smoothing * probability) / (1 + smoothing), mostLikely);
        const absent = kind === "pair" ? 0 : absenceWeight * Math.log((1 - within) / (1 - probability));
        return weights[kind] * (Math.log(within / probability) - absent);
      };
      const without = evidence(0);
      common += without;
      for (const [row, count] of counts) {
        hits[row].score += evidence(count / this.entries[row].wordings) - without;
        hits[row].share += rarity;
      }
    }
    if (hits.every((hit) => hit.share === 0)) return [];
    for (const hit of hits) {
      const score = hit.score + common;
      Object.assign(hit, { score, rounded: Number(score.toFixed(rounding)), share: hit.share / askedWeight, known: knownWeight / askedWeight, coreTerms });
    }
    return hits.sort((one, other) => other.rounded - one.rounded || one.row - other.row);
  }

  /** Return all rulings, the best first, if the best is an answer; otherwise nothing. */
  answer(question) {
    const hits = this.search(question);
    if (hits.length === 0) return [];
    const { leastShare, leastScore, leastKnown, certainShare, certainScore, outside } = this.bounds;
    const [{ id, share, score, known, coreTerms }] = hits;
    if (id.startsWith(outside) || this.namesOtherGame(question)) return [];
    const isClose = share >= leastShare && score >= leastScore;
    const isCertain = coreTerms > 0 && share >= certainShare && score >= certainScore;
    const isAnswer = isClose || isCertain || known >= leastKnown[Math.min(coreTerms, leastKnown.length - 1)];
    return isAnswer ? hits.filter((hit) => !hit.id.startsWith(outside)) : [];
  }
}
