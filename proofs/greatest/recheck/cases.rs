//! The cases, derived from the cards: how many Sanctuaries, and how many cards of each biome the tableau shows.

use crate::cards::{Card, Cards, ICONS};
use std::collections::BTreeMap;

pub type Biomes = [i64; 4];
pub type Key = (usize, Biomes);
type Ways = BTreeMap<Biomes, u64>;

fn biomes_of(card: &Card) -> Biomes {
    std::array::from_fn(|i| i64::from(card.shows[ICONS + i]))
}

fn add(one: Biomes, other: Biomes) -> Biomes {
    std::array::from_fn(|i| one[i] + other[i])
}

/// Count the sets of each size by their biomes, card by card.
fn sets_by_biomes(cards: &[Card], most: usize) -> Vec<Ways> {
    let mut sizes = vec![Ways::new(); most + 1];
    sizes[0].insert([0; 4], 1);
    for card in cards {
        for size in (0..most).rev() {
            for (biomes, ways) in sizes[size].clone() {
                *sizes[size + 1].entry(add(biomes, biomes_of(card))).or_insert(0) += ways;
            }
        }
    }
    sizes
}

/// Return every case in ascending order with the number of pairs of a Region set and a Sanctuary set it stands for.
pub fn all_cases(cards: &Cards) -> BTreeMap<Key, u64> {
    let mut cases = BTreeMap::new();
    let regions = &sets_by_biomes(&cards.regions, 8)[8];
    for (size, sanctuaries) in sets_by_biomes(&cards.sanctuaries, 7).iter().enumerate() {
        for (one, ways) in sanctuaries {
            for (other, more) in regions {
                *cases.entry((size, add(*one, *other))).or_insert(0) += ways * more;
            }
        }
    }
    cases
}
