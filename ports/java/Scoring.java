import java.util.List;

/** What cards pay. */
final class Scoring {
    /** A tableau: durations in play order, and places in {@link Cards#SANCTUARIES}. */
    record Tableau(int[] regions, int[] sanctuaries) {}

    /** The fame of every card, in the order of the tableau. */
    record Fame(int total, int[] regions, int[] sanctuaries) {}

    /*
     * Counts lie side by side in one long, six bits each: cards of the four biomes, night cards, clues, stones,
     * chimeras, thistles, and a tenth that is always 1, which fixed quests pay for. No count passes 31, so that the
     * sixth bit of each is free: set before a prerequisite is subtracted, it stays set where the count was enough.
     */
    private static final int NIGHT = 4;
    private static final int CLUES = 5;
    private static final int STONES = 6;
    private static final int CHIMERAS = 7;
    private static final int THISTLES = 8;
    private static final int ALWAYS = 9;
    private static final long ENOUGH = 0x0820820820820820L;

    /** A card made ready for counting; a quest that counts one thing only counts the always empty eleventh as its second. */
    private record Scored(long shows, long needs, int first, int second, boolean sets, int fame) {}

    private static final int NEVER = 10;

    private final Scored[] regions = new Scored[69];
    private final Scored[] sanctuaries = new Scored[45];

    Scoring() {
        for (Cards.Card card : Cards.REGIONS) regions[card.duration()] = scored(card);
        for (int place = 0; place < sanctuaries.length; place++) sanctuaries[place] = scored(Cards.SANCTUARIES.get(place));
    }

    private static long some(long number, int what) {
        return number << 6 * what;
    }

    private static long packed(Cards.Icons icons) {
        return some(icons.clues(), CLUES) + some(icons.stones(), STONES) + some(icons.chimeras(), CHIMERAS) + some(icons.thistles(), THISTLES);
    }

    private static Scored scored(Cards.Card card) {
        long shows = packed(card.icons());
        if (card.biome() != null) shows += some(1, Cards.BIOMES.indexOf(card.biome()));
        if (card.night()) shows += some(1, NIGHT);
        long needs = packed(card.prerequisite());
        Cards.Quest quest = card.quest();
        if (quest == null) return new Scored(shows, needs, NEVER, NEVER, false, 0);
        List<String> biomes = quest.biomes();
        int first = switch (quest.per()) {
            case "fixed" -> ALWAYS;
            case "clue" -> CLUES;
            case "night" -> NIGHT;
            case "stone" -> STONES;
            case "chimera" -> CHIMERAS;
            case "thistle" -> THISTLES;
            case "biome" -> Cards.BIOMES.indexOf(biomes.get(0));
            default -> NEVER;
        };
        int second = biomes.size() == 2 ? Cards.BIOMES.indexOf(biomes.get(1)) : NEVER;
        return new Scored(shows, needs, first, second, quest.per().equals("biome-set"), (int) quest.fame());
    }

    private static int count(long counts, int what) {
        return (int) (counts >>> 6 * what) & 31;
    }

    /** Complete sets of four cards of four biomes. Rules: SCORE-13 */
    private static int biomeSets(long counts) {
        return Math.min(Math.min(count(counts, 0), count(counts, 1)), Math.min(count(counts, 2), count(counts, 3)));
    }

    /** Rules: SCORE-6 to SCORE-16, SANCT-3 */
    private static int fame(Scored card, long seen) {
        if (((seen | ENOUGH) - card.needs & ENOUGH) != ENOUGH) return 0;
        if (card.sets) return card.fame * biomeSets(seen);
        return card.fame * (count(seen, card.first) + count(seen, card.second));
    }

    /** Rules: SCORE-1 to SCORE-5, SANCT-1, SANCT-2, WIN-1 */
    Fame score(Tableau tableau) {
        int[] byRegion = new int[tableau.regions.length];
        int[] bySanctuary = new int[tableau.sanctuaries.length];
        int total = 0;
        long seen = some(1, ALWAYS);
        for (int sanctuary : tableau.sanctuaries) seen += sanctuaries[sanctuary].shows;
        for (int place = byRegion.length - 1; place >= 0; place--) {
            Scored region = regions[tableau.regions[place]];
            seen += region.shows;
            total += byRegion[place] = fame(region, seen);
        }
        for (int place = 0; place < bySanctuary.length; place++) {
            total += bySanctuary[place] = fame(sanctuaries[tableau.sanctuaries[place]], seen);
        }
        return new Fame(total, byRegion, bySanctuary);
    }
}
