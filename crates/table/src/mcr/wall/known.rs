//! A wall built from what is known of it, such as the deal and the draws of a record.

use alloc::vec::Vec;

use super::{Wall, WallError, WallTile, counts};
use crate::mcr::rules::{GameRules, Walls};
use crate::seat::Seat;

/// What is known of a wall. [`wall`](KnownWall::wall) puts the other tiles into the unknown places.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::Seat;
/// use mentsu_table::mcr::{GameRules, KnownWall, Wall};
///
/// let rules = GameRules::MIL;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(3));
/// let mut known = KnownWall::default();
/// known.hands[0] = wall.iter().take(4).collect();
/// known.draws = wall.iter().skip(52).map(|tile| (Seat::ALL[0], tile, false)).take(9).collect();
/// let other = known.wall(&rules)?;
/// assert!(other.iter().take(4).eq(wall.iter().take(4)));
/// assert!(other.iter().skip(52).take(9).eq(wall.iter().skip(52).take(9)));
/// # Ok::<(), mentsu_table::mcr::WallError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownWall {
    /// Who deals.
    pub dealer: Seat,
    /// The tiles dealt to each seat: 13, or fewer if some are unknown.
    pub hands: [Vec<WallTile>; 4],
    /// The draws in order: who drew, which tile, and whether it replaced a flower or came after a
    /// kong.
    pub draws: Vec<(Seat, WallTile, bool)>,
}

impl KnownWall {
    /// A wall that agrees with all of this.
    ///
    /// # Errors
    /// [`WallError::TooMany`] for more copies of a tile than the rules have, [`WallError::TooLong`]
    /// for more tiles than places.
    pub fn wall(&self, rules: &GameRules) -> Result<Wall, WallError> {
        let len = rules.tiles();
        let mut left = counts(rules);
        let mut places: [Option<WallTile>; Wall::MOST] = [None; Wall::MOST];
        let mut put = |place: Option<usize>, tile: WallTile| {
            let slot = place.filter(|place| *place < len).and_then(|place| places.get_mut(place));
            let slot = slot.filter(|slot| slot.is_none()).ok_or(WallError::TooLong)?;
            *slot = Some(tile);
            let left = &mut left[usize::from(tile.code())];
            *left = left.checked_sub(1).ok_or(WallError::TooMany { tile })?;
            Ok(())
        };
        for (seat, hand) in Seat::ALL.into_iter().zip(&self.hands) {
            let turns = self.dealer.turns_to(seat, 4);
            for (nth, tile) in hand.iter().enumerate() {
                let place = match rules.walls() {
                    Walls::Own => len / 4 * seat.index() + nth,
                    _ => dealt(turns, nth),
                };
                put((nth < 13).then_some(place), *tile)?;
            }
        }
        let (mut own, mut front, mut back) = ([13; 4], 52, len);
        for (seat, tile, replaces) in &self.draws {
            let next = match rules.walls() {
                Walls::Own => &mut own[seat.index()],
                Walls::One if *replaces => {
                    back -= usize::from(back > front);
                    put(Some(back), *tile)?;
                    continue;
                }
                _ => &mut front,
            };
            let place = match rules.walls() {
                Walls::Own => (*next < len / 4).then_some(len / 4 * seat.index() + *next),
                _ => Some(*next),
            };
            *next += 1;
            put(place, *tile)?;
        }
        let mut rest = (0..).zip(left).flat_map(|(code, copies)| {
            core::iter::repeat_n(WallTile::of_code(code), usize::from(copies))
        });
        let all = places.into_iter().take(len).map_while(|known| known.or_else(|| rest.next()));
        Wall::new(all, rules)
    }
}

/// The wall position of the `nth` tile dealt to the player `turns` turns after the dealer: three
/// times four tiles, then one.
pub(super) const fn dealt(turns: usize, nth: usize) -> usize {
    match nth {
        0..12 => 16 * (nth / 4) + 4 * turns + nth % 4,
        _ => 48 + turns,
    }
}
