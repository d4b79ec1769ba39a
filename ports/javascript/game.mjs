/**
 * The whole game as a state machine: a Game and an action give the next Game; nothing is changed in place.
 *
 *     const game = Game.begin({ players: 2, variant: "standard", readings: {}, region_deck: [...], sanctuary_deck: [...] });
 *     const next = game.apply(game.legal()[0]);
 *     next.state; next.observe(0); next.result();
 *
 * There is no hidden randomness: decks are given, and every later chance event is an action.
 */

import { readingsOf } from "./readings.mjs";
import { RULES } from "./rules.mjs";

/** An action that the rules forbid here; `codes` has every reason, `code` the first. */
export class IllegalAction extends Error {
  constructor(codes) {
    super(codes.join(", "));
    this.codes = codes;
    this.code = codes[0];
  }
}

const PHASE_OF = {
  keep: "keep",
  shuffle: "shuffle",
  explore: "explore",
  take: "take",
  place: "place",
  decline: "place",
  return: "return",
  "return-order": "return-order",
};

const ascending = (durations) => [...durations].sort((one, other) => one - other);
const without = (cards, card) => cards.filter((other) => other !== card);
const isPermutation = (cards, of) => cards.length === of.length && new Set(cards).size === of.length && of.every((card) => cards.includes(card));

export class Game {
  constructor(rules, readings, state) {
    this.rules = rules;
    this.readings = readings;
    this.state = state;
  }

  /** Set the game up. Rules: SETUP-1 to SETUP-6, ADV-1 */
  static begin({ players, variant, readings, region_deck: regionDeck, sanctuary_deck: sanctuaryDeck }, rules = RULES) {
    const dealt = rules.deal(players, variant, regionDeck);
    const state = {
      round: 1,
      phase: "keep",
      turn: null,
      one_by_one: false,
      region_deck: dealt.region_deck,
      sanctuary_deck: [...sanctuaryDeck],
      market: [],
      removed: [],
      players: dealt.hands.map((hand) => ({ hand, set_aside: [], chosen: null, drawn: [], regions: [], sanctuaries: [] })),
    };
    const game = new Game(rules, readingsOf(readings), state);
    if (variant === "standard") game.#openMarket();
    return game;
  }

  // ------------------------------------------------------------------------------------------------ what is legal

  /** Every legal action: by seat, then by card; at a chance event one, its cards ascending. */
  legal() {
    const { phase, turn, players, market, round, region_deck: deck } = this.state;
    const seat = turn;
    switch (phase) {
      case "keep":
        return players.flatMap(({ hand, set_aside: aside }, keeper) =>
          aside.length > 0 ? [] : triples(hand).map((regions) => ({ type: "keep", seat: keeper, regions })),
        );
      case "shuffle":
        return [{ type: "shuffle", regions: ascending([...deck, ...players.flatMap((player) => player.set_aside)]) }];
      case "explore":
        return players.flatMap(({ hand, chosen }, explorer) =>
          chosen !== null ? [] : hand.map((region) => ({ type: "explore", seat: explorer, region })),
        );
      case "take":
        return market.map((region) => ({ type: "take", seat, region }));
      case "place": {
        const places = [...players[seat].drawn].sort().map((sanctuary) => ({ type: "place", seat, sanctuary }));
        return this.rules.mayDecline(round, this.readings) ? [...places, { type: "decline", seat }] : places;
      }
      case "return":
        return [...players[seat].drawn].sort().map((sanctuary) => ({ type: "return", seat, sanctuary }));
      case "return-order":
        return [{ type: "return-order", seat, sanctuaries: [...players[seat].drawn].sort() }];
      default:
        return [];
    }
  }

