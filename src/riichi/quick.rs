//! Points without reasons, for engines that ask a million times.

use super::check::check;
use super::evaluate::WonHand;
use super::no_win::{NoWin, no_win};
use super::points::Shares;
use super::rules::Rules;
use super::situation::{Situation, flag};
use super::winner_tiles::{WinnerTiles, WinningTile};
use crate::engine::splits;
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
    let mut tiles = WinnerTiles::new(hand, WinningTile::of(hand, situation)?);
    tiles.declare(hand.melds());
    check(hand, &tiles, situation, rules)?;
    let won = WonHand::new(&tiles, situation, rules);
    let mut splits = splits(&tiles.won);
    match (splits.next(), splits.next()) {
        (Some(way), None) if !situation.has(flag::RENHOU) => {
            let base = won.most_base_points(&way);
            if base > 0 {
                Ok(Shares::of(base, situation, rules).total())
            } else {
                of_every_reading(hand, situation, rules)
            }
        }
        _ => of_every_reading(hand, situation, rules),
    }
}

/// The points from every reading: for other forms than the standard one, several decompositions,
/// renhou, or no win at all. It reads the hand again, so that the fast path needn't keep what it
/// knows in memory.
#[cold]
#[inline(never)]
fn of_every_reading(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let mut tiles = WinnerTiles::new(hand, WinningTile::of(hand, situation)?);
    tiles.declare(hand.melds());
    check(hand, &tiles, situation, rules)?;
    let won = WonHand::new(&tiles, situation, rules);
    let (mut points, mut han) = (0, List::new());
    won.each_reading(|reading| {
        points = reading.worth.points.max(points);
        han.push(reading.worth.yaku_han);
    });
    if points > 0 { Ok(points) } else { Err(no_win(&won, han)) }
}
