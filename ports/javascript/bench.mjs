/**
 * How fast this port scores, in its own process. Every port that can do this takes the same tableaux, so that the
 * checksums can be compared:
 *
 *   x starts at SEED modulo 2147483647 (1 instead of 0); a draw below n takes x = x * 48271 modulo 2147483647 and
 *   gives x modulo n. The Regions 1 to 68 and the Sanctuaries in the order of their ids each lie in a row. For each
 *   tableau, Regions: for place 0 to 7 swap that place with place + draw(68 - place); the first eight are played in that
 *   order. Sanctuaries: draw(8) of them, but at most as many as the Regions have ascents; for each place swap likewise
 *   with place + draw(45 - place). The rows are not put back in order between tableaux.
 *   Checksum: starts at 0; for every card's fame, Regions in play order and then Sanctuaries, 31 times the checksum
 *   plus the fame, modulo 4294967296.
 *
 * Only scoring is timed, in blocks; making the tableaux is not.
 */

import { ascents, REGIONS, SANCTUARIES, SCORING } from "./faraway.mjs";

const BLOCK = 4096;

/** Tableaux without end. */
export function* tableaux(seed) {
  const regions = REGIONS.map(({ duration }) => duration);
  const sanctuaries = SANCTUARIES.map(({ id }) => id);
  let x = seed % 2147483647 || 1;
  const below = (bound) => {
    x = (x * 48271) % 2147483647;
    return x % bound;
  };
  const first = (row, count) => {
    for (let place = 0; place < count; place += 1) {
      const other = place + below(row.length - place);
      [row[place], row[other]] = [row[other], row[place]];
    }
    return row.slice(0, count);
  };
  for (;;) {
    const played = first(regions, 8);
    yield { regions: played, sanctuaries: first(sanctuaries, Math.min(below(8), ascents(played))) };
  }
}

export function bench(count, seed, scoring = SCORING) {
  const source = tableaux(seed);
  let checksum = 0;
  let nanoseconds = 0n;
  const add = (fame) => {
    checksum = (Math.imul(checksum, 31) + fame) >>> 0;
  };
  for (let done = 0; done < count; done += BLOCK) {
    const block = Array.from({ length: Math.min(BLOCK, count - done) }, () => source.next().value);
    const start = process.hrtime.bigint();
    for (const { regions, sanctuaries } of block) {
      const sheet = scoring.score(regions, sanctuaries);
      sheet.regions.forEach(add);
      sheet.sanctuaries.forEach(add);
    }
    nanoseconds += process.hrtime.bigint() - start;
  }
  const seconds = Number(nanoseconds) / 1e9;
  console.log(JSON.stringify({ language: "JavaScript", tableaux: count, seed, seconds, per_second: Math.round(count / seconds), checksum }));
}
