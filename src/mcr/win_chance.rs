//! Exact chances of drawing a win that is worth enough, within a few draws.

use alloc::collections::BTreeMap;
use core::cmp::Reverse;

use super::distance::{shantens, ukeire};
use super::form::is_won;
use super::rules::Rules;
use super::score::score;
use super::situation::Situation;
use crate::chances::{
    Chance, ChanceError, DiscardChance, DiscardChances, MOST_DRAWS, MOST_HANDS, orders,
};
use crate::hand::Hand;
use crate::tile::{Counts, Tile};

/// The chance of drawing a win worth the minimum (起和) within this many draws, with the best
/// discards.
///
/// As in [`chances`](crate::chances) one player draws alone from a wall whose tiles are known, but
/// not their order; there is no call and no kong, and a chance is the maximum over all ways of
/// playing. A win that is worth too little is played on. The situation's winds count. A tile is the
/// last of its kind only where the own melds show the others, so that with more known the chance
/// may be higher. A hand with too few tiles to be counted never wins, and one of 3n+2 tiles has won
/// only if it knows which it drew.
///
/// ```
/// use mentsu::chances::Chance;
/// use mentsu::mcr::{Rules, Situation, win_chance};
/// use mentsu::{Visible, hand};
///
/// // 7s makes a mixed straight; of 9m, worth too little, nothing comes
/// let hand = hand!("123m456p77m23489s");
/// let wall = Visible::of(&hand).unseen(hand.concealed());
/// let one = win_chance(&hand, &Situation::self_drawn(), &wall, 1, &Rules::MIL)?;
/// assert_eq!(one, Chance::new(4, 123).unwrap());
/// # Ok::<(), mentsu::chances::ChanceError>(())
/// ```
///
/// # Errors
/// Those of [`Hand::chance`].
#[doc(alias = "起和")]
pub fn win_chance(
    hand: &Hand,
    situation: &Situation,
    wall: &Counts,
    draws: u8,
    rules: &Rules,
) -> Result<Chance, ChanceError> {
    let mut search = Search::new(hand, situation, wall, draws, rules)?;
    let favourable = if search.hand.awaits_draw() {
        search.after_discard(draws)
    } else {
        // A win is worth more or less by its drawn tile, so only a hand that knows it can have won.
        search.after_draw(hand.drawn().map(|face| face.tile()), draws)
    };
    search.finish(search.share(favourable))
}

/// Every discard of a hand of 3n+2 tiles with the chance of drawing a win worth the minimum within
/// this many draws after it: the best first, equal ones in order of tile. Empty for a hand of 3n+1
/// tiles.
///
/// ```
/// use mentsu::mcr::{Rules, Situation, discard_win_chances};
/// use mentsu::{Visible, hand, tile};
///
/// // Discarding 6m waits for 7s and a mixed straight; 9s for 14s, which is worth too little
/// let hand = hand!("123m456p77m23489s6m");
/// let wall = Visible::of(&hand).unseen(hand.concealed());
/// let best = discard_win_chances(&hand, &Situation::self_drawn(), &wall, 1, &Rules::MIL)?;
/// assert_eq!(best[0].tile(), tile!("6m"));
/// # Ok::<(), mentsu::chances::ChanceError>(())
/// ```
///
/// # Errors
/// Those of [`Hand::chance`].
pub fn discard_win_chances(
    hand: &Hand,
    situation: &Situation,
    wall: &Counts,
    draws: u8,
    rules: &Rules,
) -> Result<DiscardChances, ChanceError> {
    let mut search = Search::new(hand, situation, wall, draws, rules)?;
    let mut all = DiscardChances::new();
    if hand.awaits_draw() {
        return Ok(all);
    }
    for tile in hand.concealed().kinds() {
        let favourable = search.discarding(tile, draws);
        all.push(DiscardChance::of(tile, search.share(favourable)));
    }
    all.sort_by_key(|discard| (Reverse(discard.chance()), discard.tile()));
    search.finish(all)
}

