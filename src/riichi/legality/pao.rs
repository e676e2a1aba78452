//! Who is liable for a yakuman, from the melds that made it sure.

use core::fmt;

use smallvec::SmallVec;

use crate::meld::{Meld, MeldKind, Source};
use crate::mentsu::MentsuKind;
use crate::riichi::rules::Rules;
use crate::riichi::wind::Wind;
use crate::riichi::yaku::Yaku;
use crate::tile::{Tile, TileSet};

/// The yakuman for which somebody is liable, and who. Two is the most: in
/// `1p(1111-z)(2222=z)(3333+z)(4444-z)` daisuushi and suukantsu.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{Liable, liable};
/// use mentsu::riichi::{Rules, Wind, Yaku};
///
/// let hand: Hand = "1p(1111-z)(2222=z)(3333+z)(4444-z)".parse()?;
/// let both: Liable = liable(hand.melds(), Wind::East, &Rules::M_LEAGUE)?;
/// assert_eq!(both[..], [(Yaku::Daisuushi, Wind::North), (Yaku::Suukantsu, Wind::North)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "liability")]
pub type Liable = SmallVec<[(Yaku, Wind); 2]>;

/// Who is liable (包, 責任払い) for which yakuman of a hand: whoever gave the third dragon for
/// daisangen, the fourth wind for daisuushi, the fourth kan for suukantsu, as far as
/// [`Rules::pao`] has them.
///
/// `melds` are in the order of their declaration, as [`Hand::melds`](crate::Hand::melds) keeps
/// them; `seat` is the caller's. What is drawn makes nobody liable: an ankan or a kakan that
/// is the last of the set. An ankan before it counts, for everybody sees it.
///
/// A kakan stands where its pon stood, and there it is taken for both. Only for suukantsu that can
/// be wrong, if the tile was added later: then give the pon at its place and the kakan at its own.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::liable;
/// use mentsu::riichi::{Payer, Rules, Situation, Wind, Yaku, score};
///
/// let (rules, seat) = (Rules::TENHOU, Wind::South);
/// let hand: Hand = "234m1p(555-z)(666=z)(777+z)".parse()?;
/// let liable = liable(hand.melds(), seat, &rules)?;
/// assert_eq!(liable.as_slice(), [(Yaku::Daisangen, Wind::West)]);
///
/// let ron = Situation::ron(mentsu::tile!("1p")).with_seat(seat).with_discarder(Wind::East);
/// let ron = liable.into_iter().fold(ron, |ron, (yaku, who)| ron.with_pao(yaku, who));
/// let score = score(&hand, &ron, &rules)?;
/// let paid: Vec<_> = score.payments().iter().map(|paid| (paid.payer, paid.total())).collect();
/// let [east, west] = [Wind::East, Wind::West].map(Payer::Seat);
/// assert_eq!(paid, [(east, 16_000), (west, 16_000)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NotLiable`], if the call that decides doesn't tell who gave the tile, or nobody sits there.
///
/// Source: EMA Riichi Rules 2016, 3.3.9; M.League rules 8-1 (suukantsu).
#[doc(alias = "liability")]
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[doc(alias = "pao")]
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

/// The seat of whoever gave the tile of a call.
fn giver(meld: &Meld, seat: Wind, rules: &Rules) -> Result<Wind, NotLiable> {
    let tile = meld.mentsu().first();
    let from = meld.call().ok_or(NotLiable::UnknownCall { tile })?.from;
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

/// Why it can't be said who is liable.
///
/// ```
/// use mentsu::riichi::legality::{NotLiable, liable};
/// use mentsu::riichi::{Rules, Wind};
/// use mentsu::{Hand, Tile};
///
/// let hand: Hand = "234m1p(555-z)(666=z)(777z)".parse()?;
/// let unknown = liable(hand.melds(), Wind::South, &Rules::TENHOU);
/// assert_eq!(unknown, Err(NotLiable::UnknownCall { tile: Tile::Red }));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NotLiable {
    /// The deciding call doesn't tell from whom it was.
    UnknownCall {
        /// The tile of the pon or kan.
        tile: Tile,
    },
    /// In sanma nobody sits in the north.
    NobodyThere {
        /// The caller's seat.
        seat: Wind,
        /// From whom the tile was to be.
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
