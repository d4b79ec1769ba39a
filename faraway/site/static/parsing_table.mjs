/** Who chooses from how many Regions, and how many are left in the deck, as `faraway.rulebook.cases.parsing_table` parses it. */

import { MOST_ROUNDS } from "./numbers.mjs";
import { list } from "./words.mjs";

const [FEWEST_PLAYERS, MOST_PLAYERS, LOWEST, HIGHEST] = [2, 6, 1, 68];
const NO_CHOICE = list("tie lowest need hidden clue sanctuary hand pending deck previous wins");

/** Return how many play; 0 if it is not said, null if that is in doubt. */
function playersOf(reading) {
  const players = [...new Set(reading.values("players"))];
  if (players.length === 0) return 0;
  return players.length === 1 && players[0] >= FEWEST_PLAYERS && players[0] <= MOST_PLAYERS ? players[0] : null;
}

/** Return a case of what each player played this round. */
export function parseChoice(reading) {
  const players = playersOf(reading);
  const played = [...new Set(reading.durations)];
  const isAsked = !reading.lacks("many", "who", "which", "what", "nth") && !reading.lacks("pick", "take", "order", "middle");
  const isPaid = reading.words.some((word) => word.kinds.has("pay") && !word.kinds.has("many"));
  if (players === null || !isAsked || isPaid || !reading.lacks(...NO_CHOICE) || reading.values("round").includes(MOST_ROUNDS)) return null;
  const number = players || played.length;
  const settled = ["duration", "players", "round", "claim", "loose"];
  if (reading.numbers.some(({ role, value }) => !settled.includes(role) && value !== number + 1)) return null;
  if (players > 0 && played.length === 1) {
    const isEither = [LOWEST, HIGHEST].includes(played[0]) || reading.has("last");
    return reading.has("many") && isEither ? { kind: "market", players } : null;
  }
  const names = new Set(reading.words.filter((word) => word.kinds.has("stranger")).map(({ text }) => text));
  const isShared = players > 0 || names.size > 1 || !reading.lacks("we", "elsewhere");
  const isEach = played.length >= FEWEST_PLAYERS && played.length <= MOST_PLAYERS && played.length === number;
  return isShared && isEach ? { kind: "order", played } : null;
}

/** Return a case of how many Regions are left in the deck, at the start or in a round. */
export function parseDeck(reading) {
  const players = playersOf(reading);
  const rounds = [...new Set(reading.values("round"))];
  const isAsked = reading.has("deck") && !reading.lacks("many", "rest", "size");
  const isOfSanctuaries = reading.has("sanctuary") && reading.lacks("region");
  const isReturned = reading.has("deal", "keep") && reading.lacks("rest", "size");
  const isOther = !reading.lacks("tie", "pay", "clue", "lowest", "find", "who") || isOfSanctuaries || isReturned;
  if (!players || !isAsked || isOther || reading.durations.length > 0 || rounds.length > 1) return null;
  const dealt = [3, 5, 2, players + 1, 3 * players, 5 * players, 2 * players];
  const isSettled = ({ role, value }) => ["players", "round", "claim", "loose"].includes(role) || (role === "cards" && dealt.includes(value));
  if (!reading.numbers.every(isSettled)) return null;
  return { kind: "deck", players, round: reading.has("game-end") ? MOST_ROUNDS : (rounds[0] ?? 1) };
}
