//! Searches every hand that draws and discards lead to, and counts the orders of the wall that
//! reach the goal from each.

use alloc::collections::BTreeMap;
use core::cmp::Reverse;

use super::chance::{Chance, DiscardChance, DiscardChances};
use super::error::{ChanceError, MOST_DRAWS, MOST_HANDS};
use crate::hand::Hand;
use crate::live_hand::LiveHand;
use crate::tile::{Counts, Tile, TileSet};

/// The goal: tenpai, or a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Goal {
    /// Being tenpai (聴牌) after a discard, as [`Hand::is_tenpai`] has it: by the concealed copies,
    /// whether or not the tiles waited for are left.
    Tenpai,
    /// Drawing the winning tile (自摸和了), in whatever form and whatever the yaku. A hand that is
    /// won already has won.
    Win,
}

crate::names! { Goal, "goal": Tenpai "tenpai", Win "win" }

/// The number of orders in which this many tiles can be drawn from a wall.
pub(crate) fn orders(wall: u8, draws: u8) -> u64 {
    (0..draws).map(|drawn| u64::from(wall - drawn)).product()
}

/// The state of the search: a hand, the rest of the wall, and the results for hands met before.
pub(super) struct Search {
    goal: Goal,
    hand: LiveHand,
    wall: Counts,
    /// The number of draws at the start.
    draws: u8,
    /// The favourable orders by concealed tiles and wall; the size of the wall determines how many
    /// draws are left.
    known: BTreeMap<(Counts, Counts), u64>,
    /// How many hands may be remembered.
    room: usize,
    /// No more hands can be remembered; the search stops.
    is_full: bool,
}

impl Search {
    /// A search from a hand. None of its tiles, melds included, may be in the wall.
    pub(super) fn new(
        hand: LiveHand,
        wall: &Counts,
        draws: u8,
        goal: Goal,
    ) -> Result<Search, ChanceError> {
        let tiles = hand.concealed().total();
        if tiles % 3 == 0 || usize::from(tiles) > Hand::MAX_CONCEALED {
            return Err(ChanceError::WrongSize { tiles });
        }
        let held = hand.concealed().union(hand.visible().declared());
        held.and_then(|held| held.union(wall)).map_err(ChanceError::TooManyCopies)?;
        if draws > wall.total() {
            return Err(ChanceError::WallTooShort { tiles: wall.total(), draws });
        }
        if draws > MOST_DRAWS {
            return Err(ChanceError::TooManyDraws { draws });
        }
        Ok(Search {
            goal,
            hand,
            wall: *wall,
            draws,
            known: BTreeMap::new(),
            room: MOST_HANDS,
            is_full: false,
        })
    }

    /// The chance of the hand, with the best discard if it has to discard first.
    pub(super) fn chance(mut self) -> Result<Chance, ChanceError> {
        let favourable = match self.hand.concealed().total() % 3 {
            2 => self.after_draw(self.draws),
            _ => self.after_discard(self.draws),
        };
        self.finish(self.share(favourable))
    }

    /// The chance after each discard, the best one first.
    pub(super) fn discard_chances(mut self) -> Result<DiscardChances, ChanceError> {
        let mut all = DiscardChances::new();
        if self.hand.concealed().total() % 3 != 2 {
            return Ok(all);
        }
        for tile in self.hand.concealed().kinds() {
            let favourable = self.discarding(tile, self.draws);
            all.push(DiscardChance { tile, chance: self.share(favourable) });
        }
        all.sort_by_key(|discard| (Reverse(discard.chance()), discard.tile()));
        self.finish(all)
    }

    /// The share of the favourable orders among all orders of the draws, of which there is at least
    /// one.
    fn share(&self, favourable: u64) -> Chance {
        let chance = Chance::new(favourable, orders(self.wall.total(), self.draws));
        chance.expect("the favourable orders are some of all orders")
    }

    /// The result, if there was room to find it.
    fn finish<T>(&self, found: T) -> Result<T, ChanceError> {
        if self.is_full { Err(ChanceError::TooManyHands) } else { Ok(found) }
    }

