//! Kuikae: the discards that a call forbids.

use super::faces::faces_once;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{Meld, MeldKind};
use crate::riichi::rules::{Kuikae, Rules};
use crate::tile::{Face, Tile, TileSet};

/// The kinds that must not be discarded right after a call, by [`Rules::kuikae`] (喰い替え); a red
/// five counts as its kind.
///
/// Kans forbid nothing, since the player draws before discarding. `None` for a chi that doesn't
/// name the called tile.
///
/// ```
/// use mentsu::riichi::{Rules, legality::kuikae};
/// use mentsu::{meld, tiles};
///
/// assert_eq!(kuikae(&meld!("(4-56p)"), &Rules::TENHOU), Some(tiles!("47p")));
/// // a kanchan has no other end
/// assert_eq!(kuikae(&meld!("(45-6p)"), &Rules::TENHOU), Some(tiles!("5p")));
/// assert_eq!(kuikae(&meld!("(456p)"), &Rules::TENHOU), None);
/// ```
#[doc(alias = "食い替え")]
#[doc(alias = "喰い替え")]
#[doc(alias = "swap calling")]
#[must_use]
pub fn kuikae(meld: &Meld, rules: &Rules) -> Option<TileSet> {
    let rule = rules.kuikae;
    let mut forbidden = TileSet::EMPTY;
    if rule == Kuikae::Allowed || meld.kind().is_kan() {
        return Some(forbidden);
    }
    if meld.kind() == MeldKind::Pon {
        forbidden.insert(meld.mentsu().first());
        return Some(forbidden);
    }
    let called = meld.call()?.face().tile();
    forbidden.insert(called);
    if rule == Kuikae::Suji {
        forbidden.extend(other_end(meld.mentsu().first(), called));
    }
    Some(forbidden)
}

/// The tile that completes the two own tiles at their other end.
fn other_end(lowest: Tile, called: Tile) -> Option<Tile> {
    let rank = called.rank();
    let other = match rank - lowest.rank() {
        0 => rank + 3,
        2 => rank.checked_sub(3)?,
        _ => return None,
    };
    Tile::new(called.suit(), other).ok()
}

/// The discards allowed right after a call: each face once, in order.
pub type DiscardsAfterCall = List<Face, 14>;

/// The discards allowed right after the meld, which `hand` has declared: each face once, in order.
/// A chi that doesn't name the called tile allows all of them.
///
/// ```
/// use mentsu::riichi::{Rules, legality::discards_after_call};
/// use mentsu::{face, hand};
///
/// let hand = hand!("4407p9s(4-56p)");
/// let discards = discards_after_call(&hand, &hand.melds()[0], &Rules::TENHOU);
/// assert_eq!(discards, [face!("0p"), face!("9s")]);
/// ```
#[doc(alias = "喰い替え")]
#[must_use]
pub fn discards_after_call(hand: &Hand, meld: &Meld, rules: &Rules) -> DiscardsAfterCall {
    let kinds = hand.concealed().kinds();
    faces_once(hand, kuikae(meld, rules).map_or(kinds, |forbidden| kinds - forbidden))
}
