import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The conformance suite of the rules of Faraway in one file of Java 17, with no dependency.
 *
 * <pre>java Suite.java vectors.jsonl ./my-port</pre>
 *
 * Exit status: 0 everything asked passed, 1 something failed, 2 nothing was asked or the port could not be.
 */
public final class Suite {
    private static final long TIMEOUT_SECONDS = 20;

    /** A number as it was spelt, because 3.0 is not 3 on the wire. */
    private record Digits(String text) {}

    /** Parses one JSON value: null, Boolean, Digits, String, List or Map. */
    private static final class Parser {
        private final String text;
        private int at;

        private Parser(String text) {
            this.text = text;
        }

        static Object parse(String line) {
            Parser parser = new Parser(line);
            Object value = parser.value();
            parser.space();
            if (parser.at < line.length()) {
                throw new IllegalArgumentException("not JSON: " + line.substring(0, Math.min(200, line.length())));
            }
            return value;
        }

        private void space() {
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }

        private boolean takes(char wanted) {
            space();
            boolean isThere = at < text.length() && text.charAt(at) == wanted;
            at += isThere ? 1 : 0;
            return isThere;
        }

        private void need(char wanted) {
            if (!takes(wanted)) {
                throw new IllegalArgumentException("not JSON: " + wanted + " is missing");
            }
        }

        private Object word(String word, Object value) {
            if (!text.startsWith(word, at)) {
                throw new IllegalArgumentException("not JSON");
            }
            at += word.length();
            return value;
        }

        private Object value() {
            space();
            if (at == text.length()) {
                throw new IllegalArgumentException("not JSON: it ends too early");
            }
            return switch (text.charAt(at)) {
                case 'n' -> word("null", null);
                case 't' -> word("true", true);
                case 'f' -> word("false", false);
                case '"' -> string();
                case '[' -> list();
                case '{' -> object();
                default -> number();
            };
        }

        private Digits number() {
            int start = at;
            while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            Double.parseDouble(text.substring(start, at));
            return new Digits(text.substring(start, at));
        }

        private List<Object> list() {
            List<Object> items = new ArrayList<>();
            need('[');
            if (!takes(']')) {
                do {
                    items.add(value());
                } while (takes(','));
                need(']');
            }
            return items;
        }

        private Map<String, Object> object() {
            Map<String, Object> entries = new TreeMap<>();
            need('{');
            if (!takes('}')) {
                do {
                    space();
                    String key = string();
                    need(':');
                    entries.put(key, value());
                } while (takes(','));
                need('}');
            }
            return entries;
        }

        private String string() {
            need('"');
            StringBuilder found = new StringBuilder();
            while (true) {
                char next = text.charAt(at++);
                if (next == '"') {
                    return found.toString();
                }
                found.append(next == '\\' ? escaped() : next);
            }
        }

        private char escaped() {
            char next = text.charAt(at++);
            return switch (next) {
                case 'n' -> '\n';
                case 't' -> '\t';
                case 'r' -> '\r';
                case 'b' -> '\b';
                case 'f' -> '\f';
                case 'u' -> {
                    at += 4;
                    yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
                }
                default -> next;
            };
        }
    }

    /** A running port. */
    private static final class Port implements AutoCloseable {
        private final Process process;
        private final Writer input;
        private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

        Port(List<String> command) throws IOException {
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            input = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
            Thread reader = new Thread(this::read);
            reader.setDaemon(true);
            reader.start();
        }

        private void read() {
            try (BufferedReader output =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                output.lines().map(Optional::of).forEach(lines::add);
            } catch (IOException | java.io.UncheckedIOException error) {
                System.err.println(error.getMessage());
            }
            lines.add(Optional.empty());
        }

        String ask(String line) throws IOException, InterruptedException {
            input.write(line + "\n");
            input.flush();
            Optional<String> answer = lines.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (answer == null || answer.isEmpty()) {
                throw new IOException(answer == null ? "no answer in time" : "the port has exited");
            }
            return answer.get();
        }

