//! Standard wins whose blocks are limited: which may be there, and which must.

use super::nearest::{Nearest, Tiles};
use crate::mentsu::{Mentsu, MentsuKind};
use crate::tile::{Suit, Tile, TileSet};

/// Which mentsu and jantou may occur.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// The first tiles of shuntsu.
    pub(super) shuntsu: TileSet,
    pub(super) koutsu: TileSet,
    pub(super) jantou: TileSet,
    /// Whether the number of equal shuntsu is always even, as in ryanpeikou.
    pub(super) shuntsu_twice: bool,
}

/// The tiles at which a shuntsu begins.
pub(super) const FIRST_OF_SHUNTSU: TileSet = {
    let (mut first, mut i) = (TileSet::EMPTY, 0);
    while i < 27 {
        first = if i % 9 < 7 { first.with(Tile::ALL[i]) } else { first };
        i += 1;
    }
    first
};

impl Shape {
    /// Any mentsu and jantou of these tiles.
    pub(super) fn of_tiles(tiles: TileSet) -> Shape {
        let begins = |first: &Tile| (0..3).all(|next| has(tiles, first.index() + next));
        let shuntsu = FIRST_OF_SHUNTSU.into_iter().filter(begins).collect();
        Shape { shuntsu, koutsu: tiles, jantou: tiles, shuntsu_twice: false }
    }

    /// Koutsu and a jantou of these tiles.
    pub(super) fn koutsu_of(tiles: TileSet) -> Shape {
        Shape { shuntsu: TileSet::EMPTY, ..Shape::of_tiles(tiles) }
    }

    pub(super) fn permits(&self, mentsu: Mentsu) -> bool {
        let of_kind = if mentsu.is_shuntsu() { self.shuntsu } else { self.koutsu };
        of_kind.contains(mentsu.first())
    }
}

fn has(tiles: TileSet, index: usize) -> bool {
    Tile::ALL.get(index).is_some_and(|&tile| tiles.contains(tile))
}

/// The blocks that a win must conceal, whatever the others are.
#[derive(Clone, Copy)]
pub(super) struct Required {
    copies: [u8; Tile::COUNT],
    mentsu: u8,
    jantou: bool,
    /// The winning tile, where the yaku depends on it.
    last: Option<Tile>,
}

impl Required {
    pub(super) const NONE: Required =
        Required { copies: [0; Tile::COUNT], mentsu: 0, jantou: false, last: None };

    pub(super) fn mentsu(mut self, mentsu: Mentsu) -> Required {
        let first = mentsu.first().index();
        match mentsu.kind() {
            MentsuKind::Shuntsu => self.copies[first..first + 3].iter_mut().for_each(|n| *n += 1),
            MentsuKind::Koutsu | MentsuKind::Kantsu => self.copies[first] += 3,
        }
        self.mentsu += 1;
        self
    }

    pub(super) fn jantou(mut self, tile: Tile) -> Required {
        self.copies[tile.index()] += 2;
        Required { jantou: true, ..self }
    }

    pub(super) const fn won_on(self, tile: Tile) -> Required {
        Required { last: Some(tile), ..self }
    }

    fn concerns(&self, suit: Suit) -> bool {
        let mut tiles = TileSet::of_suit(suit).into_iter();
        tiles.any(|tile| self.copies[tile.index()] > 0 || self.last == Some(tile))
    }
}

/// The nearest part of a win in one suit, by the number of mentsu, and with or without the jantou.
type SuitRow = [[Nearest; 2]; 5];

const NO_ROW: SuitRow = [[Nearest::NONE; 2]; 5];

/// The wins of one shape, with the parts of each suit that nothing is required of.
pub(super) struct ShapeWins<'a> {
    tiles: &'a Tiles,
    shape: Shape,
    /// How many mentsu aren't melded.
    mentsu: u8,
    rows: [SuitRow; 4],
}

