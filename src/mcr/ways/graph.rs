//! The hands on the way to wins, and the chance of each draw to lead to one.
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

    /// Each tile, equal ones too.
    pub(super) fn tiles(self) -> impl Iterator<Item = Tile> {
        (0..self.len()).map(move |place| self.at(place))
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

    /// The same and one more.
    pub(super) fn with(self, tile: Tile) -> Exchanged {
        let one = Exchanged::one(tile).0;
        let place = (0..self.len()).find(|place| self.0 >> (6 * place) & 63 <= one);
        let place = 6 * place.unwrap_or(self.len());
        let low = (1 << place) - 1;
        Exchanged((self.0 & !low) << 6 | one << place | self.0 & low)
    }

    pub(super) fn count(self, tile: Tile) -> u8 {
        (0..self.len()).filter(|&place| self.at(place) == tile).count() as u8
    }

    /// Visits every sub-multiset of `len` tiles, some of them more than once.
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

/// A draw that leads from one state to others, or to a win.
#[derive(Clone, Copy)]
struct Draw {
    /// How many copies of the tile are left.
    copies: f64,
    /// The group of hands to which its discards lead; `None` for a win.
    group: Option<u32>,
}

/// A state's draws, and the copies of tiles that win as another player's discard.
#[derive(Clone, Copy)]
struct Node {
    first_draw: u32,
    end_draw: u32,
    claims: f64,
}

/// All states on the way, and the links between them.
pub(super) struct Graph {
    states: Vec<State>,
    nodes: Vec<Node>,
    draws: Vec<Draw>,
    /// The members of each group: states that lack one tile of the same hand of 3n+2 tiles. Each
    /// of them draws its tile to that hand, whose discards lead to all of them.
    groups: Vec<(u32, u32)>,
    members: Vec<u32>,
    unseen: f64,
    /// Whether the hand asked about has drawn.
    has_drawn: bool,
}

impl Graph {
    /// The links among these states, in order, on the way to these wins.
    pub(super) fn new(
        states: Vec<State>,
        mut wins: Vec<EnoughWin>,
        unseen: &Counts,
        has_drawn: bool,
    ) -> Graph {
        wins.sort_unstable();
        wins.dedup();
        let mut graph = Graph {
            nodes: Vec::with_capacity(states.len()),
            states,
            draws: Vec::new(),
            groups: Vec::new(),
            members: Vec::new(),
            unseen: f64::from(unseen.total()),
            has_drawn,
        };
        let moves = graph.find_groups();
        let (mut at, mut won) = (0, 0);
        for (nth, &state) in graph.states.iter().enumerate() {
            let left = |tile: Tile| f64::from(unseen.get(tile) - state.came.count(tile));
            let (first_draw, mut claims) = (graph.draws.len() as u32, 0.0);
            let mut wins_on = 0_u64;
            while let Some(win) = wins.get(won).filter(|win| win.state == state) {
                if win.self_drawn {
                    wins_on |= 1 << win.tile as u8;
                    graph.draws.push(Draw { copies: left(win.tile), group: None });
                }
                if win.by_discard {
                    claims += left(win.tile);
                }
                won += 1;
            }
            while let Some(&(_, tile, group)) =
                moves.get(at).filter(|(from, ..)| *from == nth as u32)
            {
                if wins_on >> tile & 1 == 0 {
                    let copies = left(Tile::ALL[usize::from(tile)]);
                    graph.draws.push(Draw { copies, group: Some(group) });
                }
                at += 1;
            }
            let end_draw = graph.draws.len() as u32;
            graph.nodes.push(Node { first_draw, end_draw, claims });
        }
        graph
    }

    /// Finds all groups, and which draw leads from each state to which: from, tile, group; in
    /// order.
    fn find_groups(&mut self) -> Vec<(u32, u8, u32)> {
        // A group's hand of 3n+2 tiles, and what one of its members lacks, or nothing.
        let mut discards: Vec<(State, Option<(u8, u32)>)> = Vec::new();
        for (member, state) in self.states.iter().enumerate() {
            for (tile, went) in state.went.each() {
                discards.push((State { went, ..*state }, Some((tile as u8, member as u32))));
            }
        }
        discards.extend(self.exchanges_of_what_came().map(|hand| (hand, None)));
        discards.sort_unstable();
        let mut moves = Vec::new();
        for group in discards.chunk_by(|one, other| one.0 == other.0) {
            let hand = group[0].0;
            let (first, number) = (self.members.len(), self.groups.len() as u32);
            for &(tile, member) in group.iter().filter_map(|(_, lacks)| lacks.as_ref()) {
                self.members.push(member);
                moves.push((member, tile, number));
            }
            for (tile, came) in hand.came.each() {
                if let Ok(member) = self.states.binary_search(&State { came, ..hand }) {
                    self.members.push(member as u32);
                    moves.push((member as u32, tile as u8, number));
                }
            }
            if self.members.len() == first + 1 {
                // Only the drawn tile can be discarded.
                self.members.pop();
                moves.pop();
            } else {
                self.groups.push((first as u32, self.members.len() as u32));
            }
        }
        moves.sort_unstable();
        moves
    }

    /// The hands of 3n+2 tiles in which one tile that came may be given up for another.
    fn exchanges_of_what_came(&self) -> impl Iterator<Item = State> {
        let mut without: Vec<(State, u8)> = Vec::new();
        for state in &self.states {
            let each = state.came.each();
            without.extend(each.map(|(tile, came)| (State { came, ..*state }, tile as u8)));
        }
        without.sort_unstable();
        let mut hands = Vec::new();
        for same in without.chunk_by(|one, other| one.0 == other.0) {
            for (nth, &(state, one)) in same.iter().enumerate() {
                let with = |came: Exchanged, tile: u8| came.with(Tile::ALL[usize::from(tile)]);
                let came = with(state.came, one);
                let others = same[nth + 1..].iter().map(|&(_, other)| other);
                hands.extend(others.map(|other| State { came: with(came, other), ..state }));
            }
        }
        hands.into_iter()
    }

    /// The best chance of each group's members.
    fn best_of_groups(&self, later: &[f64], best: &mut Vec<f64>) {
        best.clear();
        best.extend(self.groups.iter().map(|&(first, end)| {
            let members = &self.members[first as usize..end as usize];
            members.iter().fold(0.0, |best: f64, &state| best.max(later[state as usize]))
        }));
    }

    /// Each hand of 3n+1 tiles at the start, by what was discarded, with the chance to win.
    pub(super) fn chances(&self, outlook: &Outlook) -> Vec<(Option<Tile>, f64)> {
        let draws = outlook.draws();
        // By state the chance after its discard, with fewer draws left and with one more.
        let mut later: Vec<f64> = vec![0.0; self.states.len()];
        let mut now = later.clone();
        let mut best = Vec::with_capacity(self.groups.len());
        for left in 0..=draws {
            let made = draws - left;
            self.best_of_groups(&later, &mut best);
            if left == draws && !self.has_drawn && left > 0 {
                // The hand asked about draws at once.
                for (nth, chance) in now.iter_mut().enumerate() {
                    *chance = self.drawn(nth, outlook, made, later[nth], &best);
                }
                break;
            }
            for (nth, chance) in now.iter_mut().enumerate() {
                let claimed = self.claimed(nth, outlook, made);
                let drawn = match left {
                    0 => 0.0,
                    _ => self.drawn(nth, outlook, made, later[nth], &best),
                };
                *chance = claimed + (1.0 - claimed) * drawn;
            }
            core::mem::swap(&mut now, &mut later);
        }
        // Without a draw, only others' discards win.
        let last = if self.has_drawn || draws == 0 { &later } else { &now };
        let starts = self.states.iter().zip(last).filter(|(state, _)| state.came.len() == 0);
        starts
            .map(|(state, &chance)| (state.went.each().next().map(|(tile, _)| tile), chance))
            .collect()
    }

    /// Number of unseen tiles after `made` draws, before the others discard.
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

    /// The chance to win with the next draw or later. `stays` is the chance if the drawn tile is
    /// discarded again; a draw that leads to a group has the group's best chance, and one that wins
    /// has 1.
    fn drawn(&self, nth: usize, outlook: &Outlook, made: u8, stays: f64, best: &[f64]) -> f64 {
        let others = if made == 0 && !self.has_drawn { 0 } else { outlook.others() };
        let node = &self.nodes[nth];
        let draws = &self.draws[node.first_draw as usize..node.end_draw as usize];
        let unseen = (self.unseen_after(outlook, made) - f64::from(others)).max(1.0);
        let gain = |draw: &Draw| {
            let best = draw.group.map_or(1.0, |group| best[group as usize]);
            draw.copies * (best - stays)
        };
        // In a small wall, the useful copies may outnumber its tiles, since copies that were drawn
        // and discarded again are counted.
        (stays + draws.iter().map(gain).sum::<f64>() / unseen).min(1.0)
    }
}

/// The links between states.
pub(super) struct StateSearch<'a> {
    /// The concealed tiles of the hand asked about.
    pub(super) held: &'a Counts,
    /// The tiles that come again after a discard.
    pub(super) come_back: &'a [Tile],
    /// The most exchanges on a way.
    pub(super) limit: u8,
    pub(super) has_drawn: bool,
}

