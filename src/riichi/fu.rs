//! Fu, item by item (符).

use core::fmt;

use smallvec::SmallVec;

use super::rules::Rules;
use super::situation::Situation;
use crate::mentsu::Mentsu;
use crate::tile::{Tile, TileSet};
use crate::wait::WaitShape;

/// What fu are for.
///
/// ```
/// use mentsu::WaitShape;
/// use mentsu::riichi::{FuReason, Rules, Situation, score};
///
/// let hand = "234m46p678s55z(777z)".parse()?;
/// let score = score(&hand, &Situation::ron(mentsu::tile!("5p")), &Rules::TENHOU)?;
/// let reasons: Vec<FuReason> = score.fu_items().iter().map(|item| item.reason).collect();
/// assert_eq!(reasons[0], FuReason::Base);
/// assert!(reasons.contains(&FuReason::Jantou("5z".parse()?)));
/// assert!(reasons.contains(&FuReason::Wait(WaitShape::Kanchan)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "minipoints")]
#[doc(alias = "符")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FuReason {
    /// Every hand of mentsu: 20 (副底).
    Base,
    /// Chiitoitsu: 25, and nothing else (七対子).
    Chiitoitsu,
    /// Ron with a closed hand: 10 (門前加符).
    MenzenRon,
    /// Tsumo: 2, but not with pinfu (ツモ符).
    Tsumo,
    /// A koutsu: 2, doubled for terminals and honors, doubled if concealed, fourfold as a
    /// kantsu. One completed by ron isn't concealed.
    Mentsu {
        /// The koutsu or kantsu.
        mentsu: Mentsu,
        /// Whether it counts as concealed.
        concealed: bool,
    },
    /// A jantou of dragons, the seat's or the round's wind: 2; of both winds what
    /// [`Rules::double_wind_fu`](super::Rules::double_wind_fu) says.
    Jantou(Tile),
    /// A kanchan, penchan or tanki: 2.
    Wait(WaitShape),
    /// An open hand without any fu but the base is counted as 30 (喰い平和形): 10 more.
    OpenPinfu,
    /// Rounded up to ten.
    Rounding,
}

impl fmt::Display for FuReason {
    /// In words: `base`, `closed ron`, `concealed 777z`, `jantou 55z`, `kanchan`, …
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FuReason::Base => f.write_str("base"),
            FuReason::Chiitoitsu => f.write_str("chiitoitsu"),
            FuReason::MenzenRon => f.write_str("closed ron"),
            FuReason::Tsumo => f.write_str("tsumo"),
            FuReason::Mentsu { mentsu, concealed: true } => write!(f, "concealed {mentsu}"),
            FuReason::Mentsu { mentsu, concealed: false } => write!(f, "open {mentsu}"),
            FuReason::Jantou(tile) => write!(f, "jantou {}{tile}", tile.rank()),
            FuReason::Wait(shape) => write!(f, "{shape}"),
            FuReason::OpenPinfu => f.write_str("open pinfu"),
            FuReason::Rounding => f.write_str("rounding"),
        }
    }
}

/// Fu and what they are for.
///
/// ```
/// use mentsu::riichi::{FuItem, FuReason, Rules, Situation, score};
///
/// let hand = "1199m1199p1199s1z".parse()?;
/// let score = score(&hand, &Situation::ron(mentsu::tile!("1z")), &Rules::TENHOU)?;
/// let items = score.fu_items();
/// assert_eq!(items.as_slice(), [FuItem { reason: FuReason::Chiitoitsu, fu: 25 }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "符")]
#[doc(alias = "minipoints")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FuItem {
    /// What they are for.
    pub reason: FuReason,
    /// How many.
    pub fu: u8,
}

/// The fu of one reading, item by item: base, way of winning, four mentsu, jantou, wait,
/// rounding. Nine is the most.
///
/// ```
/// use mentsu::riichi::{FuItems, Rules, Situation, score};
///
/// let hand = "234m45p678s55z(777z)".parse()?;
/// let score = score(&hand, &Situation::ron(mentsu::tile!("3p")), &Rules::TENHOU)?;
/// let items: FuItems = score.fu_items();
/// assert_eq!(items.iter().map(|item| item.fu).sum::<u8>(), 30);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "符計算")]
#[doc(alias = "fu breakdown")]
#[doc(alias = "minipoints")]
pub type FuItems = SmallVec<[FuItem; 9]>;

/// Fu of a mentsu: 2 for a koutsu, doubled for terminals and honors, doubled if concealed, and
/// fourfold as a kantsu.
#[inline]
pub(super) const fn mentsu_fu(mentsu: Mentsu, concealed: bool) -> u8 {
    if mentsu.is_shuntsu() {
        return 0;
    }
    let doublings = mentsu.first().is_yaochuu() as u8 + concealed as u8;
    let doublings = if mentsu.len() == 4 { doublings + 2 } else { doublings };
    2 << doublings
}

/// Fu of the jantou: 2 for a dragon, the seat's or the round's wind, and what the rules say for a
/// wind that is both.
#[inline(always)]
pub(super) fn jantou_fu(jantou: u64, situation: &Situation, rules: &Rules) -> u8 {
    let (seat, round) = (situation.seat.tile(), situation.round.tile());
    let (seat, round) = (1u64 << seat.index(), 1u64 << round.index());
    let twice = if rules.double_wind_fu < 4 { 0 } else { seat & round };
    2 * u8::from(jantou & (TileSet::DRAGONS.bits() | seat | round) != 0)
        + 2 * u8::from(jantou & twice != 0)
}

/// Fu of a wait.
#[inline]
pub(super) const fn wait_fu(shape: WaitShape) -> u8 {
    match shape {
        WaitShape::Kanchan | WaitShape::Penchan | WaitShape::Tanki => 2,
        _ => 0,
    }
}

/// How many koutsu there are, and their fu as concealed ones.
#[inline(always)]
pub(super) fn concealed_koutsu(koutsu: u64) -> (u8, u8) {
    let suit = |suit: u32| CONCEALED_KOUTSU[(koutsu >> (9 * suit) & 0x1FF) as usize];
    let honors = CONCEALED_KOUTSU_OF_HONORS[(koutsu >> 27 & 0x7F) as usize];
    let sum = suit(0) + suit(1) + suit(2) + honors;
    (sum & 0xF, (sum >> 4) * 4)
}

/// By the ranks of a number suit: how many koutsu, and in the upper four bits a quarter of their
/// fu.
static CONCEALED_KOUTSU: [u8; 512] = koutsu_of(0x101);

static CONCEALED_KOUTSU_OF_HONORS: [u8; 128] = koutsu_of(0x7F);

/// Of suits of which these ranks are terminals or honors; of more than four koutsu nobody asks.
const fn koutsu_of<const N: usize>(yaochuu: usize) -> [u8; N] {
    let mut all = [0; N];
    let mut ranks = 0;
    while ranks < N {
        let (koutsu, ends) = (ranks.count_ones(), (ranks & yaochuu).count_ones());
        if koutsu <= 4 {
            all[ranks] = (koutsu + ((koutsu + ends) << 4)) as u8;
        }
        ranks += 1;
    }
    all
}
