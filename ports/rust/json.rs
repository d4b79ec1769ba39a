//! As much JSON as a port needs.

pub enum Json {
    Null,
    Boolean(bool),
    /// Cut to what 64 bits hold.
    Integer(i64),
    Real,
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

const DEEPEST: usize = 200;

/// The value of a line, or nothing when the line is not JSON (not UTF-8, too deep, or anything after the value).
pub fn read(line: &[u8]) -> Option<Json> {
    let text = std::str::from_utf8(line).ok()?;
    let mut reader = Reader { text, at: 0, depth: 0 };
    let value = reader.value()?;
    reader.skip_space();
    if reader.at == text.len() {
        Some(value)
    } else {
        None
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, letter: u8) -> bool {
        let found = self.peek() == Some(letter);
        self.at += usize::from(found);
        found
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r' | b'\n')) {
            self.at += 1;
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        let found = self.text[self.at..].starts_with(word);
        self.at += word.len();
        if found {
            Some(value)
        } else {
            None
        }
    }

    fn value(&mut self) -> Option<Json> {
        self.skip_space();
        match self.peek()? {
            b'{' => self
                .members(b'}', Vec::new(), |reader, members| {
                    if !reader.skip(b'"') {
                        return None;
                    }
                    let key = reader.string()?;
                    reader.skip_space();
                    if !reader.skip(b':') {
                        return None;
                    }
                    members.push((key, reader.value()?));
                    Some(())
                })
                .map(Json::Object),
            b'[' => self
                .members(b']', Vec::new(), |reader, members| {
                    members.push(reader.value()?);
                    Some(())
                })
                .map(Json::List),
            b'"' => {
                self.at += 1;
                self.string().map(Json::Text)
            }
            b't' => self.word("true", Json::Boolean(true)),
            b'f' => self.word("false", Json::Boolean(false)),
            b'n' => self.word("null", Json::Null),
            _ => self.number(),
        }
    }

    fn members<T>(
        &mut self,
        close: u8,
        mut members: Vec<T>,
        member: impl Fn(&mut Self, &mut Vec<T>) -> Option<()>,
    ) -> Option<Vec<T>> {
        self.at += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        self.skip_space();
        while !self.skip(close) {
            if !members.is_empty() && !self.skip(b',') {
                return None;
            }
            self.skip_space();
            member(self, &mut members)?;
            self.skip_space();
        }
        self.depth -= 1;
        Some(members)
    }

    fn digits(&mut self) -> Option<&str> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at > start {
            Some(&self.text[start..self.at])
        } else {
            None
        }
    }

    fn number(&mut self) -> Option<Json> {
        let sign = if self.skip(b'-') { -1 } else { 1 };
        let digits = self.digits()?;
        if digits.len() > 1 && digits.starts_with('0') {
            return None;
        }
        let mut value = Json::Integer(sign * digits.parse().unwrap_or(i64::MAX));
        if self.skip(b'.') {
            self.digits()?;
            value = Json::Real;
        }
        if self.skip(b'e') || self.skip(b'E') {
            let _sign = self.skip(b'+') || self.skip(b'-');
            self.digits()?;
            value = Json::Real;
        }
        Some(value)
    }

    /// A string after its opening quote.
    fn string(&mut self) -> Option<String> {
        let mut decoded = String::new();
        loop {
            let start = self.at;
            while !matches!(self.peek()?, b'"' | b'\\' | 0..=0x1F) {
                self.at += 1;
            }
            decoded.push_str(&self.text[start..self.at]);
            match self.peek()? {
                b'"' => {
                    self.at += 1;
                    return Some(decoded);
                }
                b'\\' => {
                    self.at += 1;
                    decoded.push(self.escape()?);
                }
                _ => return None,
            }
        }
    }

    /// What follows a backslash. A half of a surrogate pair without its other half becomes U+FFFD.
    fn escape(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += 1;
        Some(match letter {
            b'"' | b'\\' | b'/' => char::from(letter),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let code = self.hexadecimal()?;
                if (0xD800..0xDC00).contains(&code) && self.text[self.at..].starts_with("\\u") {
                    let after_high = self.at;
                    self.at += 2;
                    let low = self.hexadecimal()?;
                    if (0xDC00..0xE000).contains(&low) {
                        return char::from_u32(0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00));
                    }
                    self.at = after_high;
                }
                char::from_u32(code).unwrap_or('\u{FFFD}')
            }
            _ => return None,
        })
    }

    fn hexadecimal(&mut self) -> Option<u32> {
        let digits = self.text.as_bytes().get(self.at..self.at + 4)?;
        let mut code = 0;
        for &digit in digits {
            code = code * 16 + char::from(digit).to_digit(16)?;
        }
        self.at += 4;
        Some(code)
    }
}