        @Override
        public void close() {
            process.destroyForcibly();
        }
    }

    private Suite() {}

    @SuppressWarnings("unchecked")
    private static Map<String, Object> entries(Object value) {
        return value instanceof Map ? (Map<String, Object>) value : Map.of();
    }

    @SuppressWarnings("unchecked")
    private static List<Object> items(Object value) {
        return value instanceof List ? (List<Object>) value : List.of();
    }

    private static String show(Object value) {
        if (value instanceof Digits digits) {
            return digits.text();
        }
        if (value instanceof String text) {
            StringBuilder quoted = new StringBuilder("\"");
            for (char next : text.toCharArray()) {
                quoted.append(next == '"' || next == '\\' ? "\\" + next : next < 32 ? String.format("\\u%04x", (int) next) : next);
            }
            return quoted.append('"').toString();
        }
        if (value instanceof List) {
            return "[" + String.join(",", items(value).stream().map(Suite::show).toList()) + "]";
        }
        if (value instanceof Map) {
            return "{" + String.join(",", entries(value).entrySet().stream()
                    .map(entry -> show(entry.getKey()) + ":" + show(entry.getValue())).toList()) + "}";
        }
        return String.valueOf(value);
    }

    /** Bench questions put cards together that no game brings together: a port that claims less must ask for them. */
    private static boolean takesBench(Map<String, Object> hello) {
        if (hello.get("bench") instanceof Boolean stated) {
            return stated;
        }
        Map<String, Integer> whole = Map.of("requests", 12, "variants", 2, "players", 5);
        Map<String, String> first = Map.of("depth", "state", "score", "cards", "rank", "ranks");
        return whole.entrySet().stream().allMatch(claim -> !(hello.get(claim.getKey()) instanceof List<?> stated)
                        || stated.stream().distinct().count() >= claim.getValue())
                && first.entrySet().stream().allMatch(claim ->
                        claim.getValue().equals(hello.getOrDefault(claim.getKey(), claim.getValue())));
    }

    private static boolean isAsked(Map<String, Object> vector, Map<String, Object> hello) {
        if (!items(hello.get("levels")).contains(vector.get("level"))) {
            return false;
        }
        for (Map.Entry<String, Object> reading : entries(vector.get("readings")).entrySet()) {
            Object played = entries(hello.get("readings")).get(reading.getKey());
            Object standard = entries(vector.get("defaults")).get(reading.getKey());
            if (!(played == null ? List.of(standard) : items(played)).contains(reading.getValue())) {
                return false;
            }
        }
        if (items(vector.get("tags")).contains("bench") && !takesBench(hello)) {
            return false;
        }
        for (Map.Entry<String, Object> claim : entries(vector.get("claims")).entrySet()) {
            Object offered = hello.get(claim.getKey());
            List<Object> needed = items(claim.getValue());
            if (offered instanceof List<?> list ? !list.containsAll(needed) : offered != null && !needed.contains(offered)) {
                return false;
            }
        }
        return true;
    }

    private static List<String> judge(Map<String, Object> expect, String raw, Integer id, Map<String, Object> hello) {
        Map<String, Object> reply;
        try {
            reply = entries(Parser.parse(raw));
        } catch (IllegalArgumentException | StringIndexOutOfBoundsException error) {
            return List.of("not JSON: " + raw);
        }
        if (id != null && !new Digits(id.toString()).equals(reply.get("id"))) {
            return List.of("/id: expected " + id);
        }
        if (expect.containsKey("error")) {
            Object code = entries(reply.get("error")).get("code");
            boolean isRight = items(expect.get("error")).contains(code);
            return isRight ? List.of() : List.of("/error/code: expected " + show(expect.get("error")) + ", got " + show(code));
        }
        if (reply.containsKey("error")) {
            return List.of("/error: expected an answer, got " + show(reply.get("error")));
        }
        if (expect.containsKey("card")) {
            return judgeCard(entries(expect.get("card")), entries(reply.get("answer")));
        }
        List<String> found = new ArrayList<>();
        compare(asClaimed(expect.get("answer"), hello), asClaimed(codesOnly(reply.get("answer")), hello), "", found);
        return found;
    }

