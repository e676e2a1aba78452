//! The winner's tiles, read once: tiles as words, melds as masks.

use crate::engine::BlockMasks;
use crate::hand::Hand;
use crate::meld::{Meld, MeldKind};
use crate::riichi::fu::MeldFu;
use crate::riichi::situation::Situation;
use crate::riichi::situation::impossible::Impossible;
use crate::tile::{Counts, Face, PLACE, Tile};

/// The nibbles of 1 and 9 in the word of a number suit.
const ENDS: u64 = 0xF_0000_000F;

/// The winner's tiles and melds. Only the words are in memory: in one struct with an indexed array,
/// the other fields would be, too.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct WinnerTiles<'a> {
    /// The concealed tiles and the winning one, which may be a fifth copy.
    pub(in crate::riichi) won: Counts,
    /// The words of these and the melds together, a nibble a tile: man, pin, sou, honors.
    pub(in crate::riichi) words: &'a [u64; 4],
    /// The winning tile.
    pub(in crate::riichi) tile: Tile,
    pub(in crate::riichi) melds: DeclaredBlocks,
    /// Red fives, the winning tile among them.
    pub(in crate::riichi) reds: RedsBySuit,
}

/// The blocks that a player declared, in two words so that they are returned in registers.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct DeclaredBlocks {
    /// The shuntsu, and the koutsu and kans, at the places of [`BlockMasks`].
    mentsu: u64,
    /// A byte each from the lowest: how many are open, kans, ankan; the fu of koutsu and kans; the
    /// red fives by suit.
    numbers: u64,
}

/// The number of red fives, a byte each: man, pin and sou. None overflows, as a hand, its winning
/// tile and ten indicators are fewer than 256.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::riichi) struct RedsBySuit(u32);

impl RedsBySuit {
    pub(in crate::riichi) const NONE: RedsBySuit = RedsBySuit(0);

    #[inline(always)]
    const fn new([man, pin, sou]: [u8; 3]) -> RedsBySuit {
        RedsBySuit(u32::from_le_bytes([man, pin, sou, 0]))
    }

    #[inline(always)]
    pub(in crate::riichi) const fn add(&mut self, five: Tile, reds: u8) {
        self.0 += (reds as u32) << (8 * (five as u32 / 9));
    }

    #[inline(always)]
    pub(in crate::riichi) fn are_none(self) -> bool {
        self == RedsBySuit::NONE
    }

    pub(in crate::riichi) const fn by_suit(self) -> [u8; 3] {
        let [man, pin, sou, _] = self.0.to_le_bytes();
        [man, pin, sou]
    }
}

/// The winning tile, and whether the hand holds it already.
#[derive(Clone, Copy)]
pub(in crate::riichi) struct WinningTile {
    pub(in crate::riichi) face: Face,
    pub(in crate::riichi) held: bool,
}

impl WinningTile {
    #[inline(always)]
    pub(in crate::riichi) fn of(
        hand: &Hand,
        situation: &Situation,
    ) -> Result<WinningTile, Impossible> {
        if let Some(face) = situation.ron {
            return Ok(WinningTile { face, held: false });
        }
        let face = hand.drawn().ok_or(Impossible::NothingDrawn)?;
        Ok(WinningTile { face, held: true })
    }
}

