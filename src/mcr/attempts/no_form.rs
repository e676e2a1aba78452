//! Reasons why a hand doesn't have a form.

use core::fmt;

use itertools::Itertools as _;

use crate::form::attempts::{Attempt, Outcome};
use crate::mcr::form::KnittedStraight;
use crate::padded::{Unpadded, padded};
use crate::tile::{Counts, Tile, TileSet};

/// The first fact of a hand that rules out one of the five forms.
///
/// ```
/// use mentsu::hand;
/// use mentsu::mcr::{FormKind, NoForm, form_attempts};
///
/// let attempts = form_attempts(&hand!("147m258p36s123445z"));
/// let why: Vec<String> = attempts
///     .iter()
///     .map(|one| format!("{}: {}", one.kind(), one.outcome().unwrap_err()))
///     .collect();
/// assert_eq!(why, [
///     "standard: with the pair 44z 147m258p36s1235z are left over",
///     "knitted_straight: 9s is missing of 147m258p369s",
///     "seven_pairs: 1 of 1m",
///     "thirteen_orphans: 4m is no terminal or honor",
///     "honors_and_knitted: 2 of 4z",
/// ]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoForm {
    /// No win of this form has this number of concealed tiles.
    Size {
        /// The concealed tiles.
        concealed: u8,
    },
    /// No tile is held twice, so there is no pair to begin with.
    NoPair,
    /// Tiles that are left over, in the first of the attempts that leave the fewest.
    LeftOver(Attempt),
    /// Tiles missing from a knitted straight, the one of which the most tiles are held.
    NotStraight {
        /// The straight.
        straight: KnittedStraight,
        /// Its missing tiles.
        missing: TileSet,
    },
    /// The tiles outside the knitted straight aren't a pair and sets.
    BesideStraight {
        /// The straight.
        straight: KnittedStraight,
        /// The tiles outside it.
        rest: Counts,
    },
    /// A tile that is held once or three times, so its copies aren't pairs.
    Unpaired {
        /// The tile.
        tile: Tile,
        /// How often it is held.
        held: u8,
    },
    /// A tile that is neither a terminal nor an honor.
    NotOrphan(Tile),
    /// Terminals and honors that are missing.
    MissingOrphans(TileSet),
    /// A tile that is held several times.
    HeldTwice {
        /// The tile.
        tile: Tile,
        /// How often it is held.
        held: u8,
    },
    /// Two tiles that no knitted straight has both of.
    NotKnitted(Tile, Tile),
}

impl Unpadded for NoForm {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoForm::Size { concealed } => write!(f, "not with {concealed} concealed tiles"),
            NoForm::NoPair => f.write_str("no tile is held twice"),
            NoForm::LeftOver(attempt) => {
                let pair = crate::form::FormBlock::Pair(attempt.jantou());
                write!(f, "with the pair {pair}")?;
                if !attempt.koutsu().is_empty() {
                    let pungs = attempt.koutsu().iter().map(crate::mentsu::Mentsu::koutsu);
                    write!(f, " and {}", pungs.format(" "))?;
                }
                match attempt.outcome() {
                    Outcome::LeftOver(tiles) => write!(f, " {tiles} are left over"),
                    Outcome::Complete(_) => f.write_str(" nothing is left over"),
                }
            }
            NoForm::NotStraight { straight, missing } => {
                let verb = if missing.len() == 1 { "is" } else { "are" };
                write!(f, "{missing} {verb} missing of {straight}")
            }
            NoForm::BesideStraight { straight, rest } => {
                write!(f, "{straight} leaves {rest}, which is not a pair and sets")
            }
            NoForm::Unpaired { tile, held } | NoForm::HeldTwice { tile, held } => {
                write!(f, "{held} of {tile}")
            }
            NoForm::NotOrphan(tile) => write!(f, "{tile} is no terminal or honor"),
            NoForm::MissingOrphans(tiles) => {
                let verb = if tiles.len() == 1 { "is" } else { "are" };
                write!(f, "{tiles} {verb} missing")
            }
            NoForm::NotKnitted(one, other) => {
                write!(f, "no knitted straight has both {one} and {other}")
            }
        }
    }
}

padded!(NoForm);

impl core::error::Error for NoForm {}
