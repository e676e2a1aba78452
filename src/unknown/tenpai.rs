//! Finds the completions that make a waiting hand tenpai by trying every multiset of tiles.

use core::iter::FusedIterator;

use super::fillings::Fillings;
use super::{Completion, PartialHand};

/// Iterator from [`PartialHand::tenpai_completions`].
#[derive(Clone, Debug)]
pub struct TenpaiCompletions(Fillings);

impl TenpaiCompletions {
    pub(super) fn new(hand: &PartialHand) -> TenpaiCompletions {
        TenpaiCompletions(if hand.awaits_draw() {
            Fillings::new(hand)
        } else {
            Fillings::none(hand)
        })
    }
}

impl Iterator for TenpaiCompletions {
    type Item = Completion;

    fn next(&mut self) -> Option<Completion> {
        let (tiles, hand) = self.0.find(|(_, hand)| hand.is_tenpai())?;
        Some(Completion::new(tiles, *hand.concealed()))
    }
}

impl FusedIterator for TenpaiCompletions {}
