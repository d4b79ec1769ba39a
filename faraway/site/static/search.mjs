/**
 * The search of the rules desk in the page: the same terms, weights and bounds as `faraway ask`, from search.json.
 * What SQLite's full-text search computes there (BM25 over weighted columns) is computed here by the same formula.
 */

const BM25_GROWTH = 1.2;
const BM25_LENGTH = 0.75;

const split = (text) => (text === "" ? [] : text.split(" "));

/** The words of a text in small letters, without accents and without a plural s. */
export function plainWords(text) {
  const bare = text.normalize("NFKD").toLowerCase().replace(/ß/g, "ss").replace(/\p{M}/gu, "");
  return (bare.match(/[a-z0-9]+/g) ?? []).map((word) => {
    if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  });
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
    this.index = index;
    this.stopwords = new Set(split(index.stopwords));
    this.words = split(index.words);
    this.known = new Set(this.words);
    this.entries = index.rulings.map((ruling) => {
      const columns = Object.entries(ruling.columns).map(([name, text]) => [index.columns[name], split(text)]);
      return {
        id: ruling.id,
        wordings: ruling.wordings.map((wording) => new Set(split(wording))),
        columns,
        terms: new Set(columns.flatMap(([, terms]) => terms)),
        length: columns.reduce((sum, [, terms]) => sum + terms.length, 0),
      };
    });
    this.averageLength = this.entries.reduce((sum, entry) => sum + entry.length, 0) / this.entries.length;
    this.weights = this.weighTerms();
  }

  /** Weigh every term by how few rulings ask with it, within bounds. */
  weighTerms() {
    const { leastWeight, greatestWeight } = this.index;
    const holding = new Map();
    for (const entry of this.entries) {
      const asking = new Set(entry.wordings.flatMap((wording) => [...wording]));
      for (const term of entry.terms) holding.set(term, (holding.get(term) ?? 0) + (asking.has(term) ? 1 : 0));
    }
    const weigh = (number) => Math.min(Math.max(Math.log((this.entries.length + 1) / (number + 0.5)), leastWeight), greatestWeight);
    return new Map([...holding].map(([term, number]) => [term, weigh(number)]));
  }

  weigh(terms) {
    let sum = 0;
    for (const term of terms) sum += this.weights.get(term) ?? this.index.greatestWeight;
    return sum;
  }

  /** The nearest known word that begins with the same letter; of two equally near the first of the alphabet. */
  mend(word) {
    const { shortestMended, long } = this.index;
    if (word.length < shortestMended) return null;
    let [nearest, least] = [null, (word.length >= long ? 2 : 1) + 1];
    for (const known of this.words) {
      if (known[0] !== word[0] || Math.abs(known.length - word.length) >= least) continue;
      const slips = slipsBetween(word, known);
      if (slips < least) [nearest, least] = [known, slips];
    }
    return nearest;
  }

  /** The terms of a question, each with whether it is known. */
  asked(question) {
    const terms = new Map();
    for (const word of plainWords(question)) {
      const known = this.known.has(word) ? word : this.mend(word);
      if (known === null) terms.set(word, false);
      else if (!this.stopwords.has(known)) {
        const term = this.index.terms[known] ?? known;
        terms.set(term, true);
        if (this.index.wider[term] !== undefined) terms.set(this.index.wider[term], true);
      }
    }
    return terms;
  }

  /** BM25 of every ruling that holds a term. */
  fullText(known) {
    const scores = new Map();
    for (const term of known) {
      const holding = this.entries.filter((entry) => entry.terms.has(term)).length;
      const rarity = Math.max(Math.log((this.entries.length - holding + 0.5) / (holding + 0.5)), 1e-6);
      this.entries.forEach((entry, row) => {
        const often = entry.columns.reduce((sum, [weight, terms]) => sum + weight * terms.filter((each) => each === term).length, 0);
        if (often === 0) return;
        const length = 1 - BM25_LENGTH + (BM25_LENGTH * entry.length) / this.averageLength;
        scores.set(row, (scores.get(row) ?? 0) + (rarity * often * (BM25_GROWTH + 1)) / (often + BM25_GROWTH * length));
      });
    }
    return scores;
  }

  /** Every ruling that shares a word with the question, the best first. */
  search(question) {
    const asked = this.asked(question);
    const known = [...asked].filter(([, isKnown]) => isKnown).map(([term]) => term);
    if (known.length === 0) return [];
    const found = this.fullText(known);
    const best = Math.max(...found.values());
    const [askedWeight, knownWeight] = [this.weigh(asked.keys()), this.weigh(known)];
    const hits = [...found].map(([row, score]) => {
      const entry = this.entries[row];
      const shared = entry.wordings.map((wording) => this.weigh(known.filter((term) => wording.has(term))));
      const likeness = Math.max(...shared.map((weight, place) => (2 * weight) / (knownWeight + this.weigh(entry.wordings[place]))));
      const often = shared.reduce((sum, weight) => sum + weight, 0) / (shared.length * knownWeight);
      return {
        id: entry.id,
        row,
        score: likeness + this.index.often * often + (this.index.fullText * score) / best,
        likeness,
        share: this.weigh(known.filter((term) => entry.terms.has(term))) / askedWeight,
      };
    });
    const rounded = (hit) => Number(hit.score.toFixed(this.index.rounding));
    return hits.sort((one, other) => rounded(other) - rounded(one) || one.row - other.row);
  }

  /** The ruling that fits best and the next ones; nothing when the best does not fit. */
  answer(question) {
    const hits = this.search(question);
    const fits = hits.length > 0 && hits[0].share >= this.index.leastShare && hits[0].likeness >= this.index.leastLikeness;
    return fits ? hits : [];
  }
}
