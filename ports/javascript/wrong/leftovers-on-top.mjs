/** Wrong on purpose: leftover Sanctuaries go back on top of the deck. Against: END-7 */

import { serve } from "../port.mjs";
import { Rules } from "../rules.mjs";

class LeftoversOnTop extends Rules {
  putUnder(sanctuaryDeck, leftovers) {
    return [...leftovers, ...sanctuaryDeck];
  }
}

serve(new LeftoversOnTop());
