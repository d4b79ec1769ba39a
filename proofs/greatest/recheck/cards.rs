//! The card facts, read from spec/cards.csv, and the fame of one card and of one tableau.

/// What is counted: stones, chimeras, thistles, clues, nights, then the four biomes.
pub const COUNTED: usize = 9;
pub const ICONS: usize = 5;
pub const REGIONS: usize = 68;
pub const SANCTUARIES: usize = 45;
pub type Counts = [i32; COUNTED];

const WORDS: [&str; COUNTED] =
    ["stone", "chimera", "thistle", "clue", "night", "river", "city", "forest", "desert"];

#[derive(Debug, Clone, Default)]
pub struct Card {
    /// A Sanctuary's name made from its facts; empty for a Region.
    pub name: String,
    pub shows: Counts,
    pub needs: Counts,
    /// Fame for each of what is counted, for each biome set, and in any case.
    pub per: Counts,
    pub per_set: i32,
    pub fixed: i32,
}

impl Card {
    /// Return what the card pays with these counts in view. Rules: SCORE-6 to SCORE-16.
    pub fn pays(&self, seen: &Counts) -> i32 {
        if (0..COUNTED).any(|i| seen[i] < self.needs[i]) {
            return 0;
        }
        let counted: i32 = (0..COUNTED).map(|i| self.per[i] * seen[i]).sum();
        counted + self.per_set * sets(seen) + self.fixed
    }
}

/// Return how many complete biome sets there are.
pub fn sets(seen: &Counts) -> i32 {
    seen[5].min(seen[6]).min(seen[7]).min(seen[8])
}

/// All cards: Regions by duration, Sanctuaries by name.
pub struct Cards {
    pub regions: Vec<Card>,
    pub sanctuaries: Vec<Card>,
}

fn place(word: &str) -> Result<usize, String> {
    WORDS.iter().position(|known| *known == word).ok_or_else(|| format!("the card file speaks of {word:?}"))
}

fn read_quest(card: &mut Card, text: &str) -> Result<(), String> {
    if text.is_empty() {
        return Ok(());
    }
    let (fame, paid_for) = text.split_once(" per ").unwrap_or((text, ""));
    let fame: i32 = fame.parse().map_err(|_| format!("no quest: {text:?}"))?;
    match paid_for {
        "" => card.fixed = fame,
        "biome set" => card.per_set = fame,
        several => {
            for word in several.split(" or ") {
                card.per[place(word)?] = fame;
            }
        }
    }
    let paid = paid_for.replace("biome set", "biome-set").replace(" or ", "-or-");
    card.name += &if paid.is_empty() { format!("-fixed-{fame}") } else { format!("-per-{paid}-{fame}") };
    Ok(())
}

fn read_row(fields: &[&str]) -> Result<Card, String> {
    let [_, biome, time, shows, needs, quest] = fields else {
        return Err("a row of the card file has not six fields".into());
    };
    let mut card = Card { name: (*biome).into(), ..Card::default() };
    if *biome != "gray" {
        card.shows[place(biome)?] = 1;
    }
    match *time {
        "night" => {
            card.shows[4] = 1;
            card.name += "-night";
        }
        "day" | "" => {}
        other => return Err(format!("neither day nor night: {other:?}")),
    }
    for word in shows.split_whitespace() {
        card.shows[place(word)?] += 1;
    }
    for word in needs.split_whitespace() {
        card.needs[place(word)?] += 1;
    }
    for word in ["clue", "stone", "chimera", "thistle"] {
        if card.shows[place(word)?] > 0 {
            card.name += &format!("-{word}");
        }
    }
    read_quest(&mut card, quest)?;
    Ok(card)
}

impl Cards {
    /// Read the card file.
    pub fn read(text: &str) -> Result<Cards, String> {
        let mut cards = Cards { regions: Vec::new(), sanctuaries: Vec::new() };
        let mut lines = text.lines();
        if lines.next() != Some("card,biome,time,shows,needs,quest") || text.contains('"') {
            return Err("this is no card file".into());
        }
        for line in lines {
            let fields: Vec<&str> = line.split(',').collect();
            let mut card = read_row(&fields)?;
            if fields[0] == "sanctuary" {
                cards.sanctuaries.push(card);
            } else if fields[0] == (cards.regions.len() + 1).to_string() {
                card.name = String::new();
                cards.regions.push(card);
            } else {
                return Err(format!("{} is not the next Region", fields[0]));
            }
        }
        cards.sanctuaries.sort_by(|one, other| one.name.cmp(&other.name));
        cards.sanctuaries.dedup_by(|one, other| one.name == other.name);
        if cards.regions.len() != REGIONS || cards.sanctuaries.len() != SANCTUARIES {
            return Err("there are not 68 Regions and 45 different Sanctuaries".into());
        }
        cards.check_lemma()?;
        Ok(cards)
    }

    /// Refuse cards that the argument does not fit: `sets_worth_le_of_cheapest_first`, `sets_seen_le_of_set_regions_before`
    /// speak of Regions that pay alike for biome sets and have different biomes.
    fn check_lemma(&self) -> Result<(), String> {
        let payers: Vec<&Card> = self.regions.iter().filter(|card| card.per_set > 0).collect();
        let alike = payers.iter().all(|card| card.per_set == payers[0].per_set && card.fixed == 0 && card.per == [0; COUNTED]);
        let biomes_differ = (5..COUNTED).all(|i| payers.iter().filter(|card| card.shows[i] > 0).count() <= 1);
        if alike && biomes_differ { Ok(()) } else { Err("the Regions that pay for biome sets differ".into()) }
    }

    /// Return the total of a tableau: its Regions (counted from 0) in the order played, and its Sanctuaries.
    pub fn total(&self, regions: &[usize], sanctuaries: &[usize]) -> i32 {
        let mut seen = [0; COUNTED];
        let mut total = 0;
        for &card in sanctuaries {
            (0..COUNTED).for_each(|i| seen[i] += self.sanctuaries[card].shows[i]);
        }
        for &card in regions.iter().rev() {
            (0..COUNTED).for_each(|i| seen[i] += self.regions[card].shows[i]);
            total += self.regions[card].pays(&seen);
        }
        total + sanctuaries.iter().map(|&card| self.sanctuaries[card].pays(&seen)).sum::<i32>()
    }

    /// Return the most of one thing that eight Regions and so many Sanctuaries show.
    pub fn most_shown(&self, counted: usize, sanctuaries: usize) -> i32 {
        let most = |cards: &[Card], count: usize| -> i32 {
            let mut shown: Vec<i32> = cards.iter().map(|card| card.shows[counted]).collect();
            shown.sort_unstable_by(|one, other| other.cmp(one));
            shown[..count].iter().sum()
        };
        most(&self.regions, 8) + most(&self.sanctuaries, sanctuaries)
    }
}
