//! States that one tile wins: what each of their tiles brings in, silent or in riichi.

use alloc::vec::Vec;
use core::ops::Range;

use super::buckets::Member;
use super::gains::{AllLanes, Gains, IPPATSU, LOCKED, SILENT, WAYS};
use super::graph::Graph;
use super::lanes::Lanes;
use super::layout::{CLASSES, Layout, class_of};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::suits::one;
use super::vectors::Vector;
use super::worth::{
    EVENTS, FEW_MORE, FEW_URA, Luck, MOST_MORE, MOST_URA, PointsTable, Ura, UraIndicators, Won,
};
use crate::riichi::{PlainWins, Rules, Situation};
use crate::tile::Tile;

/// What the wins of a state bring in, in each way: the sum over the tiles that win of what each lane
/// gains. The lane of win counts the copies of those tiles, as without riichi does that of tenpai.
#[derive(Clone, Copy)]
pub(super) struct Ways<'a> {
    gains: [&'a [Vector]; 2],
    vectors: usize,
}

impl<'a> Ways<'a> {
    #[inline(always)]
    pub(super) fn way(self, way: usize) -> &'a [Vector] {
        &self.gains[way % 2][way / 2 * self.vectors..(way / 2 + 1) * self.vectors]
    }
}

/// A state that is tenpai.
#[derive(Clone, Copy)]
pub(super) struct Tenpai {
    pub(super) state: u32,
    /// The first vector of its figures, and how many they have.
    pub(super) first: u32,
    pub(super) vectors: u8,
    /// Whether it is reckoned with double riichi.
    pub(super) double: bool,
    /// The first vector of what riichi is worth; of its ways three times as far.
    pub(super) after: u32,
}

/// All states that are tenpai.
pub(super) struct AllTenpai {
    /// As the states stand; those with double riichi once more behind the others.
    pub(super) all: Vec<Tenpai>,
    /// How many vectors a way of all of them has.
    pub(super) vectors: usize,
    /// What wins bring in of any draw, and of the last one.
    tsumo: [Vec<Vector>; 2],
    /// What the discards of others bring; nothing where there are none.
    rons: [Vec<Vector>; 2],
    /// Where the states' records stand, and where the records with double riichi begin.
    places: Vec<u32>,
    doubles: usize,
    /// The dearest win.
    pub(super) most: f32,
    /// Whether each win counts without riichi, and whether it does as the last draw, in order.
    pub(super) counts: Vec<[bool; 2]>,
    /// The indicators of ura dora of each content of each suit, if there are ura dora.
    indicators: [Vec<UraIndicators>; 4],
}

/// What all wins of a plan are valued by.
pub(super) struct Values<'a> {
    pub(super) start: &'a Start,
    pub(super) outlook: &'a Outlook,
    pub(super) rules: &'a Rules,
    pub(super) hand: &'a crate::hand::Hand,
    pub(super) lanes: &'a Lanes,
    pub(super) layout: &'a Layout,
}

const NO_PLACE: u32 = u32::MAX;

impl AllTenpai {
    pub(super) const fn new() -> AllTenpai {
        AllTenpai {
            all: Vec::new(),
            vectors: 0,
            tsumo: [Vec::new(), Vec::new()],
            rons: [Vec::new(), Vec::new()],
            places: Vec::new(),
            doubles: 0,
            most: 0.0,
            counts: Vec::new(),
            indicators: [const { Vec::new() }; 4],
        }
    }

