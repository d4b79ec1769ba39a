//! Search a box for a tableau that beats the goal: bound it away, halve it, or lay out the cards.

use crate::bound::{best, Area, Bounds, Most, Prices, MOST_PRICE, UNIT};
use crate::cards::{Counts, COUNTED, REGIONS, SANCTUARIES};

/// What a search took.
#[derive(Debug, Clone, Copy, Default)]
pub struct Work {
    pub boxes: u64,
    pub points: u64,
    pub regions: u64,
    pub sanctuaries: u64,
}

impl Work {
    pub fn add(&mut self, other: &Work) {
        self.boxes += other.boxes;
        self.points += other.points;
        self.regions += other.regions;
        self.sanctuaries += other.sanctuaries;
    }
}

/// A tableau: Regions in the order played and Sanctuaries, both as places among the cards.
#[derive(Debug, Clone)]
pub struct Tableau {
    pub regions: Vec<usize>,
    pub sanctuaries: Vec<usize>,
}

/// Look for prices with a low bound, by steps against what the best cards show too much or too little of.
/// However they were found, the bound that is returned is the bound of the prices that are returned.
fn find_prices(bounds: &Bounds, area: &Area, enough: i32, start: &Prices, rounds: usize) -> (i32, Prices) {
    let most = Most::new(bounds, &area.high);
    let (mut lowest, mut kept) = (i32::MAX, *start);
    let (mut prices, mut pace, mut in_vain) = (*start, 1.0_f64, 0);
    for _ in 0..rounds {
        let (bound, shown) = bounds.bound(area, &prices, &most);
        if bound < lowest {
            (lowest, kept, in_vain) = (bound, prices, 0);
        } else {
            in_vain += 1;
            pace *= 0.8;
        }
        let lacks: [i32; COUNTED] = std::array::from_fn(|i| match prices[i] {
            1.. => area.high[i] - shown[i],
            0 => shown[i].clamp(area.low[i], area.high[i]) - shown[i],
            _ => area.low[i] - shown[i],
        });
        let length: i32 = lacks.iter().map(|lack| lack * lack).sum();
        if lowest < enough || length == 0 || in_vain > 8 {
            break;
        }
        let step = pace * f64::from(bound - enough + UNIT / 2) / f64::from(length);
        for i in 0..COUNTED {
            let moved = f64::from(prices[i]) - step * f64::from(lacks[i]);
            let moved = (moved.round() as i32).clamp(-MOST_PRICE, MOST_PRICE);
            // In a range of totals the bound bends where a price is 0: stop there once.
            let crosses = area.low[i] < area.high[i] && i64::from(moved) * i64::from(prices[i]) < 0;
            prices[i] = if crosses { 0 } else { moved };
        }
    }
    (lowest, kept)
}

/// Return a tableau of the box that has more than the goal, if there is one.
pub fn search(bounds: &Bounds, area: &Area, goal: i32, start: &Prices, work: &mut Work) -> Option<Tableau> {
    work.boxes += 1;
    let enough = UNIT * (goal + 1);
    let halves = area.halves();
    let rounds = if halves.is_some() { 15 } else { 60 };
    let (bound, prices) = find_prices(bounds, area, enough, start, rounds);
    if bound < enough {
        return None;
    }
    if let Some((lower, upper)) = halves {
        return search(bounds, &lower, goal, &prices, work)
            .or_else(|| search(bounds, &upper, goal, &prices, work));
    }
    work.points += 1;
    let mut point = Point::new(bounds, area, enough, &prices);
    let found = point.lay(0, None, 0, area.high, 0);
    work.regions += point.work.regions;
    work.sanctuaries += point.work.sanctuaries;
    found
}

/// The tableaux that show exactly some totals: the price of every card and the fame of every Sanctuary is known.
struct Point<'a> {
    bounds: &'a Bounds,
    sanctuaries: usize,
    enough: i32,
    prices: Prices,
    charges: [i32; REGIONS],
    /// The Sanctuaries with fame less price and fame, in sixty-fourths, best first.
    placed: Vec<(i32, i32, usize)>,
    /// The most that the Sanctuaries can add, by fame less price.
    placed_bound: i32,
    laid: [usize; 8],
    is_laid: [bool; REGIONS],
    chosen: Vec<usize>,
    work: Work,
}

