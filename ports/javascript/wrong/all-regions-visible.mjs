/** Wrong on purpose: every Region sees all eight Regions, those played before it too. Against: SCORE-3 */

import { tally } from "../faraway.mjs";
import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class AllRegionsVisible extends Rules {
  seenByRegions(regions, sanctuaries) {
    const everything = tally(sanctuaries, tally(regions));
    return regions.map(() => everything);
  }
}

serve(new AllRegionsVisible());
