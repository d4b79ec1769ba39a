/** Wrong on purpose: only the first set of four biomes is paid. Against: SCORE-13 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class OneBiomeSetOnly extends Rules {
  biomeSets(counts) {
    return Math.min(1, super.biomeSets(counts));
  }
}

serve(new OneBiomeSetOnly());
