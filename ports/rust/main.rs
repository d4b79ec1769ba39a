//! The Rust port on the wire (faraway-wire-1, levels 1 and 2): reads requests from standard input, answers on standard
//! output. `port --bench N SEED` scores N tableaux in this process instead and prints how fast that went.

mod bench;
mod cards;
mod json;
mod scoring;

use cards::{sanctuary, Biome, Card, Per, Quest, Time, BIOMES, PER_NAMES, REGIONS, SANCTUARIES};
use json::Json;
use scoring::{Scoring, Tableau};
use std::fmt::Write as _;
use std::io::{self, Read, Write};

/// The code of what is wrong with a request.
type Code = &'static str;

const HELLO: &str = r#"{"protocol":"faraway-wire-1","name":"faraway-rust","version":"1.0","language":"Rust","levels":[1,2],"readings":{}}"#;

// ------------------------------------------------------------------------------------------------------- catalogue

fn name_of<T: PartialEq>(names: &'static [(T, &'static str)], value: &T) -> &'static str {
    names.iter().find(|(named, _)| named == value).map_or("", |(_, name)| name)
}

fn comma_separated<T>(items: &[T], dump: impl Fn(&T) -> String) -> String {
    items.iter().map(dump).collect::<Vec<String>>().join(",")
}

fn dump_quest(quest: &Quest) -> String {
    let per = name_of(&PER_NAMES, &quest.per);
    let biomes = comma_separated(quest.biomes, |biome| format!("\"{}\"", name_of(&BIOMES, biome)));
    let biomes = if quest.per == Per::Biome { format!("\"biomes\":[{biomes}],") } else { biomes };
    format!("{{\"per\":\"{per}\",{biomes}\"fame\":{}}}", quest.fame)
}

fn dump_card(card: &Card) -> String {
    let [clues, stones, chimeras, thistles] = card.icons;
    let [need_stones, need_chimeras, need_thistles] = card.prerequisite;
    let biome = card.biome.map_or("null".to_string(), |biome| format!("\"{}\"", name_of(&BIOMES, &biome)));
    let quest = card.quest.map_or("null".to_string(), |quest| dump_quest(&quest));
    let duration = card.duration.map_or(String::new(), |duration| {
        format!(
            "\"duration\":{duration},\"prerequisite\":{{\"stones\":{need_stones},\"chimeras\":{need_chimeras},\"thistles\":{need_thistles}}},"
        )
    });
    let night = card.time == Time::Night;
    format!(
        "{{{duration}\"biome\":{biome},\"night\":{night},\"clues\":{clues},\"stones\":{stones},\"chimeras\":{chimeras},\"thistles\":{thistles},\"quest\":{quest}}}"
    )
}

fn dump_catalogue() -> String {
    let regions = comma_separated(&REGIONS, dump_card);
    let sanctuaries = comma_separated(&SANCTUARIES, dump_card);
    format!("{{\"regions\":[{regions}],\"sanctuaries\":[{sanctuaries}]}}")
}

// --------------------------------------------------------------------------------------------------- reading cards

/// The member with this key; the last when there are several.
fn member<'a>(object: &'a Json, key: &str) -> Result<Option<&'a Json>, Code> {
    match object {
        Json::Object(members) => Ok(members.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value)),
        _ => Err("wrong-type"),
    }
}

fn need<'a>(object: &'a Json, key: &str) -> Result<&'a Json, Code> {
    member(object, key)?.ok_or("missing-key")
}

fn need_integer(object: &Json, key: &str) -> Result<i64, Code> {
    match need(object, key)? {
        Json::Integer(number) => Ok(*number),
        _ => Err("wrong-type"),
    }
}

fn need_text<'a>(object: &'a Json, key: &str) -> Result<&'a str, Code> {
    match need(object, key)? {
        Json::Text(text) => Ok(text),
        _ => Err("wrong-type"),
    }
}

fn need_list<'a>(object: &'a Json, key: &str) -> Result<&'a [Json], Code> {
    match need(object, key)? {
        Json::List(list) => Ok(list),
        _ => Err("wrong-type"),
    }
}

fn read_biome(value: &Json) -> Result<Biome, Code> {
    match value {
        Json::Text(text) => {
            BIOMES.iter().find(|(_, name)| name == text).map(|(biome, _)| *biome).ok_or("unknown-sanctuary")
        }
        _ => Err("wrong-type"),
    }
}

/// Whether the printed card is the one with these facts.
fn has_facts(printed: &Card, given: &Json) -> Result<bool, Code> {
    let biome = match need(given, "biome")? {
        Json::Null => None,
        value => Some(read_biome(value)?),
    };
    let time = match need(given, "night")? {
        Json::Boolean(true) => Time::Night,
        Json::Boolean(false) => Time::Day,
        _ => return Err("wrong-type"),
    };
    let mut icons = [0; 4];
    for (count, key) in icons.iter_mut().zip(["clues", "stones", "chimeras", "thistles"]) {
        *count = need_integer(given, key)?;
    }
    let mut biomes = Vec::new();
    let quest = match need(given, "quest")? {
        Json::Null => None,
        value => {
            let name = need_text(value, "per")?;
            let (per, _) = PER_NAMES.iter().find(|(_, known)| *known == name).ok_or("unknown-value")?;
            if *per == Per::Biome {
                biomes = need_list(value, "biomes")?.iter().map(read_biome).collect::<Result<_, _>>()?;
            }
            let fame = i32::try_from(need_integer(value, "fame")?).unwrap_or(i32::MAX);
            Some(Quest { per: *per, biomes: &biomes, fame })
        }
    };
    Ok(*printed == sanctuary(biome, time, icons, quest))
}

