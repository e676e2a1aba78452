//! Points without reasons, for engines that score millions of hands.

use crate::hand::Hand;
use crate::riichi::payments::points::Shares;
use crate::riichi::refusal::no_win;
use crate::riichi::refusal::no_win::NoWin;
use crate::riichi::rules::Rules;
use crate::riichi::score::evaluate::{EvaluatedReading, ReadingVisitor, WonHand};
use crate::riichi::situation::Situation;
use crate::riichi::tiles::winner_tiles::WinningTile;

/// The points received, without honba and sticks: those of [`score`](crate::riichi::score()),
/// without the reasons.
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
/// The same as [`score`](crate::riichi::score()).
#[doc(alias = "fast scoring")]
pub fn quick_points(hand: &Hand, situation: &Situation, rules: &Rules) -> Result<u32, NoWin> {
    let mut words = [0; 4];
    let winning = WinningTile::of(hand, situation)?;
    let won = WonHand::checked(hand, winning, situation, rules, &mut words)?;
    let mut most = MostBasePoints(0);
    won.each_reading(&mut most);
    match most {
        MostBasePoints(0) => Err(no_win(&won)),
        MostBasePoints(base) => Ok(Shares::of(base, situation, rules).total()),
    }
}

/// The base points of the best reading so far.
struct MostBasePoints(u32);

impl ReadingVisitor for MostBasePoints {
    #[inline(always)]
    fn visit(&mut self, reading: EvaluatedReading, _: &WonHand<'_>) {
        self.0 = self.0.max(reading.worth.base);
    }
}
