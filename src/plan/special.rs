//! What chiitoitsu and kokushi lack, as tiles come and go.

use crate::hand::Hand;
use crate::tile::{Tile, TileSet};

/// What both forms ask of the tiles: kinds, pairs, and both among terminals and honors.
#[derive(Clone, Copy)]
pub(super) struct Special {
    kinds: u8,
    pairs: u8,
    yaochuu: u8,
    yaochuu_pairs: u8,
    /// Which of the forms are within reach.
    chiitoitsu: bool,
    kokushi: bool,
}

/// More than any hand lacks.
const NEVER: u8 = 15;

impl Special {
    /// Of a hand's concealed tiles. Both forms need all thirteen to be concealed.
    pub(super) fn of(hand: &Hand) -> Special {
        let concealed = hand.concealed();
        let (kinds, pairs) = (concealed.kinds(), concealed.at_least(2));
        let count = |tiles: TileSet| tiles.len() as u8;
        let closed = hand.melds().is_empty();
        Special {
            kinds: count(kinds),
            pairs: count(pairs),
            yaochuu: count(kinds & TileSet::YAOCHUU),
            yaochuu_pairs: count(pairs & TileSet::YAOCHUU),
            chiitoitsu: closed,
            kokushi: closed,
        }
    }

    /// Without the forms that can't be reached within the bound.
    pub(super) fn within(self, bound: u8) -> Special {
        Special {
            chiitoitsu: self.chiitoitsu && self.lacks_for_chiitoitsu() <= bound,
            kokushi: self.kokushi && self.lacks_for_kokushi() <= bound,
            ..self
        }
    }

    /// Without chiitoitsu.
    pub(super) fn without_pairs(self) -> Special {
        Special { chiitoitsu: false, ..self }
    }

    /// Whether any of the forms is within reach.
    #[inline(always)]
    pub(super) fn matters(&self) -> bool {
        self.chiitoitsu | self.kokushi
    }

    fn lacks_for_chiitoitsu(&self) -> u8 {
        7 - self.pairs.min(7) + 7u8.saturating_sub(self.kinds)
    }

    fn lacks_for_kokushi(&self) -> u8 {
        14 - self.yaochuu - u8::from(self.yaochuu_pairs > 0)
    }

    /// How many tiles are lacking for the form that lacks fewer.
    pub(super) fn lacks(&self) -> u8 {
        let chiitoitsu = if self.chiitoitsu { self.lacks_for_chiitoitsu() } else { NEVER };
        let kokushi = if self.kokushi { self.lacks_for_kokushi() } else { NEVER };
        chiitoitsu.min(kokushi)
    }

    /// Of other tiles, by suit and rank, with the same forms within reach.
    pub(super) fn of_tiles(self, counts: &[[u8; 9]; 4]) -> Special {
        let mut all = Special { kinds: 0, pairs: 0, yaochuu: 0, yaochuu_pairs: 0, ..self };
        for (kind, &held) in counts.iter().flatten().enumerate().take(Tile::COUNT) {
            let yaochuu = u8::from(TileSet::YAOCHUU.contains(Tile::ALL[kind]));
            let (one, two) = (u8::from(held > 0), u8::from(held > 1));
            all.kinds += one;
            all.pairs += two;
            all.yaochuu += one & yaochuu;
            all.yaochuu_pairs += two & yaochuu;
        }
        all
    }

    /// With one tile more of a kind of which so many are held.
    pub(super) fn with(mut self, kind: usize, held: u8) -> Special {
        let yaochuu = u8::from(TileSet::YAOCHUU.contains(Tile::ALL[kind]));
        match held {
            0 => {
                self.kinds += 1;
                self.yaochuu += yaochuu;
            }
            1 => {
                self.pairs += 1;
                self.yaochuu_pairs += yaochuu;
            }
            _ => {}
        }
        self
    }

    /// With one tile fewer of a kind of which so many are held.
    pub(super) fn without(mut self, kind: usize, held: u8) -> Special {
        let yaochuu = u8::from(TileSet::YAOCHUU.contains(Tile::ALL[kind]));
        match held {
            1 => {
                self.kinds -= 1;
                self.yaochuu -= yaochuu;
            }
            2 => {
                self.pairs -= 1;
                self.yaochuu_pairs -= yaochuu;
            }
            _ => {}
        }
        self
    }
}
