//! Random waiting hands: wins of all forms without one tile.

use crate::list::List;
use crate::mentsu::Mentsu;
use crate::random::{RandomSource, below};
use crate::tile::{Counts, Tile, TileSet};

/// The three forms of a win.
enum DrawnForm {
    Standard,
    Chiitoitsu,
    Kokushi,
}

/// The number of tiles of each kind.
type Won = [u8; Tile::COUNT];

/// Draws random wins of given kinds and a given number of mentsu, and takes a tile away.
pub(super) struct RandomWins<'a, R> {
    source: &'a mut R,
    kinds: TileSet,
    mentsu: usize,
    /// Every mentsu of the kinds. There are 55 of all 34: a koutsu of each, and 7 shuntsu in each
    /// number suit.
    all: List<Mentsu, 55>,
}

impl<R: RandomSource> RandomWins<'_, R> {
    pub(super) fn new(source: &mut R, kinds: TileSet, mentsu: usize) -> RandomWins<'_, R> {
        let koutsu = kinds.iter().map(Mentsu::koutsu);
        let shuntsu = kinds.iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        let inside = |mentsu: &Mentsu| mentsu.tiles().all(|tile| kinds.contains(tile));
        RandomWins { source, kinds, mentsu, all: List::of(koutsu.chain(shuntsu.filter(inside))) }
    }

    /// This many tiles of any kind, each copy equally likely.
    pub(super) fn any_tiles(&mut self, tiles: u8) -> Option<Counts> {
        let of_kinds = Counts::FULL.tiles().filter(|&tile| self.kinds.contains(tile));
        let mut left = Counts::from_tiles(of_kinds).expect("four of each kind");
        let mut drawn = Counts::EMPTY;
        for _ in 0..tiles {
            let tile = left.tiles().nth(below(self.source, left.total().into()))?;
            left = left.without(tile).expect("a tile that is left");
            drawn = drawn.with(tile).expect("four of each kind");
        }
        Some(drawn)
    }

    /// A random win that has lost a tile; `None` if it still holds a tile five times.
    pub(super) fn without_a_tile(&mut self) -> Option<Counts> {
        let mut won = match self.drawn_form() {
            DrawnForm::Standard => self.standard()?,
            DrawnForm::Chiitoitsu => self.chiitoitsu(TileSet::EMPTY)?,
            DrawnForm::Kokushi => self.kokushi()?,
        };
        let mut nth = below(self.source, 3 * self.mentsu + 2);
        for count in &mut won {
            match nth.checked_sub(usize::from(*count)) {
                Some(rest) => nth = rest,
                None => {
                    *count -= 1;
                    break;
                }
            }
        }
        self.checked(won)
    }

    /// A random win that one of `waits` completes, without that tile.
    pub(super) fn without_one_of(&mut self, waits: TileSet) -> Option<Counts> {
        let last = self.any_of(waits)?;
        let mut won = match self.drawn_form() {
            DrawnForm::Standard => self.standard_with(last)?,
            DrawnForm::Chiitoitsu => self.chiitoitsu(last.into())?,
            DrawnForm::Kokushi => self.kokushi()?,
        };
        won[last.index()] = won[last.index()].checked_sub(1)?;
        self.checked(won)
    }

    /// The form of the next win; chiitoitsu and kokushi are rarer, as in play.
    fn drawn_form(&mut self) -> DrawnForm {
        if self.mentsu != 4 {
            return DrawnForm::Standard;
        }
        match below(self.source, 256) {
            0 => DrawnForm::Kokushi,
            1..=4 => DrawnForm::Chiitoitsu,
            _ => DrawnForm::Standard,
        }
    }

    /// Mentsu and a jantou.
    fn standard(&mut self) -> Option<Won> {
        let jantou = self.any_of(self.kinds)?;
        self.with_mentsu(pairs_of(jantou.into()), self.mentsu)
    }

    /// Mentsu and a jantou, with this tile in one of them.
    fn standard_with(&mut self, last: Tile) -> Option<Won> {
        // The tile completes the jantou, or one of the mentsu that contain it.
        let mut with_it = self.all.iter().filter(|mentsu| mentsu.contains(last));
        let of_mentsu = if self.mentsu == 0 { 0 } else { with_it.clone().count() };
        match below(self.source, of_mentsu + 1).checked_sub(1) {
            None => self.with_mentsu(pairs_of(last.into()), self.mentsu),
            Some(nth) => {
                let completed = *with_it.nth(nth)?;
                let mut won = pairs_of(self.any_of(self.kinds)?.into());
                add_tiles_of(completed, &mut won);
                self.with_mentsu(won, self.mentsu - 1)
            }
        }
    }

    /// These tiles and `mentsu` more mentsu.
    fn with_mentsu(&mut self, mut won: Won, mentsu: usize) -> Option<Won> {
        for _ in 0..mentsu {
            add_tiles_of(*self.all.get(below(self.source, self.all.len()))?, &mut won);
        }
        Some(won)
    }

    /// Seven pairs, these among them.
    fn chiitoitsu(&mut self, mut pairs: TileSet) -> Option<Won> {
        while pairs.len() < 7 {
            pairs.insert(self.any_of(self.kinds - pairs)?);
        }
        Some(pairs_of(pairs))
    }

    /// Every terminal and honor, and one of them twice.
    fn kokushi(&mut self) -> Option<Won> {
        let twice = self.any_of(TileSet::YAOCHUU)?;
        Some(Tile::ALL.map(|tile| u8::from(tile.is_yaochuu()) + u8::from(tile == twice)))
    }

    fn any_of(&mut self, tiles: TileSet) -> Option<Tile> {
        tiles.iter().nth(below(self.source, tiles.len()))
    }

    /// The tiles, if they are of these kinds and none occurs more than four times.
    fn checked(&self, tiles: Won) -> Option<Counts> {
        Counts::from_array(tiles).ok().filter(|counts| counts.kinds().is_subset(self.kinds))
    }
}

fn pairs_of(tiles: TileSet) -> Won {
    Tile::ALL.map(|tile| if tiles.contains(tile) { 2 } else { 0 })
}

fn add_tiles_of(mentsu: Mentsu, won: &mut Won) {
    for tile in mentsu.tiles() {
        won[tile.index()] += 1;
    }
}
