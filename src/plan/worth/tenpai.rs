//! Tenpai states, and the gains of all tiles that win them.

use alloc::vec::Vec;
use core::ops::Range;

use super::dora::{DoraOdds, FEW_URA, MOST_URA, UraIndicators, UraOdds};
use super::win_gains::{DAMA, IPPATSU, LaneTables, RIICHI, WAYS, WinGains};
use super::won_hand::{EVENTS, FEW_MORE, MOST_MORE, PointsTable, WonHand};
use crate::plan::graph::{Graph, GroupMember};
use crate::plan::layout::{CLASSES, StateLayout, Vector, class_of};
use crate::plan::outlook::RiichiChoice;
use crate::plan::states::{Question, Start, one, suit_and_rank};
use crate::riichi::{PlainWins, Situation};
use crate::tile::{Counts, Tile};

/// The gains of a state's wins in each way: by lane, the sum over the tiles that win. The lane of
/// win counts the copies of those tiles, and so does the lane of tenpai in dama.
#[derive(Clone, Copy)]
pub(crate) struct GainsByWay<'a> {
    /// On any draw, and on the last one.
    gains: [&'a [Vector]; 2],
    vectors: usize,
}

impl<'a> GainsByWay<'a> {
    #[inline(always)]
    pub(crate) fn way(self, way: usize) -> &'a [Vector] {
        &self.gains[way % 2][way / 2 * self.vectors..(way / 2 + 1) * self.vectors]
    }
}

/// A tenpai state.
#[derive(Clone, Copy)]
pub(crate) struct TenpaiState {
    pub(crate) state: u32,
    /// The first cell of its figures, and how many it has.
    pub(crate) first: u32,
    pub(crate) vectors: u8,
    /// Whether its riichi is double riichi.
    pub(crate) double: bool,
    /// The place of its first vector among the values of riichi. Among the gains, its ways begin at
    /// [`WAYS`] times that place.
    pub(crate) after: u32,
}

/// All tenpai states.
pub(crate) struct TenpaiStates {
    /// In the order of their cells; after them, once more, those that may declare double riichi.
    pub(crate) all: Vec<TenpaiState>,
    /// How many vectors one way of all of them has.
    pub(crate) vectors: usize,
    /// The gain of wins by tsumo, on any draw and on the last one.
    tsumo: [Vec<Vector>; 2],
    /// The gain of wins by ron; empty if the others' discards are ignored.
    rons: [Vec<Vector>; 2],
    /// Each state's place in `all`, and the place where the double riichi begin.
    numbers: Vec<u32>,
    doubles: usize,
    /// The points of the dearest win.
    pub(crate) most: f32,
    /// For each win of the graph, whether it counts in dama on any draw, and on the last one.
    pub(crate) counts: Vec<[bool; 2]>,
    /// By suit and holding, the indicators of its ura dora; empty without ura dora.
    indicators: [Vec<UraIndicators>; 4],
}

const NOT_TENPAI: u32 = u32::MAX;

impl TenpaiStates {
    pub(crate) const fn new() -> TenpaiStates {
        TenpaiStates {
            all: Vec::new(),
            vectors: 0,
            tsumo: [Vec::new(), Vec::new()],
            rons: [Vec::new(), Vec::new()],
            numbers: Vec::new(),
            doubles: 0,
            most: 0.0,
            counts: Vec::new(),
            indicators: [const { Vec::new() }; 4],
        }
    }

