//! The wall: all tiles in an order, and who gets which.

mod error;
mod known;

use mentsu::random::RandomSource;
use mentsu::{Face, Tile};

pub use self::error::WallError;
pub use self::known::KnownWall;
use crate::rules::GameRules;

/// The tiles of a round in their order (牌山): 136, or 108 in sanma, with as many red fives as the
/// rules have.
///
/// They lie as Tenhou lays them. Tiles are dealt from the end, four at a time to each player from
/// the dealer on, then one each, then drawn. At the beginning lies the dead wall (王牌): the rinshan
/// tiles in pairs 1, 0, 3, 2, then the indicators, dora at 5, 7, 9, 11 and 13 and the ura dora one
/// place before each. In sanma eight rinshan tiles lie there, and the indicators from 9 on.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::{GameRules, Wall};
///
/// let wall = Wall::shuffled(&GameRules::TENHOU, &mut SplitMix64::new(1));
/// assert_eq!(wall.len(), 136);
/// assert_eq!(wall.dora(0), wall.iter().nth(5));
/// assert_eq!(wall.dora(5), None, "five indicators lie in the wall");
/// let same = Wall::new(wall.iter(), &GameRules::TENHOU)?;
/// assert_eq!(same, wall);
/// # Ok::<(), mentsu_table::WallError>(())
/// ```
#[doc(alias = "牌山")]
#[doc(alias = "yama")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall {
    /// Tile indices, with a bit for red fives.
    faces: [u8; Wall::MOST],
    len: u8,
}

/// The bit of a red five.
const RED: u8 = 0x80;

impl Wall {
    /// The most tiles a wall has.
    pub const MOST: usize = 136;

    /// The number of tiles that are never drawn. Each rinshan tile moves the last tile of the live
    /// wall here.
    pub const DEAD: usize = 14;

    /// The number of dora indicators: the first, and one for each of four kans.
    pub(crate) const INDICATORS: usize = 5;

    /// The wall with these tiles, from the first of the dead wall to the first dealt.
    ///
    /// # Errors
    /// [`WallError`] if these aren't the tiles of a game by these rules.
    pub fn new(
        order: impl IntoIterator<Item = Face>,
        rules: &GameRules,
    ) -> Result<Wall, WallError> {
        let mut wall = Wall { faces: [0; Wall::MOST], len: 0 };
        let mut left = [0u8; 37];
        for face in deck(rules).iter() {
            left[code(face)] += 1;
        }
        for face in order {
            let left = &mut left[code(face)];
            *left = left.checked_sub(1).ok_or(WallError::TooMany { face })?;
            // There are no more tiles in the deck than slots.
            wall.faces[usize::from(wall.len)] = byte(face);
            wall.len += 1;
        }
        match Face::ALL.into_iter().find(|face| left[code(*face)] > 0) {
            Some(face) => Err(WallError::Missing { face }),
            None => Ok(wall),
        }
    }

    /// Checks that these are the tiles of a game by these rules.
    pub(crate) fn check(&self, rules: &GameRules) -> Result<(), WallError> {
        Wall::new(self.iter(), rules).map(|_| ())
    }

    /// A shuffled wall. With an ideal generator every order is equally likely.
    ///
    /// Any `FnMut() -> u64` is a [`RandomSource`].
    pub fn shuffled(rules: &GameRules, source: &mut impl RandomSource) -> Wall {
        let mut wall = deck(rules);
        source.shuffle(&mut wall.faces[..usize::from(wall.len)]);
        wall
    }

    /// A wall with four tiles of each of these kinds, if these are the kinds of a game.
    #[cfg(feature = "serde")]
    pub(crate) fn of_kinds(order: &[Face], kinds: mentsu::TileSet) -> Option<Wall> {
        let in_play =
            if order.len() == Wall::MOST { mentsu::TileSet::ALL } else { mentsu::TileSet::SANMA };
        if kinds != in_play || order.len() != 4 * in_play.len() {
            return None;
        }
        let mut wall = Wall { faces: [0; Wall::MOST], len: order.len() as u8 };
        wall.faces.iter_mut().zip(order).for_each(|(slot, face)| *slot = byte(*face));
        Some(wall)
    }

