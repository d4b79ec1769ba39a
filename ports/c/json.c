#include "json.h"

#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 200, ROOM = 1 << 16 };

/* Values and strings are taken from blocks that are used again for the next line. */
struct block { struct block *next; size_t used, size; max_align_t room[]; };

static struct block *blocks, *current;

static void *take(size_t size) {
    size = (size + 15) / 16 * 16;
    while (current == NULL || current->size - current->used < size) {
        if (current != NULL && current->next != NULL) {
            current = current->next;
            current->used = 0;
            continue;
        }
        size_t room = size > ROOM ? size : ROOM;
        struct block *more = malloc(sizeof *more + room);
        if (more == NULL) exit(3);
        *more = (struct block){.size = room};
        if (current == NULL) blocks = more;
        else current->next = more;
        current = more;
    }
    void *taken = (char *)current->room + current->used;
    current->used += size;
    return taken;
}

struct reader { const char *at, *end; int depth; };

static struct json *read_value(struct reader *reader);

static void skip_space(struct reader *reader) {
    while (reader->at < reader->end && strchr(" \t\r\n", *reader->at) != NULL && *reader->at != '\0') reader->at++;
}

static bool skip(struct reader *reader, char letter) {
    if (reader->at == reader->end || *reader->at != letter) return false;
    reader->at++;
    return true;
}

static bool read_word(struct reader *reader, const char *word) {
    size_t length = strlen(word);
    if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, word, length) != 0) return false;
    reader->at += length;
    return true;
}

static bool is_digit(const struct reader *reader) { return reader->at < reader->end && *reader->at >= '0' && *reader->at <= '9'; }

static bool skip_digits(struct reader *reader) {
    if (!is_digit(reader)) return false;
    while (is_digit(reader)) reader->at++;
    return true;
}

/* An integer of more than 18 digits is cut to 18 nines: neither is a card or a count. */
static bool read_number(struct reader *reader, struct json *value) {
    bool negative = skip(reader, '-');
    const char *digits = reader->at;
    if (!skip_digits(reader) || (*digits == '0' && reader->at - digits > 1)) return false;
    value->type = JSON_INTEGER;
    if (reader->at - digits > 18) value->integer = INT64_C(999999999999999999);
    else for (const char *digit = digits; digit < reader->at; digit++) value->integer = value->integer * 10 + (*digit - '0');
    if (negative) value->integer = -value->integer;
    if (skip(reader, '.')) {
        value->type = JSON_REAL;
        if (!skip_digits(reader)) return false;
    }
    if (skip(reader, 'e') || skip(reader, 'E')) {
        value->type = JSON_REAL;
        if (!skip(reader, '+')) skip(reader, '-');
        if (!skip_digits(reader)) return false;
    }
    return true;
}

static bool read_hex(struct reader *reader, uint32_t *code) {
    *code = 0;
    for (int digit = 0; digit < 4; digit++, reader->at++) {
        if (reader->at == reader->end) return false;
        char letter = *reader->at;
        int worth = letter >= '0' && letter <= '9'   ? letter - '0'
                    : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                    : letter >= 'A' && letter <= 'F' ? letter - 'A' + 10
                                                     : -1;
        if (worth < 0) return false;
        *code = *code * 16 + (uint32_t)worth;
    }
    return true;
}

static char *put_utf8(char *out, uint32_t code) {
    if (code < 0x80) {
        *out++ = (char)code;
    } else if (code < 0x800) {
        *out++ = (char)(0xC0 | code >> 6);
        *out++ = (char)(0x80 | (code & 63));
    } else if (code < 0x10000) {
        *out++ = (char)(0xE0 | code >> 12);
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    } else {
        *out++ = (char)(0xF0 | code >> 18);
        *out++ = (char)(0x80 | (code >> 12 & 63));
        *out++ = (char)(0x80 | (code >> 6 & 63));
        *out++ = (char)(0x80 | (code & 63));
    }
    return out;
}

/* What follows a backslash. A half of a surrogate pair without its other half becomes U+FFFD. */
static char *read_escape(struct reader *reader, char *out) {
    static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
    if (reader->at == reader->end) return NULL;
    char letter = *reader->at++;
    if (letter == 'u') {
        uint32_t code, low;
        if (!read_hex(reader, &code)) return NULL;
        if (code >= 0xD800 && code < 0xDC00) {
            struct reader ahead = *reader;
            if (read_word(&ahead, "\\u") && read_hex(&ahead, &low) && low >= 0xDC00 && low < 0xE000) {
                *reader = ahead;
                return put_utf8(out, 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00));
            }
        }
        return put_utf8(out, code >= 0xD800 && code < 0xE000 ? 0xFFFD : code);
    }
    const char *found = letter == '\0' ? NULL : strchr(escapes, letter);
    if (found == NULL) return NULL;
    *out = meant[found - escapes];
    return out + 1;
}

