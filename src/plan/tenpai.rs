//! States that one tile wins: what each of their tiles brings in, silent or in riichi.

use alloc::vec::Vec;

use super::graph::{Graph, Member};
use super::lanes::{Lanes, MOST_POINTS, POINTS, WIN};
use super::outlook::{Outlook, RiichiChoice};
use super::start::Start;
use super::worth::{ByMore, Luck, MOST_MORE, MOST_URA, PointsTable, Ura, Won};
use crate::riichi::{PlainWins, Rules, Situation};
use crate::tile::Tile;

/// The tiles that win, and the sum over them of what each lane gains.
#[derive(Clone, Copy)]
pub(super) struct Winners<const S: usize> {
    pub(super) copies: f32,
    pub(super) gains: [f32; S],
}

impl<const S: usize> Winners<S> {
    const NONE: Winners<S> = Winners { copies: 0.0, gains: [0.0; S] };
}

/// Winners of any draw or discard, and of the last one.
pub(super) type AnyAndLast<const S: usize> = [Winners<S>; 2];

/// What wins from a state, in one of the two ways of winning.
#[derive(Clone, Copy)]
pub(super) struct Ways<const S: usize> {
    /// Without riichi.
    pub(super) silent: AnyAndLast<S>,
    /// In riichi.
    pub(super) locked: AnyAndLast<S>,
    /// In riichi, within a turn of it.
    pub(super) ippatsu: AnyAndLast<S>,
}

impl<const S: usize> Ways<S> {
    pub(super) const NONE: Ways<S> = {
        let none = [Winners::NONE; 2];
        Ways { silent: none, locked: none, ippatsu: none }
    };
}

/// A state that is tenpai.
#[derive(Clone, Copy)]
pub(super) struct Tenpai<const S: usize> {
    pub(super) state: u32,
    /// Whether it is reckoned with double riichi.
    pub(super) double: bool,
    pub(super) tsumo: Ways<S>,
    /// What riichi is worth after the turns looked at so far.
    pub(super) after: [f32; S],
}

/// All states that are tenpai.
pub(super) struct AllTenpai<const S: usize> {
    pub(super) all: Vec<Tenpai<S>>,
    /// What the discards of others bring, of each state.
    pub(super) rons: Vec<Ways<S>>,
    /// Where the states' records stand.
    places: Vec<u32>,
    /// The dearest win.
    pub(super) most: f32,
    /// Whether each win counts without riichi, and whether it does as the last draw, in order.
    pub(super) counts: Vec<[bool; 2]>,
}

/// What all wins of a plan are valued by.
pub(super) struct Values<'a> {
    pub(super) start: &'a Start,
    pub(super) outlook: &'a Outlook,
    pub(super) rules: &'a Rules,
    pub(super) hand: &'a crate::hand::Hand,
    pub(super) lanes: &'a Lanes,
}

const NO_PLACE: u32 = u32::MAX;

impl<const S: usize> AllTenpai<S> {
    pub(super) const fn new() -> AllTenpai<S> {
        AllTenpai {
            all: Vec::new(),
            rons: Vec::new(),
            places: Vec::new(),
            most: 0.0,
            counts: Vec::new(),
        }
    }

    /// Values all wins of a graph.
    pub(super) fn value(&mut self, graph: &Graph, values: &Values<'_>) {
        let Values { start, outlook, rules, hand, lanes } = *values;
        self.all.clear();
        self.rons.clear();
        self.places.clear();
        self.counts.clear();
        self.most = 0.0;
        for (state, &lacks) in graph.states.lacks.iter().enumerate() {
            self.places.push(if lacks == 1 { self.all.len() as u32 } else { NO_PLACE });
            if lacks == 1 {
                self.all.push(Tenpai::of(state as u32, false));
            }
        }
        // A first discard that declares riichi is valued again, as double riichi.
        let mut doubled = Vec::new();
        if outlook.first_turn() && outlook.riichi() != RiichiChoice::Never {
            let first = |tenpai: &&Tenpai<S>| graph.states.over[tenpai.state as usize] == 0;
            doubled
                .extend(self.all.iter().filter(first).map(|tenpai| Tenpai::of(tenpai.state, true)));
        }
        let situation = Situation::tsumo()
            .with_seat(outlook.seat())
            .with_round(outlook.round())
            .with_honba(outlook.honba());
        let tsumo = PlainWins::new(hand.melds(), situation, rules);
        let mut tsumo = Valuing::new(tsumo, start, outlook, rules, lanes);
        for win in &graph.wins {
            let words = graph.states.words(win.state);
            let over = graph.states.over[win.state as usize];
            let tenpai = &mut self.all[self.places[win.state as usize] as usize];
            let counts = tsumo.value(win, words, over, false, &mut tenpai.tsumo);
            self.counts.push(counts);
            for double in doubled.iter_mut().filter(|double| double.state == win.state) {
                tsumo.value(win, words, over, true, &mut double.tsumo);
            }
        }
        self.most = tsumo.most;
        if outlook.others() > 0 {
            self.value_rons(graph, values, &mut doubled);
        }
        self.all.append(&mut doubled);
    }

