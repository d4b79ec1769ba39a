/** Wrong on purpose: a Region does not see itself. Against: SCORE-4 */

import { tally } from "../faraway.mjs";
import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class CardDoesNotCountItself extends Rules {
  seenByRegions(regions, sanctuaries) {
    return [...super.seenByRegions(regions, sanctuaries).slice(1), tally(sanctuaries)];
  }
}

serve(new CardDoesNotCountItself());
