/* The cards of Faraway and what they pay. A Region is its exploration duration, a Sanctuary its row in SANCTUARIES. */
#ifndef FARAWAY_H
#define FARAWAY_H

#include <stdint.h>

enum biome { GRAY = -1, RIVER, CITY, FOREST, DESERT };
enum time { DAY, NIGHT };
enum per { PER_NOTHING, PER_FIXED, PER_CLUE, PER_NIGHT, PER_STONE, PER_CHIMERA, PER_THISTLE, PER_BIOMES, PER_BIOME_SET };

struct icons { int clues, stones, chimeras, thistles; };
struct wonders { int stones, chimeras, thistles; };
struct quest { enum per per; enum biome first, second; int fame; };

struct card {
    int duration; /* 0 for a Sanctuary */
    enum biome biome;
    enum time time;
    struct icons icons;
    struct wonders prerequisite;
    struct quest quest;
};

enum { REGION_COUNT = 68, SANCTUARY_COUNT = 45, MOST_REGIONS = 8, MOST_SANCTUARIES = 7 };

extern const struct card REGIONS[REGION_COUNT];         /* by duration: the Region of duration d stands at d - 1 */
extern const struct card SANCTUARIES[SANCTUARY_COUNT];

struct tableau {
    int region_count, sanctuary_count;
    uint8_t regions[MOST_REGIONS];         /* durations, in play order */
    uint8_t sanctuaries[MOST_SANCTUARIES]; /* rows of SANCTUARIES */
};

struct fame {
    int total;
    int regions[MOST_REGIONS], sanctuaries[MOST_SANCTUARIES];
};

/* Makes scoring ready; call once before the first tableau is scored. */
void prepare_scoring(void);

/* The fame of every card of a tableau (whole, or its last Regions). Nothing is checked. */
void score_tableau(const struct tableau *tableau, struct fame *fame);

/* Scores `count` tableaux drawn from `seed` and prints how fast that went (see bench.c). */
void bench(long count, long seed);

#endif
