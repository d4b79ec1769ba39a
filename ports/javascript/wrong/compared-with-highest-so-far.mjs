/** Wrong on purpose: a Sanctuary is found only by passing every Region played before. Against: FIND-2 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class ComparedWithHighestSoFar extends Rules {
  isFinder(regions) {
    return regions.length > 1 && regions.at(-1) > Math.max(...regions.slice(0, -1));
  }
}

serve(new ComparedWithHighestSoFar());