    /// The gain of wins by tsumo.
    #[inline(always)]
    pub(crate) fn tsumo_of(&self, tenpai: &TenpaiState) -> GainsByWay<'_> {
        gains_of(&self.tsumo, tenpai)
    }

    /// The gain of wins by ron, unless the others' discards are ignored.
    #[inline(always)]
    pub(crate) fn rons_of(&self, tenpai: &TenpaiState) -> Option<GainsByWay<'_>> {
        (!self.rons[0].is_empty()).then(|| gains_of(&self.rons, tenpai))
    }

    /// The gain of wins by tsumo for the states whose `after` lies in a range.
    #[inline(always)]
    pub(crate) fn tsumo_in(&self, last: bool, after: &Range<usize>) -> &[Vector] {
        &self.tsumo[usize::from(last)][WAYS * after.start..WAYS * after.end]
    }

    /// The gains of their wins by ron before the last draw, unless the others' discards are
    /// ignored.
    #[inline(always)]
    pub(crate) fn rons_in(&self, after: &Range<usize>) -> Option<&[Vector]> {
        self.rons[0].get(WAYS * after.start..WAYS * after.end)
    }

    /// Those that may declare double riichi, with their numbers.
    pub(crate) fn doubles(&self) -> impl Iterator<Item = (usize, &TenpaiState)> {
        self.all.iter().enumerate().skip(self.doubles)
    }

    /// The numbers that a state has in `all`: none, one, or a second one for double riichi.
    pub(crate) fn numbers_of(&self, state: u32) -> impl Iterator<Item = usize> {
        let number = self.numbers[state as usize];
        let doubles = self.all[self.doubles..].iter().enumerate();
        let double = doubles.filter(move |(_, double)| double.state == state);
        let first = (number != NOT_TENPAI).then_some(number as usize);
        first.into_iter().chain(double.map(|(number, _)| self.doubles + number))
    }

    /// Finds the tenpai states.
    fn begin(&mut self, graph: &Graph, layout: &StateLayout, start: &Start) {
        self.all.clear();
        self.numbers.clear();
        self.counts.clear();
        let mut after = 0;
        let mut tenpai_state = |state: u32, double: bool| {
            let (first, vectors) = (layout.first(state), CLASSES[class_of(layout.shape(state))]);
            let tenpai = TenpaiState { state, first, vectors: vectors as u8, double, after };
            after += vectors as u32;
            tenpai
        };
        self.numbers.resize(graph.states.len(), NOT_TENPAI);
        for &state in &layout.tenpai {
            self.numbers[state as usize] = self.all.len() as u32;
            self.all.push(tenpai_state(state, false));
        }
        self.doubles = self.all.len();
        if start.first_turn && start.riichi != RiichiChoice::Never {
            // The first discard may follow a draw if the hand has yet to draw.
            let most_over = u8::from(start.waits);
            for number in 0..self.doubles {
                let state = self.all[number].state;
                if graph.states.info(state).over() <= most_over {
                    self.all.push(tenpai_state(state, true));
                }
            }
        }
        self.vectors = after as usize;
        for (both, wanted) in [(&mut self.tsumo, true), (&mut self.rons, start.others > 0)] {
            for gains in both {
                gains.clear();
                gains.resize(if wanted { WAYS * self.vectors } else { 0 }, Vector::ZERO);
            }
        }
    }

    /// Finds the indicators of ura dora of each holding.
    fn find_indicators(&mut self, graph: &Graph, valuer: &WinValuer<'_>) {
        let declared = valuer.wins.all_tiles([0; 4]);
        for (suit, indicators) in self.indicators.iter_mut().enumerate() {
            indicators.clear();
            if valuer.has_ura() {
                let words = graph.states.suits[suit].words();
                indicators.extend(
                    words.map(|word| valuer.dora.indicators_of(suit, word, declared[suit])),
                );
            }
        }
    }

    /// Values all wins of a graph.
    pub(crate) fn value(&mut self, graph: &Graph, layout: &StateLayout, question: &Question<'_>) {
        let Question { start, outlook, rules, hand } = *question;
        self.begin(graph, layout, start);
        let wins = |situation: Situation| {
            let situation = situation
                .with_seat(outlook.seat())
                .with_round(outlook.round())
                .with_honba(outlook.honba());
            PlainWins::new(hand.melds(), situation, rules)
        };
        let mut valuer = WinValuer::new(wins(Situation::tsumo()), layout, question);
        self.find_indicators(graph, &valuer);
        let (mut tsumo, mut rons) =
            (core::mem::take(&mut self.tsumo), core::mem::take(&mut self.rons));
        for win in &graph.wins {
            if let Some(opponents) = &start.opponents {
                let tile = Tile::ALL[usize::from(win.need.tile)];
                valuer.rates = [opponents.draw_rates()[tile.index()]; 2];
            }
            let counts = valuer.add_win(self, graph, win, &mut tsumo);
            self.counts.push(counts);
        }
        self.most = valuer.most;
        if start.others > 0 {
            let mut valuer = WinValuer::new(wins(Situation::ron(Tile::M1)), layout, question);
            for win in graph.wins.iter().filter(|win| !is_furiten(graph, win.state, start)) {
                let tile = Tile::ALL[usize::from(win.need.tile)];
                valuer.wins = wins(Situation::ron(tile));
                if let Some(opponents) = &start.opponents {
                    let rates = [opponents.dama_rates(), opponents.riichi_rates()];
                    valuer.rates = rates.map(|rates| rates[tile.index()]);
                }
                valuer.add_win(self, graph, win, &mut rons);
            }
            self.most = self.most.max(valuer.most);
        }
        (self.tsumo, self.rons) = (tsumo, rons);
    }
}

