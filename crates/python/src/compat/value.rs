//! What a reading is worth: its yaku by the ids of `mahjong`, their han, fu and payments.

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
use super::scores::Scores;

/// A yaku's attribute and class, and the values of the class.
pub(super) struct YakuClass {
    attribute: Py<PyString>,
    class: Py<PyType>,
    id: i64,
    is_yakuman: bool,
}

impl YakuClass {
    fn new(name: &str, class: Bound<'_, PyAny>) -> PyResult<YakuClass> {
        Ok(YakuClass {
            attribute: PyString::intern(class.py(), name).unbind(),
            id: class.getattr("yaku_id")?.extract()?,
            is_yakuman: class.getattr("is_yakuman")?.extract()?,
            class: class.cast_into::<PyType>()?.unbind(),
        })
    }
}

/// The yaku objects of a configuration.
pub(super) struct ConfiguredYaku<'py> {
    /// The configuration's own object, if there is a configuration.
    pub(super) object: Option<Bound<'py, PyAny>>,
    /// Those that were made, by attribute.
    pub(super) made: Bound<'py, PyDict>,
}

impl<'py> ConfiguredYaku<'py> {
    /// The object of a yaku, made on first use.
    pub(super) fn object(&self, class: &YakuClass) -> PyResult<Bound<'py, PyAny>> {
        let py = self.made.py();
        let attribute = class.attribute.bind(py);
        if let Some(made) = self.made.get_item(attribute)? {
            return Ok(made);
        }
        let made = class.class.bind(py).call0()?;
        self.made.set_item(attribute, &made)?;
        Ok(made)
    }

    /// The han of a yaku of a hand that is open or closed; `None` for one made a yakuman or none,
    /// and for han that are no number as others are.
    pub(super) fn han(
        &self,
        object: &Bound<'py, PyAny>,
        class: &YakuClass,
        open: bool,
    ) -> PyResult<Option<i64>> {
        /// More han than all yakuman together have.
        const MOST: i64 = 1_000;

        let py = object.py();
        if object.getattr(pyo3::intern!(py, "is_yakuman"))?.is_truthy()? != class.is_yakuman {
            return Ok(None);
        }
        let number = |name: &Bound<'py, PyString>| {
            let han = object.getattr(name)?.extract::<i64>().ok();
            Ok::<_, PyErr>(han.filter(|han| (0..=MOST).contains(han)))
        };
        match if open { number(pyo3::intern!(py, "han_open"))? } else { Some(0) } {
            Some(0) => number(pyo3::intern!(py, "han_closed")),
            han => Ok(han),
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
        if may_be_capped && question.rules.limit_to_sextuple_yakuman { han.min(78) } else { han }
    }
}

/// One reading with its value.
pub(super) struct Value {
    pub(super) fu: FuItems,
    pub(super) yaku: YakuRanks,
    pub(super) han: i64,
    pub(super) cost: Scores,
    pub(super) yakuman: bool,
    /// Where `mahjong` lists it: by its blocks, then by the block completed.
    pub(super) order: (Blocks, usize),
}

impl Value {
    /// Whether this reading is better than another.
    pub(super) fn beats(&self, other: &Value) -> bool {
        let key = |one: &Value| (one.cost.total, one.yakuman, one.han, one.fu.rounded, one.fu.sum);
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
        let classes = found.into_iter().map(|(_, class)| class).collect();
        Ok(YakuClasses { classes, ranks })
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
                Yaku::Riichi if won.is_open_riichi => OPEN_RIICHI,
                Yaku::DoubleRiichi if won.is_open_riichi => DOUBLE_OPEN_RIICHI,
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
    let shown = won.is_open_riichi && (won.is_riichi || won.is_daburu_riichi) && !won.is_tsumo;
    let places = [
        (shown && rules.has_sashikomi_yakuman, SASHIKOMI),
        (won.is_ippatsu, Yaku::Ippatsu as usize),
        (won.is_rinshan, Yaku::Rinshan as usize),
        (won.is_chankan, Yaku::Chankan as usize),
        (won.is_haitei, Yaku::Haitei as usize),
        (won.is_houtei, Yaku::Houtei as usize),
        (won.is_renhou && !rules.renhou_as_yakuman, Yaku::Renhou as usize),
        (won.is_renhou && rules.renhou_as_yakuman, RENHOU_YAKUMAN),
        (won.is_tenhou, Yaku::Tenhou as usize),
        (won.is_chiihou, Yaku::Chiihou as usize),
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