impl<'a> Point<'a> {
    fn new(bounds: &'a Bounds, area: &Area, enough: i32, prices: &Prices) -> Self {
        let fame = bounds.sanctuaries.pay(&area.high);
        let charges = bounds.sanctuaries.charge(prices);
        let mut placed: Vec<(i32, i32, usize)> =
            (0..SANCTUARIES).map(|card| (UNIT * fame[card] - charges[card], UNIT * fame[card], card)).collect();
        placed.sort_unstable_by(|one, other| other.cmp(one));
        Point {
            bounds,
            sanctuaries: area.sanctuaries,
            enough,
            prices: *prices,
            charges: bounds.regions.charge(prices),
            placed_bound: placed[..area.sanctuaries].iter().map(|entry| entry.0).sum(),
            placed,
            laid: [0; 8],
            is_laid: [false; REGIONS],
            chosen: Vec::new(),
            work: Work::default(),
        }
    }

    fn price(&self, counts: &Counts) -> i32 {
        (0..COUNTED).map(|i| self.prices[i] * counts[i]).sum()
    }

    /// Lay one more Region; `left` is what it sees. A row that finds k Sanctuaries goes down at most 7 - k times.
    fn lay(&mut self, position: usize, last: Option<usize>, descents: usize, left: Counts, earned: i32) -> Option<Tableau> {
        self.work.regions += 1;
        if position == 8 {
            return self.place(0, left, earned);
        }
        const OUT: i32 = i32::MIN / 2;
        let missing = 8 - position;
        let first = if descents == 7 - self.sanctuaries { last.map_or(0, |card| card + 1) } else { 0 };
        let fame = self.bounds.regions.pay(&left);
        let mut worth: [i32; REGIONS] = std::array::from_fn(|card| UNIT * fame[card] - self.charges[card]);
        for i in 0..COUNTED {
            for card in 0..REGIONS {
                worth[card] = if self.bounds.regions.shows[i][card] > left[i] { OUT } else { worth[card] };
            }
        }
        for card in 0..REGIONS {
            worth[card] = if card < first || self.is_laid[card] { OUT } else { worth[card] };
        }
        let can_come = worth.map(|value| value != OUT);
        self.bounds.price_sets(&left, &self.charges, |card| can_come[card], &mut worth);
        let mut ahead = [0; 8];
        best(&worth, missing, &mut ahead);
        let weakest = worth[ahead[missing - 1]];
        if weakest == OUT {
            return None;
        }
        let bound = earned
            + self.placed_bound
            + self.price(&left)
            + ahead[..missing].iter().map(|&card| worth[card]).sum::<i32>();
        if bound < self.enough {
            return None;
        }
        for card in first..REGIONS {
            // A Region that is not among the best takes the place of the weakest of them.
            let is_payer = self.bounds.payers.contains(&card);
            let within = if is_payer { bound } else { bound - weakest + worth[card].min(weakest) };
            if !can_come[card] || within < self.enough {
                continue;
            }
            let down = usize::from(last.is_some_and(|before| card < before));
            let rest = std::array::from_fn(|i| left[i] - self.bounds.regions.shows[i][card]);
            self.laid[position] = card;
            self.is_laid[card] = true;
            let found = self.lay(position + 1, Some(card), descents + down, rest, earned + UNIT * fame[card]);
            self.is_laid[card] = false;
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Place the Sanctuaries that show exactly what is left.
    fn place(&mut self, first: usize, left: Counts, earned: i32) -> Option<Tableau> {
        self.work.sanctuaries += 1;
        let missing = self.sanctuaries - self.chosen.len();
        if missing == 0 {
            let complete = left == [0; COUNTED] && earned >= self.enough;
            return complete.then(|| Tableau { regions: self.laid.to_vec(), sanctuaries: self.chosen.clone() });
        }
        let priced = self.price(&left);
        for next in first..=SANCTUARIES - missing {
            let ahead: i32 = self.placed[next..next + missing].iter().map(|entry| entry.0).sum();
            if earned + priced + ahead < self.enough {
                return None;
            }
            let (_, fame, card) = self.placed[next];
            let rest: Counts = std::array::from_fn(|i| left[i] - self.bounds.sanctuaries.shows[i][card]);
            if rest.iter().all(|&count| count >= 0) {
                self.chosen.push(card);
                let found = self.place(next + 1, rest, earned + fame);
                self.chosen.pop();
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }
}
