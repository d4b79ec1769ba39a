/** Compare the facts on the card faces of the page with those of the port that scores, and say in red where they differ. */

import { REGIONS, SANCTUARIES } from "./faraway.mjs";

/** Return every printed fact of a card in one line, as the page has it in `data-facts`. */
function stateFacts(card) {
  const { stones = 0, chimeras = 0, thistles = 0 } = card.prerequisite ?? {};
  const pays = card.quest === null ? ["-"] : [card.quest.per, ...(card.quest.biomes ?? []), card.quest.fame];
  const shown = [card.clues, card.stones, card.chimeras, card.thistles];
  return [card.duration ?? card.id, card.biome ?? "gray", card.night ? "night" : "-", ...shown, stones, chimeras, thistles, ...pays].join(" ");
}

/** Return the differences between faces and port: card, what its face says and what the port says. */
export function compareFacts(buttons) {
  const inPort = new Map([...REGIONS, ...SANCTUARIES].map((card) => [String(card.duration ?? card.id), stateFacts(card)]));
  const onFaces = new Map([...buttons].map(({ dataset }) => [dataset.card, dataset.facts]));
  const names = new Set([...inPort.keys(), ...onFaces.keys()]);
  return [...names]
    .map((card) => ({ card, face: onFaces.get(card) ?? "-", port: inPort.get(card) ?? "-" }))
    .filter(({ face, port }) => face !== port);
}
