//! Rounds whose hands and draws are given.

use mentsu::{Hand, Wind};
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, GameRules, KnownWall, Round, RoundStart, WallTile};

/// A round that seat 0 deals; unspecified tiles come in any order.
pub(super) struct Scene {
    rules: GameRules,
    known: KnownWall,
    prevalent: Wind,
}

/// Tiles of a text such as `123m55z`.
pub(super) fn tiles(text: &str) -> Vec<WallTile> {
    if text.is_empty() {
        return Vec::new();
    }
    // Fifteen tiles aren't a hand, so they are read one by one.
    let mut tiles = Vec::new();
    let mut ranks = String::new();
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            ranks.push(letter);
            continue;
        }
        for rank in ranks.drain(..) {
            let face = format!("{rank}{letter}").parse::<mentsu::Face>().expect("a tile");
            tiles.push(WallTile::Tile(face.tile()));
        }
    }
    tiles
}

impl Scene {
    pub(super) fn new(rules: GameRules, hands: [&str; 4]) -> Scene {
        let hands = hands.map(tiles);
        let known = KnownWall { hands, ..KnownWall::default() };
        Scene { rules, known, prevalent: Wind::East }
    }

    /// Draws in turn, the first by seat 0: each by the seat before it.
    pub(super) fn draws(mut self, draws: &[(usize, &str)]) -> Scene {
        for (seat, text) in draws {
            for tile in tiles(text) {
                self.known.draws.push((Seat::ALL[*seat], tile, false));
            }
        }
        self
    }

    /// A tile that follows a kong or replaces a flower.
    pub(super) fn replaces(mut self, seat: usize, tile: WallTile) -> Scene {
        self.known.draws.push((Seat::ALL[seat], tile, true));
        self
    }

    pub(super) fn round(&self) -> Round {
        let wall = self.known.wall(&self.rules).expect("a wall");
        let start = RoundStart { prevalent: self.prevalent, ..RoundStart::FIRST };
        Round::new(&self.rules, &start, wall).expect("its wall")
    }
}

/// An action by its text: `discard 1m`, `win`, `pass`, a claim or a kong.
#[track_caller]
pub(super) fn act(round: &mut Round, seat: usize, text: &str) {
    let options = round.options(Seat::ALL[seat]);
    let action = options.iter().find(|action| action.to_string() == text);
    let all: Vec<String> = options.iter().map(|action| action.to_string()).collect();
    let action: Action = action.unwrap_or_else(|| panic!("{text} isn't among {all:?}"));
    round.act(Seat::ALL[seat], action).expect("an option");
}

/// What a seat may do, in one line.
pub(super) fn offered(round: &Round, seat: usize) -> Vec<String> {
    round.options(Seat::ALL[seat]).iter().map(|action| action.to_string()).collect()
}

/// Everybody discards what is drawn, and passes, until the round is over.
pub(super) fn run_out(round: &mut Round) {
    while let Some(seat) = round.awaited().next() {
        let action = round.default_action(seat);
        round.act(seat, action).expect("a default");
    }
}

pub(super) fn hand(text: &str) -> Hand {
    text.parse().expect("a hand")
}
