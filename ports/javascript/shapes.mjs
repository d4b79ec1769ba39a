/** What a request must look like: each check returns the value or throws a BadRequest with a canonical code. */

import { sanctuaryId } from "./faraway.mjs";
import { READINGS, readingsOf } from "./readings.mjs";

/** A request that cannot be answered, and the code of the reason. */
export class BadRequest extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

const refuse = (code, message) => {
  throw new BadRequest(code, message);
};

export const object = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : refuse("wrong-type", "an object is needed");

export const integer = (value) => (Number.isInteger(value) ? value : refuse("wrong-type", "a whole number is needed"));

export const string = (value) => (typeof value === "string" ? value : refuse("wrong-type", "a string is needed"));

const boolean = (value) => (typeof value === "boolean" ? value : refuse("wrong-type", "true or false is needed"));

export const listOf = (item) => (value) => (Array.isArray(value) ? value.map(item) : refuse("wrong-type", "a list is needed"));

export const nullOr = (item) => (value) => (value === null ? null : item(value));

export const oneOf = (words) => (value) => (words.includes(string(value)) ? value : refuse("unknown-value", `${value} is none of ${words.join(", ")}`));

/** The value under a key that must be there. */
export function need(given, key, check) {
  if (!Object.hasOwn(given, key)) refuse("missing-key", `${key} is missing`);
  return check(given[key]);
}

/** No card twice. */
export const distinct = (noun, item) => (value) => {
  const cards = listOf(item)(value);
  return new Set(cards).size === cards.length ? cards : refuse(`${noun}-twice`, `a ${noun} stands twice`);
};

/** All twelve readings; those left out have their defaults. */
export function readings(value) {
  for (const [name, chosen] of Object.entries(object(value))) {
    if (!Object.hasOwn(READINGS, name)) refuse("unknown-reading", `there is no reading ${name}`);
    if (!READINGS[name].includes(string(chosen))) refuse("unknown-reading-value", `${name} cannot be ${chosen}`);
  }
  return readingsOf(value);
}

function quest(value) {
  const pays = object(value);
  const per = need(pays, "per", oneOf(["fixed", "clue", "night", "stone", "chimera", "thistle", "biome", "biome-set"]));
  return { per, biomes: per === "biome" ? need(pays, "biomes", listOf(string)) : [], fame: need(pays, "fame", integer) };
}

function facts(value) {
  const card = object(value);
  const read = {
    biome: need(card, "biome", nullOr(string)),
    night: need(card, "night", boolean),
    clues: need(card, "clues", integer),
    stones: need(card, "stones", integer),
    chimeras: need(card, "chimeras", integer),
    thistles: need(card, "thistles", integer),
    quest: need(card, "quest", nullOr(quest)),
  };
  return { id: need(card, "id", string), printed: sanctuaryId(read) };
}

/**
 * The cards of a request by the names that the request gives them: a Sanctuary is recognised by its facts. Where all bear
 * the names that they have here, nothing need be made anew.
 * @returns the rules, knowing those names
 */
export function rulesNaming(rules, cards) {
  const read = listOf(facts)(cards);
  if (read.every(({ id, printed }) => id === printed && rules.sanctuaries.has(id))) return rules;
  const named = new Map();
  for (const { id, printed } of read) if (rules.sanctuaries.has(printed)) named.set(id, rules.sanctuaries.get(printed));
  return Object.create(rules, { sanctuaries: { value: named } });
}

/** A Region that exists. */
export const regionOf = (rules) => (value) =>
  rules.regions.has(integer(value)) ? value : refuse("unknown-region", `there is no Region ${value}`);

/** A Sanctuary that exists, by the name that the request gives it. */
export const sanctuaryOf = (rules) => (value) =>
  rules.sanctuaries.has(string(value)) ? value : refuse("unknown-sanctuary", `there is no Sanctuary ${value}`);

/** How many play. */
export function players(value) {
  if (integer(value) < 2) refuse("too-few-players", "at least two play");
  return value <= 6 ? value : refuse("too-many-players", "at most six play");
}

export const variant = oneOf(["standard", "advanced"]);

/** Each card of the box exactly once, and no other: a card that does not exist makes a deck that is not whole. */
const wholeDeck = (item, box, size) => (value) => {
  const cards = listOf(item)(value);
  const whole = cards.length === size && new Set(cards).size === size && cards.every((card) => box.has(card));
  return whole ? cards : refuse("deck-incomplete", `a deck must hold each of the ${size} cards once`);
};

export const regionDeckOf = (rules) => wholeDeck(integer, rules.regions, 68);

export const setupOf = (rules) => (value) => {
  const given = object(value);
  return {
    players: need(given, "players", players),
    variant: need(given, "variant", variant),
    readings: need(given, "readings", readings),
    region_deck: need(given, "region_deck", regionDeckOf(rules)),
    sanctuary_deck: need(given, "sanctuary_deck", wholeDeck(string, rules.sanctuaries, 45)),
  };
};

/** An action has the form shown; whether the game allows it, or knows the card, is for the game to say. */
const ACTION_KEYS = {
  keep: { seat: integer, regions: listOf(integer) },
  shuffle: { regions: listOf(integer) },
  explore: { seat: integer, region: integer },
  take: { seat: integer, region: integer },
  place: { seat: integer, sanctuary: string },
  decline: { seat: integer },
  return: { seat: integer, sanctuary: string },
  "return-order": { seat: integer, sanctuaries: listOf(string) },
};

export function action(value) {
  const given = object(value);
  const type = need(given, "type", oneOf(Object.keys(ACTION_KEYS)));
  const read = { type };
  for (const [key, check] of Object.entries(ACTION_KEYS[type])) read[key] = need(given, key, check);
  return read;
}
