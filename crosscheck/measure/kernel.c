/* The batch scoring kernel, translated by hand: a candidate of `python -m crosscheck measure compilers`. */
#include <stdint.h>
typedef int64_t i64;
enum { RIVER = 0, CITY = 6, FOREST = 12, DESERT = 18, STONE = 36, CHIMERA = 42, THISTLE = 48, ONE = 54 };
#define FREE ((1LL << (STONE + 5)) | (1LL << (CHIMERA + 5)) | (1LL << (THISTLE + 5)))
#define LANE(seen, lane) ((seen) >> (lane) & 31)
static inline i64 least_of(i64 a, i64 b) { return a < b ? a : b; }
static inline i64 sets_in(i64 s) {
  return least_of(least_of(LANE(s, RIVER), LANE(s, CITY)), least_of(LANE(s, FOREST), LANE(s, DESERT)));
}
static inline i64 reward(const i64 *f, i64 s, i64 sets) {
  return f[2] * (LANE(s, f[3]) + LANE(s, f[4])) + f[5] * sets;
}
static inline i64 fame_of(const i64 *f, i64 s) {
  i64 sets = f[5] > 0 ? sets_in(s) : 0;
  return (i64)((((s | FREE) - f[1]) & FREE) == FREE) * reward(f, s, sets);
}
static inline int surely_sound(const int8_t *r, const int8_t *t) {
  i64 signs = 0, taken = 0, twice = 0, finds = 0, last = 0;
  for (int k = 0; k < 8; k++) {
    i64 d = r[k], bit = (i64)(1ULL << (d & 63));
    signs |= (d - 1) | (68 - d); twice |= taken & bit; taken |= bit; finds += d > last; last = d;
  }
  taken = 0;
  for (int k = 0; k < 7; k++) {
    i64 s = t[k], bit = (i64)(1ULL << (s & 63));
    signs |= (s + 1) | (44 - s); twice |= taken & bit & INT64_MAX; taken |= bit; finds -= 1 + (s >> 63);
  }
  return signs >= 0 && twice == 0 && finds >= 1;
}
static int sound(const int8_t *r, const int8_t *t, i64 least) {
  i64 known = 0, finds = 0, last = 0, found = 0, faults = 0;
  uint64_t low = 0, high = 0, taken = 0;
  for (int k = 0; k < 8; k++) {
    i64 d = r[k]; int here = d > 0;
    uint64_t lower = here && d < 64 ? 1ULL << d : 0, upper = here && d > 63 ? 1ULL << (d & 63) : 0;
    faults |= (low & lower) || (high & upper) || d < 0 || d > 68 || known > here * 8;
    low |= lower; high |= upper; known += here; finds += d > last || !here; last = d;
  }
  for (int k = 0; k < 7; k++) {
    i64 s = t[k]; int here = s >= 0; uint64_t bit = here ? 1ULL << (s & 63) : 0;
    faults |= (taken & bit) || s < -1 || s > 44; taken |= bit; found += here;
  }
  return !faults && known >= least && found <= finds - 1;
}
i64 score_rows(int8_t *regions, int8_t *sanctuaries, i64 *rf, i64 *sf, int16_t *rfame, int16_t *sfame,
               int16_t *totals, i64 first, i64 stop, i64 least) {
  for (i64 row = first; row < stop; row++) {
    const int8_t *r = regions + row * 8, *t = sanctuaries + row * 7;
    if (!surely_sound(r, t) && !sound(r, t, least)) return row;
    i64 seen = 1LL << ONE, total = 0;
    for (int k = 0; k < 7; k++) seen += sf[(t[k] + 1) * 6];
    for (int k = 7; k >= 0; k--) {
      const i64 *f = rf + r[k] * 6;
      seen += f[0];
      i64 fame = fame_of(f, seen);
      rfame[row * 8 + k] = (int16_t)fame; total += fame;
    }
    i64 sets = sets_in(seen);
    for (int k = 0; k < 7; k++) {
      i64 fame = reward(sf + (t[k] + 1) * 6, seen, sets);
      sfame[row * 7 + k] = (int16_t)fame; total += fame;
    }
    totals[row] = (int16_t)total;
  }
  return stop;
}
