//! Decisions as numbers: input and output for learning (強化学習, 牌譜学習).
//!
//! # Actions
//!
//! Every choice of a player is one of [`ActionNumber::COUNT`] numbers, the same for four players
//! and three and under all rules. A face is the number of its kind, 0 (1m) to 33 (7z), and for the
//! red fives of man, pin and sou 34 to 36.
//!
//! | numbers | choice |
//! |---|---|
//! | 0–36 | discard this face from the hand as it was before the draw (手出し) |
//! | 37–73 | discard this face, the tile just drawn (ツモ切り): 37 and the face |
//! | 74 | announce riichi; its discard is the next choice of the same player |
//! | 75 | announce an open riichi, in the same way |
//! | 76, 77 | chi where the called tile is the highest of the three: with an own red five, without |
//! | 78, 79 | chi where it is the one in the middle: with an own red five, without |
//! | 80, 81 | chi where it is the lowest: with an own red five, without |
//! | 82–84 | pon with two own red fives, with one, with none |
//! | 85 | daiminkan |
//! | 86–119 | ankan or kakan: 86 and the kind |
//! | 120 | set a north aside (kita) |
//! | 121 | win, by tsumo or ron |
//! | 122 | abort the round with nine kinds of terminals and honors (kyuushu kyuuhai) |
//! | 123 | pass |
//!
//! [`Choices`] are the [`Options`](crate::Options) of a player as numbers: a mask of what may be
//! chosen, and what each number does. [`ActionNumber::of`] goes the other way.
//!
//! # Observations
//!
//! [`Encoder`] writes what a player sees ([`Seen`]) as planes of 34 numbers, named and listed in
//! order in [`PLANES`], with a [`VERSION`]. A round, a view and a recorded decision give the same
//! numbers. [`write_hidden`] writes what the player doesn't see, for critics.
//!
//! A pass is a choice like any other, and so is the only discard that is left in riichi. Data that
//! leave passes out teach to call and to win on everything.

mod choices;
mod mask;
mod number;
mod planes;
mod seen;

pub use self::choices::{Announced, Choices, Step};
pub use self::mask::{ActionMask, ActionMaskIter};
pub use self::number::ActionNumber;
pub use self::planes::{
    DANGER_PLANES, Encoder, HIDDEN_PLANES, KINDS, PLAN_PLANES, PLANES, VERSION, WrongLength,
    write_hidden,
};
pub use self::seen::Seen;