  /** Every reason why an action is illegal here, as error codes; an empty list when it is legal. */
  reasonsAgainst(action) {
    const { phase, turn, players, market, round, region_deck: deck } = this.state;
    if (phase === "over") return ["game-over"];
    if (PHASE_OF[action.type] !== phase) return ["wrong-phase"];
    if (action.type === "shuffle") {
      const cards = [...deck, ...players.flatMap((player) => player.set_aside)];
      return isPermutation(action.regions, cards) ? [] : ["wrong-order"];
    }
    const player = players[action.seat];
    if (player === undefined) return ["unknown-seat"];
    const reasons = [];
    const unless = (holds, code) => holds || reasons.push(code);
    if (turn !== null) unless(action.seat === turn, "not-your-turn");
    switch (action.type) {
      case "keep":
        unless(player.set_aside.length === 0, "already-chosen");
        unless([...player.hand, ...player.set_aside].filter((card) => action.regions.includes(card)).length === new Set(action.regions).size, "not-in-hand");
        unless(action.regions.length === 3 && action.regions[0] < action.regions[1] && action.regions[1] < action.regions[2], "wrong-keep");
        break;
      case "explore":
        unless(player.chosen === null, "already-chosen");
        unless(player.hand.includes(action.region), "not-in-hand");
        break;
      case "take":
        unless(market.includes(action.region), "not-in-market");
        break;
      case "place":
      case "return":
        unless(player.drawn.includes(action.sanctuary), "not-drawn");
        break;
      case "return-order":
        unless(isPermutation(action.sanctuaries, player.drawn), "wrong-order");
        break;
      default:
        unless(this.rules.mayDecline(round, this.readings), "may-not-decline");
    }
    return reasons;
  }

  // ---------------------------------------------------------------------------------------------- what happens

  /**
   * The game after an action and everything that follows from it without a decision.
   * @throws {IllegalAction}
   */
  apply(action) {
    const reasons = this.reasonsAgainst(action);
    if (reasons.length > 0) throw new IllegalAction(reasons);
    return this.after(action);
  }

  /** As `apply`, for an action that is known to be legal. */
  after(action) {
    const game = new Game(this.rules, this.readings, { ...this.state, players: this.state.players.map((player) => ({ ...player })) });
    game.#take(action);
    return game;
  }

