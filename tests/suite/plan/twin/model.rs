//! The model in plain code: a map of states, a table of values by turn, and nothing clever.
//!
//! It is written from the model's text alone and shares nothing with the planner but the library's
//! shanten and score.

use std::collections::HashMap;

use mentsu::riichi::{Riichi, Rules};
use mentsu::{Counts, Face, Hand, LiveHand, Tile};

use crate::plan::figures::worth::{Asked, Declares, Scorer, Won};
use crate::plan::opponents::Others;

/// The maximised figure, and its index in [`Figures`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    Tenpai = 0,
    Win = 1,
    Points = 2,
}

pub(crate) const AIMS: [Aim; 3] = [Aim::Tenpai, Aim::Win, Aim::Points];

/// The three figures under one policy. Where replies are equal for the policy's aim, the other
/// figures may be anything from `low` to `high`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Figures {
    pub(crate) low: [f64; 3],
    pub(crate) high: [f64; 3],
}

impl Figures {
    pub(super) fn sure(figures: [f64; 3]) -> Figures {
        Figures { low: figures, high: figures }
    }

    pub(super) fn or(self, other: Figures) -> Figures {
        Figures {
            low: std::array::from_fn(|i| self.low[i].min(other.low[i])),
            high: std::array::from_fn(|i| self.high[i].max(other.high[i])),
        }
    }

    /// No chance is more than certain.
    pub(super) fn cap(&mut self) {
        for i in 0..2 {
            self.low[i] = self.low[i].min(1.0);
            self.high[i] = self.high[i].min(1.0);
        }
    }

    pub(super) fn add(&mut self, share: f64, more: &Figures) {
        for i in 0..3 {
            self.low[i] += share * more.low[i];
            self.high[i] += share * more.high[i];
        }
    }
}

/// Concealed tiles after a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    pub(crate) counts: [u8; 34],
    pub(crate) reds: [u8; 3],
}

impl State {
    pub(crate) fn of(hand: &Hand) -> State {
        State { counts: hand.concealed().to_array(), reds: hand.reds_by_suit() }
    }

    pub(crate) fn with(mut self, face: Face) -> State {
        self.counts[face.tile().index()] += 1;
        self.reds[face.tile().index() / 9 % 3] += u8::from(face.is_red());
        self
    }

    pub(crate) fn without(mut self, face: Face) -> State {
        self.counts[face.tile().index()] -= 1;
        self.reds[face.tile().index() / 9 % 3] -= u8::from(face.is_red());
        self
    }

    /// The face that is discarded of a kind: a plain one if there is one.
    fn goes(&self, tile: Tile) -> Face {
        let red = tile.is_five() && self.reds[tile.index() / 9] == self.counts[tile.index()];
        if red { Face::red(tile).expect("a five") } else { tile.into() }
    }
}

/// One face that may be drawn from a state.
pub(super) struct Drawn {
    pub(super) face: Face,
    pub(super) copies: f64,
    /// Points by tsumo in dama: before the last draw, and on it.
    pub(super) tsumo: [Option<f64>; 2],
    /// Discards that change the hand, and the nodes to which they lead.
    pub(super) replies: Vec<(Face, usize)>,
}

/// For a hand locked after each number of draws, its figures.
pub(super) type Locked = Vec<[f64; 3]>;

pub(super) struct Node {
    pub(super) state: State,
    pub(super) is_admitted: bool,
    pub(super) is_tenpai: bool,
    pub(super) drawn: Vec<Drawn>,
    /// Wins by ron: copies times their rate, and points in dama before the wall's end and at it.
    pub(super) ron: Vec<(f64, [Option<f64>; 2])>,
    /// In riichi.
    pub(super) locked: Option<Locked>,
    /// In double riichi, where the first discard may declare it.
    pub(super) doubly_locked: Option<Locked>,
}

/// The model of one hand.
pub(crate) struct Model {
    pub(crate) scorer: Scorer,
    pub(crate) others: Others,
    start: State,
    wall: [u8; 34],
    reds: [u8; 3],
    pub(super) total: usize,
    most: i32,
    /// The first discards and their nodes; for a hand that has yet to draw, its own node.
    pub(crate) starts: Vec<(Option<Face>, usize)>,
    pub(super) nodes: Vec<Node>,
    by_state: HashMap<State, usize>,
    shanten: HashMap<[u8; 34], i32>,
}

