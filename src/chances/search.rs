//! Searches every hand that draws and discards lead to, and counts the orders of the wall that
//! reach the goal from each.

use alloc::collections::BTreeMap;
use core::cmp::Reverse;

use super::chance::{Chance, DiscardChance, DiscardChances};
use super::error::{ChanceError, MOST_DRAWS, MOST_HANDS};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

/// A hand that draws and discards, and its goal.
pub(crate) trait Play {
    /// The concealed tiles.
    fn concealed(&self) -> &Counts;

    /// Draws a tile of the wall.
    fn draw(&mut self, tile: Tile);

    /// Discards a tile of the hand.
    fn discard(&mut self, tile: Tile);

    /// The fewest draws that the goal takes; each draw lowers them by one at most.
    fn draws_needed(&self) -> i16;

    /// Of 3n+1 tiles: the tiles that lower the draws needed.
    fn helpful(&self) -> TileSet;

    /// Of 3n+1 tiles: the tiles that reach the goal, if that is known without drawing them.
    fn last_draw(&self) -> Option<TileSet>;

    /// Whether 3n+2 tiles, of which this one was drawn, have reached the goal.
    fn has_reached(&self, drawn: Option<Tile>) -> bool;

    /// How many kinds this one stands for: 0 if another stands for it.
    fn stands_for(&self, tile: Tile, wall: &Counts) -> u64;
}

/// The number of orders in which this many tiles can be drawn from a wall.
fn orders(wall: u8, draws: u8) -> u64 {
    (0..draws).map(|drawn| u64::from(wall - drawn)).product()
}

/// The state of the search: a hand, the rest of the wall, and the results for hands met before.
pub(crate) struct Search<P> {
    play: P,
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

impl<P: Play> Search<P> {
    /// A search from a hand. `declared` are the tiles of its melds; none of its tiles, these
    /// included, may be in the wall.
    pub(crate) fn new(
        play: P,
        declared: &Counts,
        wall: &Counts,
        draws: u8,
    ) -> Result<Search<P>, ChanceError> {
        let tiles = play.concealed().total();
        if tiles % 3 == 0 || usize::from(tiles) > Hand::MAX_CONCEALED {
            return Err(ChanceError::WrongSize { tiles });
        }
        let held = play.concealed().union(declared);
        held.and_then(|held| held.union(wall)).map_err(ChanceError::TooManyCopies)?;
        if draws > wall.total() {
            return Err(ChanceError::WallTooShort { tiles: wall.total(), draws });
        }
        if draws > MOST_DRAWS {
            return Err(ChanceError::TooManyDraws { draws });
        }
        let (known, room) = (BTreeMap::new(), MOST_HANDS);
        Ok(Search { play, wall: *wall, draws, known, room, is_full: false })
    }

    /// The chance of the hand, with the best discard if it has to discard first. `drawn` is the
    /// tile that it drew last, if that is known.
    pub(crate) fn chance(mut self, drawn: Option<Tile>) -> Result<Chance, ChanceError> {
        let favourable = match self.play.concealed().total() % 3 {
            2 => self.after_draw(drawn, self.draws),
            _ => self.after_discard(self.draws),
        };
        self.finish(self.share(favourable))
    }

    /// The chance after each discard, the best one first.
    pub(crate) fn discard_chances(mut self) -> Result<DiscardChances, ChanceError> {
        let mut all = DiscardChances::new();
        if self.play.concealed().total() % 3 != 2 {
            return Ok(all);
        }
        for tile in self.play.concealed().kinds() {
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

    /// How many orders of the next draws reach the goal from 3n+1 tiles.
    fn after_discard(&mut self, draws: u8) -> u64 {
        let needed = self.play.draws_needed();
        if needed <= 0 {
            return orders(self.wall.total(), draws);
        }
        let slack = i16::from(draws) - needed;
        if slack < 0 || self.is_full {
            return 0;
        }
        if draws == 1 {
            if let Some(tiles) = self.play.last_draw() {
                return tiles.iter().map(|tile| u64::from(self.wall.get(tile))).sum();
            }
        }
        let key = (*self.play.concealed(), self.wall);
        if let Some(&favourable) = self.known.get(&key) {
            return favourable;
        }
        // Without slack every draw has to help.
        let mut tiles = self.wall.kinds();
        if slack == 0 {
            tiles &= self.play.helpful();
        }
        let mut favourable = 0;
        for tile in tiles {
            let copies = u64::from(self.wall.get(tile)) * self.play.stands_for(tile, &self.wall);
            if copies == 0 {
                continue;
            }
            self.play.draw(tile);
            self.wall.take_one(tile);
            favourable += copies * self.after_draw(Some(tile), draws - 1);
            self.wall.add_one(tile);
            self.play.discard(tile);
        }
        if self.known.len() < self.room {
            self.known.insert(key, favourable);
        } else {
            self.is_full = true;
        }
        favourable
    }

    /// How many orders of the draws to come reach the goal from 3n+2 tiles, of which this one was
    /// drawn.
    fn after_draw(&mut self, drawn: Option<Tile>, draws: u8) -> u64 {
        let all = orders(self.wall.total(), draws);
        if self.play.has_reached(drawn) {
            return all;
        }
        if self.play.draws_needed() > i16::from(draws) {
            return 0;
        }
        let mut most = 0;
        for tile in self.play.concealed().kinds() {
            if self.play.stands_for(tile, &self.wall) > 0 {
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
        self.play.discard(tile);
        let favourable = self.after_discard(draws);
        self.play.draw(tile);
        favourable
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::goal::{Goal, ToGoal};
    use crate::live_hand::LiveHand;

    #[test]
    fn without_room_there_is_an_error() {
        let hand: Hand = "123m45p13789s113z".parse().unwrap();
        let wall = crate::Visible::of(&hand).unseen(hand.concealed());
        let new_search = || {
            let play = ToGoal { hand: LiveHand::new(&hand), goal: Goal::Tenpai };
            Search::new(play, &Counts::EMPTY, &wall, 3).unwrap()
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
