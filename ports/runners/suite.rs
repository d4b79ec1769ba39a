//! The conformance suite of the rules of Faraway in one file of Rust, with no dependency.
//!
//!     rustc -O suite.rs && ./suite vectors.jsonl ./my-port
//!
//! Exit status: 0 everything asked passed, 1 something failed, 2 nothing was asked or the port could not be.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{exit, Child, Command, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::Duration;

const TIMEOUT: Duration = Duration::from_secs(20);

/// A JSON value; numbers keep their spelling, because 3.0 is not 3 on the wire.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Json {
    Null,
    Bool(bool),
    Number(String),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

use Json::{Bool, List, Null, Number, Object, Text};

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn parse(line: &str) -> Option<Json> {
        let mut parser = Parser { text: line.as_bytes(), at: 0 };
        let value = parser.value()?;
        parser.space();
        (parser.at == parser.text.len()).then_some(value)
    }

    fn space(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }

    fn take(&mut self, wanted: u8) -> Option<()> {
        self.space();
        (self.text.get(self.at) == Some(&wanted)).then(|| self.at += 1)
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        self.text[self.at..].starts_with(word.as_bytes()).then(|| {
            self.at += word.len();
            value
        })
    }

    fn value(&mut self) -> Option<Json> {
        self.space();
        match *self.text.get(self.at)? {
            b'n' => self.word("null", Null),
            b't' => self.word("true", Bool(true)),
            b'f' => self.word("false", Bool(false)),
            b'"' => self.string().map(Text),
            b'[' => {
                let mut items = Vec::new();
                self.entries(b'[', b']', |parser| {
                    items.push(parser.value()?);
                    Some(())
                })?;
                Some(List(items))
            }
            b'{' => {
                let mut entries = BTreeMap::new();
                self.entries(b'{', b'}', |parser| {
                    parser.space();
                    let key = parser.string()?;
                    parser.take(b':')?;
                    entries.insert(key, parser.value()?);
                    Some(())
                })?;
                Some(Object(entries))
            }
            _ => {
                let start = self.at;
                while self.text.get(self.at).is_some_and(|byte| b"+-.0123456789eE".contains(byte)) {
                    self.at += 1;
                }
                let digits = std::str::from_utf8(&self.text[start..self.at]).ok()?;
                digits.parse::<f64>().ok().map(|_| Number(digits.to_owned()))
            }
        }
    }

    fn entries(&mut self, open: u8, close: u8, mut entry: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.take(open)?;
        if self.take(close).is_some() {
            return Some(());
        }
        loop {
            entry(self)?;
            if self.take(close).is_some() {
                return Some(());
            }
            self.take(b',')?;
        }
    }

    fn string(&mut self) -> Option<String> {
        self.take(b'"')?;
        let mut bytes = Vec::new();
        loop {
            let byte = *self.text.get(self.at)?;
            self.at += 1;
            match byte {
                b'"' => return String::from_utf8(bytes).ok(),
                b'\\' => {
                    let escaped = *self.text.get(self.at)?;
                    self.at += 1;
                    let character = match escaped {
                        b'n' => '\n',
                        b't' => '\t',
                        b'r' => '\r',
                        b'b' => '\u{8}',
                        b'f' => '\u{c}',
                        b'u' => {
                            let digits = std::str::from_utf8(self.text.get(self.at..self.at + 4)?).ok()?;
                            self.at += 4;
                            char::from_u32(u32::from_str_radix(digits, 16).ok()?).unwrap_or('\u{fffd}')
                        }
                        other => char::from(other),
                    };
                    bytes.extend(character.to_string().bytes());
                }
                _ => bytes.push(byte),
            }
        }
    }
}

impl Json {
    fn get(&self, key: &str) -> Option<&Json> {
        if let Object(entries) = self { entries.get(key) } else { None }
    }

    fn items(&self) -> &[Json] {
        if let List(items) = self { items } else { &[] }
    }

    fn text(&self) -> &str {
        match self {
            Text(text) | Number(text) => text,
            _ => "",
        }
    }

    fn show(&self) -> String {
        match self {
            Null => "null".into(),
            Bool(value) => value.to_string(),
            Number(digits) => digits.clone(),
            Text(text) => quote(text),
            List(items) => format!("[{}]", items.iter().map(Json::show).collect::<Vec<_>>().join(",")),
            Object(entries) => {
                let shown: Vec<_> = entries.iter().map(|(key, value)| format!("{}:{}", quote(key), value.show())).collect();
                format!("{{{}}}", shown.join(","))
            }
        }
    }
}

fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            _ if u32::from(character) < 32 => quoted.push_str(&format!("\\u{:04x}", u32::from(character))),
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}

/// A running port.
struct Port {
    child: Child,
    lines: Receiver<String>,
}

impl Port {
    fn start(command: &[String]) -> std::io::Result<Port> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let output = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Ok(Port { child, lines })
    }

    fn ask(&mut self, line: &str) -> Result<String, String> {
        let input = self.child.stdin.as_mut().expect("stdin is piped");
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|error| error.to_string())?;
        self.lines.recv_timeout(TIMEOUT).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("no answer within {} s", TIMEOUT.as_secs()),
            RecvTimeoutError::Disconnected => "the port has exited".into(),
        })
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

