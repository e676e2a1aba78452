//! The winner's tiles, read once, and the fan that no reading changes.

use super::chows::Chows;
use crate::engine::BlockMasks;
use crate::hand::Hand;
use crate::mcr::fan::{Fan, FanSet};
use crate::meld::MeldKind;
use crate::tile::{Counts, PLACE, Tile};

/// The winner's tiles and melds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mcr) struct WinnerTiles {
    /// The concealed tiles, the winning one among them.
    pub(in crate::mcr) won: Counts,
    /// The words of these and the melds together, a nibble a tile: man, pin, sou, honors.
    pub(in crate::mcr) words: [u64; 4],
    /// The winning tile.
    pub(in crate::mcr) tile: Tile,
    pub(super) melds: DeclaredSets,
}

/// The sets that a player declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeclaredSets {
    pub(super) chows: Chows,
    /// The pungs and kongs, at the places of [`BlockMasks`].
    pub(super) pungs: u64,
    pub(super) pung_count: u8,
    pub(super) melded_kongs: u8,
    pub(super) concealed_kongs: u8,
}

/// The nibbles of some ranks.
const fn ranks(some: &[u32]) -> u64 {
    let (mut all, mut i) = (0, 0);
    while i < some.len() {
        all |= 0xF << (4 * (some[i] - 1));
        i += 1;
    }
    all
}

const ENDS: u64 = ranks(&[1, 9]);
const WINDS: u64 = ranks(&[1, 2, 3, 4]);
const WHITE: u64 = ranks(&[5]);
const GREEN: u64 = ranks(&[6]);
/// The highest bit of a count of four in each nibble.
const FOURS: u64 = 0x4_4444_4444;

impl WinnerTiles {
    /// The concealed tiles, the winning one, which `held` says is among them already, and the
    /// melds.
    #[inline(always)]
    pub(in crate::mcr) fn new(hand: &Hand, tile: Tile, held: bool) -> WinnerTiles {
        let mut words = hand.concealed().words();
        if !held {
            let place = PLACE[tile as usize];
            words[usize::from(place >> 6)] += 1 << (place & 63);
        }
        let won = Counts::from_words(words);
        let mut melds = DeclaredSets {
            chows: Chows::NONE,
            pungs: 0,
            pung_count: 0,
            melded_kongs: 0,
            concealed_kongs: 0,
        };
        for meld in hand.melds() {
            let (mentsu, kind) = (meld.mentsu(), meld.kind());
            let first = mentsu.first();
            let place = PLACE[first.index()];
            words[usize::from(place >> 6)] += mentsu.nibbles() << (place & 63);
            if kind == MeldKind::Chi {
                melds.chows.push(first as u8);
            } else {
                melds.pungs |= 1 << BlockMasks::koutsu_at(first);
                melds.pung_count += 1;
                melds.melded_kongs += u8::from(kind.is_kan() && kind != MeldKind::Ankan);
                melds.concealed_kongs += u8::from(kind == MeldKind::Ankan);
            }
        }
        WinnerTiles { won, words, tile, melds }
    }

    /// Whether no meld but concealed kongs is declared.
    #[inline(always)]
    pub(in crate::mcr) const fn is_closed(&self) -> bool {
        self.melds.len() == self.melds.concealed_kongs
    }

    /// The fan of all tiles together.
    #[inline(always)]
    pub(super) fn fans(&self) -> FanSet {
        let [man, pin, sou, honors] = self.words;
        let numbers = man | pin | sou;
        let suits = u8::from(man != 0) + u8::from(pin != 0) + u8::from(sou != 0);
        let of_suits = match suits {
            0 => FanSet::EMPTY.with(Fan::AllHonors),
            1 if honors == 0 => FanSet::EMPTY.with(Fan::FullFlush),
            1 => FanSet::EMPTY.with(Fan::HalfFlush),
            2 => FanSet::EMPTY.with(Fan::OneVoidedSuit),
            _ if honors & WINDS != 0 && honors & !WINDS != 0 => FanSet::EMPTY.with(Fan::AllTypes),
            _ => FanSet::EMPTY,
        };
        let of_ranks = if honors == 0 {
            of_numbers(numbers)
        } else {
            let only_ends = suits > 0 && numbers & !ENDS == 0;
            FanSet::EMPTY.with_if(only_ends, Fan::AllTerminalsAndHonors)
        };
        of_suits | of_ranks | self.of_colours()
    }