    /// How many tiles there are: 136, or 108 in sanma.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "no wall is empty")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The tiles, from the first of the dead wall to the first dealt.
    pub fn iter(&self) -> WallIter<'_> {
        self.faces[..self.len()].iter().map(|byte| face(*byte))
    }

    pub(crate) const fn players(&self) -> usize {
        if self.len as usize == Wall::MOST { 4 } else { 3 }
    }

    /// How many tiles are drawn before the wall is empty, including rinshan tiles: 70, or 55 in
    /// sanma.
    #[must_use]
    pub const fn draws(&self) -> u8 {
        self.len - (Wall::DEAD + 13 * self.players()) as u8
    }

    /// The 13 tiles dealt to the player whose turn is `turns` after the dealer's. `None` if the
    /// game has fewer players.
    #[must_use]
    pub fn hand(&self, turns: usize) -> Option<[Face; 13]> {
        let players = self.players();
        (turns < players).then(|| {
            core::array::from_fn(|nth| {
                self.face_at(self.len() - 1 - Wall::dealt(players, turns, nth))
            })
        })
    }

    /// The place, from the end, of the `nth` tile dealt to a player: three times four tiles, then
    /// one.
    const fn dealt(players: usize, turns: usize, nth: usize) -> usize {
        match nth {
            0..12 => 4 * (nth / 4 * players + turns) + nth % 4,
            _ => 12 * players + turns,
        }
    }

    /// The tile that is drawn from the live wall after `nth` others. `None` from
    /// [`draws`](Wall::draws) on.
    #[must_use]
    #[inline]
    pub fn draw(&self, nth: usize) -> Option<Face> {
        let place = || self.len() - 1 - 13 * self.players() - nth;
        (nth < usize::from(self.draws())).then(|| self.face_at(place()))
    }

    /// The rinshan tile that is drawn after `nth` others (嶺上牌). `None` from 4 on, in sanma from 8
    /// on.
    #[must_use]
    pub fn rinshan(&self, nth: usize) -> Option<Face> {
        (nth < self.indicators()).then(|| self.face_at(nth ^ 1))
    }

    /// The dora indicator that is turned over after `nth` others (ドラ表示牌). `None` from 5 on.
    #[must_use]
    pub fn dora(&self, nth: usize) -> Option<Face> {
        (nth < Wall::INDICATORS).then(|| self.face_at(self.indicators() + 2 * nth + 1))
    }

    /// The ura dora indicator beneath the `nth` indicator (裏ドラ表示牌). `None` from 5 on.
    #[must_use]
    pub fn ura(&self, nth: usize) -> Option<Face> {
        (nth < Wall::INDICATORS).then(|| self.face_at(self.indicators() + 2 * nth))
    }

    /// Where the indicators begin: after the rinshan tiles.
    pub(crate) const fn indicators(&self) -> usize {
        if self.players() == 4 { 4 } else { 8 }
    }

    /// The face at a place below [`len`](Wall::len).
    #[inline]
    fn face_at(&self, place: usize) -> Face {
        face(self.faces[place])
    }
}

/// The tiles of a [`Wall`], from the first of the dead wall to the first dealt.
pub type WallIter<'a> = core::iter::Map<core::slice::Iter<'a, u8>, fn(&u8) -> Face>;

impl<'a> IntoIterator for &'a Wall {
    type Item = Face;
    type IntoIter = WallIter<'a>;

    fn into_iter(self) -> WallIter<'a> {
        self.iter()
    }
}

/// The tiles of a game, in order.
fn deck(rules: &GameRules) -> Wall {
    let mut deck = Wall { faces: [0; Wall::MOST], len: 0 };
    let in_play = |tile: &Tile| !rules.sanma() || !(1..8).contains(&tile.index());
    for tile in Tile::ALL.into_iter().filter(in_play) {
        let reds = if tile.is_five() { rules.scoring().reds()[tile.index() / 9] } else { 0 };
        for copy in 0..4 {
            let face = Face::red(tile).ok().filter(|_| copy < reds);
            deck.faces[deck.len()] = byte(face.unwrap_or(Face::plain(tile)));
            deck.len += 1;
        }
    }
    deck
}

/// How many of each of the 37 faces there are.
#[cfg(any(feature = "records", feature = "serde"))]
pub(crate) fn face_counts(faces: impl IntoIterator<Item = Face>) -> [u8; 37] {
    let mut counts = [0u8; 37];
    for face in faces {
        counts[code(face)] = counts[code(face)].saturating_add(1);
    }
    counts
}

/// The number of a face among all 37: the kinds, then the red fives.
const fn code(face: Face) -> usize {
    if face.is_red() { 34 + face.tile().index() / 9 } else { face.tile().index() }
}

const fn byte(face: Face) -> u8 {
    face.tile().index() as u8 | if face.is_red() { RED } else { 0 }
}

#[inline]
const fn face(byte: u8) -> Face {
    let tile = Tile::ALL[((byte & !RED) % 34) as usize];
    match Face::red(tile) {
        Ok(red) if byte & RED != 0 => red,
        _ => Face::plain(tile),
    }
}

impl core::fmt::Debug for Wall {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
