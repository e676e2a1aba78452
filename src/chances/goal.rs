//! A hand that plays for tenpai or for a win, whatever the yaku.

use super::search::Play;
use crate::live_hand::LiveHand;
use crate::tile::{Counts, Tile, TileSet};

/// The goal: tenpai, or a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Goal {
    /// Being tenpai (聴牌) after a discard, as [`Hand::is_tenpai`](crate::Hand::is_tenpai) has it:
    /// by the concealed copies, whether or not the tiles waited for are left.
    Tenpai,
    /// Drawing the winning tile (自摸和了), in whatever form and whatever the yaku. A hand that is
    /// won already has won.
    Win,
}

crate::names! { Goal, "goal": Tenpai "tenpai", Win "win" }

/// A hand and its goal.
pub(super) struct ToGoal {
    pub(super) hand: LiveHand,
    pub(super) goal: Goal,
}

impl Play for ToGoal {
    fn concealed(&self) -> &Counts {
        self.hand.concealed()
    }

    fn draw(&mut self, tile: Tile) {
        self.hand.draw(tile).expect("hand and wall have four copies at most");
    }

    fn discard(&mut self, tile: Tile) {
        self.hand.discard(tile).expect("a kind of the hand");
    }

    fn draws_needed(&self) -> i16 {
        i16::from(self.hand.shanten().get()) + i16::from(self.goal == Goal::Win)
    }

    fn helpful(&self) -> TileSet {
        self.hand.ukeire().tiles()
    }

    fn last_draw(&self) -> Option<TileSet> {
        Some(match self.goal {
            Goal::Tenpai => self.helpful(),
            Goal::Win => self.hand.wait_tiles(),
        })
    }

    fn has_reached(&self, _: Option<Tile>) -> bool {
        match self.goal {
            Goal::Tenpai => self.hand.shanten().get() <= 0,
            Goal::Win => self.hand.is_win(),
        }
    }

    /// Honors that are held as often and left as often are interchangeable, in all three forms and
    /// for all draws to come, so the first stands for all of them and the others stand for none.
    fn stands_for(&self, tile: Tile, wall: &Counts) -> u64 {
        if !tile.is_honor() {
            return 1;
        }
        let of = |tile: Tile| (self.hand.concealed().get(tile), wall.get(tile));
        let mut alike = TileSet::HONORS.iter().filter(|&other| of(other) == of(tile));
        if alike.next() == Some(tile) { 1 + alike.count() as u64 } else { 0 }
    }
}