    /// Values the wins by ron, of states that aren't in furiten.
    fn value_rons(&mut self, graph: &Graph, values: &Values<'_>, doubled: &mut [Tenpai<S>]) {
        let Values { start, outlook, rules, hand, lanes } = *values;
        self.rons.resize(self.all.len(), Ways::NONE);
        let mut doubled_rons: Vec<Ways<S>> = doubled.iter().map(|_| Ways::NONE).collect();
        for win in &graph.wins {
            let words = graph.states.words(win.state);
            let over = graph.states.over[win.state as usize];
            if is_furiten(graph, win.state, start) {
                continue;
            }
            let tile = Tile::ALL[usize::from(win.tile)];
            let situation = Situation::ron(tile)
                .with_seat(outlook.seat())
                .with_round(outlook.round())
                .with_honba(outlook.honba());
            let ron = PlainWins::new(hand.melds(), situation, rules);
            let mut ron = Valuing::new(ron, start, outlook, rules, lanes);
            let place = self.places[win.state as usize] as usize;
            ron.value(win, words, over, false, &mut self.rons[place]);
            for (double, ways) in doubled.iter().zip(&mut doubled_rons) {
                if double.state == win.state {
                    ron.value(win, words, over, true, ways);
                }
            }
            self.most = self.most.max(ron.most);
        }
        self.rons.append(&mut doubled_rons);
    }
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

impl<const S: usize> Tenpai<S> {
    const fn of(state: u32, double: bool) -> Tenpai<S> {
        Tenpai { state, double, tsumo: Ways::NONE, after: [0.0; S] }
    }
}

/// Values wins one by one.
struct Valuing<'a> {
    wins: PlainWins<'a>,
    luck: Luck<'a>,
    lanes: &'a Lanes,
    start: &'a Start,
    /// How many lanes the points have, and how many red fives each of them.
    lanes_of_points: usize,
    reds: [u8; MOST_POINTS],
    most_reds: u8,
    /// The han of ippatsu, and the fewest that a win needs.
    ippatsu: u8,
    minimum: u8,
    /// The tiles asked for last, with their dora and ura.
    known: Option<([u64; 4], Option<u8>, u8, Ura)>,
    table: PointsTable,
    may_declare: bool,
    most: f32,
}

