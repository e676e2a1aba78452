//! Clues that make one wait likelier than another.

use core::fmt;

use mentsu::Filler;

/// A clue about a possible wait: its position, the number of unseen copies of its tiles, nearby
/// discards and their time, dora.
///
/// Each has a [`name`](Clue::name) in words, and a factor of its own for four and for three
/// players, fitted to recorded riichi.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clue(u8);

impl Filler for Clue {
    const FILLER: Clue = Clue(0);
}

/// The names of a clue that a discard gives, by when it was made.
macro_rules! by_time {
    ($what:literal) => {
        [
            concat!($what, ", among the first six discards"),
            concat!($what, ", later by tsumogiri"),
            concat!($what, ", later from the hand"),
            concat!($what, ", with the riichi"),
        ]
    };
}

/// The first of each group of clues; the next in a group follows it.
impl Clue {
    pub(super) const RYANMEN: u8 = 0;
    pub(super) const KANCHAN: u8 = 3;
    pub(super) const PENCHAN: u8 = 7;
    pub(super) const TANKI: u8 = 8;
    pub(super) const SHANPON: u8 = 14;
    pub(super) const KOKUSHI: u8 = 20;
    pub(super) const HELD_UNSEEN: u8 = 21;
    pub(super) const WAITS_UNSEEN: u8 = 24;
    pub(super) const WAIT_UNSEEN: u8 = 27;
    pub(super) const TANKI_UNSEEN: u8 = 30;
    pub(super) const HONOR_TANKI_UNSEEN: u8 = 32;
    pub(super) const SHANPON_UNSEEN: u8 = 34;
    pub(super) const HONOR_SHANPON_UNSEEN: u8 = 36;
    pub(super) const TURN: u8 = 37;
    pub(super) const RYANMEN_HELD: u8 = 45;
    pub(super) const RYANMEN_BESIDE: u8 = 49;
    pub(super) const RYANMEN_BEYOND: u8 = 53;
    pub(super) const KANCHAN_HELD: u8 = 57;
    pub(super) const KANCHAN_TWO_OFF: u8 = 61;
    pub(super) const KANCHAN_BESIDE: u8 = 65;
    pub(super) const PENCHAN_BEYOND: u8 = 69;
    pub(super) const TANKI_NEAR: u8 = 73;
    pub(super) const SHANPON_NEAR: u8 = 85;
    pub(super) const SUIT_OF_BLOCK: u8 = 97;
    pub(super) const SUIT_OF_TILE: u8 = 100;
    pub(super) const RIICHI_TILE: u8 = 103;
    pub(super) const DORA: u8 = 109;

    /// The number of clues.
    pub const COUNT: usize = 113;

    /// No clue: its factor is 1.
    pub(super) const NONE: u8 = Clue::COUNT as u8;

    /// The clue if it is one.
    pub(super) const fn on(is: bool, clue: u8) -> u8 {
        if is { clue } else { Clue::NONE }
    }

    pub(super) const fn new(index: u8) -> Clue {
        Clue(index)
    }

    /// The position among all clues, below [`COUNT`](Clue::COUNT).
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All clues, in order.
    pub fn all() -> impl Iterator<Item = Clue> {
        (0..Clue::COUNT as u8).map(Clue)
    }

    /// Its description in words.
    #[must_use]
    pub fn name(self) -> &'static str {
        let index = self.index();
        match BEFORE_RIVER.get(index) {
            Some(name) => name,
            None => {
                let river = index - BEFORE_RIVER.len();
                let after = river.wrapping_sub(4 * RIVER.len());
                RIVER.get(river / 4).map_or_else(|| AFTER_RIVER[after], |names| names[river % 4])
            }
        }
    }
}

