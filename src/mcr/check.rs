//! Checks a situation for contradictions with the hand or within itself.

use super::count::WinnerTiles;
use super::impossible::Impossible;
use super::situation::{MOST_FLOWERS, Situation};
use crate::hand::Hand;

/// Rejects an impossible situation.
///
/// # Errors
/// The first contradiction.
#[inline(always)]
pub(super) fn check(
    tiles: &WinnerTiles,
    hand: &Hand,
    situation: &Situation,
) -> Result<(), Impossible> {
    let whole = usize::from(tiles.won.total()) + 3 * hand.melds().len() == 14;
    if !whole || tiles.held() > 4 || situation.is_special() {
        return find_contradiction(tiles, hand, situation);
    }
    Ok(())
}

#[cold]
#[inline(never)]
fn find_contradiction(
    tiles: &WinnerTiles,
    hand: &Hand,
    situation: &Situation,
) -> Result<(), Impossible> {
    let melds = hand.melds().len() as u8;
    if usize::from(tiles.won.total()) + 3 * hand.melds().len() != 14 {
        return Err(Impossible::WrongSize { concealed: tiles.won.total(), melds });
    }
    let (tile, held) = (tiles.tile, tiles.held());
    if held > 4 {
        return Err(Impossible::FifthCopy { tile });
    }
    if situation.flowers() > MOST_FLOWERS {
        return Err(Impossible::TooManyFlowers { flowers: situation.flowers() });
    }
    if situation.is_about_kong() {
        if situation.is_self_drawn() && tiles.kongs() == 0 {
            return Err(Impossible::ReplacementWithoutKong { melds });
        }
        if !situation.is_self_drawn() && held > 1 {
            return Err(Impossible::RobbedKongHeld { tile, held: held - 1 });
        }
    }
    let concealed = tiles.won.get(tile);
    let seen = situation.seen().unwrap_or(0);
    if seen > 4 - held {
        return Err(Impossible::TooManySeen { tile, held, seen });
    }
    if situation.is_last_copy() {
        if concealed > 1 {
            return Err(Impossible::LastCopyConcealed { tile, held: concealed - 1 });
        }
        let seen = held - 1 + seen;
        if situation.seen().is_some() && seen < 3 {
            return Err(Impossible::LastCopyUnseen { tile, seen });
        }
    }
    Ok(())
}
