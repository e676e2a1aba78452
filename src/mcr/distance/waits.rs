//! The points of each wait of a hand, and whether they reach the minimum.

use super::helping::of_counts;
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::mcr::rules::Rules;
use crate::mcr::score::score;
use crate::mcr::situation::Situation;
use crate::tile::Tile;
use crate::visible::Visible;

/// A tile waited for, with its points by a discard and self-drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WaitWorth {
    tile: Tile,
    left: u8,
    by_discard: u16,
    self_drawn: u16,
    minimum: u16,
}

impl Filler for WaitWorth {
    const FILLER: WaitWorth =
        WaitWorth { tile: Tile::M1, left: 0, by_discard: 0, self_drawn: 0, minimum: 0 };
}

/// The waits of one hand: thirteen are those of `19m19p19s1234567z`.
pub type WaitWorths = List<WaitWorth, 13>;

impl WaitWorth {
    /// The tile.
    #[must_use]
    pub const fn tile(&self) -> Tile {
        self.tile
    }

    /// How many copies can still come, 1 to 4.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The points without flowers if another player discards it.
    #[must_use]
    pub const fn by_discard(&self) -> u16 {
        self.by_discard
    }

    /// The points without flowers if it is drawn.
    #[must_use]
    pub const fn self_drawn(&self) -> u16 {
        self.self_drawn
    }

    /// Whether it may be won by a discard: it is worth the house's minimum.
    #[must_use]
    pub const fn wins_by_discard(&self) -> bool {
        self.by_discard >= self.minimum
    }

    /// Whether it may be won by a draw.
    #[must_use]
    pub const fn wins_self_drawn(&self) -> bool {
        self.self_drawn >= self.minimum
    }
}

/// The points of each tile that a hand of 3n+1 tiles waits for, in order of tile; empty if the hand
/// isn't tenpai in any of the five forms, or has drawn.
///
/// Of the situation, only the winds count, and whether the wall is empty: both may be true of the
/// next tile, too. The visible tiles decide how many copies are left, and whether the winning one
/// is the last of its kind.
///
/// ```
/// use mentsu::mcr::{Rules, Situation, wait_worths};
/// use mentsu::{Visible, hand, tile};
///
/// let hand = hand!("456m789p45s22s(345m)");
/// let waits = wait_worths(&hand, &Situation::self_drawn(), &Visible::of(&hand), &Rules::MIL);
/// let worth: Vec<_> = waits.iter().map(|wait| (wait.tile(), wait.by_discard())).collect();
/// assert_eq!(worth, [(tile!("3s"), 3), (tile!("6s"), 3)]);
/// assert!(waits.iter().all(|wait| !wait.wins_by_discard() && !wait.wins_self_drawn()));
/// ```
#[must_use]
pub fn wait_worths(
    hand: &Hand,
    situation: &Situation,
    visible: &Visible,
    rules: &Rules,
) -> WaitWorths {
    let ukeire = of_counts(hand.concealed(), visible);
    let mut waits = WaitWorths::new();
    if !ukeire.shanten().is_one_away() || !hand.awaits_draw() {
        return waits;
    }
    for (tile, left) in ukeire.iter().filter(|(_, left)| *left > 0) {
        let seen = visible.seen().get(tile);
        let points = |hand: &Hand, situation: Situation| {
            score(hand, &situation.with_seen(seen), rules).map_or(0, |one| one.without_flowers())
        };
        let by_discard = points(hand, situation.as_next(Some(tile)));
        let drawn = hand.draw(tile);
        let self_drawn = drawn.map_or(0, |hand| points(&hand, situation.as_next(None)));
        let minimum = rules.minimum();
        waits.push(WaitWorth { tile, left, by_discard, self_drawn, minimum });
    }
    waits
}
