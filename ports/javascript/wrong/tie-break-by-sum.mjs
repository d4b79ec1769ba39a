/** Wrong on purpose: the lower sum of the durations played decides a tie. Against: WIN-3 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class TieBreakBySum extends Rules {
  tieBreak({ regions }) {
    return regions.reduce((sum, duration) => sum + duration, 0);
  }
}

serve(new TieBreakBySum());
