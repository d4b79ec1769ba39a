import java.util.Arrays;
import java.util.Locale;

/**
 * How fast this port scores, in its own process. Every port that can do this takes the same tableaux, so that the
 * checksums can be compared:
 *
 * <p>x starts at SEED modulo 2147483647 (1 instead of 0); a draw below n takes x = x * 48271 modulo 2147483647 and gives
 * x modulo n. The Regions 1 to 68 and the Sanctuaries in the order of their ids each lie in a row. For each tableau,
 * Regions: for place 0 to 7 swap that place with place + draw(68 - place); the first eight are played in that order.
 * Sanctuaries: draw(8) of them, but at most as many as the Regions have ascents; for each place swap likewise with place +
 * draw(45 - place). The rows are not put back in order between tableaux. Checksum: starts at 0; for every card's fame,
 * Regions in play order and then Sanctuaries, 31 times the checksum plus the fame, modulo 4294967296.
 *
 * <p>Only scoring is timed, in blocks; making the tableaux is not.
 */
final class Bench {
    private static final int BLOCK = 4096;

    private final int[] regions = new int[68];
    private final int[] sanctuaries = new int[45];
    private long x;

    private Bench(long seed) {
        x = Math.max(1, seed % 2147483647);
        Arrays.setAll(regions, place -> place + 1);
        Arrays.setAll(sanctuaries, place -> place);
    }

    private int below(int bound) {
        x = x * 48271 % 2147483647;
        return (int) (x % bound);
    }

    private int[] first(int[] row, int count) {
        for (int place = 0; place < count; place++) {
            int other = place + below(row.length - place);
            int card = row[other];
            row[other] = row[place];
            row[place] = card;
        }
        return Arrays.copyOf(row, count);
    }

    private Scoring.Tableau tableau() {
        int[] played = first(regions, 8);
        int ascents = 0;
        for (int place = 1; place < 8; place++) if (played[place] > played[place - 1]) ascents++;
        return new Scoring.Tableau(played, first(sanctuaries, Math.min(below(8), ascents)));
    }

    static void run(long count, long seed) {
        Bench source = new Bench(seed);
        Scoring scoring = new Scoring();
        Scoring.Tableau[] block = new Scoring.Tableau[BLOCK];
        int checksum = 0;
        long nanoseconds = 0;
        for (long done = 0; done < count; done += BLOCK) {
            int size = (int) Math.min(BLOCK, count - done);
            for (int each = 0; each < size; each++) block[each] = source.tableau();
            long start = System.nanoTime();
            checksum = scoreAll(scoring, block, size, checksum);
            nanoseconds += System.nanoTime() - start;
        }
        double seconds = nanoseconds / 1e9;
        System.out.printf(
            Locale.ROOT,
            "{\"language\":\"Java\",\"tableaux\":%d,\"seed\":%d,\"seconds\":%.9f,\"per_second\":%.0f,\"checksum\":%s}%n",
            count, seed, seconds, count / seconds, Integer.toUnsignedString(checksum));
    }

    private static int scoreAll(Scoring scoring, Scoring.Tableau[] block, int size, int checksum) {
        for (int each = 0; each < size; each++) {
            Scoring.Fame fame = scoring.score(block[each]);
            for (int paid : fame.regions()) checksum = checksum * 31 + paid;
            for (int paid : fame.sanctuaries()) checksum = checksum * 31 + paid;
        }
        return checksum;
    }
}
