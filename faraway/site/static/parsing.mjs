/** Parse a question into a case as `faraway.rulebook.cases.parsing` does; whatever is ambiguous is no case. */

import { isAccounted, isLeftOut } from "./accounting.mjs";
import { isInDoubt } from "./denials.mjs";
import { withDescriptions } from "./described.mjs";
import { parseCard, parseNeed, parseQuest, parseShows } from "./parsing_cards.mjs";
import { parseDraw, parseFind, parseOrder, parseRow, parseTie } from "./parsing_play.mjs";
import { parseDrawScene } from "./parsing_draw.mjs";
import { parseSanctuary } from "./parsing_sanctuary.mjs";
import { parseScene } from "./parsing_scene.mjs";
import { parseChoice, parseDeck } from "./parsing_table.mjs";
import { readPhrases } from "./phrases.mjs";
import { parseDeal, parseDues, parseKeep, parseMarket, parseShortage } from "./parsing_supply.mjs";
import { readQuestion } from "./reading.mjs";
import { parseTableau } from "./rows.mjs";

const SEVERAL_DUE = 4;
const PARSERS = [
  parseDues,
  parseShortage,
  parseTie,
  parseOrder,
  parseTableau,
  parseCard,
  parseShows,
  parseKeep,
  parseDeal,
  parseMarket,
  parseQuest,
  parseNeed,
  parseRow,
  parseDraw,
  parseFind,
];

const SCENE_PARSERS = [parseChoice, parseDeck, parseSanctuary, parseDrawScene, parseScene];

/** Return the case that a question holds; null if it holds none, or if what it holds is in doubt. */
export function parseCase(question, language, phrasebook, isKnown, regions) {
  const plain = readQuestion(question, language, phrasebook, isKnown);
  const phrases = readPhrases(plain.words);
  if (phrases.some(({ isDoubtful }) => isDoubtful) || isInDoubt(plain.words, plain.numbers, phrases)) return null;
  const reading = withDescriptions(plain);
  for (const [parsers, read] of [[SCENE_PARSERS, plain], [PARSERS, reading]])
    for (const parse of read === null ? [] : parsers) {
      const found = parse(read, regions);
      if (found !== null) return isAccounted(plain, phrases, found, regions) ? found : null;
    }
  return null;
}

/** Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead. */
export function preferredRuling(question, language, phrasebook) {
  const reading = readQuestion(question, language, phrasebook);
  const { durations } = reading;
  if (reading.has("tie") && (durations.length > 1 || (reading.has("lowest") && durations.length > 0))) return isLeftOut(reading.words) ? "tie-break-hand" : "tie-break";
  if (reading.has("deck") && !reading.lacks("due", "draw") && reading.numbers.length >= SEVERAL_DUE) return "sanctuary-deck-runs-out";
  const isScored = !reading.lacks("pay", "give", "need") && reading.lacks("who", "deck", "find", "draw", "clue");
  if (isScored && new Set([...durations, ...reading.values("round")]).size > 1) return "earlier-regions";
  const isOther = !reading.lacks("who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden");
  if (new Set(durations).size > 1 && !reading.hasCounts && !isOther)
    return reading.lacks("sanctuary", "find", "previous", "earlier", "then", "after") ? "" : "when-do-i-find";
  const isTold = Object.hasOwn(reading.counts, "clue") || reading.has("clue", "draw");
  const isDraw = isTold && reading.has("many") && !reading.lacks("draw", "sanctuary");
  return isDraw && reading.lacks("pay", "need") ? "how-many-drawn" : "";
}
