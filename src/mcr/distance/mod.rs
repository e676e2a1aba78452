//! Distances of a hand from a win in the five forms, and the tiles that bring it nearer.

mod helping;
mod lacking;
mod rest;
mod shantens;
mod waits;

pub use self::helping::{discards, discards_in, ukeire, ukeire_in};
pub use self::shantens::Shantens;
pub use self::waits::{WaitWorth, WaitWorths, wait_worths};
use crate::hand::Hand;

/// The shanten of a hand for each of the five forms, with all kinds in play.
///
/// As everywhere, only concealed copies count, and the number of concealed tiles determines how
/// many sets are melded.
#[doc(alias = "向听数")]
#[must_use]
pub fn shantens(hand: &Hand) -> Shantens {
    lacking::shantens(hand.concealed())
}
