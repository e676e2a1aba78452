//! What is left of a wall while it is drawn from.

use super::{Wall, WallTile};
use crate::mcr::rules::{GameRules, Walls};
use crate::seat::Seat;

/// A wall, and which of its tiles are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::mcr) struct Undrawn {
    wall: Wall,
    kind: Walls,
    /// Where the next tile is, of own walls for each seat.
    next: [u8; 4],
    /// After the last tile, of own walls for each seat.
    end: [u8; 4],
}

impl Undrawn {
    pub(in crate::mcr) fn new(wall: Wall, rules: &GameRules) -> Undrawn {
        let (kind, quarter) = (rules.walls(), wall.len / 4);
        let (next, end) = match kind {
            Walls::Own => ([0, 1, 2, 3].map(|seat| seat * quarter), [1, 2, 3, 4]),
            _ => ([0; 4], [4; 4]),
        };
        Undrawn { wall, kind, next, end: end.map(|quarters: u8| quarters * quarter) }
    }

    pub(in crate::mcr) const fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Which of the four pointers are those of a seat.
    const fn of(&self, seat: Seat) -> usize {
        match self.kind {
            Walls::Own => seat.index(),
            _ => 0,
        }
    }

    /// The next tile for a seat, which is drawn with it; `None` if there is none.
    pub(in crate::mcr) fn draw(&mut self, seat: Seat) -> Option<WallTile> {
        let of = self.of(seat);
        let (next, end) = (self.next[of], self.end[of]);
        (next < end).then(|| {
            self.next[of] += 1;
            self.wall.at(usize::from(next))
        })
    }

    /// The tile that replaces a flower or follows a kong; `None` if there is none.
    pub(in crate::mcr) fn replace(&mut self, seat: Seat) -> Option<WallTile> {
        if self.kind != Walls::One {
            return self.draw(seat);
        }
        (self.next[0] < self.end[0]).then(|| {
            self.end[0] -= 1;
            self.wall.at(usize::from(self.end[0]))
        })
    }

    /// The tiles that nobody has drawn, in the order of the wall.
    pub(in crate::mcr) fn tiles(&self) -> impl Iterator<Item = WallTile> + '_ {
        let walls = if self.kind == Walls::Own { 4 } else { 1 };
        (0..walls).flat_map(|of| {
            (self.next[of]..self.end[of]).map(|place| self.wall.at(usize::from(place)))
        })
    }
}
