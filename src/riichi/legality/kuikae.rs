//! Which discards a call forbids.

use itertools::Itertools as _;
use smallvec::SmallVec;

use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::riichi::rules::Kuikae;
use crate::tile::{Face, Tile, TileSet};

/// The kinds that must not be discarded right after the meld. A red five is of its kind.
///
/// Kans forbid nothing: a tile is drawn before the discard. `None` for a chi of which it
/// isn't known which tile was called.
///
/// ```
/// use mentsu::riichi::{Kuikae, legality::kuikae};
///
/// let chi = "(4-56p)".parse()?;
/// assert_eq!(kuikae(&chi, Kuikae::Suji), Some("47p".parse()?));
/// assert_eq!(kuikae(&chi, Kuikae::SameTile), Some("4p".parse()?));
/// // in the middle there is no other end
/// assert_eq!(kuikae(&"(45-6p)".parse()?, Kuikae::Suji), Some("5p".parse()?));
/// assert_eq!(kuikae(&"(456p)".parse()?, Kuikae::Suji), None);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "食い替え")]
#[doc(alias = "swap calling")]
#[doc(alias = "喰い替え")]
#[must_use]
pub fn kuikae(meld: &Meld, rule: Kuikae) -> Option<TileSet> {
    let mut forbidden = TileSet::EMPTY;
    if rule == Kuikae::Allowed || meld.kind().is_kan() {
        return Some(forbidden);
    }
    if meld.kind() == MeldKind::Pon {
        forbidden.insert(meld.mentsu().first());
        return Some(forbidden);
    }
    let called = meld.call()?.face.tile();
    forbidden.insert(called);
    if rule == Kuikae::Suji {
        forbidden.extend(other_end(meld.mentsu().first(), called));
    }
    Some(forbidden)
}

/// The tile that completes the two own ones at their other end.
fn other_end(lowest: Tile, called: Tile) -> Option<Tile> {
    let rank = called.rank();
    let other = match rank - lowest.rank() {
        0 => rank + 3,
        2 => rank.checked_sub(3)?,
        _ => return None,
    };
    Tile::new(called.suit(), other).ok()
}

/// What may be discarded right after the meld, each face once and in order; `hand` is the one
/// with the meld declared. Where it isn't known which tile of a chi was called, everything.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::{Kuikae, legality::discards_after_call};
///
/// let hand: Hand = "4407p9s(4-56p)".parse()?;
/// let faces = discards_after_call(&hand, &hand.melds()[0], Kuikae::Suji);
/// assert_eq!(faces.iter().map(ToString::to_string).collect::<Vec<_>>(), ["0p", "9s"]);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "喰い替え")]
#[doc(alias = "打牌")]
#[doc(alias = "swap calling")]
#[must_use]
pub fn discards_after_call(hand: &Hand, meld: &Meld, rule: Kuikae) -> SmallVec<[Face; 14]> {
    let forbidden = kuikae(meld, rule).unwrap_or_default();
    hand.faces().dedup().filter(|face| !forbidden.contains(face.tile())).collect()
}
