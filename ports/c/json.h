/* As much JSON as a port needs: a line is read into a tree of values that lives until the next line is read. */
#ifndef JSON_H
#define JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum json_type { JSON_NULL, JSON_BOOLEAN, JSON_INTEGER, JSON_REAL, JSON_STRING, JSON_LIST, JSON_OBJECT };

struct json {
    enum json_type type;
    int64_t integer;    /* of an integer or a boolean */
    const char *text;   /* of a string, decoded to UTF-8 */
    size_t length;      /* of a string in bytes, of a list or an object in members */
    const char *key;    /* when this is a member of an object */
    size_t key_length;
    struct json *first; /* member of a list or an object */
    struct json *next;  /* member of the same list or object */
};

/* The value of a line, or NULL when the line is not JSON (not UTF-8, too deep, or anything after the value). */
const struct json *json_read(const char *line, size_t length);

/* The member with this key, or NULL; the last when there are several. */
const struct json *json_member(const struct json *object, const char *key);

bool json_is_text(const struct json *value, const char *text);

#endif
