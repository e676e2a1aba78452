//! A decision of a record as a replay shows it, and how far a round was followed.

use std::boxed::Box;
use std::vec::Vec;

use super::difference::Difference;
use crate::action::Action;
use crate::options::Options;
use crate::record::{Place, WinClaim};
use crate::round::{Outcome, Round};
use crate::seat::Seat;
use crate::view::View;

/// Somebody does something: what an analysis looks at.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The number of the round, from 0.
    pub round: usize,
    /// Where in the record the action stands.
    pub place: Place,
    /// Who acts.
    pub seat: Seat,
    /// What could have been done.
    pub options: &'a Options,
    /// What was done.
    pub action: Action,
    /// The round just before; of a record of one seat that seat's view.
    pub before: Before<'a>,
}

/// What is known of a round before a decision.
#[derive(Clone, Copy, Debug)]
pub enum Before<'a> {
    /// All of it.
    Round(&'a Round),
    /// What the seat that acts knows.
    View(&'a View),
}

/// How far a round was followed.
pub(super) struct Followed {
    pub(super) decisions: usize,
    pub(super) sticks_left_out: bool,
    /// What the engine claims about the wins.
    pub(super) claims: Vec<WinClaim>,
    /// How it ended, if it did, or the first difference.
    pub(super) ended: Result<Option<Outcome>, Box<Difference>>,
}

impl Default for Followed {
    fn default() -> Followed {
        Followed { decisions: 0, sticks_left_out: false, claims: Vec::new(), ended: Ok(None) }
    }
}

impl Followed {
    /// The round can't be begun.
    pub(super) fn nowhere(difference: Box<Difference>) -> Followed {
        Followed { ended: Err(difference), ..Followed::default() }
    }
}