    /** A port that claims totals only, or winners only, is compared by these: in score, in rank, and in the result of a game. */
    private static Object asClaimed(Object answer, Map<String, Object> hello) {
        if (!(answer instanceof Map)) {
            return answer;
        }
        Map<String, Object> changed = new TreeMap<>(entries(answer));
        if (changed.get("steps") instanceof List) {
            changed.put("steps", new ArrayList<>(items(changed.get("steps")).stream().map(step -> {
                Map<String, Object> shown = new TreeMap<>(entries(step));
                shown.computeIfPresent("result", (key, result) -> asClaimed(result, hello));
                return step instanceof Map ? (Object) shown : step;
            }).toList()));
        } else if ("total".equals(hello.get("score")) && changed.containsKey("total")) {
            changed.keySet().retainAll(List.of("total"));
        } else if ("winners".equals(hello.get("rank")) && changed.remove("ranks") instanceof List<?> ranks) {
            List<Object> seats = new ArrayList<>();
            for (int seat = 0; seat < ranks.size(); seat++) {
                if (new Digits("1").equals(ranks.get(seat))) {
                    seats.add(new Digits(Integer.toString(seat)));
                }
            }
            changed.put("winners", seats);
        }
        return changed;
    }

    private static List<String> judgeCard(Map<String, Object> card, Map<String, Object> answer) {
        String kind = card.containsKey("duration") ? "regions" : "sanctuaries";
        long times = items(answer.get(kind)).stream().filter(entry -> facts(entries(entry)).equals(facts(card))).count();
        return times == 1 ? List.of() : List.of("/" + kind + ": expected once " + show(card) + ", found " + times + " times");
    }

    /** A port may name a Sanctuary as it likes, and list the biomes of a quest in either order. */
    private static String facts(Map<String, Object> card) {
        Map<String, Object> facts = new TreeMap<>(card);
        facts.remove("id");
        Map<String, Object> quest = new TreeMap<>(entries(facts.get("quest")));
        if (quest.containsKey("biomes")) {
            quest.put("biomes", items(quest.get("biomes")).stream().sorted(Comparator.comparing(Suite::show)).toList());
            facts.put("quest", quest);
        }
        return show(facts);
    }

    /** Of an error inside a game only the code is compared. */
    private static Object codesOnly(Object answer) {
        if (!(entries(answer).get("steps") instanceof List)) {
            return answer;
        }
        Map<String, Object> changed = new TreeMap<>(entries(answer));
        List<Object> steps = new ArrayList<>();
        for (Object step : items(changed.get("steps"))) {
            Object error = entries(step).get("error");
            Map<String, Object> code = new TreeMap<>();
            code.put("code", entries(error).get("code"));
            steps.add(error == null ? step : new TreeMap<>(Map.of("error", code)));
        }
        changed.put("steps", steps);
        return changed;
    }

    private static void compare(Object expected, Object got, String path, List<String> found) {
        if (expected instanceof List && got instanceof List && items(expected).size() == items(got).size()) {
            List<Object> one = new ArrayList<>(items(expected));
            List<Object> other = new ArrayList<>(items(got));
            if (path.endsWith("/legal")) {
                one.sort(Comparator.comparing(Suite::show));
                other.sort(Comparator.comparing(Suite::show));
            }
            for (int index = 0; index < one.size(); index++) {
                compare(one.get(index), other.get(index), path + "/" + index, found);
            }
        } else if (expected instanceof Map && got instanceof Map && entries(expected).keySet().equals(entries(got).keySet())) {
            entries(expected).forEach((key, value) -> compare(value, entries(got).get(key), path + "/" + key, found));
        } else if (!show(expected).equals(show(got))) {
            found.add(path + ": expected " + show(expected) + ", got " + show(got));
        }
    }