    /// All green, and reversible tiles.
    #[inline(always)]
    fn of_colours(&self) -> FanSet {
        const GREENS: u64 = ranks(&[2, 3, 4, 6, 8]);
        const PIN: u64 = ranks(&[1, 2, 3, 4, 5, 8, 9]);
        const SOU: u64 = ranks(&[2, 4, 5, 6, 8, 9]);
        let [man, pin, sou, honors] = self.words;
        if man != 0 {
            return FanSet::EMPTY;
        }
        let green = pin | sou & !GREENS | honors & !GREEN == 0;
        let reversible = pin & !PIN | sou & !SOU | honors & !WHITE == 0;
        FanSet::EMPTY.with_if(green, Fan::AllGreen).with_if(reversible, Fan::ReversibleTiles)
    }

    /// How many copies of the winning tile the hand has, melds included.
    #[inline(always)]
    pub(in crate::mcr) const fn held(&self) -> u8 {
        let place = PLACE[self.tile as usize];
        (self.words[(place >> 6) as usize] >> (place & 63) & 15) as u8
    }

    /// How many copies of the winning tile the melds show.
    #[inline(always)]
    pub(super) const fn shown(&self) -> u8 {
        self.held() - self.won.get(self.tile)
    }

    /// How many kongs are declared.
    pub(in crate::mcr) const fn kongs(&self) -> u8 {
        self.melds.melded_kongs + self.melds.concealed_kongs
    }

    /// How many kinds are held four times without a kong.
    #[inline(always)]
    pub(super) fn tile_hogs(&self) -> u8 {
        let fours: u32 = self.words.iter().map(|word| (word & FOURS).count_ones()).sum();
        fours as u8 - self.melds.melded_kongs - self.melds.concealed_kongs
    }

    /// Whether the tiles are 1112345678999 of one suit and the winning one.
    pub(super) fn are_nine_gates(&self) -> bool {
        const GATES: u64 = 0x3_1111_1113;
        let place = PLACE[self.tile as usize];
        let (suit, one) = (usize::from(place >> 6), 1 << (place & 63));
        suit < 3 && self.melds.len() == 0 && self.won.words()[suit].wrapping_sub(one) == GATES
    }
}

/// The fan that ranks decide where there are no honors.
fn of_numbers(numbers: u64) -> FanSet {
    let only = |some: u64| numbers & !some == 0;
    FanSet::EMPTY
        .with(Fan::NoHonors)
        .with_if(only(ENDS), Fan::AllTerminals)
        .with_if(numbers & ENDS == 0, Fan::AllSimples)
        .with_if(only(ranks(&[7, 8, 9])), Fan::UpperTiles)
        .with_if(only(ranks(&[4, 5, 6])), Fan::MiddleTiles)
        .with_if(only(ranks(&[1, 2, 3])), Fan::LowerTiles)
        .with_if(only(ranks(&[6, 7, 8, 9])), Fan::UpperFour)
        .with_if(only(ranks(&[1, 2, 3, 4])), Fan::LowerFour)
}

impl DeclaredSets {
    #[inline(always)]
    pub(super) const fn len(&self) -> u8 {
        self.chows.len() + self.pung_count
    }

    /// The fan of kongs: one counts for all of them.
    #[inline(always)]
    pub(super) fn kong_fans(&self) -> FanSet {
        let fan = match (self.melded_kongs, self.concealed_kongs) {
            (0, 0) => return FanSet::EMPTY,
            (1, 0) => Fan::MeldedKong,
            (0, 1) => Fan::ConcealedKong,
            (1, 1) => Fan::MeldedAndConcealedKong,
            (2, 0) => Fan::TwoMeldedKongs,
            (0, 2) => Fan::TwoConcealedKongs,
            (melded, concealed) if melded + concealed == 3 => Fan::ThreeKongs,
            _ => Fan::FourKongs,
        };
        FanSet::EMPTY.with(fan)
    }
}
