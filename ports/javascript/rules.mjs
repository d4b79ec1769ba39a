/**
 * The rules of a round, each a small function of what lies on the table. game.mjs joins them to a game.
 *
 * A class, so that a variant replaces one method and nothing else.
 */

import { Scoring } from "./faraway.mjs";

const ascending = (cards) => [...cards].sort((one, other) => one - other);

export class Rules extends Scoring {
  /** What a port with these rules calls itself. */
  get name() {
    return this.constructor === Rules ? "faraway-javascript" : `faraway-javascript-${this.constructor.name}`;
  }

  /**
   * Three Regions each (advanced: five, of which three are kept), then the market.
   * Rules: SETUP-1, SETUP-3, ADV-1
   * @returns {{hands: number[][], region_deck: number[]}}
   */
  deal(players, variant, regionDeck) {
    const size = variant === "advanced" ? 5 : 3;
    const hands = Array.from({ length: players }, (_, seat) => ascending(regionDeck.slice(seat * size, (seat + 1) * size)));
    return { hands, region_deck: regionDeck.slice(players * size) };
  }

  /** One Region more than there are players is turned up. Rules: SETUP-4, END-11, END-12 */
  reveal(players, market, regionDeck, readings) {
    const wanted = players + 1;
    const enough = regionDeck.length >= wanted || readings["market-shortfall"] === "reveal-remaining";
    const revealed = enough ? wanted : 0;
    return { market: ascending([...market, ...regionDeck.slice(0, revealed)]), region_deck: regionDeck.slice(revealed) };
  }

  /** Whether the Region just played is higher than the one played before it. Rules: FIND-1, FIND-2, FIND-3 */
  isFinder(regions) {
    return regions.length > 1 && regions[regions.length - 1] > regions[regions.length - 2];
  }

  /** How many Sanctuaries a player is due: one, and one for each clue in the tableau. Rules: FIND-4, FIND-5, END-6 */
  due({ regions, sanctuaries }) {
    if (!this.isFinder(regions)) return 0;
    const cards = this.cards(regions, sanctuaries);
    return [...cards.regions, ...cards.sanctuaries].reduce((sum, card) => sum + card.clues, 1);
  }

  /** Seats by the Regions that they have just played, the lowest first. Rules: END-1 */
  turnOrder(played) {
    return played.map((_, seat) => seat).sort((one, other) => played[one] - played[other]);
  }

  /**
   * The Sanctuaries that all finders draw together in the second phase. Rules: FIND-6 to FIND-9
   * @returns {{drawn: string[][], sanctuary_deck: string[], one_by_one: boolean}}
   */
  draw(played, due, sanctuaryDeck, readings) {
    const needed = due.reduce((sum, cards) => sum + cards, 0);
    const byDuration = this.turnOrder(played);
    if (needed <= sanctuaryDeck.length) {
      const order = readings["deal-order"] === "seating" ? played.map((_, seat) => seat) : byDuration;
      return readings["deal-order"] === "card-by-card"
        ? this.drawCardByCard(byDuration, due, sanctuaryDeck)
        : this.drawHands(order, due, sanctuaryDeck, readings);
    }
    switch (readings["sanctuary-shortage"]) {
      case "one-by-one":
        return { drawn: due.map(() => []), sanctuary_deck: sanctuaryDeck, one_by_one: true };
      case "ascending-until-empty":
        return this.drawHands(byDuration, due, sanctuaryDeck, readings);
      default:
        return this.drawCardByCard(byDuration, due, sanctuaryDeck);
    }
  }

  drawHands(order, due, sanctuaryDeck, readings) {
    const drawn = due.map(() => []);
    let deck = sanctuaryDeck;
    for (const seat of order) ({ drawn: drawn[seat], sanctuary_deck: deck } = this.drawAlone(due[seat], deck, readings));
    return { drawn, sanctuary_deck: deck, one_by_one: false };
  }

  drawCardByCard(order, due, sanctuaryDeck) {
    const drawn = due.map(() => []);
    let next = 0;
    for (let card = 0; card < Math.max(...due); card += 1)
      for (const seat of order)
        if (card < due[seat] && next < sanctuaryDeck.length) {
          drawn[seat].push(sanctuaryDeck[next]);
          next += 1;
        }
    return { drawn, sanctuary_deck: sanctuaryDeck.slice(next), one_by_one: false };
  }

  /** One player draws from the top. Rules: FIND-6, FIND-10 */
  drawAlone(due, sanctuaryDeck, readings) {
    const enough = due <= sanctuaryDeck.length || readings["short-draw"] === "draw-remaining";
    const drawn = enough ? due : 0;
    return { drawn: sanctuaryDeck.slice(0, drawn), sanctuary_deck: sanctuaryDeck.slice(drawn) };
  }

  /** The deck once leftovers lie under it, the first of them highest. Rules: END-7, END-8 */
  putUnder(sanctuaryDeck, leftovers) {
    return [...sanctuaryDeck, ...leftovers];
  }

  /** Whether a drawn Sanctuary may be declined in this round. Rules: END-4, END-5 */
  mayDecline(round, readings) {
    const placement = readings["sanctuary-placement"];
    return placement === "may-decline" || (placement === "may-decline-in-round-8" && round === 8);
  }

  /**
   * The market after the last turn of a round. Rules: END-10, END-11, END-12
   * @returns {{market: number[], region_deck: number[], removed: number[]}}
   */
  nextMarket({ players, round, market, region_deck: regionDeck, removed }, readings) {
    const stays = round === 8 && readings["final-market"] === "leave-all";
    const left = stays ? market : [];
    const gone = stays ? removed : ascending([...removed, ...market]);
    const lastReveal = { "until-round-7": 7, "every-round": 8, "while-needed": 6 }[readings["market-reveal"]];
    if (round > lastReveal) return { market: ascending(left), region_deck: regionDeck, removed: gone };
    return { ...this.reveal(players, left, regionDeck, readings), removed: gone };
  }

  /** The duration that decides among equal totals: the lower is placed better. Rules: WIN-3 */
  tieBreak({ regions, hand }, readings) {
    return Math.min(...regions, ...(readings["tie-break-cards"] === "possessed" ? hand : []));
  }

  /** Ranks by seat, 1 for the first. Rules: WIN-2 to WIN-5 */
  ranks(players, readings) {
    const greatest = Math.max(...players.map(({ total }) => total));
    const isBetter = (one, other) => {
      if (one.total !== other.total) return one.total > other.total;
      if (readings.ranking === "first-only" && one.total !== greatest) return false;
      return this.tieBreak(one, readings) < this.tieBreak(other, readings);
    };
    return players.map((player) => 1 + players.filter((other) => isBetter(other, player)).length);
  }
}

export const RULES = new Rules();