    /// What wins by tsumo bring in.
    #[inline(always)]
    pub(super) fn tsumo_of(&self, record: &Tenpai) -> Ways<'_> {
        ways_of(&self.tsumo, record)
    }

    /// What wins by ron bring in, if others discard.
    #[inline(always)]
    pub(super) fn rons_of(&self, record: &Tenpai) -> Option<Ways<'_>> {
        (!self.rons[0].is_empty()).then(|| ways_of(&self.rons, record))
    }

    /// What wins by tsumo bring in, of records by their vectors.
    #[inline(always)]
    pub(super) fn tsumo_of_turn(&self, last: bool, vectors: &Range<usize>) -> &[Vector] {
        &self.tsumo[usize::from(last)][WAYS * vectors.start..WAYS * vectors.end]
    }

    /// What wins by ron bring in before the last draw, if others discard.
    #[inline(always)]
    pub(super) fn rons_of_turn(&self, vectors: &Range<usize>) -> Option<&[Vector]> {
        self.rons[0].get(WAYS * vectors.start..WAYS * vectors.end)
    }

    /// The records with double riichi, by number.
    pub(super) fn doubles(&self) -> impl Iterator<Item = (usize, &Tenpai)> {
        self.all.iter().enumerate().skip(self.doubles)
    }

    /// The numbers of the records of a state: that with double riichi, if there is one, last.
    pub(super) fn records_of(&self, state: u32) -> impl Iterator<Item = usize> {
        let of_state = self.places[state as usize];
        let doubles = self.all[self.doubles..].iter().enumerate();
        let double = doubles.filter(move |(_, double)| double.state == state);
        let first = (of_state != NO_PLACE).then_some(of_state as usize);
        first.into_iter().chain(double.map(|(number, _)| self.doubles + number))
    }

    /// Finds the states that are tenpai.
    fn begin(&mut self, graph: &Graph, values: &Values<'_>) {
        let Values { start, outlook, hand, layout, .. } = *values;
        self.all.clear();
        self.places.clear();
        self.counts.clear();
        let mut after = 0;
        let mut record = |state: u32, double: bool| {
            let (first, vectors) = (layout.first(state), CLASSES[class_of(layout.shape(state))]);
            let record = Tenpai { state, first, vectors: vectors as u8, double, after };
            after += vectors as u32;
            record
        };
        self.places.resize(graph.states.len(), NO_PLACE);
        for &state in &layout.tenpai {
            self.places[state as usize] = self.all.len() as u32;
            self.all.push(record(state, false));
        }
        self.doubles = self.all.len();
        // A first discard that declares riichi is valued again, as double riichi.
        if start.first_turn && outlook.riichi() != RiichiChoice::Never {
            // That of a hand which has yet to draw may hold what it draws.
            let over = u8::from(hand.is_waiting());
            for place in 0..self.doubles {
                let state = self.all[place].state;
                if graph.states.known(state).over() <= over {
                    self.all.push(record(state, true));
                }
            }
        }
        self.vectors = after as usize;
        for (both, wanted) in [(&mut self.tsumo, true), (&mut self.rons, outlook.others() > 0)] {
            for ways in both {
                ways.clear();
                ways.resize(if wanted { WAYS * self.vectors } else { 0 }, Vector::ZERO);
            }
        }
    }

    /// Finds the indicators of ura dora of each content.
    fn find_indicators(&mut self, graph: &Graph, valuing: &Valuing<'_>) {
        let declared = valuing.wins.all_tiles([0; 4]);
        for (suit, indicators) in self.indicators.iter_mut().enumerate() {
            indicators.clear();
            if valuing.has_ura() {
                let words = graph.states.suits[suit].words();
                indicators.extend(
                    words.map(|word| valuing.luck.indicators_of(suit, word, declared[suit])),
                );
            }
        }
    }

    /// Values all wins of a graph.
    pub(super) fn value(&mut self, graph: &Graph, values: &Values<'_>) {
        let Values { start, outlook, rules, hand, .. } = *values;
        self.begin(graph, values);
        let situation = Situation::tsumo()
            .with_seat(outlook.seat())
            .with_round(outlook.round())
            .with_honba(outlook.honba());
        let tsumo = PlainWins::new(hand.melds(), situation, rules);
        let mut tsumo = Valuing::new(tsumo, values);
        self.find_indicators(graph, &tsumo);
        let (mut ways, mut rons) =
            (core::mem::take(&mut self.tsumo), core::mem::take(&mut self.rons));
        for win in &graph.wins {
            let counts = tsumo.value_all(self, graph, win, &mut ways);
            self.counts.push(counts);
        }
        self.most = tsumo.most;
        if outlook.others() > 0 {
            for win in graph.wins.iter().filter(|win| !is_furiten(graph, win.state, start)) {
                let tile = Tile::ALL[usize::from(win.need.tile)];
                let situation = Situation::ron(tile)
                    .with_seat(outlook.seat())
                    .with_round(outlook.round())
                    .with_honba(outlook.honba());
                let ron = PlainWins::new(hand.melds(), situation, rules);
                let mut ron = Valuing::new(ron, values);
                ron.value_all(self, graph, win, &mut rons);
                self.most = self.most.max(ron.most);
            }
        }
        (self.tsumo, self.rons) = (ways, rons);
    }
}

