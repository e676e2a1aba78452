//! What each discard that declares riichi leads to.

use super::legality::{NoRiichi, Passed, RiichiDiscards, riichi_discards};
use super::rules::Rules;
use super::score_waits::{WaitScore, score_waits};
use super::situation::Situation;
use crate::hand::Hand;
use crate::tile::Face;
use crate::wait::FifthCopy;

/// A discard with which riichi can be declared, and the hand that waits after it.
#[doc(alias = "宣言牌")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiichiScore {
    face: Face,
    hand: Hand,
    situation: Situation,
    passed: Passed,
    rules: Rules,
}

impl RiichiScore {
    /// The tile to discard.
    #[must_use]
    pub const fn face(&self) -> Face {
        self.face
    }

    /// The hand after the discard.
    #[must_use]
    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    /// What each of its waits is worth with riichi, in order of tile: [`score_waits`] with the
    /// discard among the tiles that can make it furiten.
    pub fn waits(&self) -> impl Iterator<Item = WaitScore> + use<> {
        score_waits(&self.hand, &self.situation, &self.passed, &self.rules)
    }
}

/// Every discard with which riichi can be declared, and what each wait after it is worth by ron and
/// by tsumo: [`riichi_discards`](super::legality::riichi_discards()) and
/// [`score_waits`](super::score_waits()) in one.
///
/// The situation is that of a later win, as `score_waits` takes it; riichi is added, unless it says
/// double riichi. `tenpai` says what a hand that waits for tiles it holds is.
///
/// ```
/// use mentsu::riichi::legality::Passed;
/// use mentsu::riichi::{Rules, Situation, Wind, score_riichi_discards};
/// use mentsu::{FifthCopy, hand};
///
/// let (hand, south) = (hand!("234m067p23488s679s"), Situation::tsumo().with_seat(Wind::South));
/// let riichi =
///     score_riichi_discards(&hand, &south, &Passed::NOTHING, FifthCopy::Any, &Rules::TENHOU)?;
/// for option in riichi {
///     for wait in option.waits() {
///         let points = wait.ron().map_or(0, |score| score.points());
///         println!("{} and {}: {points}", option.face(), wait.face());
///     }
/// }
/// # Ok::<(), mentsu::riichi::legality::NoRiichi>(())
/// ```
///
/// # Errors
/// Those of [`riichi_discards`](super::legality::riichi_discards()).
#[doc(alias = "リーチ")]
pub fn score_riichi_discards(
    hand: &Hand,
    situation: &Situation,
    passed: &Passed,
    tenpai: FifthCopy,
    rules: &Rules,
) -> Result<impl Iterator<Item = RiichiScore> + use<>, NoRiichi> {
    let discards: RiichiDiscards = riichi_discards(hand, tenpai)?;
    let (hand, situation, passed, rules) = (*hand, situation.with_riichi(), *passed, *rules);
    Ok(discards.into_iter().filter_map(move |face| {
        let after = hand.discard(face).ok()?;
        let passed = passed.with_discards(passed.discards().with(face.tile()));
        Some(RiichiScore { face, hand: after, situation, passed, rules })
    }))
}
