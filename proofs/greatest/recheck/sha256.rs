//! SHA-256 (FIPS 180-4), because the standard library of Rust has none.

/// The first 32 bits of the fractional parts of a root of the first primes: of square roots, or of cube roots.
fn fractional_parts(count: usize, root: f64) -> Vec<u32> {
    let primes = (2u32..).filter(|n| (2..*n).all(|d| n % d != 0));
    primes.take(count).map(|p| (f64::from(p).powf(1.0 / root).fract() * 4_294_967_296.0) as u32).collect()
}

/// Return the hash of some bytes in hexadecimal digits.
pub fn hexdigest(bytes: &[u8]) -> String {
    let keys = fractional_parts(64, 3.0);
    let mut state = fractional_parts(8, 2.0);
    let mut padded = bytes.to_vec();
    padded.push(0x80);
    while padded.len() % 64 != 56 {
        padded.push(0);
    }
    padded.extend((bytes.len() as u64 * 8).to_be_bytes());
    for chunk in padded.chunks(64) {
        compress(&mut state, chunk, &keys);
    }
    state.iter().map(|word| format!("{word:08x}")).collect()
}

fn compress(state: &mut [u32], chunk: &[u8], keys: &[u32]) {
    let mut words: Vec<u32> =
        chunk.chunks(4).map(|four| u32::from_be_bytes([four[0], four[1], four[2], four[3]])).collect();
    for i in 16..64 {
        let (early, late) = (words[i - 15], words[i - 2]);
        let s0 = early.rotate_right(7) ^ early.rotate_right(18) ^ (early >> 3);
        let s1 = late.rotate_right(17) ^ late.rotate_right(19) ^ (late >> 10);
        words.push(words[i - 16].wrapping_add(s0).wrapping_add(words[i - 7]).wrapping_add(s1));
    }
    let mut v = state.to_vec();
    for i in 0..64 {
        let s1 = v[4].rotate_right(6) ^ v[4].rotate_right(11) ^ v[4].rotate_right(25);
        let choice = (v[4] & v[5]) ^ (!v[4] & v[6]);
        let first = v[7].wrapping_add(s1).wrapping_add(choice).wrapping_add(keys[i]).wrapping_add(words[i]);
        let s0 = v[0].rotate_right(2) ^ v[0].rotate_right(13) ^ v[0].rotate_right(22);
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
        v.rotate_right(1);
        v[4] = v[4].wrapping_add(first);
        v[0] = first.wrapping_add(s0.wrapping_add(majority));
    }
    for (word, change) in state.iter_mut().zip(v) {
        *word = word.wrapping_add(change);
    }
}
