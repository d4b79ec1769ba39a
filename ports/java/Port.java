import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The Java port on the wire (faraway-wire-1, levels 1 and 2): reads requests from standard input, answers on standard
 * output. {@code java Port --bench N SEED} scores N tableaux in this process instead and prints how fast that went.
 */
public final class Port {
    private static final String HELLO = """
        {"protocol":"faraway-wire-1","name":"faraway-java","version":"1.0","language":"Java","levels":[1,2],"readings":{}}""";

    /** What is wrong with a request. */
    private static final class BadRequest extends Exception {
        private static final long serialVersionUID = 1;

        BadRequest(String code) {
            super(code, null, false, false);
        }
    }

    private final Scoring scoring = new Scoring();
    private final Map<Cards.Card, Integer> placeOfSanctuary = new HashMap<>();

    private Port() {
        for (int place = 0; place < Cards.SANCTUARIES.size(); place++) placeOfSanctuary.put(Cards.SANCTUARIES.get(place), place);
    }

    // ------------------------------------------------------------------------------------------------- catalogue

    private static String quoted(String word) {
        return word == null ? "null" : '"' + word + '"';
    }

    private static String listed(List<?> items) {
        return items.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
    }

    private static String dump(Cards.Quest quest) {
        if (quest == null) return "null";
        String biomes = quest.biomes().isEmpty() ? "" : "\"biomes\":" + listed(quest.biomes().stream().map(Port::quoted).toList()) + ",";
        return "{\"per\":" + quoted(quest.per()) + "," + biomes + "\"fame\":" + quest.fame() + "}";
    }

    private static String dumpWonders(Cards.Icons icons) {
        return "\"stones\":" + icons.stones() + ",\"chimeras\":" + icons.chimeras() + ",\"thistles\":" + icons.thistles();
    }

    private static String dump(Cards.Card card) {
        boolean isRegion = card.duration() > 0;
        return "{" + (isRegion ? "\"duration\":" + card.duration() + "," : "")
            + "\"biome\":" + quoted(card.biome()) + ",\"night\":" + card.night()
            + ",\"clues\":" + card.icons().clues() + "," + dumpWonders(card.icons())
            + (isRegion ? ",\"prerequisite\":{" + dumpWonders(card.prerequisite()) + "}" : "")
            + ",\"quest\":" + dump(card.quest()) + "}";
    }

    private static String dumpCatalogue() {
        return "{\"regions\":" + listed(Cards.REGIONS.stream().map(Port::dump).toList())
            + ",\"sanctuaries\":" + listed(Cards.SANCTUARIES.stream().map(Port::dump).toList()) + "}";
    }

    // --------------------------------------------------------------------------------------------- reading cards

    private static <T> T typed(Object value, Class<T> type) throws BadRequest {
        if (!type.isInstance(value)) throw new BadRequest("wrong-type");
        return type.cast(value);
    }

    /** The value of a key that must be there. */
    private static Object need(Object object, String key) throws BadRequest {
        Map<?, ?> members = typed(object, Map.class);
        if (!members.containsKey(key)) throw new BadRequest("missing-key");
        return members.get(key);
    }

    private static <T> T need(Object object, String key, Class<T> type) throws BadRequest {
        return typed(need(object, key), type);
    }

    private static Cards.Quest readQuest(Object given) throws BadRequest {
        if (given == null) return null;
        String per = need(given, "per", String.class);
        if (!Cards.PAID_FOR.contains(per)) throw new BadRequest("unknown-value");
        List<String> biomes = new ArrayList<>();
        if (per.equals("biome")) for (Object biome : need(given, "biomes", List.class)) biomes.add(typed(biome, String.class));
        return new Cards.Quest(per, biomes, need(given, "fame", Long.class));
    }

    private static Cards.Card readFacts(Object given) throws BadRequest {
        Object biome = need(given, "biome");
        boolean night = need(given, "night", Boolean.class);
        Cards.Icons icons = new Cards.Icons(
            need(given, "clues", Long.class), need(given, "stones", Long.class),
            need(given, "chimeras", Long.class), need(given, "thistles", Long.class));
        Cards.Quest quest = readQuest(need(given, "quest"));
        Cards.Icons none = new Cards.Icons(0, 0, 0, 0);
        return new Cards.Card(0, biome == null ? null : typed(biome, String.class), night, icons, none, quest);
    }

    /** The Sanctuaries of a request by the names that it gives them: found by their facts. */
    private Map<String, Integer> readNames(List<?> cards) throws BadRequest {
        Map<String, Integer> names = new HashMap<>();
        for (Object given : cards) {
            String id = need(given, "id", String.class);
            Integer place = placeOfSanctuary.get(readFacts(given));
            if (place != null) names.put(id, place);
        }
        return names;
    }

