//! A wall from what is known of it: a record without its seed tells what was dealt and drawn.

use alloc::vec::Vec;

use mentsu::Face;

use super::{Wall, WallError, byte, code, deck};
use crate::rules::GameRules;
use crate::seat::Seat;

/// What is known of a wall. [`wall`](KnownWall::wall) puts the other tiles where nobody looked.
///
/// ```
/// use mentsu::puzzle::SplitMix64;
/// use mentsu_table::{GameRules, KnownWall, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(3));
/// let known = KnownWall {
///     dealer: Seat::ALL[1],
///     hands: Seat::ALL.map(|seat| wall.hand(Seat::ALL[1].turns_to(seat, 4)).collect()),
///     draws: (0..30).map(|nth| wall.draw(nth)).collect(),
///     dora: vec![wall.dora(0)],
///     ..KnownWall::default()
/// };
/// let other = known.wall(&rules)?;
/// assert_eq!((other.draw(29), other.dora(0)), (wall.draw(29), wall.dora(0)));
/// assert!(other.hand(0).eq(wall.hand(0)));
/// # Ok::<(), mentsu_table::WallError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownWall {
    /// Who deals.
    pub dealer: Seat,
    /// What each player was dealt, by seat: 13 tiles, or fewer where they aren't known.
    pub hands: [Vec<Face>; 4],
    /// The draws from the live wall, in order.
    pub draws: Vec<Face>,
    /// The rinshan tiles, in order.
    pub rinshan: Vec<Face>,
    /// The dora indicators, in order.
    pub dora: Vec<Face>,
    /// The ura dora indicators, in order.
    pub ura: Vec<Face>,
}

impl KnownWall {
    /// A wall of which all this is true.
    ///
    /// # Errors
    /// [`WallError::TooMany`] for a tile more than the rules have, [`WallError::TooLong`] where
    /// there is no place for so many.
    pub fn wall(&self, rules: &GameRules) -> Result<Wall, WallError> {
        let mut left = [0u8; 37];
        deck(rules).for_each(|face| left[code(face)] += 1);
        let len = deck(rules).count();
        let mut wall = Wall { faces: [0; Wall::MOST], len: len as u8 };
        let mut known = [false; Wall::MOST];
        for (place, face) in self.places(rules) {
            let place = place.filter(|place| *place < len).ok_or(WallError::TooLong)?;
            if core::mem::replace(&mut known[place], true) {
                return Err(WallError::TooLong);
            }
            let left = &mut left[code(face)];
            *left = left.checked_sub(1).ok_or(WallError::TooMany { face })?;
            wall.faces[place] = byte(face);
        }
        let mut others = deck(rules).filter(|face| match &mut left[code(*face)] {
            0 => false,
            left => {
                *left -= 1;
                true
            }
        });
        for place in (0..len).filter(|place| !known[*place]) {
            // As many are left as places.
            if let Some(face) = others.next() {
                wall.faces[place] = byte(face);
            }
        }
        Ok(wall)
    }

    /// Where each known tile lies; `None` for one too many.
    fn places(&self, rules: &GameRules) -> impl Iterator<Item = (Option<usize>, Face)> + '_ {
        let players = rules.players();
        let len = deck(rules).count();
        let indicators = if players == 4 { 4 } else { 8 };
        let hands = Seat::ALL.into_iter().zip(&self.hands).flat_map(move |(seat, hand)| {
            let turns = self.dealer.turns_to(seat, players);
            hand.iter().enumerate().map(move |(nth, face)| {
                let dealt = Wall::dealt(usize::from(players), turns, nth);
                let fits = nth < 13 && seat.index() < usize::from(players);
                (fits.then(|| len - 1 - dealt), *face)
            })
        });
        let draws = self.draws.iter().enumerate().map(move |(nth, face)| {
            ((len - 1).checked_sub(13 * usize::from(players) + nth), *face)
        });
        let rinshan = self
            .rinshan
            .iter()
            .enumerate()
            .map(move |(nth, face)| ((nth < indicators).then_some(nth ^ 1), *face));
        let indicator = move |beside: usize| {
            move |(nth, face): (usize, &Face)| {
                ((nth < 5).then_some(indicators + 2 * nth + beside), *face)
            }
        };
        let dora = self.dora.iter().enumerate().map(indicator(1));
        let ura = self.ura.iter().enumerate().map(indicator(0));
        hands.chain(draws).chain(rinshan).chain(dora).chain(ura)
    }
}