    /** A reading on which the answer does not depend is sent with a value that the port plays. */
    private static Map<String, Object> asPlayed(
            Map<String, Object> request, Map<String, Object> vector, Map<String, Object> hello) {
        Map<String, Object> changed = new TreeMap<>(request);
        if (request.get("setup") instanceof Map) {
            changed.put("setup", asPlayed(entries(request.get("setup")), vector, hello));
        } else if (request.get("readings") instanceof Map) {
            Map<String, Object> readings = new TreeMap<>(entries(request.get("readings")));
            readings.replaceAll((name, value) -> {
                boolean isFree = !entries(vector.get("readings")).containsKey(name)
                        && value.equals(entries(vector.get("defaults")).get(name));
                List<Object> played = items(entries(hello.get("readings")).get(name));
                return isFree && !played.isEmpty() && !played.contains(value) ? played.get(0) : value;
            });
            changed.put("readings", readings);
        }
        return changed;
    }

    private static List<String> askVector(Port port, Map<String, Object> vector, Map<String, Object> hello)
            throws IOException, InterruptedException {
        List<String> wrong = new ArrayList<>();
        int number = 0;
        for (Object entry : items(vector.get("exchanges"))) {
            Map<String, Object> exchange = entries(entry);
            number++;
            Map<String, Object> request = asPlayed(entries(exchange.get("request")), vector, hello);
            request.put("id", new Digits(Integer.toString(number)));
            boolean isRaw = exchange.containsKey("line");
            String raw = port.ask(isRaw ? (String) exchange.get("line") : show(request));
            wrong.addAll(judge(entries(exchange.get("expect")), raw, isRaw ? null : number, hello));
        }
        return wrong;
    }

    private static int run(String file, List<String> command) throws IOException, InterruptedException {
        int passed = 0;
        int failed = 0;
        int notAsked = 0;
        try (Port port = new Port(command)) {
            String greeting = port.ask("{\"id\": 0, \"request\": \"hello\", \"protocol\": \"faraway-wire-1\"}");
            Map<String, Object> hello = entries(entries(Parser.parse(greeting)).get("answer"));
            if (!"faraway-wire-1".equals(hello.get("protocol"))) {
                throw new IOException("the port does not speak faraway-wire-1");
            }
            for (String line : Files.readAllLines(Path.of(file))) {
                Map<String, Object> vector = entries(Parser.parse(line));
                if (!isAsked(vector, hello)) {
                    notAsked++;
                    continue;
                }
                List<String> wrong = askVector(port, vector, hello);
                passed += wrong.isEmpty() ? 1 : 0;
                failed += wrong.isEmpty() ? 0 : 1;
                if (!wrong.isEmpty()) {
                    System.out.println("FAILED " + vector.get("id") + "\n  " + String.join("\n  ", wrong.subList(0, Math.min(5, wrong.size()))));
                }
            }
        }
        System.out.println(passed + " passed, " + failed + " failed, " + notAsked + " not asked");
        return failed > 0 ? 1 : passed > 0 ? 0 : 2;
    }

    /** Runs the suite: the file of vectors, then the command of the port. */
    public static void main(String[] words) throws InterruptedException {
        int status = 2;
        try {
            if (words.length < 2) {
                System.err.println("usage: java Suite.java VECTORS COMMAND [ARGUMENT]...");
            } else {
                status = run(words[0], Arrays.asList(words).subList(1, words.length));
            }
        } catch (IOException | IllegalArgumentException error) {
            System.err.println("no verdict: " + error.getMessage());
        }
        System.exit(status);
    }
}
