//! One reading of a won hand, with its worth and the reasons.

use core::fmt;

use crate::form::WinForm;
use crate::list::{Filler, List};
use crate::meld::{Meld, MeldKind};
use crate::mentsu::Mentsu;
use crate::riichi::fu::{FuItems, FuList};
use crate::riichi::payments::points::{Limit, Shares};
use crate::riichi::score::evaluate::{EvaluatedReading, ReadingWorth, WonHand};
use crate::riichi::tiles::dora::Dora;
use crate::riichi::yaku::Yaku;
use crate::riichi::yaku::set::{YakuSet, YakuSetIter};
use crate::tile::Tile;
use crate::wait::{CompletedBlock, Reading};

/// One reading of a won hand with its worth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ScoredReading {
    reading: Reading,
    yaku: YakuSet,
    fu_list: FuList,
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
    /// The yakuman that count twice.
    doubled: YakuSet,
    melds: DeclaredKoutsu,
}

/// The declared koutsu and kans, and whether each is concealed.
pub(in crate::riichi) type DeclaredKoutsu = List<(Mentsu, bool), 4>;

impl Filler for (Mentsu, bool) {
    const FILLER: (Mentsu, bool) = (Mentsu::from_code(0), false);
}

#[inline(always)]
pub(in crate::riichi) fn declared_koutsu(melds: &[Meld]) -> DeclaredKoutsu {
    if melds.is_empty() { List::new() } else { koutsu_among(melds) }
}

#[inline(never)]
fn koutsu_among(melds: &[Meld]) -> DeclaredKoutsu {
    let koutsu = melds.iter().filter(|meld| meld.kind() != MeldKind::Chi);
    List::of(koutsu.map(|meld| (meld.mentsu(), !meld.is_open())))
}

impl Filler for ScoredReading {
    const FILLER: ScoredReading = ScoredReading {
        reading: Reading::new(Tile::M1, WinForm::Chiitoitsu([Tile::M1; 7]), CompletedBlock::Jantou),
        yaku: YakuSet::EMPTY,
        fu_list: FuList::NONE,
        base: 0,
        points: 0,
        dora: Dora::NONE,
        yaku_han: 0,
        han: 0,
        fu: 0,
        yakuman: 0,
        limit: Limit::None,
        closed: false,
        tsumo: false,
        doubled: YakuSet::EMPTY,
        melds: List::new(),
    };
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

    /// The yaku with their han, in order; a yakuman has its multiple instead.
    #[must_use]
    pub const fn yaku(&self) -> YakuHan<'_> {
        YakuHan { yaku: self.yaku.iter(), reading: self }
    }

    /// The han of one of its yaku, or the multiple of a yakuman.
    const fn worth(&self, yaku: Yaku) -> u8 {
        if self.yakuman > 0 {
            1 + self.doubled.contains(yaku) as u8
        } else if self.closed {
            yaku.closed_han()
        } else {
            yaku.open_han()
        }
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
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    /// use mentsu::{hand, tile};
    ///
    /// let won = Situation::ron(tile!("3p"));
    /// let score = score(&hand!("234m45p678s55z(777z)"), &won, &Rules::TENHOU).unwrap();
    /// let item = |item: &mentsu::riichi::FuItem| format!("{} {}", item.reason(), item.fu());
    /// let items: Vec<String> = score.fu_items().iter().map(item).collect();
    /// assert_eq!(items, ["base 20", "open 777z 4", "jantou 55z 2", "rounding 4"]);
    /// ```
    #[must_use]
    pub fn fu_items(&self) -> FuItems {
        let way = match self.reading.form() {
            _ if self.yakuman > 0 => return FuItems::new(),
            WinForm::Standard(way) => way,
            WinForm::Chiitoitsu(_) => return FuList::items_of_seven_pairs(),
            WinForm::Kokushi { .. } => return FuItems::new(),
        };
        let opened = match self.reading.block() {
            CompletedBlock::Mentsu(mentsu) if !self.tsumo => Some(mentsu),
            _ => None,
        };
        let koutsu = way.mentsu().iter().filter(|mentsu| !mentsu.is_shuntsu());
        let koutsu = koutsu.map(|&mentsu| (mentsu, opened != Some(mentsu)));
        let koutsu = koutsu.chain(self.melds);
        self.fu_list.items(self.tsumo, koutsu, way.jantou(), self.reading.shape(), self.fu)
    }

    /// Whether this reading is better than another: more points, a yakuman rather than a counted
    /// one, more han, more fu, or the earlier yaku.
    pub(in crate::riichi) fn beats(&self, other: &ScoredReading) -> bool {
        let key = |reading: &ScoredReading| {
            let order = reading.yaku.bits().reverse_bits();
            (reading.points, reading.yakuman, reading.han, reading.fu, order)
        };
        key(self) > key(other)
    }

    #[inline(always)]
    pub(in crate::riichi) fn new(
        evaluated: EvaluatedReading,
        won: &WonHand<'_>,
        melds: DeclaredKoutsu,
    ) -> ScoredReading {
        let EvaluatedReading { form, block, fu: fu_list, worth } = evaluated;
        let ReadingWorth { yaku, yaku_han, han, fu, yakuman, base, limit } = worth;
        let dora = if yaku_han + won.dora_han == han { won.dora } else { Dora::NONE };
        ScoredReading {
            reading: Reading::new(won.tiles.tile, form, block),
            yaku,
            fu_list,
            base,
            points: Shares::of(base, won.situation, won.rules).total(),
            dora,
            yaku_han,
            han,
            fu,
            yakuman,
            limit,
            closed: won.closed,
            tsumo: won.situation.is_tsumo(),
            doubled: won.rules.double_yakuman,
            melds,
        }
    }
}

impl fmt::Debug for ScoredReading {
    /// The reading, its yaku and its worth.
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

/// The yaku of a [`ScoredReading`] with their han, in order; a yakuman has its multiple instead.
#[derive(Clone, Debug)]
pub struct YakuHan<'a> {
    yaku: YakuSetIter,
    reading: &'a ScoredReading,
}

impl Iterator for YakuHan<'_> {
    type Item = (Yaku, u8);

    fn next(&mut self) -> Option<(Yaku, u8)> {
        self.yaku.next().map(|yaku| (yaku, self.reading.worth(yaku)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.yaku.size_hint()
    }
}
