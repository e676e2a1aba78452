//! The scores after each discard that declares riichi.

use crate::hand::Hand;
use crate::riichi::legality::{Passed, RiichiDiscards, RiichiError, riichi_discards};
use crate::riichi::rules::Rules;
use crate::riichi::score::score_waits::{WaitScores, score_waits};
use crate::riichi::situation::Situation;
use crate::tile::Face;
use crate::visible::FifthCopy;

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

    /// The scores of its waits with riichi, in order of tile: [`score_waits`] with the discard
    /// among the tiles that can make it furiten.
    pub fn waits(&self) -> WaitScores {
        score_waits(&self.hand, &self.situation, &self.passed, &self.rules)
    }
}

/// Every discard with which riichi can be declared, with the score of each wait after it by ron and
/// by tsumo: [`riichi_discards`](crate::riichi::legality::riichi_discards()) and
/// [`score_waits`](crate::riichi::score_waits()) in one.
///
/// The situation is that of a later win, as `score_waits` takes it; riichi is added, unless it has
/// double riichi. `tenpai` decides whether a hand that waits only for tiles it holds is tenpai.
///
/// ```
/// use mentsu::riichi::legality::Passed;
/// use mentsu::riichi::{Rules, Situation, score_riichi_discards};
/// use mentsu::{FifthCopy, Wind, hand};
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
/// # Ok::<(), mentsu::riichi::legality::RiichiError>(())
/// ```
///
/// # Errors
/// Those of [`riichi_discards`](crate::riichi::legality::riichi_discards()).
#[doc(alias = "リーチ")]
pub fn score_riichi_discards(
    hand: &Hand,
    situation: &Situation,
    passed: &Passed,
    tenpai: FifthCopy,
    rules: &Rules,
) -> Result<RiichiScores, RiichiError> {
    Ok(RiichiScores {
        discards: riichi_discards(hand, tenpai)?.into_iter(),
        hand: *hand,
        situation: situation.with_riichi(),
        passed: *passed,
        rules: *rules,
    })
}

/// The discards with which riichi can be declared, one by one: [`score_riichi_discards`].
#[derive(Clone, Debug)]
#[must_use]
pub struct RiichiScores {
    discards: <RiichiDiscards as IntoIterator>::IntoIter,
    hand: Hand,
    situation: Situation,
    passed: Passed,
    rules: Rules,
}

impl Iterator for RiichiScores {
    type Item = RiichiScore;

    fn next(&mut self) -> Option<RiichiScore> {
        let face = self.discards.next()?;
        let passed = self.passed.with_discards(self.passed.discards().with(face.tile()));
        let hand = self.hand.discard(face).expect("a hand holds what it may discard");
        Some(RiichiScore { face, hand, situation: self.situation, passed, rules: self.rules })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.discards.size_hint()
    }
}
