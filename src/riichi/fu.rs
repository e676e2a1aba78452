//! Fu, item by item (符).

use core::fmt;

use smallvec::SmallVec;

use crate::mentsu::Mentsu;
use crate::tile::Tile;
use crate::wait::WaitShape;

/// What fu are for.
///
/// ```
/// use mentsu::WaitShape;
/// use mentsu::riichi::{FuReason, Rules, Situation, score};
///
/// let hand = "234m46p678s55z(777z)".parse()?;
/// let score = score(&hand, &Situation::ron("5p".parse()?), &Rules::TENHOU)?;
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
    #[doc(alias = "副底")]
    Base,
    /// Chiitoitsu: 25, and nothing else (七対子).
    #[doc(alias = "七対子")]
    #[doc(alias = "seven pairs")]
    Chiitoitsu,
    /// Ron with a closed hand: 10 (門前加符).
    #[doc(alias = "門前ロン")]
    #[doc(alias = "closed ron")]
    #[doc(alias = "門前加符")]
    MenzenRon,
    /// Tsumo: 2, but not with pinfu (ツモ符).
    #[doc(alias = "ツモ符")]
    Tsumo,
    /// A koutsu: 2, doubled for terminals and honors, doubled if concealed, fourfold as a
    /// kantsu. One completed by ron isn't concealed.
    #[doc(alias = "面子の符")]
    #[doc(alias = "刻子")]
    #[doc(alias = "槓子")]
    #[doc(alias = "triplet")]
    Mentsu {
        /// The koutsu or kantsu.
        mentsu: Mentsu,
        /// Whether it counts as concealed.
        concealed: bool,
    },
    /// A jantou of dragons, the seat's or the round's wind: 2; of both winds what
    /// [`Rules::double_wind_fu`](super::Rules::double_wind_fu) says.
    #[doc(alias = "雀頭")]
    #[doc(alias = "役牌雀頭")]
    #[doc(alias = "head")]
    Jantou(Tile),
    /// A kanchan, penchan or tanki: 2.
    #[doc(alias = "待ち")]
    #[doc(alias = "machi")]
    Wait(WaitShape),
    /// An open hand without any fu but the base is counted as 30 (喰い平和形): 10 more.
    #[doc(alias = "喰い平和")]
    OpenPinfu,
    /// Rounded up to ten.
    #[doc(alias = "切り上げ")]
    #[doc(alias = "round up")]
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
/// let score = score(&hand, &Situation::ron("1z".parse()?), &Rules::TENHOU)?;
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
    #[doc(alias = "符")]
    #[doc(alias = "minipoints")]
    pub fu: u8,
}

/// The fu of one reading, item by item: base, way of winning, four mentsu, jantou, wait,
/// rounding. Nine is the most.
///
/// ```
/// use mentsu::riichi::{FuItems, Rules, Situation, score};
///
/// let hand = "234m45p678s55z(777z)".parse()?;
/// let score = score(&hand, &Situation::ron("3p".parse()?), &Rules::TENHOU)?;
/// let items: FuItems = score.fu_items();
/// assert_eq!(items.iter().map(|item| item.fu).sum::<u8>(), 30);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "符計算")]
#[doc(alias = "fu breakdown")]
#[doc(alias = "minipoints")]
pub type FuItems = SmallVec<[FuItem; 9]>;
