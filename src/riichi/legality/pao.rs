//! Pao: liability for a yakuman, read from its melds.

use core::fmt;

use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::meld::{CalledFrom, Meld, MeldKind};
use crate::mentsu::MentsuKind;
use crate::padded::{Unpadded, padded};
use crate::riichi::rules::Rules;
use crate::riichi::yaku::Yaku;
use crate::tile::{Tile, TileSet};
use crate::wind::Wind;

/// Each yakuman with a liable player, and that player. Two is the most: daisuushi and suukantsu in
/// `1p(1111-z)(2222=z)(3333+z)(4444-z)`.
pub type Liable = List<(Yaku, Wind), 2>;

impl Filler for (Yaku, Wind) {
    const FILLER: (Yaku, Wind) = (Yaku::Daisangen, Wind::East);
}

/// The liable players (包, 責任払い) and the yakuman of the hand for which each is liable: the player
/// who gave the third dragon of daisangen, the fourth wind of daisuushi or the fourth kan of
/// suukantsu, if [`Rules::pao`] has that yakuman.
///
/// `melds` are in the order of declaration, as in [`Hand::melds`](crate::Hand::melds); `seat`
/// declared them. No player is liable if an ankan or a kakan completes the set, since its last tile
/// was drawn. An earlier ankan counts, since everybody sees it. In sanma the shimocha of West is
/// East, and there is no toimen.
///
/// A hand keeps a kakan in the place of its pon, so the time of the kan is lost. It matters only
/// where the fourth kan was called: [`LiabilityError::UnknownOrder`]. A list with the kakan as a
/// declaration of its own, after its pon, avoids the error; [`newly_liable`] needs no list.
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::legality::liable;
/// use mentsu::Wind;
/// use mentsu::riichi::{Rules, Yaku};
///
/// let hand = hand!("234m1p(555-z)(666=z)(777+z)");
/// let liable = liable(hand.melds(), Wind::South, &Rules::TENHOU)?;
/// assert_eq!(liable, [(Yaku::Daisangen, Wind::West)]);
/// # Ok::<(), mentsu::riichi::legality::LiabilityError>(())
/// ```
///
/// # Errors
/// [`LiabilityError`] if the deciding call doesn't name its source, if that seat doesn't exist, or
/// if the deciding call is unknown.
///
/// Source: EMA Riichi Rules 2016, 3.3.9; M.League rules 8-1 (suukantsu).
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[doc(alias = "pao")]
#[doc(alias = "liability")]
pub fn liable(melds: &[Meld], seat: Wind, rules: &Rules) -> Result<Liable, LiabilityError> {
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
                return Err(LiabilityError::UnknownOrder { tile });
            }
            liable.push((set.yaku, giver(meld, seat, rules)?));
        }
    }
    Ok(liable)
}

/// The players who become liable by the declaration of this meld from `hand`, each with the
/// yakuman.
///
/// A game calls it at each declaration and keeps the answers, so the order of kans is always known.
///
/// ```
/// use mentsu::riichi::legality::{declare, newly_liable};
/// use mentsu::riichi::{Rules, Yaku};
/// use mentsu::{Wind, hand, meld};
///
/// let hand = hand!("44z5p1s(111=z)[2222z](333-z)");
/// let pon = meld!("(444+z)");
/// let liable = newly_liable(&hand, &pon, Wind::West, &Rules::TENHOU)?;
/// assert_eq!(liable, [(Yaku::Daisuushi, Wind::North)]);
/// assert_eq!(declare(&hand, &pon), Ok(hand!("5p1s(111=z)[2222z](333-z)(444+z)")));
/// # Ok::<(), mentsu::riichi::legality::LiabilityError>(())
/// ```
///
/// # Errors
/// [`LiabilityError::UnknownCall`] or [`LiabilityError::NobodyThere`], if a player is liable.
pub fn newly_liable(
    hand: &Hand,
    declared: &Meld,
    seat: Wind,
    rules: &Rules,
) -> Result<Liable, LiabilityError> {
    let mut liable = Liable::new();
    for set in SETS.iter().filter(|set| rules.pao.contains(set.yaku)) {
        // A kakan's pon is among the melds, so the kakan shows no new tile.
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

    /// Whether a meld completes the set, begun by those before it, with another player's tile.
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
fn giver(meld: &Meld, seat: Wind, rules: &Rules) -> Result<Wind, LiabilityError> {
    let tile = meld.mentsu().first();
    let from = meld.call().ok_or(LiabilityError::UnknownCall { tile })?.source();
    seat.neighbour(from, rules.players()).ok_or(LiabilityError::NobodyThere { seat, from })
}

/// Why the liable player can't be read from the melds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LiabilityError {
    /// The deciding call doesn't name its source.
    UnknownCall {
        /// The tile of the pon or kan.
        tile: Tile,
    },
    /// Sanma has neither a north seat nor a toimen.
    NobodyThere {
        /// The seat of the player who declared the meld.
        seat: Wind,
        /// The named source of the tile.
        from: CalledFrom,
    },
    /// A kan was called, and a kakan was declared before or after it.
    UnknownOrder {
        /// The tile of the kakan.
        tile: Tile,
    },
}

impl Unpadded for LiabilityError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LiabilityError::UnknownCall { tile } => {
                write!(f, "the call of {tile} doesn't name its source")
            }
            LiabilityError::NobodyThere { seat, from } => {
                write!(f, "in sanma {seat} has no {}", from.name())
            }
            LiabilityError::UnknownOrder { tile } => {
                write!(f, "the time of the kakan of {tile} is unknown")
            }
        }
    }
}

padded!(LiabilityError);

impl core::error::Error for LiabilityError {}
