//! What a reading is worth: its yaku by the ids of `mahjong`, their han, fu and payments.

use mentsu::riichi::{ScoredReading, Yaku};
use mentsu::{Tile, WinForm};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyType};

use super::divide::{Block, BlockKind, Blocks};
use super::fu::{FuItems, StandardReading};
use super::names::{
    AKA_DORA, DORA, DOUBLE_OPEN_RIICHI, OPEN_RIICHI, PLACES, ROUND_WINDS, SASHIKOMI, SEAT_WINDS,
    URA_DORA, attribute,
};
use super::question::Question;
use super::scores::{Scores, scores};

/// A yaku's attribute and class, and the values of the class.
pub(super) struct YakuClass {
    pub(super) attribute: Py<PyString>,
    pub(super) class: Py<PyType>,
    id: i64,
    han_open: i64,
    han_closed: i64,
    is_yakuman: bool,
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

/// One reading with its value.
pub(super) struct Value {
    pub(super) fu: FuItems,
    pub(super) yaku: YakuRanks,
    pub(super) han: i64,
    pub(super) scores: Scores,
    yakuman: bool,
    /// Where `mahjong` lists it: by its blocks, then by the block completed.
    order: (Blocks, usize),
}

impl Value {
    /// Whether this reading is better than another.
    pub(super) fn beats(&self, other: &Value) -> bool {
        let key =
            |one: &Value| (one.scores.total, one.yakuman, one.han, one.fu.rounded, one.fu.sum);
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
        let mut found = Vec::with_capacity(PLACES);
        for place in 0..PLACES {
            if let Some(name) = attribute(place) {
                let class = classes.as_any().get_item(name)?;
                found.push((place, YakuClass::new(name, class)?));
            }
        }
        found.sort_by_key(|(_, class)| class.id);
        let mut ranks = [None; PLACES];
        for (rank, (place, _)) in found.iter().enumerate() {
            ranks[*place] = Rank::try_from(rank).ok();
        }
        Ok(YakuClasses { classes: found.into_iter().map(|(_, class)| class).collect(), ranks })
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

    /// The yaku that `mentsu` isn't asked for: those of the first turn, and ron on an open riichi,
    /// each with whether it is a yakuman.
    fn beside(&self, question: &Question) -> Option<[Option<(Rank, bool)>; 4]> {
        let won = &question.won;
        let shown = won.open && (won.riichi || won.double_riichi) && !won.tsumo;
        let places = [
            (won.tenhou, Yaku::Tenhou as usize),
            (won.chiihou, Yaku::Chiihou as usize),
            (won.renhou, Yaku::Renhou as usize),
            (shown && question.rules.sashikomi, SASHIKOMI),
        ];
        let mut beside = [None; 4];
        for (found, (is_there, place)) in beside.iter_mut().zip(places) {
            if is_there {
                let rank = self.ranks[place]?;
                *found = Some((rank, self.get(rank)?.is_yakuman));
            }
        }
        Some(beside)
    }

    /// The value of a reading, if all its yaku are known.
    pub(super) fn value(&self, reading: &ScoredReading, question: &Question) -> Option<Value> {
        let (mut yaku, mut han) = (YakuRanks(0), 0);
        let mut count = |rank: Rank| {
            yaku.insert(rank);
            han += self.get(rank)?.han(question);
            Some(())
        };
        let won = &question.won;
        let beside = self.beside(question)?;
        let any_yakuman = beside.into_iter().flatten().any(|(_, is_yakuman)| is_yakuman);
        let yakuman = reading.yakuman() > 0 || any_yakuman;
        for (rank, is_yakuman) in beside.into_iter().flatten() {
            if is_yakuman || !yakuman {
                count(rank)?;
            }
        }
        // Beside a yakuman nothing else counts.
        let of_reading = (reading.yakuman() > 0 || !yakuman).then(|| reading.yaku_set());
        for found in of_reading.into_iter().flatten() {
            let place = match found {
                Yaku::Riichi if won.open => OPEN_RIICHI,
                Yaku::DoubleRiichi if won.open => DOUBLE_OPEN_RIICHI,
                Yaku::SeatWind => SEAT_WINDS + wind_offset(won.player_wind)?,
                Yaku::RoundWind => ROUND_WINDS + wind_offset(won.round_wind)?,
                other => other as usize,
            };
            count((*self.ranks.get(place)?)?)?;
        }
        if !yakuman {
            for (place, dora) in [DORA, AKA_DORA, URA_DORA].into_iter().zip(question.dora) {
                if dora > 0 {
                    yaku.insert(self.ranks[place]?);
                    han += dora;
                }
            }
        }
        if question.rules.limit_to_sextuple {
            han = han.min(78);
        }
        let (fu, order) = fu_of(reading, question);
        let scores = scores(han, fu.rounded, yakuman, &question.won, &question.rules);
        Some(Value { fu, yaku, han, scores, yakuman, order })
    }
}

/// The fu of a reading, and its position in the list of `mahjong`.
fn fu_of(reading: &ScoredReading, question: &Question) -> (FuItems, (Blocks, usize)) {
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
        mentsu::Block::Mentsu(mentsu) if mentsu.is_shuntsu() => {
            Block::new(mentsu.first(), BlockKind::Shuntsu)
        }
        mentsu::Block::Mentsu(mentsu) => Block::new(mentsu.first(), BlockKind::Koutsu),
        _ => Block::new(form.jantou(), BlockKind::Pair),
    };
    let place = blocks.iter().position(|&block| block == completed).unwrap_or(0);
    let (open, closed) = (&question.declared.open, question.is_closed());
    let standard = StandardReading { blocks, open, completed, shape: reading.shape(), closed };
    (standard.fu(&question.won, &question.rules), (all, place))
}
