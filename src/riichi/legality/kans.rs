//! Kans in a player's own turn, before and after riichi.

use core::fmt;

use super::faces::copies;
use super::turn::Turn;
use crate::engine::{BlockMasks, SplitsWith};
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{Meld, MeldKind};
use crate::padded::{Unpadded, padded};
use crate::riichi::rules::{RiichiAnkan, Rules};
use crate::tile::{Counts, Face, Tile, TileSet};
use crate::visible::FifthCopy;
use crate::wait::wait_tiles;

/// The kans possible in a player's own turn. Three is the most: `111122223333m` in 14 tiles.
pub type OwnKans = List<Meld, 3>;

/// Every ankan and kakan that a hand of 3n+2 tiles can declare, in order of tile.
///
/// A kan takes all four copies, so there is no choice of red fives. After a chi or pon there is no
/// kan before the discard ([`Turn::with_called`]).
///
/// In riichi ([`Turn::with_riichi`]) the ankan of the [drawn](Hand::drawn) tile alone is possible,
/// if [`Rules::riichi_ankan`] allows it. A tile of which the hand holds all four is not among the
/// waits that must stay ([`FifthCopy::Any`](crate::FifthCopy::Any)), so a winning tile makes no
/// ankan.
///
/// ```
/// use mentsu::riichi::Rules;
/// use mentsu::riichi::legality::{Turn, own_kans};
/// use mentsu::{hand, meld, tile};
///
/// let drawn = hand!("0m5555p7789s11z(555-m)");
/// let kans = own_kans(&drawn, &Turn::new(), &Rules::TENHOU)?;
/// assert_eq!(kans, [meld!("(555-0m)"), meld!("[5555p]")]);
///
/// // 111222333m can be three shuntsu, too: the waits stay, but a reading goes
/// let drawn = hand!("111222333m56p99s").draw(tile!("1m"))?;
/// let in_riichi = |rules| own_kans(&drawn, &Turn::new().with_riichi(), &rules);
/// assert_eq!(in_riichi(Rules::TENHOU)?, [meld!("[1111m]")]);
/// assert!(in_riichi(Rules::EMA)?.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KanError::NotDrawn`] if the hand holds 3n+1 tiles. In riichi: [`KanError::UnknownDraw`] if the
/// drawn tile isn't marked, [`KanError::Open`] or [`KanError::NotTenpai`] if the hand can't have
/// declared riichi.
///
/// Source of the strict rule: EMA Riichi Rules 2016, 3.3.14.
#[doc(alias = "closed kan")]
#[doc(alias = "added kan")]
#[doc(alias = "槓")]
#[doc(alias = "暗槓")]
#[doc(alias = "加槓")]
#[doc(alias = "送り槓")]
pub fn own_kans(hand: &Hand, turn: &Turn, rules: &Rules) -> Result<OwnKans, KanError> {
    if hand.awaits_draw() {
        return Err(KanError::NotDrawn);
    }
    if turn.riichi() {
        return kans_in_riichi(hand, turn, rules.riichi_ankan);
    }
    let mut kans = OwnKans::new();
    if turn.called() || !turn.allows_kan() {
        return Ok(kans);
    }
    let fours = hand.concealed().at_least(4);
    let mut tiles = fours;
    for meld in hand.melds() {
        let tile = meld.mentsu().first();
        if meld.kind() == MeldKind::Pon && hand.concealed().get(tile) > 0 {
            tiles.insert(tile);
        }
    }
    for tile in tiles {
        let kan = if fours.contains(tile) { ankan(hand, tile) } else { kakan(hand, tile) };
        kans.push(kan);
    }
    Ok(kans)
}

/// The ankan of a tile held four times.
fn ankan(hand: &Hand, tile: Tile) -> Meld {
    Meld::ankan(copies::<4>(hand, tile)).expect("four of a kind")
}

/// The kakan of a tile whose fourth copy is held.
fn kakan(hand: &Hand, tile: Tile) -> Meld {
    let is_pon = |meld: &&Meld| meld.kind() == MeldKind::Pon && meld.mentsu().first() == tile;
    let pon = hand.melds().iter().find(is_pon).expect("the pon of the tile");
    let [added] = copies(hand, tile);
    Meld::kakan(*pon, added).expect("the fourth of a kind")
}