impl fmt::Debug for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const BEFORE_RIVER: [&str; 45] = [
    "ryanmen of 23 or 78",
    "ryanmen of 34 or 67",
    "ryanmen of 45 or 56",
    "kanchan for 2 or 8",
    "kanchan for 3 or 7",
    "kanchan for 4 or 6",
    "kanchan for 5",
    "penchan of 12 or 89",
    "tanki of 1 or 9",
    "tanki of 2 or 8",
    "tanki of 3 or 7",
    "tanki of 4, 5 or 6",
    "tanki of a guest wind",
    "tanki of a yakuhai",
    "shanpon of 1 or 9",
    "shanpon of 2 or 8",
    "shanpon of 3 or 7",
    "shanpon of 4, 5 or 6",
    "shanpon of a guest wind",
    "shanpon of a yakuhai",
    "kokushi",
    "one copy unseen of a tile held",
    "two copies unseen of a tile held",
    "four copies unseen of a tile held",
    "at most two copies unseen of both waits",
    "three or four copies unseen of both waits",
    "seven or eight copies unseen of both waits",
    "at most one copy unseen of the wait",
    "two copies unseen of the wait",
    "four copies unseen of the wait",
    "number tanki with one copy unseen",
    "number tanki with two copies unseen",
    "honor tanki with one copy unseen",
    "honor tanki with two copies unseen",
    "number shanpon with three copies unseen",
    "number shanpon with four copies unseen",
    "honor shanpon with three or four copies unseen",
    "kanchan or penchan, riichi by the sixth discard",
    "kanchan or penchan, riichi from the twelfth discard on",
    "number tanki, riichi by the sixth discard",
    "number tanki, riichi from the twelfth discard on",
    "honor tanki, riichi by the sixth discard",
    "honor tanki, riichi from the twelfth discard on",
    "shanpon, riichi by the sixth discard",
    "shanpon, riichi from the twelfth discard on",
];

const RIVER: [[&str; 4]; 13] = [
    by_time!("ryanmen of a tile discarded"),
    by_time!("ryanmen, the tile beyond its wait discarded"),
    by_time!("ryanmen, two beyond its wait discarded"),
    by_time!("kanchan or penchan of a tile discarded"),
    by_time!("kanchan, the tile two off discarded"),
    by_time!("kanchan, the tile beside it discarded"),
    by_time!("penchan, the tile beyond its wait discarded"),
    by_time!("tanki, a neighbour discarded"),
    by_time!("tanki, a tile two off discarded"),
    by_time!("tanki, its suji discarded"),
    by_time!("shanpon, a neighbour discarded"),
    by_time!("shanpon, a tile two off discarded"),
    by_time!("shanpon, its suji discarded"),
];

const AFTER_RIVER: [&str; 16] = [
    "ryanmen, kanchan or penchan, nothing of its suit discarded",
    "ryanmen, kanchan or penchan, three or four of its suit discarded",
    "ryanmen, kanchan or penchan, five or more of its suit discarded",
    "number tanki or shanpon, nothing of its suit discarded",
    "number tanki or shanpon, three or four of its suit discarded",
    "number tanki or shanpon, five or more of its suit discarded",
    "kanchan or penchan, riichi with 2, 3, 7 or 8",
    "kanchan or penchan, riichi with 4, 5 or 6",
    "tanki, riichi with 2, 3, 7 or 8",
    "tanki, riichi with 4, 5 or 6",
    "shanpon, riichi with 2, 3, 7 or 8",
    "shanpon, riichi with 4, 5 or 6",
    "a wait of two tiles held is dora",
    "a tile held of two is dora",
    "tanki of a dora",
    "shanpon of a dora",
];

const _: () = assert!(BEFORE_RIVER.len() + 4 * RIVER.len() + AFTER_RIVER.len() == Clue::COUNT);
const _: () = assert!(BEFORE_RIVER.len() == Clue::RYANMEN_HELD as usize);
const _: () = assert!(Clue::COUNT - AFTER_RIVER.len() == Clue::SUIT_OF_BLOCK as usize);