/// The place of the Sanctuary that a request calls by this name: found by its facts.
fn find_sanctuary(name: &Json, cards: &[Json]) -> Result<u8, Code> {
    let wanted = match name {
        Json::Text(text) => text,
        _ => return Err("wrong-type"),
    };
    for given in cards {
        if need_text(given, "id")? == wanted {
            for (place, printed) in SANCTUARIES.iter().enumerate() {
                if has_facts(printed, given)? {
                    return Ok(place as u8);
                }
            }
        }
    }
    Err("unknown-sanctuary")
}

fn read_region(value: &Json) -> Result<u8, Code> {
    match value {
        Json::Integer(duration @ 1..=68) => Ok(*duration as u8),
        Json::Integer(_) => Err("unknown-region"),
        _ => Err("wrong-type"),
    }
}

fn read_distinct(values: &[Json], read: impl Fn(&Json) -> Result<u8, Code>, twice: Code) -> Result<Vec<u8>, Code> {
    let mut cards = Vec::with_capacity(values.len());
    for value in values {
        let card = read(value)?;
        if cards.contains(&card) {
            return Err(twice);
        }
        cards.push(card);
    }
    Ok(cards)
}

fn read_tableau(request: &Json) -> Result<Tableau, Code> {
    let regions = need_list(request, "regions")?;
    let sanctuaries = need_list(request, "sanctuaries")?;
    let named = !sanctuaries.is_empty() || member(request, "cards")?.is_some();
    let cards = if named { need_list(request, "cards")? } else { &[] };
    let regions = read_distinct(regions, read_region, "region-twice")?;
    let sanctuaries = read_distinct(sanctuaries, |name| find_sanctuary(name, cards), "sanctuary-twice")?;
    if regions.len() < 8 {
        return Err("too-few-regions");
    }
    if regions.len() > 8 {
        return Err("too-many-regions");
    }
    if sanctuaries.len() > regions.windows(2).filter(|pair| pair[1] > pair[0]).count() {
        return Err("too-many-sanctuaries");
    }
    let mut tableau = Tableau { region_count: 8, sanctuary_count: sanctuaries.len(), ..Tableau::default() };
    tableau.regions.copy_from_slice(&regions);
    tableau.sanctuaries[..sanctuaries.len()].copy_from_slice(&sanctuaries);
    Ok(tableau)
}

// -------------------------------------------------------------------------------------------------------- the wire

fn answer(request: &Json, scoring: &Scoring) -> Result<String, Code> {
    match need_text(request, "request")? {
        "hello" => Ok(HELLO.to_string()),
        "catalogue" => Ok(dump_catalogue()),
        "score" => {
            let tableau = read_tableau(request)?;
            let fame = scoring.score(&tableau);
            let regions = comma_separated(&fame.regions, i32::to_string);
            let sanctuaries = comma_separated(&fame.sanctuaries[..tableau.sanctuary_count], i32::to_string);
            Ok(format!("{{\"total\":{},\"regions\":[{regions}],\"sanctuaries\":[{sanctuaries}]}}", fame.total))
        }
        _ => Err("unknown-request"),
    }
}

fn answer_line(line: &[u8], scoring: &Scoring, output: &mut String) {
    let identified =
        json::read(line).ok_or("not-json").and_then(|request| Ok((need_integer(&request, "id")?, request)));
    let written = match identified {
        Ok((id, request)) => match answer(&request, scoring) {
            Ok(answer) => writeln!(output, "{{\"id\":{id},\"answer\":{answer}}}"),
            Err(code) => writeln!(output, "{{\"id\":{id},\"error\":{{\"code\":\"{code}\"}}}}"),
        },
        Err(code) => writeln!(output, "{{\"id\":null,\"error\":{{\"code\":\"{code}\"}}}}"),
    };
    written.expect("a string takes everything");
}

/// Answers all lines that have come, then writes once.
fn serve() -> io::Result<()> {
    let scoring = Scoring::new();
    let mut input = Vec::new();
    let mut chunk = vec![0; 1 << 16];
    let mut output = String::new();
    loop {
        let got = io::stdin().read(&mut chunk)?;
        let searched = input.len();
        input.extend_from_slice(&chunk[..got]);
        let mut start = 0;
        for at in searched..input.len() {
            if input[at] == b'\n' {
                answer_line(&input[start..at], &scoring, &mut output);
                start = at + 1;
            }
        }
        input.drain(..start);
        if got == 0 && !input.is_empty() {
            answer_line(&input, &scoring, &mut output);
        }
        io::stdout().write_all(output.as_bytes())?;
        io::stdout().flush()?;
        output.clear();
        if got == 0 {
            return Ok(());
        }
    }
}

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().collect();
    match words.iter().map(String::as_str).collect::<Vec<&str>>()[..] {
        [_, "--bench", count, seed] => {
            let number = |word: &str| word.parse().expect("a whole number");
            bench::bench(number(count) as usize, number(seed));
            Ok(())
        }
        _ => serve(),
    }
}
