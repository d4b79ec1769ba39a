/** The words of a question with their kinds, as `faraway.rulebook.phrasebook` reads them. */

export const ICONS = ["clue", "stone", "chimera", "thistle", "night", "river", "city", "forest", "desert"];
export const BIOMES = ["river", "city", "forest", "desert"];
export const ENDS = [".", "?", "!", ";"];
const [LONGEST_PHRASE, AS_DIGITS, AS_TENS, SHORTEST_PART] = [5, 9, 10, 4];
const NO_SUCH = "=0";

export const list = (text) => text.split(" ").filter((word) => word !== "");
export const isDigits = (text) => /^[0-9]+$/.test(text);
export const NOTHING = { text: "", kinds: new Set(), number: 0, isSpelled: false, isCapital: false };
export const at = (words, place) => words[place] ?? NOTHING;
export const isAny = (word, kinds) => kinds.some((kind) => word.kinds.has(kind));

/** Return the words, numbers and stops of a text without accents; the Italian for `is` would be `and` without its own. */
function writtenWords(text) {
  const verbal = text
    .normalize("NFC")
    .replace(/\s(?:[-\u2013\u2014]+|[/|\u2022\u00b7]|[-=]?>|\u2192)\s|\u2192/g, " , ")
    .replace(/[+&]/g, " plus ")
    .replace(/(?<![\p{L}\p{N}_])[\u00e8\u00c8](?![\p{L}\p{N}_])/gu, "essere");
  return verbal.normalize("NFKD").replace(/ß/g, "ss").replace(/\p{M}/gu, "").match(/[A-Za-z]+|[0-9]+|[.,;:?!()]/g) ?? [];
}

/** Return the words, numbers and stops of a text in lower case, without accents. */
export const splitWords = (text) => writtenWords(text).map((word) => word.toLowerCase());

/** Return a function of an object that computes once for each. */
function once(compute) {
  const kept = new WeakMap();
  return (object) => {
    if (!kept.has(object)) kept.set(object, compute(object));
    return kept.get(object);
  };
}

/** Return each language with its words. */
const wordLists = once(({ languages, cases }) =>
  Object.entries(languages).map(([name, listed]) => [name, new Set([listed, ...Object.values(cases[name].words)].flatMap(list))]),
);

/** Return the language with the most words of a question, those first that no other has; English if in doubt. */
export function guessLanguage(question, phrasebook) {
  const words = splitWords(question);
  const lists = wordLists(phrasebook);
  let [best, most] = ["en", [0, 0]];
  for (const [language, known] of lists) {
    const isElsewhere = (word) => lists.some(([name, other]) => name !== language && other.has(word));
    const found = words.filter((word) => known.has(word));
    const score = [found.filter((word) => !isElsewhere(word)).length, found.length];
    if (score[0] > most[0] || (score[0] === most[0] && score[1] > most[1])) [best, most] = [language, score];
  }
  return best;
}

const lexicon = once(({ words, phrases, numbers, one, none, party, tens, nth, links }) => {
  const kinds = new Map();
  const addKind = (word, kind) => kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  for (const [kind, listed] of Object.entries(words)) for (const word of list(listed)) addKind(word, kind);
  for (const word of list(party)) kinds.set(word, new Set(["party"]));
  for (const word of list(nth)) addKind(word, "nth");
  const spelled = new Map([numbers, party].flatMap((listed) => list(listed).map((word, place) => [word, 2 + place])));
  for (const word of list(one)) spelled.set(word, 1);
  for (const word of list(none)) spelled.set(word, 0);
  const byTens = new Map(list(tens).map((word, place) => [word, 20 + 10 * place]));
  for (const [ten, value] of byTens)
    for (const [unit, number] of [...spelled])
      if (number >= 1 && number < AS_TENS) for (const word of [`${unit}und${ten}`, `${ten}${unit}`, `${ten.slice(0, -1)}${unit}`]) spelled.set(word, value + number);
  const nths = list(nth);
  const nthOf = (word) => (nths.includes(word) ? 2 + (nths.indexOf(word) % 7) : 0);
  return { kinds, phrases: new Map(Object.entries(phrases)), spelled, byTens, nthOf, links: links === "" ? [] : ["", ...list(links)] };
});

/** Return of how many words a number in words is made, and its value. */
function spelledNumber([first, ...rest], { spelled, byTens }) {
  const linked = rest.length > 1 && rest[0] === "et" ? 1 : 0;
  const unit = rest.length > 0 ? (spelled.get(rest[linked]) ?? 0) : 0;
  if (byTens.has(first) && unit >= 1 && unit < AS_TENS && (unit > 1 || linked === 1 || rest[0] === "one")) return [2 + linked, byTens.get(first) + unit];
  return [1, byTens.get(first) ?? spelled.get(first) ?? 0];
}

/** Return an unknown compound as two known words; any other word alone. */
function partsOf(word, { kinds, spelled, links }) {
  if (kinds.has(word) || spelled.has(word)) return [word];
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1)
    if (kinds.has(word.slice(end)))
      for (const link of links) {
        const first = word.slice(0, end - link.length);
        if (word.slice(0, end).endsWith(link) && kinds.has(first)) return [first, word.slice(end)];
      }
  return [word];
}

/** Return the words of a question with their kinds, phrases taken together, compounds apart. */
export function readWords(question, book) {
  const known = lexicon(book);
  const [written, found] = [writtenWords(question), []];
  const words = written.map((word) => word.toLowerCase());
  const add = (text, kinds, number = 0, isSpelled = false, isCapital = false) => found.push({ text, kinds: new Set(kinds), number, isSpelled, isCapital });
  for (let start = 0; start < words.length; ) {
    const [spelledLength, value] = spelledNumber(words.slice(start, start + 3), known);
    if (value >= AS_DIGITS) {
      add(String(value), [], value);
      start += spelledLength;
      continue;
    }
    let length = LONGEST_PHRASE;
    while (length > 1 && !known.phrases.has(words.slice(start, start + length).join(" "))) length -= 1;
    const text = words.slice(start, start + length).join(" ");
    const isCapital = /^[A-Z]/.test(written[start]);
    start += length;
    const kinds = list(known.phrases.get(text) ?? "");
    if (length > 1) add(text, kinds.filter((kind) => kind !== NO_SUCH), 0, kinds.includes(NO_SUCH), isCapital);
    else if (!/^[a-z0-9]+$/.test(text)) add(text, ["()".includes(text) ? "bracket" : "break"]);
    else if (isDigits(text)) add(text, [], Number(text.slice(0, 9)));
    else for (const part of partsOf(text, known)) add(part, known.kinds.get(part) ?? [], known.spelled.get(part) || known.nthOf(part), known.spelled.has(part), isCapital);
  }
  return found;
}