#[inline(always)]
fn gains_of<'a>([any, last]: &'a [Vec<Vector>; 2], tenpai: &TenpaiState) -> GainsByWay<'a> {
    let vectors = usize::from(tenpai.vectors);
    let first = WAYS * tenpai.after as usize;
    let range = first..first + WAYS * vectors;
    GainsByWay { gains: [&any[range.clone()], &last[range]], vectors }
}

/// Whether a winning tile of the start hand was discarded, whether or not copies are left in the
/// wall.
fn is_furiten(graph: &Graph, state: u32, start: &Start) -> bool {
    let concealed = Counts::from_words(graph.states.words(state));
    concealed.wait_tiles().iter().any(|tile| {
        let (suit, rank) = suit_and_rank(tile.index());
        concealed.get(tile) < start.held[suit][rank]
    })
}

/// Values wins one by one.
struct WinValuer<'a> {
    wins: PlainWins<'a>,
    dora: DoraOdds<'a>,
    layout: &'a StateLayout,
    start: &'a Start,
    lane_tables: LaneTables,
    most_reds: u8,
    /// The han of ippatsu, and the fewest han of yaku that a win needs.
    ippatsu: u8,
    minimum: u8,
    table: PointsTable,
    may_declare: bool,
    /// How often each copy of the winning tile counts, in dama and in riichi.
    rates: [f32; 2],
    /// The points of the sticks on the table.
    sticks: f32,
    /// The points of the dearest win so far.
    most: f32,
}

