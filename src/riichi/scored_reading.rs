//! One reading of a won hand with what it is worth, and why.

use core::fmt;

use super::dora::Dora;
use super::evaluate::{Context, Evaluated, Worth};
use super::fu::{FuItem, FuItems, FuReason, mentsu_fu, wait_fu};
use super::points::Limit;
use super::yaku::Yaku;
use super::yaku_set::YakuSet;
use crate::form::WinForm;
use crate::meld::Meld;
use crate::mentsu::Mentsu;
use crate::wait::{Block, Reading};

/// One reading of a won hand with what it is worth.
///
/// ```
/// use mentsu::riichi::{Rules, ScoredReading, Situation, score};
///
/// let won = Situation::ron(mentsu::tile!("8s"));
/// let score = score(&"234567m23488p67s".parse()?, &won, &Rules::TENHOU)?;
/// let best: &ScoredReading = score.best();
/// assert_eq!((best.han(), best.fu()), (Some(2), Some(30)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "高点法")]
#[doc(alias = "interpretation")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ScoredReading {
    reading: Reading,
    yaku: YakuSet,
    base: u32,
    points: u32,
    dora: Dora,
    yaku_han: u8,
    han: u8,
    fu: u8,
    yakuman: u8,
    limit: Limit,
    closed: bool,
    tsumo: bool,
    /// Fu of ron with a closed hand, or of tsumo.
    tsumo_fu: u8,
    jantou_fu: u8,
    /// The bits of the yakuman that count twice.
    doubled: u16,
    melds: Declared,
}

/// The mentsu of the melds, and a bit for each that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Declared {
    mentsu: [Mentsu; 4],
    len: u8,
    open: u8,
}

impl Declared {
    #[inline(always)]
    pub(super) fn new(melds: &[Meld]) -> Declared {
        let mut all = Declared { mentsu: [Mentsu::from_code(0); 4], len: 0, open: 0 };
        for (slot, meld) in all.mentsu.iter_mut().zip(melds) {
            *slot = meld.mentsu();
            all.open |= u8::from(meld.is_open()) << all.len;
            all.len += 1;
        }
        all
    }
}

impl ScoredReading {
    /// The winning form with the winning tile placed.
    #[must_use]
    pub const fn reading(&self) -> &Reading {
        &self.reading
    }

    /// The yaku. With a yakuman only yakuman are listed.
    #[must_use]
    pub const fn yaku_set(&self) -> YakuSet {
        self.yaku
    }