// Bench questions put cards together that no game brings together. A port that claims less than everything is asked them only if
// it says `"bench": true`.
fn takes_bench(hello: &Json) -> bool {
    if let Some(Json::Bool(stated)) = hello.get("bench") {
        return *stated;
    }
    let whole = [("requests", 12), ("variants", 2), ("players", 5)];
    let first = [("depth", "state"), ("score", "cards"), ("rank", "ranks")];
    whole.iter().all(|(claim, count)| match hello.get(claim) {
        Some(List(stated)) => {
            let distinct = stated.iter().enumerate().filter(|(place, value)| !stated[..*place].contains(value));
            distinct.count() >= *count
        }
        _ => true,
    }) && first.iter().all(|(claim, value)| hello.get(claim).map_or(true, |stated| stated.text() == *value))
}

fn reason_not_asked(vector: &Json, hello: &Json) -> Option<String> {
    let level = vector.get("level")?;
    if !hello.get("levels").map_or(false, |levels| levels.items().contains(level)) {
        return Some(format!("level {} is not offered", level.show()));
    }
    let Some(Object(readings)) = vector.get("readings") else { return None };
    for (name, value) in readings {
        let played = hello.get("readings").and_then(|stated| stated.get(name));
        let is_played = match played {
            Some(values) => values.items().contains(value),
            None => vector.get("defaults").and_then(|defaults| defaults.get(name)) == Some(value),
        };
        if !is_played {
            return Some(format!("{name}={} is not played", value.text()));
        }
    }
    let is_bench = vector.get("tags").map_or(false, |tags| tags.items().iter().any(|tag| tag.text() == "bench"));
    if is_bench && !takes_bench(hello) {
        return Some("bench questions are not claimed".to_string());
    }
    let Some(Object(claims)) = vector.get("claims") else { return None };
    for (claim, needed) in claims {
        match hello.get(claim) {
            Some(List(offered)) if needed.items().iter().any(|value| !offered.contains(value)) => {
                return Some(format!("{claim} are not claimed"));
            }
            Some(List(_)) | None => {}
            Some(offered) if !needed.items().contains(offered) => {
                return Some(format!("this runner does not judge {claim}: {}", offered.show()));
            }
            Some(_) => {}
        }
    }
    None
}

fn judge(expect: &Json, raw: &str, id: Option<usize>, hello: &Json) -> Vec<String> {
    let Some(reply) = Parser::parse(raw) else { return vec![format!("not JSON: {raw:.200}")] };
    if let Some(id) = id {
        if reply.get("id") != Some(&Number(id.to_string())) {
            return vec![format!("/id: expected {id}")];
        }
    }
    if let Some(codes) = expect.get("error") {
        let code = reply.get("error").and_then(|error| error.get("code"));
        let is_right = code.is_some_and(|code| codes.items().contains(code));
        return if is_right { vec![] } else { vec![format!("/error/code: expected {}", codes.show())] };
    }
    if let Some(error) = reply.get("error") {
        return vec![format!("/error: expected an answer, got {}", error.show())];
    }
    let answer = reply.get("answer").unwrap_or(&Null);
    if let Some(card) = expect.get("card") {
        let kind = if card.get("duration").is_some() { "regions" } else { "sanctuaries" };
        let cards = answer.get(kind).map_or(&[][..], Json::items);
        let times = cards.iter().filter(|entry| facts(entry) == facts(card)).count();
        return if times == 1 { vec![] } else { vec![format!("/{kind}: expected once {}", card.show())] };
    }
    let mut found = Vec::new();
    let [expected, got] = [expect.get("answer").unwrap_or(&Null), &codes_only(answer)].map(|side| as_claimed(side, hello));
    compare(&expected, &got, "", &mut found);
    found
}

/// A port that claims totals only, or winners only, is compared by these: in `score`, in `rank`, and in the result of a game.
fn as_claimed(answer: &Json, hello: &Json) -> Json {
    let Object(entries) = answer else { return answer.clone() };
    let claims = |claim: &str, form: &str| hello.get(claim).is_some_and(|stated| stated.text() == form);
    let mut entries = entries.clone();
    if let Some(List(steps)) = entries.get_mut("steps") {
        for step in steps {
            if let Object(shown) = step {
                if let Some(result) = shown.get_mut("result") {
                    *result = as_claimed(result, hello);
                }
            }
        }
    } else if claims("score", "total") && entries.contains_key("total") {
        entries.retain(|key, _| key == "total");
    } else if claims("rank", "winners") {
        if let Some(List(ranks)) = entries.remove("ranks") {
            let first = ranks.iter().enumerate().filter(|(_, rank)| rank.show() == "1");
            let seats = first.map(|(seat, _)| Number(seat.to_string())).collect();
            entries.insert("winners".into(), List(seats));
        }
    }
    Object(entries)
}