impl<'a> ShapeWins<'a> {
    pub(super) fn new(tiles: &'a Tiles, shape: Shape, mentsu: u8) -> ShapeWins<'a> {
        let rows = Suit::ALL.map(|suit| suit_row(tiles, shape, &Required::NONE, suit, mentsu));
        ShapeWins { tiles, shape, mentsu, rows }
    }

    /// Leaves out the wins without a tile of this suit.
    pub(super) fn must_have(&mut self, suit: Suit) {
        self.rows[suit.index()][0][0] = Nearest::NONE;
    }

    /// The nearest win.
    pub(super) fn nearest(&self) -> Nearest {
        self.nearest_with(&Required::NONE)
    }

    /// The nearest win that has these blocks.
    pub(super) fn nearest_with(&self, required: &Required) -> Nearest {
        let Some(mentsu) = self.mentsu.checked_sub(required.mentsu) else { return Nearest::NONE };
        let mut all = NO_ROW;
        all[0][usize::from(required.jantou)] = Nearest::START;
        for suit in Suit::ALL {
            if required.concerns(suit) {
                let row = suit_row(self.tiles, self.shape, required, suit, mentsu);
                all = together(&all, &row, mentsu);
            } else {
                all = together(&all, &self.rows[suit.index()], mentsu);
            }
        }
        all[usize::from(mentsu)][1].helped_by_last()
    }
}

/// The parts of more suits together.
fn together(some: &SuitRow, more: &SuitRow, mentsu: u8) -> SuitRow {
    let most = usize::from(mentsu);
    let mut all = NO_ROW;
    for (of_some, has_jantou) in (0..=most).flat_map(|n| [(n, false), (n, true)]) {
        let part = &some[of_some][usize::from(has_jantou)];
        if !part.is_some() {
            continue;
        }
        for of_more in 0..=most - of_some {
            for jantou in 0..=usize::from(!has_jantou) {
                let sum = &mut all[of_some + of_more][usize::from(has_jantou) + jantou];
                *sum = sum.or(part.and(&more[of_more][jantou]));
            }
        }
    }
    all
}

/// By how many shuntsu began two ranks before and one rank before, mentsu, and jantou.
type Open = [[SuitRow; 5]; 5];

/// The nearest part of a win in a suit, whose required blocks are there and not counted.
fn suit_row(tiles: &Tiles, shape: Shape, required: &Required, suit: Suit, mentsu: u8) -> SuitRow {
    let most = usize::from(mentsu);
    let (mut open, mut next): (Open, Open) = ([[NO_ROW; 5]; 5], [[NO_ROW; 5]; 5]);
    open[0][0][0][0] = Nearest::START;
    for tile in TileSet::of_suit(suit) {
        let is_last = required.last == Some(tile);
        let there = usize::from(required.copies[tile.index()]);
        let take: [Nearest; 5] =
            core::array::from_fn(|copies| tiles.take(tile, copies as u8, is_last));
        let step = 1 + usize::from(shape.shuntsu_twice);
        let most_shuntsu = if shape.shuntsu.contains(tile) { most } else { 0 };
        let most_koutsu = usize::from(shape.koutsu.contains(tile));
        let may_be_jantou = usize::from(shape.jantou.contains(tile));
        for (before, last, sets) in cells(most) {
            // A part is taken once, so that its cell is empty for the rank after next.
            let parts = core::mem::replace(&mut open[before][last][sets], [Nearest::NONE; 2]);
            for (has_jantou, part) in parts.iter().enumerate().filter(|(_, part)| part.is_some()) {
                for new in (0..=most_shuntsu.min(most - sets)).step_by(step) {
                    for koutsu in 0..=most_koutsu.min(most - sets - new) {
                        for jantou in 0..=may_be_jantou.min(1 - has_jantou) {
                            let copies = there + before + last + new + 3 * koutsu + 2 * jantou;
                            let Some(taken) = take.get(copies) else { continue };
                            let sum =
                                &mut next[last][new][sets + new + koutsu][has_jantou + jantou];
                            *sum = sum.or(part.and(taken));
                        }
                    }
                }
            }
        }
        core::mem::swap(&mut open, &mut next);
    }
    open[0][0]
}

/// The indices of [`Open`] for this many mentsu at most.
fn cells(most: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let open =
        (0..=most).flat_map(move |before| (0..=most - before).map(move |last| (before, last)));
    open.flat_map(move |(before, last)| {
        (before + last..=most).map(move |sets| (before, last, sets))
    })
}
