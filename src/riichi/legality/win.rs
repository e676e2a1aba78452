//! Whether a win may be declared.

use core::fmt;

use super::furiten::{Furiten, Passed, furiten_of, shape_waits};
use crate::hand::Hand;
use crate::padded::{Unpadded, padded};
use crate::riichi::refusal::no_win::{Missing, NoWin};
use crate::riichi::refusal::not_won;
use crate::riichi::rules::Rules;
use crate::riichi::score::quick::quick_points;
use crate::riichi::score::{Score, score_as};
use crate::riichi::situation::Situation;
use crate::riichi::situation::impossible::Impossible;
use crate::riichi::tiles::winner_tiles::WinningTile;
use crate::shanten::Shanten;

/// The score of a win, if ron or tsumo may be declared (和了).
///
/// Furiten bars ron, even on a robbed kan, but never tsumo. It is the reported error only if the
/// hand would win without it.
///
/// ```
/// use mentsu::riichi::legality::{CannotWin, Furiten, Passed, may_win};
/// use mentsu::riichi::{Rules, Situation};
/// use mentsu::{face, hand, tiles};
///
/// let hand = hand!("23m456p789s345s33z");
/// let passed = Passed::NOTHING.with_discards(tiles!("4m"));
/// let ron = |face| {
///     may_win(&hand, &Situation::ron(face).with_riichi(), &passed, &Rules::TENHOU).unwrap_err()
/// };
/// assert_eq!(ron(face!("1m")), CannotWin::Furiten(Furiten::Discards(tiles!("4m"))));
/// assert!(matches!(ron(face!("9m")), CannotWin::NotWon { .. }));
/// assert!(!ron(face!("9m")).is_contradiction());
/// ```
///
/// # Errors
/// The error of [`score`](crate::riichi::score()), if any; else [`CannotWin::Furiten`].
#[doc(alias = "ron")]
#[doc(alias = "tsumo")]
#[doc(alias = "和了")]
pub fn may_win(
    hand: &Hand,
    situation: &Situation,
    passed: &Passed,
    rules: &Rules,
) -> Result<Score, CannotWin> {
    let winning = WinningTile::of(hand, situation)?;
    if !situation.is_tsumo() {
        // Most tiles aren't waits, so one look-up usually decides.
        let waits = shape_waits(hand, passed);
        if !waits.contains(winning.face.tile()) {
            return Err(not_won(hand, winning, situation, rules).into());
        }
        if let Some(furiten) = furiten_of(waits, passed) {
            return Err(barred(hand, situation, rules, furiten));
        }
    }
    score_as(hand, winning, situation, rules)
}

/// The error of a hand in furiten: that of [`score`](crate::riichi::score()) comes first.
#[inline(never)]
pub(in crate::riichi) fn barred(
    hand: &Hand,
    situation: &Situation,
    rules: &Rules,
    furiten: Furiten,
) -> CannotWin {
    match quick_points(hand, situation, rules) {
        Ok(_) => CannotWin::Furiten(furiten),
        Err(why) => why.into(),
    }
}

/// Why a win can't be declared: the question contradicts itself ([`CannotWin::Impossible`]), or the
/// rules refuse the win.
#[doc(alias = "誤和了")]
#[doc(alias = "チョンボ")]
#[doc(alias = "chombo")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CannotWin {
    /// The situation is impossible with this hand and these rules.
    Impossible(Impossible),
    /// The tiles don't win.
    NotWon {
        /// How far they are from winning, the winning tile counted.
        shanten: Shanten,
    },
    /// No reading has a yaku (役なし).
    NoYaku(Missing),
    /// No reading has the han of yaku that the rules require (縛り).
    BelowMinimum(Missing),
    /// Only kokushi can rob an ankan, and only where [`Rules::kokushi_robs_ankan`] allows it.
    AnkanRobbed,
    /// The hand can win by tsumo only (振聴).
    Furiten(Furiten),
}

impl CannotWin {
    /// Whether the question contradicts itself, so that there is nothing to refuse.
    #[must_use]
    pub const fn is_contradiction(&self) -> bool {
        matches!(self, CannotWin::Impossible(_))
    }
}

impl From<Impossible> for CannotWin {
    fn from(error: Impossible) -> CannotWin {
        CannotWin::Impossible(error)
    }
}

impl From<NoWin> for CannotWin {
    fn from(error: NoWin) -> CannotWin {
        match error {
            NoWin::Impossible(error) => CannotWin::Impossible(error),
            NoWin::NotWon { shanten } => CannotWin::NotWon { shanten },
            NoWin::NoYaku(missing) => CannotWin::NoYaku(missing),
            NoWin::BelowMinimum(missing) => CannotWin::BelowMinimum(missing),
            NoWin::AnkanRobbed => CannotWin::AnkanRobbed,
        }
    }
}

impl Unpadded for CannotWin {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            CannotWin::Impossible(error) => write!(f, "{}", NoWin::Impossible(error)),
            CannotWin::NotWon { shanten } => write!(f, "{}", NoWin::NotWon { shanten }),
            CannotWin::NoYaku(missing) => write!(f, "{}", NoWin::NoYaku(missing)),
            CannotWin::BelowMinimum(missing) => write!(f, "{}", NoWin::BelowMinimum(missing)),
            CannotWin::AnkanRobbed => write!(f, "{}", NoWin::AnkanRobbed),
            CannotWin::Furiten(furiten) => write!(f, "{furiten}"),
        }
    }
}

padded!(CannotWin);

impl core::error::Error for CannotWin {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            CannotWin::Impossible(why) => Some(why),
            _ => None,
        }
    }
}
