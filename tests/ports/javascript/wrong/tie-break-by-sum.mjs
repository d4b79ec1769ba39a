/** Wrong on purpose: the lower sum of durations decides a tie. Against: WIN-3 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class TieBreakBySum extends Rules {
  tieBreak({ regions, hand }, readings) {
    const cards = readings["tie-break-cards"] === "possessed" ? [...regions, ...hand] : regions;
    return cards.reduce((sum, duration) => sum + duration, 0);
  }
}

serve(new TieBreakBySum());
