//! The printed cards.

/// The four biomes, in canonical order. Rules: COMP-4
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Biome {
    River,
    City,
    Forest,
    Desert,
}

pub const BIOMES: [(Biome, &str); 4] = [(River, "river"), (City, "city"), (Forest, "forest"), (Desert, "desert")];

/// When a Region is explored; a Sanctuary with the night symbol counts as night. Rules: COMP-6, COMP-11
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    Day,
    Night,
}

/// What a quest pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    Fixed,
    Clue,
    Night,
    Stone,
    Chimera,
    Thistle,
    Biome,
    BiomeSet,
}

pub const PER_NAMES: [(Per, &str); 8] = [
    (Per::Fixed, "fixed"),
    (Per::Clue, "clue"),
    (Per::Night, "night"),
    (Per::Stone, "stone"),
    (Per::Chimera, "chimera"),
    (Per::Thistle, "thistle"),
    (Per::Biome, "biome"),
    (Per::BiomeSet, "biome-set"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quest<'a> {
    pub per: Per,
    pub biomes: &'a [Biome],
    pub fame: i32,
}

/// A Region, or a Sanctuary: then without a duration and without a prerequisite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card<'a> {
    pub duration: Option<u8>,
    pub biome: Option<Biome>,
    pub time: Time,
    /// Clues, stones, chimeras, thistles.
    pub icons: [i64; 4],
    /// Stones, chimeras, thistles.
    pub prerequisite: [i64; 3],
    pub quest: Option<Quest<'a>>,
}

const fn region(
    duration: u8,
    biome: Biome,
    time: Time,
    icons: [i64; 4],
    prerequisite: [i64; 3],
    quest: Option<Quest<'static>>,
) -> Card<'static> {
    Card { duration: Some(duration), biome: Some(biome), time, icons, prerequisite, quest }
}

pub const fn sanctuary(biome: Option<Biome>, time: Time, icons: [i64; 4], quest: Option<Quest>) -> Card {
    Card { duration: None, biome, time, icons, prerequisite: [0, 0, 0], quest }
}

const fn per(per: Per, fame: i32) -> Option<Quest<'static>> {
    Some(Quest { per, biomes: &[], fame })
}

