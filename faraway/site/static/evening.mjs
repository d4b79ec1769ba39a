/**
 * An evening: the players with their tableaux, who is being scored, and every state before it. A change makes a new
 * state; nothing is lost until a hundred changes later. The evening is kept on this device.
 */

import { checkTableau } from "./faraway.mjs";

export const MOST_PLAYERS = 6;
export const MOST_REGIONS = 8;
const MOST_UNDONE = 100;
const KEY = "faraway-evening-1";

const nobody = () => ({ name: "", regions: [], sanctuaries: [] });
const empty = () => ({ players: [nobody(), nobody()], current: 0 });

/** Return what is wrong with the cards of players, or undefined: unknown cards, too many, or one card twice. */
function isPlayable(players) {
  const cards = players.flatMap(({ regions, sanctuaries }) => [...regions, ...sanctuaries]);
  const faults = players.flatMap(({ regions, sanctuaries }) => checkTableau(regions, sanctuaries, { partial: true }));
  const passed = new Set(["too-few-regions", "too-many-sanctuaries"]);
  return players.length >= 1 && players.length <= MOST_PLAYERS && new Set(cards).size === cards.length && faults.every(({ code }) => passed.has(code));
}

/** Return a name that `faraway rank` accepts: printable, with single spaces. */
export const tidyName = (name) => String(name ?? "").replace(/[\p{C}\p{Z}]+/gu, " ").trim().slice(0, 24);

/** Return a state from what somebody wrote, or undefined if it is not one. */
export function readEvening(given) {
  const players = Array.isArray(given?.players) ? given.players : Array.isArray(given?.regions) ? [given] : undefined;
  if (players === undefined) return undefined;
  const read = players.map((player) => ({ name: tidyName(player?.name), regions: player?.regions, sanctuaries: player?.sanctuaries ?? [] }));
  if (!read.every(({ regions, sanctuaries }) => Array.isArray(regions) && Array.isArray(sanctuaries)) || !isPlayable(read)) return undefined;
  const current = Number.isInteger(given.current) && given.current >= 0 && given.current < read.length ? given.current : 0;
  return { players: read, current };
}

// ------------------------------------------------------------------------------------------------- links

