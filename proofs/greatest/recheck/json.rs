//! As much JSON as a certificate needs: whole numbers, plain strings, arrays, objects; anything else is refused.

use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Number(i64),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

struct Reader<'a> {
    bytes: &'a [u8],
    next: usize,
}

/// Parse one line; the whole of it must be one value.
pub fn parse(line: &str) -> Result<Json, String> {
    let mut reader = Reader { bytes: line.as_bytes(), next: 0 };
    let value = reader.value()?;
    if reader.next == reader.bytes.len() { Ok(value) } else { Err("more than one value on a line".into()) }
}

impl Reader<'_> {
    fn peek(&self) -> u8 {
        *self.bytes.get(self.next).unwrap_or(&0)
    }

    fn skip(&mut self, wanted: u8) -> Result<(), String> {
        if self.peek() != wanted {
            return Err(format!("{:?} missing at byte {}", char::from(wanted), self.next));
        }
        self.next += 1;
        Ok(())
    }

    fn value(&mut self) -> Result<Json, String> {
        match self.peek() {
            b'{' => self.object(),
            b'[' => self.list(),
            b'"' => Ok(Json::Text(self.text()?)),
            b'-' | b'0'..=b'9' => self.number(),
            _ => Err(format!("no value at byte {}", self.next)),
        }
    }

    fn number(&mut self) -> Result<Json, String> {
        let first = self.next;
        while matches!(self.peek(), b'-' | b'0'..=b'9' | b'.' | b'e' | b'E' | b'+') {
            self.next += 1;
        }
        let digits = std::str::from_utf8(&self.bytes[first..self.next]).map_err(|e| e.to_string())?;
        digits.parse().map(Json::Number).map_err(|_| format!("{digits} is no whole number"))
    }

    fn text(&mut self) -> Result<String, String> {
        self.skip(b'"')?;
        let first = self.next;
        while matches!(self.peek(), b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_') {
            self.next += 1;
        }
        let text = String::from_utf8_lossy(&self.bytes[first..self.next]).into_owned();
        self.skip(b'"')?;
        Ok(text)
    }

    fn list(&mut self) -> Result<Json, String> {
        self.skip(b'[')?;
        let mut items = Vec::new();
        while self.peek() != b']' {
            if !items.is_empty() {
                self.skip(b',')?;
            }
            items.push(self.value()?);
        }
        self.next += 1;
        Ok(Json::List(items))
    }

    fn object(&mut self) -> Result<Json, String> {
        self.skip(b'{')?;
        let mut fields = BTreeMap::new();
        while self.peek() != b'}' {
            if !fields.is_empty() {
                self.skip(b',')?;
            }
            let key = self.text()?;
            self.skip(b':')?;
            if fields.insert(key.clone(), self.value()?).is_some() {
                return Err(format!("the key {key} stands twice"));
            }
        }
        self.next += 1;
        Ok(Json::Object(fields))
    }
}

impl Json {
    /// Return the values of an object that has exactly these keys.
    pub fn fields<const N: usize>(&self, keys: [&str; N]) -> Result<[&Json; N], String> {
        match self {
            Json::Object(fields) if fields.len() == N && keys.iter().all(|key| fields.contains_key(*key)) => {
                Ok(keys.map(|key| &fields[key]))
            }
            _ => Err(format!("no object with the keys {}", keys.join(", "))),
        }
    }

    pub fn number(&self) -> Result<i64, String> {
        if let Json::Number(value) = self { Ok(*value) } else { Err(format!("{self:?} is no whole number")) }
    }

    pub fn text(&self) -> Result<&str, String> {
        if let Json::Text(value) = self { Ok(value) } else { Err(format!("{self:?} is no string")) }
    }

    pub fn list(&self) -> Result<&[Json], String> {
        if let Json::List(items) = self { Ok(items) } else { Err(format!("{self:?} is no list")) }
    }

    pub fn numbers<const N: usize>(&self) -> Result<[i64; N], String> {
        let values: Vec<i64> = self.list()?.iter().map(Json::number).collect::<Result<_, _>>()?;
        values.try_into().map_err(|_| format!("not {N} numbers"))
    }
}
