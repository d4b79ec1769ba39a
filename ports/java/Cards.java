import java.util.ArrayList;
import java.util.List;

/** The printed cards. */
final class Cards {
    /** The four biomes, in canonical order. Rules: COMP-4 */
    static final List<String> BIOMES = List.of("river", "city", "forest", "desert");

    /** What a quest can pay for, besides biomes. */
    static final List<String> PAID_FOR = List.of("fixed", "clue", "night", "stone", "chimera", "thistle", "biome", "biome-set");

    /** Icons of a card, or wonders that a prerequisite asks for (then without clues). */
    record Icons(long clues, long stones, long chimeras, long thistles) {}

    /** Biomes are empty unless the quest pays per biome. */
    record Quest(String per, List<String> biomes, long fame) {}

    /** A Region; or a Sanctuary, then with duration 0 and no prerequisite. Biome null when gray, quest null when none. */
    record Card(int duration, String biome, boolean night, Icons icons, Icons prerequisite, Quest quest) {}

    /** Ascending by duration. Rules: COMP-1, COMP-5 */
    static final List<Card> REGIONS = read("""
         1 | forest | day   | 1 stone 1 chimera   |                               |
         2 | desert | day   | 2 stone             |                               |
         3 | river  | day   |                     |                               | 4
         4 | forest | day   | 1 stone 1 thistle   |                               |
         5 | river  | day   | 1 chimera           |                               | 2
         6 | desert | day   | 1 clue 1 stone      |                               |
         7 | forest | day   | 1 chimera 1 thistle |                               |
         8 | river  | day   | 1 clue 1 chimera    |                               |
         9 | desert | day   |                     |                               | 5
        10 | forest | day   |                     |                               | 3 per night
        11 | river  | day   |                     |                               | 2 per clue
        12 | city   | day   | 1 clue 1 thistle    |                               |
        13 | desert | day   |                     |                               | 2 per stone
        14 | forest | day   | 1 thistle           |                               | 2 per night
        15 | river  | day   | 1 clue              |                               | 2 per chimera
        16 | forest | day   | 1 chimera           |                               | 2 per chimera
        17 | desert | day   | 1 stone             | 2 chimera                     | 3 per stone
        18 | river  | day   | 1 chimera           |                               | 10 per biome-set
        19 | forest | day   | 1 thistle           |                               | 2 per thistle
        20 | river  | night | 1 clue              | 1 stone                       | 2 per night
        21 | desert | night |                     | 2 stone                       | 8
        22 | river  | night | 1 clue              |                               | 1 per clue
        23 | forest | night | 1 stone 1 chimera   |                               | 10 per biome-set
        24 | desert | night | 1 stone             | 1 chimera                     | 2 per night
        25 | city   | night |                     |                               | 1 per river or city
        26 | forest | night | 1 chimera           |                               | 3 per thistle
        27 | city   | night |                     |                               | 1 per desert or city
        28 | forest | night | 1 stone             |                               | 3 per chimera
        29 | city   | night | 1 thistle           |                               | 2 per thistle
        30 | forest | night | 1 stone             |                               | 2 per stone
        31 | city   | night |                     |                               | 1 per forest or city
        32 | forest | night | 1 stone 1 chimera   | 3 stone                       | 7
        33 | city   | night | 1 clue              |                               | 3 per thistle
        34 | river  | night | 1 chimera           | 2 stone                       | 3 per chimera
        35 | city   | night | 1 chimera           |                               | 10 per biome-set
        36 | forest | night |                     | 2 chimera                     | 4 per thistle
        37 | city   | night |                     | 1 thistle                     | 3 per night
        38 | river  | night | 1 stone             | 1 chimera 1 thistle           | 3 per clue
        39 | forest | night | 1 stone 1 thistle   | 2 chimera                     | 9
        40 | desert | night |                     | 1 stone 1 chimera 1 thistle   | 3 per night
        41 | river  | day   | 1 thistle           | 2 stone 1 chimera             | 4 per night
        42 | city   | day   |                     | 1 stone 1 chimera             | 2 per river or city
        43 | desert | day   | 1 stone             |                               | 10 per biome-set
        44 | city   | day   |                     | 1 stone 1 thistle             | 2 per desert or city
        45 | river  | day   | 1 stone             | 3 chimera                     | 13
        46 | desert | day   | 1 clue              | 2 stone 1 chimera             | 10
        47 | city   | day   |                     | 1 chimera 1 thistle           | 2 per forest or city
        48 | forest | day   | 1 chimera           |                               | 3 per stone
        49 | desert | day   | 1 clue              | 2 stone 1 thistle             | 12
        50 | city   | day   | 1 stone             | 2 thistle                     | 4 per river
        51 | desert | day   | 1 stone             | 4 stone                       | 14
        52 | forest | day   |                     | 3 stone                       | 4 per chimera
        53 | city   | day   | 1 chimera           | 2 thistle                     | 4 per forest
        54 | river  | day   | 1 chimera           | 2 thistle                     | 4 per clue
        55 | desert | day   | 1 clue 1 stone      | 1 chimera 2 thistle           | 3 per stone
        56 | city   | day   | 1 thistle           | 1 stone 2 chimera             | 4 per desert
        57 | forest | day   |                     | 3 thistle                     | 4 per stone
        58 | river  | day   | 1 clue              | 3 chimera                     | 3 per clue
        59 | city   | day   | 1 clue              | 1 stone 3 chimera             | 3 per forest or city
        60 | desert | day   | 1 clue              | 2 stone 2 chimera             | 16
        61 | river  | day   | 1 thistle           | 4 chimera                     | 17
        62 | city   | day   | 1 clue              | 3 thistle                     | 3 per desert or city
        63 | river  | day   | 1 clue              | 2 chimera 1 thistle           | 15
        64 | desert | day   | 1 clue              | 2 stone 2 thistle             | 18
        65 | city   | day   | 1 clue              | 3 thistle                     | 3 per river or city
        66 | desert | day   |                     | 4 stone                       | 20
        67 | river  | day   | 1 clue              | 2 chimera 2 thistle           | 19
        68 | desert | day   |                     | 5 stone                       | 24
        """);

