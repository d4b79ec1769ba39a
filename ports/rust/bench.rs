//! How fast this port scores, in its own process. Every port that can do this takes the same tableaux, so that the
//! checksums can be compared:
//!
//! x starts at SEED modulo 2147483647 (1 instead of 0); a draw below n takes x = x * 48271 modulo 2147483647 and
//! gives x modulo n. The Regions 1 to 68 and the Sanctuaries in the order of their ids each lie in a row. For each
//! tableau, Regions: for place 0 to 7 swap that place with place + draw(68 - place); the first eight are played in that
//! order. Sanctuaries: draw(8) of them, but at most as many as the Regions have ascents; for each place swap likewise
//! with place + draw(45 - place). The rows are not put back in order between tableaux.
//! Checksum: starts at 0; for every card's fame, Regions in play order and then Sanctuaries, 31 times the checksum
//! plus the fame, modulo 4294967296.
//!
//! Only scoring is timed, in blocks; making the tableaux is not.

use crate::scoring::{Scoring, Tableau};
use std::time::{Duration, Instant};

const BLOCK: usize = 4096;

struct Source {
    x: u64,
    regions: Vec<u8>,
    sanctuaries: Vec<u8>,
}

fn below(x: &mut u64, bound: usize) -> usize {
    *x = *x * 48271 % 2147483647;
    (*x % bound as u64) as usize
}

fn draw_first(x: &mut u64, row: &mut [u8], drawn: &mut [u8]) {
    for place in 0..drawn.len() {
        let other = place + below(x, row.len() - place);
        row.swap(place, other);
        drawn[place] = row[place];
    }
}

impl Source {
    fn new(seed: u64) -> Source {
        Source { x: (seed % 2147483647).max(1), regions: (1..=68).collect(), sanctuaries: (0..45).collect() }
    }

    fn tableau(&mut self) -> Tableau {
        let mut tableau = Tableau { region_count: 8, ..Tableau::default() };
        draw_first(&mut self.x, &mut self.regions, &mut tableau.regions);
        let ascents = tableau.regions.windows(2).filter(|pair| pair[1] > pair[0]).count();
        tableau.sanctuary_count = below(&mut self.x, 8).min(ascents);
        draw_first(&mut self.x, &mut self.sanctuaries, &mut tableau.sanctuaries[..tableau.sanctuary_count]);
        tableau
    }
}

pub fn bench(count: usize, seed: u64) {
    let scoring = Scoring::new();
    let mut source = Source::new(seed);
    let mut checksum: u32 = 0;
    let mut time = Duration::from_secs(0);
    let mut done = 0;
    while done < count {
        let block: Vec<Tableau> = (0..BLOCK.min(count - done)).map(|_| source.tableau()).collect();
        let start = Instant::now();
        for tableau in &block {
            let fame = scoring.score(tableau);
            let placed = &fame.sanctuaries[..tableau.sanctuary_count];
            for &paid in fame.regions.iter().chain(placed) {
                checksum = checksum.wrapping_mul(31).wrapping_add(paid as u32);
            }
        }
        time += start.elapsed();
        done += block.len();
    }
    let seconds = time.as_secs_f64();
    println!(
        "{{\"language\":\"Rust\",\"tableaux\":{count},\"seed\":{seed},\"seconds\":{seconds:.9},\"per_second\":{:.0},\"checksum\":{checksum}}}",
        count as f64 / seconds
    );
}