#[inline(always)]
fn ways_of<'a>([any, last]: &'a [Vec<Vector>; 2], record: &Tenpai) -> Ways<'a> {
    let vectors = usize::from(record.vectors);
    let first = WAYS * record.after as usize;
    let of = first..first + WAYS * vectors;
    Ways { gains: [&any[of.clone()], &last[of]], vectors }
}

/// Whether a tile that would win, in the wall or not, went from the start hand.
fn is_furiten(graph: &Graph, state: u32, start: &Start) -> bool {
    let words = graph.states.words(state);
    let concealed = crate::tile::Counts::from_words(words);
    let waits = concealed.wait_tiles();
    waits.iter().any(|tile| {
        let (suit, rank) = (tile.index() / 9, tile.index() % 9);
        concealed.get(tile) < start.held[suit][rank]
    })
}

/// Values wins one by one.
struct Valuing<'a> {
    wins: PlainWins<'a>,
    luck: Luck<'a>,
    lanes: &'a Lanes,
    layout: &'a Layout,
    start: &'a Start,
    /// The lanes of the shapes met so far, and those of the state at hand.
    lanes_of: AllLanes,
    most_reds: u8,
    /// The han of ippatsu, and the fewest that a win needs.
    ippatsu: u8,
    minimum: u8,
    table: PointsTable,
    may_declare: bool,
    most: f32,
}