/* A string after its opening quote, decoded; no escape is longer decoded than written. */
static bool read_string(struct reader *reader, const char **text, size_t *length) {
    const char *close = reader->at;
    while (close < reader->end && *close != '"') close += *close == '\\' ? 2 : 1;
    if (close >= reader->end) return false;
    char *start = take((size_t)(close - reader->at) + 1), *out = start;
    while (reader->at < close) {
        unsigned char letter = (unsigned char)*reader->at++;
        if (letter < 0x20) return false;
        if (letter != '\\') *out++ = (char)letter;
        else if ((out = read_escape(reader, out)) == NULL) return false;
    }
    reader->at = close + 1;
    *text = start;
    *length = (size_t)(out - start);
    *out = '\0';
    return true;
}

static bool read_members(struct reader *reader, struct json *value, char close) {
    struct json **last = &value->first;
    if (++reader->depth > DEEPEST) return false;
    skip_space(reader);
    while (!skip(reader, close)) {
        const char *key = NULL;
        size_t key_length = 0;
        if (value->length > 0 && !skip(reader, ',')) return false;
        skip_space(reader);
        if (value->type == JSON_OBJECT) {
            if (!skip(reader, '"') || !read_string(reader, &key, &key_length)) return false;
            skip_space(reader);
            if (!skip(reader, ':')) return false;
        }
        struct json *member = read_value(reader);
        if (member == NULL) return false;
        member->key = key;
        member->key_length = key_length;
        *last = member;
        last = &member->next;
        value->length++;
        skip_space(reader);
    }
    reader->depth--;
    return true;
}

static struct json *read_value(struct reader *reader) {
    struct json *value = take(sizeof *value);
    bool good;
    *value = (struct json){.type = JSON_NULL};
    skip_space(reader);
    if (reader->at == reader->end) return NULL;
    switch (*reader->at) {
    case '{':
    case '[':
        value->type = *reader->at == '{' ? JSON_OBJECT : JSON_LIST;
        good = read_members(reader, value, *reader->at++ == '{' ? '}' : ']');
        break;
    case '"':
        value->type = JSON_STRING;
        reader->at++;
        good = read_string(reader, &value->text, &value->length);
        break;
    case 't':
    case 'f':
        value->type = JSON_BOOLEAN;
        value->integer = *reader->at == 't';
        good = read_word(reader, value->integer ? "true" : "false");
        break;
    case 'n':
        good = read_word(reader, "null");
        break;
    default:
        good = read_number(reader, value);
    }
    return good ? value : NULL;
}

static bool is_utf8(const char *line, size_t length) {
    const unsigned char *at = (const unsigned char *)line, *end = at + length;
    while (at < end) {
        if (*at < 0x80) {
            at++;
            continue;
        }
        int more = *at >= 0xF0 ? 3 : *at >= 0xE0 ? 2 : 1;
        uint32_t least = more == 3 ? 0x10000 : more == 2 ? 0x800 : 0x80;
        uint32_t code = *at & (0x3F >> more);
        if (*at < 0xC2 || end - at <= more) return false;
        for (at++; more > 0; more--, at++) {
            if ((*at & 0xC0) != 0x80) return false;
            code = code << 6 | (*at & 0x3F);
        }
        if (code < least || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) return false;
    }
    return true;
}

const struct json *json_read(const char *line, size_t length) {
    struct reader reader = {line, line + length, 0};
    current = blocks;
    if (current != NULL) current->used = 0;
    if (!is_utf8(line, length)) return NULL;
    const struct json *value = read_value(&reader);
    skip_space(&reader);
    return reader.at == reader.end ? value : NULL;
}

const struct json *json_member(const struct json *object, const char *key) {
    const struct json *found = NULL;
    size_t length = strlen(key);
    for (const struct json *member = object->first; member != NULL; member = member->next)
        if (member->key_length == length && memcmp(member->key, key, length) == 0) found = member;
    return found;
}

bool json_is_text(const struct json *value, const char *text) {
    return value->type == JSON_STRING && value->length == strlen(text) && memcmp(value->text, text, value->length) == 0;
}