/// The ankan of the drawn tile, if a rule allows it in riichi.
fn kans_in_riichi(hand: &Hand, turn: &Turn, rule: RiichiAnkan) -> Result<OwnKans, KanError> {
    let drawn = hand.drawn().map(Face::tile).ok_or(KanError::UnknownDraw)?;
    if !hand.is_closed() {
        return Err(KanError::Open);
    }
    let before = hand.concealed().without(drawn).expect("a hand holds what it drew");
    let waits = wait_tiles(&before, &Counts::EMPTY, FifthCopy::Concealed);
    if waits.is_empty() {
        return Err(KanError::NotTenpai);
    }
    let mut kans = OwnKans::new();
    let may = rule != RiichiAnkan::Never && turn.allows_kan();
    if may && before.get(drawn) == 3 && leaves_waits(hand, &before, waits, drawn, rule) {
        kans.push(ankan(hand, drawn));
    }
    Ok(kans)
}

/// Whether an ankan of the drawn tile keeps what the rule requires. `waits` are those before the
/// draw, by the concealed copies alone.
#[inline(never)]
fn leaves_waits(
    hand: &Hand,
    before: &Counts,
    waits: TileSet,
    drawn: Tile,
    rule: RiichiAnkan,
) -> bool {
    if waits.contains(drawn) {
        return false;
    }
    if no_neighbour_is_held(before, drawn) {
        return true;
    }
    let waits_after = wait_tiles(&before.without_all(drawn), &Counts::EMPTY, FifthCopy::Concealed);
    // A hand never waits for a tile that it conceals four times, so a lost wait is a tile of this
    // kan or of an earlier one.
    let kans = hand.melds().iter().map(|ankan| ankan.mentsu().first());
    let gone: TileSet = kans.chain([drawn]).collect();
    let left = waits - gone;
    !waits_after.is_empty()
        && left == waits_after - gone
        && (rule != RiichiAnkan::Strict || is_always_koutsu(before, left, drawn))
}

/// Whether the hand holds no tile within two ranks of this one. Its three copies are then a koutsu
/// in every reading, so neither waits nor readings change without them.
#[inline(always)]
fn no_neighbour_is_held(concealed: &Counts, tile: Tile) -> bool {
    // Nibbles of five ranks, the tile's own in the middle.
    const NEIGHBOURS: u64 = 0xF_F0FF;
    let word = concealed.suit(tile.suit()).word();
    let around = word << 8 >> (4 * (tile.rank() - 1));
    tile.is_honor() || around & NEIGHBOURS == 0
}

/// Whether three copies of the tile are a koutsu in every reading of every wait. Three copies rule
/// out chiitoitsu and kokushi.
fn is_always_koutsu(concealed: &Counts, waits: TileSet, tile: Tile) -> bool {
    let koutsu = 1 << BlockMasks::koutsu_at(tile);
    let splits = SplitsWith::new(concealed);
    waits.iter().all(|wait| {
        let mut always = true;
        splits.each_with(wait, |split| always &= split.masks().mentsu & koutsu != 0);
        always
    })
}

/// Why a hand's kans can't be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KanError {
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// In riichi only the drawn tile can make an ankan, and none is marked ([`Hand::with_drawn`]).
    UnknownDraw,
    /// An open hand can't be in riichi.
    Open,
    /// A hand that wasn't tenpai before the draw can't be in riichi.
    NotTenpai,
}

impl Unpadded for KanError {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            KanError::NotDrawn => "a kan in one's own turn takes a hand of 3n+2 tiles",
            KanError::UnknownDraw => "in riichi the hand must know which tile it drew",
            KanError::Open => "an open hand can't be in riichi",
            KanError::NotTenpai => {
                "the hand wasn't tenpai before the draw, so it can't be in riichi"
            }
        })
    }
}

padded!(KanError);

impl core::error::Error for KanError {}
