//! Points alone, for engines that ask a million times.

use smallvec::SmallVec;

use super::check::check;
use super::evaluate::{Context, Decomposed};
use super::events::flag;
use super::found::Found;
use super::held::Held;
use super::no_win::{NoWin, no_win};
use super::points::{base_points, total};
use super::rules::Rules;
use super::situation::Situation;
use super::yakuman;
use crate::agari::{Masks, Way, ways};
use crate::hand::Hand;
use crate::tile::Tile;

/// The points received, without honba and sticks: what [`score`](super::score()) says without
/// saying why. No heap, no lists.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, quick_points};
///
/// let hand = "23467m345p34588s".parse()?;
/// let situation = Situation::tsumo("5m".parse()?).riichi();
/// assert_eq!(quick_points(&hand, &situation, &Rules::TENHOU), Ok(7_800));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
///
/// # Errors
/// The same as [`score`](super::score()).
#[doc(alias = "点数")]
#[doc(alias = "fast scoring")]
pub fn quick_points(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let held = Held::new(hand, situation);
    check(hand, &held, situation, rules)?;
    let context = Context::new(held, situation, rules);
    let mut ways = ways(&context.held.won);
    match (ways.next(), ways.next()) {
        (Some(way), None) if !situation.has(flag::RENHOU) => {
            let base = context.most_base_points(&way);
            if base > 0 {
                Ok(total(base, situation, rules))
            } else {
                of_every_reading(hand, situation, rules)
            }
        }
        _ => of_every_reading(hand, situation, rules),
    }
}

/// By every reading: of other forms than the standard one, of several decompositions, with renhou,
/// or where nothing is won. It reads the hand once more, so that what the fast path knows needn't
/// stand in memory for it.
#[cold]
#[inline(never)]
fn of_every_reading(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let held = Held::new(hand, situation);
    check(hand, &held, situation, rules)?;
    let context = Context::new(held, situation, rules);
    let (mut most, mut han) = (0, SmallVec::<[u8; 8]>::new());
    context.visit(|evaluated| {
        most = most.max(evaluated.worth.points);
        han.push(evaluated.worth.yaku_han);
    });
    if most > 0 { Ok(most) } else { Err(no_win(&context, han.into_iter())) }
}

impl Context<'_> {
    /// The most base points of a decomposition, without looking at all of its readings. Seven pairs
    /// that are a decomposition too have ryanpeikou, which is more than chiitoitsu.
    #[inline(always)]
    fn most_base_points(&self, way: &Way) -> u32 {
        let masks = way.masks();
        let (found, fu) = self.best_reading(&masks, &self.decomposed(&masks));
        if !found.yakuman().is_empty() {
            return yakuman::base_points(found.yakuman(), self.situation, self.rules).0;
        }
        if found.han() < self.rules.minimum_han.max(1) {
            return 0;
        }
        base_points(found.han() + self.dora.total(), fu, self.rules).0
    }

    /// The reading of a decomposition that is worth the most: pinfu if there is one, as no fu make
    /// up for its han; else a kanchan, penchan or tanki for its fu; a koutsu by ron last.
    #[inline(always)]
    fn best_reading(&self, masks: &Masks, way: &Decomposed) -> (Found, u8) {
        let (tile, ron) = (self.tile, !self.situation.is_tsumo());
        let ryanmen = masks.shuntsu & RYANMEN[tile.index()] != 0;
        let tanki = masks.jantou >> tile.index() & 1 == 1;
        let narrow = (masks.shuntsu & NARROW[tile.index()] != 0) | tanki;
        let wait_fu = 2 * u8::from(narrow & !(way.flat & ryanmen));
        way.read(self, wait_fu, ron & !ryanmen & !narrow, tanki)
    }
}

/// Where the shuntsu begin that a tile completes as a ryanmen.
static RYANMEN: [u64; Tile::COUNT] = starts(false);
/// Where the shuntsu begin that a tile completes as a kanchan or penchan.
static NARROW: [u64; Tile::COUNT] = starts(true);

const fn starts(narrow: bool) -> [u64; Tile::COUNT] {
    let mut all = [0; Tile::COUNT];
    let mut tile = 0;
    while tile < 27 {
        let mut before = 0;
        while before < 3 {
            let rank = tile % 9;
            if rank >= before && rank - before < 7 {
                // 12 waits for 3, 89 for 7, and 4 lies between 3 and 5.
                let is_narrow = match before {
                    0 => rank == 6,
                    1 => true,
                    _ => rank == 2,
                };
                if is_narrow == narrow {
                    all[tile] |= 1 << (tile - before);
                }
            }
            before += 1;
        }
        tile += 1;
    }
    all
}