/// Of an error inside a game only the code is compared.
fn codes_only(answer: &Json) -> Json {
    let (Object(entries), Some(List(steps))) = (answer, answer.get("steps")) else { return answer.clone() };
    let steps = steps.iter().map(|step| match step.get("error") {
        Some(error) => {
            let code = error.get("code").cloned().unwrap_or(Null);
            Object(BTreeMap::from([("error".into(), Object(BTreeMap::from([("code".into(), code)])))]))
        }
        None => step.clone(),
    });
    let mut entries = entries.clone();
    entries.insert("steps".into(), List(steps.collect()));
    Object(entries)
}

fn compare(expected: &Json, got: &Json, path: &str, found: &mut Vec<String>) {
    match (expected, got) {
        (List(one), List(other)) if one.len() == other.len() => {
            let (mut one, mut other) = (one.clone(), other.clone());
            if path.ends_with("/legal") {
                one.sort();
                other.sort();
            }
            for (index, (left, right)) in one.iter().zip(&other).enumerate() {
                compare(left, right, &format!("{path}/{index}"), found);
            }
        }
        (Object(one), Object(other)) if one.keys().eq(other.keys()) => {
            for (key, left) in one {
                compare(left, &other[key], &format!("{path}/{key}"), found);
            }
        }
        _ if expected != got => found.push(format!("{path}: expected {}, got {}", expected.show(), got.show())),
        _ => {}
    }
}

/// A port may name a Sanctuary as it likes, and list the biomes of a quest in either order.
fn facts(card: &Json) -> Json {
    let Object(entries) = card else { return Null };
    let mut facts = entries.clone();
    facts.remove("id");
    if let Some(Object(quest)) = facts.get_mut("quest") {
        if let Some(List(biomes)) = quest.get_mut("biomes") {
            biomes.sort();
        }
    }
    Object(facts)
}

/// A reading on which the answer does not depend is sent with a value that the port plays.
fn as_played(request: &mut BTreeMap<String, Json>, vector: &Json, hello: &Json) {
    if let Some(Object(setup)) = request.get_mut("setup") {
        return as_played(setup, vector, hello);
    }
    let Some(Object(readings)) = request.get_mut("readings") else { return };
    for (name, value) in readings {
        let is_free = vector.get("readings").and_then(|fixed| fixed.get(name)).is_none();
        let is_default = vector.get("defaults").and_then(|defaults| defaults.get(name)) == Some(&*value);
        if let Some(List(played)) = hello.get("readings").and_then(|stated| stated.get(name)) {
            if is_free && is_default && !played.contains(value) {
                *value = played.first().unwrap_or(&Null).clone();
            }
        }
    }
}

fn ask_vector(port: &mut Port, vector: &Json, hello: &Json) -> Result<Vec<String>, String> {
    let mut wrong = Vec::new();
    for (number, exchange) in vector.get("exchanges").map_or(&[][..], Json::items).iter().enumerate() {
        let (line, id) = match (exchange.get("line"), exchange.get("request")) {
            (Some(line), _) => (line.text().to_owned(), None),
            (None, Some(Object(request))) => {
                let mut request = request.clone();
                as_played(&mut request, vector, hello);
                request.insert("id".into(), Number((number + 1).to_string()));
                (Object(request).show(), Some(number + 1))
            }
            _ => return Err("an exchange has neither a request nor a line".into()),
        };
        let raw = port.ask(&line)?;
        wrong.extend(judge(exchange.get("expect").unwrap_or(&Null), &raw, id, hello));
    }
    Ok(wrong)
}

fn run(file: &str, command: &[String]) -> Result<i32, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut port = Port::start(command).map_err(|error| format!("{}: {error}", command[0]))?;
    let greeting = port.ask(r#"{"id": 0, "request": "hello", "protocol": "faraway-wire-1"}"#)?;
    let hello = Parser::parse(&greeting).and_then(|reply| reply.get("answer").cloned()).ok_or("no answer to hello")?;
    if hello.get("protocol").map_or("", Json::text) != "faraway-wire-1" {
        return Err("the port does not speak faraway-wire-1".into());
    }
    let (mut passed, mut failed, mut not_asked) = (0, 0, 0);
    for line in text.lines() {
        let vector = Parser::parse(line).ok_or_else(|| format!("{file} is not a vector file"))?;
        if reason_not_asked(&vector, &hello).is_some() {
            not_asked += 1;
            continue;
        }
        let wrong = ask_vector(&mut port, &vector, &hello)?;
        if wrong.is_empty() {
            passed += 1;
        } else {
            failed += 1;
            println!("FAILED {}\n  {}", vector.get("id").map_or("", Json::text), wrong[..wrong.len().min(5)].join("\n  "));
        }
    }
    println!("{passed} passed, {failed} failed, {not_asked} not asked");
    Ok(if failed > 0 { 1 } else if passed > 0 { 0 } else { 2 })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let outcome = match words.split_first() {
        Some((file, command)) if !command.is_empty() => run(file, command),
        _ => Err("usage: suite VECTORS COMMAND [ARGUMENT]...".into()),
    };
    exit(outcome.unwrap_or_else(|error| {
        eprintln!("no verdict: {error}");
        2
    }));
}