impl<'a> WinnerTiles<'a> {
    /// The concealed tiles, the winning one and the melds; their words are written to `words`.
    #[inline(always)]
    pub(in crate::riichi) fn new(
        hand: &Hand,
        winning: WinningTile,
        words: &'a mut [u64; 4],
    ) -> WinnerTiles<'a> {
        if hand.melds().is_empty() {
            WinnerTiles::without_melds(hand, winning, words)
        } else {
            WinnerTiles::with_melds(hand, winning, words)
        }
    }

    /// The same for a hand without melds.
    #[inline(always)]
    pub(in crate::riichi) fn without_melds(
        hand: &Hand,
        winning: WinningTile,
        words: &'a mut [u64; 4],
    ) -> WinnerTiles<'a> {
        let (won, reds) = WinnerTiles::won(hand, winning, words);
        WinnerTiles { won, words, tile: winning.face.tile(), melds: DeclaredBlocks::NONE, reds }
    }

    /// The same for a hand that may have melds.
    #[inline(always)]
    pub(in crate::riichi) fn with_melds(
        hand: &Hand,
        winning: WinningTile,
        words: &'a mut [u64; 4],
    ) -> WinnerTiles<'a> {
        let (won, mut reds) = WinnerTiles::won(hand, winning, words);
        let melds = DeclaredBlocks::of(hand.melds(), words);
        reds.0 += melds.reds().0;
        WinnerTiles { won, words, tile: winning.face.tile(), melds, reds }
    }

    /// The concealed tiles and the winning one, also as words, and the red fives among them.
    #[inline(always)]
    fn won(
        hand: &Hand,
        WinningTile { face, held }: WinningTile,
        words: &mut [u64; 4],
    ) -> (Counts, RedsBySuit) {
        let (mut reds, tile) = (RedsBySuit::new(hand.reds_by_suit()), face.tile());
        *words = hand.concealed().words();
        if !held {
            let place = PLACE[tile as usize];
            words[usize::from(place >> 6)] += 1 << (place & 63);
            if face.is_red() {
                reds.add(tile, 1);
            }
        }
        (Counts::from_words(*words), reds)
    }

    /// Whether no meld but ankan is declared.
    #[inline(always)]
    pub(in crate::riichi) const fn is_closed(&self) -> bool {
        self.melds.open() == 0
    }

    /// Whether the tiles are of one number suit at most, honors aside.
    #[inline(always)]
    pub(in crate::riichi) const fn are_of_one_suit(&self) -> bool {
        let [man, pin, sou, _] = *self.words;
        (man | pin == 0) | (man | sou == 0) | (pin | sou == 0)
    }

    /// Whether all tiles are terminals and honors.
    #[inline(always)]
    pub(in crate::riichi) const fn are_yaochuu(&self) -> bool {
        let [man, pin, sou, _] = *self.words;
        (man | pin | sou) & !ENDS == 0
    }

    /// Whether no tile is a terminal or honor.
    #[inline(always)]
    pub(in crate::riichi) const fn are_simples(&self) -> bool {
        let [man, pin, sou, honors] = *self.words;
        (man | pin | sou) & ENDS | honors == 0
    }

    #[inline(always)]
    pub(in crate::riichi) const fn has_melds(&self) -> bool {
        !self.melds.are_none()
    }
}

impl DeclaredBlocks {
    const NONE: DeclaredBlocks = DeclaredBlocks { mentsu: 0, numbers: 0 };

    /// The blocks of the melds, whose tiles are added to the words.
    #[inline(never)]
    pub(in crate::riichi) fn of(melds: &[Meld], words: &mut [u64; 4]) -> DeclaredBlocks {
        let (mut all, mut fu) = (0, MeldFu::NONE);
        let (mut open, mut kans, mut ankan, mut reds) = (0, 0, 0, RedsBySuit::NONE);
        for meld in melds {
            let (mentsu, kind) = (meld.mentsu(), meld.kind());
            let place = PLACE[mentsu.first().index()];
            // As nibbles: one each of three ranks, three or four of one.
            let pattern: u64 = [0x111, 3, 4][mentsu.kind() as usize];
            words[usize::from(place >> 6)] += pattern << (place & 63);
            let koutsu = 1 << BlockMasks::koutsu_at(mentsu.first());
            if kind == MeldKind::Chi {
                all |= koutsu >> 7;
            } else {
                all |= koutsu;
                fu.push(mentsu, kind == MeldKind::Ankan);
            }
            open += u8::from(meld.is_open());
            kans += u8::from(kind.is_kan());
            ankan += u8::from(kind == MeldKind::Ankan);
            if meld.reds() > 0 {
                reds.add(mentsu.first(), meld.reds());
            }
        }
        let [man, pin, sou] = reds.by_suit();
        let numbers = u64::from_le_bytes([open, kans, ankan, fu.get(), man, pin, sou, 0]);
        DeclaredBlocks { mentsu: all, numbers }
    }

    #[inline(always)]
    pub(in crate::riichi) const fn are_none(self) -> bool {
        self.mentsu == 0
    }

    /// The shuntsu, and the koutsu and kans, at the places of [`BlockMasks`].
    #[inline(always)]
    pub(in crate::riichi) const fn mentsu(self) -> u64 {
        self.mentsu
    }

    #[inline(always)]
    pub(in crate::riichi) const fn open(self) -> u8 {
        self.numbers as u8
    }

    #[inline(always)]
    pub(in crate::riichi) const fn kans(self) -> u8 {
        (self.numbers >> 8) as u8
    }

    #[inline(always)]
    pub(in crate::riichi) const fn ankan(self) -> u8 {
        (self.numbers >> 16) as u8
    }

    /// The fu of koutsu and kans.
    #[inline(always)]
    pub(in crate::riichi) const fn fu(self) -> u8 {
        (self.numbers >> 24) as u8
    }

    #[inline(always)]
    pub(in crate::riichi) const fn reds(self) -> RedsBySuit {
        RedsBySuit((self.numbers >> 32) as u32)
    }
}
