//! Check a certificate of the greatest totals, and search every box again that it says was searched.
//!
//! usage: recheck CARDS CERTIFICATE THREADS [LIMIT]
//!
//! It is given the card facts (spec/cards.csv) and the certificate, and nothing else: cases, ranges, boxes and bounds
//! are derived here from the lemmas of ARGUMENT.md. It prints one line of JSON and exits with 0; or `REFUSED: why` and
//! exits with 1; or exits with 2 if it could not begin. LIMIT searches only the first so many boxes; what is printed says so.

mod bound;
mod cards;
mod cases;
mod certificate;
mod json;
mod search;
mod sha256;

use bound::{Area, Bounds};
use cards::Cards;
use search::{search, Tableau, Work};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Search boxes again in several threads; return the work, or a tableau that beats the greatest total claimed.
fn search_all(bounds: &Bounds, areas: &[Area], greatest: &[i32], threads: usize) -> Result<Work, Tableau> {
    let (next, beaten) = (AtomicUsize::new(0), AtomicBool::new(false));
    let one_thread = || {
        let mut work = Work::default();
        while !beaten.load(Ordering::Relaxed) {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(area) = areas.get(place) else { break };
            if let Some(tableau) = search(bounds, area, greatest[area.sanctuaries], &[0; 9], &mut work) {
                beaten.store(true, Ordering::Relaxed);
                return Err(tableau);
            }
            if (place + 1) % 5000 == 0 {
                eprintln!("{} of {} boxes searched again", place + 1, areas.len());
            }
        }
        Ok(work)
    };
    thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(one_thread)).collect();
        let mut all = Work::default();
        for thread in started {
            all.add(&thread.join().expect("a thread died")?);
        }
        Ok(all)
    })
}

/// Let the search find what is known to be there: a search that overlooks a tableau would find nothing better anywhere.
fn find_witnesses(bounds: &Bounds, witnesses: &[Area], greatest: &[i32]) -> Result<(), String> {
    for area in witnesses {
        let total = greatest[area.sanctuaries];
        if search(bounds, area, total - 1, &[0; 9], &mut Work::default()).is_none() {
            return Err(format!("this search overlooks a tableau of {} Sanctuaries that has {total}", area.sanctuaries));
        }
    }
    Ok(())
}

fn describe(cards: &Cards, tableau: &Tableau) -> String {
    let durations: Vec<usize> = tableau.regions.iter().map(|card| card + 1).collect();
    let names: Vec<&str> = tableau.sanctuaries.iter().map(|&card| cards.sanctuaries[card].name.as_str()).collect();
    format!("{durations:?} {names:?} has {}", cards.total(&tableau.regions, &tableau.sanctuaries))
}

fn recheck(cards_file: &str, text: &str, threads: usize, limit: usize) -> Result<String, String> {
    let cards = Cards::read(cards_file)?;
    let bounds = Bounds::new(&cards);
    let checked = certificate::check(text, &cards, cards_file, &bounds)?;
    eprintln!("{} cases and {} bounds are as listed", checked.cases, checked.bounded);
    find_witnesses(&bounds, &checked.witnesses, &checked.greatest)?;
    let searched = checked.to_search.len();
    let again = &checked.to_search[..limit.min(searched)];
    let work = search_all(&bounds, again, &checked.greatest, threads)
        .map_err(|tableau| format!("{}, more than the greatest total claimed", describe(&cards, &tableau)))?;
    Ok(format!(
        "{{\"greatest\":{:?},\"cases\":{},\"pairs\":{},\"bounded\":{},\"searched\":{searched},\"searched_again\":{},\
         \"boxes\":{},\"points\":{},\"regions\":{},\"sanctuaries\":{}}}",
        checked.greatest, checked.cases, checked.pairs, checked.bounded, again.len(),
        work.boxes, work.points, work.regions, work.sanctuaries,
    ))
}

fn main() -> ExitCode {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let read = |path: &String| std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"));
    let begin = || -> Result<(String, String, usize, usize), String> {
        let [cards, certificate, threads, limit @ ..] = given.as_slice() else {
            return Err("usage: recheck CARDS CERTIFICATE THREADS [LIMIT]".into());
        };
        let number = |text: &String| text.parse::<usize>().map_err(|error| format!("{text}: {error}"));
        Ok((read(cards)?, read(certificate)?, number(threads)?.max(1), limit.first().map_or(Ok(usize::MAX), number)?))
    };
    match begin().map(|(cards, text, threads, limit)| recheck(&cards, &text, threads, limit)) {
        Ok(Ok(report)) => {
            println!("{report}");
            ExitCode::SUCCESS
        }
        Ok(Err(reason)) => {
            println!("REFUSED: {reason}");
            ExitCode::from(1)
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::from(2)
        }
    }
}
