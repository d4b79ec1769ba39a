/** What the rulebooks leave open or say differently: every reading by name, with its values, the default first. */

export const READINGS = Object.freeze({
  "market-reveal": ["until-round-7", "every-round", "while-needed"],
  "market-shortfall": ["reveal-remaining", "reveal-none"],
  "final-market": ["remove-all", "leave-all"],
  "sanctuary-shortage": ["one-by-one", "ascending-until-empty", "card-by-card"],
  "short-draw": ["draw-remaining", "draw-none"],
  "deal-order": ["ascending", "seating", "card-by-card"],
  "leftover-order": ["as-drawn", "chosen", "random"],
  "sanctuary-placement": ["must-place", "may-decline", "may-decline-in-round-8"],
  ranking: ["everyone", "first-only"],
  "tie-break-cards": ["played", "possessed"],
  "drawn-secrecy": ["secret", "open"],
  "drawn-look": ["at-once", "after-region"],
});

/** What is played by the rulebook of each edition where it is not the default. */
export const EDITIONS = Object.freeze({
  fr: { "market-reveal": "every-round", ranking: "first-only" },
  en: { "market-reveal": "every-round", ranking: "first-only" },
  "en-web": { "market-reveal": "every-round", ranking: "first-only" },
  de: {},
  it: { ranking: "first-only", "leftover-order": "random" },
});

/** All twelve readings: the defaults, changed by an edition's and then by those given. */
export function readingsOf(given = {}, edition = undefined) {
  const defaults = Object.fromEntries(Object.entries(READINGS).map(([name, values]) => [name, values[0]]));
  return { ...defaults, ...(edition === undefined ? {} : EDITIONS[edition]), ...given };
}