    /// The fewest draws that the goal takes, since each lowers shanten by at most one.
    fn draws_needed(&self) -> i16 {
        i16::from(self.hand.shanten().get()) + i16::from(self.goal == Goal::Win)
    }

    /// How many orders of the next draws reach the goal from 3n+1 tiles.
    fn after_discard(&mut self, draws: u8) -> u64 {
        if self.goal == Goal::Tenpai && self.hand.shanten().is_one_away() {
            return orders(self.wall.total(), draws);
        }
        let slack = i16::from(draws) - self.draws_needed();
        if draws == 0 || slack < 0 || self.is_full {
            return 0;
        }
        if draws == 1 {
            let helpful = match self.goal {
                Goal::Tenpai => self.hand.ukeire().tiles(),
                Goal::Win => self.hand.wait_tiles(),
            };
            return helpful.iter().map(|tile| u64::from(self.wall.get(tile))).sum();
        }
        let key = (*self.hand.concealed(), self.wall);
        if let Some(&favourable) = self.known.get(&key) {
            return favourable;
        }
        // Without slack every draw has to help.
        let mut tiles = self.wall.kinds();
        if slack == 0 {
            tiles &= self.hand.ukeire().tiles();
        }
        let mut favourable = 0;
        for tile in tiles {
            let copies = u64::from(self.wall.get(tile)) * self.stands_for(tile);
            if copies == 0 || self.hand.draw(tile).is_err() {
                continue;
            }
            self.wall.take_one(tile);
            favourable += copies * self.after_draw(draws - 1);
            self.wall.add_one(tile);
            let _ = self.hand.discard(tile);
        }
        if self.known.len() < self.room {
            self.known.insert(key, favourable);
        } else {
            self.is_full = true;
        }
        favourable
    }

    /// How many orders of the draws to come reach the goal from 3n+2 tiles.
    fn after_draw(&mut self, draws: u8) -> u64 {
        let all = orders(self.wall.total(), draws);
        let there = match self.goal {
            Goal::Tenpai => self.hand.shanten().get() <= 0,
            Goal::Win => self.hand.is_win(),
        };
        if there {
            return all;
        }
        if self.draws_needed() > i16::from(draws) {
            return 0;
        }
        let mut most = 0;
        for tile in self.hand.concealed().kinds() {
            if self.stands_for(tile) > 0 {
                most = most.max(self.discarding(tile, draws));
            }
            if most == all {
                break;
            }
        }
        most
    }

    /// How many orders of the draws to come reach the goal after this discard.
    fn discarding(&mut self, tile: Tile, draws: u8) -> u64 {
        if self.hand.discard(tile).is_err() {
            return 0;
        }
        let favourable = self.after_discard(draws);
        let _ = self.hand.draw(tile);
        favourable
    }

    /// How many tiles this one stands for. Honors that are held as often and left as often are
    /// interchangeable, in all three forms and for all draws to come, so the first stands for all
    /// of them and the others stand for none.
    fn stands_for(&self, tile: Tile) -> u64 {
        if !tile.is_honor() {
            return 1;
        }
        let of = |tile: Tile| (self.hand.concealed().get(tile), self.wall.get(tile));
        let mut alike = TileSet::HONORS.iter().filter(|&other| of(other) == of(tile));
        if alike.next() == Some(tile) { 1 + alike.count() as u64 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_room_there_is_an_error() {
        let hand: Hand = "123m45p13789s113z".parse().unwrap();
        let wall = crate::Visible::of(&hand).unseen(hand.concealed());
        let new_search = || {
            let live = LiveHand::new(&hand);
            Search::new(live, &wall, 3, Goal::Tenpai).unwrap()
        };
        let mut search = new_search();
        let favourable = search.after_discard(3);
        assert_eq!(search.finish(favourable), Ok(favourable));
        let hands = search.known.len();

        let mut search = new_search();
        search.room = hands;
        assert_eq!(search.after_discard(3), favourable);
        assert!(!search.is_full);

        let mut search = new_search();
        search.room = hands - 1;
        let found = search.after_discard(3);
        assert_eq!(search.finish(found), Err(ChanceError::TooManyHands));
    }
}
