/**
 * The JavaScript port on the wire (faraway-wire-1, all five levels): `node port.mjs`.
 *
 * `node port.mjs --bench N SEED` scores N tableaux in this process instead and prints how fast that went.
 * A port with other rules is made by `serve(new OtherRules())`; see wrong/.
 */

import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bench } from "./bench.mjs";
import { checkTableau } from "./faraway.mjs";
import { Game, IllegalAction } from "./game.mjs";
import { READINGS } from "./readings.mjs";
import { RULES } from "./rules.mjs";
import {
  action, BadRequest, distinct, integer, listOf, need, nullOr, object, oneOf, players, readings, regionDeckOf, regionOf,
  rulesNaming, sanctuaryOf, setupOf, string, variant,
} from "./shapes.mjs";

const PROTOCOL = "faraway-wire-1";

// ------------------------------------------------------------------------------------------------------ the answers

const ANSWERS = new Map(
  Object.entries({
    hello: (request, { name }) => ({ protocol: PROTOCOL, name, version: "1.0", language: "JavaScript", levels: [1, 2, 3, 4, 5], readings: READINGS }),

    catalogue: (request, { catalogue }) => catalogue,

    score(request, rules) {
      const regions = need(request, "regions", (value) => value);
      const sanctuaries = need(request, "sanctuaries", (value) => value);
      const naming = namingFor(request, rules, Array.isArray(sanctuaries) && sanctuaries.length > 0);
      const [reason] = checkTableau(regions, sanctuaries, { scoring: naming });
      if (reason !== undefined) throw new BadRequest(reason.code, reason.message);
      return naming.score(regions, sanctuaries);
    },

    due(request, rules) {
      const naming = namingFor(request, rules);
      const tableau = (value) => ({
        regions: need(object(value), "regions", distinct("region", regionOf(naming))),
        sanctuaries: need(value, "sanctuaries", distinct("sanctuary", sanctuaryOf(naming))),
      });
      need(request, "readings", readings);
      return { due: need(request, "players", listOf(tableau)).map((player) => naming.due(player)) };
    },

    "turn-order"(request, rules) {
      const lastPlayed = (value) => need(object(value), "regions", distinct("region", regionOf(rules))).at(-1);
      need(request, "readings", readings);
      return { order: rules.turnOrder(need(request, "players", listOf(lastPlayed))) };
    },

    draw(request, rules) {
      const naming = namingFor(request, rules);
      const played = need(request, "played", distinct("region", regionOf(naming)));
      const due = need(request, "due", listOf(integer));
      const deck = need(request, "sanctuary_deck", distinct("sanctuary", sanctuaryOf(naming)));
      return naming.draw(played, due, deck, need(request, "readings", readings));
    },

    "draw-alone"(request, rules) {
      const naming = namingFor(request, rules);
      const due = need(request, "due", integer);
      const deck = need(request, "sanctuary_deck", distinct("sanctuary", sanctuaryOf(naming)));
      return naming.drawAlone(due, deck, need(request, "readings", readings));
    },

    leftovers(request, rules) {
      const naming = namingFor(request, rules);
      const drawn = need(request, "drawn", distinct("sanctuary", sanctuaryOf(naming)));
      const placed = need(request, "placed", nullOr(sanctuaryOf(naming)));
      const deck = need(request, "sanctuary_deck", distinct("sanctuary", sanctuaryOf(naming)));
      const leftovers = drawn.filter((sanctuary) => sanctuary !== placed);
      if (need(request, "readings", readings)["leftover-order"] === "as-drawn") return { sanctuary_deck: naming.putUnder(deck, leftovers) };
      const order = need(request, "order", distinct("sanctuary", sanctuaryOf(naming)));
      return { sanctuary_deck: naming.putUnder(deck, order) };
    },

    market(request, rules) {
      const region = regionOf(rules);
      const table = {
        players: need(request, "players", players),
        round: need(request, "round", integer),
        market: need(request, "market", distinct("region", region)),
        region_deck: need(request, "region_deck", distinct("region", region)),
        removed: need(request, "removed", distinct("region", region)),
      };
      return rules.nextMarket(table, need(request, "readings", readings));
    },

    "set-up"(request, rules) {
      const setup = {
        players: need(request, "players", players),
        variant: need(request, "variant", variant),
        readings: need(request, "readings", readings),
        region_deck: need(request, "region_deck", regionDeckOf(rules)),
        sanctuary_deck: [],
      };
      let game = Game.begin(setup, rules);
      if (setup.variant === "advanced") {
        const region = regionOf(rules);
        need(request, "kept", listOf(listOf(region))).forEach((kept, seat) => {
          game = game.apply({ type: "keep", seat, regions: [...kept].sort((one, other) => one - other) });
        });
        game = game.apply({ type: "shuffle", regions: need(request, "shuffled", listOf(region)) });
      }
      const { players: seated, market, region_deck } = game.state;
      return { hands: seated.map(({ hand }) => hand), market, region_deck };
    },

    rank(request, rules) {
      const player = (value) => ({
        total: need(object(value), "total", integer),
        regions: need(value, "regions", distinct("region", regionOf(rules))),
        hand: need(value, "hand", distinct("region", regionOf(rules))),
      });
      return { ranks: rules.ranks(need(request, "players", listOf(player)), need(request, "readings", readings)) };
    },

    play(request, rules) {
      const { setup, actions, naming } = gameOf(request, rules);
      const show = need(request, "show", listOf(oneOf(["state", "legal", "observations", "result"])));
      const after = need(request, "after", oneOf(["every", "last"]));
      let game = Game.begin(setup, naming);
      let step = after === "every" || actions.length === 0 ? stepOf(game, show) : null;
      const steps = [step];
      actions.forEach((action, index) => {
        let shown = (current) => (after === "every" || index === actions.length - 1 ? stepOf(current, show) : null);
        try {
          game = game.apply(action);
        } catch (error) {
          if (!(error instanceof IllegalAction)) throw error;
          shown = () => ({ error: { code: error.code } });
        }
        step = shown(game);
        steps.push(step);
      });
      return { steps: after === "every" ? steps : [step] };
    },

    perft(request, rules) {
      const { setup, actions, naming } = gameOf(request, rules);
      const depth = need(request, "depth", nullOr(integer)) ?? Infinity;
      const position = actions.reduce((game, action) => game.apply(action), Game.begin(setup, naming));
      const sums = { leaves: 0, over: 0, fame: position.state.players.map(() => 0) };
      countContinuations(position, depth, sums);
      return sums;
    },
  }),
);

