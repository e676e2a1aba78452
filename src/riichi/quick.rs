//! Points alone, for engines that ask a million times.

use super::check::check;
use super::evaluate::{Context, Worth};
use super::rules::Rules;
use super::score::{NoWin, no_win};
use super::situation::Situation;
use crate::hand::Hand;

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
    let tiles = check(hand, situation, rules)?;
    let context = Context::new(hand, situation, rules, &tiles);
    let mut most = 0;
    context.visit(|evaluated| most = most.max(evaluated.worth.points));
    if most > 0 { Ok(most) } else { Err(why_not(&context)) }
}

#[cold]
#[inline(never)]
fn why_not(context: &Context<'_>) -> NoWin {
    let mut han = smallvec::SmallVec::<[u8; 8]>::new();
    context.visit(|evaluated| {
        let Worth { yaku_han, .. } = evaluated.worth;
        han.push(yaku_han);
    });
    no_win(context, han.into_iter())
}
