//! Read a certificate and check all of it that needs no search.

use crate::bound::{Area, Bounds, Most, Prices, MOST_PRICE, UNIT};
use crate::cards::{Cards, Counts, COUNTED, ICONS, REGIONS};
use crate::cases::{all_cases, Biomes, Key};
use crate::json::{parse, Json};
use crate::sha256::hexdigest;

const FORMAT: &str = "faraway-greatest-2";
const ALL_SETS: u64 = 54_910_660;

/// What a certificate claims and what was checked of it; the boxes that it says were searched are to be searched.
pub struct Checked {
    pub greatest: Vec<i32>,
    /// The box of each tableau claimed: the one point of its totals.
    pub witnesses: Vec<Area>,
    pub cases: usize,
    pub pairs: u64,
    pub bounded: usize,
    pub to_search: Vec<Area>,
}

fn demand(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Check the first line: the format, the hash of the card file, and a legal tableau for each total claimed.
fn check_head(line: &str, cards: &Cards, cards_file: &str) -> Result<Vec<(i32, Area)>, String> {
    let head = parse(line)?;
    let [format, hash, greatest] = head.fields(["format", "cards", "greatest"])?;
    demand(format.text()? == FORMAT, || format!("the format is not {FORMAT}"))?;
    let digest = hexdigest(cards_file.as_bytes());
    demand(hash.text()? == digest, || format!("made for other cards: the hash of this card file is {digest}"))?;
    let totals = greatest.list()?.iter().enumerate().map(|(size, entry)| check_witness(size, entry, cards));
    let totals: Vec<(i32, Area)> = totals.collect::<Result<_, _>>()?;
    demand(totals.len() == 8, || "the totals are not those with 0 to 7 Sanctuaries".into())?;
    Ok(totals)
}

/// Check a tableau: eight Regions, so many Sanctuaries, at least as many ascents, and the total claimed. Return the total and the
/// point of what the tableau shows.
fn check_witness(size: usize, entry: &Json, cards: &Cards) -> Result<(i32, Area), String> {
    let [sanctuaries, total, tableau] = entry.fields(["sanctuaries", "total", "tableau"])?;
    let [regions, placed] = tableau.fields(["regions", "sanctuaries"])?;
    let durations = regions.numbers::<8>()?;
    let placed: Vec<&str> = placed.list()?.iter().map(Json::text).collect::<Result<_, _>>()?;
    demand(durations.iter().all(|each| (1..=REGIONS as i64).contains(each)), || "no such Region".into())?;
    let rows: Vec<usize> = durations.iter().map(|each| *each as usize - 1).collect();
    let named = |name: &&str| cards.sanctuaries.iter().position(|card| card.name == **name);
    let rest: Option<Vec<usize>> = placed.iter().map(named).collect();
    let rest = rest.ok_or("no such Sanctuary")?;
    let differ = |all: &[usize]| (1..all.len()).all(|i| !all[..i].contains(&all[i]));
    demand(differ(&rows) && differ(&rest), || "a card lies twice".into())?;
    demand(sanctuaries.number()? == size as i64 && rest.len() == size, || format!("not {size} Sanctuaries"))?;
    let ascents = rows.windows(2).filter(|pair| pair[0] < pair[1]).count();
    demand(ascents >= size, || format!("{durations:?} finds {ascents} Sanctuaries, not {size}"))?;
    let counted = cards.total(&rows, &rest);
    demand(total.number()? == i64::from(counted), || format!("{durations:?} has {counted}, not the total claimed"))?;
    let all = rows.iter().map(|&card| &cards.regions[card]).chain(rest.iter().map(|&card| &cards.sanctuaries[card]));
    let shown: Counts = all.fold([0; COUNTED], |sum, card| std::array::from_fn(|i| sum[i] + card.shows[i]));
    Ok((counted, Area { sanctuaries: size, low: shown, high: shown }))
}

/// A box as a case lists it: after so many cuts, with a bound and its prices unless it is to be searched.
struct Leaf {
    cuts: i64,
    bounded: Option<(i64, Prices)>,
}

fn read_leaf(value: &Json) -> Result<Leaf, String> {
    match value.list()? {
        [cuts] => Ok(Leaf { cuts: cuts.number()?, bounded: None }),
        [cuts, bound, prices] => {
            let prices = prices.numbers::<COUNTED>()?;
            let small = prices.iter().all(|price| price.abs() <= i64::from(MOST_PRICE));
            demand(small, || "a price is out of range".into())?;
            let prices = prices.map(|price| price as i32);
            Ok(Leaf { cuts: cuts.number()?, bounded: Some((bound.number()?, prices)) })
        }
        _ => Err("a box is neither bounded away nor to be searched".into()),
    }
}

/// Check one case against what is derived from the cards; return its key and how many boxes were bounded away.
fn check_case(
    line: &str, expected: (Key, u64), cards: &Cards, bounds: &Bounds, goals: &[i32], to_search: &mut Vec<Area>,
) -> Result<usize, String> {
    let value = parse(line)?;
    let [sanctuaries, biomes, pairs, boxes] = value.fields(["sanctuaries", "biomes", "pairs", "boxes"])?;
    let ((size, colours), ways) = expected;
    let biomes: Biomes = biomes.numbers()?;
    demand(sanctuaries.number()? == size as i64 && biomes == colours, || {
        format!("the case {size} {colours:?} is missing or out of order")
    })?;
    demand(pairs.number()? as u64 == ways, || format!("{size} {colours:?} stands for {ways} pairs"))?;
    let mut leaves = boxes.list()?.iter();
    let mut pending = vec![(whole_area(cards, size, colours), 0)];
    let mut leaf = leaves.next().map(read_leaf).transpose()?;
    let mut bounded_away = 0;
    while let Some((area, cuts)) = pending.pop() {
        let here = leaf.as_ref().ok_or_else(|| format!("a box of {size} {colours:?} is missing"))?;
        if here.cuts > cuts {
            let (lower, upper) =
                area.halves().ok_or_else(|| format!("a box of {size} {colours:?} cannot be cut"))?;
            pending.push((upper, cuts + 1));
            pending.push((lower, cuts + 1));
            continue;
        }
        demand(here.cuts == cuts, || format!("a box of {size} {colours:?} is missing"))?;
        match &here.bounded {
            None => to_search.push(area),
            Some((claimed, prices)) => {
                check_bound(bounds, &area, *claimed, prices, goals[size])?;
                bounded_away += 1;
            }
        }
        leaf = leaves.next().map(read_leaf).transpose()?;
    }
    demand(leaf.is_none(), || format!("{size} {colours:?} has a box too many"))?;
    Ok(bounded_away)
}

fn check_bound(bounds: &Bounds, area: &Area, claimed: i64, prices: &Prices, goal: i32) -> Result<(), String> {
    let (bound, _) = bounds.bound(area, prices, &Most::new(bounds, &area.high));
    let points = i64::from(bound.div_euclid(UNIT));
    demand(points == claimed, || format!("the bound of {area:?} is {points}, not {claimed}"))?;
    demand(bound < UNIT * (goal + 1), || format!("{area:?} is not bounded away: {points} beats {goal}"))
}

fn whole_area(cards: &Cards, sanctuaries: usize, biomes: Biomes) -> Area {
    let low: Counts = std::array::from_fn(|i| if i < ICONS { 0 } else { biomes[i - ICONS] as i32 });
    let high = std::array::from_fn(|i| if i < ICONS { cards.most_shown(i, sanctuaries) } else { low[i] });
    Area { sanctuaries, low, high }
}

/// Check everything in a certificate but the boxes that it says were searched.
pub fn check(text: &str, cards: &Cards, cards_file: &str, bounds: &Bounds) -> Result<Checked, String> {
    let mut lines = text.lines();
    let (greatest, witnesses) = check_head(lines.next().unwrap_or(""), cards, cards_file)?.into_iter().unzip();
    let derived = all_cases(cards);
    let pairs: u64 = derived.values().sum();
    let region_sets = (1..=8u64).fold(1, |ways, i| ways * (REGIONS as u64 + 1 - i) / i);
    demand(pairs == ALL_SETS * region_sets, || format!("the cases of these cards stand for {pairs} pairs"))?;
    let mut checked = Checked { greatest, witnesses, cases: derived.len(), pairs, bounded: 0, to_search: Vec::new() };
    for (key, ways) in derived {
        let line = lines.next().ok_or_else(|| format!("the case {} {:?} is missing", key.0, key.1))?;
        checked.bounded +=
            check_case(line, (key, ways), cards, bounds, &checked.greatest, &mut checked.to_search)?;
    }
    demand(lines.next().is_none(), || "a line too many after the last case".into())?;
    Ok(checked)
}
