//! Kans of the own turn, before and after riichi.

use core::fmt;

use smallvec::SmallVec;

use super::calls::Table;
use super::{declare, waits_of};
use crate::form::WinForm;
use crate::hand::{Hand, HandError};
use crate::meld::{Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::riichi::rules::RiichiAnkan;
use crate::tile::{Face, Tile};
use crate::wait::FifthCopy;

/// The kans of one's own turn. Three is the most: `111122223333m` in 14 tiles.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{OwnKans, Table, own_kans};
///
/// let hand: Hand = "111122223333m55p".parse()?;
/// let kans: OwnKans = own_kans(&hand, &Table::YONMA)?;
/// assert_eq!(kans.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "暗槓")]
#[doc(alias = "加槓")]
#[doc(alias = "closed kan")]
pub type OwnKans = SmallVec<[Meld; 3]>;

/// Every ankan and kakan of a hand that has drawn, in order of tile, with the red fives they
/// take in: all four copies are in the hand, so there is nothing to choose.
///
/// After riichi ([`Table::riichi`]) there are none; ask [`riichi_ankan`]. After a chi or pon
/// no kan may be declared before the discard: that is the game's to know.
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{NoKan, Table, own_kans};
///
/// let hand: Hand = "0m5555p778s11z(555-m)".parse()?;
/// assert_eq!(own_kans(&hand, &Table::YONMA), Err(NoKan::NotDrawn));
/// let kans = own_kans(&hand.draw(mentsu::Tile::S9)?, &Table::YONMA)?;
/// let text: Vec<String> = kans.iter().map(ToString::to_string).collect();
/// assert_eq!(text, ["(555-0m)", "[5555p]"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`NoKan::NotDrawn`] if the hand holds 3n+1 tiles.
#[doc(alias = "closed kan")]
#[doc(alias = "added kan")]
#[doc(alias = "槓")]
#[doc(alias = "暗槓")]
#[doc(alias = "加槓")]
#[doc(alias = "ankan")]
#[doc(alias = "kakan")]
pub fn own_kans(hand: &Hand, table: &Table) -> Result<OwnKans, NoKan> {
    if hand.is_waiting() {
        return Err(NoKan::NotDrawn);
    }
    if !table.has_kan() || table.in_riichi() {
        return Ok(OwnKans::new());
    }
    Ok(hand.concealed().kinds().iter().filter_map(|tile| kan_of(hand, tile)).collect())
}

fn kan_of(hand: &Hand, tile: Tile) -> Option<Meld> {
    if let Some(ankan) = ankan_of(hand, tile) {
        return Some(ankan);
    }
    let pon = |meld: &&Meld| meld.kind() == MeldKind::Pon && meld.mentsu().first() == tile;
    let pon = hand.melds().iter().find(pon)?;
    Meld::kakan(*pon, hand.faces().find(|face| face.tile() == tile)?).ok()
}

fn ankan_of(hand: &Hand, tile: Tile) -> Option<Meld> {
    let mut own = hand.faces().filter(|face| face.tile() == tile);
    Meld::ankan([own.next()?, own.next()?, own.next()?, own.next()?]).ok()
}

/// The ankan that may be declared with the tile drawn after riichi, if one may: `hand` is the
/// closed tenpai hand without it.
///
/// Waits are the tiles of which the hand doesn't hold all four ([`FifthCopy::Any`]): who
/// draws a winning tile can't declare a kan of it, since no copy is left to win on.
///
/// Which ankan [`Rules::riichi_ankan`](crate::riichi::Rules::riichi_ankan) allows stands in the
/// [`Table`].
///
/// ```
/// use mentsu::Hand;
/// use mentsu::riichi::legality::{Table, riichi_ankan};
/// use mentsu::riichi::Rules;
///
/// let ask = |hand: &str, drawn: &str, rules: Rules| {
///     let hand: Hand = hand.parse().unwrap();
///     riichi_ankan(&hand, drawn.parse().unwrap(), &Table::of(&rules))
/// };
/// let kan = ask("055m123p22256s99s", "5m", Rules::EMA)?;
/// assert_eq!(kan.map(|kan| kan.to_string()), Some("[0555m]".into()));
/// // 111222333m can be three shuntsu, too: the waits stay, a reading goes
/// assert_eq!(ask("111222333m56p99s", "1m", Rules::EMA)?, None);
/// assert!(ask("111222333m56p99s", "1m", Rules::TENHOU)?.is_some());
/// // 2223m waits for 134m, 3m alone does for 3m
/// assert_eq!(ask("2223m123p456p789s", "2m", Rules::TENHOU)?, None);
/// # Ok::<(), mentsu::riichi::legality::NoKan>(())
/// ```
///
/// # Errors
/// [`NoKan::HasDrawn`] if the hand holds 3n+2 tiles, [`NoKan::Open`] or [`NoKan::NotTenpai`]
/// if it can't have declared riichi, [`NoKan::Hand`] if it can't draw the tile.
///
/// Source of the strict rule: EMA Riichi Rules 2016, 3.3.14.
#[doc(alias = "送り槓")]
#[doc(alias = "closed kan after riichi")]
#[doc(alias = "立直後の暗槓")]
pub fn riichi_ankan(hand: &Hand, drawn: Face, table: &Table) -> Result<Option<Meld>, NoKan> {
    let tile = drawn.tile();
    if !hand.is_waiting() {
        return Err(NoKan::HasDrawn);
    }
    if !hand.is_closed() {
        return Err(NoKan::Open);
    }
    if !hand.is_tenpai() {
        return Err(NoKan::NotTenpai);
    }
    let full = hand.draw(drawn).map_err(NoKan::Hand)?;
    let Some(ankan) = ankan_of(&full, tile) else { return Ok(None) };
    let rule = table.ankan_rule();
    if !table.has_kan() || rule == RiichiAnkan::Never {
        return Ok(None);
    }
    let Ok(after) = declare(&full, &ankan) else { return Ok(None) };
    let waits_stay =
        after.is_tenpai() && waits_of(hand, FifthCopy::Any) == waits_of(&after, FifthCopy::Any);
    let allowed = waits_stay && (rule == RiichiAnkan::Loose || always_koutsu(hand, tile));
    Ok(allowed.then_some(ankan))
}

/// Whether the tile's three copies are a koutsu in every reading of every wait.
fn always_koutsu(hand: &Hand, tile: Tile) -> bool {
    hand.waits().readings().iter().all(|reading| match reading.form() {
        WinForm::Standard(form) => form.mentsu().contains(&Mentsu::koutsu(tile)),
        _ => false,
    })
}

/// Why the question for a kan makes no sense.
///
/// ```
/// use mentsu::Tile;
/// use mentsu::riichi::legality::{NoKan, Table, riichi_ankan};
///
/// let open = "123m456p78s22z(777z)".parse()?;
/// let asked = riichi_ankan(&open, Tile::South.into(), &Table::YONMA);
/// assert_eq!(asked, Err(NoKan::Open));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NoKan {
    /// An own kan is declared with 3n+2 tiles.
    NotDrawn,
    /// The hand holds the tile drawn already.
    HasDrawn,
    /// Riichi is declared with a closed hand.
    #[doc(alias = "門前")]
    #[doc(alias = "menzen")]
    Open,
    /// Riichi is declared with a tenpai hand.
    #[doc(alias = "不聴")]
    #[doc(alias = "ノーテン")]
    #[doc(alias = "noten")]
    NotTenpai,
    /// The hand can't draw the tile.
    Hand(HandError),
}

impl fmt::Display for NoKan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoKan::NotDrawn => f.write_str("an own kan takes a hand of 3n+2 tiles"),
            NoKan::HasDrawn => f.write_str("the tile drawn is given apart from the hand"),
            NoKan::Open => f.write_str("riichi with an open hand"),
            NoKan::NotTenpai => f.write_str("riichi with a hand that isn't tenpai"),
            NoKan::Hand(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for NoKan {}