    private static int[] readRegions(List<?> given) throws BadRequest {
        Set<Object> met = new HashSet<>();
        int[] regions = new int[given.size()];
        for (int place = 0; place < regions.length; place++) {
            long duration = typed(given.get(place), Long.class);
            if (duration < 1 || duration > 68) throw new BadRequest("unknown-region");
            if (!met.add(duration)) throw new BadRequest("region-twice");
            regions[place] = (int) duration;
        }
        return regions;
    }

    private static int[] readSanctuaries(List<?> given, Map<String, Integer> names) throws BadRequest {
        Set<Integer> met = new HashSet<>();
        int[] sanctuaries = new int[given.size()];
        for (int place = 0; place < sanctuaries.length; place++) {
            Integer sanctuary = names.get(typed(given.get(place), String.class));
            if (sanctuary == null) throw new BadRequest("unknown-sanctuary");
            if (!met.add(sanctuary)) throw new BadRequest("sanctuary-twice");
            sanctuaries[place] = sanctuary;
        }
        return sanctuaries;
    }

    private Scoring.Tableau readTableau(Map<?, ?> request) throws BadRequest {
        List<?> durations = need(request, "regions", List.class);
        List<?> ids = need(request, "sanctuaries", List.class);
        boolean named = !ids.isEmpty() || request.containsKey("cards");
        Map<String, Integer> names = named ? readNames(need(request, "cards", List.class)) : Map.of();
        int[] regions = readRegions(durations);
        int[] sanctuaries = readSanctuaries(ids, names);
        if (regions.length < 8) throw new BadRequest("too-few-regions");
        if (regions.length > 8) throw new BadRequest("too-many-regions");
        int ascents = 0;
        for (int place = 1; place < 8; place++) if (regions[place] > regions[place - 1]) ascents++;
        if (sanctuaries.length > ascents) throw new BadRequest("too-many-sanctuaries");
        return new Scoring.Tableau(regions, sanctuaries);
    }

    // -------------------------------------------------------------------------------------------------- the wire

    private static StringBuilder append(StringBuilder text, int[] numbers) {
        text.append('[');
        for (int place = 0; place < numbers.length; place++) text.append(place > 0 ? "," : "").append(numbers[place]);
        return text.append(']');
    }

    private String score(Map<?, ?> request) throws BadRequest {
        Scoring.Fame fame = scoring.score(readTableau(request));
        StringBuilder text = new StringBuilder(96).append("{\"total\":").append(fame.total()).append(",\"regions\":");
        append(text, fame.regions()).append(",\"sanctuaries\":");
        return append(text, fame.sanctuaries()).append('}').toString();
    }

    private String answer(Map<?, ?> request) throws BadRequest {
        return switch (need(request, "request", String.class)) {
            case "hello" -> HELLO;
            case "catalogue" -> dumpCatalogue();
            case "score" -> score(request);
            default -> throw new BadRequest("unknown-request");
        };
    }

    private String answerLine(byte[] bytes, int start, int length) {
        Long id = null;
        try {
            String line = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, start, length)).toString();
            Map<?, ?> request = typed(Json.read(line), Map.class);
            id = need(request, "id", Long.class);
            return "{\"id\":" + id + ",\"answer\":" + answer(request) + "}\n";
        } catch (CharacterCodingException | Json.Malformed problem) {
            return "{\"id\":null,\"error\":{\"code\":\"not-json\"}}\n";
        } catch (BadRequest problem) {
            return "{\"id\":" + id + ",\"error\":{\"code\":\"" + problem.getMessage() + "\"}}\n";
        }
    }

    /** Answers all lines that have come, then writes once. */
    private void serve() throws IOException {
        byte[] chunk = new byte[1 << 16];
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        for (int got; (got = System.in.read(chunk)) > 0;) {
            int searched = input.size();
            input.write(chunk, 0, got);
            if (new String(chunk, 0, got, StandardCharsets.ISO_8859_1).indexOf('\n') < 0) continue;
            byte[] bytes = input.toByteArray();
            StringBuilder output = new StringBuilder();
            int start = 0;
            for (int at = searched; at < bytes.length; at++) {
                if (bytes[at] != '\n') continue;
                output.append(answerLine(bytes, start, at - start));
                start = at + 1;
            }
            input.reset();
            input.write(bytes, start, bytes.length - start);
            System.out.write(output.toString().getBytes(StandardCharsets.UTF_8));
            System.out.flush();
        }
        if (input.size() > 0) System.out.write(answerLine(input.toByteArray(), 0, input.size()).getBytes(StandardCharsets.UTF_8));
        System.out.flush();
    }

    public static void main(String[] words) throws IOException {
        if (words.length == 3 && words[0].equals("--bench")) Bench.run(Long.parseLong(words[1]), Long.parseLong(words[2]));
        else new Port().serve();
    }
}
