/*
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
#include <stdio.h>
#include <time.h>

#include "faraway.h"

enum { BLOCK = 4096 };

static uint64_t x;
static uint8_t region_row[REGION_COUNT], sanctuary_row[SANCTUARY_COUNT];

static int draw_below(int bound) {
    x = x * 48271 % 2147483647;
    return (int)(x % (uint64_t)bound);
}

static void draw_first(uint8_t *row, int size, int count, uint8_t *drawn) {
    for (int place = 0; place < count; place++) {
        int other = place + draw_below(size - place);
        uint8_t card = row[other];
        row[other] = row[place];
        drawn[place] = row[place] = card;
    }
}

static void draw_tableau(struct tableau *tableau) {
    int ascents = 0;
    tableau->region_count = MOST_REGIONS;
    draw_first(region_row, REGION_COUNT, MOST_REGIONS, tableau->regions);
    for (int place = 1; place < MOST_REGIONS; place++) ascents += tableau->regions[place] > tableau->regions[place - 1];
    int wanted = draw_below(8);
    tableau->sanctuary_count = wanted < ascents ? wanted : ascents;
    draw_first(sanctuary_row, SANCTUARY_COUNT, tableau->sanctuary_count, tableau->sanctuaries);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void bench(long count, long seed) {
    static struct tableau tableaux[BLOCK];
    uint32_t checksum = 0;
    double seconds = 0;
    x = (uint64_t)seed % 2147483647;
    if (x == 0) x = 1;
    for (int row = 0; row < REGION_COUNT; row++) region_row[row] = (uint8_t)(row + 1);
    for (int row = 0; row < SANCTUARY_COUNT; row++) sanctuary_row[row] = (uint8_t)row;
    for (long done = 0; done < count; done += BLOCK) {
        int block = count - done < BLOCK ? (int)(count - done) : BLOCK;
        for (int each = 0; each < block; each++) draw_tableau(&tableaux[each]);
        double start = now();
        for (int each = 0; each < block; each++) {
            const struct tableau *tableau = &tableaux[each];
            struct fame fame;
            score_tableau(tableau, &fame);
            for (int place = 0; place < tableau->region_count; place++) checksum = checksum * 31 + (uint32_t)fame.regions[place];
            for (int place = 0; place < tableau->sanctuary_count; place++) checksum = checksum * 31 + (uint32_t)fame.sanctuaries[place];
        }
        seconds += now() - start;
    }
    printf("{\"language\":\"C\",\"tableaux\":%ld,\"seed\":%ld,\"seconds\":%.9f,\"per_second\":%.0f,\"checksum\":%u}\n", count, seed, seconds,
           (double)count / seconds, checksum);
}
