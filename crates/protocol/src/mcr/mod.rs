//! `mcr_score` and `mcr_hand` requests: Chinese official rules. This module has what both share:
//! the hand, the winds, the rules, and the names of fan.

mod attempts;
mod fans;
mod hand;
mod rules;
pub(crate) mod score;
mod ways;

use mentsu::mcr::{Situation, forms, ukeire};
use mentsu::{Hand, Tile};

pub(crate) use self::hand::McrHandRequest;
pub use self::hand::{McrHand, McrHandAnswer};
pub use self::score::McrScoreAnswer;
pub(crate) use self::score::McrScoreRequest;
use crate::hand::{hand_of, has_unknown};
use crate::refusal::Refusal;
use crate::request::keys::{CLOSED, keys};
use crate::request::melds;
#[cfg(feature = "schema")]
use crate::request::melds::McrMeldRequest;
use crate::request::object::{Object, Text};

keys! {
    /// The melds.
    pub(crate) MELDS "melds": Vec<McrMeldRequest> = [];
    FLOWERS "flowers" as Situation = Situation::self_drawn();
    LAST_TILE "last_tile" as Situation = Situation::self_drawn();
    SEAT "seat" as Situation = Situation::self_drawn();
    PREVALENT "prevalent" as Situation = Situation::self_drawn();
    /// Also the first fact against each form of a hand of 3n+2 tiles, and against each fan of each
    /// reading of a win.
    ATTEMPTS "attempts": bool = false;
}

/// The hand of a request's closed tiles, and melds with `kan` and `from`.
fn hand_in(request: &Object<'_>) -> Result<Hand, Box<Refusal>> {
    let closed: Text<'_> = request.required(CLOSED.name)?;
    if has_unknown(&closed) {
        return Err(Box::new(Refusal::UnknownTiles));
    }
    hand_of(request, &melds::read_with_sources(request)?)
}

/// The situation with the winds of a request, and its other fields of these names.
fn situated(
    situation: Situation,
    names: &[&str],
    request: &Object<'_>,
) -> Result<Situation, Box<Refusal>> {
    let situation = request.set_named(&[SEAT.name, PREVALENT.name], situation)?;
    request.set_named(names, situation)
}

/// The shanten of a hand of 3n+1 tiles in the nearest of the five forms, or its waits.
///
/// ```
/// use mentsu::hand;
/// use mentsu_protocol::mcr_how_far;
///
/// assert_eq!(mcr_how_far(&hand!("147m258p369s55z34m")), "tenpai, waits 25m");
/// assert_eq!(mcr_how_far(&hand!("147m258p36s12344z")), "1-shanten");
/// ```
pub fn mcr_how_far(hand: &Hand) -> String {
    let useful = ukeire(hand);
    if useful.shanten().is_one_away() && !useful.tiles().is_empty() {
        format!("tenpai, waits {}", useful.tiles())
    } else {
        useful.shanten().to_string()
    }
}

/// The forms that a tile completes of which a copy is left, in their order.
fn completed_by(hand: &Hand, tile: Tile) -> Vec<&'static str> {
    let won = forms(&hand.draw(tile).expect("a copy is left"));
    let mut names: Vec<_> = won.iter().map(|form| form.kind().name()).collect();
    names.dedup();
    names
}
