//! The value of a hand by its yaku objects, in the order and under the conditions under which
//! `mahjong` asks them. Those of known classes are answered here, a caller's own are called.
//!
//! It is what `_reference.py` is, for arguments that can be read.

use std::cell::OnceCell;
use std::cmp::Ordering;

use mentsu::riichi::Yaku;
use mentsu::{Tile, WaitShape};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyTuple};

use super::calculator::{Calculator, Cost};
use super::conditions::{BlockSets, contained};
use super::{ConfiguredYaku, MOST_HAN, han, is_yakuman};

use crate::compat::divide::{Block, BlockKind, divided};
use crate::compat::fu::{FuItems, StandardReading};
use crate::compat::names::{
    AKA_DORA, DAICHISEI, DAISHARIN, DORA, DOUBLE_OPEN_RIICHI, OPEN_RIICHI, PAARENCHAN,
    RENHOU_YAKUMAN, ROUND_WINDS, SASHIKOMI, SEAT_WINDS, URA_DORA,
};
use crate::compat::question::Question;
use crate::compat::value::{YakuClasses, beside};

/// A hand, and whom to ask about it.
pub(in crate::compat) struct AskedHand<'a, 'py> {
    pub(in crate::compat) question: &'a Question,
    pub(in crate::compat) yaku: &'a ConfiguredYaku<'py>,
    pub(in crate::compat) classes: &'a YakuClasses,
    pub(in crate::compat) calculator: &'a Calculator<'py>,
    /// The winning tile as it was given.
    pub(in crate::compat) win_tile: &'a Bound<'py, PyAny>,
    /// Its kind.
    pub(in crate::compat) win: Tile,
    /// The melds as they were given.
    pub(in crate::compat) melds: Option<&'a Bound<'py, PyAny>>,
    /// Dora and ura dora of kokushi, for which norths set aside don't count.
    pub(in crate::compat) dora_of_kokushi: [i64; 2],
}

/// A reading and its value.
pub(in crate::compat) struct AskedReading<'py> {
    /// Its yaku by index in `names`, in the order in which they were found.
    yaku: Vec<Placed<'py>>,
    pub(in crate::compat) han: i64,
    pub(in crate::compat) fu: FuItems,
    yakuman: bool,
    /// What it pays, and in all; none without a yaku.
    pub(in crate::compat) cost: Option<(Cost<'py>, i128)>,
}

/// A yaku object and its index in `names`.
type Placed<'py> = (usize, Bound<'py, PyAny>);

/// What a hand is worth.
pub(in crate::compat) enum Asked<'py> {
    /// It isn't won.
    NotWon,
    /// It has no yaku.
    NoYaku,
    Won(Box<AskedReading<'py>>),
}

/// A reading before it is counted, whose yaku are found one after another.
struct Found<'a, 'py> {
    asked: &'a AskedHand<'a, 'py>,
    sets: &'a BlockSets,
    /// The blocks as objects receive them.
    hand: &'a OnceCell<Bound<'py, PyList>>,
    yaku: Vec<usize>,
}

impl<'py> AskedReading<'py> {
    /// The best is the greatest, and the first of equals.
    fn better(&self, other: &AskedReading<'py>) -> Ordering {
        let rank = |one: &AskedReading<'_>| {
            let total = one.cost.as_ref().map_or(-1, |(_, total)| *total);
            (total, one.yakuman, one.han, one.fu.rounded, one.fu.sum)
        };
        rank(self).cmp(&rank(other))
    }

    /// Its yaku in the order of their numbers; `None` if one has none.
    pub(in crate::compat) fn objects(&self) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
        let mut numbered = Vec::with_capacity(self.yaku.len());
        for (_, object) in &self.yaku {
            let number = object.getattr(pyo3::intern!(object.py(), "yaku_id"))?.extract::<i64>();
            let Ok(number) = number else { return Ok(None) };
            numbered.push((number, object.clone()));
        }
        numbered.sort_by_key(|(number, _)| *number);
        Ok(Some(numbered.into_iter().map(|(_, object)| object).collect()))
    }

    pub(in crate::compat) fn fu_places(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let (places, items) = self.fu.places();
        PyBytes::new(py, &places[..items])
    }
}

