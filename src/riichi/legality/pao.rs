//! Pao: who is liable for a yakuman, read from its melds.

use core::fmt;

use crate::list::{Filler, List};
use crate::meld::{Meld, MeldKind, Source};
use crate::mentsu::MentsuKind;
use crate::riichi::rules::Rules;
use crate::riichi::wind::Wind;
use crate::riichi::yaku::Yaku;
use crate::tile::{Tile, TileSet};

/// The yakuman for which somebody is liable, and who. Two is the most: daisuushi and suukantsu in
/// `1p(1111-z)(2222=z)(3333+z)(4444-z)`.
pub type Liable = List<(Yaku, Wind), 2>;

impl Filler for (Yaku, Wind) {
    const FILLER: (Yaku, Wind) = (Yaku::Daisangen, Wind::East);
}

/// Who is liable (包, 責任払い) for which yakuman of a hand: whoever gave the third dragon for
/// daisangen, the fourth wind for daisuushi or the fourth kan for suukantsu, as far as
/// [`Rules::pao`] knows them.
///
/// `melds` are in the order of their declaration, as [`Hand::melds`](crate::Hand::melds) keeps
/// them; `seat` is that of the player who declared them. A drawn tile makes nobody liable, and so
/// neither does an ankan or a kakan that completes the set. An earlier ankan counts, since everybody
/// sees it.
///
/// A kakan is taken to be as old as its pon. That can be wrong only for suukantsu, if the tile was
/// added after another kan.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::legality::liable;
/// use mentsu::riichi::{Rules, Wind, Yaku};
///
/// let hand = hand!("234m1p(555-z)(666=z)(777+z)");
/// let liable = liable(hand.melds(), Wind::South, &Rules::TENHOU)?;
/// assert_eq!(liable, [(Yaku::Daisangen, Wind::West)]);
/// # Ok::<(), mentsu::riichi::legality::NotLiable>(())
/// ```
///
/// # Errors
/// [`NotLiable`] if the deciding call doesn't say who gave the tile, or nobody sits there.
///
/// Source: EMA Riichi Rules 2016, 3.3.9; M.League rules 8-1 (suukantsu).
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[doc(alias = "pao")]
#[doc(alias = "liability")]
pub fn liable(melds: &[Meld], seat: Wind, rules: &Rules) -> Result<Liable, NotLiable> {
    let sets = [
        (Yaku::Daisangen, TileSet::DRAGONS, false, 3),
        (Yaku::Daisuushi, TileSet::WINDS, false, 4),
        (Yaku::Suukantsu, TileSet::ALL, true, 4),
    ];
    let mut liable = Liable::new();
    for (yaku, tiles, kans, needed) in sets {
        if !rules.pao.contains(yaku) {
            continue;
        }
        let mut seen = TileSet::EMPTY;
        for meld in melds {
            let (tile, kind) = (meld.mentsu().first(), meld.mentsu().kind());
            let fits = if kans { kind == MentsuKind::Kantsu } else { kind != MentsuKind::Shuntsu };
            if !fits || !tiles.contains(tile) || !seen.insert(tile) || seen.len() != needed {
                continue;
            }
            let given = match meld.kind() {
                MeldKind::Ankan => false,
                MeldKind::Kakan => !kans,
                _ => true,
            };
            if given {
                liable.push((yaku, giver(meld, seat, rules)?));
            }
        }
    }
    Ok(liable)
}

/// The seat of the player who gave the tile of a call.
fn giver(meld: &Meld, seat: Wind, rules: &Rules) -> Result<Wind, NotLiable> {
    let tile = meld.mentsu().first();
    let from = meld.call().ok_or(NotLiable::UnknownCall { tile })?.source();
    let steps = match from {
        Source::Shimocha => 1,
        Source::Toimen => 2,
        Source::Kamicha => 3,
    };
    let at = |steps: usize| Wind::ALL[(seat as usize + steps) % 4];
    let wind = match (at(steps), from) {
        // Where three sit at a table for four, the next in turn is beyond the empty seat.
        (Wind::North, Source::Shimocha | Source::Kamicha) if rules.sanma => at(2),
        (wind, _) => wind,
    };
    if rules.sanma && (wind == Wind::North || seat == Wind::North) {
        return Err(NotLiable::NobodyThere { seat, from });
    }
    Ok(wind)
}

/// Why the melds don't say who is liable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotLiable {
    /// The deciding call doesn't say who gave the tile.
    UnknownCall {
        /// The tile of the pon or kan.
        tile: Tile,
    },
    /// In sanma nobody sits in the north.
    NobodyThere {
        /// The seat of the player who declared the meld.
        seat: Wind,
        /// Where the tile is said to have come from.
        from: Source,
    },
}

impl fmt::Display for NotLiable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLiable::UnknownCall { tile } => write!(f, "it isn't known who gave {tile}"),
            NotLiable::NobodyThere { seat, from } => {
                write!(f, "in sanma {seat} has no {}", from.name())
            }
        }
    }
}

impl core::error::Error for NotLiable {}