const escaped = (name) => encodeURIComponent(name).replace(/[~_]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const cardsInLink = ({ regions, sanctuaries }) => `${regions.join(".")}${sanctuaries.length > 0 ? `~${sanctuaries.join(".")}` : ""}`;

/** Return the part of an address that describes an evening; one nameless tableau has a form of its own. */
export function toLink({ players }) {
  if (players.length === 1 && players[0].name === "") return `#t=${cardsInLink(players[0])}`;
  return `#e=${players.map((player) => `${escaped(player.name)}~${cardsInLink(player)}`).join("_")}`;
}

/** Decode an address that anybody may have written; what cannot be decoded stays as it is. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const split = (text) => (text ? text.split(".") : []);

/** Return the evening of an address: undefined if it has none, null if it cannot be read. */
export function fromLink(hash) {
  const tableau = (name, regions, sanctuaries) => ({ name, regions: split(regions).map(Number), sanctuaries: split(sanctuaries) });
  if (hash.startsWith("#t=")) {
    const [regions, sanctuaries] = decoded(hash.slice(3)).split("~");
    return readEvening({ players: [tableau("", regions, sanctuaries)] }) ?? null;
  }
  if (!hash.startsWith("#e=")) return undefined;
  const players = hash.slice(3).split("_").map((player) => player.split("~").map(decoded));
  return readEvening({ players: players.map((fields) => tableau(...fields)) }) ?? null;
}

// ------------------------------------------------------------------------------------------------- the evening

export class Evening {
  constructor() {
    this.past = [];
    this.future = [];
    this.present = empty();
    this.isOnlyViewed = false;
    this.restore();
  }

  /** Take the evening that is kept on this device, if there is one that can be read. */
  restore() {
    try {
      const { past, present, future } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      const kept = readEvening(present);
      if (kept === undefined) return;
      const states = (list) => (Array.isArray(list) ? list.map(readEvening).filter((state) => state !== undefined) : []);
      Object.assign(this, { present: kept, past: states(past), future: states(future) });
    } catch {
      // A device that keeps nothing, or something that is not ours: begin anew.
    }
  }

  store() {
    if (this.isOnlyViewed) return;
    try {
      localStorage.setItem(KEY, JSON.stringify({ past: this.past, present: this.present, future: this.future }));
    } catch {
      // Nothing can be kept on this device; the page works all the same.
    }
  }

  /** Show an evening from a link; what is kept on this device stays until something is changed. */
  view(state) {
    if (!this.isOnlyViewed) this.kept = this.present;
    this.isOnlyViewed = true;
    this.present = state;
  }

  change(make) {
    const next = structuredClone(this.present);
    make(next);
    const before = this.isOnlyViewed ? [this.kept, this.present] : [this.present];
    this.past = [...this.past, ...before].slice(-MOST_UNDONE);
    Object.assign(this, { present: next, future: [], isOnlyViewed: false });
    this.store();
  }

  undo() {
    if (this.past.length === 0) return false;
    this.future = [this.present, ...this.future];
    this.present = this.past.pop();
    this.store();
    return true;
  }

  redo() {
    if (this.future.length === 0) return false;
    this.past = [...this.past, this.present];
    this.present = this.future.shift();
    this.store();
    return true;
  }

  get players() {
    return this.present.players;
  }

  get player() {
    return this.present.players[this.present.current];
  }

  choose(seat) {
    this.present = { ...this.present, current: seat };
    this.store();
  }

  /** Return the seat in whose tableau a card lies; -1 if it lies in none. */
  holder(card) {
    return this.players.findIndex(({ regions, sanctuaries }) => regions.includes(card) || sanctuaries.includes(card));
  }

  add(row, card) {
    this.change((next) => {
      for (const player of next.players) player[row] = player[row].filter((other) => other !== card);
      next.players[next.current][row].push(card);
    });
  }

  remove(row, card) {
    this.change((next) => {
      const player = next.players[next.current];
      player[row] = player[row].filter((other) => other !== card);
    });
  }

  /** Move a card of the current tableau; return whether anything changed. */
  move(row, card, position) {
    const others = this.player[row].filter((other) => other !== card);
    const target = Math.max(0, Math.min(position, others.length));
    if (this.player[row].indexOf(card) === target) return false;
    others.splice(target, 0, card);
    this.change((next) => {
      next.players[next.current][row] = others;
    });
    return true;
  }

  addPlayer() {
    this.change((next) => {
      next.players.push(nobody());
      next.current = next.players.length - 1;
    });
  }

  removePlayer(seat) {
    this.change((next) => {
      next.players.splice(seat, 1);
      next.current = Math.min(next.current, next.players.length - 1);
    });
  }

  rename(seat, name) {
    this.change((next) => {
      next.players[seat].name = name;
    });
  }

  clear() {
    this.change((next) => {
      Object.assign(next.players[next.current], { regions: [], sanctuaries: [] });
    });
  }

  /** Begin a new evening with the same people. */
  renew() {
    this.change((next) => {
      for (const player of next.players) Object.assign(player, { regions: [], sanctuaries: [] });
      next.current = 0;
    });
  }

  /** Replace everything by another evening, or the current tableau by another one without a name. */
  load(state) {
    this.change((next) => {
      if (state.players.length > 1 || state.players[0].name !== "") Object.assign(next, state);
      else Object.assign(next.players[next.current], { regions: state.players[0].regions, sanctuaries: state.players[0].sanctuaries });
    });
  }

  /** Return whether a single tableau can be laid out here without a card lying in two. */
  accepts(state) {
    if (state.players.length > 1 || state.players[0].name !== "") return true;
    const others = this.players.filter((player) => player !== this.player);
    return isPlayable([...others, state.players[0]]);
  }
}