impl<'a, 'py> AskedHand<'a, 'py> {
    /// What the hand is worth; `None` if only the reference knows.
    pub(in crate::compat) fn value(&self) -> PyResult<Option<Asked<'py>>> {
        let mut best: Option<AskedReading<'py>> = None;
        let mut keep = |reading: AskedReading<'py>| {
            if best.as_ref().is_none_or(|best| reading.better(best) == Ordering::Greater) {
                best = Some(reading);
            }
        };
        for blocks in divided(self.question.counts, &self.question.declared.blocks) {
            let (sets, hand) = (BlockSets::new(blocks), OnceCell::new());
            let found = Found { asked: self, sets: &sets, hand: &hand, yaku: Vec::new() };
            let is_chiitoitsu = found.has(Yaku::Chiitoitsu as usize)?;
            let is_tanyao = found.has(Yaku::Tanyao as usize)?;
            for completed in self.completed(sets.as_slice()) {
                let fu = self.fu(sets.as_slice(), completed);
                let mut found = Found { yaku: Vec::with_capacity(8), ..found };
                found.of_reading(&fu, is_chiitoitsu, is_tanyao)?;
                let Some(reading) = self.counted(found.yaku, fu)? else { return Ok(None) };
                keep(reading);
            }
        }
        if self.question.is_closed() && self.is_kokushi()? {
            let Some(reading) = self.kokushi()? else { return Ok(None) };
            keep(reading);
        }
        Ok(Some(match best {
            None => Asked::NotWon,
            Some(reading) if reading.cost.is_none() => Asked::NoYaku,
            Some(reading) => Asked::Won(Box::new(reading)),
        }))
    }

    /// The blocks that the winning tile may have completed: those that aren't called, each once.
    fn completed(&self, blocks: &[Block]) -> Vec<Block> {
        let mut called = self.question.declared.open.clone();
        let mut completed = Vec::new();
        for &block in blocks {
            if let Some(place) = called.iter().position(|open| *open == block) {
                called.swap_remove(place);
            } else if block.tiles().any(|tile| usize::from(tile) == self.win.index())
                && !completed.contains(&block)
            {
                completed.push(block);
            }
        }
        completed
    }

    fn fu(&self, blocks: &[Block], completed: Block) -> FuItems {
        if blocks.len() == 7 {
            return FuItems::of_seven_pairs();
        }
        let offset = self.win.index() as u8 - completed.first();
        let shape = match (completed.kind(), completed.first() % 9, offset) {
            (BlockKind::Shuntsu, _, 1) => WaitShape::Kanchan,
            (BlockKind::Shuntsu, 0, 2) | (BlockKind::Shuntsu, 6, 0) => WaitShape::Penchan,
            (BlockKind::Shuntsu, ..) => WaitShape::Ryanmen,
            (BlockKind::Pair, ..) => WaitShape::Tanki,
            _ => WaitShape::Shanpon,
        };
        let (open, closed) = (&self.question.declared.open, self.question.is_closed());
        let reading = StandardReading { blocks, open, completed, shape, closed };
        reading.fu(&self.question.won, &self.question.rules)
    }

    fn objects(&self, yaku: &[usize]) -> PyResult<Option<Vec<Placed<'py>>>> {
        let mut objects = Vec::with_capacity(yaku.len() + 3);
        for &place in yaku {
            let Some(object) = self.yaku.at(place, self.classes)? else { return Ok(None) };
            if place == PAARENCHAN {
                let name = pyo3::intern!(object.py(), "set_paarenchan_count");
                object.call_method1(name, (self.question.won.paarenchan,))?;
            }
            objects.push((place, object));
        }
        Ok(Some(objects))
    }

    /// The reading with these yaku; `None` if only the reference knows its value.
    fn counted(&self, mut yaku: Vec<usize>, fu: FuItems) -> PyResult<Option<AskedReading<'py>>> {
        let (won, rules) = (&self.question.won, &self.question.rules);
        if won.paarenchan > 0 && rules.paarenchan_needs_yaku && !yaku.is_empty() {
            yaku.push(PAARENCHAN);
        }
        let Some(mut yaku) = self.objects(&yaku)? else { return Ok(None) };
        let mut yakuman = Vec::new();
        for (place, object) in &yaku {
            if is_yakuman(object)? {
                yakuman.push((*place, object.clone()));
            }
        }
        let is_limited = !self.calculator.has_no_limits();
        if !is_limited && !yakuman.is_empty() {
            yaku = self.filtered(yaku)?;
            yakuman.clear();
        }
        let has_yakuman = !yakuman.is_empty();
        let mut yaku = if has_yakuman { yakuman } else { yaku };
        let mut sum = 0;
        for (_, object) in &yaku {
            let Some(han) = han(object, !self.question.is_closed())? else { return Ok(None) };
            sum += han;
        }
        if sum == 0 {
            return Ok(Some(AskedReading { yaku, han: 0, fu, yakuman: has_yakuman, cost: None }));
        }
        if !has_yakuman {
            let Some(dora) = self.with_dora(&mut yaku, self.question.dora)? else {
                return Ok(None);
            };
            sum += dora;
        }
        if is_limited && rules.limit_to_sextuple {
            sum = sum.min(78);
        }
        self.paid(yaku, (sum, has_yakuman), fu, fu.rounded)
    }

    /// The yaku without those that the yakuman among them imply.
    fn filtered(&self, yaku: Vec<Placed<'py>>) -> PyResult<Vec<Placed<'py>>> {
        if let Calculator::OwnAotenjou(calculator, config) = self.calculator {
            let objects = PyList::new(config.py(), yaku.iter().map(|(_, object)| object))?;
            let name = pyo3::intern!(config.py(), "aotenjou_filter_yaku");
            calculator.call_method1(name, (&objects, config))?;
            let place = |left: &Bound<'py, PyAny>| {
                yaku.iter().find(|(_, object)| object.is(left)).map_or(usize::MAX, |one| one.0)
            };
            return Ok(objects.iter().map(|left| (place(&left), left)).collect());
        }
        let places: Vec<usize> = yaku.iter().map(|(place, _)| *place).collect();
        let gone: Vec<usize> = contained(&places).collect();
        Ok(yaku.into_iter().filter(|(place, _)| !gone.contains(place)).collect())
    }

    /// Adds dora, red fives and ura dora, and returns how many there are.
    fn with_dora(&self, yaku: &mut Vec<Placed<'py>>, dora: [i64; 3]) -> PyResult<Option<i64>> {
        for (place, dora) in [DORA, AKA_DORA, URA_DORA].into_iter().zip(dora) {
            if dora > 0 {
                let Some(object) = self.yaku.at(place, self.classes)? else { return Ok(None) };
                object.setattr(pyo3::intern!(object.py(), "han_closed"), dora)?;
                if place != URA_DORA {
                    object.setattr(pyo3::intern!(object.py(), "han_open"), dora)?;
                }
                yaku.push((place, object));
            }
        }
        Ok(Some(dora.iter().sum()))
    }

    fn paid(
        &self,
        yaku: Vec<Placed<'py>>,
        (han, counts_as_yakuman): (i64, bool),
        fu: FuItems,
        rounded: i64,
    ) -> PyResult<Option<AskedReading<'py>>> {
        if han > MOST_HAN * MOST_HAN {
            return Ok(None);
        }
        let question = self.question;
        let asked = (han, rounded, counts_as_yakuman);
        let cost = self.calculator.pays(asked, &question.won, &question.rules)?;
        let mut yakuman = false;
        for (_, object) in &yaku {
            yakuman |= is_yakuman(object)?;
        }
        Ok(cost.map(|cost| AskedReading { yaku, han, fu, yakuman, cost: Some(cost) }))
    }

    fn is_kokushi(&self) -> PyResult<bool> {
        let counts = &self.question.counts;
        if let Some(own) = self.yaku.own(Yaku::Kokushi as usize) {
            let counts = PyList::new(own.py(), counts)?;
            return asked(own, (own.py().None(), counts));
        }
        let yaochuu = Tile::ALL.into_iter().filter(|tile| tile.is_yaochuu());
        Ok(yaochuu.map(|tile| u32::from(counts[tile.index()])).product::<u32>() == 2)
    }

    fn kokushi(&self) -> PyResult<Option<AskedReading<'py>>> {
        let (won, rules) = (&self.question.won, &self.question.rules);
        let is_wide = self.question.counts[self.win.index()] == 2;
        let mut yaku =
            vec![if is_wide { Yaku::Kokushi13 as usize } else { Yaku::Kokushi as usize }];
        yaku.extend(beside(self.question).filter(|place| {
            let is_first = *place == Yaku::Tenhou as usize || *place == Yaku::Chiihou as usize;
            is_first || *place == SASHIKOMI || (rules.renhou_as_yakuman && *place == RENHOU_YAKUMAN)
        }));
        if won.paarenchan > 0 {
            yaku.push(PAARENCHAN);
        }
        let Some(mut yaku) = self.objects(&yaku)? else { return Ok(None) };
        let mut sum = 0;
        for (_, object) in &yaku {
            let Some(han) = han(object, false)? else { return Ok(None) };
            sum += han;
        }
        let (mut fu, [plain, ura]) = (0, self.dora_of_kokushi);
        if self.calculator.has_no_limits() {
            fu = if won.tsumo { 30 } else { 40 };
            let Some(dora) = self.with_dora(&mut yaku, [plain, 0, ura])? else { return Ok(None) };
            sum += dora;
        }
        let items = FuItems::NONE.with_rounded(fu);
        self.paid(yaku, (sum, true), items, fu)
    }
}

