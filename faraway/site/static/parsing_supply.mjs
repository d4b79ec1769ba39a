/** Questions about decks, market and what is dealt, as `faraway.rulebook.cases.parsing_supply` parses them. */

const [FEWEST_PLAYERS, MOST_PLAYERS, MOST_DUE, SANCTUARIES, FEWEST_NUMBERS, GREATEST_DURATION] = [2, 6, 15, 45, 5, 68];
const COUNTING = ["duration", "cards", "other"];

/** Return the number of players of a question in which nothing else is counted; 0 if there is none. */
function playersOf(reading) {
  const numbers = reading.numbers.filter(({ role }) => role !== "round");
  const isPlain = numbers.length === 1 && numbers[0].role === "players" && reading.has("many");
  return isPlain && numbers[0].value >= FEWEST_PLAYERS && numbers[0].value <= MOST_PLAYERS ? numbers[0].value : 0;
}

/** Return a case of a number of players: how many Regions lie in the market. */
export function parseMarket(reading) {
  const players = playersOf(reading);
  const isOther = !reading.lacks("who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced", "hand");
  const isAsked = !reading.lacks("card", "region") && !reading.lacks("middle", "order", "faceup");
  return players > 0 && isAsked && !isOther ? { kind: "market", players } : null;
}

/** Return a case of a number of players: how many Regions they are dealt. */
export function parseDeal(reading) {
  const players = playersOf(reading);
  const isAsked = !reading.lacks("card", "region") && !reading.lacks("deal", "advanced");
  const isOther = !reading.lacks("who", "tie", "clue", "sanctuary", "middle", "draw");
  return players > 0 && isAsked && !isOther ? { kind: "deal", players } : null;
}

/** Return a case of Sanctuaries drawn: how many are placed, and how many go back. */
export function parseKeep(reading) {
  const numbers = reading.numbers.filter(({ role }) => role === "cards" || role === "loose");
  const isOther = !reading.lacks("region", "who", "pay", "clue") || numbers.length < reading.numbers.length;
  if (isOther || !reading.has("draw", "sanctuary", "keep")) return null;
  const drawn = numbers.filter((number) => stepsTo(reading, number, "draw") <= stepsTo(reading, number, "keep"));
  return drawn.length === 1 && drawn[0].value >= 1 && drawn[0].value <= MOST_DUE ? { kind: "keep", drawn: drawn[0].value } : null;
}

/** Return how far the next word of some kinds is from a number. */
function stepsTo({ words }, { place: own }, ...kinds) {
  return Math.min(words.length, ...words.flatMap((word, place) => (kinds.some((kind) => word.kinds.has(kind)) ? [Math.abs(place - own)] : [])));
}

/** Return a case of several players due: first what the deck holds, then for each what was played and what is due. */
export function parseDues(reading) {
  const numbers = reading.numbers.filter(({ role }) => COUNTING.includes(role));
  const isPaired = numbers.length >= FEWEST_NUMBERS && numbers.length % 2 === 1;
  const isOther = reading.numbers.some((number) => !numbers.includes(number) && (number.role !== "players" || 2 * number.value + 1 !== numbers.length));
  if (!reading.has("deck") || !isPaired || isOther) return null;
  const [{ value: deck }, ...rest] = numbers;
  const dues = rest.filter((_, place) => place % 2 === 0).map(({ value }, pair) => [value, rest[2 * pair + 1].value]);
  const isDeckFirst = reading.words.slice(0, rest[0].place).some((word) => word.kinds.has("deck"));
  const isDue = stepsTo(reading, rest[1], "due", "draw") <= stepsTo(reading, rest[0], "due", "draw");
  const isFair = dues.every(([played, due]) => played >= 1 && played <= GREATEST_DURATION && due >= 1 && due <= MOST_DUE);
  const isOneEach = new Set(dues.map(([played]) => played)).size === dues.length && dues.length <= MOST_PLAYERS;
  return isDeckFirst && isDue && isFair && isOneEach && deck <= SANCTUARIES ? { kind: "dues", deck, dues } : null;
}

/** Return a case of a deck that holds so many Sanctuaries when so many are due. */
export function parseShortage(reading) {
  const found = /^(?:(dN|Nd)(?:uN|Nu)|(?:uN|Nu)(?:dN|Nd))d?$/.exec(reading.marks);
  const isOther = reading.hasCounts || !reading.lacks("region", "per", "keep", "clue");
  const isDeck = reading.has("deck") || reading.has("rest", "draw");
  if (!isDeck || reading.lacks("due", "draw") || found === null || isOther) return null;
  const numbers = reading.values(...COUNTING);
  const [deck, due] = found[1] ? numbers : numbers.toReversed();
  return deck <= SANCTUARIES && due >= 1 ? { kind: "shortage", deck, due } : null;
}
