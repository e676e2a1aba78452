//! Points without reasons, for engines that ask a million times.

use super::check::{Counted, check, dora_if_sound};
use super::evaluate::WonHand;
use super::no_win::{NoWin, no_win, refuse_robbed_ankan};
use super::points::{Shares, base_of_sum};
use super::rules::Rules;
use super::situation::Situation;
use super::usual::{MORE, is_suuankou_alone, usual_han_and_fu};
use super::winner_tiles::{WinnerTiles, WinningTile};
use super::yaku::{Yaku, yakuman};
use super::yaku_set::YakuSet;
use crate::engine::{BlockMasks, only_split};
use crate::hand::Hand;
use crate::list::List;
use crate::meld::Meld;

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
    match usual_points(hand, situation, rules) {
        Some(points) => Ok(points),
        None => of_every_reading(hand, situation, rules),
    }
}

/// The points of a hand with one decomposition, in a situation without a contradiction, unless
/// something about it is too rare to be looked at here.
#[inline(always)]
fn usual_points(hand: &Hand, situation: &Situation, rules: &Rules) -> Option<u32> {
    if !hand.melds().is_empty() {
        return usual_points_with_melds(hand, situation, rules);
    }
    // Compiled apart from hands with melds, as much is known without them.
    let mut words = [0; 4];
    let tiles =
        WinnerTiles::without_melds(hand, WinningTile::of(hand, situation).ok()?, &mut words);
    usual_points_of(hand, tiles, &[], situation, rules)
}

#[inline(never)]
fn usual_points_with_melds(hand: &Hand, situation: &Situation, rules: &Rules) -> Option<u32> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::with_melds(hand, WinningTile::of(hand, situation).ok()?, &mut words);
    usual_points_of(hand, tiles, hand.melds(), situation, rules)
}

#[inline(always)]
fn usual_points_of(
    hand: &Hand,
    tiles: WinnerTiles<'_>,
    melds: &[Meld],
    situation: &Situation,
    rules: &Rules,
) -> Option<u32> {
    // Split first, as less has to be kept of a split's masks than of the tiles.
    let masks = only_split(&tiles.won, 4 - melds.len().min(4))?.masks();
    let dora = dora_if_sound(&tiles, melds, situation, rules)?;
    let (han, sum) = usual_han_and_fu(&tiles, masks, situation, rules);
    let base = if han >= u32::from(MORE) {
        if is_suuankou_alone(han) {
            // The commonest yakuman by far.
            let tanki = masks.jantou == BlockMasks::koutsu_at(tiles.tile);
            let yaku = if tanki { Yaku::SuuankouTanki } else { Yaku::Suuankou };
            yakuman::base_points(YakuSet::EMPTY.with(yaku), situation, rules).0
        } else {
            of_one_split(hand, masks, dora, situation, rules)?
        }
    } else if han < u32::from(rules.minimum_han.max(1)) {
        return None;
    } else {
        base_of_sum(han + dora.sum(), sum, rules)
    };
    Some(Shares::of(base, situation, rules).total())
}

/// The base points of the split of a hand in a sound situation, whatever its yaku; `None` if it can't
/// win. It reads the hand again, so that nothing has to be kept for it.
#[inline(never)]
fn of_one_split(
    hand: &Hand,
    masks: BlockMasks,
    dora: Counted,
    situation: &Situation,
    rules: &Rules,
) -> Option<u32> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, WinningTile::of(hand, situation).ok()?, &mut words);
    let won = WonHand::new(tiles, situation, rules, dora.dora());
    Some(won.most_base_points(&masks)).filter(|&base| base > 0)
}

/// The points from every reading: for other forms than the standard one, several decompositions,
/// renhou, a robbed ankan, or no win at all. It reads the hand again, so that the fast path needn't keep what it
/// knows in memory.
#[cold]
#[inline(never)]
fn of_every_reading(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let mut words = [0; 4];
    let tiles = WinnerTiles::new(hand, WinningTile::of(hand, situation)?, &mut words);
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
