//! Exact chances of drawing a win that is worth enough, within a few draws.

use super::distance::{shantens, ukeire};
use super::form::is_win;
use super::rules::Rules;
use super::score::score;
use super::situation::Situation;
use crate::chances::{Chance, ChanceError, DiscardChances, Play, Search};
use crate::hand::Hand;
use crate::tile::{Counts, Tile, TileSet};

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
    // A win is worth more or less by its drawn tile, so only a hand that knows it can have won.
    search(hand, situation, wall, draws, rules)?.chance(hand.drawn().map(|face| face.tile()))
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
    search(hand, situation, wall, draws, rules)?.discard_chances()
}

/// A hand that plays for a win worth the minimum.
struct ToWin<'a> {
    /// Without red fives, which are plain ones here.
    hand: Hand,
    situation: Situation,
    rules: &'a Rules,
}

fn search<'a>(
    hand: &Hand,
    situation: &Situation,
    wall: &Counts,
    draws: u8,
    rules: &'a Rules,
) -> Result<Search<ToWin<'a>>, ChanceError> {
    let plain = Hand::from_counts(*hand.concealed(), [0; 3], hand.melds());
    let play = ToWin {
        hand: plain.expect("the tiles of a hand"),
        // Flowers and circumstances of the next tile don't apply to later wins.
        situation: Situation::self_drawn()
            .with_seat(situation.seat())
            .with_prevalent(situation.prevalent()),
        rules,
    };
    Search::new(play, &hand.declared(), wall, draws)
}

impl Play for ToWin<'_> {
    fn concealed(&self) -> &Counts {
        self.hand.concealed()
    }

    fn draw(&mut self, tile: Tile) {
        self.hand = self.hand.draw(tile).expect("hand and wall have four copies at most");
    }

    fn discard(&mut self, tile: Tile) {
        self.hand = self.hand.discard(tile).expect("a kind of the hand");
    }

    fn draws_needed(&self) -> i16 {
        i16::from(shantens(&self.hand).least().get()) + 1
    }

    fn helpful(&self) -> TileSet {
        ukeire(&self.hand).tiles()
    }

    /// Only the score shows which waits are worth enough.
    fn last_draw(&self) -> Option<TileSet> {
        None
    }

    fn has_reached(&self, drawn: Option<Tile>) -> bool {
        is_win(&self.hand)
            && drawn.is_some_and(|tile| {
                let hand = self.hand.with_drawn(tile).expect("a hand holds what it drew");
                score(&hand, &self.situation, self.rules).is_ok_and(|score| score.is_enough())
            })
    }

    /// Honors are worth different fan.
    fn stands_for(&self, _: Tile, _: &Counts) -> u64 {
        1
    }
}
