//! Pao: who is liable for a yakuman, read from its melds.

use core::fmt;

use crate::hand::Hand;
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
/// sees it. In sanma shimocha of West is East, and nobody is toimen.
///
/// A hand keeps a kakan where its pon stood, and so doesn't say when it was made a kan. That matters
/// only where the fourth kan was called: [`NotLiable::UnknownOrder`]. A list in which the kakan follows
/// its pon as a declaration of its own says it, and [`newly_liable`] needs no list.
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
/// [`NotLiable`] if the deciding call doesn't say who gave the tile, if nobody sits there, or if it
/// isn't known whether it was the deciding one.
///
/// Source: EMA Riichi Rules 2016, 3.3.9; M.League rules 8-1 (suukantsu).
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[doc(alias = "pao")]
#[doc(alias = "liability")]
pub fn liable(melds: &[Meld], seat: Wind, rules: &Rules) -> Result<Liable, NotLiable> {
    let mut liable = Liable::new();
    for set in SETS.iter().filter(|set| rules.pao.contains(set.yaku)) {
        for (at, meld) in melds.iter().enumerate() {
            let before = &melds[..at];
            if !set.is_completed(before, meld) {
                continue;
            }
            if let Some(tile) = before.iter().enumerate().find_map(|(at, kan)| {
                let is_late = set.kans && kan.kind() == MeldKind::Kakan;
                let tile = kan.mentsu().first();
                let own_pon =
                    |pon: &Meld| pon.kind() == MeldKind::Pon && pon.mentsu().first() == tile;
                (is_late && !before[..at].iter().any(own_pon)).then_some(tile)
            }) {
                return Err(NotLiable::UnknownOrder { tile });
            }
            liable.push((set.yaku, giver(meld, seat, rules)?));
        }
    }
    Ok(liable)
}

/// Who becomes liable by a declaration, and for which yakuman: [`liable`] asked of one meld. `hand` is
/// the one that declares it.
///
/// A game asks as it goes and keeps what it is told, so that the order of kans is never in doubt.
///
/// ```
/// use mentsu::riichi::legality::{declare, newly_liable};
/// use mentsu::riichi::{Rules, Wind, Yaku};
/// use mentsu::{hand, meld};
///
/// let hand = hand!("44z5p1s(111=z)[2222z](333-z)");
/// let pon = meld!("(444+z)");
/// let liable = newly_liable(&hand, &pon, Wind::West, &Rules::TENHOU)?;
/// assert_eq!(liable, [(Yaku::Daisuushi, Wind::North)]);
/// assert_eq!(declare(&hand, &pon), Ok(hand!("5p1s(111=z)[2222z](333-z)(444+z)")));
/// # Ok::<(), mentsu::riichi::legality::NotLiable>(())
/// ```
///
/// # Errors
/// [`NotLiable::UnknownCall`] or [`NotLiable::NobodyThere`], where somebody is liable.
pub fn newly_liable(
    hand: &Hand,
    declared: &Meld,
    seat: Wind,
    rules: &Rules,
) -> Result<Liable, NotLiable> {
    let mut liable = Liable::new();
    for set in SETS.iter().filter(|set| rules.pao.contains(set.yaku)) {
        // Of a kakan the pon is among the melds, so it shows no new tile.
        if set.is_completed(hand.melds(), declared) {
            liable.push((set.yaku, giver(declared, seat, rules)?));
        }
    }
    Ok(liable)
}

/// The melds that show a yakuman to everybody.
struct ShownSet {
    yaku: Yaku,
    tiles: TileSet,
    /// Whether only kans count.
    kans: bool,
    needed: usize,
}

const SETS: [ShownSet; 3] = [
    ShownSet { yaku: Yaku::Daisangen, tiles: TileSet::DRAGONS, kans: false, needed: 3 },
    ShownSet { yaku: Yaku::Daisuushi, tiles: TileSet::WINDS, kans: false, needed: 4 },
    ShownSet { yaku: Yaku::Suukantsu, tiles: TileSet::ALL, kans: true, needed: 4 },
];

impl ShownSet {
    /// The tile that a meld shows, if it counts.
    fn tile(&self, meld: &Meld) -> Option<Tile> {
        let (tile, kind) = (meld.mentsu().first(), meld.mentsu().kind());
        let fits = if self.kans { kind == MentsuKind::Kantsu } else { kind != MentsuKind::Shuntsu };
        (fits && self.tiles.contains(tile)).then_some(tile)
    }

    /// Whether a meld completes the set with a tile that somebody gave, after those before it.
    fn is_completed(&self, before: &[Meld], meld: &Meld) -> bool {
        let given = match meld.kind() {
            MeldKind::Ankan => false,
            MeldKind::Kakan => !self.kans,
            _ => true,
        };
        let shown: TileSet = before.iter().filter_map(|meld| self.tile(meld)).collect();
        let is_new = self.tile(meld).is_some_and(|tile| !shown.contains(tile));
        given && is_new && shown.len() + 1 == self.needed
    }
}

/// The seat of the player who gave the tile of a call.
fn giver(meld: &Meld, seat: Wind, rules: &Rules) -> Result<Wind, NotLiable> {
    let tile = meld.mentsu().first();
    let from = meld.call().ok_or(NotLiable::UnknownCall { tile })?.source();
    seat.neighbour(from, rules.players()).ok_or(NotLiable::NobodyThere { seat, from })
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
    /// In sanma nobody sits in the north, and nobody opposite.
    NobodyThere {
        /// The seat of the player who declared the meld.
        seat: Wind,
        /// Where the tile is said to have come from.
        from: Source,
    },
    /// The last kan was called, but a pon may have become a kan after it, or before.
    UnknownOrder {
        /// The tile of the kakan.
        tile: Tile,
    },
}

impl fmt::Display for NotLiable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLiable::UnknownCall { tile } => write!(f, "it isn't known who gave {tile}"),
            NotLiable::NobodyThere { seat, from } => {
                write!(f, "in sanma {seat} has no {}", from.name())
            }
            NotLiable::UnknownOrder { tile } => {
                write!(f, "it isn't known when {tile} became a kakan")
            }
        }
    }
}

impl core::error::Error for NotLiable {}
