//! Prices bound what a tableau with totals in a box can have (lemmas `fame_mono_of_counts`, `fame_le_of_prices`,
//! `sets_seen_le_of_set_regions_before`, `sets_worth_le_of_cheapest_first`).
//!
//! Whole numbers only, in sixty-fourths of a point of fame. No price is beyond 2^18, so that no sum leaves 32 bits:
//! fifteen cards that show nine things at most twice, and nine totals up to 30, cost less than 600 * 2^18 < 2^28.

use crate::cards::{Card, Cards, Counts, COUNTED, ICONS, REGIONS, SANCTUARIES};

pub const UNIT: i32 = 64;
pub const MOST_PRICE: i32 = 1 << 18;
pub type Prices = [i32; COUNTED];

/// The totals from `low` to `high` with so many Sanctuaries.
#[derive(Debug, Clone)]
pub struct Area {
    pub sanctuaries: usize,
    pub low: Counts,
    pub high: Counts,
}

impl Area {
    /// Return the two halves of the widest range of icons, the first of several; None where all totals are known.
    pub fn halves(&self) -> Option<(Area, Area)> {
        let mut widest = 0;
        for i in 1..ICONS {
            if self.high[i] - self.low[i] > self.high[widest] - self.low[widest] {
                widest = i;
            }
        }
        if self.high[widest] == self.low[widest] {
            return None;
        }
        let middle = (self.low[widest] + self.high[widest]) / 2;
        let (mut lower, mut upper) = (self.clone(), self.clone());
        lower.high[widest] = middle;
        upper.low[widest] = middle + 1;
        Some((lower, upper))
    }
}

/// The facts of some cards, a row for each fact, so that one operation serves many cards.
pub struct Rows<const N: usize> {
    pub shows: [[i32; N]; COUNTED],
    needs: [[i32; N]; 3],
    per: [[i32; N]; COUNTED],
    per_set: [i32; N],
    fixed: [i32; N],
}

impl<const N: usize> Rows<N> {
    fn new(cards: &[Card]) -> Self {
        Rows {
            shows: std::array::from_fn(|i| std::array::from_fn(|card| cards[card].shows[i])),
            needs: std::array::from_fn(|i| std::array::from_fn(|card| cards[card].needs[i])),
            per: std::array::from_fn(|i| std::array::from_fn(|card| cards[card].per[i])),
            per_set: std::array::from_fn(|card| cards[card].per_set),
            fixed: std::array::from_fn(|card| cards[card].fixed),
        }
    }

    /// Return what each card pays with these counts in view; prerequisites ask for wonders only.
    pub fn pay(&self, seen: &Counts) -> [i32; N] {
        let sets = crate::cards::sets(seen);
        let mut fame: [i32; N] = std::array::from_fn(|card| self.fixed[card] + sets * self.per_set[card]);
        for i in 0..COUNTED {
            for card in 0..N {
                fame[card] += self.per[i][card] * seen[i];
            }
        }
        for i in 0..3 {
            for card in 0..N {
                fame[card] = if seen[i] < self.needs[i][card] { 0 } else { fame[card] };
            }
        }
        fame
    }

    /// Return the price of what each card shows.
    pub fn charge(&self, prices: &Prices) -> [i32; N] {
        let mut charges = [0; N];
        for i in 0..COUNTED {
            for card in 0..N {
                charges[card] += prices[i] * self.shows[i][card];
            }
        }
        charges
    }
}

/// Put the places of the best so many values in front, best first; return how many there are.
pub fn best<const N: usize>(worth: &[i32; N], wanted: usize, chosen: &mut [usize; 8]) {
    let mut count = 0;
    for card in 0..N {
        let value = worth[card];
        if count < wanted {
            count += 1;
        } else if wanted == 0 || value <= worth[chosen[wanted - 1]] {
            continue;
        }
        let mut place = count - 1;
        while place > 0 && worth[chosen[place - 1]] < value {
            chosen[place] = chosen[place - 1];
            place -= 1;
        }
        chosen[place] = card;
    }
}

pub struct Bounds {
    pub regions: Rows<REGIONS>,
    pub sanctuaries: Rows<SANCTUARIES>,
    /// The Regions that pay for biome sets, and what each of them pays for one.
    pub payers: Vec<usize>,
    pub fame_a_set: i32,
}

impl Bounds {
    pub fn new(cards: &Cards) -> Self {
        let payers: Vec<usize> = (0..REGIONS).filter(|&card| cards.regions[card].per_set > 0).collect();
        Bounds {
            regions: Rows::new(&cards.regions),
            sanctuaries: Rows::new(&cards.sanctuaries),
            fame_a_set: payers.first().map_or(0, |&card| cards.regions[card].per_set),
            payers,
        }
    }

    /// Set the worth of the Regions that pay for sets and may still come: the cheapest sees the most sets.
    pub fn price_sets(
        &self, seen: &Counts, charges: &[i32; REGIONS], may_come: impl Fn(usize) -> bool, worth: &mut [i32; REGIONS],
    ) {
        let fewest = crate::cards::sets(seen);
        let with_spare = (ICONS..COUNTED).filter(|&i| seen[i] > fewest).count();
        let mut ranked: Vec<usize> = self.payers.iter().copied().filter(|&card| may_come(card)).collect();
        ranked.sort_by_key(|&card| charges[card]);
        for (before, &card) in ranked.iter().enumerate() {
            let sets = if before <= with_spare { fewest } else { 0.max(fewest - 1) };
            worth[card] = UNIT * self.fame_a_set * sets - charges[card];
        }
    }

    /// Return what no tableau of the box exceeds by these prices, and what the cards show that would come to it.
    pub fn bound(&self, area: &Area, prices: &Prices, most: &Most) -> (i32, Counts) {
        let charges = self.regions.charge(prices);
        let mut worth: [i32; REGIONS] = std::array::from_fn(|card| most.regions[card] - charges[card]);
        self.price_sets(&area.high, &charges, |_| true, &mut worth);
        let placed_charges = self.sanctuaries.charge(prices);
        let placed: [i32; SANCTUARIES] =
            std::array::from_fn(|card| most.sanctuaries[card] - placed_charges[card]);
        let (mut laid, mut found) = ([0; 8], [0; 8]);
        best(&worth, 8, &mut laid);
        best(&placed, area.sanctuaries, &mut found);
        let found = &found[..area.sanctuaries];
        let mut bound = laid.iter().map(|&card| worth[card]).sum::<i32>();
        bound += found.iter().map(|&card| placed[card]).sum::<i32>();
        let mut shown = [0; COUNTED];
        for i in 0..COUNTED {
            bound += (prices[i] * area.low[i]).max(prices[i] * area.high[i]);
            shown[i] = laid.iter().map(|&card| self.regions.shows[i][card]).sum::<i32>()
                + found.iter().map(|&card| self.sanctuaries.shows[i][card]).sum::<i32>();
        }
        (bound, shown)
    }
}

/// The most that each card can pay in a box: with the highest totals in view.
pub struct Most {
    regions: [i32; REGIONS],
    sanctuaries: [i32; SANCTUARIES],
}

impl Most {
    pub fn new(bounds: &Bounds, high: &Counts) -> Self {
        Most {
            regions: bounds.regions.pay(high).map(|fame| UNIT * fame),
            sanctuaries: bounds.sanctuaries.pay(high).map(|fame| UNIT * fame),
        }
    }
}
