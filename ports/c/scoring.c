/*
 * What cards pay. Nine counts (cards of the four biomes, night cards, clues, stones, chimeras, thistles) are packed
 * into one word, seven bits each: adding a card is one addition. No count passes 63, so the seventh bit of each is free
 * to show, after a subtraction, that the count was not smaller. The highest bit of the word is always 1 when a card is
 * scored: a fixed quest counts it.
 */
#include "faraway.h"

enum field { F_BIOME = 0, F_NIGHT = 4, F_CLUES, F_STONES, F_CHIMERAS, F_THISTLES, F_ONE = 9 };

#define SHIFT(field) ((uint8_t)((field) * 7))
#define ONE(field) ((uint64_t)1 << SHIFT(field))
#define GUARDS UINT64_C(0x4081020408102040)
#define ALWAYS ONE(F_ONE)

struct scored {
    uint64_t shows;  /* what the card adds when it is visible */
    uint64_t needs;  /* its prerequisite */
    int fame;
    uint8_t first;   /* where the count stands that the quest pays for */
    uint8_t second;  /* and where the other stands, when it pays for two biomes */
    uint8_t two, set;
};

static struct scored regions[REGION_COUNT + 1]; /* by duration */
static struct scored sanctuaries[SANCTUARY_COUNT];

static struct scored scored(const struct card *card) {
    static const uint8_t field_of[] = {F_ONE, F_ONE, F_CLUES, F_NIGHT, F_STONES, F_CHIMERAS, F_THISTLES, 0, 0};
    const struct quest *quest = &card->quest;
    struct scored ready = {0};
    if (card->biome != GRAY) ready.shows += ONE(F_BIOME + card->biome);
    if (card->time == NIGHT) ready.shows += ONE(F_NIGHT);
    ready.shows += card->icons.clues * ONE(F_CLUES) + card->icons.stones * ONE(F_STONES) +
                   card->icons.chimeras * ONE(F_CHIMERAS) + card->icons.thistles * ONE(F_THISTLES);
    ready.needs = card->prerequisite.stones * ONE(F_STONES) + card->prerequisite.chimeras * ONE(F_CHIMERAS) +
                  card->prerequisite.thistles * ONE(F_THISTLES);
    ready.fame = quest->fame;
    ready.set = quest->per == PER_BIOME_SET;
    ready.first = SHIFT(quest->per == PER_BIOMES ? F_BIOME + quest->first : field_of[quest->per]);
    ready.two = quest->second != GRAY;
    ready.second = ready.two ? SHIFT(F_BIOME + quest->second) : 0;
    return ready;
}

void prepare_scoring(void) {
    for (int row = 0; row < REGION_COUNT; row++) regions[row + 1] = scored(&REGIONS[row]);
    for (int row = 0; row < SANCTUARY_COUNT; row++) sanctuaries[row] = scored(&SANCTUARIES[row]);
}

static inline int count_at(uint64_t counts, int shift) { return (int)(counts >> shift & 63); }

/* Complete sets of four cards of four biomes. Rules: SCORE-13 */
static inline int biome_sets(uint64_t counts) {
    int fewest = count_at(counts, SHIFT(RIVER));
    for (int biome = CITY; biome <= DESERT; biome++) {
        int cards = count_at(counts, SHIFT(biome));
        fewest = cards < fewest ? cards : fewest;
    }
    return fewest;
}

/* Rules: SCORE-6 to SCORE-16, SANCT-3 */
static inline int fame_of(const struct scored *card, uint64_t counts) {
    if ((((counts | GUARDS) - card->needs) & GUARDS) != GUARDS) return 0;
    if (card->set) return card->fame * biome_sets(counts);
    return card->fame * (count_at(counts, card->first) + card->two * count_at(counts, card->second));
}

/* Rules: SCORE-1 to SCORE-5, SANCT-1, SANCT-2, WIN-1 */
void score_tableau(const struct tableau *tableau, struct fame *fame) {
    uint64_t counts = ALWAYS;
    int total = 0;
    for (int place = 0; place < tableau->sanctuary_count; place++) counts += sanctuaries[tableau->sanctuaries[place]].shows;
    for (int place = tableau->region_count - 1; place >= 0; place--) {
        const struct scored *region = &regions[tableau->regions[place]];
        counts += region->shows;
        total += fame->regions[place] = fame_of(region, counts);
    }
    for (int place = 0; place < tableau->sanctuary_count; place++)
        total += fame->sanctuaries[place] = fame_of(&sanctuaries[tableau->sanctuaries[place]], counts);
    fame->total = total;
}