impl Model {
    pub(crate) fn new(hand: &Hand, asked: &Asked, rules: &Rules) -> Model {
        let (wall, reds) = asked.wall(hand, rules);
        let scorer = Scorer { asked: asked.clone(), rules: *rules, melds: hand.melds().to_vec() };
        let mut model = Model {
            scorer,
            others: Others::of(asked),
            start: State::of(hand),
            wall,
            reds,
            total: wall.iter().map(|&left| usize::from(left)).sum(),
            most: 0,
            starts: Vec::new(),
            nodes: Vec::new(),
            by_state: HashMap::new(),
            shanten: HashMap::new(),
        };
        let mut faces: Vec<Face> = hand.faces().collect();
        faces.dedup();
        let states: Vec<(Option<Face>, State)> = if hand.awaits_draw() {
            vec![(None, model.start)]
        } else {
            faces.iter().map(|&face| (Some(face), model.start.without(face))).collect()
        };
        let nearest = states.iter().map(|(_, state)| model.shanten(&state.counts)).min();
        model.most = nearest.expect("a tile to discard").max(0) + asked.depth;
        for (face, state) in states {
            let node = model.node(state);
            model.starts.push((face, node));
        }
        // In rounds: a state that only the last draw reaches leads nowhere.
        let mut next = 0;
        for draws_left in (0..=asked.draws).rev() {
            let all = model.nodes.len();
            for node in next..all {
                if model.nodes[node].is_admitted {
                    model.expand(node, draws_left > 0);
                }
            }
            next = all;
        }
        model
    }

    /// The node of a state, if it was met.
    pub(crate) fn node_of(&self, state: &State) -> Option<usize> {
        self.by_state.get(state).copied()
    }

    pub(crate) fn shanten(&mut self, counts: &[u8; 34]) -> i32 {
        let (melds, sanma) = (&self.scorer.melds, self.scorer.rules.sanma());
        *self.shanten.entry(*counts).or_insert_with(|| {
            let hand = Counts::from_array(*counts).expect("four at most");
            let hand = Hand::from_counts(hand, [0; 3], melds).expect("a hand");
            let live = if sanma { LiveHand::sanma(&hand) } else { LiveHand::new(&hand) };
            i32::from(live.shanten().get())
        })
    }

    /// How many tiles it holds that the start hand doesn't.
    fn exchanged(&self, state: &State) -> i32 {
        let held = state.counts.iter().zip(&self.start.counts);
        held.map(|(&now, &then)| i32::from(now.saturating_sub(then))).sum()
    }

    fn is_admitted(&mut self, state: &State) -> bool {
        self.exchanged(state) + self.shanten(&state.counts) <= self.most
    }

    fn node(&mut self, state: State) -> usize {
        if let Some(&node) = self.by_state.get(&state) {
            return node;
        }
        let is_admitted = self.is_admitted(&state);
        let is_tenpai = self.shanten(&state.counts) == 0;
        let (drawn, ron) = (Vec::new(), Vec::new());
        let (locked, doubly_locked) = (None, None);
        self.nodes.push(Node { state, is_admitted, is_tenpai, drawn, ron, locked, doubly_locked });
        self.by_state.insert(state, self.nodes.len() - 1);
        self.nodes.len() - 1
    }

    /// How many of each kind the wall has.
    fn unseen(&self, state: &State) -> [u8; 34] {
        std::array::from_fn(|i| self.wall[i] - state.counts[i].saturating_sub(self.start.counts[i]))
    }

    /// How many of each face the wall has.
    fn left(&self, state: &State) -> Vec<(Face, u8)> {
        let mut all = Vec::new();
        for (tile, left) in Tile::ALL.into_iter().zip(self.unseen(state)) {
            let mut red = 0;
            if tile.is_five() {
                let suit = tile.index() / 9;
                let drawn = state.reds[suit].saturating_sub(self.start.reds[suit]);
                red = (self.reds[suit] - drawn).min(left);
                all.push((Face::red(tile).expect("a five"), red));
            }
            all.push((tile.into(), left - red));
        }
        all.retain(|&(_, left)| left > 0);
        all
    }

    fn expand(&mut self, node: usize, goes_on: bool) {
        let state = self.nodes[node].state;
        let is_tenpai = self.nodes[node].is_tenpai;
        let unseen = self.unseen(&state);
        let left = self.left(&state);
        let may_declare =
            is_tenpai && self.is_closed() && self.scorer.asked.riichi != Declares::Never;
        let completes: Vec<(Face, u8)> = if is_tenpai {
            let held = left.iter().copied();
            held.filter(|(face, _)| self.shanten(&state.with(*face).counts) == -1).collect()
        } else {
            Vec::new()
        };
        let mut drawn = Vec::new();
        for (face, copies) in left {
            let with = state.with(face);
            let mut tsumo = [None; 2];
            if completes.iter().any(|&(other, _)| other == face) {
                tsumo = [false, true].map(|last| {
                    let won = Won { by_ron: false, riichi: Riichi::None, ippatsu: false, last };
                    self.scorer.expected(&state.counts, state.reds, face, won, &unseen)
                });
            }
            // A draw that leads out of the depth is discarded at once, except a red five in place
            // of a plain one.
            let is_followed = self.exchanged(&with) + self.shanten(&with.counts) <= self.most;
            let mut replies = Vec::new();
            for tile in Tile::ALL.into_iter().filter(|tile| with.counts[tile.index()] > 0) {
                if !is_followed && tile != face.tile() {
                    continue;
                }
                let goes = with.goes(tile);
                let after = with.without(goes);
                if goes_on && after != state && self.is_admitted(&after) {
                    replies.push((goes, self.node(after)));
                }
            }
            drawn.push(Drawn { face, copies: copies.into(), tsumo, replies });
        }
        let furiten = is_tenpai && self.is_furiten(&state);
        let rons = if furiten || self.scorer.asked.others == 0 { &[][..] } else { &completes[..] };
        let ron = rons.iter().map(|&(face, copies)| {
            let points = [false, true].map(|last| {
                let won = Won { by_ron: true, riichi: Riichi::None, ippatsu: false, last };
                self.scorer.expected(&state.counts, state.reds, face, won, &unseen)
            });
            (self.others.rate(false, face.tile()) * f64::from(copies), points)
        });
        let ron: Vec<_> = ron.collect();
        let lock = |riichi| self.locked(&state, &completes, rons, riichi);
        let locked = may_declare.then(|| lock(Riichi::Riichi));
        let asked = &self.scorer.asked;
        let first = asked.first_turn && self.scorer.melds.is_empty() && asked.kita == 0;
        let doubly_locked = (may_declare && first).then(|| lock(Riichi::DoubleRiichi));
        let node = &mut self.nodes[node];
        (node.drawn, node.ron) = (drawn, ron);
        (node.locked, node.doubly_locked) = (locked, doubly_locked);
    }