impl StateSearch<'_> {
    /// The states on the way to wins, in order. A win determines all tiles to draw and all tiles to
    /// discard. A state on its way has drawn some of the former and discarded some of the latter.
    /// It may also have discarded tiles that the win needs; each of these costs one more exchange.
    pub(super) fn states_before(&self, ends: &[(Exchanged, Exchanged)]) -> Vec<State> {
        let mut states = Vec::new();
        let more = u32::from(self.has_drawn);
        for &end in ends {
            let (comes, goes) = end;
            let spare = u32::from(self.limit).saturating_sub(comes.len());
            for len in 0..=comes.len() {
                comes.each_part(len, &mut |came| {
                    for needed in 0..=spare.min(len + more) {
                        goes.each_part(len + more - needed, &mut |went| {
                            let state = State { came, went };
                            self.without_needed(end, state, needed, 0, &mut states);
                        });
                    }
                });
            }
        }
        states.sort_unstable();
        states.dedup();
        states
    }

    /// Adds the states that also discarded `number` tiles that the win needs, chosen from `first`
    /// on.
    fn without_needed(
        &self,
        end: (Exchanged, Exchanged),
        state: State,
        number: u32,
        first: usize,
        states: &mut Vec<State>,
    ) {
        if number == 0 {
            states.push(state);
            return;
        }
        let (_, goes) = end;
        for (nth, &tile) in self.come_back.iter().enumerate().skip(first) {
            // The win keeps `left` copies. Of these, those that went beyond `goes` are discarded
            // already, and a tile that was drawn is never discarded.
            let left = self.held.get(tile) - goes.count(tile);
            let gone = state.went.count(tile).saturating_sub(goes.count(tile));
            if gone < left && state.came.count(tile) == 0 {
                let went = state.went.with(tile);
                self.without_needed(end, State { went, ..state }, number - 1, nth, states);
            }
        }
    }
}
