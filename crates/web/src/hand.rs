//! Hands read in every notation, and what there is to show of one.

use mentsu::notation::{RedFives, array34, ids136, mjai, unicode};
use mentsu::{Face, Hand, Meld, MeldKind, Part, PartialHand, Tile};

use crate::failure::{Failure, FailureKind};
use crate::json::{Json, list, object};
use crate::request::one_of;

/// How a hand is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// Whichever it is.
    Any,
    /// `123m0p55z(777=z)`.
    Mpsz,
    /// 🀇🀈🀉.
    Unicode,
    /// `1m 5mr E P`.
    Mjai,
    /// Ids from 0 to 135.
    Ids136,
    /// 34 counts.
    Array34,
}

const NOTATIONS: [(&str, Notation); 6] = [
    ("any", Notation::Any),
    ("mpsz", Notation::Mpsz),
    ("unicode", Notation::Unicode),
    ("mjai", Notation::Mjai),
    ("ids136", Notation::Ids136),
    ("array34", Notation::Array34),
];

/// The notation of this name.
pub fn notation(name: &str) -> Result<Notation, Failure> {
    one_of(name, "notation", &NOTATIONS)
}

/// A hand in mpsz, or in Unicode's tiles.
pub fn hand(text: &str) -> Result<Hand, Failure> {
    let is_unicode = text.chars().any(|character| unicode::tile(character).is_some());
    let hand = if is_unicode { unicode::parse(text) } else { text.parse() };
    hand.map_err(|error| Failure::of_text(text, &error))
}

/// A hand in any notation, some of its tiles unknown perhaps.
pub fn read(text: &str, notation: Notation) -> Result<PartialHand, Failure> {
    match notation {
        Notation::Mpsz if text.contains('?') => {
            text.parse().map_err(|error| Failure::of_text(text, &error))
        }
        Notation::Mpsz => {
            text.parse::<Hand>().map(PartialHand::from).map_err(|e| Failure::of_text(text, &e))
        }
        Notation::Unicode => unicode::parse(text)
            .map(PartialHand::from)
            .map_err(|error| Failure::of_text(text, &error)),
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

/// What a text looks like. A list of 34 numbers of which none is above 4 is one of counts.
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

/// Numbers between commas or spaces, in brackets perhaps.
fn numbers(text: &str) -> Result<Vec<u8>, Failure> {
    let mut numbers = Vec::new();
    let mut at = 0;
    for word in text.split([',', '[', ']', ' ', '\t', '\r', '\n']) {
        if !word.is_empty() {
            let number = word.parse().map_err(|_| {
                Failure::new(FailureKind::Text, format!("{word:?} is no number from 0 to 255"))
                    .at_byte(text, at)
            })?;
            // No list of tiles is as long.
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

/// A hand that has no unknown tiles.
pub fn known(hand: &PartialHand) -> Result<Hand, Failure> {
    match hand.unknown() {
        0 => Ok(hand.fill(&mentsu::Counts::EMPTY)?),
        _ => Err(Failure::new(FailureKind::Hand, "the hand has unknown tiles")),
    }
}

/// A hand as text, read and told.
pub fn parse(text: &str, notation: Notation) -> Result<impl Json + use<>, Failure> {
    // What a hand has drawn is lost where some of its tiles are unknown.
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
    Ok(object(move |o| match whole {
        Some(hand) => put_hand(o, &hand),
        None => put_partial(o, &partial),
    }))
}

/// All there is to show of a hand.
pub fn info(hand: &Hand) -> impl Json + use<> {
    let hand = *hand;
    object(move |o| put_hand(o, &hand))
}

fn put_hand(o: &mut crate::json::Object<'_>, hand: &Hand) {
    o.put("text", hand.to_string())
        .put("unicode", unicode::display(hand).to_string())
        .put("concealed", list(hand.faces()))
        .put("drawn", hand.drawn())
        .put("melds", list(hand.melds().iter().map(meld)))
        .put("waiting", hand.is_waiting())
        .put("unknown", 0u8)
        .put("whole", is_whole(usize::from(hand.concealed().total()), hand.melds().len()))
        .put("closed", hand.is_closed());
}

/// All there is to show of a hand with unknown tiles.
pub fn partial_info(hand: &PartialHand) -> impl Json + use<> {
    let hand = *hand;
    object(move |o| put_partial(o, &hand))
}

fn put_partial(o: &mut crate::json::Object<'_>, hand: &PartialHand) {
    let concealed = usize::from(hand.known().total()) + hand.unknown();
    o.put("text", hand.to_string())
        .put("unicode", "")
        .put("concealed", list(hand.faces()))
        .put("drawn", None::<Face>)
        .put("melds", list(hand.melds().iter().map(meld)))
        .put("waiting", concealed % 3 == 1)
        .put("unknown", hand.unknown())
        .put("whole", is_whole(concealed, hand.melds().len()))
        .put("closed", hand.melds().iter().all(|meld| !meld.is_open()));
}

fn is_whole(concealed: usize, melds: usize) -> bool {
    matches!(concealed + 3 * melds, 13 | 14)
}

/// A meld as it lies.
pub fn meld(meld: &Meld) -> impl Json + use<> {
    let meld = *meld;
    object(move |o| {
        let parts = meld.parts();
        let is_ankan = meld.kind() == MeldKind::Ankan;
        let last = parts.len().saturating_sub(1);
        let part = |(i, (face, part)): (usize, (Face, Part))| {
            let place = match part {
                Part::Called(_) => "called",
                Part::Added => "added",
                // The outer tiles of an ankan lie face down.
                Part::Own if is_ankan && (i == 0 || i == last) => "hidden",
                Part::Own => "own",
            };
            object(move |o| {
                o.put("face", face).put("part", place);
            })
        };
        o.put("kind", meld.kind().name())
            .put("text", meld.to_string())
            .put("parts", list(parts.into_iter().enumerate().map(part)))
            .put("source", meld.call().map(|call| call.source().name()));
    })
}

/// A hand in every notation.
pub fn write(hand: &Hand) -> impl Json + use<> {
    let hand = *hand;
    let is_concealed = hand.melds().is_empty();
    object(move |o| {
        let ids = ids136::write(hand.faces(), RedFives::OnePerSuit);
        o.put("mpsz", hand.to_string())
            .put("unicode", unicode::display(&hand).to_string())
            .put("mjai", is_concealed.then(|| mjai::display(hand.faces()).to_string()))
            .put("array34", list(hand.concealed().to_array()))
            .put("ids136", ids.ok().filter(|_| is_concealed).map(list));
    })
}

/// Faces of a text of tiles; as many as a game has.
pub fn faces(text: &str, path: &str) -> Result<Vec<Face>, Failure> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let faces = mentsu::notation::mpsz::faces(text);
    let faces = faces.map_err(|error| Failure::of_text(text, &error).under(path))?;
    Ok(faces.iter().copied().collect())
}

/// Tiles with how many of each are left.
pub fn tile_counts<I>(tiles: I) -> impl Json
where
    I: IntoIterator<Item = (Tile, u8)>,
{
    list(tiles.into_iter().map(|(tile, left)| {
        object(move |o| {
            o.put("tile", tile).put("left", left);
        })
    }))
}
