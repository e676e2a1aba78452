//! Fu (符), item by item: one list whose sum is the fu of a reading.

pub(in crate::riichi) mod jantou;

use core::fmt;

use crate::list::{Filler, List};
use crate::mentsu::Mentsu;
use crate::padded::{Unpadded, padded};
use crate::riichi::fu::jantou::Jantou;
use crate::tile::{Tile, TileSet};
use crate::wait::WaitShape;

/// The reason for some fu.
///
/// ```
/// use mentsu::riichi::{FuReason, Rules, Situation, score};
/// use mentsu::{WaitShape, hand, tile};
///
/// let won = Situation::ron(tile!("5p"));
/// let score = score(&hand!("234m46p678s55z(777z)"), &won, &Rules::TENHOU).unwrap();
/// let reasons: Vec<FuReason> = score.fu_items().iter().map(|item| item.reason()).collect();
/// assert_eq!(reasons[0], FuReason::Base);
/// assert!(reasons.contains(&FuReason::Jantou(tile!("5z"))));
/// assert!(reasons.contains(&FuReason::Wait(WaitShape::Kanchan)));
/// ```
#[doc(alias = "minipoints")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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
    /// A jantou of dragons, the seat's or the round's wind: 2; for a wind that is both,
    /// [`Rules::double_wind_fu`](crate::riichi::Rules::double_wind_fu).
    Jantou(Tile),
    /// A kanchan, penchan or tanki: 2.
    Wait(WaitShape),
    /// An open hand without any fu but the base is counted as 30 (喰い平和形): 10 more.
    OpenPinfu,
    /// Rounded up to ten.
    Rounding,
}

/// The kind of a [`FuReason`], without its data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum FuKind {
    /// [`FuReason::Base`].
    Base,
    /// [`FuReason::Chiitoitsu`].
    Chiitoitsu,
    /// [`FuReason::MenzenRon`].
    MenzenRon,
    /// [`FuReason::Tsumo`].
    Tsumo,
    /// [`FuReason::Mentsu`].
    Mentsu,
    /// [`FuReason::Jantou`].
    Jantou,
    /// [`FuReason::Wait`].
    Wait,
    /// [`FuReason::OpenPinfu`].
    OpenPinfu,
    /// [`FuReason::Rounding`].
    Rounding,
}

crate::names! { FuKind, "kind of fu":
    Base "base",
    Chiitoitsu "chiitoitsu",
    MenzenRon "menzen_ron",
    Tsumo "tsumo",
    Mentsu "mentsu",
    Jantou "jantou",
    Wait "wait",
    OpenPinfu "open_pinfu",
    Rounding "rounding",
}

impl FuReason {
    /// Its kind, which has a name.
    #[must_use]
    pub const fn kind(&self) -> FuKind {
        match self {
            FuReason::Base => FuKind::Base,
            FuReason::Chiitoitsu => FuKind::Chiitoitsu,
            FuReason::MenzenRon => FuKind::MenzenRon,
            FuReason::Tsumo => FuKind::Tsumo,
            FuReason::Mentsu { .. } => FuKind::Mentsu,
            FuReason::Jantou(_) => FuKind::Jantou,
            FuReason::Wait(_) => FuKind::Wait,
            FuReason::OpenPinfu => FuKind::OpenPinfu,
            FuReason::Rounding => FuKind::Rounding,
        }
    }
}

impl Unpadded for FuReason {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

padded! {
    /// The reason in words: `base`, `closed ron`, `concealed 777z`, `jantou 55z`, `kanchan`, …
    FuReason
}

/// An item of the fu: an amount and its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct FuItem {
    reason: FuReason,
    fu: u8,
}

padded! {
    /// The reason and the fu: `closed ron 10`.
    FuItem
}

impl Unpadded for FuItem {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.reason, self.fu)
    }
}

impl FuItem {
    /// The reason for them.
    #[must_use]
    pub const fn reason(&self) -> FuReason {
        self.reason
    }

