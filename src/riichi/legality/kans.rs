//! Kans in a player's own turn, before and after riichi.

use core::fmt;

use super::faces::copies;
use super::turn::Turn;
use crate::engine::{BlockMasks, SplitsWith};
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{Meld, MeldKind};
use crate::riichi::rules::{RiichiAnkan, Rules};
use crate::tile::{Counts, Face, Tile, TileSet};
use crate::wait::FifthCopy;

/// The kans possible in a player's own turn. Three is the most: `111122223333m` in 14 tiles.
pub type OwnKans = List<Meld, 3>;

/// Every ankan and kakan that a hand of 3n+2 tiles can declare, in order of tile.
///
/// All four copies are in the hand, so there is no choice of red fives. After a chi or pon no kan
/// may be declared before the discard ([`Turn::with_called`]).
///
/// In riichi ([`Turn::with_riichi`]) it is at most the ankan of the [drawn](Hand::drawn) tile, if
/// [`Rules::riichi_ankan`] allows it. The waits that must stay are the tiles of which the hand
/// doesn't hold all four ([`FifthCopy::Any`](crate::FifthCopy::Any)), so that nobody makes an
/// ankan of a winning tile: no copy would be left to win on.
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
/// [`NoKan::NotDrawn`] if the hand holds 3n+1 tiles; in riichi [`NoKan::UnknownDraw`] if it
/// doesn't know which tile it drew, and [`NoKan::Open`] or [`NoKan::NotTenpai`] if it can't have
/// declared riichi before that draw.
///
/// Source of the strict rule: EMA Riichi Rules 2016, 3.3.14.
#[doc(alias = "closed kan")]
#[doc(alias = "added kan")]
#[doc(alias = "槓")]
#[doc(alias = "暗槓")]
#[doc(alias = "加槓")]
#[doc(alias = "送り槓")]
pub fn own_kans(hand: &Hand, turn: &Turn, rules: &Rules) -> Result<OwnKans, NoKan> {
    if hand.is_waiting() {
        return Err(NoKan::NotDrawn);
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
        kans.push_all(kan);
    }
    Ok(kans)
}

/// The ankan of a tile held four times.
fn ankan(hand: &Hand, tile: Tile) -> Option<Meld> {
    Meld::ankan(copies::<4>(hand, tile)).ok()
}

/// The kakan of a tile whose fourth copy is held.
fn kakan(hand: &Hand, tile: Tile) -> Option<Meld> {
    let is_pon = |meld: &&Meld| meld.kind() == MeldKind::Pon && meld.mentsu().first() == tile;
    let [added] = copies(hand, tile);
    Meld::kakan(*hand.melds().iter().find(is_pon)?, added).ok()
}

/// The ankan of the drawn tile, if a rule allows it in riichi.
fn kans_in_riichi(hand: &Hand, turn: &Turn, rule: RiichiAnkan) -> Result<OwnKans, NoKan> {
    let drawn = hand.drawn().map(Face::tile).ok_or(NoKan::UnknownDraw)?;
    if !hand.is_closed() {
        return Err(NoKan::Open);
    }
    let before = hand.concealed().without(drawn).unwrap_or_default();
    let waits = before.wait_tiles_with(FifthCopy::Concealed);
    if waits.is_empty() {
        return Err(NoKan::NotTenpai);
    }
    let mut kans = OwnKans::new();
    let may = rule != RiichiAnkan::Never && turn.allows_kan();
    if may && before.get(drawn) == 3 && leaves_waits(hand, &before, waits, drawn, rule) {
        kans.push_all(ankan(hand, drawn));
    }
    Ok(kans)
}

/// Whether an ankan of the drawn tile leaves what the rule asks for, if these are the waits before
/// it by the concealed copies alone.
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
    let waits_after = before.without_all(drawn).wait_tiles_with(FifthCopy::Concealed);
    // A tile that is concealed four times is never waited for, before or after; so what is gone lies
    // in the kans, this one and those declared before.
    let kans = hand.melds().iter().map(|ankan| ankan.mentsu().first());
    let gone: TileSet = kans.chain([drawn]).collect();
    let left = waits - gone;
    !waits_after.is_empty()
        && left == waits_after - gone
        && (rule != RiichiAnkan::Strict || is_always_koutsu(before, left, drawn))
}

/// Whether no tile is held that could stand in a shuntsu with this one. Three copies of it are a koutsu
/// then, whatever tile completes the hand, so that neither waits nor readings change without them.
#[inline(always)]
fn no_neighbour_is_held(concealed: &Counts, tile: Tile) -> bool {
    // The nibbles of the two ranks below, of the tile's own and of the two above.
    const NEIGHBOURS: u64 = 0xF_F0FF;
    let word = concealed.suit(tile.suit()).word();
    let around = word << 8 >> (4 * (tile.rank() - 1));
    tile.is_honor() || around & NEIGHBOURS == 0
}

/// Whether three copies of the tile are a koutsu in every reading of every wait. With three copies
/// no reading is of chiitoitsu or kokushi.
fn is_always_koutsu(concealed: &Counts, waits: TileSet, tile: Tile) -> bool {
    let koutsu = 1 << BlockMasks::koutsu_at(tile);
    let splits = SplitsWith::new(concealed);
    waits.iter().all(|wait| {
        let mut always = true;
        splits.each_with(wait, |split| always &= split.masks().mentsu & koutsu != 0);
        always
    })
}

/// Why a hand can't be asked which kans it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoKan {
    /// A hand of 3n+1 tiles has yet to draw.
    NotDrawn,
    /// In riichi only the drawn tile can make an ankan, and the hand doesn't know which one it is
    /// ([`Hand::with_drawn`]).
    UnknownDraw,
    /// An open hand can't be in riichi.
    Open,
    /// A hand that wasn't tenpai before the draw can't be in riichi.
    NotTenpai,
}

impl fmt::Display for NoKan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoKan::NotDrawn => "a kan in one's own turn takes a hand of 3n+2 tiles",
            NoKan::UnknownDraw => "in riichi the hand must know which tile it drew",
            NoKan::Open => "an open hand can't be in riichi",
            NoKan::NotTenpai => "the hand wasn't tenpai before the draw, so it can't be in riichi",
        })
    }
}

impl core::error::Error for NoKan {}
