//! What the winner holds, read once: the tiles as words, and the melds as masks.

use super::check::Impossible;
use super::fu::mentsu_fu;
use super::situation::Situation;
use crate::hand::Hand;
use crate::meld::MeldKind;
use crate::mentsu::Mentsu;
use crate::tile::{Counts, PLACE, Tile, TileSet};

/// The nibbles of 1 and 9.
pub(super) const ENDS: u64 = 0xF_0000_000F;

/// By kind of meld, its fu if it is of simples; of terminals and honors it has twice as many.
const FU_OF_SIMPLES: [u8; MeldKind::ALL.len()] = {
    let mut fu = [0; MeldKind::ALL.len()];
    let mut i = 0;
    while i < fu.len() {
        let kind = MeldKind::ALL[i];
        let mentsu = match kind {
            MeldKind::Chi => Mentsu::from_code(4),
            MeldKind::Pon => Mentsu::koutsu(Tile::M2),
            _ => Mentsu::kantsu(Tile::M2),
        };
        fu[kind as usize] = mentsu_fu(mentsu, matches!(kind, MeldKind::Ankan));
        i += 1;
    }
    fu
};

/// The winner's tiles and melds.
#[derive(Clone, Copy)]
pub(super) struct Held {
    /// The concealed tiles and the winning one, which may be a fifth copy.
    pub(super) won: Counts,
    /// The words of these and the melds together.
    pub(super) tiles: [u64; 4],
    /// The melds' shuntsu, a bit where each begins.
    pub(super) shuntsu: u64,
    /// The melds' koutsu and kans.
    pub(super) koutsu: u64,
    pub(super) ankan: u8,
    pub(super) kans: u8,
    /// How many melds are open.
    pub(super) open: u8,
    /// The melds' fu.
    pub(super) fu: u8,
    /// Red fives by suit, the winning tile among them.
    pub(super) reds: [u8; 3],
    /// The winning tile.
    pub(super) tile: Tile,
}

impl Held {
    #[inline(always)]
    pub(super) fn new(hand: &Hand, situation: &Situation) -> Result<Held, Impossible> {
        let mut reds = hand.reds_by_suit();
        let (won, tile) = match (situation.ron, hand.drawn()) {
            (Some(face), _) => {
                if face.is_red() {
                    reds[face.tile().suit().index()] += 1;
                }
                (hand.concealed().with_even_a_fifth(face.tile()), face.tile())
            }
            (None, Some(face)) => (*hand.concealed(), face.tile()),
            (None, None) => return Err(Impossible::NothingDrawn),
        };
        let mut held = Held {
            won,
            tiles: won.words(),
            shuntsu: 0,
            koutsu: 0,
            ankan: 0,
            kans: 0,
            open: 0,
            fu: 0,
            reds,
            tile,
        };
        for meld in hand.melds() {
            let (mentsu, kind) = (meld.mentsu(), meld.kind());
            let place = PLACE[mentsu.first().index()];
            let pattern: u64 = [0x111, 3, 4][mentsu.kind() as usize];
            held.tiles[usize::from(place >> 6)] += pattern << (place & 63);
            let bit = 1u64 << mentsu.first().index();
            let shuntsu = if kind == MeldKind::Chi { bit } else { 0 };
            held.shuntsu |= shuntsu;
            held.koutsu |= bit ^ shuntsu;
            held.ankan += u8::from(kind == MeldKind::Ankan);
            held.kans += u8::from(kind.is_kan());
            held.open += u8::from(meld.is_open());
            let fu = FU_OF_SIMPLES[kind as usize];
            held.fu += fu << u8::from(bit & TileSet::YAOCHUU.bits() != 0);
            if meld.reds() > 0 {
                held.reds[mentsu.first().suit().index()] += meld.reds();
            }
        }
        Ok(held)
    }

    /// Whether no meld but ankan is declared.
    #[inline(always)]
    pub(super) const fn is_closed(&self) -> bool {
        self.open == 0
    }

    /// Whether all tiles are terminals and honors.
    #[inline(always)]
    pub(super) const fn is_routou(&self) -> bool {
        let [man, pin, sou, _] = self.tiles;
        (man | pin | sou) & !ENDS == 0
    }

    #[inline(always)]
    pub(super) const fn has_melds(&self) -> bool {
        self.shuntsu | self.koutsu != 0
    }

    /// The kinds of all tiles.
    pub(super) fn kinds(&self) -> u64 {
        Counts::from_words(self.tiles).kinds().bits()
    }

    /// The words of all tiles with the norths set aside.
    #[inline(always)]
    pub(super) const fn tiles_with_kita(&self, kita: u8) -> [u64; 4] {
        let [man, pin, sou, honors] = self.tiles;
        [man, pin, sou, honors + ((kita as u64) << 12)]
    }
}
