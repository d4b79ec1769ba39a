/** Wrong on purpose in three places: Region 34 asks for no stones, desert-clue shows none, and the higher duration wins a tie. */

import { CATALOGUE } from "../faraway.mjs";
import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

const changed = (cards, isMeant, facts) => cards.map((card) => (isMeant(card) ? { ...card, ...facts } : card));

const catalogue = {
  regions: changed(CATALOGUE.regions, ({ duration }) => duration === 34, { prerequisite: { stones: 0, chimeras: 0, thistles: 0 } }),
  sanctuaries: changed(CATALOGUE.sanctuaries, ({ id }) => id === "desert-clue", { clues: 0 }),
};

class HighestBreaksTies extends Rules {
  tieBreak({ regions }) {
    return -Math.max(...regions);
  }
}

serve(new HighestBreaksTies(catalogue));
