//! The nearest of several wins, and the tiles that every equally near one lacks.

use crate::tile::{Counts, Tile, TileSet};

/// The nearest of several wins or of several parts of wins, and what all equally near ones lack.
#[derive(Clone, Copy)]
pub(super) struct Nearest {
    /// How many tiles it lacks.
    pub(super) lacking: u8,
    /// The sum, over the tiles that it lacks, of the copies left. Of equally near wins the one with
    /// the greatest sum is kept.
    left: u8,
    /// The tiles that at least one of the nearest wins lacks.
    pub(super) helping: TileSet,
    /// The concealed tiles of the win.
    pub(super) won: Counts,
    /// The winning tile, where the yaku depends on it.
    pub(super) last: Option<Tile>,
}

/// More than any win lacks.
const TOO_MANY: u8 = 99;

impl Nearest {
    /// No win.
    pub(super) const NONE: Nearest = Nearest { lacking: TOO_MANY, ..Nearest::START };

    /// A win without tiles, to which they are added.
    pub(super) const START: Nearest =
        Nearest { lacking: 0, left: 0, helping: TileSet::EMPTY, won: Counts::EMPTY, last: None };

    pub(super) const fn is_some(&self) -> bool {
        self.lacking < TOO_MANY
    }

    /// The nearer of both.
    pub(super) fn or(self, other: Nearest) -> Nearest {
        if self.lacking != other.lacking {
            return if self.lacking < other.lacking { self } else { other };
        }
        let nearest = if self.left >= other.left { self } else { other };
        Nearest { helping: self.helping | other.helping, ..nearest }
    }

    /// The same with the tiles that help: the winning tile, if nothing else is lacking.
    pub(super) fn helped_by_last(self) -> Nearest {
        match (self.last, self.lacking) {
            (Some(last), 1) => Nearest { helping: TileSet::from(last), ..self },
            _ => self,
        }
    }

    /// Both parts together, which share no kind of tile.
    pub(super) fn and(&self, other: &Nearest) -> Nearest {
        if !self.is_some() || !other.is_some() {
            return Nearest::NONE;
        }
        let (one, two) = (self.won.words(), other.won.words());
        Nearest {
            lacking: self.lacking + other.lacking,
            left: self.left + other.left,
            helping: self.helping | other.helping,
            won: Counts::from_words(core::array::from_fn(|suit| one[suit] | two[suit])),
            last: self.last.or(other.last),
        }
    }
}

/// The concealed tiles of a hand, and what can come.
#[derive(Clone, Copy)]
pub(super) struct Tiles {
    pub(super) held: [u8; Tile::COUNT],
    pub(super) left: [u8; Tile::COUNT],
}

impl Tiles {
    pub(super) const fn new(held: &Counts, left: &Counts) -> Tiles {
        Tiles { held: held.to_array(), left: left.to_array() }
    }

    /// A win that takes `copies` of a tile; [`Nearest::NONE`] if too few are left. `is_last`: the
    /// hand wins on one of them, so that copy is drawn even if the hand holds enough.
    pub(super) fn take(&self, tile: Tile, copies: u8, is_last: bool) -> Nearest {
        let (held, left) = (self.held[tile.index()], self.left[tile.index()]);
        let last = u8::from(is_last);
        let before = copies.saturating_sub(last).saturating_sub(held);
        let lacking = before + last;
        if copies > 4 || lacking > left {
            return Nearest::NONE;
        }
        let mut words = [0; 4];
        words[tile.suit().index()] = u64::from(copies) << (4 * (tile.rank() - 1));
        Nearest {
            lacking,
            left: lacking * left,
            helping: if before > 0 { TileSet::from(tile) } else { TileSet::EMPTY },
            won: Counts::from_words(words),
            last: is_last.then_some(tile),
        }
    }

    /// A win that takes these copies of each tile, and wins on `last` where it is set.
    pub(super) fn take_all(&self, tiles: &Counts, last: Option<Tile>) -> Nearest {
        tiles.kinds().into_iter().fold(Nearest::START, |all, tile| {
            all.and(&self.take(tile, tiles.get(tile), last == Some(tile)))
        })
    }

    /// Seven different pairs (七対子) of these kinds, one of them at least of `needed`.
    pub(super) fn seven_pairs(&self, kinds: TileSet, needed: TileSet) -> Nearest {
        let mut pairs = [Nearest::NONE; 8];
        pairs[0] = Nearest::START;
        let add = |kinds: TileSet, pairs: &mut [Nearest; 8]| {
            for tile in kinds {
                let pair = self.take(tile, 2, false);
                for number in (1..8).rev() {
                    pairs[number] = pairs[number].or(pairs[number - 1].and(&pair));
                }
            }
        };
        add(kinds - needed, &mut pairs);
        pairs[7] = Nearest::NONE;
        add(kinds & needed, &mut pairs);
        pairs[7]
    }
}