impl<'a> WinValuer<'a> {
    fn new(wins: PlainWins<'a>, layout: &'a StateLayout, question: &Question<'a>) -> WinValuer<'a> {
        let Question { start, rules, outlook, .. } = *question;
        WinValuer {
            dora: DoraOdds::new(question, &wins),
            layout,
            start,
            lane_tables: LaneTables::new(),
            most_reds: layout.lanes.most_reds(),
            ippatsu: u8::from(rules.ippatsu()),
            minimum: rules.minimum_han().max(1),
            table: PointsTable::new(),
            may_declare: start.riichi != RiichiChoice::Never,
            rates: [1.0; 2],
            sticks: 1_000.0 * f32::from(outlook.sticks()),
            most: 0.0,
            wins,
        }
    }

    /// Adds a win to the ways of its state, and once more as double riichi. Returns whether it
    /// counts in dama on any draw, and on the last one.
    fn add_win(
        &mut self,
        tenpai: &TenpaiStates,
        graph: &Graph,
        win: &GroupMember,
        [any, last]: &mut [Vec<Vector>; 2],
    ) -> [bool; 2] {
        let mut words = graph.states.words(win.state);
        words[usize::from(win.need.tile / 9)] += 1 << (4 * (win.need.tile % 9));
        let dora = self.dora_of(tenpai, graph, words, win);
        self.lane_tables.choose(self.layout.shape(win.state));
        let mut counts = [false; 2];
        for number in tenpai.numbers_of(win.state) {
            let state = &tenpai.all[number];
            let first = WAYS * state.after as usize;
            let range = first..first + WAYS * usize::from(state.vectors);
            let mut ways = [&mut any[range.clone()], &mut last[range]];
            let in_dama = self.value(win, words, &dora, state.double, &mut ways);
            if !state.double {
                counts = in_dama;
            }
        }
        counts
    }

    fn has_ura(&self) -> bool {
        self.may_declare && self.dora.has_ura()
    }

    /// The dora of the 14 tiles of a win, and the odds of its ura dora.
    #[inline(always)]
    fn dora_of(
        &self,
        tenpai: &TenpaiStates,
        graph: &Graph,
        words: [u64; 4],
        win: &GroupMember,
    ) -> (u8, UraOdds) {
        let all_tiles = self.wins.all_tiles(words);
        let mut ura = UraOdds::NONE;
        if self.has_ura() {
            let tile = Tile::ALL[usize::from(win.need.tile)];
            let (suit, rank) = (tile.index() / 9, tile.index() % 9);
            let (before, declared) = (words[suit] - one(rank), all_tiles[suit] - words[suit]);
            let key = graph.states.key(win.state);
            let of_suits = core::array::from_fn(|suit| {
                tenpai.indicators[suit][usize::from(key.holding(suit))]
            });
            let indicators = self.dora.indicators_with(of_suits, tile, before, declared);
            let drawn = graph.states.info(win.state).over() + 1;
            ura = self.dora.ura(indicators, drawn);
        }
        (self.dora.dora(all_tiles), ura)
    }

    /// Adds a win to ways of its state. Returns whether it counts in dama on any draw, and on the
    /// last one.
    #[inline(always)]
    fn value(
        &mut self,
        win: &GroupMember,
        words: [u64; 4],
        (dora, ura): &(u8, UraOdds),
        double: bool,
        ways: &mut [&mut [Vector]; 2],
    ) -> [bool; 2] {
        let tile = Tile::ALL[usize::from(win.need.tile)];
        let won = WonHand::new(words, tile, *dora, &self.wins, self.minimum);
        let is_five = self.start.red_five_tiles >> win.need.tile & 1 == 1;
        let five = is_five.then_some(win.need.suit_of_five());
        // Han on top: circumstances, the red fives held, and one more if the winning tile is red.
        if ura.is_few() && usize::from(self.most_reds) + EVENTS + 2 <= FEW_MORE {
            const ALL: usize = FEW_MORE + FEW_URA;
            const REDS: usize = FEW_MORE - EVENTS;
            let (gains, counts) = self.value_won::<FEW_MORE, ALL, REDS>(&won, ura, double);
            self.add(&gains, win, five, ways);
            counts
        } else {
            const ALL: usize = MOST_MORE + MOST_URA;
            const REDS: usize = MOST_MORE - EVENTS;
            let (gains, counts) = self.value_won::<MOST_MORE, ALL, REDS>(&won, ura, double);
            self.add(&gains, win, five, ways);
            counts
        }
    }

    #[inline(always)]
    fn add<const REDS: usize>(
        &mut self,
        gains: &WinGains<REDS>,
        win: &GroupMember,
        five: Option<usize>,
        ways: &mut [&mut [Vector]; 2],
    ) {
        self.most = self.most.max(gains.most(self.most_reds + 1));
        let lanes = &self.layout.lanes;
        self.lane_tables.current().add(gains, win.need.copies, five, self.rates, lanes, ways);
    }

    /// The points of a win in each way and with `REDS` numbers of red fives, and whether it counts
    /// in dama on any draw, and on the last one. `MORE` han may come on top, and with ura dora
    /// `ALL`.
    #[inline(always)]
    fn value_won<const MORE: usize, const ALL: usize, const REDS: usize>(
        &mut self,
        won: &WonHand,
        ura: &UraOdds,
        double: bool,
    ) -> (WinGains<REDS>, [bool; 2]) {
        let mut gains = WinGains::new(self.sticks);
        if won.has_yaku() {
            let points: [f32; ALL] = won.points(0, &mut self.table, &self.wins);
            gains.set(DAMA, &points);
            gains.set(DAMA + 1, &points[1..]);
            if self.may_declare {
                let expected: [f32; MORE] = ura.expected(&points);
                self.value_riichi(|_, _, _| expected, double, &mut gains);
            }
            return (gains, [true; 2]);
        }
        for last in 0..2 {
            if won.counts(last as u8) {
                let points: [f32; MORE] = won.points(last as u8, &mut self.table, &self.wins);
                gains.set(DAMA + last, &points[last..]);
            }
        }
        if self.may_declare {
            let expected = |events: u8, table: &mut PointsTable, wins: &PlainWins<'_>| {
                ura.expected::<ALL, MORE>(&won.points(events, table, wins))
            };
            let riichi = 1 + u8::from(double);
            if won.all_count(riichi) {
                let expected = expected(riichi, &mut self.table, &self.wins);
                self.value_riichi(|_, _, _| expected, double, &mut gains);
            } else {
                self.value_riichi(expected, double, &mut gains);
            }
        }
        (gains, [won.counts(0), won.counts(1)])
    }

    /// Sets the points of a win in riichi. `expected` are the points by han on top, ura dora
    /// included, of the readings that count with that many han of circumstances.
    #[inline(always)]
    fn value_riichi<const MORE: usize, const REDS: usize>(
        &mut self,
        expected: impl Fn(u8, &mut PointsTable, &PlainWins<'_>) -> [f32; MORE],
        double: bool,
        gains: &mut WinGains<REDS>,
    ) {
        let riichi = 1 + u8::from(double);
        for (way, events) in [(RIICHI, riichi), (IPPATSU, riichi + self.ippatsu)] {
            for last in 0..2 {
                // No wall ends within a turn of double riichi: its last draw isn't ippatsu.
                let events = if double && last == 1 { riichi } else { events };
                let events = events + last as u8;
                let points = expected(events, &mut self.table, &self.wins);
                if points[usize::from(events)] > 0.0 {
                    gains.set(way + last, &points[usize::from(events)..]);
                }
            }
        }
    }
}
