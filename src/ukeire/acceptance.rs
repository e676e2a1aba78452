//! The tiles that help, and how many copies of each are left.

use core::fmt;

use super::listing::{HELPS, Listing, by_suit};
use super::special::{KindsAndPairs, Taken, mask};
use crate::engine::{BYTES_COUNT, RowGroups, Rows, lacking, mentsu_needed, nibbles};
use crate::list::Filler;
use crate::padded::{Unpadded, padded};
use crate::shanten::{Shanten, Shantens, special_forms, special_lacking};
use crate::tile::{Counts, KindsHeld, Nibbles, RankSet, Suit, Tile, TileSet, TileSetIter};
use crate::visible::Visible;

/// The tiles that lower a hand's shanten, and how many copies of each are left.
///
/// ```
/// use mentsu::{hand, tile, tiles};
///
/// let ukeire = hand!("23m456p789s11223z").ukeire();
/// assert_eq!(ukeire.shanten().get(), 1);
/// assert_eq!(ukeire.tiles(), tiles!("14m12z"));
/// assert_eq!((ukeire.left(tile!("1m")), ukeire.left(tile!("1z"))), (4, 2));
/// assert_eq!(ukeire.total(), 4 + 4 + 2 + 2);
/// ```
#[doc(alias = "受け入れ")]
#[doc(alias = "有効牌")]
#[doc(alias = "tile acceptance")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ukeire {
    /// A bit for a tile that helps, above the copies left.
    ///
    /// ```text
    /// bit   3      2…0
    ///       helps  left, 0–4
    /// ```
    pub(super) listed: Nibbles,
    pub(super) total: u8,
    pub(super) shanten: Shanten,
}

impl Filler for Ukeire {
    const FILLER: Ukeire = Ukeire { listed: Nibbles::ZERO, total: 0, shanten: Shanten::TENPAI };
}

padded! {
    /// The shanten, the tiles that help, and how many are left: `1-shanten, 36m help, 8 left`.
    Ukeire
}

impl Unpadded for Ukeire {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tiles().len() {
            0 => write!(f, "{}, no tile helps", self.shanten),
            1 => write!(f, "{}, {} helps, {} left", self.shanten, self.tiles(), self.total),
            _ => write!(f, "{}, {} help, {} left", self.shanten, self.tiles(), self.total),
        }
    }
}

impl Ukeire {
    /// The shanten that the tiles lower: the least over all forms.
    #[must_use]
    pub const fn shanten(&self) -> Shanten {
        self.shanten
    }

    /// The tiles that lower shanten; at tenpai, the waits.
    #[must_use]
    pub const fn tiles(&self) -> TileSet {
        let [man, pin, sou, honors] = self.listed.words();
        TileSet::from_ranks([helping(man), helping(pin), helping(sou), helping(honors)])
    }

    /// How many copies of a tile are left, 0–4; 0 for a tile that doesn't help.
    #[must_use]
    pub const fn left(&self, tile: Tile) -> u8 {
        self.left_of_each().get(tile)
    }

    /// How many copies of all these tiles together are left.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.total
    }

    /// How many copies of each tile are left, as counts; 0 for a tile that doesn't help.
    ///
    /// ```
    /// use mentsu::{counts, hand};
    ///
    /// assert_eq!(hand!("23m456p789s11223z").ukeire().left_of_each(), counts!("11114444m1122z"));
    /// ```
    #[must_use]
    pub const fn left_of_each(&self) -> Counts {
        let [man, pin, sou, honors] = self.listed.words();
        const LEFT: u64 = 7 * RankSet::ALL.word();
        Counts::from_words([man & LEFT, pin & LEFT, sou & LEFT, honors & LEFT])
    }

    /// The tiles with the number of copies left, in order.
    #[must_use]
    pub fn iter(&self) -> UkeireIter {
        UkeireIter { tiles: self.tiles().iter(), left: self.left_of_each() }
    }

    /// The ukeire of forms that another module handles; tiles that can't be listed are left out.
    pub(crate) fn of_tiles(
        shanten: Shanten,
        helping: TileSet,
        concealed: &Counts,
        visible: &Visible,
    ) -> Ukeire {
        let words = Suit::ALL.map(|suit| helping.ranks(suit).word());
        Ukeire::of_helping(shanten, words, concealed, visible)
    }

    /// The ukeire of forms that another module handles. `helping` has a bit in the nibble of each
    /// rank that helps; tiles that can't be listed are left out.
    #[inline(always)]
    pub(crate) fn of_helping(
        shanten: Shanten,
        helping: [u64; 4],
        concealed: &Counts,
        visible: &Visible,
    ) -> Ukeire {
        Ukeire::listed(shanten, helping, &Listing::new(concealed, visible))
    }

    /// The ukeire cut down to these tiles.
    pub(super) fn only(&self, tiles: TileSet) -> Ukeire {
        let nibbles = Suit::ALL.map(|suit| 15 * tiles.ranks(suit).word());
        let words = self.listed.words();
        let listed = Nibbles::of_words(by_suit(|i| words[i] & nibbles[i]));
        let cut = Ukeire { listed, ..*self };
        Ukeire { total: cut.left_of_each().total(), ..cut }
    }

    /// The tiles that help, one bit each in the ranks' nibbles, as far as they can be listed.
    #[inline(always)]
    fn listed(shanten: Shanten, helping: [u64; 4], listing: &Listing) -> Ukeire {
        let all = listing.words();
        let suits = by_suit(|i| nibbles(helping[i]) & all[i]);
        const LEFT: u64 = 7 * RankSet::ALL.word();
        let total = Counts::from_words(by_suit(|i| suits[i] & LEFT)).total();
        Ukeire { listed: Nibbles::of_words(suits), total, shanten }
    }
}

