//! An automaton that reads a suit rank by rank. Prefixes with the same consequences for the later
//! ranks are one state.

use std::collections::HashMap;
use std::hash::Hash;

pub(crate) struct Automaton<S> {
    /// `next[rank][state][count]`: the state after a rank of which 0 to 4 tiles are held.
    next: Vec<Vec<[usize; 5]>>,
    /// The states after the last rank.
    pub(crate) ends: Vec<S>,
}

impl<S: Clone + Eq + Hash> Automaton<S> {
    /// `then` is the transition: a state, a rank (counted from 0) and its number of tiles.
    pub(crate) fn new(ranks: usize, start: S, then: impl Fn(&S, usize, u8) -> S) -> Automaton<S> {
        let mut next = Vec::new();
        let mut states = vec![start];
        for rank in 0..ranks {
            let mut numbers: HashMap<S, usize> = HashMap::new();
            let mut after = Vec::new();
            let mut number = |state: S| {
                *numbers.entry(state).or_insert_with_key(|state| {
                    after.push(state.clone());
                    after.len() - 1
                })
            };
            let of_state = |state| [0, 1, 2, 3, 4].map(|held| number(then(state, rank, held)));
            next.push(states.iter().map(of_state).collect());
            states = after;
        }
        Automaton { next, ends: states }
    }

    /// How many states there are before a rank.
    pub(crate) fn states_before(&self, rank: usize) -> usize {
        self.next[rank].len()
    }

    /// The states to which every vector of counts leads, from a state before the rank `first` and
    /// over `ranks` ranks. The vectors are numbers in base 5; the lowest digit is the first rank.
    pub(crate) fn walk(&self, first: usize, from: usize, ranks: usize) -> Vec<usize> {
        let mut states = vec![from];
        for next in &self.next[first..first + ranks] {
            // The new digit is the highest, so whole copies of the list follow each other.
            states = (0..5).flat_map(|n| states.iter().map(move |&s| next[s][n])).collect();
        }
        states
    }
}