impl<'a> Valuing<'a> {
    fn new(wins: PlainWins<'a>, values: &Values<'a>) -> Valuing<'a> {
        let Values { start, outlook, rules, lanes, layout, .. } = *values;
        Valuing {
            luck: Luck::new(start, outlook, &wins, rules),
            lanes,
            layout,
            start,
            lanes_of: AllLanes::new(),
            most_reds: lanes.all_reds(lanes.of_points() - 1),
            ippatsu: u8::from(rules.ippatsu()),
            minimum: rules.minimum_han().max(1),
            table: PointsTable::new(),
            may_declare: wins.is_closed() && outlook.riichi() != RiichiChoice::Never,
            most: 0.0,
            wins,
        }
    }

    /// Adds a win to the ways of its state, and once more with double riichi.
    fn value_all(
        &mut self,
        all: &AllTenpai,
        graph: &Graph,
        win: &Member,
        [any, last]: &mut [Vec<Vector>; 2],
    ) -> [bool; 2] {
        let mut words = graph.states.words(win.state);
        words[usize::from(win.need.tile / 9)] += 1 << (4 * (win.need.tile % 9));
        let luck = self.luck_of(all, graph, words, win);
        self.lanes_of.take(self.layout.shape(win.state));
        let mut counts = [false; 2];
        for number in all.records_of(win.state) {
            let record = &all.all[number];
            let first = WAYS * record.after as usize;
            let of = first..first + WAYS * usize::from(record.vectors);
            let mut ways = [&mut any[of.clone()], &mut last[of]];
            let counting = self.value(win, words, &luck, record.double, &mut ways);
            if !record.double {
                counts = counting;
            }
        }
        counts
    }

    /// Whether wins may have ura dora.
    fn has_ura(&self) -> bool {
        self.may_declare && self.luck.has_ura()
    }

    /// The dora and ura of a state's tiles with the one that wins.
    #[inline(always)]
    fn luck_of(&self, all: &AllTenpai, graph: &Graph, words: [u64; 4], win: &Member) -> (u8, Ura) {
        let all_tiles = self.wins.all_tiles(words);
        let mut ura = Ura::NONE;
        if self.has_ura() {
            let tile = Tile::ALL[usize::from(win.need.tile)];
            let (suit, rank) = (tile.index() / 9, tile.index() % 9);
            let (before, declared) = (words[suit] - one(rank), all_tiles[suit] - words[suit]);
            let numbers = graph.states.numbers(win.state);
            let of_suits =
                core::array::from_fn(|suit| all.indicators[suit][usize::from(numbers.of(suit))]);
            let indicators = self.luck.indicators_with(of_suits, tile, before, declared);
            let drawn = graph.states.known(win.state).over() + 1;
            ura = self.luck.ura(indicators, drawn);
        }
        (self.luck.dora(all_tiles), ura)
    }

    /// Adds a win to the ways of its state; whether it counts without riichi, and as the last draw.
    #[inline(always)]
    fn value(
        &mut self,
        win: &Member,
        words: [u64; 4],
        (dora, ura): &(u8, Ura),
        double: bool,
        ways: &mut [&mut [Vector]; 2],
    ) -> [bool; 2] {
        let tile = Tile::ALL[usize::from(win.need.tile)];
        let won = Won::of(words, tile, *dora, &self.wins, self.minimum);
        let is_red = self.start.is_red(win.need.tile);
        let five = is_red.then_some(usize::from(win.need.tile / 9) % 3);
        // Four han of events, the red fives, and one more where the winning tile is red.
        if ura.is_few() && usize::from(self.most_reds) + 6 <= FEW_MORE {
            const ALL: usize = FEW_MORE + FEW_URA;
            const REDS: usize = FEW_MORE - EVENTS;
            let (gains, counts) = self.value_won::<FEW_MORE, ALL, REDS>(&won, ura, double);
            self.most = self.most.max(gains.most(self.most_reds + 1));
            self.lanes_of.at_hand().add(&gains, win.need.copies, five, self.lanes, ways);
            counts
        } else {
            const ALL: usize = MOST_MORE + MOST_URA;
            const REDS: usize = MOST_MORE - EVENTS;
            let (gains, counts) = self.value_won::<MOST_MORE, ALL, REDS>(&won, ura, double);
            self.most = self.most.max(gains.most(self.most_reds + 1));
            self.lanes_of.at_hand().add(&gains, win.need.copies, five, self.lanes, ways);
            counts
        }
    }

    /// What a win with its ura dora brings in in each way, told apart by so many han more, by so many with
    /// these, and by so many red fives; whether it counts without riichi, and as the last draw.
    #[inline(always)]
    fn value_won<const MORE: usize, const ALL: usize, const REDS: usize>(
        &mut self,
        won: &Won,
        ura: &Ura,
        double: bool,
    ) -> (Gains<REDS>, [bool; 2]) {
        let mut gains = Gains::NONE;
        if won.has_yaku() {
            let points: [f32; ALL] = won.points(0, &mut self.table, &self.wins);
            gains.take(SILENT, &points);
            gains.take(SILENT + 1, &points[1..]);
            if self.may_declare {
                let expected: [f32; MORE] = ura.expected(&points);
                self.declare(|_, _, _| expected, double, &mut gains);
            }
            return (gains, [true; 2]);
        }
        for last in 0..2 {
            if won.counts(last as u8) {
                let points: [f32; MORE] = won.points(last as u8, &mut self.table, &self.wins);
                gains.take(SILENT + last, &points[last..]);
            }
        }
        if self.may_declare {
            let expected = |events: u8, table: &mut PointsTable, wins: &PlainWins<'_>| {
                ura.expected::<ALL, MORE>(&won.points(events, table, wins))
            };
            let riichi = 1 + u8::from(double);
            if won.all_count(riichi) {
                let expected = expected(riichi, &mut self.table, &self.wins);
                self.declare(|_, _, _| expected, double, &mut gains);
            } else {
                self.declare(expected, double, &mut gains);
            }
        }
        (gains, [won.counts(0), won.counts(1)])
    }

    /// Takes a win in riichi, told what is expected of readings that count with so many han of events.
    #[inline(always)]
    fn declare<const MORE: usize, const REDS: usize>(
        &mut self,
        expected: impl Fn(u8, &mut PointsTable, &PlainWins<'_>) -> [f32; MORE],
        double: bool,
        gains: &mut Gains<REDS>,
    ) {
        let riichi = 1 + u8::from(double);
        for (way, events) in [(LOCKED, riichi), (IPPATSU, riichi + self.ippatsu)] {
            for last in 0..2 {
                // No wall ends within a turn of double riichi: what it has at its end isn't ippatsu.
                let events = if double && last == 1 { riichi } else { events };
                let events = events + last as u8;
                let points = expected(events, &mut self.table, &self.wins);
                if points[usize::from(events)] > 0.0 {
                    gains.take(way + last, &points[usize::from(events)..]);
                }
            }
        }
    }
}