  #take(action) {
    const { state } = this;
    const player = state.players[action.seat];
    switch (action.type) {
      case "keep":
        player.set_aside = player.hand.filter((region) => !action.regions.includes(region));
        player.hand = [...action.regions];
        if (state.players.every((keeper) => keeper.set_aside.length > 0)) state.phase = "shuffle";
        break;
      case "shuffle":
        state.region_deck = [...action.regions];
        for (const keeper of state.players) keeper.set_aside = [];
        this.#openMarket();
        break;
      case "explore":
        player.chosen = action.region;
        player.hand = without(player.hand, action.region);
        if (state.players.every(({ chosen }) => chosen !== null)) this.#revealChosen();
        break;
      case "take":
        state.market = without(state.market, action.region);
        player.hand = ascending([...player.hand, action.region]);
        if (player.drawn.length > 0) state.phase = "place";
        else this.#endTurn();
        break;
      case "place":
        player.sanctuaries = [...player.sanctuaries, action.sanctuary];
        player.drawn = without(player.drawn, action.sanctuary);
        this.#askForLeftovers(player);
        break;
      case "decline":
        this.#askForLeftovers(player);
        break;
      case "return":
        this.#putUnder(player, [action.sanctuary]);
        if (player.drawn.length < 2) this.#putAllUnder(player);
        break;
      default:
        player.drawn = [...action.sanctuaries];
        this.#putAllUnder(player);
    }
  }

  /** Rules: SETUP-4, ADV-3 */
  #openMarket() {
    const { state } = this;
    Object.assign(state, this.rules.reveal(state.players.length, [], state.region_deck, this.readings));
    state.phase = "explore";
  }

  /** All chosen Regions are turned up together and finders draw. Rules: EXPLORE-3, EXPLORE-5, ROUND-2, FIND-6 */
  #revealChosen() {
    const { state, rules } = this;
    for (const player of state.players) {
      player.regions = [...player.regions, player.chosen];
      player.chosen = null;
    }
    const due = state.players.map((player) => rules.due(player));
    const { drawn, ...rest } = rules.draw(this.#played(), due, state.sanctuary_deck, this.readings);
    Object.assign(state, rest);
    state.players.forEach((player, seat) => {
      player.drawn = drawn[seat];
    });
    this.#beginTurn(0);
  }

  #played() {
    return this.state.players.map(({ regions }) => regions[regions.length - 1]);
  }

  /** The turn of the player at this place of the order, or the end of the round. Rules: END-1, END-2, END-9, FIND-9 */
  #beginTurn(place) {
    const { state, rules } = this;
    if (place === state.players.length) return this.#endRound();
    state.turn = rules.turnOrder(this.#played())[place];
    const player = state.players[state.turn];
    if (state.one_by_one) {
      const { drawn, sanctuary_deck: deck } = rules.drawAlone(rules.due(player), state.sanctuary_deck, this.readings);
      player.drawn = drawn;
      state.sanctuary_deck = deck;
    }
    const mustPlaceFirst = state.one_by_one || state.round === 8;
    if (mustPlaceFirst && player.drawn.length > 0) state.phase = "place";
    else if (state.round < 8) state.phase = "take";
    else this.#endTurn();
    return undefined;
  }

  /** What was not placed goes under the deck, in an order that may have to be chosen. Rules: END-7, END-8 */
  #askForLeftovers(player) {
    const asked = { "as-drawn": "place", chosen: "return", random: "return-order" }[this.readings["leftover-order"]];
    if (asked === "place" || player.drawn.length < 2) this.#putAllUnder(player);
    else this.state.phase = asked;
  }

  #putUnder(player, leftovers) {
    this.state.sanctuary_deck = this.rules.putUnder(this.state.sanctuary_deck, leftovers);
    player.drawn = player.drawn.filter((sanctuary) => !leftovers.includes(sanctuary));
  }

  #putAllUnder(player) {
    this.#putUnder(player, player.drawn);
    if (this.state.one_by_one && this.state.round < 8) this.state.phase = "take";
    else this.#endTurn();
  }

  #endTurn() {
    this.#beginTurn(this.rules.turnOrder(this.#played()).indexOf(this.state.turn) + 1);
  }

  /** Rules: END-10, END-11, END-13, ROUND-1, ROUND-3 */
  #endRound() {
    const { state } = this;
    Object.assign(state, this.rules.nextMarket({ ...state, players: state.players.length }, this.readings));
    state.turn = null;
    state.one_by_one = false;
    state.phase = state.round === 8 ? "over" : "explore";
    if (state.round < 8) state.round += 1;
  }

  // -------------------------------------------------------------------------------------------------- who sees what

  /** What a seat may know. Rules: SETUP-2, EXPLORE-1, FIND-11, INFO-1, INFO-2 */
  observe(seat) {
    const { state, readings } = this;
    const mayLook = (owner) =>
      readings["drawn-look"] === "at-once" || (state.turn === owner && ["place", "return", "return-order"].includes(state.phase));
    const own = state.players[seat];
    return {
      seat,
      round: state.round,
      phase: state.phase,
      turn: state.turn,
      one_by_one: state.one_by_one,
      region_deck: state.region_deck.length,
      sanctuary_deck: state.sanctuary_deck.length,
      market: state.market,
      removed: state.removed,
      you: { hand: own.hand, set_aside: own.set_aside, chosen: own.chosen, drawn: mayLook(seat) ? own.drawn : own.drawn.length },
      players: state.players.map((player, owner) => ({
        hand: player.hand.length,
        set_aside: player.set_aside.length,
        has_chosen: state.phase === "keep" ? player.set_aside.length > 0 : player.chosen !== null,
        drawn: readings["drawn-secrecy"] === "open" && mayLook(owner) ? player.drawn : player.drawn.length,
        regions: player.regions,
        sanctuaries: player.sanctuaries,
      })),
    };
  }

  /** Totals and ranks by seat once the game is over, else null. Rules: WIN-1 to WIN-5 */
  result() {
    if (this.state.phase !== "over") return null;
    const players = this.state.players.map(({ regions, sanctuaries, hand }) => ({
      total: this.rules.score(regions, sanctuaries).total,
      regions,
      hand,
    }));
    return { totals: players.map(({ total }) => total), ranks: this.rules.ranks(players, this.readings) };
  }
}

/** Every choice of three from a hand, in ascending lexicographic order. Rules: ADV-2 */
function triples(hand) {
  return hand.flatMap((first, i) =>
    hand.slice(i + 1).flatMap((second, j) => hand.slice(i + j + 2).map((third) => [first, second, third])),
  );
}
