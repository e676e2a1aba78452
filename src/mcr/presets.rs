//! The rules of well-known houses.

use super::rules::{Rules, WaitsOfStraights};

/// A well-known house, by whose rules a hand may be counted.
///
/// ```
/// use mentsu::mcr::{Preset, Rules};
///
/// assert_eq!("green_book".parse().map(Preset::rules), Ok(Rules::GREEN_BOOK));
/// ```
///
/// # The rules of each house
///
/// Bold values differ from [MIL's](Rules::MIL). The number after a value is its source below; a
/// cell without a document says so.
///
/// | rule | MIL | Green Book | EMA | Japan |
/// |---|---|---|---|---|
/// | `mixed_kongs` | 5 (1) | **6** (2) | **6** (2) | **6** (2) |
/// | `concealed_kongs` | 6 (1) | **8** (3) | **8** (3) | **8** (3) |
/// | `always_fully_concealed` | – (1) | – (5) | **yes** (no document) | – (5) |
/// | `all_types_of_pairs` | yes (1) | yes (no document) | yes (no document) | **–** (no document) |
/// | `waits_of_straights` | all (1) | **single_wait** (4) | **single_wait** (4) | **single_wait** (4) |
/// | `waits_by_shape` | yes (1) | yes (no document) | yes (no document) | yes (no document) |
/// | `cap` | none (1) | none (no document) | none (no document) | **88** (no document) |
///
/// A minimum and a base of eight and flowers are the same in all of them.
///
/// # Where sources disagree
///
/// | question | one | the other | here |
/// |---|---|---|---|
/// | a melded and a concealed kong | 5 (1) | 6 (2) | `mixed_kongs` |
/// | two concealed kongs | 6 (1) | among the fan of 8 points (3) | `concealed_kongs` |
/// | edge and closed waits with a knitted straight | count (1) | aren't combined, or only where the winning tile is one of the nine: disputed (4) | `waits_of_straights` |
/// | self-drawn with a form that is always concealed | the self-drawn tile counts (1), since the fan includes the concealed hand (5) | fully concealed counts, by EMA (no document) | `always_fully_concealed` |
/// | concealed kongs with three or four concealed pungs | count besides (1), as Starbäck holds (6) | don't, as Kugimiya and Sloper hold (6) | as (1) |
/// | pungs of terminals with nine gates | of two one counts (1) | none is added, or of two one: disputed (4) | as (1) |
/// | two terminal chows with four shifted chows | don't count (1) | not said; missing in the Green Book's example (4) | as (1) |
///
/// # Sources
///
/// Read in November 2026, no document itself being at hand:
///
/// 1. PyPI's PyMahjongGB 1.4.0, which counts for the contests of Botzone; ten million wins are
///    counted as it does (`tests/golden/mcr.py`). Its choices are taken for those of MIL in 2025.
/// 2. <http://www.mahjong.nu/mahjong-competition-rules/>: "One Melded & One Concealed Kong 6
///    point".
/// 3. Tom Sloper, column 341 (2007): two concealed kongs among the fan of 8 points
///    (<https://sloperama.com/mahjongg/column341c.html>).
/// 4. Tom Sloper, column 296 (2006): a knitted straight isn't combined with an edge or closed wait,
///    by the World Mahjong Contest Center; whether that is meant of every such hand was disputed
///    (<http://www.sloperama.com/mahjongg/column296c.html>).
/// 5. "Explanation of Mahjong Competition Rules": forms that are always concealed include the
///    concealed hand, as does a fully concealed one
///    (<https://docest.com/doc/38769/explanation-of-mahjong-competition-rules>).
/// 6. Tom Sloper, column 550 (2012), on Per Starbäck's "Beyond the Green Book" and on Kimito
///    Kugimiya's analysis (<https://www.sloperama.com/mahjongg/column2/column550c.html>).
#[doc(alias = "house")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// [`Rules::MIL`]
    #[default]
    Mil,
    /// [`Rules::GREEN_BOOK`]
    GreenBook,
    /// [`Rules::EMA`]
    Ema,
    /// [`Rules::JAPAN`]
    Japan,
}

crate::names! { Preset, "preset":
    Mil "mil",
    GreenBook "green_book",
    Ema "ema",
    Japan "japan",
}

impl Preset {
    /// Its rules.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Mil => Rules::MIL,
            Preset::GreenBook => Rules::GREEN_BOOK,
            Preset::Ema => Rules::EMA,
            Preset::Japan => Rules::JAPAN,
        }
    }
}

impl Rules {
    /// Mahjong International League (国际麻将联盟), 2025; the default.
    pub const MIL: Rules = Rules {
        minimum: 8,
        base: 8,
        cap: None,
        mixed_kongs: 5,
        concealed_kongs: 6,
        always_fully_concealed: false,
        all_types_of_pairs: true,
        waits_of_straights: WaitsOfStraights::All,
        waits_by_shape: true,
        flowers: true,
    };

    /// The Green Book, "Mahjong Competition Rules" of the World Mahjong Organization, 2006.
    pub const GREEN_BOOK: Rules = Rules {
        mixed_kongs: 6,
        concealed_kongs: 8,
        waits_of_straights: WaitsOfStraights::Single,
        ..Rules::MIL
    };

    /// European Mahjong Association.
    pub const EMA: Rules = Rules { always_fully_concealed: true, ..Rules::GREEN_BOOK };

    /// Clubs of Japan.
    pub const JAPAN: Rules =
        Rules { cap: Some(88), all_types_of_pairs: false, ..Rules::GREEN_BOOK };
}
