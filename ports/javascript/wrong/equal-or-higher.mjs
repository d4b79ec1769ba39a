/**
 * Wrong on purpose: a Region that is as high as the one before it finds a Sanctuary too. Against: FIND-1
 *
 * No two Regions bear the same duration, so that no game can show this.
 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class EqualOrHigher extends Rules {
  isFinder(regions) {
    return regions.length > 1 && regions.at(-1) >= regions.at(-2);
  }
}

serve(new EqualOrHigher());
