//! Tiles as text: digits, then `m`, `p`, `s` or `z`; 0 is a red five.

use crate::Counts;

/// A tile of a text: its kind and whether it is a red five.
pub type Tile = (u8, bool);

/// Reads tiles.
///
/// # Panics
///
/// On anything that isn't tiles: this package reads only texts that were checked elsewhere.
pub fn tiles(text: &str) -> Vec<Tile> {
    let mut read = Vec::new();
    let mut digits = Vec::new();
    for character in text.chars() {
        if let Some(digit) = character.to_digit(10) {
            digits.push(digit as u8);
            continue;
        }
        let suit = "mpsz".find(character).expect("a suit letter") as u8;
        read.extend(digits.drain(..).map(|digit| match digit {
            0 => (suit * 9 + 4, true),
            rank => (suit * 9 + rank - 1, false),
        }));
    }
    assert!(digits.is_empty(), "digits without a suit in {text}");
    read
}

/// Reads how many of each kind a text holds.
pub fn counts(text: &str) -> Counts {
    let mut counts = [0; 34];
    for (kind, _) in tiles(text) {
        counts[usize::from(kind)] += 1;
    }
    counts
}

/// Writes tiles in the given order, grouped by suit where neighbours share it.
pub fn write(tiles: &[Tile]) -> String {
    let mut text = String::new();
    for (i, &(kind, red)) in tiles.iter().enumerate() {
        let rank = if red { 0 } else { kind % 9 + 1 };
        text.push(char::from(b'0' + rank));
        if tiles.get(i + 1).is_none_or(|next| next.0 / 9 != kind / 9) {
            text.push(char::from(b"mpsz"[usize::from(kind / 9)]));
        }
    }
    text
}

/// The input of those who ask with the text of concealed tiles.
pub fn prepare(counts: &Counts, _melds: u8) -> String {
    write_counts(counts)
}

/// Writes counts, in the order of the kinds.
pub fn write_counts(counts: &Counts) -> String {
    let tiles: Vec<Tile> = (0..34u8)
        .flat_map(|kind| (0..counts[usize::from(kind)]).map(move |_| (kind, false)))
        .collect();
    write(&tiles)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let text = "123m406p55z";
        assert_eq!(write(&tiles(text)), text);
        assert_eq!(write_counts(&counts(text)), "123m456p55z");
    }
}
