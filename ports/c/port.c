/*
 * The C port on the wire (faraway-wire-1, levels 1 and 2): reads requests from standard input, answers on standard
 * output. `port --bench N SEED` scores N tableaux in this process instead and prints how fast that went.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faraway.h"
#include "json.h"

/* ------------------------------------------------------------------------------------------------------ the output */

static char *output;
static size_t output_length, output_room;

static void put_bytes(const char *bytes, size_t length) {
    if (output_room - output_length < length) {
        output_room = (output_room + length) * 2;
        output = realloc(output, output_room);
        if (output == NULL) exit(3);
    }
    memcpy(output + output_length, bytes, length);
    output_length += length;
}

__attribute__((format(printf, 1, 2))) static void put(const char *format, ...) {
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    put_bytes(text, (size_t)length);
}

static void put_number(int64_t number) {
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = number < 0 ? -(uint64_t)number : (uint64_t)number;
    do *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *--at = '-';
    put_bytes(at, (size_t)(digits + sizeof digits - at));
}

static void put_numbers(const int *numbers, int count) {
    for (int place = 0; place < count; place++) {
        if (place > 0) put_bytes(",", 1);
        put_number(numbers[place]);
    }
}

static void flush_output(void) {
    for (size_t done = 0; done < output_length;) {
        ssize_t written = write(STDOUT_FILENO, output + done, output_length - done);
        if (written < 0) exit(0); /* nobody listens any more */
        done += (size_t)written;
    }
    output_length = 0;
}

/* ------------------------------------------------------------------------------------------------------- catalogue */

static const char *const BIOMES[] = {"river", "city", "forest", "desert"};
static const char *const PER[] = {NULL, "fixed", "clue", "night", "stone", "chimera", "thistle", "biome", "biome-set"};

static void put_quest(const struct quest *quest) {
    if (quest->per == PER_NOTHING) {
        put("null");
        return;
    }
    put("{\"per\":\"%s\",", PER[quest->per]);
    if (quest->per == PER_BIOMES) {
        put("\"biomes\":[\"%s\"", BIOMES[quest->first]);
        if (quest->second != GRAY) put(",\"%s\"", BIOMES[quest->second]);
        put("],");
    }
    put("\"fame\":%d}", quest->fame);
}

static void put_card(const struct card *card) {
    const struct icons *icons = &card->icons;
    put("{");
    if (card->duration != 0) put("\"duration\":%d,", card->duration);
    if (card->biome == GRAY) put("\"biome\":null,");
    else put("\"biome\":\"%s\",", BIOMES[card->biome]);
    put("\"night\":%s,", card->time == NIGHT ? "true" : "false");
    put("\"clues\":%d,\"stones\":%d,\"chimeras\":%d,\"thistles\":%d,", icons->clues, icons->stones, icons->chimeras, icons->thistles);
    if (card->duration != 0)
        put("\"prerequisite\":{\"stones\":%d,\"chimeras\":%d,\"thistles\":%d},", card->prerequisite.stones,
            card->prerequisite.chimeras, card->prerequisite.thistles);
    put("\"quest\":");
    put_quest(&card->quest);
    put("}");
}

static void put_cards(const struct card *cards, int count) {
    for (int row = 0; row < count; row++) {
        if (row > 0) put(",");
        put_card(&cards[row]);
    }
}

/* --------------------------------------------------------------------------------------------------- reading cards */

/* Each reader returns NULL, or the code of what is wrong. */

static const char *need(const struct json *object, const char *key, const struct json **value) {
    if (object->type != JSON_OBJECT) return "wrong-type";
    *value = json_member(object, key);
    return *value == NULL ? "missing-key" : NULL;
}

static const char *need_typed(const struct json *object, const char *key, enum json_type type, const struct json **value) {
    const char *code = need(object, key, value);
    if (code != NULL) return code;
    return (*value)->type == type ? NULL : "wrong-type";
}

static const char *read_count(const struct json *card, const char *key, int *count) {
    const struct json *value;
    const char *code = need_typed(card, key, JSON_INTEGER, &value);
    if (code == NULL) *count = value->integer < 0 || value->integer > 1000 ? 1000 : (int)value->integer;
    return code;
}

static enum biome biome_named(const struct json *name) {
    for (int biome = RIVER; biome <= DESERT; biome++)
        if (json_is_text(name, BIOMES[biome])) return biome;
    return (enum biome)(DESERT + 1);
}