impl<'a> Valuing<'a> {
    fn new(
        wins: PlainWins<'a>,
        start: &'a Start,
        outlook: &Outlook,
        rules: &'a Rules,
        lanes: &'a Lanes,
    ) -> Valuing<'a> {
        let lanes_of_points = lanes.of_points();
        let mut reds = [0; MOST_POINTS];
        for (lane, reds) in reds.iter_mut().enumerate().take(lanes_of_points) {
            *reds = lanes.all_reds(lane);
        }
        Valuing {
            luck: Luck::new(start, outlook, &wins, rules),
            lanes,
            start,
            lanes_of_points,
            reds,
            most_reds: reds.iter().copied().max().unwrap_or(0),
            ippatsu: u8::from(rules.ippatsu()),
            minimum: rules.minimum_han().max(1),
            table: PointsTable::new(),
            may_declare: wins.is_closed() && outlook.riichi() != RiichiChoice::Never,
            most: 0.0,
            known: None,
            wins,
        }
    }

    /// The dora and ura of tiles, which are often asked for again with another winning tile.
    #[inline(always)]
    fn luck_of(&mut self, words: [u64; 4], tile: u8, drawn: u8) -> (u8, Ura) {
        let (suit, rank) = (usize::from(tile / 9), usize::from(tile % 9));
        let held = (words[suit] >> (4 * rank) & 0xF) as u8;
        // A tile that went from the start hand and comes again is gone from the wall, too.
        let again = if held > self.start.held[suit][rank] { None } else { Some(tile) };
        if let Some((known, known_again, dora, ura)) = self.known {
            if known == words && known_again == again {
                return (dora, ura);
            }
        }
        let all = self.wins.all_tiles(words);
        let has_ura = self.may_declare && self.luck.has_ura();
        let ura = if has_ura { self.luck.ura(words, all, again, drawn) } else { Ura::NONE };
        let dora = self.luck.dora(all);
        self.known = Some((words, again, dora, ura));
        (dora, ura)
    }

    /// Adds a win to the ways of its state; whether it counts without riichi, and as the last draw.
    #[inline(always)]
    fn value<const S: usize>(
        &mut self,
        win: &Member,
        mut words: [u64; 4],
        over: u8,
        double: bool,
        ways: &mut Ways<S>,
    ) -> [bool; 2] {
        let (suit, rank) = (usize::from(win.tile / 9), usize::from(win.tile % 9));
        words[suit] += 1 << (4 * rank);
        let (dora, ura) = self.luck_of(words, win.tile, over + 1);
        let won = Won::of(words, Tile::ALL[usize::from(win.tile)], dora, &self.wins, self.minimum);
        let [any, last] = &mut ways.silent;
        if won.has_yaku() {
            let points: [f32; MOST_MORE + MOST_URA] = won.points(0, &mut self.table, &self.wins);
            self.add(win, &points, any);
            self.add(win, &points[1..], last);
            if self.may_declare {
                let expected = ura.expected(&points);
                self.declare(win, |_| expected, double, ways);
            }
            return [true; 2];
        }
        for (events, winners) in [(0, any), (1, last)] {
            if won.counts(events) {
                let points: ByMore = won.points(events, &mut self.table, &self.wins);
                self.add(win, &points[usize::from(events)..], winners);
            }
        }
        if self.may_declare {
            let mut table = core::mem::replace(&mut self.table, PointsTable::new());
            let wins = self.wins;
            let by_events = |events| ura.expected(&won.points(events, &mut table, &wins));
            self.declare(win, by_events, double, ways);
            self.table = table;
        }
        [won.counts(0), won.counts(1)]
    }

    /// Adds a win in riichi, told what is expected of readings that count with so many han of events.
    #[inline(always)]
    fn declare<const S: usize>(
        &mut self,
        win: &Member,
        mut expected: impl FnMut(u8) -> ByMore,
        double: bool,
        ways: &mut Ways<S>,
    ) {
        let riichi = 1 + u8::from(double);
        let ippatsu = riichi + self.ippatsu;
        let both = ways.locked.iter_mut().zip(&mut ways.ippatsu);
        for (last, (locked, at_once)) in both.enumerate() {
            for (events, winners) in [(riichi, locked), (ippatsu, at_once)] {
                let events = events + last as u8;
                let points = expected(events);
                if points[usize::from(events)] > 0.0 {
                    self.add(win, &points[usize::from(events)..], winners);
                }
            }
        }
    }

    /// Adds the copies of a winning tile, which brings in so many points by red fives.
    #[inline(always)]
    fn add<const S: usize>(&mut self, win: &Member, points: &[f32], winners: &mut Winners<S>) {
        let copies = f32::from(win.copies);
        winners.copies += copies;
        winners.gains[WIN] += copies;
        self.most = self.most.max(points[usize::from(self.most_reds) + 1]);
        let gains = winners.gains[POINTS..].iter_mut().take(self.lanes_of_points);
        let suit = usize::from(win.tile / 9);
        if !self.start.is_red(win.tile) {
            for (gain, &reds) in gains.zip(&self.reds) {
                *gain += copies * points[usize::from(reds)];
            }
            return;
        }
        for (lane, gain) in gains.enumerate() {
            let red = f32::from(self.lanes.left(lane, suit, win.copies));
            let reds = usize::from(self.reds[lane]);
            *gain += (copies - red) * points[reds] + red * points[reds + 1];
        }
    }
}