    /// The yaku with their han, in order; of yakuman the multiple.
    pub fn yaku(&self) -> impl Iterator<Item = (Yaku, u8)> + '_ {
        self.yaku.iter().map(|yaku| {
            let worth = if self.yakuman > 0 {
                1 + u8::from(self.doubled & YakuSet::EMPTY.with(yaku).yakuman_bits() != 0)
            } else if self.closed {
                yaku.closed_han()
            } else {
                yaku.open_han()
            };
            (yaku, worth)
        })
    }

    /// The dora that count, by kind: none with a yakuman.
    #[must_use]
    pub const fn dora(&self) -> Dora {
        self.dora
    }

    /// The han of yaku and dora; `None` with a yakuman.
    #[must_use]
    pub const fn han(&self) -> Option<u8> {
        if self.yakuman > 0 { None } else { Some(self.han) }
    }

    /// The han of the yaku alone; 0 with a yakuman.
    #[must_use]
    pub const fn yaku_han(&self) -> u8 {
        self.yaku_han
    }

    /// The fu, rounded; `None` with a yakuman.
    #[must_use]
    pub const fn fu(&self) -> Option<u8> {
        if self.yakuman > 0 { None } else { Some(self.fu) }
    }

    /// How many times a yakuman: 0 without one.
    #[must_use]
    pub const fn yakuman(&self) -> u8 {
        self.yakuman
    }

    /// The limit that caps the base points.
    #[must_use]
    pub const fn limit(&self) -> Limit {
        self.limit
    }

    /// The base points (基本点) of which the payments are multiples.
    #[must_use]
    pub const fn base_points(&self) -> u32 {
        self.base
    }

    /// The points received for the reading, without honba and sticks; 0 if it can't win.
    #[must_use]
    pub const fn points(&self) -> u32 {
        self.points
    }

    /// The fu item by item; they add up to [`fu`](Self::fu). None with a yakuman.
    #[must_use]
    pub fn fu_items(&self) -> FuItems {
        let mut items = FuItems::new();
        if self.yakuman > 0 {
            return items;
        }
        let way = match self.reading.form() {
            WinForm::Standard(way) => way,
            WinForm::Chiitoitsu(_) => {
                items.push(FuItem { reason: FuReason::Chiitoitsu, fu: 25 });
                return items;
            }
            WinForm::Kokushi { .. } => return items,
        };
        let pinfu = self.yaku.contains(Yaku::Pinfu);
        let mut sum = 0;
        let mut push = |reason: FuReason, fu: u8| {
            if fu > 0 {
                items.push(FuItem { reason, fu });
            }
            sum += fu;
            sum
        };
        push(FuReason::Base, 20);
        if !self.tsumo {
            push(FuReason::MenzenRon, self.tsumo_fu);
        } else if !pinfu {
            push(FuReason::Tsumo, self.tsumo_fu);
        }
        let mut by_ron = match self.reading.block() {
            Block::Mentsu(mentsu) if !self.tsumo => Some(mentsu),
            _ => None,
        };
        for &mentsu in way.mentsu() {
            let concealed = by_ron != Some(mentsu);
            if !concealed {
                by_ron = None;
            }
            push(FuReason::Mentsu { mentsu, concealed }, mentsu_fu(mentsu, concealed));
        }
        for (i, &mentsu) in self.melds.mentsu[..usize::from(self.melds.len)].iter().enumerate() {
            let concealed = self.melds.open >> i & 1 == 0;
            push(FuReason::Mentsu { mentsu, concealed }, mentsu_fu(mentsu, concealed));
        }
        push(FuReason::Jantou(way.jantou()), self.jantou_fu);
        let shape = self.reading.shape();
        let sum = push(FuReason::Wait(shape), wait_fu(shape));
        if sum == 20 && !pinfu {
            items.push(FuItem { reason: FuReason::OpenPinfu, fu: self.fu - sum });
        } else if self.fu > sum {
            items.push(FuItem { reason: FuReason::Rounding, fu: self.fu - sum });
        }
        items
    }

    #[inline(always)]
    pub(super) fn new(
        evaluated: Evaluated,
        context: &Context<'_>,
        melds: Declared,
    ) -> ScoredReading {
        let Worth { yaku, yaku_han, han, fu, yakuman, base, limit, points } = evaluated.worth;
        let dora =
            if yaku_han + context.dora.total() == han { context.dora } else { Dora::default() };
        ScoredReading {
            reading: Reading::new(context.tile, evaluated.form, evaluated.block),
            yaku,
            base,
            points,
            dora,
            yaku_han,
            han,
            fu,
            yakuman,
            limit,
            closed: context.closed,
            tsumo: context.situation.is_tsumo(),
            tsumo_fu: context.tsumo_fu,
            jantou_fu: evaluated.jantou_fu,
            doubled: context.rules.double_yakuman.yakuman_bits(),
            melds,
        }
    }
}

impl fmt::Debug for ScoredReading {
    /// The reading, the yaku and what it is worth.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScoredReading")
            .field("form", &self.reading.form())
            .field("block", &self.reading.block())
            .field("yaku", &self.yaku)
            .field("dora", &self.dora)
            .field("han", &self.han())
            .field("fu", &self.fu())
            .field("yakuman", &self.yakuman)
            .field("points", &self.points)
            .finish_non_exhaustive()
    }
}
