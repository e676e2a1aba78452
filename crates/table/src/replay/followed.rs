//! The result of following one round.

use std::boxed::Box;
use std::vec::Vec;

use super::difference::Difference;
use crate::record::WinClaim;
use crate::round::Outcome;

/// The result of following one round.
pub(super) struct Followed {
    pub(super) decisions: usize,
    /// Differences after which the round was followed all the same.
    pub(super) differences: Vec<Difference>,
    /// What the engine claims about the wins in order; `None` about one that it scores otherwise.
    pub(super) claims: Vec<Option<WinClaim>>,
    /// The outcome, if the round ended, as the record has it, or the difference that ended the
    /// check.
    pub(super) ended: Result<Option<Outcome>, Box<Difference>>,
}

impl Default for Followed {
    fn default() -> Followed {
        Followed { decisions: 0, differences: Vec::new(), claims: Vec::new(), ended: Ok(None) }
    }
}

impl Followed {
    /// A round that can't begin.
    pub(super) fn nowhere(difference: Box<Difference>) -> Followed {
        Followed { ended: Err(difference), ..Followed::default() }
    }
}
