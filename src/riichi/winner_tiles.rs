//! The winner's tiles, read once: tiles as words, melds as masks.

use super::fu::MeldFu;
use super::impossible::Impossible;
use super::situation::Situation;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::tile::{Counts, Face, PLACE, Tile, TileSet};

/// The nibbles of 1 and 9 in the word of a number suit.
const ENDS: u64 = 0xF_0000_000F;

/// The winner's tiles and melds.
#[derive(Clone, Copy)]
pub(super) struct WinnerTiles {
    /// The concealed tiles and the winning one, which may be a fifth copy.
    pub(super) won: Counts,
    /// The words of these and the melds together, a nibble a tile: man, pin, sou, honors.
    pub(super) words: [u64; 4],
    /// The winning tile.
    pub(super) tile: Tile,
    /// The melds' shuntsu, a bit where each begins.
    pub(super) shuntsu: u64,
    /// The melds' koutsu and kans.
    pub(super) koutsu: u64,
    pub(super) ankan: u8,
    pub(super) kans: u8,
    /// How many melds are open.
    open: u8,
    pub(super) meld_fu: MeldFu,
    /// Red fives, the winning tile among them.
    pub(super) reds: RedsBySuit,
}

/// How many red fives there are: man, pin and sou. None overflows, as a hand, its winning tile and ten
/// indicators are fewer than 256.
#[derive(Clone, Copy)]
pub(super) struct RedsBySuit([u8; 3]);

impl RedsBySuit {
    #[inline(always)]
    pub(super) const fn add(&mut self, five: Tile, reds: u8) {
        self.0[five.suit().index() % 3] += reds;
    }

    #[inline(always)]
    pub(super) fn are_none(self) -> bool {
        self.0 == [0; 3]
    }

    pub(super) const fn by_suit(self) -> [u8; 3] {
        self.0
    }
}

/// The winning tile, and whether the hand holds it already.
#[derive(Clone, Copy)]
pub(super) enum WinningTile {
    Taken(Face),
    Drawn(Tile),
}

impl WinningTile {
    #[inline(always)]
    pub(super) fn of(hand: &Hand, situation: &Situation) -> Result<WinningTile, Impossible> {
        if let Some(face) = situation.ron {
            return Ok(WinningTile::Taken(face));
        }
        let drawn = hand.drawn().ok_or(Impossible::NothingDrawn)?;
        Ok(WinningTile::Drawn(drawn.tile()))
    }
}

impl WinnerTiles {
    /// The concealed tiles and the winning one.
    #[inline(always)]
    pub(super) fn new(hand: &Hand, won: WinningTile) -> WinnerTiles {
        let mut reds = RedsBySuit(hand.reds_by_suit());
        let (won, tile) = match won {
            WinningTile::Taken(face) => {
                if face.is_red() {
                    reds.add(face.tile(), 1);
                }
                (hand.concealed().with_even_a_fifth(face.tile()), face.tile())
            }
            WinningTile::Drawn(tile) => (*hand.concealed(), tile),
        };
        WinnerTiles {
            won,
            words: won.words(),
            tile,
            shuntsu: 0,
            koutsu: 0,
            ankan: 0,
            kans: 0,
            open: 0,
            meld_fu: MeldFu::NONE,
            reds,
        }
    }

    /// Adds the melds, which stands apart so that a hand without any isn't moved about.
    #[inline(always)]
    pub(super) fn declare(&mut self, melds: &[Meld]) {
        for meld in melds {
            let (mentsu, kind) = (meld.mentsu(), meld.kind());
            let place = PLACE[mentsu.first().index()];
            // As nibbles: one each of three ranks, three or four of one.
            let pattern: u64 = [0x111, 3, 4][mentsu.kind() as usize];
            self.words[usize::from(place >> 6)] += pattern << (place & 63);
            let bit = 1u64 << mentsu.first().index();
            if kind == MeldKind::Chi {
                self.shuntsu |= bit;
            } else {
                self.koutsu |= bit;
                self.meld_fu.push(mentsu, kind == MeldKind::Ankan);
            }
            self.ankan += u8::from(kind == MeldKind::Ankan);
            self.kans += u8::from(kind.is_kan());
            self.open += u8::from(meld.is_open());
            if meld.reds() > 0 {
                self.reds.add(mentsu.first(), meld.reds());
            }
        }
    }

    /// Whether no meld but ankan is declared.
    #[inline(always)]
    pub(super) const fn is_closed(&self) -> bool {
        self.open == 0
    }

    /// How many number suits the tiles are of.
    #[inline(always)]
    pub(super) const fn suits(&self) -> u8 {
        let [man, pin, sou, _] = self.words;
        (man != 0) as u8 + (pin != 0) as u8 + (sou != 0) as u8
    }

    #[inline(always)]
    pub(super) const fn have_honors(&self) -> bool {
        self.words[3] != 0
    }

    /// Whether all tiles are terminals and honors.
    #[inline(always)]
    pub(super) const fn are_yaochuu(&self) -> bool {
        let [man, pin, sou, _] = self.words;
        (man | pin | sou) & !ENDS == 0
    }

    /// Whether no tile is a terminal or honor.
    #[inline(always)]
    pub(super) const fn are_simples(&self) -> bool {
        let [man, pin, sou, honors] = self.words;
        (man | pin | sou) & ENDS | honors == 0
    }

    #[inline(always)]
    pub(super) const fn has_melds(&self) -> bool {
        self.shuntsu | self.koutsu != 0
    }

    /// The kinds of all tiles.
    pub(super) fn kinds(&self) -> TileSet {
        Counts::from_words(self.words).kinds()
    }

    /// The words of all tiles with the norths set aside: the north's nibble is the fourth.
    #[inline(always)]
    pub(super) const fn words_with_kita(&self, kita: u8) -> [u64; 4] {
        let [man, pin, sou, honors] = self.words;
        [man, pin, sou, honors + ((kita as u64) << 12)]
    }
}
