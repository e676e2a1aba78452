//! Random waiting hands: wins of all forms without one tile.

use super::random::{RandomSource, below};
use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::tile::{Counts, Tile, TileSet};

impl Filler for Mentsu {
    const FILLER: Mentsu = Mentsu::koutsu(Tile::M1);
}

/// The three forms of a win.
enum DrawnForm {
    Standard,
    Chiitoitsu,
    Kokushi,
}

/// Draws random wins of given kinds and a given number of mentsu, and takes a tile away.
pub(super) struct RandomWins {
    kinds: TileSet,
    mentsu: usize,
    /// Every mentsu of the kinds. There are 55 of all 34: a koutsu of each, and 7 shuntsu in each
    /// number suit.
    all: List<Mentsu, 55>,
}

impl RandomWins {
    pub(super) fn new(kinds: TileSet, mentsu: usize) -> RandomWins {
        let koutsu = kinds.iter().map(Mentsu::koutsu);
        let shuntsu = kinds.iter().filter_map(|first| Mentsu::shuntsu(first).ok());
        let inside = |mentsu: &Mentsu| mentsu.tiles().all(|tile| kinds.contains(tile));
        RandomWins { kinds, mentsu, all: List::of(koutsu.chain(shuntsu.filter(inside))) }
    }

    /// This many tiles of any kind, each copy equally likely.
    pub(super) fn any_tiles<R: RandomSource>(&self, source: &mut R, tiles: u8) -> Option<Counts> {
        let mut left = self.kinds.iter().fold(Counts::EMPTY, |counts, tile| {
            (0..4).fold(counts, |counts, _| counts.with_even_a_fifth(tile))
        });
        let mut drawn = Counts::EMPTY;
        for _ in 0..tiles {
            let tile = left.tiles().nth(below(source, left.total().into()))?;
            left = left.without(tile)?;
            drawn = drawn.with(tile).ok()?;
        }
        Some(drawn)
    }

    /// The form of the next win; chiitoitsu and kokushi are rarer, as in play.
    fn drawn_form<R: RandomSource>(&self, source: &mut R) -> DrawnForm {
        match self.mentsu {
            4 => match below(source, 256) {
                0 => DrawnForm::Kokushi,
                1..=4 => DrawnForm::Chiitoitsu,
                _ => DrawnForm::Standard,
            },
            _ => DrawnForm::Standard,
        }
    }

    /// A random win without one of its tiles; `None` if a tile is then held five times.
    pub(super) fn without_a_tile<R: RandomSource>(&self, source: &mut R) -> Option<Counts> {
        let mut won = [0; Tile::COUNT];
        match self.drawn_form(source) {
            DrawnForm::Standard => {
                won[self.any_of(source, self.kinds)?.index()] = 2;
                self.add_mentsu(source, self.mentsu, &mut won)?;
            }
            DrawnForm::Chiitoitsu => self.add_pairs(source, TileSet::EMPTY, &mut won)?,
            DrawnForm::Kokushi => self.add_orphans(source, &mut won)?,
        }
        let mut nth = below(source, 3 * self.mentsu + 2);
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

    /// A random win that one of these tiles completes, without it.
    pub(super) fn without_one_of<R: RandomSource>(
        &self,
        source: &mut R,
        waits: TileSet,
    ) -> Option<Counts> {
        let last = self.any_of(source, waits)?;
        let mut won = [0; Tile::COUNT];
        match self.drawn_form(source) {
            DrawnForm::Standard => self.add_standard_with(source, last, &mut won)?,
            DrawnForm::Chiitoitsu => self.add_pairs(source, last.into(), &mut won)?,
            DrawnForm::Kokushi => self.add_orphans(source, &mut won)?,
        }
        won[last.index()] = won[last.index()].checked_sub(1)?;
        self.checked(won)
    }

    /// Adds mentsu and a jantou, with this tile in one of them.
    fn add_standard_with<R: RandomSource>(
        &self,
        source: &mut R,
        last: Tile,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        // The block that it completes: the jantou, or a mentsu with it.
        let with_it = self.all.iter().filter(|mentsu| mentsu.contains(last));
        let of_mentsu = if self.mentsu == 0 { 0 } else { with_it.clone().count() };
        match below(source, of_mentsu + 1).checked_sub(1) {
            None => {
                won[last.index()] = 2;
                self.add_mentsu(source, self.mentsu, won)
            }
            Some(nth) => {
                add_tiles_of(*with_it.clone().nth(nth)?, won);
                won[self.any_of(source, self.kinds)?.index()] += 2;
                self.add_mentsu(source, self.mentsu - 1, won)
            }
        }
    }

    /// Adds seven pairs, these among them.
    fn add_pairs<R: RandomSource>(
        &self,
        source: &mut R,
        mut pairs: TileSet,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        while pairs.len() < 7 {
            pairs.insert(self.any_of(source, self.kinds - pairs)?);
        }
        for tile in pairs {
            won[tile.index()] = 2;
        }
        Some(())
    }

    /// Adds every terminal and honor, and one of them twice.
    fn add_orphans<R: RandomSource>(
        &self,
        source: &mut R,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        for tile in TileSet::YAOCHUU {
            won[tile.index()] = 1;
        }
        won[self.any_of(source, TileSet::YAOCHUU)?.index()] += 1;
        Some(())
    }

    fn any_of<R: RandomSource>(&self, source: &mut R, tiles: TileSet) -> Option<Tile> {
        tiles.iter().nth(below(source, tiles.len()))
    }

    /// The tiles, if they are of these kinds and none occurs more than four times.
    fn checked(&self, tiles: [u8; Tile::COUNT]) -> Option<Counts> {
        Counts::from_array(tiles).ok().filter(|counts| counts.kinds().is_subset(self.kinds))
    }

    fn add_mentsu<R: RandomSource>(
        &self,
        source: &mut R,
        mentsu: usize,
        won: &mut [u8; Tile::COUNT],
    ) -> Option<()> {
        for _ in 0..mentsu {
            add_tiles_of(*self.all.get(below(source, self.all.len()))?, won);
        }
        Some(())
    }
}

fn add_tiles_of(mentsu: Mentsu, won: &mut [u8; Tile::COUNT]) {
    for tile in mentsu.tiles() {
        won[tile.index()] += 1;
    }
}
