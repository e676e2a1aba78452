//! The hands on the way to the wins, and how likely each draw leads to one.
//!
//! A state is a hand of 3n+1 tiles: the hand asked about without some of its tiles, and with as
//! many others, or one fewer if it has drawn. A draw leads from a state to a win, or with a
//! discard to states that are nearer to one.

use alloc::vec;
use alloc::vec::Vec;

use super::outlook::Outlook;
use crate::tile::{Counts, Tile};

/// A few tiles in order, six bits each: one more than the index, so that no tile is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Exchanged(u32);

/// The most tiles that are exchanged.
pub(super) const MOST_EXCHANGES: u8 = 5;

impl Exchanged {
    /// The tiles of words, a nibble a tile, five at most.
    pub(super) fn of(words: [u64; 4]) -> Exchanged {
        let mut tiles = Exchanged(0);
        for (suit, word) in words.into_iter().enumerate() {
            let mut left = word;
            while left != 0 {
                let place = left.trailing_zeros() / 4;
                tiles.0 = tiles.0 << 6 | (9 * suit as u32 + place + 1);
                left -= 1 << (4 * place);
            }
        }
        tiles
    }

    /// This tile alone.
    pub(super) const fn one(tile: Tile) -> Exchanged {
        Exchanged(tile as u32 + 1)
    }

    pub(super) const fn len(self) -> u32 {
        (32 - self.0.leading_zeros()).div_ceil(6)
    }

    /// The tile at a place, counted from the last.
    fn at(self, place: u32) -> Tile {
        Tile::ALL[(self.0 >> (6 * place) & 63) as usize - 1]
    }

    /// The same without the tile at this place, counted from the last.
    const fn without(self, place: u32) -> Exchanged {
        let low = (1 << (6 * place)) - 1;
        Exchanged(self.0 >> 6 & !low | self.0 & low)
    }

    /// Each different tile, and the others.
    pub(super) fn each(self) -> impl Iterator<Item = (Tile, Exchanged)> {
        let is_new = move |place: &u32| {
            *place == 0 || self.0 >> (6 * place) & 63 != self.0 >> (6 * (place - 1)) & 63
        };
        (0..self.len()).filter(is_new).map(move |place| (self.at(place), self.without(place)))
    }

    fn count(self, tile: Tile) -> u8 {
        (0..self.len()).filter(|&place| self.at(place) == tile).count() as u8
    }

    /// Visits every part of so many tiles, some of them more than once.
    fn each_part(self, len: u32, visit: &mut impl FnMut(Exchanged)) {
        let all = self.len();
        for chosen in 0u32..1 << all {
            if chosen.count_ones() == len {
                let mut part = Exchanged(0);
                for place in (0..all).rev().filter(|place| chosen >> place & 1 == 1) {
                    part.0 = part.0 << 6 | (self.0 >> (6 * place) & 63);
                }
                visit(part);
            }
        }
    }
}

/// A hand of 3n+1 tiles: what came, and what went.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct State {
    pub(super) came: Exchanged,
    pub(super) went: Exchanged,
}

/// A win that is worth enough: the state before it, its last tile, and how it may come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EnoughWin {
    pub(super) state: State,
    pub(super) tile: Tile,
    pub(super) self_drawn: bool,
    pub(super) by_discard: bool,
}

/// A draw that leads from one state to another, or to a win.
#[derive(Clone, Copy)]
struct Draw {
    /// How many copies of the tile are left.
    copies: f64,
    /// The first and one past the last of the states that discards lead to; none for a win.
    first: u32,
    end: u32,
}

/// A state's draws, and the copies of tiles that win as another player's discard.
#[derive(Clone, Copy)]
struct Node {
    first_draw: u32,
    end_draw: u32,
    claims: f64,
}

/// All states on the way, and what leads where.
pub(super) struct Graph {
    states: Vec<State>,
    nodes: Vec<Node>,
    draws: Vec<Draw>,
    next: Vec<u32>,
    unseen: f64,
    /// Whether the hand asked about has drawn.
    has_drawn: bool,
}

impl Graph {
    /// The states on the way to these wins, of which `ends` are what comes and what goes in all.
    pub(super) fn new(
        mut wins: Vec<EnoughWin>,
        ends: &[(Exchanged, Exchanged)],
        unseen: &Counts,
        has_drawn: bool,
    ) -> Graph {
        wins.sort_unstable();
        let states = states_before(ends, &wins, has_drawn);
        let mut graph = Graph {
            nodes: Vec::with_capacity(states.len()),
            states,
            draws: Vec::new(),
            next: Vec::new(),
            unseen: f64::from(unseen.total()),
            has_drawn,
        };
        let moves = graph.moves();
        let (mut at, mut won) = (0, 0);
        for (nth, &state) in graph.states.iter().enumerate() {
            let left = |tile: Tile| f64::from(unseen.get(tile) - state.came.count(tile));
            let (first_draw, mut claims) = (graph.draws.len() as u32, 0.0);
            let mut wins_on = 0_u64;
            while let Some(win) = wins.get(won).filter(|win| win.state == state) {
                if win.self_drawn {
                    wins_on |= 1 << win.tile as u8;
                    graph.draws.push(Draw { copies: left(win.tile), first: 0, end: 0 });
                }
                if win.by_discard {
                    claims += left(win.tile);
                }
                won += 1;
            }
            while let Some(&(from, tile, _)) =
                moves.get(at).filter(|(from, ..)| *from == nth as u32)
            {
                let first = graph.next.len() as u32;
                while let Some(&(_, _, to)) =
                    moves.get(at).filter(|(same, other, _)| (*same, *other) == (from, tile))
                {
                    graph.next.push(to);
                    at += 1;
                }
                if wins_on >> tile & 1 == 0 {
                    let end = graph.next.len() as u32;
                    let copies = left(Tile::ALL[usize::from(tile)]);
                    graph.draws.push(Draw { copies, first, end });
                }
            }
            let end_draw = graph.draws.len() as u32;
            graph.nodes.push(Node { first_draw, end_draw, claims });
        }
        graph
    }

