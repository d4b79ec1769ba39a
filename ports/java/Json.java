import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * As much JSON as a port needs. Objects become maps, lists lists, strings strings, integers longs (cut to what a long
 * holds), other numbers doubles, and null null.
 */
final class Json {
    /** The text is not JSON. */
    static final class Malformed extends Exception {
        private static final long serialVersionUID = 1;

        Malformed() {
            super("not JSON", null, false, false);
        }
    }

    private static final int DEEPEST = 200;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** The value of a line. */
    static Object read(String line) throws Malformed {
        Json json = new Json(line);
        Object value = json.value();
        json.skipSpace();
        if (json.at < line.length()) throw new Malformed();
        return value;
    }

    /** The next character, or 0 at the end (a real NUL is refused wherever it stands). */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean skip(char letter) {
        boolean found = at < text.length() && text.charAt(at) == letter;
        if (found) at++;
        return found;
    }

    private void need(char letter) throws Malformed {
        if (!skip(letter)) throw new Malformed();
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
    }

    private Object word(String word, Object value) throws Malformed {
        if (!text.startsWith(word, at)) throw new Malformed();
        at += word.length();
        return value;
    }

    private Object value() throws Malformed {
        skipSpace();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private void enter(char open) throws Malformed {
        need(open);
        if (++depth > DEEPEST) throw new Malformed();
        skipSpace();
    }

    private Map<String, Object> object() throws Malformed {
        Map<String, Object> members = new HashMap<>();
        enter('{');
        for (boolean first = true; !skip('}'); first = false) {
            if (!first) need(',');
            skipSpace();
            String key = string();
            skipSpace();
            need(':');
            members.put(key, value());
            skipSpace();
        }
        depth--;
        return members;
    }

    private List<Object> list() throws Malformed {
        List<Object> members = new ArrayList<>();
        enter('[');
        while (!skip(']')) {
            if (!members.isEmpty()) need(',');
            members.add(value());
            skipSpace();
        }
        depth--;
        return members;
    }

    private int digits() throws Malformed {
        int start = at;
        while (peek() >= '0' && peek() <= '9') at++;
        if (at == start) throw new Malformed();
        return at - start;
    }

    private Object number() throws Malformed {
        int start = at;
        skip('-');
        boolean zero = peek() == '0';
        if (digits() > 1 && zero) throw new Malformed();
        boolean whole = true;
        if (skip('.')) {
            digits();
            whole = false;
        }
        if (skip('e') || skip('E')) {
            if (!skip('+')) skip('-');
            digits();
            whole = false;
        }
        if (!whole) return Double.valueOf(text.substring(start, at));
        if (at - start > 18) return text.charAt(start) == '-' ? Long.MIN_VALUE : Long.MAX_VALUE;
        return Long.parseLong(text, start, at, 10);
    }

    private String string() throws Malformed {
        need('"');
        int start = at;
        while (peek() != '"' && peek() != '\\' && peek() >= ' ') at++;
        if (skip('"')) return text.substring(start, at - 1);
        StringBuilder decoded = new StringBuilder(text.substring(start, at));
        while (!skip('"')) {
            if (skip('\\')) decoded.append(escape());
            else if (peek() < ' ') throw new Malformed();
            else decoded.append(text.charAt(at++));
        }
        return decoded.toString();
    }

    /** What follows a backslash; a surrogate pair is two escapes here as there. */
    private char escape() throws Malformed {
        char letter = peek();
        at++;
        return switch (letter) {
            case '"', '\\', '/' -> letter;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> hexadecimal();
            default -> throw new Malformed();
        };
    }

    private char hexadecimal() throws Malformed {
        int code = 0;
        for (int digit = 0; digit < 4; digit++, at++) {
            char letter = peek();
            int worth = letter < 128 ? Character.digit(letter, 16) : -1;
            if (worth < 0) throw new Malformed();
            code = code * 16 + worth;
        }
        return (char) code;
    }
}