    /// How many fu.
    #[must_use]
    pub const fn fu(&self) -> u8 {
        self.fu
    }
}

impl Filler for FuItem {
    const FILLER: FuItem = FuItem { reason: FuReason::Base, fu: 0 };
}

/// The fu of one reading, item by item: base, way of winning, four mentsu, jantou, wait,
/// rounding. Nine is the most.
#[doc(alias = "符計算")]
#[doc(alias = "fu breakdown")]
pub type FuItems = List<FuItem, 9>;

/// The fu of a mentsu: 2 for a koutsu, doubled for terminals and honors, doubled if concealed, and
/// fourfold as a kantsu.
#[inline]
const fn mentsu_fu(mentsu: Mentsu, concealed: bool) -> u8 {
    if mentsu.is_shuntsu() {
        return 0;
    }
    let doublings = mentsu.first().is_yaochuu() as u8 + concealed as u8;
    let doublings = if mentsu.len() == 4 { doublings + 2 } else { doublings };
    2 << doublings
}

/// The fu of a kanchan, penchan or tanki; other waits have none.
pub(in crate::riichi) const WAIT_FU: u8 = 2;

/// The fu of declared koutsu and kans.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::riichi) struct MeldFu(u8);

impl MeldFu {
    pub(in crate::riichi) const NONE: MeldFu = MeldFu(0);

    /// Adds a koutsu or kan, of which a hand has at most four: 4 × 32 fu are the most.
    #[inline(always)]
    pub(in crate::riichi) const fn push(&mut self, mentsu: Mentsu, concealed: bool) {
        self.0 += mentsu_fu(mentsu, concealed);
    }

    pub(in crate::riichi) const fn get(self) -> u8 {
        self.0
    }
}

/// The fu of every hand of mentsu.
pub(in crate::riichi) const BASE: u8 = 20;

/// The fu of a reading besides the base. No sum exceeds 20 + 10 + 4 × 32 + 4 + 2 = 164.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::riichi) struct FuList {
    /// The fu of ron with a closed hand, or of tsumo.
    ending: u8,
    /// The fu of all koutsu and kans together.
    koutsu: u8,
    jantou: u8,
    wait: u8,
}

impl FuList {
    /// The list of a yakuman, whose fu don't count, and of chiitoitsu, which has no other item.
    pub(in crate::riichi) const NONE: FuList = FuList { ending: 0, koutsu: 0, jantou: 0, wait: 0 };
    /// The fu of seven pairs, which aren't rounded.
    pub(in crate::riichi) const CHIITOITSU: u8 = 25;

    /// The list of all fu but those of the wait, with the decomposition's koutsu counted as
    /// concealed, and how many of these there are.
    #[inline(always)]
    pub(in crate::riichi) fn of_decomposition(
        ending: u8,
        concealed: u64,
        melds: u8,
        jantou: Jantou,
    ) -> (FuList, u8) {
        let [koutsu, number] = concealed_koutsu(concealed).to_le_bytes();
        (FuList { ending, koutsu: koutsu + melds, jantou: jantou.fu(), wait: 0 }, number)
    }

    /// The list with the fu of the wait.
    #[inline(always)]
    pub(in crate::riichi) const fn with_wait(self, has_fu: bool) -> FuList {
        FuList { wait: WAIT_FU * has_fu as u8, ..self }
    }

    /// The list with the decomposition's koutsu of this tile counted as open if ron completed it:
    /// it loses half of its fu, which are 4, or 8 for a terminal or honor.
    #[inline(always)]
    pub(in crate::riichi) const fn opened_if(self, opened: bool, tile: Tile) -> FuList {
        let yaochuu = TileSet::YAOCHUU.bits() >> tile as u32 & 1;
        FuList { koutsu: self.koutsu - ((opened as u8) << (1 + yaochuu)), ..self }
    }

    /// The list without the fu of ron or tsumo if it is pinfu by tsumo.
    #[inline(always)]
    pub(in crate::riichi) const fn without_ending_if(self, pinfu_by_tsumo: bool) -> FuList {
        FuList { ending: self.ending * !pinfu_by_tsumo as u8, ..self }
    }

