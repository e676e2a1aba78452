//! Points without reasons, for engines that ask a million times.

use super::check::{check, dora_if_sound};
use super::dora::Dora;
use super::evaluate::WonHand;
use super::no_win::{NoWin, no_win, refuse_robbed_ankan};
use super::points::{Shares, base_of_sum};
use super::rules::Rules;
use super::situation::{Situation, flag};
use super::usual::{MORE, usual_han_and_fu};
use super::winner_tiles::{WinnerTiles, WinningTile};
use crate::engine::{BlockMasks, only_split};
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
    match usual_points(hand, winning, situation, rules) {
        Some(points) => Ok(points),
        None => of_every_reading(hand, winning, situation, rules),
    }
}

/// The points of a hand with one decomposition, in a situation without a contradiction, unless
/// something about it is too rare to be looked at here.
#[inline(always)]
fn usual_points(
    hand: &Hand,
    winning: WinningTile,
    situation: &Situation,
    rules: &Rules,
) -> Option<u32> {
    if situation.has(flag::OF_ANKAN | flag::FIRST_TURN | flag::RINSHAN) {
        return None;
    }
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    // Split first, as less has to be kept of a split's masks than of the tiles.
    let masks = only_split(&tiles.won, 4 - hand.melds().len().min(4))?.masks();
    let dora = dora_if_sound(&tiles, hand.melds(), situation, rules)?;
    let (han, sum) = usual_han_and_fu(&tiles, masks, situation, rules);
    let base = if han >= u32::from(MORE) {
        of_one_split(hand, winning, masks, dora, situation, rules)?
    } else if han < u32::from(rules.minimum_han.max(1)) {
        return None;
    } else {
        let [dora, ura, aka] = dora.map(u32::from);
        base_of_sum(han + dora + ura + aka, sum, rules)
    };
    Some(Shares::of(base, situation, rules).total())
}

/// The base points of the split of a hand in a sound situation, whatever its yaku; `None` if it can't
/// win. It reads the hand again, so that nothing has to be kept for it.
#[inline(never)]
fn of_one_split(
    hand: &Hand,
    winning: WinningTile,
    masks: BlockMasks,
    [dora, ura, aka]: [u8; 3],
    situation: &Situation,
    rules: &Rules,
) -> Option<u32> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, winning, &mut words);
    let won = WonHand::new(tiles, situation, rules, Dora::new(dora, ura, aka, 0));
    Some(won.most_base_points(&masks)).filter(|&base| base > 0)
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