static const char *read_biomes(const struct json *given, struct quest *quest) {
    const struct json *biomes;
    const char *code = need_typed(given, "biomes", JSON_LIST, &biomes);
    if (code != NULL) return code;
    if (biomes->length < 1 || biomes->length > 2) return "unknown-sanctuary";
    quest->first = biome_named(biomes->first);
    if (biomes->length == 2) quest->second = biome_named(biomes->first->next);
    return NULL;
}

static const char *read_quest(const struct json *given, struct quest *quest) {
    const struct json *per;
    const char *code;
    *quest = (struct quest){PER_NOTHING, GRAY, GRAY, 0};
    if (given->type == JSON_NULL) return NULL;
    if ((code = need_typed(given, "per", JSON_STRING, &per)) != NULL) return code;
    for (int kind = PER_FIXED; kind <= PER_BIOME_SET; kind++)
        if (json_is_text(per, PER[kind])) quest->per = (enum per)kind;
    if (quest->per == PER_NOTHING) return "unknown-value";
    if (quest->per == PER_BIOMES && (code = read_biomes(given, quest)) != NULL) return code;
    return read_count(given, "fame", &quest->fame);
}

static const char *read_facts(const struct json *given, struct card *card) {
    const struct json *biome, *night, *quest;
    const char *code;
    *card = (struct card){.biome = GRAY};
    if ((code = need(given, "biome", &biome)) != NULL) return code;
    if (biome->type == JSON_STRING) card->biome = biome_named(biome);
    else if (biome->type != JSON_NULL) return "wrong-type";
    if ((code = need_typed(given, "night", JSON_BOOLEAN, &night)) != NULL) return code;
    card->time = night->integer ? NIGHT : DAY;
    if ((code = read_count(given, "clues", &card->icons.clues)) != NULL) return code;
    if ((code = read_count(given, "stones", &card->icons.stones)) != NULL) return code;
    if ((code = read_count(given, "chimeras", &card->icons.chimeras)) != NULL) return code;
    if ((code = read_count(given, "thistles", &card->icons.thistles)) != NULL) return code;
    if ((code = need(given, "quest", &quest)) != NULL) return code;
    return read_quest(quest, &card->quest);
}

static bool same_facts(const struct card *one, const struct card *other) {
    return one->biome == other->biome && one->time == other->time && memcmp(&one->icons, &other->icons, sizeof one->icons) == 0 &&
           memcmp(&one->quest, &other->quest, sizeof one->quest) == 0;
}

/* The row of the Sanctuary that a request calls by this name: found by its facts. */
static const char *read_sanctuary(const struct json *name, const struct json *cards, int *row) {
    if (name->type != JSON_STRING) return "wrong-type";
    for (const struct json *given = cards->first; given != NULL; given = given->next) {
        const struct json *id;
        struct card card;
        const char *code = need_typed(given, "id", JSON_STRING, &id);
        if (code != NULL) return code;
        if (id->length != name->length || memcmp(id->text, name->text, id->length) != 0) continue;
        if ((code = read_facts(given, &card)) != NULL) return code;
        for (*row = 0; *row < SANCTUARY_COUNT; ++*row)
            if (same_facts(&card, &SANCTUARIES[*row])) return NULL;
    }
    return "unknown-sanctuary";
}

/* --------------------------------------------------------------------------------------------------------- scoring */

static const char *read_regions(const struct json *regions, struct tableau *tableau) {
    uint64_t met[2] = {0};
    for (const struct json *region = regions->first; region != NULL; region = region->next) {
        if (region->type != JSON_INTEGER) return "wrong-type";
        if (region->integer < 1 || region->integer > REGION_COUNT) return "unknown-region";
        uint64_t bit = (uint64_t)1 << region->integer % 64;
        if (met[region->integer / 64] & bit) return "region-twice";
        met[region->integer / 64] |= bit;
        if (tableau->region_count < MOST_REGIONS) tableau->regions[tableau->region_count++] = (uint8_t)region->integer;
    }
    return NULL;
}

static const char *read_sanctuaries(const struct json *sanctuaries, const struct json *cards, struct tableau *tableau) {
    uint64_t met = 0;
    for (const struct json *name = sanctuaries->first; name != NULL; name = name->next) {
        int row;
        const char *code = read_sanctuary(name, cards, &row);
        if (code != NULL) return code;
        if (met >> row & 1) return "sanctuary-twice";
        met |= (uint64_t)1 << row;
        if (tableau->sanctuary_count < MOST_SANCTUARIES) tableau->sanctuaries[tableau->sanctuary_count++] = (uint8_t)row;
    }
    return NULL;
}

