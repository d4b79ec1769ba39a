//! What cards pay.

use crate::cards::{Biome, Card, Per, Time, REGIONS, SANCTUARIES};

/// Nine counts side by side in one word, seven bits each: visible cards of each biome, night cards, clues, stones,
/// chimeras, thistles. None passes 63. The highest bit is a tenth count that is always 1 and that fixed quests pay for.
#[derive(Clone, Copy)]
struct Counts(u64);

/// Which of the counts.
type Place = u32;

const NIGHT: Place = 4;
const CLUES: Place = 5;
const WONDERS: Place = 6;
const ALWAYS: Place = 9;

impl Counts {
    const NONE: Counts = Counts(0);

    /// The seventh bit of each count.
    const GUARDS: u64 = 0x4081_0204_0810_2040;

    fn one(place: Place) -> Counts {
        Counts(1 << (7 * place))
    }

    #[inline]
    fn plus(self, other: Counts) -> Counts {
        Counts(self.0 + other.0)
    }

    fn plus_some(self, place: Place, number: i64) -> Counts {
        (0..number).fold(self, |sum, _| sum.plus(Counts::one(place)))
    }

    #[inline]
    fn at(self, place: Place) -> i32 {
        (self.0 >> (7 * place) & 63) as i32
    }

    /// Whether every count is at least as great as the other: no guard is borrowed from.
    #[inline]
    fn covers(self, other: Counts) -> bool {
        ((self.0 | Counts::GUARDS) - other.0) & Counts::GUARDS == Counts::GUARDS
    }

    /// Complete sets of four cards of four biomes. Rules: SCORE-13
    #[inline]
    fn biome_sets(self) -> i32 {
        let of = |biome: Biome| self.at(biome as Place);
        of(Biome::River).min(of(Biome::City)).min(of(Biome::Forest)).min(of(Biome::Desert))
    }
}

/// How a quest counts.
#[derive(Clone, Copy)]
enum Counting {
    One(Place),
    Two(Place, Place),
    Sets,
}

/// A card made ready for counting.
#[derive(Clone, Copy)]
struct Scored {
    shows: Counts,
    needs: Counts,
    counting: Counting,
    fame: i32,
}

impl Scored {
    fn new(card: &Card) -> Scored {
        let mut shows = card.biome.map_or(Counts::NONE, |biome| Counts::one(biome as Place));
        shows = shows.plus_some(NIGHT, i64::from(card.time == Time::Night));
        for (place, &icons) in (CLUES..).zip(&card.icons) {
            shows = shows.plus_some(place, icons);
        }
        let mut needs = Counts::NONE;
        for (place, &wonders) in (WONDERS..).zip(&card.prerequisite) {
            needs = needs.plus_some(place, wonders);
        }
        let counting = match card.quest.map(|quest| (quest.per, quest.biomes)) {
            None | Some((Per::Fixed, _)) => Counting::One(ALWAYS),
            Some((Per::Clue, _)) => Counting::One(CLUES),
            Some((Per::Night, _)) => Counting::One(NIGHT),
            Some((Per::Stone, _)) => Counting::One(WONDERS),
            Some((Per::Chimera, _)) => Counting::One(WONDERS + 1),
            Some((Per::Thistle, _)) => Counting::One(WONDERS + 2),
            Some((Per::Biome, &[one, other])) => Counting::Two(one as Place, other as Place),
            Some((Per::Biome, biomes)) => Counting::One(biomes[0] as Place),
            Some((Per::BiomeSet, _)) => Counting::Sets,
        };
        Scored { shows, needs, counting, fame: card.quest.map_or(0, |quest| quest.fame) }
    }

    /// The fame of this card when it sees these counts. Rules: SCORE-6 to SCORE-16, SANCT-3
    #[inline]
    fn fame(&self, seen: Counts) -> i32 {
        if !seen.covers(self.needs) {
            return 0;
        }
        self.fame
            * match self.counting {
                Counting::One(place) => seen.at(place),
                Counting::Two(one, other) => seen.at(one) + seen.at(other),
                Counting::Sets => seen.biome_sets(),
            }
    }
}

/// Eight Regions (or the last ones) in play order, and Sanctuaries by their place in `SANCTUARIES`.
#[derive(Clone, Copy, Default)]
pub struct Tableau {
    pub regions: [u8; 8],
    pub region_count: usize,
    pub sanctuaries: [u8; 7],
    pub sanctuary_count: usize,
}

#[derive(Clone, Copy, Default)]
pub struct Fame {
    pub total: i32,
    pub regions: [i32; 8],
    pub sanctuaries: [i32; 7],
}

pub struct Scoring {
    regions: [Scored; 69],
    sanctuaries: [Scored; 45],
}

impl Scoring {
    pub fn new() -> Scoring {
        let mut scoring =
            Scoring { regions: [Scored::new(&REGIONS[0]); 69], sanctuaries: [Scored::new(&SANCTUARIES[0]); 45] };
        for (place, card) in REGIONS.iter().enumerate() {
            scoring.regions[place + 1] = Scored::new(card);
        }
        for (place, card) in SANCTUARIES.iter().enumerate() {
            scoring.sanctuaries[place] = Scored::new(card);
        }
        scoring
    }

    /// Rules: SCORE-1 to SCORE-5, SANCT-1, SANCT-2, WIN-1
    pub fn score(&self, tableau: &Tableau) -> Fame {
        let mut fame = Fame::default();
        let mut seen = Counts::one(ALWAYS);
        let placed = &tableau.sanctuaries[..tableau.sanctuary_count];
        for &sanctuary in placed {
            seen = seen.plus(self.sanctuaries[usize::from(sanctuary)].shows);
        }
        for place in (0..tableau.region_count).rev() {
            let region = &self.regions[usize::from(tableau.regions[place])];
            seen = seen.plus(region.shows);
            fame.regions[place] = region.fame(seen);
        }
        for (place, &sanctuary) in placed.iter().enumerate() {
            fame.sanctuaries[place] = self.sanctuaries[usize::from(sanctuary)].fame(seen);
        }
        fame.total = fame.regions.iter().sum::<i32>() + fame.sanctuaries.iter().sum::<i32>();
        fame
    }
}
