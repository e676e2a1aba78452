//! The number of an action.

use core::fmt;

use mentsu::{Face, Filler, List, Meld, MeldKind, Tile};

use crate::action::{Action, ActionKind};

/// The number of a choice, 0 to 123; the table stands in [the module](crate::encode).
///
/// ```
/// use mentsu::{face, meld};
/// use mentsu_table::Action;
/// use mentsu_table::encode::ActionNumber;
///
/// let numbers = |action| ActionNumber::of(&action).into_iter().map(ActionNumber::get);
/// assert!(numbers(Action::Discard { face: face!("2m"), tsumogiri: false }).eq([1]));
/// assert!(numbers(Action::Riichi { face: face!("0p"), tsumogiri: true }).eq([74, 37 + 35]));
/// assert!(numbers(Action::Call(meld!("(3-40s)"))).eq([80]), "3s is the lowest");
/// assert_eq!(ActionNumber::new(80).unwrap().to_string(), "chi, called lowest, red");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionNumber(u8);

/// The first number of each kind of choice.
pub(super) mod first {
    pub(in crate::encode) const DISCARD: u8 = 0;
    pub(in crate::encode) const DRAWN: u8 = 37;
    pub(in crate::encode) const RIICHI: u8 = 74;
    pub(in crate::encode) const OPEN_RIICHI: u8 = 75;
    pub(in crate::encode) const CHI: u8 = 76;
    pub(in crate::encode) const PON: u8 = 82;
    pub(in crate::encode) const DAIMINKAN: u8 = 85;
    pub(in crate::encode) const KAN: u8 = 86;
    pub(in crate::encode) const KITA: u8 = 120;
    pub(in crate::encode) const WIN: u8 = 121;
    pub(in crate::encode) const KYUUSHU: u8 = 122;
    pub(in crate::encode) const PASS: u8 = 123;
}

impl ActionNumber {
    /// How many numbers there are.
    pub const COUNT: usize = 124;

    /// The number; `None` above 123.
    #[must_use]
    pub const fn new(number: u8) -> Option<ActionNumber> {
        if (number as usize) < ActionNumber::COUNT { Some(ActionNumber(number)) } else { None }
    }

    /// The number as an integer, 0 to 123.
    #[must_use]
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number as an index, 0 to 123.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The choices that make an action: one, or for a riichi two, the announcement and the discard.
    /// None for a call that doesn't know which of its tiles was called.
    #[must_use]
    pub fn of(action: &Action) -> List<ActionNumber, 2> {
        let two = |announced: u8, face: Face, tsumogiri: bool| {
            at_most_two([ActionNumber(announced), ActionNumber::of_discard(face, tsumogiri)])
        };
        let number = match *action {
            Action::Discard { face, tsumogiri } => {
                Some(ActionNumber::of_discard(face, tsumogiri).0)
            }
            Action::Riichi { face, tsumogiri } => return two(first::RIICHI, face, tsumogiri),
            Action::OpenRiichi { face, tsumogiri } => {
                return two(first::OPEN_RIICHI, face, tsumogiri);
            }
            Action::Call(meld) | Action::Kan(meld) => of_meld(&meld),
            Action::Kita => Some(first::KITA),
            Action::Ron | Action::Tsumo => Some(first::WIN),
            Action::Kyuushu => Some(first::KYUUSHU),
            Action::Pass => Some(first::PASS),
        };
        at_most_two(number.map(ActionNumber))
    }

    /// The number of the discard of this face.
    #[must_use]
    pub(super) const fn of_discard(face: Face, tsumogiri: bool) -> ActionNumber {
        ActionNumber(code(face) + if tsumogiri { first::DRAWN } else { first::DISCARD })
    }