/// Whether a yaku object says that it is there.
fn asked<'py>(object: &Bound<'py, PyAny>, given: impl PyCallArgs<'py>) -> PyResult<bool> {
    object.call_method1(pyo3::intern!(object.py(), "is_condition_met"), given)?.is_truthy()
}

impl<'py> Found<'_, 'py> {
    /// The blocks as lists of kinds.
    fn hand(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyList>> {
        if let Some(hand) = self.hand.get() {
            return Ok(hand);
        }
        let hand = PyList::empty(py);
        for block in self.sets.as_slice() {
            hand.append(PyList::new(py, block.tiles())?)?;
        }
        Ok(self.hand.get_or_init(|| hand))
    }

    /// Whether a yaku applies; calls an object of the caller's own.
    fn has(&self, place: usize) -> PyResult<bool> {
        let asked_hand = self.asked;
        let (question, win) = (asked_hand.question, asked_hand.win.index() as u8);
        let Some(own) = asked_hand.yaku.own(place) else {
            return Ok(self.sets.has(place, question, win));
        };
        let py = own.py();
        let (hand, won) = (self.hand(py)?, &question.won);
        let melds = || match asked_hand.melds {
            Some(melds) if melds.is_truthy()? => Ok::<_, PyErr>(melds.clone()),
            _ => Ok(PyList::empty(py).into_any()),
        };
        const SUUANKOU: usize = Yaku::Suuankou as usize;
        const SANANKOU: usize = Yaku::Sanankou as usize;
        const SANKANTSU: usize = Yaku::Sankantsu as usize;
        const SUUKANTSU: usize = Yaku::Suukantsu as usize;
        match place {
            DAISHARIN => asked(own, (hand, question.rules.daisharin_other_suits)),
            SEAT_WINDS..ROUND_WINDS => asked(own, (hand, won.player_wind)),
            ROUND_WINDS..DORA => asked(own, (hand, won.round_wind)),
            SUUANKOU => asked(own, (hand, asked_hand.win_tile, won.tsumo)),
            SANANKOU => asked(own, (hand, asked_hand.win_tile, melds()?, won.tsumo)),
            SANKANTSU | SUUKANTSU => asked(own, (hand, melds()?)),
            _ => asked(own, PyTuple::new(py, [hand])?),
        }
    }

    fn add_if(&mut self, place: usize) -> PyResult<bool> {
        let is_there = self.has(place)?;
        if is_there {
            self.yaku.push(place);
        }
        Ok(is_there)
    }

    fn add_each(&mut self, yaku: &[Yaku]) -> PyResult<()> {
        yaku.iter().try_for_each(|yaku| self.add_if(*yaku as usize).map(drop))
    }

    /// Finds all yaku of a reading but dora.
    fn of_reading(&mut self, fu: &FuItems, chiitoitsu: bool, tanyao: bool) -> PyResult<()> {
        let (won, rules) = (&self.asked.question.won, &self.asked.question.rules);
        let closed = self.asked.question.is_closed();
        let mut add = |is_there: bool, place: usize| {
            if is_there {
                self.yaku.push(place);
            }
        };
        add(won.tsumo && closed, Yaku::MenzenTsumo as usize);
        add(fu.len() == 1 && !chiitoitsu && closed, Yaku::Pinfu as usize);
        add(chiitoitsu, Yaku::Chiitoitsu as usize);
        if rules.daisharin && self.add_if(DAISHARIN)? {
            self.rename_daisharin()?;
        }
        if rules.daichisei {
            self.add_if(DAICHISEI)?;
        }
        let mut add = |is_there: bool, place: usize| {
            if is_there {
                self.yaku.push(place);
            }
        };
        add((closed || rules.open_tanyao) && tanyao, Yaku::Tanyao as usize);
        let riichi = match (won.double_riichi, won.open) {
            (true, true) => DOUBLE_OPEN_RIICHI,
            (true, false) => Yaku::DoubleRiichi as usize,
            (false, true) => OPEN_RIICHI,
            (false, false) => Yaku::Riichi as usize,
        };
        add(won.riichi || won.double_riichi, riichi);
        self.yaku.extend(beside(self.asked.question));
        self.of_tiles(tanyao)
    }

    fn rename_daisharin(&self) -> PyResult<()> {
        let Some(object) = self.asked.yaku.at(DAISHARIN, self.asked.classes)? else {
            return Ok(());
        };
        let hand = self.hand(object.py())?;
        object.call_method1(pyo3::intern!(object.py(), "rename"), (hand,)).map(drop)
    }

    /// The yaku of the tiles. `mahjong` asks some only where they are possible, which an object of
    /// the caller's own notices.
    fn of_tiles(&mut self, tanyao: bool) -> PyResult<()> {
        let (question, sets) = (self.asked.question, self.sets);
        let closed = question.is_closed();
        if !self.add_if(Yaku::Chinitsu as usize)? {
            self.add_if(Yaku::Honitsu as usize)?;
        }
        if !sets.has_shuntsu() {
            if sets.has_honors() {
                self.add_if(Yaku::Tsuuiisou as usize)?;
            }
            if !tanyao {
                self.add_if(Yaku::Honroutou as usize)?;
                if !sets.has_honors() {
                    self.add_if(Yaku::Chinroutou as usize)?;
                }
            }
        }
        self.add_if(Yaku::Ryuuiisou as usize)?;
        if question.won.paarenchan > 0 && !question.rules.paarenchan_needs_yaku {
            self.yaku.push(PAARENCHAN);
        }
        if sets.has_shuntsu() {
            if !tanyao {
                self.add_each(&[Yaku::Chanta, Yaku::Junchan, Yaku::Ittsu])?;
            }
            if closed && !self.add_if(Yaku::Ryanpeikou as usize)? {
                self.add_if(Yaku::Iipeikou as usize)?;
            }
            if sets.suits() == 3 {
                self.add_if(Yaku::SanshokuDoujun as usize)?;
            }
        }
        if sets.has_koutsu() { self.of_koutsu(tanyao) } else { Ok(()) }
    }

    fn of_koutsu(&mut self, tanyao: bool) -> PyResult<()> {
        let (question, sets) = (self.asked.question, self.sets);
        self.add_each(&[Yaku::Toitoi, Yaku::Sanankou])?;
        if sets.suits() == 3 {
            self.add_if(Yaku::SanshokuDoukou as usize)?;
        }
        if sets.has_honors() {
            self.add_each(&[Yaku::Shousangen, Yaku::Haku, Yaku::Hatsu, Yaku::Chun])?;
            (SEAT_WINDS..DORA).try_for_each(|place| self.add_if(place).map(drop))?;
            self.add_each(&[Yaku::Daisangen, Yaku::Shousuushi, Yaku::Daisuushi])?;
        }
        let copies = question.counts[self.asked.win.index()];
        let mut wider = |asked: Yaku, wide: Yaku, is_wide: bool| {
            let is_there = self.has(asked as usize)?;
            if is_there {
                self.yaku.push(if is_wide { wide as usize } else { asked as usize });
            }
            Ok::<_, PyErr>(())
        };
        if question.declared.blocks.is_empty() && !tanyao {
            wider(Yaku::Chuuren, Yaku::JunseiChuuren, copies == 2 || copies == 4)?;
        }
        if question.is_closed() {
            wider(Yaku::Suuankou, Yaku::SuuankouTanki, copies == 2)?;
        }
        self.add_each(&[Yaku::Sankantsu, Yaku::Suukantsu])
    }
}
