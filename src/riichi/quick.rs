//! Points without reasons, for engines that ask a million times.

use super::check::{check, check_won};
use super::evaluate::WonHand;
use super::no_win::{NoWin, no_win, refuse_robbed_ankan};
use super::points::Shares;
use super::rules::Rules;
use super::situation::{Situation, flag};
use super::winner_tiles::{WinnerTiles, WinningTile};
use crate::engine::only_split;
use crate::hand::Hand;
use crate::list::List;

/// The points received, without honba and sticks: those of [`score`](super::score()), without the
/// reasons.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Rules, Situation, quick_points};
///
/// let won = Situation::tsumo().with_riichi();
/// assert_eq!(quick_points(&hand!("23467m345p34588s+5m"), &won, &Rules::TENHOU), Ok(7_800));
/// ```
///
/// # Errors
/// The same as [`score`](super::score()).
#[doc(alias = "fast scoring")]
pub fn quick_points(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    points_of(hand, WinningTile::of(hand, situation)?, situation, rules)
}

/// The points of a hand whose winning tile is known.
#[inline(always)]
pub(super) fn points_of(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<u32, NoWin> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    let only = || only_split(&tiles.won, 4 - hand.melds().len().min(4));
    if !situation.has(flag::RENHOU | flag::OF_ANKAN) {
        // Checked before it is split, so that less has to be kept in the meantime.
        if let Ok(dora) = check_won(&tiles, hand.melds(), situation, rules) {
            let won = WonHand::new(tiles, situation, rules, dora);
            // Written out: an `Option`'s method is a function of its own with some profiles.
            let base = match only() {
                Some(split) => won.most_base_points(&split),
                None => 0,
            };
            if base > 0 {
                return Ok(Shares::of(base, situation, rules).total());
            }
        }
    }
    of_every_reading(hand, winning, situation, rules)
}

/// The points from every reading: for other forms than the standard one, several decompositions,
/// renhou, a robbed ankan, or no win at all. It reads the hand again, so that the fast path needn't keep what it
/// knows in memory.
#[cold]
#[inline(never)]
fn of_every_reading(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Result<u32, NoWin> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    let dora = check(&tiles, hand.melds(), situation, rules)?;
    refuse_robbed_ankan(&tiles, situation, rules)?;
    let won = WonHand::new(tiles, situation, rules, dora);
    let (mut base, mut han) = (0, List::new());
    won.each_reading(|reading| {
        base = reading.worth.base.max(base);
        han.push(reading.worth.yaku_han);
    });
    if base == 0 {
        return Err(no_win(tiles.won, han, rules));
    }
    Ok(Shares::of(base, situation, rules).total())
}
