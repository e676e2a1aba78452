//! Tiles, melds and hands as texts: the letter of a suit and then digits, of which 0 is a red five.
//!
//! `m406-` is a chi of 6m with a red five, `z111=` a pon, `s1111+` a daiminkan, `p550-5` a kakan,
//! `z7777` an ankan; the sign after the called tile says who gave it: `-` kamicha, `=` toimen, `+`
//! shimocha. Melds follow the concealed tiles after commas, a drawn or won tile stands last among
//! these, and `*` after them is a riichi.

use std::string::String;
use std::vec::Vec;

use mentsu::{CalledFrom, Face, Hand, Meld, MeldKind, Part, Suit, Tile};

/// A hand as it is shown.
#[derive(Debug)]
pub(super) struct Shown {
    /// The concealed tiles, sorted, those drawn or won on among them.
    pub(super) concealed: Vec<Face>,
    /// The melds in order of declaration.
    pub(super) melds: Vec<Meld>,
}

fn of_digit(suit: Suit, digit: char) -> Option<Face> {
    match digit.to_digit(10)? {
        0 => Face::red(Tile::new(suit, 5).ok()?).ok(),
        rank => Tile::new(suit, u8::try_from(rank).ok()?).ok().map(Face::plain),
    }
}

fn digit(face: Face) -> char {
    if face.is_red() { '0' } else { char::from(b'0' + face.tile().rank()) }
}

/// One tile.
pub(super) fn face(text: &str) -> Option<Face> {
    let mut letters = text.chars();
    let (suit, digit) = (Suit::from_letter(letters.next()?)?, letters.next()?);
    of_digit(suit, digit).filter(|_| letters.next().is_none())
}

/// The tiles of a text, at most 14; `None` where one isn't shown (`_`).
pub(super) fn faces(text: &str) -> Option<Vec<Face>> {
    let mut faces = Vec::new();
    let mut suit = None;
    let mut is_open = false;
    for letter in text.chars() {
        match Suit::from_letter(letter) {
            Some(_) if is_open => return None,
            Some(named) => (suit, is_open) = (Some(named), true),
            None => {
                faces.push(of_digit(suit?, letter)?);
                is_open = false;
            }
        }
        if faces.len() > Hand::MAX_CONCEALED {
            return None;
        }
    }
    (!is_open).then_some(faces)
}

/// A meld.
pub(super) fn meld(text: &str) -> Option<Meld> {
    let mut letters = text.chars();
    let suit = Suit::from_letter(letters.next()?)?;
    let (mut faces, mut sign) = (Vec::new(), None);
    for letter in letters {
        match CalledFrom::from_marker(letter) {
            Some(source) if sign.is_none() => sign = Some((source, faces.len().checked_sub(1)?)),
            Some(_) => return None,
            None => faces.push(of_digit(suit, letter)?),
        }
        if faces.len() > 4 {
            return None;
        }
    }
    let Some((source, called_at)) = sign else {
        return Meld::ankan::<Face>(faces.try_into().ok()?).ok();
    };
    let called = faces.remove(called_at);
    let is_run = faces.iter().any(|face| face.tile() != called.tile());
    let meld = match (faces.len(), called_at) {
        (2, _) if is_run => {
            let own = faces.try_into().ok()?;
            return Meld::chi::<Face>(own, called).ok().filter(|_| source == CalledFrom::Kamicha);
        }
        (2, 2) => Meld::pon::<Face>(faces.try_into().ok()?, called, source),
        (3, 3) => Meld::daiminkan::<Face>(faces.try_into().ok()?, called, source),
        (3, 2) => {
            let added = faces.remove(2);
            let pon = Meld::pon::<Face>(faces.try_into().ok()?, called, source).ok()?;
            Meld::kakan(pon, added)
        }
        _ => return None,
    };
    meld.ok()
}

/// A hand.
pub(super) fn shown(text: &str) -> Option<Shown> {
    const MOST: usize = 4;
    let mut parts = text.split(',');
    let concealed = parts.next()?;
    let mut concealed = faces(concealed.strip_suffix('*').unwrap_or(concealed))?;
    concealed.sort_unstable();
    let melds: Option<Vec<Meld>> = parts.take(MOST + 1).map(meld).collect();
    melds.filter(|melds| melds.len() <= MOST).map(|melds| Shown { concealed, melds })
}

/// Writes a tile.
pub(super) fn face_text(face: Face) -> String {
    faces_text([face])
}

/// Writes tiles in their order.
pub(super) fn faces_text(faces: impl IntoIterator<Item = Face>) -> String {
    let mut text = String::new();
    let mut suit = None;
    for face in faces {
        if suit != Some(face.tile().suit()) {
            suit = Some(face.tile().suit());
            text.push(face.tile().suit().letter());
        }
        text.push(digit(face));
    }
    text
}

/// Writes a meld.
pub(super) fn meld_text(meld: &Meld) -> String {
    let parts: Vec<(Face, Part)> = meld.parts().into_iter().collect();
    // Of one kind, own red fives stand after plain ones; in a run each has its place.
    let own = match meld.kind() {
        MeldKind::Chi => 0,
        _ => parts.iter().take_while(|(_, part)| *part == Part::Own).count(),
    };
    let (own, rest) = parts.split_at(own);
    let plain = own.iter().filter(|(face, _)| !face.is_red());
    let red = own.iter().filter(|(face, _)| face.is_red());
    let mut text = String::new();
    text.extend(parts.first().map(|(face, _)| face.tile().suit().letter()));
    for (face, part) in plain.chain(red).chain(rest) {
        text.push(digit(*face));
        if let Part::Called(source) = part {
            text.push(source.marker());
        }
    }
    text
}

/// Writes a hand, the tile drawn or won on last.
pub(super) fn hand_text(hand: &Hand, won: Option<Face>, riichi: bool) -> String {
    let mut concealed: Vec<Face> = hand.faces().collect();
    let drawn = hand.drawn();
    if let Some(at) = drawn.and_then(|drawn| concealed.iter().position(|face| *face == drawn)) {
        concealed.remove(at);
    }
    let mut text = faces_text(concealed);
    text.extend(drawn.or(won).map(face_text));
    if riichi {
        text.push('*');
    }
    for meld in hand.melds() {
        text.push(',');
        text += &meld_text(meld);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_they_are_written() {
        for text in
            ["m406-", "z111=", "s1111+", "p550-5", "p505=0", "z7777", "s12-3", "m5550", "p5500-"]
        {
            let read = meld(text);
            // More red fives than a game has are still tiles.
            assert_eq!(read.map(|meld| meld_text(&meld)).as_deref(), Some(text));
        }
        for text in ["m1p2m3", "m19s0z7", "", "z1234567"] {
            assert_eq!(faces(text).map(faces_text).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_is_no_tile_or_meld_is_refused() {
        for text in ["", "m", "m10", "z8", "z0", "x1", "1m", "m1 ", "m1_"] {
            assert_eq!(face(text), None, "{text}");
        }
        for text in ["_", "m", "m1p", "1", "m1_", "z9", "m111111111111111"] {
            assert_eq!(faces(text), None, "{text}");
        }
        for text in [
            "", "m", "m123", "m12+3", "m1-23-", "m-123", "m11-1", "m1112", "m1-111", "m11-11",
            "m111", "m11111", "z12-3", "m111-2", "m124-",
        ] {
            assert_eq!(meld(text), None, "{text}");
        }
        assert!(shown("m1,m111-,m222-,m333-,m444-,m555-").is_none());
    }
}