    /// The kind of action it is. A win is a tsumo here, though it may be a ron, and a kan an ankan,
    /// though it may be a kakan: which one, only the moment says.
    const fn kind(self) -> ActionKind {
        match self.0 {
            0..first::RIICHI => ActionKind::Discard,
            first::RIICHI => ActionKind::Riichi,
            first::OPEN_RIICHI => ActionKind::OpenRiichi,
            first::CHI..first::PON => ActionKind::Chi,
            first::PON..first::DAIMINKAN => ActionKind::Pon,
            first::DAIMINKAN => ActionKind::Daiminkan,
            first::KAN..first::KITA => ActionKind::Ankan,
            first::KITA => ActionKind::Kita,
            first::WIN => ActionKind::Tsumo,
            first::KYUUSHU => ActionKind::Kyuushu,
            _ => ActionKind::Pass,
        }
    }
}

/// The code of a face: its kind, or 34 and the suit of a red five.
const fn code(face: Face) -> u8 {
    let kind = face.tile().index() as u8;
    if face.is_red() { 34 + kind / 9 } else { kind }
}

/// The face of a code below 37.
pub(super) fn face(code: u8) -> Face {
    let code = usize::from(code);
    match Tile::ALL.get(code) {
        Some(tile) => Face::plain(*tile),
        None => {
            let five = Tile::ALL[4 + 9 * (code - Tile::COUNT)];
            Face::red(five).expect("a five, since codes go up to 36")
        }
    }
}

fn at_most_two(numbers: impl IntoIterator<Item = ActionNumber>) -> List<ActionNumber, 2> {
    List::try_from_iter(numbers.into_iter().take(2)).expect("two were taken")
}

fn of_meld(meld: &Meld) -> Option<u8> {
    let lowest = meld.mentsu().first();
    Some(match meld.kind() {
        MeldKind::Ankan | MeldKind::Kakan => first::KAN + lowest.index() as u8,
        MeldKind::Daiminkan => first::DAIMINKAN,
        kind => {
            let called = meld.call()?.face();
            let own_reds = meld.reds() - u8::from(called.is_red());
            if kind == MeldKind::Pon {
                first::PON + 2 - own_reds
            } else {
                let place = (called.tile().index() - lowest.index()) as u8;
                first::CHI + 2 * (2 - place) + u8::from(own_reds == 0)
            }
        }
    })
}

impl Default for ActionNumber {
    /// A pass.
    fn default() -> ActionNumber {
        ActionNumber(first::PASS)
    }
}

impl Filler for ActionNumber {
    const FILLER: ActionNumber = ActionNumber(first::PASS);
}

impl fmt::Display for ActionNumber {
    /// One short line: `discard 5m`, `discard 0p as drawn`, `riichi`, `chi, called lowest, red`,
    /// `pon, 1 red`, `kan 7z`, `win`, `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match kind {
            ActionKind::Discard if self.0 < first::DRAWN => write!(f, "{kind} {}", face(self.0)),
            ActionKind::Discard => write!(f, "{kind} {} as drawn", face(self.0 - first::DRAWN)),
            ActionKind::Chi => {
                let bit = usize::from(self.0 - first::CHI);
                let called = ["called highest", "called in the middle", "called lowest"];
                let place = called[bit / 2 % 3];
                write!(f, "{kind}, {place}{}", if bit % 2 == 0 { ", red" } else { "" })
            }
            ActionKind::Pon => match first::PON + 2 - self.0 {
                0 => kind.fmt(f),
                reds => write!(f, "{kind}, {reds} red"),
            },
            ActionKind::Ankan => write!(f, "kan {}", face(self.0 - first::KAN)),
            ActionKind::Tsumo => f.write_str("win"),
            _ => kind.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};
    use std::collections::BTreeSet;

    use super::*;

    extern crate std;

    #[test]
    fn each_number_has_a_line_of_its_own() {
        let lines = (0..=u8::MAX).map_while(ActionNumber::new).map(|number| number.to_string());
        let lines: BTreeSet<String> = lines.collect();
        assert_eq!(lines.len(), ActionNumber::COUNT);
        assert!(lines.contains("discard 0s as drawn") && lines.contains("pon, 2 red"));
    }

    #[test]
    fn faces_have_their_codes() {
        assert!((0..37).all(|number| code(face(number)) == number));
        assert!(Face::ALL.iter().all(|each| face(code(*each)) == *each));
    }
}