/** The rules, knowing the Sanctuaries that this request names. */
const namingFor = (request, rules, needed = true) =>
  needed || Object.hasOwn(request, "cards") ? need(request, "cards", (cards) => rulesNaming(rules, cards)) : rules;

function gameOf(request, rules) {
  const naming = namingFor(request, rules);
  return { naming, setup: need(request, "setup", setupOf(naming)), actions: need(request, "actions", listOf(action)) };
}

function stepOf(game, show) {
  const views = {
    state: () => game.state,
    legal: () => game.legal(),
    observations: () => game.state.players.map((_, seat) => game.observe(seat)),
    result: () => game.result(),
  };
  return Object.fromEntries(show.map((name) => [name, views[name]()]));
}

function countContinuations(game, depth, sums) {
  const result = game.result();
  if (result === null && depth > 0) {
    for (const action of game.legal()) countContinuations(game.after(action), depth - 1, sums);
    return;
  }
  sums.leaves += 1;
  if (result === null) return;
  sums.over += 1;
  result.totals.forEach((total, seat) => {
    sums.fame[seat] += total;
  });
}

// --------------------------------------------------------------------------------------------------------- the wire

/** The answer to one line, as one line. */
export function answerLine(line, rules) {
  let id = null;
  try {
    const request = object(parse(line));
    id = need(request, "id", integer);
    const answer = ANSWERS.get(need(request, "request", string));
    if (answer === undefined) throw new BadRequest("unknown-request", "there is no such request");
    return `{"id":${id},"answer":${JSON.stringify(answer(request, rules))}}`;
  } catch (error) {
    const code = error instanceof BadRequest || error instanceof IllegalAction ? error.code : "internal-error";
    return JSON.stringify({ id, error: { code, message: String(error.message) } });
  }
}

function parse(line) {
  if (line === null) throw new BadRequest("not-json", "the line is not UTF-8");
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BadRequest("not-json", error.message);
  }
}

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** The lines of some bytes; null for a line that is not UTF-8. */
function linesOf(bytes) {
  try {
    return UTF8.decode(bytes).split("\n");
  } catch {
    const lines = [];
    for (let start = 0, end; start <= bytes.length; start = end + 1) {
      end = bytes.indexOf(10, start);
      if (end < 0) end = bytes.length;
      try {
        lines.push(UTF8.decode(bytes.subarray(start, end)));
      } catch {
        lines.push(null);
      }
    }
    return lines;
  }
}

/** Answer every line of standard input until it ends: all that have come, then one write. */
export function serve(rules = RULES) {
  let pending = [];
  const answer = (bytes) => process.stdout.write(linesOf(bytes).map((line) => `${answerLine(line, rules)}\n`).join(""));
  process.stdin.on("data", (chunk) => {
    const end = chunk.lastIndexOf(10);
    if (end < 0) {
      pending.push(chunk);
      return;
    }
    const whole = Buffer.concat([...pending, chunk.subarray(0, end)]);
    pending = [chunk.subarray(end + 1)];
    answer(whole);
  });
  process.stdin.on("end", () => {
    const rest = Buffer.concat(pending);
    if (rest.length > 0) answer(rest);
  });
}

const isMain = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isMain) {
  if (process.argv[2] === "--bench") bench(Number(process.argv[3]), Number(process.argv[4]));
  else serve();
}