    fn is_closed(&self) -> bool {
        self.scorer.melds.iter().all(|meld| !meld.is_open())
    }

    /// Whether a tile of the start hand was discarded that the hand waits for.
    fn is_furiten(&self, state: &State) -> bool {
        let hand = Counts::from_array(state.counts).expect("four at most");
        let mut waits = LiveHand::from_counts(&hand).wait_tiles().iter();
        waits.any(|tile| state.counts[tile.index()] < self.start.counts[tile.index()])
    }

    /// The chance that one of `of` tiles wins, and its mean points.
    fn one_of(of: usize, wins: &[(f64, Option<f64>)]) -> (f64, f64) {
        let wins = wins.iter().filter_map(|&(copies, points)| Some((copies, points?)));
        let (copies, points) =
            wins.fold((0.0, 0.0), |(n, sum), (copies, points)| (n + copies, sum + copies * points));
        if of == 0 || copies == 0.0 {
            return (0.0, 0.0);
        }
        ((copies / of as f64).min(1.0), points / copies)
    }

    /// The chance that one of the others discards a winning tile, and its mean points.
    pub(super) fn ron(&self, made: usize, wins: &[(f64, Option<f64>)]) -> (f64, f64) {
        let (each, worth) = Model::one_of(self.total - made, wins);
        let discards = self.others.discards(made, self.scorer.asked.others);
        (1.0 - (1.0 - each).powi(i32::from(discards)), worth)
    }

    fn locked(
        &self,
        state: &State,
        tsumo: &[(Face, u8)],
        rons: &[(Face, u8)],
        riichi: Riichi,
    ) -> Locked {
        let draws = self.scorer.asked.draws;
        let unseen = self.unseen(state);
        let of = |wins: &[(Face, u8)], won: Won| -> Vec<(f64, Option<f64>)> {
            let each = |&(face, copies): &(Face, u8)| {
                let points = self.scorer.expected(&state.counts, state.reds, face, won, &unseen);
                let rate = if won.by_ron {
                    self.others.rate(true, face.tile())
                } else {
                    self.others.draw_rate(face.tile())
                };
                (rate * f64::from(copies), points)
            };
            wins.iter().map(each).collect()
        };
        // By ippatsu, and by whether it is the last chance.
        let all = |by_ron: bool, wins: &[(Face, u8)]| {
            [false, true].map(|ippatsu| {
                [false, true].map(|last| of(wins, Won { by_ron, riichi, ippatsu, last }))
            })
        };
        let (tsumo, ron) = (all(false, tsumo), all(true, rons));
        let turn = |made: usize, ippatsu: bool, later: [f64; 3]| -> [f64; 3] {
            let first = usize::from(ippatsu);
            let taken = self.ron(made, &ron[first][usize::from(made == draws)]);
            let mut draw = [1.0, 0.0, self.others.tenpai_pays];
            if made < draws {
                let wins = &tsumo[first][usize::from(made + 1 == draws)];
                let (hit, points) = Model::one_of(self.total - made, wins);
                let won = [1.0, 1.0, points + self.others.with_tsumo(made, true)];
                draw = std::array::from_fn(|i| hit * won[i] + (1.0 - hit) * later[i]);
            }
            self.others.span(made, true, taken, draw)
        };
        let mut later = turn(draws, false, [0.0; 3]);
        let mut by_turn = vec![[0.0; 3]; draws];
        for made in (0..draws).rev() {
            by_turn[made] = turn(made, true, later);
            by_turn[made][2] -= self.others.stick;
            later = turn(made, false, later);
        }
        by_turn
    }
}