/// A hand, the rest of the wall, and the results for hands met before.
struct Search<'a> {
    /// Without red fives, which are plain ones here.
    hand: Hand,
    situation: Situation,
    rules: &'a Rules,
    wall: Counts,
    /// The number of draws at the start.
    draws: u8,
    /// The favourable orders by concealed tiles and wall.
    known: BTreeMap<(Counts, Counts), u64>,
    /// No more hands can be remembered; the search stops.
    is_full: bool,
}

impl<'a> Search<'a> {
    fn new(
        hand: &Hand,
        situation: &Situation,
        wall: &Counts,
        draws: u8,
        rules: &'a Rules,
    ) -> Result<Search<'a>, ChanceError> {
        hand.all_tiles().union(wall).map_err(ChanceError::TooManyCopies)?;
        if draws > wall.total() {
            return Err(ChanceError::WallTooShort { tiles: wall.total(), draws });
        }
        if draws > MOST_DRAWS {
            return Err(ChanceError::TooManyDraws { draws });
        }
        let plain = Hand::from_counts(*hand.concealed(), [0; 3], hand.melds());
        Ok(Search {
            hand: plain.expect("the tiles of a hand"),
            // Flowers and circumstances of the next tile don't apply to later wins.
            situation: Situation::self_drawn()
                .with_seat(situation.seat())
                .with_prevalent(situation.prevalent()),
            rules,
            wall: *wall,
            draws,
            known: BTreeMap::new(),
            is_full: false,
        })
    }

    /// The share of the favourable orders among all orders of the draws.
    fn share(&self, favourable: u64) -> Chance {
        let chance = Chance::new(favourable, orders(self.wall.total(), self.draws));
        chance.expect("the favourable orders are some of all orders")
    }

    /// The result, if there was room to find it.
    fn finish<T>(&self, found: T) -> Result<T, ChanceError> {
        if self.is_full { Err(ChanceError::TooManyHands) } else { Ok(found) }
    }

    /// Whether the hand wins with this tile as the one drawn.
    fn wins_enough(&self, drawn: Option<Tile>) -> bool {
        if !is_won(&self.hand) {
            return false;
        }
        drawn.is_some_and(|tile| {
            let hand = self.hand.with_drawn(tile).expect("a hand holds what it drew");
            score(&hand, &self.situation, self.rules).is_ok_and(|score| score.is_enough())
        })
    }

    /// How many orders of the next draws win from 3n+1 tiles.
    fn after_discard(&mut self, draws: u8) -> u64 {
        // Each draw lowers what is lacking by one at most.
        let slack = i16::from(draws) - 1 - i16::from(shantens(&self.hand).least().get());
        if draws == 0 || slack < 0 || self.is_full {
            return 0;
        }
        let key = (*self.hand.concealed(), self.wall);
        if let Some(&favourable) = self.known.get(&key) {
            return favourable;
        }
        let mut tiles = self.wall.kinds();
        if slack == 0 {
            tiles &= ukeire(&self.hand).tiles();
        }
        let (before, mut favourable) = (self.hand, 0);
        for tile in tiles {
            let copies = u64::from(self.wall.get(tile));
            self.hand = before.draw(tile).expect("hand and wall have four copies at most");
            self.wall.take_one(tile);
            favourable += copies * self.after_draw(Some(tile), draws - 1);
            self.wall.add_one(tile);
        }
        self.hand = before;
        if self.known.len() < MOST_HANDS {
            self.known.insert(key, favourable);
        } else {
            self.is_full = true;
        }
        favourable
    }

    /// How many orders of the draws to come win from 3n+2 tiles, of which this one was drawn.
    fn after_draw(&mut self, drawn: Option<Tile>, draws: u8) -> u64 {
        let all = orders(self.wall.total(), draws);
        if self.wins_enough(drawn) {
            return all;
        }
        if i16::from(shantens(&self.hand).least().get()) >= i16::from(draws) {
            return 0;
        }
        let mut most = 0;
        for tile in self.hand.concealed().kinds() {
            most = most.max(self.discarding(tile, draws));
            if most == all {
                break;
            }
        }
        most
    }

    /// How many orders of the draws to come win after this discard.
    fn discarding(&mut self, tile: Tile, draws: u8) -> u64 {
        let before = self.hand;
        self.hand = before.discard(tile).expect("a kind of the hand");
        let favourable = self.after_discard(draws);
        self.hand = before;
        favourable
    }
}
