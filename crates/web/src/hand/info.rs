//! Hands read and written in every notation; hands, melds and tiles as objects.

use mentsu::notation::{RedFives, array34, ids136, mjai, unicode};
use mentsu::{CalledFrom, Face, Hand, Meld, MeldKind, Part, PartialHand, Tile};

use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::{object, word};

/// How a hand is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Guessed from the text.
    Any,
    /// `123m0p55z(777=z)`
    Mpsz,
    /// `🀇🀈🀉`
    Unicode,
    /// `1m 5mr E P`
    Mjai,
    /// Ids from 0 to 135.
    Ids136,
    /// 34 counts.
    Array34,
}

mentsu::names! { Notation, "notation":
    Any "any",
    Mpsz "mpsz",
    Unicode "unicode",
    Mjai "mjai",
    Ids136 "ids136",
    Array34 "array34",
}

/// A hand in mpsz or Unicode.
pub fn hand(text: &str) -> Result<Hand, Failure> {
    text.parse().map_err(|error| Failure::of_text(text, &error))
}

/// A hand in this notation; some tiles may be unknown.
pub fn read(text: &str, notation: Notation) -> Result<PartialHand, Failure> {
    match notation {
        Notation::Mpsz | Notation::Unicode if text.contains(['?', '🀫']) => {
            text.parse().map_err(|error| Failure::of_text(text, &error))
        }
        Notation::Mpsz | Notation::Unicode => hand(text).map(PartialHand::from),
        Notation::Mjai => {
            let faces = mjai::parse(text).map_err(|error| Failure::of_text(text, &error))?;
            of_faces(faces.iter().copied())
        }
        Notation::Ids136 => {
            let ids = numbers(text)?;
            let faces = ids136::parse(&ids, RedFives::OnePerSuit);
            of_faces(faces.map_err(|error| Failure::new(FailureKind::Text, error))?)
        }
        Notation::Array34 => {
            let counts = array34::parse(&numbers(text)?);
            let counts = counts.map_err(|error| Failure::new(FailureKind::Hand, error))?;
            of_faces(counts.tiles().map(Face::plain))
        }
        Notation::Any => read(text, guess(text)),
    }
}

/// Guesses the notation of a text. 34 numbers of at most 4 are counts.
fn guess(text: &str) -> Notation {
    if text.chars().any(|character| unicode::tile(character).is_some()) {
        return Notation::Unicode;
    }
    if text.contains(',') || text.trim_start().starts_with('[') {
        return match numbers(text) {
            Ok(numbers) if numbers.len() == 34 && numbers.iter().all(|count| *count <= 4) => {
                Notation::Array34
            }
            _ => Notation::Ids136,
        };
    }
    let mut words = text.split_whitespace().peekable();
    let is_name = |word: &str| mjai::face(word).is_ok();
    if words.peek().is_some() && words.all(is_name) { Notation::Mjai } else { Notation::Mpsz }
}

/// Numbers separated by commas or spaces; brackets are optional.
fn numbers(text: &str) -> Result<Vec<u8>, Failure> {
    let mut numbers = Vec::new();
    let mut at = 0;
    for word in text.split([',', '[', ']', ' ', '\t', '\r', '\n']) {
        if !word.is_empty() {
            let number = word.parse().map_err(|_| {
                Failure::new(FailureKind::Text, format!("{word:?} is not a number from 0 to 255"))
                    .at_byte(text, at)
            })?;
            // The longest list has 136 ids.
            if numbers.len() == 256 {
                let message = "more than 256 numbers";
                return Err(Failure::new(FailureKind::Text, message).at_byte(text, at));
            }
            numbers.push(number);
        }
        at += word.len() + 1;
    }
    Ok(numbers)
}

fn of_faces(faces: impl IntoIterator<Item = Face>) -> Result<PartialHand, Failure> {
    Ok(PartialHand::from(Hand::new(faces, &[])?))
}

/// The hand, if it has no unknown tiles.
pub fn known(hand: &PartialHand) -> Result<Hand, Failure> {
    match hand.unknown() {
        0 => Ok(hand.fill(&mentsu::Counts::EMPTY)?),
        _ => Err(Failure::new(FailureKind::Hand, "the hand has unknown tiles")),
    }
}

/// Reads a text and describes the hand.
pub fn parse(text: &str, notation: Notation) -> Result<impl Json + use<>, Failure> {
    // A hand with unknown tiles has no drawn tile.
    let partial = read(text, notation)?;
    let drawn = match partial.unknown() {
        0 => hand(text).ok().filter(|hand| PartialHand::from(*hand) == partial),
        _ => None,
    };
    let whole = match partial.unknown() {
        0 => Some(match drawn {
            Some(hand) => hand,
            None => known(&partial)?,
        }),
        _ => None,
    };
    Ok(described(&partial, whole.as_ref()))
}

/// The hand as an object.
pub fn info(hand: &Hand) -> impl Json + use<> {
    described(&PartialHand::from(*hand), Some(hand))
}

