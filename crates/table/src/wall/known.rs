//! A wall built from what is known of it, such as the deal and the draws of a record without a
//! seed.

use alloc::vec::Vec;

use mentsu::Face;

use super::{Wall, WallError, byte, code, deck};
use crate::rules::GameRules;
use crate::seat::Seat;

/// What is known of a wall. [`wall`](KnownWall::wall) puts the other tiles into the unknown places.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, KnownWall, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(3));
/// let known = KnownWall {
///     dealer: Seat::ALL[1],
///     hands: Seat::ALL.map(|seat| wall.hand(Seat::ALL[1].turns_to(seat, 4)).unwrap().to_vec()),
///     draws: (0..30).filter_map(|nth| wall.draw(nth)).collect(),
///     dora: wall.dora(0).into_iter().collect(),
///     ..KnownWall::default()
/// };
/// let other = known.wall(&rules)?;
/// assert_eq!((other.draw(29), other.dora(0)), (wall.draw(29), wall.dora(0)));
/// assert_eq!(other.hand(0), wall.hand(0));
/// # Ok::<(), mentsu_table::WallError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct KnownWall {
    /// Who deals.
    pub dealer: Seat,
    /// The tiles dealt to each seat: 13, or fewer if some are unknown.
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
    /// A wall that agrees with all of this.
    ///
    /// # Errors
    /// [`WallError::TooMany`] for more copies of a tile than the rules have, [`WallError::TooLong`]
    /// for more tiles than places.
    pub fn wall(&self, rules: &GameRules) -> Result<Wall, WallError> {
        let deck = deck(rules);
        let (len, players) = (deck.len(), usize::from(rules.players()));
        let indicators = if players == 4 { 4 } else { 8 };
        let mut unknown = Unknown { wall: deck, known: [false; Wall::MOST], left: [0; 37] };
        for face in deck.iter() {
            unknown.left[code(face)] += 1;
        }
        for (seat, hand) in Seat::ALL.into_iter().zip(&self.hands) {
            let turns = self.dealer.turns_to(seat, rules.players());
            for (nth, face) in hand.iter().enumerate() {
                let fits = nth < 13 && seat.index() < players;
                unknown.put(fits.then(|| len - 1 - Wall::dealt(players, turns, nth)), *face)?;
            }
        }
        for (nth, face) in self.draws.iter().enumerate() {
            unknown.put((len - 1).checked_sub(13 * players + nth), *face)?;
        }
        for (nth, face) in self.rinshan.iter().enumerate() {
            unknown.put((nth < indicators).then_some(nth ^ 1), *face)?;
        }
        for (row, beside) in [(&self.dora, 1), (&self.ura, 0)] {
            for (nth, face) in row.iter().enumerate() {
                unknown.put(
                    (nth < Wall::INDICATORS).then_some(indicators + 2 * nth + beside),
                    *face,
                )?;
            }
        }
        Ok(unknown.filled(&deck))
    }
}

/// A wall that is known in part.
struct Unknown {
    wall: Wall,
    /// Which places are known.
    known: [bool; Wall::MOST],
    /// How many copies of each face are left for unknown places.
    left: [u8; 37],
}

impl Unknown {
    /// Puts a tile into its place. `None`: the wall has no such place.
    fn put(&mut self, place: Option<usize>, face: Face) -> Result<(), WallError> {
        let place = place.filter(|place| *place < self.wall.len()).ok_or(WallError::TooLong)?;
        if core::mem::replace(&mut self.known[place], true) {
            return Err(WallError::TooLong);
        }
        let left = &mut self.left[code(face)];
        *left = left.checked_sub(1).ok_or(WallError::TooMany { face })?;
        self.wall.faces[place] = byte(face);
        Ok(())
    }

    /// The wall with the remaining tiles in the unknown places, of which there are as many.
    fn filled(mut self, deck: &Wall) -> Wall {
        let mut places = (0..deck.len()).filter(|place| !self.known[*place]);
        for face in deck.iter() {
            let left = &mut self.left[code(face)];
            if *left > 0 {
                *left -= 1;
                if let Some(place) = places.next() {
                    self.wall.faces[place] = byte(face);
                }
            }
        }
        self.wall
    }
}
