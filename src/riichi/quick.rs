//! Points alone, for engines that ask a million times.

use smallvec::SmallVec;

use super::check::check;
use super::evaluate::{Context, Decomposed, Evaluated, Visitor, places};
use super::found::Found;
use super::held::Held;
use super::no_win::{NoWin, no_win};
use super::points::{base_points, total};
use super::rules::Rules;
use super::situation::{Situation, flag};
use super::yakuman;
use crate::engine::{HandSplit, splits};
use crate::hand::Hand;

/// The points received, without honba and sticks: what [`score`](super::score()) says without
/// saying why. No heap, no lists.
///
/// ```
/// use mentsu::riichi::{Rules, Situation, quick_points};
///
/// let won = Situation::tsumo().with_riichi();
/// let hand = mentsu::hand!("23467m345p34588s+5m");
/// assert_eq!(quick_points(&hand, &won, &Rules::TENHOU), Ok(7_800));
/// ```
///
/// # Errors
/// The same as [`score`](super::score()).
#[doc(alias = "点数")]
#[doc(alias = "fast scoring")]
pub fn quick_points(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let held = Held::new(hand, situation)?;
    check(hand, &held, situation, rules)?;
    let context = Context::new(&held, situation, rules);
    let mut splits = splits(&context.held.won);
    match (splits.next(), splits.next()) {
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
    let held = Held::new(hand, situation)?;
    check(hand, &held, situation, rules)?;
    let context = Context::new(&held, situation, rules);
    let mut all = All { points: 0, han: SmallVec::new() };
    context.visit(&mut all);
    if all.points > 0 { Ok(all.points) } else { Err(no_win(&context, all.han.into_iter())) }
}

/// The most points of all readings, and the han of each.
struct All {
    points: u32,
    han: SmallVec<[u8; 8]>,
}

impl Visitor for All {
    fn visit(&mut self, evaluated: Evaluated) {
        self.points = self.points.max(evaluated.worth.points);
        self.han.push(evaluated.worth.yaku_han);
    }
}

impl Context<'_> {
    /// The most base points of a decomposition, without looking at all of its readings. Seven pairs
    /// that are a decomposition too have ryanpeikou, which is more than chiitoitsu.
    #[inline(always)]
    fn most_base_points(&self, way: &HandSplit) -> u32 {
        let (found, fu) = self.best_reading(&self.decomposed(&way.masks()));
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
    fn best_reading(&self, way: &Decomposed) -> (Found, u8) {
        let narrow = way.places & way.narrow != 0;
        let ryanmen = way.places & places::SHUNTSU & !way.narrow != 0;
        let open_koutsu = !self.situation.is_tsumo() & !ryanmen & !narrow;
        let tanki = way.places & places::JANTOU != 0;
        way.read(self, narrow & !(way.flat & ryanmen), open_koutsu, tanki)
    }
}
