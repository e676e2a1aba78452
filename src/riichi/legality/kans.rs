//! Kans in a player's own turn, before and after riichi.

use core::fmt;

use itertools::Itertools as _;

use super::declare;
use super::turn::Turn;
use crate::form::WinForm;
use crate::hand::Hand;
use crate::list::List;
use crate::meld::{Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::riichi::rules::{RiichiAnkan, Rules};
use crate::tile::{Face, Tile};

/// The kans possible in a player's own turn. Three is the most: `111122223333m` in 14 tiles.
pub type OwnKans = List<Meld, 3>;

/// Every ankan and kakan that a hand of 3n+2 tiles can declare, in order of tile.
///
/// All four copies are in the hand, so there is no choice of red fives. After a chi or pon no kan
/// may be declared before the discard; only the game knows that.
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
    let kans = if turn.riichi() {
        OwnKans::of(ankan_in_riichi(hand, rules.riichi_ankan)?)
    } else {
        OwnKans::of(hand.concealed().kinds().iter().filter_map(|tile| kan_of(hand, tile)))
    };
    Ok(if turn.allows_kan() { kans } else { OwnKans::new() })
}

fn kan_of(hand: &Hand, tile: Tile) -> Option<Meld> {
    if let Some(ankan) = ankan_of(hand, tile) {
        return Some(ankan);
    }
    let pon = |meld: &&Meld| meld.kind() == MeldKind::Pon && meld.mentsu().first() == tile;
    let pon = hand.melds().iter().find(pon)?;
    Meld::kakan(*pon, hand.faces_of(tile).next()?).ok()
}

fn ankan_of(hand: &Hand, tile: Tile) -> Option<Meld> {
    let (a, b, c, d) = hand.faces_of(tile).next_tuple()?;
    Meld::ankan([a, b, c, d]).ok()
}

/// The ankan of the drawn tile, if a rule allows it in riichi.
fn ankan_in_riichi(hand: &Hand, rule: RiichiAnkan) -> Result<Option<Meld>, NoKan> {
    let drawn = hand.drawn().map(Face::tile).ok_or(NoKan::UnknownDraw)?;
    let before = hand.before_draw();
    if !before.is_closed() {
        return Err(NoKan::Open);
    }
    if !before.is_tenpai() {
        return Err(NoKan::NotTenpai);
    }
    let allowed = |ankan: &Meld| {
        let Ok(after) = declare(hand, ankan) else { return false };
        let waits_stay = after.is_tenpai() && before.wait_tiles() == after.wait_tiles();
        match rule {
            RiichiAnkan::Never => false,
            RiichiAnkan::Strict => waits_stay && is_always_koutsu(&before, drawn),
            RiichiAnkan::Loose => waits_stay,
        }
    };
    Ok(ankan_of(hand, drawn).filter(allowed))
}

/// Whether three copies of the tile are a koutsu in every reading of every wait.
fn is_always_koutsu(hand: &Hand, tile: Tile) -> bool {
    hand.waits().readings().iter().all(|reading| match reading.form() {
        WinForm::Standard(form) => form.mentsu().contains(&Mentsu::koutsu(tile)),
        _ => false,
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