const fn per_biomes(biomes: &'static [Biome], fame: i32) -> Option<Quest<'static>> {
    Some(Quest { per: Per::Biome, biomes, fame })
}

use Biome::{City, Desert, Forest, River};
use Time::{Day, Night};

/// Ascending by duration. Rules: COMP-1, COMP-5
#[rustfmt::skip]
pub static REGIONS: [Card<'static>; 68] = [
    region( 1, Forest, Day,   [0, 1, 1, 0], [0, 0, 0], None),
    region( 2, Desert, Day,   [0, 2, 0, 0], [0, 0, 0], None),
    region( 3, River,  Day,   [0, 0, 0, 0], [0, 0, 0], per(Per::Fixed, 4)),
    region( 4, Forest, Day,   [0, 1, 0, 1], [0, 0, 0], None),
    region( 5, River,  Day,   [0, 0, 1, 0], [0, 0, 0], per(Per::Fixed, 2)),
    region( 6, Desert, Day,   [1, 1, 0, 0], [0, 0, 0], None),
    region( 7, Forest, Day,   [0, 0, 1, 1], [0, 0, 0], None),
    region( 8, River,  Day,   [1, 0, 1, 0], [0, 0, 0], None),
    region( 9, Desert, Day,   [0, 0, 0, 0], [0, 0, 0], per(Per::Fixed, 5)),
    region(10, Forest, Day,   [0, 0, 0, 0], [0, 0, 0], per(Per::Night, 3)),
    region(11, River,  Day,   [0, 0, 0, 0], [0, 0, 0], per(Per::Clue, 2)),
    region(12, City,   Day,   [1, 0, 0, 1], [0, 0, 0], None),
    region(13, Desert, Day,   [0, 0, 0, 0], [0, 0, 0], per(Per::Stone, 2)),
    region(14, Forest, Day,   [0, 0, 0, 1], [0, 0, 0], per(Per::Night, 2)),
    region(15, River,  Day,   [1, 0, 0, 0], [0, 0, 0], per(Per::Chimera, 2)),
    region(16, Forest, Day,   [0, 0, 1, 0], [0, 0, 0], per(Per::Chimera, 2)),
    region(17, Desert, Day,   [0, 1, 0, 0], [0, 2, 0], per(Per::Stone, 3)),
    region(18, River,  Day,   [0, 0, 1, 0], [0, 0, 0], per(Per::BiomeSet, 10)),
    region(19, Forest, Day,   [0, 0, 0, 1], [0, 0, 0], per(Per::Thistle, 2)),
    region(20, River,  Night, [1, 0, 0, 0], [1, 0, 0], per(Per::Night, 2)),
    region(21, Desert, Night, [0, 0, 0, 0], [2, 0, 0], per(Per::Fixed, 8)),
    region(22, River,  Night, [1, 0, 0, 0], [0, 0, 0], per(Per::Clue, 1)),
    region(23, Forest, Night, [0, 1, 1, 0], [0, 0, 0], per(Per::BiomeSet, 10)),
    region(24, Desert, Night, [0, 1, 0, 0], [0, 1, 0], per(Per::Night, 2)),
    region(25, City,   Night, [0, 0, 0, 0], [0, 0, 0], per_biomes(&[River, City], 1)),
    region(26, Forest, Night, [0, 0, 1, 0], [0, 0, 0], per(Per::Thistle, 3)),
    region(27, City,   Night, [0, 0, 0, 0], [0, 0, 0], per_biomes(&[Desert, City], 1)),
    region(28, Forest, Night, [0, 1, 0, 0], [0, 0, 0], per(Per::Chimera, 3)),
    region(29, City,   Night, [0, 0, 0, 1], [0, 0, 0], per(Per::Thistle, 2)),
    region(30, Forest, Night, [0, 1, 0, 0], [0, 0, 0], per(Per::Stone, 2)),
    region(31, City,   Night, [0, 0, 0, 0], [0, 0, 0], per_biomes(&[Forest, City], 1)),
    region(32, Forest, Night, [0, 1, 1, 0], [3, 0, 0], per(Per::Fixed, 7)),
    region(33, City,   Night, [1, 0, 0, 0], [0, 0, 0], per(Per::Thistle, 3)),
    region(34, River,  Night, [0, 0, 1, 0], [2, 0, 0], per(Per::Chimera, 3)),
    region(35, City,   Night, [0, 0, 1, 0], [0, 0, 0], per(Per::BiomeSet, 10)),
    region(36, Forest, Night, [0, 0, 0, 0], [0, 2, 0], per(Per::Thistle, 4)),
    region(37, City,   Night, [0, 0, 0, 0], [0, 0, 1], per(Per::Night, 3)),
    region(38, River,  Night, [0, 1, 0, 0], [0, 1, 1], per(Per::Clue, 3)),
    region(39, Forest, Night, [0, 1, 0, 1], [0, 2, 0], per(Per::Fixed, 9)),
    region(40, Desert, Night, [0, 0, 0, 0], [1, 1, 1], per(Per::Night, 3)),
    region(41, River,  Day,   [0, 0, 0, 1], [2, 1, 0], per(Per::Night, 4)),
    region(42, City,   Day,   [0, 0, 0, 0], [1, 1, 0], per_biomes(&[River, City], 2)),
    region(43, Desert, Day,   [0, 1, 0, 0], [0, 0, 0], per(Per::BiomeSet, 10)),
    region(44, City,   Day,   [0, 0, 0, 0], [1, 0, 1], per_biomes(&[Desert, City], 2)),
    region(45, River,  Day,   [0, 1, 0, 0], [0, 3, 0], per(Per::Fixed, 13)),
    region(46, Desert, Day,   [1, 0, 0, 0], [2, 1, 0], per(Per::Fixed, 10)),
    region(47, City,   Day,   [0, 0, 0, 0], [0, 1, 1], per_biomes(&[Forest, City], 2)),
    region(48, Forest, Day,   [0, 0, 1, 0], [0, 0, 0], per(Per::Stone, 3)),
    region(49, Desert, Day,   [1, 0, 0, 0], [2, 0, 1], per(Per::Fixed, 12)),
    region(50, City,   Day,   [0, 1, 0, 0], [0, 0, 2], per_biomes(&[River], 4)),
    region(51, Desert, Day,   [0, 1, 0, 0], [4, 0, 0], per(Per::Fixed, 14)),
    region(52, Forest, Day,   [0, 0, 0, 0], [3, 0, 0], per(Per::Chimera, 4)),
    region(53, City,   Day,   [0, 0, 1, 0], [0, 0, 2], per_biomes(&[Forest], 4)),
    region(54, River,  Day,   [0, 0, 1, 0], [0, 0, 2], per(Per::Clue, 4)),
    region(55, Desert, Day,   [1, 1, 0, 0], [0, 1, 2], per(Per::Stone, 3)),
    region(56, City,   Day,   [0, 0, 0, 1], [1, 2, 0], per_biomes(&[Desert], 4)),
    region(57, Forest, Day,   [0, 0, 0, 0], [0, 0, 3], per(Per::Stone, 4)),
    region(58, River,  Day,   [1, 0, 0, 0], [0, 3, 0], per(Per::Clue, 3)),
    region(59, City,   Day,   [1, 0, 0, 0], [1, 3, 0], per_biomes(&[Forest, City], 3)),
    region(60, Desert, Day,   [1, 0, 0, 0], [2, 2, 0], per(Per::Fixed, 16)),
    region(61, River,  Day,   [0, 0, 0, 1], [0, 4, 0], per(Per::Fixed, 17)),
    region(62, City,   Day,   [1, 0, 0, 0], [0, 0, 3], per_biomes(&[Desert, City], 3)),
    region(63, River,  Day,   [1, 0, 0, 0], [0, 2, 1], per(Per::Fixed, 15)),
    region(64, Desert, Day,   [1, 0, 0, 0], [2, 0, 2], per(Per::Fixed, 18)),
    region(65, City,   Day,   [1, 0, 0, 0], [0, 0, 3], per_biomes(&[River, City], 3)),
    region(66, Desert, Day,   [0, 0, 0, 0], [4, 0, 0], per(Per::Fixed, 20)),
    region(67, River,  Day,   [1, 0, 0, 0], [0, 2, 2], per(Per::Fixed, 19)),
    region(68, Desert, Day,   [0, 0, 0, 0], [5, 0, 0], per(Per::Fixed, 24)),
];

/// Known by their place in this list. Rules: COMP-2, COMP-12
#[rustfmt::skip]
pub static SANCTUARIES: [Card<'static>; 45] = [
    sanctuary(Some(City),   Day,   [1, 0, 0, 0], None),
    sanctuary(Some(City),   Day,   [0, 0, 0, 0], per(Per::BiomeSet, 4)),
    sanctuary(Some(City),   Day,   [0, 0, 0, 0], per_biomes(&[City], 1)),
    sanctuary(Some(City),   Day,   [0, 0, 0, 0], per(Per::Clue, 1)),
    sanctuary(Some(City),   Day,   [0, 1, 0, 0], None),
    sanctuary(Some(Desert), Day,   [0, 0, 1, 0], None),
    sanctuary(Some(Desert), Day,   [1, 0, 0, 0], None),
    sanctuary(Some(Desert), Day,   [0, 0, 0, 0], per_biomes(&[Desert], 1)),
    sanctuary(Some(Desert), Day,   [0, 1, 0, 0], None),
    sanctuary(Some(Desert), Day,   [0, 0, 0, 1], None),
    sanctuary(Some(Forest), Day,   [0, 0, 1, 0], None),
    sanctuary(Some(Forest), Night, [0, 0, 0, 0], None),
    sanctuary(Some(Forest), Day,   [0, 0, 0, 0], per_biomes(&[Forest], 1)),
    sanctuary(Some(Forest), Day,   [0, 1, 0, 0], None),
    sanctuary(Some(Forest), Day,   [0, 0, 0, 1], None),
    sanctuary(None,         Day,   [0, 0, 1, 0], per(Per::Chimera, 1)),
    sanctuary(None,         Day,   [0, 0, 1, 0], per(Per::Clue, 1)),
    sanctuary(None,         Day,   [1, 0, 1, 0], None),
    sanctuary(None,         Day,   [1, 0, 0, 0], per(Per::BiomeSet, 4)),
    sanctuary(None,         Day,   [1, 0, 0, 0], per(Per::Clue, 1)),
    sanctuary(None,         Day,   [1, 1, 0, 0], None),
    sanctuary(None,         Day,   [1, 0, 0, 1], None),
    sanctuary(None,         Day,   [0, 0, 0, 0], per(Per::Fixed, 5)),
    sanctuary(None,         Night, [0, 0, 1, 0], None),
    sanctuary(None,         Night, [0, 1, 0, 0], None),
    sanctuary(None,         Night, [0, 0, 0, 1], None),
    sanctuary(None,         Day,   [0, 0, 0, 0], per(Per::Chimera, 2)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per(Per::Clue, 2)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[Desert, City], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[Forest, City], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[Forest, Desert], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[Forest, River], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[River, City], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per_biomes(&[River, Desert], 1)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per(Per::Stone, 2)),
    sanctuary(None,         Day,   [0, 0, 0, 0], per(Per::Thistle, 2)),
    sanctuary(None,         Day,   [0, 1, 0, 0], per(Per::Clue, 1)),
    sanctuary(None,         Day,   [0, 1, 0, 0], per(Per::Night, 1)),
    sanctuary(None,         Day,   [0, 1, 0, 0], per(Per::Stone, 1)),
    sanctuary(None,         Day,   [0, 0, 0, 1], per(Per::Thistle, 1)),
    sanctuary(Some(River),  Day,   [0, 0, 1, 0], None),
    sanctuary(Some(River),  Day,   [1, 0, 0, 0], None),
    sanctuary(Some(River),  Day,   [0, 0, 0, 0], per(Per::Night, 1)),
    sanctuary(Some(River),  Day,   [0, 0, 0, 0], per_biomes(&[River], 1)),
    sanctuary(Some(River),  Day,   [0, 1, 0, 0], None),
];
