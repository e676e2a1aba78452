//! What a reading is worth: its yaku by the ids of `mahjong`, their han, fu and payments.

use std::collections::HashMap;

use mentsu::riichi::{ScoredReading, Yaku};
use mentsu::{Tile, WinForm};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use super::divide::{Block, BlockKind, Blocks};
use super::fu::{FuItems, StandardReading};
use super::names::{
    AKA_DORA, DAISHARIN, DORA, DOUBLE_OPEN_RIICHI, OPEN_RIICHI, PAARENCHAN, PLACES, RENHOU_YAKUMAN,
    ROUND_WINDS, SASHIKOMI, SEAT_WINDS, URA_DORA, attribute,
};
use super::question::Question;

/// A yaku's attribute and class, and the values of the class.
pub(super) struct YakuClass {
    pub(super) attribute: Py<PyString>,
    pub(super) class: Py<PyType>,
    id: i64,
    han_open: i64,
    han_closed: i64,
    pub(super) is_yakuman: bool,
}

impl YakuClass {
    fn new(name: &str, class: Bound<'_, PyAny>) -> PyResult<YakuClass> {
        Ok(YakuClass {
            attribute: PyString::intern(class.py(), name).unbind(),
            id: class.getattr("yaku_id")?.extract()?,
            han_open: class.getattr("han_open")?.extract()?,
            han_closed: class.getattr("han_closed")?.extract()?,
            is_yakuman: class.getattr("is_yakuman")?.extract()?,
            class: class.cast_into::<PyType>()?.unbind(),
        })
    }

    /// Whether it counts by the han of an open hand.
    pub(super) fn is_open(&self, question: &Question) -> bool {
        self.han_open > 0 && !question.is_closed()
    }

    /// The han of an unchanged yaku.
    pub(super) fn han(&self, question: &Question) -> i64 {
        if self.is_yakuman && self.han_closed > 13 && !question.rules.double_yakuman {
            13
        } else if self.is_open(question) {
            self.han_open
        } else {
            self.han_closed
        }
    }
}

/// A yaku by its rank in the order of ids.
pub(super) type Rank = u8;

/// The yaku that an answer may have, in the order of ids.
pub(super) struct YakuClasses {
    classes: Vec<YakuClass>,
    /// The rank of the yaku at each index of `names`.
    ranks: [Option<Rank>; PLACES],
    /// The index in `names` of each attribute.
    places: HashMap<&'static str, usize>,
}

/// A set of yaku by rank.
#[derive(Clone, Copy)]
pub(super) struct YakuRanks(u64);

impl YakuRanks {
    fn insert(&mut self, rank: Rank) {
        self.0 |= 1 << rank;
    }
}

impl Iterator for YakuRanks {
    type Item = Rank;