static const char *read_tableau(const struct json *request, struct tableau *tableau) {
    const struct json *regions, *sanctuaries, *cards = NULL;
    const char *code;
    size_t ascents = 0;
    if ((code = need_typed(request, "regions", JSON_LIST, &regions)) != NULL) return code;
    if ((code = need_typed(request, "sanctuaries", JSON_LIST, &sanctuaries)) != NULL) return code;
    bool named = sanctuaries->length > 0 || json_member(request, "cards") != NULL;
    if (named && (code = need_typed(request, "cards", JSON_LIST, &cards)) != NULL) return code;
    if ((code = read_regions(regions, tableau)) != NULL) return code;
    if ((code = read_sanctuaries(sanctuaries, cards, tableau)) != NULL) return code;
    if (regions->length < MOST_REGIONS) return "too-few-regions";
    if (regions->length > MOST_REGIONS) return "too-many-regions";
    for (int place = 1; place < MOST_REGIONS; place++) ascents += tableau->regions[place] > tableau->regions[place - 1];
    return sanctuaries->length > ascents ? "too-many-sanctuaries" : NULL;
}

/* -------------------------------------------------------------------------------------------------------- the wire */

static const char *put_answer(const struct json *request, const struct json *id) {
    const struct json *word;
    struct tableau tableau = {0};
    struct fame fame;
    const char *code = need_typed(request, "request", JSON_STRING, &word);
    if (code != NULL) return code;
    bool hello = json_is_text(word, "hello"), catalogue = json_is_text(word, "catalogue"), score = json_is_text(word, "score");
    if (!hello && !catalogue && !score) return "unknown-request";
    if (score && (code = read_tableau(request, &tableau)) != NULL) return code;

    put_bytes("{\"id\":", 6);
    put_number(id->integer);
    put_bytes(",\"answer\":", 10);
    if (hello) {
        put("{\"protocol\":\"faraway-wire-1\",\"name\":\"faraway-c\",\"version\":\"1.0\",\"language\":\"C\",\"levels\":[1,2],\"readings\":{}}");
    } else if (catalogue) {
        put("{\"regions\":[");
        put_cards(REGIONS, REGION_COUNT);
        put("],\"sanctuaries\":[");
        put_cards(SANCTUARIES, SANCTUARY_COUNT);
        put("]}");
    } else {
        score_tableau(&tableau, &fame);
        put_bytes("{\"total\":", 9);
        put_number(fame.total);
        put_bytes(",\"regions\":[", 12);
        put_numbers(fame.regions, tableau.region_count);
        put_bytes("],\"sanctuaries\":[", 17);
        put_numbers(fame.sanctuaries, tableau.sanctuary_count);
        put_bytes("]}", 2);
    }
    put_bytes("}\n", 2);
    return NULL;
}

static void answer_line(const char *line, size_t length) {
    const struct json *request = json_read(line, length), *id = NULL;
    const char *code = request == NULL ? "not-json" : need_typed(request, "id", JSON_INTEGER, &id);
    if (code != NULL) {
        put("{\"id\":null,\"error\":{\"code\":\"%s\"}}\n", code);
    } else if ((code = put_answer(request, id)) != NULL) {
        put("{\"id\":%lld,\"error\":{\"code\":\"%s\"}}\n", (long long)id->integer, code);
    }
}

/* Answers all lines that have come, then writes once. */
static void serve(void) {
    size_t length = 0, room = 1 << 16;
    char *input = malloc(room);
    for (;;) {
        if (length == room) input = realloc(input, room *= 2);
        if (input == NULL) exit(3);
        ssize_t got = read(STDIN_FILENO, input + length, room - length);
        if (got <= 0) break;
        char *line = input, *end = input + length + got, *stop;
        for (char *from = input + length; (stop = memchr(from, '\n', (size_t)(end - from))) != NULL; from = line = stop + 1)
            answer_line(line, (size_t)(stop - line));
        length = (size_t)(end - line);
        memmove(input, line, length);
        flush_output();
    }
    if (length > 0) answer_line(input, length);
    flush_output();
    free(input);
}

int main(int count, char **words) {
    prepare_scoring();
    if (count == 4 && strcmp(words[1], "--bench") == 0) bench(atol(words[2]), atol(words[3]));
    else serve();
    return 0;
}
