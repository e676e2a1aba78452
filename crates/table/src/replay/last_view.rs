//! What a player knows after the last event of a record.

use core::fmt;
use std::boxed::Box;

use super::decision::Decision;
use super::difference::{Difference, Differs};
use super::{follow, rules_of};
use crate::record::Record;
use crate::seat::Seat;
use crate::view::View;

/// A seat's knowledge after the last event of a record, whose last round is checked: in an
/// unfinished round, the basis of the player's next decision.
///
/// ```
/// use mentsu_table::{Seat, record, replay};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     []]]}"#;
/// let view = replay::last_view(&record::read(text.as_bytes())?, Seat::ALL[0])?;
/// assert_eq!(view.hand().to_string(), "19m19p19s1234567z+2m");
/// assert!(view.options().kyuushu());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoView`]: for a record without rounds, for a last round that the record begins within, and
/// for a difference after which it isn't known what everybody holds, such as an action that isn't
/// offered.
pub fn last_view(record: &Record, seat: Seat) -> Result<View, NoView> {
    let number = record.rounds.len().checked_sub(1).ok_or(NoView::NoRound)?;
    let round = &record.rounds[number];
    if round.midway {
        return Err(NoView::BeginsWithin);
    }
    let rules = rules_of(record, number);
    follow(record, number, &rules, &mut |_: Decision<'_>| {}).ended.map_err(NoView::Differs)?;
    let differs =
        |place| move |why| NoView::Differs(Difference::new(number, place, Differs::Seen(why)));
    let mut view = View::new(&rules, seat, &round.deal).map_err(differs(round.place))?;
    for (place, event) in round.events() {
        view.apply(&event.seen_by(seat)).map_err(differs(place))?;
    }
    Ok(view)
}

/// Why a record shows no [`last_view`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NoView {
    /// The record has no round.
    NoRound,
    /// The record begins within its last round.
    BeginsWithin,
    /// The last round differs from the rules, or the seat can't have seen it.
    Differs(Box<Difference>),
}

impl fmt::Display for NoView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoView::NoRound => f.write_str("there is no round"),
            NoView::BeginsWithin => f.write_str("the record begins within its last round"),
            NoView::Differs(difference) => difference.fmt(f),
        }
    }
}

impl core::error::Error for NoView {}