    fn next(&mut self) -> Option<Rank> {
        let rank = self.0.trailing_zeros() as Rank;
        self.0 &= self.0.wrapping_sub(1);
        (rank < 64).then_some(rank)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for YakuRanks {}

/// The yaku of a reading that count, dora among them.
pub(super) struct Found {
    pub(super) yaku: YakuRanks,
    pub(super) yakuman: bool,
    /// The han of its dora.
    dora: i64,
}

impl Found {
    /// The han of a reading whose yaku have these.
    pub(super) fn han(&self, of_yaku: i64, may_be_capped: bool, question: &Question) -> i64 {
        let han = of_yaku + self.dora;
        if may_be_capped && question.rules.limit_to_sextuple { han.min(78) } else { han }
    }
}

/// One reading with its value.
pub(super) struct Value {
    pub(super) fu: FuItems,
    pub(super) yaku: YakuRanks,
    pub(super) han: i64,
    /// What it pays in all.
    pub(super) total: i128,
    pub(super) yakuman: bool,
    /// Where `mahjong` lists it: by its blocks, then by the block completed.
    pub(super) order: (Blocks, usize),
}

impl Value {
    /// Whether this reading is better than another.
    pub(super) fn beats(&self, other: &Value) -> bool {
        let key = |one: &Value| (one.total, one.yakuman, one.han, one.fu.rounded, one.fu.sum);
        let (this, that) = (key(self), key(other));
        this > that || (this == that && self.order < other.order)
    }
}

/// The index of a wind; `None` for no wind.
fn wind_offset(tile: Option<i64>) -> Option<usize> {
    let offset = usize::try_from(tile?).ok()?.checked_sub(Tile::East.index())?;
    (offset < 4).then_some(offset)
}

impl YakuClasses {
    /// The classes by the attributes that hold them.
    pub(super) fn new(classes: &Bound<'_, PyDict>) -> PyResult<YakuClasses> {
        let (mut found, mut places) = (Vec::with_capacity(PLACES), HashMap::new());
        for place in 0..PLACES {
            if let Some(name) = attribute(place) {
                places.insert(name, place);
                let class = classes.as_any().get_item(name)?;
                found.push((place, YakuClass::new(name, class)?));
            }
        }
        found.sort_by_key(|(_, class)| class.id);
        let mut ranks = [None; PLACES];
        for (rank, (place, _)) in found.iter().enumerate() {
            ranks[*place] = Rank::try_from(rank).ok();
        }
        let classes = found.into_iter().map(|(_, class)| class).collect();
        Ok(YakuClasses { classes, ranks, places })
    }

    pub(super) fn get(&self, rank: Rank) -> Option<&YakuClass> {
        self.classes.get(usize::from(rank))
    }

    /// The number and the kind of dora (0 plain, 1 red, 2 ura) that a rank stands for.
    pub(super) fn dora(&self, rank: Rank, question: &Question) -> Option<(usize, i64)> {
        let places = [DORA, AKA_DORA, URA_DORA];
        let kind = places.iter().position(|&place| self.ranks[place] == Some(rank))?;
        Some((kind, question.dora[kind]))
    }

    /// The class at an index of `names`.
    pub(super) fn at(&self, place: usize) -> Option<&YakuClass> {
        self.get((*self.ranks.get(place)?)?)
    }

    /// The yaku of this attribute, by its index in `names`, and its class.
    pub(super) fn named(&self, attribute: &str) -> Option<(usize, &YakuClass)> {
        let place = *self.places.get(attribute)?;
        Some((place, self.at(place)?))
    }

    /// Whether a rank is that of daisharin.
    pub(super) fn is_daisharin(&self, rank: Rank) -> bool {
        self.ranks[DAISHARIN] == Some(rank)
    }

    /// Whether a rank is that of paarenchan.
    pub(super) fn is_paarenchan(&self, rank: Rank) -> bool {
        self.ranks[PAARENCHAN] == Some(rank)
    }

    /// The yaku of a reading, if all are known; none for a reading without a yaku.
    pub(super) fn found(
        &self,
        reading: &ScoredReading,
        question: &Question,
        beside: &[usize],
        stripped: Option<Yaku>,
    ) -> Option<Found> {
        let (mut yaku, mut yakuman) = (YakuRanks(0), YakuRanks(0));
        let mut insert = |place: usize| {
            let rank = (*self.ranks.get(place)?)?;
            yaku.insert(rank);
            if self.get(rank)?.is_yakuman {
                yakuman.insert(rank);
            }
            Some(())
        };
        let won = &question.won;
        let mut any = !beside.is_empty();
        let optional = question.optional_yakuman().map(|(place, _)| place);
        for place in beside.iter().copied().chain(optional) {
            insert(place)?;
        }
        for found in reading.yaku_set().into_iter().filter(|found| Some(*found) != stripped) {
            any = true;
            insert(match found {
                Yaku::Riichi if won.open => OPEN_RIICHI,
                Yaku::DoubleRiichi if won.open => DOUBLE_OPEN_RIICHI,
                Yaku::SeatWind => SEAT_WINDS + wind_offset(won.player_wind)?,
                Yaku::RoundWind => ROUND_WINDS + wind_offset(won.round_wind)?,
                other => other as usize,
            })?;
        }
        if won.paarenchan > 0 && (any || !question.rules.paarenchan_needs_yaku) {
            insert(PAARENCHAN)?;
        }
        // Beside a yakuman nothing else counts.
        if yakuman.0 != 0 || yaku.0 == 0 {
            return Some(Found { yaku: yakuman, yakuman: yakuman.0 != 0, dora: 0 });
        }
        let mut sum = 0;
        for (place, dora) in [DORA, AKA_DORA, URA_DORA].into_iter().zip(question.dora) {
            if dora > 0 {
                yaku.insert(self.ranks[place]?);
                sum += dora;
            }
        }
        Some(Found { yaku, yakuman: false, dora: sum })
    }
}

/// The yaku of single events, of which `mentsu` isn't asked, by their indices, in the order in
/// which `mahjong` lists them.
pub(super) fn beside(question: &Question) -> impl Iterator<Item = usize> {
    let (won, rules) = (&question.won, &question.rules);
    let shown = won.open && (won.riichi || won.double_riichi) && !won.tsumo;
    let places = [
        (shown && rules.sashikomi, SASHIKOMI),
        (won.ippatsu, Yaku::Ippatsu as usize),
        (won.rinshan, Yaku::Rinshan as usize),
        (won.chankan, Yaku::Chankan as usize),
        (won.haitei, Yaku::Haitei as usize),
        (won.houtei, Yaku::Houtei as usize),
        (won.renhou && !rules.renhou_as_yakuman, Yaku::Renhou as usize),
        (won.renhou && rules.renhou_as_yakuman, RENHOU_YAKUMAN),
        (won.tenhou, Yaku::Tenhou as usize),
        (won.chiihou, Yaku::Chiihou as usize),
    ];
    places.into_iter().filter_map(|(is_there, place)| is_there.then_some(place))
}

/// The fu of a reading, and its position in the list of `mahjong`.
pub(super) fn fu_of(reading: &ScoredReading, question: &Question) -> (FuItems, (Blocks, usize)) {
    let reading = reading.reading();
    let form = match reading.form() {
        WinForm::Kokushi { .. } => return (FuItems::NONE, (Blocks::NONE, 0)),
        WinForm::Chiitoitsu(pairs) => {
            return (FuItems::of_seven_pairs(), (Blocks::of_pairs(pairs), 0));
        }
        WinForm::Standard(form) => form,
    };
    let all = Blocks::of_standard(&form, &question.declared.blocks);
    let blocks = all.as_slice();
    let completed = match reading.block() {
        mentsu::CompletedBlock::Mentsu(mentsu) if mentsu.is_shuntsu() => {
            Block::new(mentsu.first(), BlockKind::Shuntsu)
        }
        mentsu::CompletedBlock::Mentsu(mentsu) => Block::new(mentsu.first(), BlockKind::Koutsu),
        _ => Block::new(form.jantou(), BlockKind::Pair),
    };
    let place = blocks.iter().position(|&block| block == completed);
    let place = place.expect("the completed block is one of the form's");
    let (open, closed) = (&question.declared.open, question.is_closed());
    let standard = StandardReading { blocks, open, completed, shape: reading.shape(), closed };
    (standard.fu(&question.won, &question.rules), (all, place))
}