    /// Every draw and discard between two states: from, tile drawn, to; in order.
    fn moves(&self) -> Vec<(u32, u8, u32)> {
        let mut moves = Vec::new();
        for (to, state) in self.states.iter().enumerate() {
            for (tile, came) in state.came.each() {
                for (_, went) in state.went.each() {
                    if let Ok(from) = self.states.binary_search(&State { came, went }) {
                        moves.push((from as u32, tile as u8, to as u32));
                    }
                }
            }
        }
        moves.sort_unstable();
        moves
    }

    /// Each hand of 3n+1 tiles at the start, by what was discarded, with the chance to win.
    pub(super) fn chances(&self, outlook: &Outlook) -> Vec<(Option<Tile>, f64)> {
        let draws = outlook.draws();
        // By state the chance after its discard, with fewer draws left and with one more.
        let mut later: Vec<f64> = vec![0.0; self.states.len()];
        let mut now = later.clone();
        for left in 0..=draws {
            let made = draws - left;
            if left == draws && !self.has_drawn && left > 0 {
                // The hand asked about draws at once.
                for (nth, chance) in now.iter_mut().enumerate() {
                    *chance = self.drawn(nth, outlook, made, &later);
                }
                break;
            }
            for (nth, chance) in now.iter_mut().enumerate() {
                let claimed = self.claimed(nth, outlook, made);
                let drawn = if left > 0 { self.drawn(nth, outlook, made, &later) } else { 0.0 };
                *chance = claimed + (1.0 - claimed) * drawn;
            }
            core::mem::swap(&mut now, &mut later);
        }
        // Without a draw nothing is won but what others discard.
        let last = if self.has_drawn || draws == 0 { &later } else { &now };
        let starts = self.states.iter().zip(last).filter(|(state, _)| state.came.len() == 0);
        starts
            .map(|(state, &chance)| (state.went.each().next().map(|(tile, _)| tile), chance))
            .collect()
    }

    /// How many tiles are unseen when so many draws were made, before the others discard.
    fn unseen_after(&self, outlook: &Outlook, made: u8) -> f64 {
        let rounds = if self.has_drawn { made } else { made.saturating_sub(1) };
        self.unseen - f64::from(made) - f64::from(outlook.others()) * f64::from(rounds)
    }

    /// The chance that one of the others' discards before the next draw wins.
    fn claimed(&self, nth: usize, outlook: &Outlook, made: u8) -> f64 {
        let claims = self.nodes[nth].claims;
        if claims == 0.0 {
            return 0.0;
        }
        let unseen = self.unseen_after(outlook, made);
        let misses =
            (0..outlook.others()).map(|nth| 1.0 - (claims / (unseen - f64::from(nth))).min(1.0));
        1.0 - misses.product::<f64>()
    }

    /// The chance to win with the next draw or later, which leaves these chances.
    fn drawn(&self, nth: usize, outlook: &Outlook, made: u8, later: &[f64]) -> f64 {
        let others = if made == 0 && !self.has_drawn { 0 } else { outlook.others() };
        let node = &self.nodes[nth];
        let draws = &self.draws[node.first_draw as usize..node.end_draw as usize];
        let unseen = (self.unseen_after(outlook, made) - f64::from(others)).max(1.0);
        let stays = later[nth];
        let gain = |draw: &Draw| {
            let best = match draw.first == draw.end {
                true => 1.0,
                false => {
                    let next = &self.next[draw.first as usize..draw.end as usize];
                    next.iter().fold(stays, |best, &to| best.max(later[to as usize]))
                }
            };
            draw.copies * (best - stays)
        };
        // Of a small wall all copies may be useful, though some of them have come and gone.
        (stays + draws.iter().map(gain).sum::<f64>() / unseen).min(1.0)
    }
}

/// The states on the way to wins, in order: what came so far is part of what comes, and what went
/// part of what goes.
fn states_before(
    ends: &[(Exchanged, Exchanged)],
    wins: &[EnoughWin],
    has_drawn: bool,
) -> Vec<State> {
    // A hand that wins again is on no other way.
    let mut states: Vec<State> = wins.iter().map(|win| win.state).collect();
    let more = u32::from(has_drawn);
    for &(comes, goes) in ends {
        for len in 0..comes.len() {
            comes.each_part(len, &mut |came| {
                goes.each_part(len + more, &mut |went| states.push(State { came, went }));
            });
        }
    }
    states.sort_unstable();
    states.dedup();
    states
}
