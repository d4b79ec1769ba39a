/** `node --test ports/javascript/test.mjs`: expected values are worked out by hand from the rulebooks. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkTableau, REGIONS, SANCTUARIES, sanctuaryId, scoreTableau } from "./faraway.mjs";
import { Game, IllegalAction } from "./game.mjs";
import { answerLine } from "./port.mjs";
import { EDITIONS, READINGS, readingsOf } from "./readings.mjs";
import { RULES } from "./rules.mjs";

const REGION_DECK = REGIONS.map(({ duration }) => duration);
const SANCTUARY_DECK = SANCTUARIES.map(({ id }) => id);

/** A repeatable source of whole numbers below a bound. */
function below(seed) {
  let x = seed;
  return (bound) => {
    x = (x * 48271) % 2147483647;
    return x % bound;
  };
}

function shuffled(cards, random) {
  const deck = [...cards];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = random(place + 1);
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

test("the box holds 17 Regions of each biome, 21 of them by night, and 25 gray Sanctuaries", () => {
  assert.equal(REGIONS.length, 68);
  for (const biome of ["river", "city", "forest", "desert"]) {
    assert.equal(REGIONS.filter((region) => region.biome === biome).length, 17);
    assert.equal(SANCTUARIES.filter((sanctuary) => sanctuary.biome === biome).length, 5);
  }
  assert.equal(REGIONS.filter(({ night }) => night).length, 21);
  assert.equal(SANCTUARIES.filter(({ biome }) => biome === null).length, 25);
  assert.equal(new Set(SANCTUARY_DECK).size, 45);
  for (const sanctuary of SANCTUARIES) assert.equal(sanctuaryId(sanctuary), sanctuary.id);
});

test("the German worked example pays 0, 2, 12 and 6, and its Sanctuaries 0 and 2", () => {
  const sheet = scoreTableau([44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"]);
  assert.deepEqual(sheet.regions, [6, 12, 2, 0]);
  assert.deepEqual(sheet.sanctuaries, [0, 2]);
  assert.equal(sheet.total, 22);
  assert.deepEqual(sheet.details.regions[1].prerequisite, {
    asked: { stones: 2, chimeras: 0, thistles: 1 },
    found: { stones: 2, chimeras: 0, thistles: 1 },
    met: true,
  });
  assert.equal(sheet.details.regions[0].questCount, 3);
  assert.equal(sheet.details.sanctuaries[0].questCount, null);
});

test("a prerequisite that is one short pays nothing", () => {
  assert.deepEqual(scoreTableau([68, 2, 6, 17, 23]).regions[0], 24); // 2 + 1 + 1 + 1 stones
  assert.deepEqual(scoreTableau([68, 2, 6, 17, 18]).regions[0], 0); // 2 + 1 + 1 stones
});

test("every complete set of biomes is paid, and coloured Sanctuaries belong to sets", () => {
  // forest 23 sees river 3, city 25, desert 9, forest 4, river 5, city 27, and a desert Sanctuary: two sets.
  assert.equal(scoreTableau([23, 3, 25, 9, 4, 5, 27], ["desert-clue"]).regions[0], 20);
  assert.equal(scoreTableau([23, 3, 25, 9, 4, 5, 27], ["gray-night-stone"]).regions[0], 10);
});

test("everything that is wrong with a tableau is told at once", () => {
  const codes = (...tableau) => checkTableau(...tableau).map(({ code }) => code);
  assert.deepEqual(codes([8, 7, 6, 5, 4, 3, 2, 1], []), []);
  assert.deepEqual(codes([8, 8, 69, 5, "4"], ["forest-rain"]), ["region-twice", "unknown-region", "wrong-type", "unknown-sanctuary", "too-few-regions"]);
  assert.deepEqual(codes([1, 2], ["forest-stone", "forest-stone"], { partial: true }), ["sanctuary-twice"]);
  assert.deepEqual(codes([8, 7, 6, 5, 4, 3, 1, 2], ["forest-stone", "forest-night"]), ["too-many-sanctuaries"]);
  assert.deepEqual(codes([8, 7, 6, 5, 4, 3, 2, 1], "none"), ["wrong-type"]);
  assert.deepEqual(codes([], [], { partial: true }), ["too-few-regions"]);
});

test("lower totals are ranked by the tie-break only where the reading says so", () => {
  const players = [
    { total: 40, regions: [9, 60], hand: [1] },
    { total: 30, regions: [12, 50], hand: [2] },
    { total: 40, regions: [8, 61], hand: [7] },
    { total: 30, regions: [11, 51], hand: [3] },
  ];
  assert.deepEqual(RULES.ranks(players, readingsOf()), [2, 4, 1, 3]);
  assert.deepEqual(RULES.ranks(players, readingsOf({}, "it")), [2, 3, 1, 3]);
  assert.deepEqual(RULES.ranks(players, readingsOf({}, "fr")), [2, 3, 1, 3]);
  assert.deepEqual(RULES.ranks(players, readingsOf({ "tie-break-cards": "possessed" })), [1, 3, 2, 4]);
  assert.deepEqual(RULES.ranks(players, readingsOf({ "tie-break-cards": "possessed" }, "fr")), [1, 3, 2, 3]);
});

test("a shortage is met as each reading says", () => {
  const draw = (given) => RULES.draw([30, 10, 20], [3, 2, 2], ["a", "b", "c", "d"], readingsOf(given));
  assert.equal(draw({}).one_by_one, true);
  assert.deepEqual(draw({ "sanctuary-shortage": "ascending-until-empty" }).drawn, [[], ["a", "b"], ["c", "d"]]);
  assert.deepEqual(draw({ "sanctuary-shortage": "card-by-card" }).drawn, [["c"], ["a", "d"], ["b"]]);
  const short = RULES.draw([30, 10, 20], [1, 2, 3], ["a", "b", "c"], readingsOf({ "sanctuary-shortage": "ascending-until-empty", "short-draw": "draw-none" }));
  assert.deepEqual(short, { drawn: [["c"], ["a", "b"], []], sanctuary_deck: [], one_by_one: false });
});

test("the market follows its readings in the last rounds", () => {
  const table = { players: 2, round: 7, market: [5], region_deck: [9, 3, 7, 1], removed: [6] };
  const market = (round, given) => RULES.nextMarket({ ...table, round }, readingsOf(given));
  assert.deepEqual(market(7, {}), { market: [3, 7, 9], region_deck: [1], removed: [5, 6] });
  assert.deepEqual(market(7, { "market-reveal": "while-needed" }), { market: [], region_deck: [9, 3, 7, 1], removed: [5, 6] });
  assert.deepEqual(market(8, {}), { market: [], region_deck: [9, 3, 7, 1], removed: [5, 6] });
  assert.deepEqual(market(8, { "final-market": "leave-all", "market-reveal": "every-round" }), { market: [3, 5, 7, 9], region_deck: [1], removed: [6] });
  const short = { ...table, region_deck: [9, 3] };
  assert.deepEqual(RULES.nextMarket(short, readingsOf()), { market: [3, 9], region_deck: [], removed: [5, 6] });
  assert.deepEqual(RULES.nextMarket(short, readingsOf({ "market-shortfall": "reveal-none" })), { market: [], region_deck: [9, 3], removed: [5, 6] });
});

test("in random games under every edition and reading no card is lost and each ends with eight Regions", () => {
  const random = below(20240607);
  const pick = (list) => list[random(list.length)];
  for (let played = 0; played < 60; played += 1) {
    const readings =
      played % 2 === 0
        ? readingsOf({}, pick(Object.keys(EDITIONS)))
        : Object.fromEntries(Object.entries(READINGS).map(([name, values]) => [name, pick(values)]));
    const players = 2 + (played % 5);
    const variant = played % 3 === 0 ? "advanced" : "standard";
    let game = Game.begin({ players, variant, readings, region_deck: shuffled(REGION_DECK, random), sanctuary_deck: shuffled(SANCTUARY_DECK, random) });
    while (game.state.phase !== "over") {
      game = game.apply(pick(game.legal()));
      const { region_deck, market, removed, sanctuary_deck } = game.state;
      const held = game.state.players.flatMap((player) => [...player.hand, ...player.set_aside, ...player.regions, ...(player.chosen === null ? [] : [player.chosen])]);
      assert.equal(new Set([...region_deck, ...market, ...removed, ...held]).size, 68);
      assert.equal(region_deck.length + market.length + removed.length + held.length, 68);
      const sanctuaries = [...sanctuary_deck, ...game.state.players.flatMap((player) => [...player.drawn, ...player.sanctuaries])];
      assert.equal(new Set(sanctuaries).size, 45);
      assert.equal(sanctuaries.length, 45);
    }
    for (const player of game.state.players) assert.equal(player.regions.length, 8);
    assert.equal(Math.min(...game.result().ranks), 1);
  }
});

test("illegal actions are refused with every reason", () => {
  const game = Game.begin({ players: 2, variant: "standard", readings: {}, region_deck: REGION_DECK, sanctuary_deck: SANCTUARY_DECK });
  const codes = (position, action) => position.reasonsAgainst(action);
  assert.deepEqual(codes(game, { type: "take", seat: 0, region: 7 }), ["wrong-phase"]);
  assert.deepEqual(codes(game, { type: "explore", seat: 2, region: 1 }), ["unknown-seat"]);
  const chosen = game.apply({ type: "explore", seat: 0, region: 1 });
  assert.deepEqual(codes(chosen, { type: "explore", seat: 0, region: 1 }), ["already-chosen", "not-in-hand"]);
  const turn = chosen.apply({ type: "explore", seat: 1, region: 4 });
  assert.deepEqual(codes(turn, { type: "take", seat: 1, region: 68 }), ["not-your-turn", "not-in-market"]);
  assert.throws(() => turn.apply({ type: "take", seat: 0, region: 68 }), IllegalAction);
  assert.equal(turn.state.turn, 0);
});

test("nothing hidden is observed", () => {
  const setup = { players: 2, variant: "standard", readings: {}, region_deck: REGION_DECK, sanctuary_deck: SANCTUARY_DECK };
  const game = Game.begin(setup).apply({ type: "explore", seat: 0, region: 2 });
  const seen = game.observe(1);
  assert.deepEqual(seen.you.hand, [4, 5, 6]);
  assert.deepEqual(seen.players[0], { hand: 2, set_aside: 0, has_chosen: true, drawn: 0, regions: [], sanctuaries: [] });
  assert.equal(seen.region_deck, 59);
  assert.equal(seen.sanctuary_deck, 45);
});

test("a bad line is answered with its code", () => {
  const code = (line) => JSON.parse(answerLine(line, RULES)).error?.code;
  assert.equal(code("{"), "not-json");
  assert.equal(code("[]"), "wrong-type");
  assert.equal(code('{"id": 1}'), "missing-key");
  assert.equal(code('{"id": 1, "request": "constructor"}'), "unknown-request");
  assert.equal(code('{"id": 1, "request": "score", "regions": [8, 7, 6, 5, 4, 3, 2, 1]}'), "missing-key");
  assert.equal(code('{"id": 1, "request": "score", "regions": [8, 7, 6, 5, 4, 3, 2, 1], "sanctuaries": []}'), undefined);
  assert.equal(code('{"id": 1, "request": "score", "regions": [8, 7, 6, 5, 4, 3, 1, 2], "sanctuaries": ["x"], "cards": []}'), "unknown-sanctuary");
});

test("a Sanctuary is recognised by its facts, whatever it is called", () => {
  const { id, ...facts } = SANCTUARIES.find((sanctuary) => sanctuary.id === "gray-fixed-5");
  const request = { id: 3, request: "score", regions: [8, 7, 6, 5, 4, 3, 1, 2], sanctuaries: ["S-17"], cards: [{ id: "S-17", ...facts }] };
  assert.deepEqual(JSON.parse(answerLine(JSON.stringify(request), RULES)).answer.sanctuaries, [5]);
});