impl IntoIterator for &Ukeire {
    type Item = (Tile, u8);
    type IntoIter = UkeireIter;

    fn into_iter(self) -> UkeireIter {
        self.iter()
    }
}

impl IntoIterator for Ukeire {
    type Item = (Tile, u8);
    type IntoIter = UkeireIter;

    fn into_iter(self) -> UkeireIter {
        self.iter()
    }
}

/// The tiles of a [`Ukeire`] with the number of copies left, in order.
#[derive(Clone, Debug)]
pub struct UkeireIter {
    tiles: TileSetIter,
    left: Counts,
}

impl Iterator for UkeireIter {
    type Item = (Tile, u8);

    fn next(&mut self) -> Option<(Tile, u8)> {
        let tile = self.tiles.next()?;
        Some((tile, self.left.get(tile)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.tiles.size_hint()
    }
}

impl ExactSizeIterator for UkeireIter {}

impl core::iter::FusedIterator for UkeireIter {}

const fn helping(suit: u64) -> RankSet {
    RankSet::from_word(suit >> HELPS & RankSet::ALL.word())
}

impl fmt::Debug for Ukeire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ukeire")
            .field("shanten", &self.shanten)
            .field("tiles", &self.tiles())
            .field("left", &self.left_of_each())
            .finish()
    }
}

/// The tiles that lower the shanten of concealed tiles, out of those that can be listed.
#[inline(always)]
pub(super) fn ukeire_by<R: Rows>(
    rows: &R,
    concealed: &Counts,
    listing: impl Fn() -> Listing,
) -> Ukeire {
    let total = concealed.total();
    if total == 13 && rows.in_play() == TileSet::ALL && !BYTES_COUNT {
        // The usual case, compiled a second time with the number of tiles as a constant.
        let lacking = special_lacking(concealed);
        return ukeire_of(rows, concealed, 4, lacking, listing);
    }
    ukeire_of_any(rows, concealed, total, listing)
}

/// The same for any number of tiles.
#[inline(never)]
pub(super) fn ukeire_of_any<R: Rows>(
    rows: &R,
    concealed: &Counts,
    total: u8,
    listing: impl Fn() -> Listing,
) -> Ukeire {
    let mentsu = mentsu_needed(total);
    let (chiitoitsu, kokushi) = special_forms(concealed, total, rows.in_play());
    if total % 3 != 1 || total > 13 {
        let standard = Shanten::lacking(lacking(rows, concealed.words(), mentsu));
        let shanten = Shantens { standard, chiitoitsu, kokushi }.least();
        return Ukeire { shanten, ..Ukeire::FILLER };
    }
    ukeire_of(rows, concealed, mentsu, (chiitoitsu.lacks(), kokushi.lacks()), listing)
}

/// The ukeire of 3n+1 tiles that need `mentsu` mentsu, and how many tiles chiitoitsu and kokushi
/// lack.
#[inline(always)]
fn ukeire_of<R: Rows>(
    rows: &R,
    concealed: &Counts,
    mentsu: usize,
    (chiitoitsu, kokushi): (u8, u8),
    listing: impl Fn() -> Listing,
) -> Ukeire {
    let standard = RowGroups::new(rows, concealed.words(), mentsu);
    let least = standard.lacking().min(chiitoitsu).min(kokushi);
    let all_in_play = rows.in_play() == TileSet::ALL;
    // Where all kinds are in play any form can be reached, and a hand lacks 14 tiles at most.
    let shanten =
        if all_in_play { Shanten::lacking_at_most_14(least) } else { Shanten::lacking(least) };
    // No tile helps a form that can't be reached.
    if !all_in_play && shanten == Shanten::NEVER {
        return Ukeire { shanten, ..Ukeire::FILLER };
    }
    let mut helping = [0; 4];
    if standard.lacking() == least {
        helping = standard.lowering(rows, concealed.words());
    }
    // With seven kinds, as in nearly every hand, chiitoitsu needs only partners. Which form is
    // nearest is unpredictable, so this has no branch.
    let kinds_enough = all_in_play && KindsHeld::at_least(1, concealed).len_up_to_15() >= 7;
    let partners = RankSet::ALL.word() & mask((chiitoitsu == least) & kinds_enough);
    let words = concealed.words();
    helping = by_suit(|i| helping[i] | held_once(words[i]) & partners);
    if (kokushi == least) | (chiitoitsu == least) & !kinds_enough {
        let is_nearest = [chiitoitsu == least, kokushi == least];
        helping = with_special(concealed, rows.in_play(), is_nearest, helping);
    }
    Ukeire::listed(shanten, helping, &listing())
}

/// The ranks held once, for counts up to four; the other bits of the nibbles are unspecified.
#[inline(always)]
fn held_once(word: u64) -> u64 {
    // The odd counts are 1 and 3, and 3 also has the next bit.
    (word ^ word >> 1) & word
}

/// The tiles that help besides those of the standard form, if chiitoitsu or kokushi is as near.
#[cold]
#[inline(never)]
fn with_special(
    concealed: &Counts,
    in_play: TileSet,
    [chiitoitsu, kokushi]: [bool; 2],
    mut helping: [u64; 4],
) -> [u64; 4] {
    let kinds_and_pairs = KindsAndPairs::of(concealed, in_play);
    if chiitoitsu {
        kinds_and_pairs.add_chiitoitsu(&mut helping, Taken::NONE);
    }
    if kokushi {
        kinds_and_pairs.add_kokushi(&mut helping, Taken::NONE);
    }
    helping
}
