//! Reasons why a fan doesn't apply.

use core::fmt;

use itertools::Itertools as _;

use crate::form::FormBlock;
use crate::list::List;
use crate::mcr::fan::Fan;
use crate::mcr::form::FormKind;
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::tile::{Tile, TileSet};

/// The blocks that a fan lacks: six pairs of seven shifted ones are the most.
pub type LackedBlocks = List<FormBlock, 7>;

/// The first fact of a reading that rules out a fan.
///
/// ```
/// use mentsu::mcr::{Fan, NoFan, Rules, Situation, fan_attempts};
/// use mentsu::{hand, tile};
///
/// let won = Situation::by_discard(tile!("9p"));
/// let attempts = fan_attempts(&hand!("123456m78p55s(789m)"), &won, &Rules::MIL).unwrap();
/// let against = |fan| attempts.best().of(fan).against().unwrap();
/// assert_eq!(against(Fan::AllTypes).to_string(), "no tile of 1234z");
/// assert_eq!(against(Fan::AllSimples), NoFan::Tile(tile!("1m")));
/// assert_eq!(against(Fan::MixedStraight).to_string(), "456s is missing");
/// assert_eq!(against(Fan::SelfDrawn).to_string(), "won by a discard");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoFan {
    /// The tiles are read as a form that can't have it.
    OtherForm(FormKind),
    /// A tile that it doesn't allow.
    Tile(Tile),
    /// None of these tiles is there; the fan needs one of them, or all.
    NoneOf(TileSet),
    /// The number suits that are there, each given by its lowest tile; the fan needs more suits, or
    /// fewer.
    Suits(TileSet),
    /// Fewer copies of a tile than it needs.
    TooFew {
        /// The tile.
        tile: Tile,
        /// The number of copies.
        held: u8,
        /// The number it needs.
        needed: u8,
    },
    /// A pair that it doesn't allow.
    Pair(Tile),
    /// A set that it doesn't allow.
    Set(Mentsu),
    /// A melded set that should be concealed.
    Melded(Mentsu),
    /// A concealed set that should be melded.
    Concealed(Mentsu),
    /// Missing blocks: the fewest that would make it apply.
    Lacks(LackedBlocks),
    /// It requires another number of concealed pungs.
    ConcealedPungs(u8),
    /// It requires other kongs.
    Kongs {
        /// How many are melded.
        melded: u8,
        /// How many are concealed.
        concealed: u8,
    },
    /// The winning tile completes no block of its kind in this reading.
    NotCompleted(Tile),
    /// Another tile was waited for, too.
    WaitsFor(Tile),
    /// Another fan replaces it: a wait that counts first, or, for a chicken hand, any fan.
    Instead(Fan),
    /// The winning tile was discarded by another player.
    ByDiscard,
    /// The winning tile was drawn.
    SelfDrawn,
    /// Tiles are left in the wall.
    TilesLeft,
    /// The winning tile has nothing to do with a kong.
    NotAboutKong,
    /// The winning tile isn't the last of its kind.
    NotLastCopy {
        /// How many of the other three are known to be visible.
        seen: u8,
    },
    /// No flower tile.
    NoFlowers,
    /// The house's rule of this name rules it out ([`Rules::FIELDS`](crate::mcr::Rules::FIELDS)).
    Rule(&'static str),
}

impl Unpadded for NoFan {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoFan::OtherForm(kind) => write!(f, "read as {}", kind.english()),
            NoFan::Tile(tile) => write!(f, "{tile} is among the tiles"),
            NoFan::NoneOf(tiles) => write!(f, "no tile of {tiles}"),
            NoFan::Suits(lowest) => match lowest.len() {
                0 => f.write_str("no number tile"),
                1 => write!(f, "all number tiles are of the suit of {lowest}"),
                _ => write!(f, "{} are of {} suits", lowest.iter().format(" "), lowest.len()),
            },
            NoFan::TooFew { tile, held, needed } => write!(f, "{held} of {tile}, not {needed}"),
            NoFan::Pair(tile) => write!(f, "the pair is {}", FormBlock::Pair(*tile)),
            NoFan::Set(set) => write!(f, "{set} is among the sets"),
            NoFan::Melded(set) => write!(f, "{set} is melded"),
            NoFan::Concealed(set) => write!(f, "{set} is concealed"),
            NoFan::Lacks(blocks) => {
                let verb = if blocks.len() == 1 { "is" } else { "are" };
                write!(f, "{} {verb} missing", blocks.iter().format(" "))
            }
            NoFan::ConcealedPungs(count) => write!(f, "concealed pungs: {count}"),
            NoFan::Kongs { melded, concealed } => {
                write!(f, "melded kongs: {melded}, concealed kongs: {concealed}")
            }
            NoFan::NotCompleted(tile) => write!(f, "{tile} completes no such block"),
            NoFan::WaitsFor(tile) => write!(f, "{tile} was waited for, too"),
            NoFan::Instead(fan) => write!(f, "{} is there instead", fan.english()),
            NoFan::ByDiscard => f.write_str("won by a discard"),
            NoFan::SelfDrawn => f.write_str("self-drawn"),
            NoFan::TilesLeft => f.write_str("tiles are left in the wall"),
            NoFan::NotAboutKong => f.write_str("the winning tile has nothing to do with a kong"),
            NoFan::NotLastCopy { seen } => {
                write!(f, "{seen} of the three other copies of the winning tile are seen")
            }
            NoFan::NoFlowers => f.write_str("no flower tile"),
            NoFan::Rule(name) => write!(f, "the rule {name} is against it"),
        }
    }
}

padded!(NoFan);
