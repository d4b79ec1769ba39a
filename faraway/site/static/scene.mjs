/** What a question lays out, as `faraway.rulebook.cases.scene` reads it: Regions in lists, Sanctuaries that are described. */

import { paidAt, readPhrases } from "./phrases.mjs";
import { ENDS, at, isAny, list } from "./words.mjs";

const LINKS = list("the conj small card region then neutral own plus");
const [MOST_LINKS, NEAR] = [4, 2];
const COLOURS = list("green yellow red blue gray");

export class Scene {
  constructor(reading) {
    this.reading = reading;
    this.words = reading.words;
    this.phrases = readPhrases(this.words);
    const taken = new Set(this.words.flatMap((_, place) => (this.isTaken(place) ? [place] : [])));
    for (const { place, role } of reading.numbers) {
      const paid = role === "quest" ? paidAt(this.words, place) : null;
      for (let each = place + 1; each < (paid?.end ?? 0); each += 1) taken.add(each);
    }
    this.freeNumbers = reading.numbers.filter(({ place }) => !taken.has(place));
    this.freeWords = this.words.filter((_, place) => !this.isTaken(place));
    this.lists = this.readLists();
  }

  /** Return true if the word at a place describes a Sanctuary. */
  isTaken(place) {
    return this.phrases.some(({ start, end }) => start <= place && place < end);
  }

  /** Return the Regions of the question as they are listed, with the kinds of words about them. */
  readLists() {
    const runs = [];
    for (const number of this.freeNumbers.filter(({ role }) => role === "duration")) {
      if (runs.length > 0 && this.isLinked(runs.at(-1).at(-1), number)) runs.at(-1).push(number);
      else runs.push([number]);
    }
    return runs.map((run, index) => {
      const [start, end] = [run[0].place, run.at(-1).place];
      const after = index > 0 ? runs[index - 1].at(-1).place + 1 : 0;
      const before = index + 1 < runs.length ? runs[index + 1][0].place : this.words.length;
      return { cards: run.map(({ value }) => value), start, end, kinds: this.kindsAbout(after, start, end, before) };
    });
  }

  isLinked(left, right) {
    const between = this.words.slice(left.place + 1, right.place);
    const isLink = (word) => word.text === "," || (isAny(word, LINKS) && !isAny(word, ["faceup", "have"]));
    const isJoined = between.length === 0 || between.some((word) => word.text === "," || isAny(word, ["conj", "then", "plus"]));
    return between.length <= MOST_LINKS && between.every(isLink) && isJoined;
  }

  /** Return the kinds of what leads to a list, and of what follows it up to the next stop. */
  kindsAbout(after, start, end, before) {
    const last = this.words.slice(after, start).findLastIndex((word) => ENDS.includes(word.text));
    const stop = this.words.slice(end + 1, before).findIndex((word) => word.kinds.has("break"));
    const until = stop < 0 ? before : end + 1 + stop;
    return new Set(this.words.flatMap((word, place) => (place > after + last && place < until && !this.isTaken(place) ? [...word.kinds] : [])));
  }

  /** Return words near a Region that may be names of players. */
  get names() {
    const places = this.lists.flatMap(({ start, end }) => [start, end]);
    const isNear = (word, place) => word.kinds.has("stranger") && places.some((each) => Math.abs(place - each) <= NEAR);
    return new Set(this.words.filter(isNear).map(({ text }) => text));
  }

  /** Return true if every colour that is named belongs to a Sanctuary. */
  get isRead() {
    const colours = (word) => COLOURS.filter((colour) => word.kinds.has(colour));
    const named = new Set(this.words.flatMap((word, place) => (this.isTaken(place) ? colours(word) : [])));
    const isTold = (word, place) => colours(word).every((colour) => named.has(colour)) && at(this.words, place - 1).kinds.has("the");
    return this.words.every((word, place) => colours(word).length === 0 || this.isTaken(place) || isTold(word, place));
  }

  /** Return the places where the sentence of a place begins, and of its stop. */
  sentenceAt(own) {
    const ends = this.words.flatMap((word, place) => (ENDS.includes(word.text) ? [place] : []));
    return [(ends.findLast((place) => place < own) ?? -1) + 1, ends.find((place) => place >= own) ?? this.words.length];
  }
}