    /** Known by their place in this list. Rules: COMP-2, COMP-12 */
    static final List<Card> SANCTUARIES = read("""
         0 | city   | day   | 1 clue              |                               |
         0 | city   | day   |                     |                               | 4 per biome-set
         0 | city   | day   |                     |                               | 1 per city
         0 | city   | day   |                     |                               | 1 per clue
         0 | city   | day   | 1 stone             |                               |
         0 | desert | day   | 1 chimera           |                               |
         0 | desert | day   | 1 clue              |                               |
         0 | desert | day   |                     |                               | 1 per desert
         0 | desert | day   | 1 stone             |                               |
         0 | desert | day   | 1 thistle           |                               |
         0 | forest | day   | 1 chimera           |                               |
         0 | forest | night |                     |                               |
         0 | forest | day   |                     |                               | 1 per forest
         0 | forest | day   | 1 stone             |                               |
         0 | forest | day   | 1 thistle           |                               |
         0 | gray   | day   | 1 chimera           |                               | 1 per chimera
         0 | gray   | day   | 1 chimera           |                               | 1 per clue
         0 | gray   | day   | 1 clue 1 chimera    |                               |
         0 | gray   | day   | 1 clue              |                               | 4 per biome-set
         0 | gray   | day   | 1 clue              |                               | 1 per clue
         0 | gray   | day   | 1 clue 1 stone      |                               |
         0 | gray   | day   | 1 clue 1 thistle    |                               |
         0 | gray   | day   |                     |                               | 5
         0 | gray   | night | 1 chimera           |                               |
         0 | gray   | night | 1 stone             |                               |
         0 | gray   | night | 1 thistle           |                               |
         0 | gray   | day   |                     |                               | 2 per chimera
         0 | gray   | day   |                     |                               | 2 per clue
         0 | gray   | day   |                     |                               | 1 per desert or city
         0 | gray   | day   |                     |                               | 1 per forest or city
         0 | gray   | day   |                     |                               | 1 per forest or desert
         0 | gray   | day   |                     |                               | 1 per forest or river
         0 | gray   | day   |                     |                               | 1 per river or city
         0 | gray   | day   |                     |                               | 1 per river or desert
         0 | gray   | day   |                     |                               | 2 per stone
         0 | gray   | day   |                     |                               | 2 per thistle
         0 | gray   | day   | 1 stone             |                               | 1 per clue
         0 | gray   | day   | 1 stone             |                               | 1 per night
         0 | gray   | day   | 1 stone             |                               | 1 per stone
         0 | gray   | day   | 1 thistle           |                               | 1 per thistle
         0 | river  | day   | 1 chimera           |                               |
         0 | river  | day   | 1 clue              |                               |
         0 | river  | day   |                     |                               | 1 per night
         0 | river  | day   |                     |                               | 1 per river
         0 | river  | day   | 1 stone             |                               |
        """);

    private Cards() {}

    /** One card a line: duration, biome, time, icons, prerequisite, and what the quest pays. */
    private static List<Card> read(String table) {
        List<Card> cards = new ArrayList<>();
        for (String line : table.split("\n")) {
            String[] fields = line.split("\\|", -1);
            for (int field = 0; field < fields.length; field++) fields[field] = fields[field].trim();
            String biome = fields[1].equals("gray") ? null : fields[1];
            cards.add(new Card(Integer.parseInt(fields[0]), biome, fields[2].equals("night"), icons(fields[3]), icons(fields[4]), quest(fields[5])));
        }
        return List.copyOf(cards);
    }

    private static Icons icons(String text) {
        return new Icons(number("clue", text), number("stone", text), number("chimera", text), number("thistle", text));
    }

    /** The number before a word, 0 when the word is not there. */
    private static long number(String word, String text) {
        String[] words = text.split(" ");
        for (int place = 1; place < words.length; place++) if (words[place].equals(word)) return Long.parseLong(words[place - 1]);
        return 0;
    }

    private static Quest quest(String text) {
        if (text.isEmpty()) return null;
        String[] words = text.split(" per ");
        long fame = Long.parseLong(words[0]);
        if (words.length == 1) return new Quest("fixed", List.of(), fame);
        if (PAID_FOR.contains(words[1])) return new Quest(words[1], List.of(), fame);
        return new Quest("biome", List.of(words[1].split(" or ")), fame);
    }
}
