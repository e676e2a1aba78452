//! The discards with which riichi can be declared.

use core::fmt;

use super::faces::faces_once;
use crate::engine::{QuickRows, Rows as _, mentsu_needed};
use crate::hand::Hand;
use crate::list::List;
use crate::padded::{Unpadded, padded};
use crate::shanten::{Shanten, special_forms};
use crate::tile::{Counts, Face, Suit, Tile, TileSet};
use crate::visible::FifthCopy;
use crate::wait::wait_tiles;

/// The discards with which riichi can be declared: each face once, in order.
pub type RiichiDiscards = List<Face, 14>;

/// The discards with which a closed hand can declare riichi (立直), as they leave it tenpai: at least
/// one, each face once, in order.
///
/// The game checks the rest: that the player isn't in riichi already, has 1,000 points (if no
/// player may fall below zero), and that enough tiles are left in the wall. Houses that require
/// another own draw want four tiles among four players and three among three; Tenhou's sanma
/// records show riichi with three left.
///
/// `tenpai` decides on hands that wait only for tiles of which they hold all four.
/// [`FifthCopy::Concealed`] ignores copies in melds, as Tenhou and Mahjong Soul do;
/// [`FifthCopy::Any`] requires a wait that can come, as EMA (3.3.13 in 2016) and M.League (3-11)
/// do.
///
/// ```
/// use mentsu::riichi::legality::{RiichiError, riichi_discards};
/// use mentsu::{FifthCopy, face, hand};
///
/// let closed = hand!("1230667m234p567s1z");
/// assert_eq!(riichi_discards(&closed, FifthCopy::Concealed)?, [face!("6m"), face!("1z")]);
/// let open = hand!("1230667m567s1z(234-p)");
/// assert_eq!(riichi_discards(&open, FifthCopy::Concealed), Err(RiichiError::Open));
/// # Ok::<(), RiichiError>(())
/// ```
///
/// # Errors
/// [`RiichiError::NotDrawn`] if the hand holds 3n+1 tiles, [`RiichiError::Open`], or
/// [`RiichiError::NotTenpai`] if no discard leaves it tenpai.
#[doc(alias = "リーチ")]
#[doc(alias = "宣言牌")]
#[doc(alias = "立直")]
#[doc(alias = "reach")]
pub fn riichi_discards(hand: &Hand, tenpai: FifthCopy) -> Result<RiichiDiscards, RiichiError> {
    if hand.awaits_draw() {
        return Err(RiichiError::NotDrawn);
    }
    if !hand.is_closed() {
        return Err(RiichiError::Open);
    }
    let kinds = discards_to_tenpai(hand, tenpai);
    if kinds.is_empty() {
        return Err(RiichiError::NotTenpai);
    }
    Ok(faces_once(hand, kinds))
}

/// The kinds whose discard leaves 3n+2 tiles tenpai.
#[inline(always)]
fn discards_to_tenpai(hand: &Hand, tenpai: FifthCopy) -> TileSet {
    let concealed = hand.concealed();
    let keeping = discards_to_tenpai_by_shape(concealed);
    let is_tenpai = |kinds: TileSet| {
        let declared = hand.declared();
        let waits = |rest: Counts| wait_tiles(&rest, &declared, tenpai);
        kinds.iter().filter(|&tile| !waits(without(concealed, tile)).is_empty()).collect()
    };
    match tenpai {
        // The melds may hold all copies of each wait.
        FifthCopy::Any if !hand.melds().is_empty() && !keeping.is_empty() => is_tenpai(keeping),
        // A hand may wait for a fifth copy alone.
        FifthCopy::Ignored if !concealed.at_least(4).is_empty() => is_tenpai(concealed.kinds()),
        _ => keeping,
    }
}

/// The kinds whose discard leaves 3n+2 tiles tenpai by the concealed copies alone.
///
/// A hand of shanten above 0 has none. For others, each kind costs one more look-up of its suit,
/// with one tile fewer, next to the three unchanged suits.
#[inline(always)]
fn discards_to_tenpai_by_shape(concealed: &Counts) -> TileSet {
    const ROWS: QuickRows = QuickRows::ALL_KINDS;

    let (words, total) = (concealed.words(), concealed.total());
    let mentsu = mentsu_needed(total);
    let special = special_forms(concealed, total, TileSet::ALL);
    let special = special.0.min(special.1);
    let of = |suit: Suit| {
        let word = words[suit.index()];
        let key = ROWS.key(suit, word);
        (key, ROWS.of_key(suit, word, key))
    };
    let [man, pin, sou, honors] = [of(Suit::Man), of(Suit::Pin), of(Suit::Sou), of(Suit::Honor)];
    let (man_pin, sou_honors) = (ROWS.combine(man.1, pin.1), ROWS.combine(sou.1, honors.1));
    let lacking = ROWS.lacks(ROWS.beside(man_pin, mentsu), sou_honors);
    if lacking == 0 || special.is_win() {
        return concealed.kinds();
    }
    let mut keeping = TileSet::EMPTY;
    if lacking == 1 {
        let keys = [man.0, pin.0, sou.0, honors.0];
        let others = [
            ROWS.beside(ROWS.combine(pin.1, sou_honors), mentsu),
            ROWS.beside(ROWS.combine(man.1, sou_honors), mentsu),
            ROWS.beside(ROWS.combine(man_pin, honors.1), mentsu),
            ROWS.beside(ROWS.combine(man_pin, sou.1), mentsu),
        ];
        for tile in concealed.kinds() {
            let (suit, rank) = (tile.suit(), tile.rank() - 1);
            let word = words[suit.index()] - (1 << (4 * rank));
            let row = ROWS.of_key(suit, word, ROWS.without(keys[suit.index()], tile));
            if ROWS.lacks(others[suit.index()], row) == 1 {
                keeping.insert(tile);
            }
        }
    }
    if special.is_one_away() { keeping | discards_to_special_tenpai(concealed) } else { keeping }
}

/// The kinds whose discard leaves 14 tiles a tile away from chiitoitsu or kokushi.
#[cold]
#[inline(never)]
fn discards_to_special_tenpai(concealed: &Counts) -> TileSet {
    let is_tenpai = |rest: Counts| {
        let (chiitoitsu, kokushi) = special_forms(&rest, 13, TileSet::ALL);
        chiitoitsu.min(kokushi) == Shanten::TENPAI
    };
    let kinds = concealed.kinds().iter();
    kinds.filter(|&tile| is_tenpai(without(concealed, tile))).collect()
}

fn without(concealed: &Counts, discard: Tile) -> Counts {
    concealed.without(discard).expect("a discard is one of the tiles")
}

/// Why no discard allows riichi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RiichiError {
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// The hand has a meld other than an ankan.
    Open,
    /// No discard leaves the hand tenpai.
    NotTenpai,
}

impl Unpadded for RiichiError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RiichiError::NotDrawn => "riichi takes a hand of 3n+2 tiles",
            RiichiError::Open => "riichi takes a closed hand",
            RiichiError::NotTenpai => "no discard leaves the hand tenpai",
        })
    }
}

padded!(RiichiError);

impl core::error::Error for RiichiError {}
