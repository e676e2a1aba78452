//! Why a hand has no score.

use core::fmt;

use super::check::Impossible;
use super::evaluate::Context;
use crate::shanten::Shanten;
use crate::tile::TileSet;

/// Why a hand has no score.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let hand: Hand = "234m456s11p78p(999s)".parse()?;
/// let ask = |tile: &str| {
///     let situation = Situation::ron(tile.parse::<mentsu::Tile>().unwrap());
///     score(&hand, &situation, &Rules::TENHOU).unwrap_err()
/// };
/// assert!(matches!(ask("1m"), NoWin::NotWon { .. }));
/// assert!(matches!(ask("9p"), NoWin::NoYaku(_)));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "chombo")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoWin {
    /// The situation can't be.
    Impossible(Impossible),
    /// The tiles aren't won.
    NotWon {
        /// How many tiles they are away from tenpai, with the winning tile.
        shanten: Shanten,
    },
    /// No reading has a yaku (役なし). Dora are none.
    NoYaku(Missing),
    /// No reading has as many han of yaku as the rules ask for (縛り).
    BelowMinimum(Missing),
}

/// How many han of yaku each reading of a won hand has, where none has enough; in the order of
/// [`readings`](crate::Hand::readings).
///
/// ```
/// use mentsu::riichi::{NoWin, Rules, Situation, score};
///
/// let rules = Rules::TENHOU.with_minimum_han(4);
/// let hand = "234567m23488p67s".parse()?;
/// let none = score(&hand, &Situation::ron(mentsu::tile!("8s")), &rules);
/// let Err(NoWin::BelowMinimum(missing)) = none else { panic!("{none:?}") };
/// assert_eq!((missing.han(), missing.minimum()), (&[2][..], 4));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "翻不足")]
#[doc(alias = "han shortage")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Missing {
    han: [u8; 8],
    len: u8,
    /// How many han it takes.
    minimum: u8,
}

impl Missing {
    /// The han of each reading.
    #[must_use]
    pub fn han(&self) -> &[u8] {
        &self.han[..usize::from(self.len)]
    }

    /// How many han of yaku it takes.
    #[must_use]
    pub const fn minimum(&self) -> u8 {
        self.minimum
    }
}

impl From<Impossible> for NoWin {
    fn from(error: Impossible) -> NoWin {
        NoWin::Impossible(error)
    }
}

impl fmt::Display for NoWin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoWin::Impossible(error) => error.fmt(f),
            NoWin::NotWon { shanten } => write!(f, "not won: shanten {}", shanten.get()),
            NoWin::NoYaku(_) => f.write_str("no yaku"),
            NoWin::BelowMinimum(missing) => {
                let most = missing.han().iter().max().copied().unwrap_or(0);
                write!(f, "{most} han of yaku, but it takes {}", missing.minimum)
            }
        }
    }
}

impl core::error::Error for NoWin {}

/// Why a hand without a winning reading has none.
#[cold]
#[inline(never)]
pub(super) fn no_win(context: &Context<'_>, han: impl Iterator<Item = u8>) -> NoWin {
    let minimum = context.rules.minimum_han.max(1);
    let mut missing = Missing { han: [0; 8], len: 0, minimum };
    for (slot, han) in missing.han.iter_mut().zip(han) {
        *slot = han;
        missing.len += 1;
    }
    if missing.len == 0 {
        let in_play = if context.rules.sanma { TileSet::SANMA } else { TileSet::ALL };
        NoWin::NotWon { shanten: context.held.won.shanten_among(in_play) }
    } else if missing.han().iter().all(|&han| han == 0) {
        NoWin::NoYaku(missing)
    } else {
        NoWin::BelowMinimum(missing)
    }
}