/// A hand, and where no tile is unknown the same with its drawn tile.
fn described(of: &PartialHand, hand: Option<&Hand>) -> impl Json + use<> {
    let concealed = usize::from(of.known().total()) + of.unknown();
    object!(HandInfo {
        /// Canonical mpsz, which every other function takes as `hand`.
        text: hand.map_or_else(|| of.to_string(), ToString::to_string),
        unicode: hand.map_or_else(String::new, |hand| unicode::display(hand).to_string()),
        /// Sorted, with the drawn tile, without unknown tiles.
        concealed: list(of.faces()),
        drawn: hand.and_then(Hand::drawn),
        melds: list(of.melds().iter().map(meld)),
        /// Whether it has 3n+1 tiles, unknown ones included, and waits; otherwise 3n+2, one of
        /// them drawn.
        waiting: concealed % 3 == 1,
        /// The number of `?`.
        unknown: of.unknown(),
        /// 13 or 14 tiles, a meld counted as 3: the size that points and plans need.
        whole: matches!(concealed + 3 * of.melds().len(), 13 | 14),
        closed: of.melds().iter().all(|meld| !meld.is_open()),
    })
}

/// The tiles of a meld from the left, as they lie on the table. A tile called from kamicha lies
/// left, from toimen second, from shimocha right; that of a chi always lies left. The added tile of
/// a kakan comes right after the called one, on which it lies.
#[must_use]
pub fn laid(meld: &Meld) -> Vec<(Face, Part)> {
    let is_own = |part: &(Face, Part)| part.1 == Part::Own;
    let (mut laid, turned): (Vec<_>, Vec<_>) = meld.parts().into_iter().partition(is_own);
    let place = match meld.call().map(|call| call.source()) {
        Some(CalledFrom::Kamicha) => 0,
        Some(CalledFrom::Toimen) => 1,
        Some(CalledFrom::Shimocha) | None => laid.len(),
    };
    laid.splice(place..place, turned);
    laid
}

/// A meld, with its tiles from the left.
pub fn meld(meld: &Meld) -> impl Json + use<> {
    let parts = laid(meld);
    let is_ankan = meld.kind() == MeldKind::Ankan;
    let last = parts.len().saturating_sub(1);
    let part = |(i, (face, part)): (usize, (Face, Part))| {
        // The outer tiles of an ankan lie face down.
        let is_hidden = is_ankan && (i == 0 || i == last);
        let part = word!(match (part, is_hidden) {
            (Part::Called(_), _) => "called",
            (Part::Added, _) => "added",
            (Part::Own, true) => "hidden",
            (Part::Own, false) => "own",
        });
        object!(Inline { face, part })
    };
    object!(Meld {
        kind: meld.kind(),
        /// As `(777=z)`.
        text: meld.to_string(),
        /// The faces as they lie from the left: the called one left, second or right as it came
        /// from kamicha, toimen or shimocha, and of a chi always left. The added one is after the
        /// called one, on which it lies.
        parts: list(parts.into_iter().enumerate().map(part)),
        source: meld.call().map(|call| call.source()),
    })
}

/// A hand in every notation.
pub fn write(hand: &Hand) -> impl Json + use<> {
    let is_concealed = hand.melds().is_empty();
    let ids = ids136::write(hand.faces(), RedFives::OnePerSuit);
    object!(
        /// A hand in every notation; null where a notation has no melds.
        HandInNotations {
            mpsz: hand.to_string(),
            unicode: unicode::display(hand).to_string(),
            mjai: is_concealed.then(|| mjai::display(hand.faces()).to_string()),
            array34: list(hand.concealed().to_array()),
            ids136: ids.ok().filter(|_| is_concealed).map(list),
        }
    )
}

/// Tiles, with the number of copies left.
pub fn tile_counts(tiles: impl IntoIterator<Item = (Tile, u8)>) -> impl Json {
    list(tiles.into_iter().map(|(tile, left)| object!(TileCount { tile, left })))
}

#[cfg(test)]
mod tests {
    use mentsu::meld;

    use super::*;

    /// The faces from the left: a turned one in parentheses, the added one after a plus.
    fn picture(meld: &Meld) -> String {
        let part = |(face, part): (Face, Part)| match part {
            Part::Own => face.to_string(),
            Part::Called(_) => format!("({face})"),
            Part::Added => format!("+{face}"),
        };
        laid(meld).into_iter().map(part).collect()
    }

    #[test]
    fn the_called_tile_points_at_its_player() {
        for (meld, seen) in [
            (meld!("(1-23m)"), "(1m)2m3m"),
            (meld!("(12-3m)"), "(2m)1m3m"),
            (meld!("(340-m)"), "(0m)3m4m"),
            (meld!("(055-s)"), "(5s)0s5s"),
            (meld!("(777=z)"), "7z(7z)7z"),
            (meld!("(777+z)"), "7z7z(7z)"),
            (meld!("(1111-m)"), "(1m)1m1m1m"),
            (meld!("(1111=m)"), "1m(1m)1m1m"),
            (meld!("(1111+m)"), "1m1m1m(1m)"),
            (meld!("(777-7z)"), "(7z)+7z7z7z"),
            (meld!("(555=0p)"), "5p(5p)+0p5p"),
            (meld!("(777+7z)"), "7z7z(7z)+7z"),
            (meld!("[1111m]"), "1m1m1m1m"),
        ] {
            assert_eq!(picture(&meld), seen, "{meld}");
        }
    }
}
