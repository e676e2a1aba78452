//! The tokens of a turn: numbers for tiles, words for what is called or declared.
//!
//! Tiles are 11–19 (man), 21–29 (pin), 31–39 (sou), 41–47 (honors), 51–53 (red fives). The place of
//! the letter among the tiles of a word says whom the tile after it is from: `c` a chi, `p` a pon,
//! `m` a daiminkan, `k` a kakan, `a` an ankan, `r` a riichi, `f` a north set aside; 60 is the tile
//! just drawn, 0 the discard that a daiminkan leaves out.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::{CalledFrom, Face, Meld, MeldKind, Part, Suit, Tile};
use serde_json::Value;

use crate::record::error::{Wrong, unreadable};
use crate::seat::Seat;

/// What a player takes at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Take {
    /// A tile of the wall.
    Draw(Face),
    /// Another's discard.
    Call(Meld),
}

/// What a player gives or declares at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Give {
    /// A discard; `None` is the tile just drawn.
    Discard {
        face: Option<Face>,
        riichi: bool,
    },
    Ankan(Meld),
    /// The tile added to the pon of its kind.
    Kakan(Face),
    Kita,
    /// What stands for the discard of a daiminkan, which draws instead.
    Nothing,
}

/// The tile of a number.
pub(super) fn face(number: u64) -> Option<Face> {
    let suit = |index: u64| Suit::ALL.get(index as usize).copied();
    match (number / 10, number % 10) {
        (5, red @ 1..=3) => Face::red(Tile::new(suit(red - 1)?, 5).ok()?).ok(),
        (tens @ 1..=4, rank) => Tile::new(suit(tens - 1)?, rank as u8).ok().map(Face::plain),
        _ => None,
    }
}

/// The number of a tile.
pub(super) fn number(face: Face) -> u64 {
    let (suit, rank) = (face.tile().suit().index() as u64, u64::from(face.tile().rank()));
    if face.is_red() { 51 + suit } else { 10 * (suit + 1) + rank }
}

/// A word: its letter, the tiles, and the place of the letter among them.
struct Word {
    letter: char,
    faces: Vec<Face>,
    place: usize,
}

impl Word {
    fn of(text: &str) -> Option<Word> {
        let at = text.find(|c: char| c.is_ascii_alphabetic())?;
        let letter = text[at..].chars().next()?;
        let digits = text[..at].to_string() + &text[at + 1..];
        if digits.len() > 8 || digits.len() % 2 != 0 || at % 2 != 0 {
            return None;
        }
        let pairs = digits.as_bytes().chunks(2).map(|pair| core::str::from_utf8(pair).ok());
        let faces = pairs.map(|pair| pair?.parse().ok().and_then(face)).collect::<Option<_>>()?;
        Some(Word { letter, faces, place: at / 2 })
    }

    /// The tiles of the hand, the called one, and whom it is from.
    fn call<const OWN: usize>(
        &self,
        sources: &[Option<CalledFrom>],
    ) -> Option<([Face; OWN], Face, CalledFrom)> {
        let from = sources.get(self.place).copied().flatten()?;
        let mut own = self.faces.clone();
        let called = (self.place < own.len()).then(|| own.remove(self.place))?;
        Some((own.try_into().ok()?, called, from))
    }
}

const OF_THREE: [Option<CalledFrom>; 3] =
    [Some(CalledFrom::Kamicha), Some(CalledFrom::Toimen), Some(CalledFrom::Shimocha)];
const OF_FOUR: [Option<CalledFrom>; 4] =
    [Some(CalledFrom::Kamicha), Some(CalledFrom::Toimen), None, Some(CalledFrom::Shimocha)];

/// Reads what a player takes.
///
/// The position of a call's marker gives the caller's source, around a table for four.
pub(super) fn take(value: &Value, seat: Seat, players: u8) -> Result<Take, Box<Wrong>> {
    let wrong = || unreadable("a draw or call", value);
    if let Some(number) = value.as_u64() {
        return face(number).map(Take::Draw).ok_or_else(wrong);
    }
    let word = value.as_str().and_then(Word::of).ok_or_else(wrong)?;
    let among = |place: CalledFrom| seat.source(seat.of_source(place, 4)?, players);
    let meld = match word.letter {
        'c' => word.call(&OF_THREE[..1]).map(|(own, called, _)| Meld::chi(own, called)),
        'p' => word
            .call(&OF_THREE)
            .and_then(|(own, called, place)| Some(Meld::pon(own, called, among(place)?))),
        'm' => word
            .call(&OF_FOUR)
            .and_then(|(own, called, place)| Some(Meld::daiminkan(own, called, among(place)?))),
        _ => None,
    };
    meld.and_then(Result::ok).map(Take::Call).ok_or_else(wrong)
}

/// Reads what a player gives.
pub(super) fn give(value: &Value) -> Result<Give, Box<Wrong>> {
    const DRAWN: u64 = 60;
    let wrong = || unreadable("a discard or kan", value);
    let discard = |number, riichi| match number {
        DRAWN => Some(Give::Discard { face: None, riichi }),
        number => face(number).map(|face| Give::Discard { face: Some(face), riichi }),
    };
    if let Some(number) = value.as_u64() {
        return if number == 0 { Some(Give::Nothing) } else { discard(number, false) }
            .ok_or_else(wrong);
    }
    let text = value.as_str().ok_or_else(wrong)?;
    if let Some(riichi) = text.strip_prefix('r') {
        return riichi.parse().ok().and_then(|number| discard(number, true)).ok_or_else(wrong);
    }
    let word = Word::of(text).ok_or_else(wrong)?;
    let given = match (word.letter, &word.faces[..]) {
        ('f', [north]) if north.tile() == Tile::North => Some(Give::Kita),
        ('k', &[_, _, _, _]) => word.faces.get(word.place).copied().map(Give::Kakan),
        ('a', &[a, b, c, d]) => Meld::ankan([a, b, c, d]).ok().map(Give::Ankan),
        _ => None,
    };
    given.ok_or_else(wrong)
}

fn written(faces: &[Face]) -> String {
    faces.iter().map(|&face| number(face).to_string()).collect()
}

/// The word of a meld, as it is taken or declared.
pub(super) fn meld_word(meld: &Meld, seat: Seat, players: u8) -> Option<String> {
    let own: Vec<Face> =
        meld.parts().iter().filter(|(_, part)| *part == Part::Own).map(|&(f, _)| f).collect();
    if meld.kind() == MeldKind::Ankan {
        return Some(written(&own[..3]) + "a" + &written(&own[3..]));
    }
    let call = meld.call()?;
    let letter = match meld.kind() {
        MeldKind::Chi => "c",
        MeldKind::Pon => "p",
        MeldKind::Daiminkan => "m",
        _ => "k",
    };
    let from = seat.of_source(call.source(), players)?;
    let place = match seat.source(from, 4)? {
        CalledFrom::Kamicha => 0,
        CalledFrom::Toimen => 1,
        CalledFrom::Shimocha => own.len(),
    };
    let added: Vec<Face> = meld.added().into_iter().collect();
    let called = written(&added) + &written(&[call.face()]);
    Some(written(&own[..place]) + letter + &called + &written(&own[place..]))
}