    /// Whether mentsu, jantou and wait all have no fu.
    #[inline(always)]
    pub(in crate::riichi) const fn blocks_have_none(self) -> bool {
        self.koutsu | self.jantou | self.wait == 0
    }

    #[inline(always)]
    const fn sum(self) -> u8 {
        BASE + self.ending + self.koutsu + self.jantou + self.wait
    }

    /// The fu that count: the sum rounded up to ten, and 30 if there is only the base, except for
    /// pinfu.
    #[inline(always)]
    pub(in crate::riichi) const fn rounded(self, pinfu: bool) -> u8 {
        match self.sum() {
            BASE if !pinfu => 30,
            sum => sum + 9 - (sum + 9) % 10,
        }
    }

    /// The items, from the koutsu of the reading and whether each is concealed, the jantou, the
    /// wait, and the rounded sum.
    pub(in crate::riichi) fn items(
        self,
        tsumo: bool,
        koutsu: impl Iterator<Item = (Mentsu, bool)>,
        jantou: Tile,
        wait: WaitShape,
        rounded: u8,
    ) -> FuItems {
        let mut items = FuItems::new();
        let mut push = |reason, fu| {
            if fu > 0 {
                items.push(FuItem { reason, fu });
            }
        };
        push(FuReason::Base, BASE);
        push(if tsumo { FuReason::Tsumo } else { FuReason::MenzenRon }, self.ending);
        for (mentsu, concealed) in koutsu {
            push(FuReason::Mentsu { mentsu, concealed }, mentsu_fu(mentsu, concealed));
        }
        push(FuReason::Jantou(jantou), self.jantou);
        push(FuReason::Wait(wait), self.wait);
        let rounding = if self.sum() == BASE { FuReason::OpenPinfu } else { FuReason::Rounding };
        push(rounding, rounded.saturating_sub(self.sum()));
        items
    }

    /// The items of seven pairs: there is one.
    pub(in crate::riichi) fn items_of_seven_pairs() -> FuItems {
        let mut items = FuItems::new();
        items.push(FuItem { reason: FuReason::Chiitoitsu, fu: FuList::CHIITOITSU });
        items
    }
}

/// The fu of concealed koutsu in the lower byte, and their number in the upper one. Blocks are at
/// the places of [`BlockMasks`](crate::engine::BlockMasks).
#[inline(always)]
pub(in crate::riichi) fn concealed_koutsu(blocks: u64) -> u16 {
    let honors = HONOR_KOUTSU_FU[(blocks >> (16 * 3 + 7) & 0x7F) as usize];
    let number = |suit: u32| NUMBER_KOUTSU_FU[(blocks >> (16 * suit + 7) & 0x1FF) as usize];
    honors + number(2) + number(1) + number(0)
}

/// A number suit's concealed koutsu, by their ranks as bits: their fu in the lower byte, their
/// number in the upper one.
static NUMBER_KOUTSU_FU: [u16; 512] = koutsu_fu(Tile::M1);

/// The honors' concealed koutsu, in the same layout.
static HONOR_KOUTSU_FU: [u16; 128] = koutsu_fu(Tile::East);

/// The table for the suit that begins with this tile; more than four koutsu are never looked up.
const fn koutsu_fu<const N: usize>(first: Tile) -> [u16; N] {
    let mut all = [0; N];
    let mut ranks = 0;
    while ranks < N {
        let (mut fu, mut rank) = (MeldFu::NONE, 0);
        while rank < 9 && ranks.count_ones() <= 4 {
            if ranks >> rank & 1 == 1 {
                fu.push(Mentsu::koutsu(Tile::ALL[first as usize + rank]), true);
            }
            rank += 1;
        }
        all[ranks] = u16::from_le_bytes([fu.0, ranks.count_ones() as u8]);
        ranks += 1;
    }
    all
}
