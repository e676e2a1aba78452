//! Compares mentsu with the crates that people use today for the same questions.
//!
//! Each peer has one adapter module: `prepare` makes the input the peer wants, and then one
//! function a question takes that ready-made input, so that a bench times the question alone.
//! A question that a peer can't answer has no function in its module. What a peer returns stays
//! in its own type; `…_mask` and `normalise` turn it into the neutral forms below for comparing.
//!
//! - `cargo run --release --bin agree` compares all answers with each other and with
//!   [`reference`](mod@reference)
//! - `cargo bench` times them, `cargo run --release --bin table` prints the medians as a table
//! - `cargo run --release --bin games` plays the same random rounds on two engines: [`games`]

pub mod agari;
pub mod games;
pub mod hands;
pub mod mentsu;
pub mod mpsz;
pub mod played;
pub mod reference;
pub mod riichi_decomp;
pub mod riichi_tools_rs;
pub mod riichienv_core;
pub mod score;
pub mod xiangting;

/// How many of each tile: 0–8 man, 9–17 pin, 18–26 sou, 27–33 E S W N white green red.
pub type Counts = [u8; 34];

/// The neutral input of every question but scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The concealed tiles.
    pub counts: Counts,
    /// The number of declared melds; which ones doesn't matter to shape questions.
    pub melds: u8,
}

impl Hand {
    /// How many tiles are concealed.
    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
    }

    /// Whether nothing is concealed, which no real hand is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A mentsu without its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A run of three.
    Shuntsu,
    /// Three of a kind.
    Koutsu,
}

/// One decomposition: the jantou and the sorted mentsu of the concealed tiles, each by its
/// lowest tile.
pub type Split = (u8, Vec<(Kind, u8)>);

/// All decompositions of a hand, sorted, duplicates kept where a peer returns them.
pub type Splits = Vec<Split>;

/// The first `n` kinds that are not in the hand, for peers that want declared melds with tiles.
pub fn absent_kinds(counts: &Counts, n: u8) -> impl Iterator<Item = u8> + '_ {
    (0..34).filter(|&kind| counts[usize::from(kind)] == 0).take(usize::from(n))
}
