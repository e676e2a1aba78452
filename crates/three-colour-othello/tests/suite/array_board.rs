//! A slow second implementation of the rules: an array with a wall around it, walked square by
//! square. It is written from the rules and shares no type and no idea with the crate.
#![allow(
    dead_code,
    reason = "a benchmark and a fuzz target include this file and use a part of it"
)]

/// The content of a place of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cell {
    Wall,
    Empty,
    Black,
    Grey,
    White,
}

use Cell::{Black, Empty, Grey, Wall, White};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    Play(usize, usize),
    Change(usize, usize),
    Pass,
}

/// 11 × 11 with the wall; rows and columns 1–9 are the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ArrayBoard {
    pub(crate) cells: [[Cell; 11]; 11],
    pub(crate) turn: Cell,
    pub(crate) token: Cell,
}

pub(crate) fn other(color: Cell) -> Cell {
    match color {
        Black => White,
        White => Black,
        same => same,
    }
}

impl ArrayBoard {
    pub(crate) fn empty(turn: Cell, token: Cell) -> ArrayBoard {
        let mut cells = [[Wall; 11]; 11];
        for row in &mut cells[1..=9] {
            row[1..=9].fill(Empty);
        }
        ArrayBoard { cells, turn, token }
    }

    pub(crate) fn start() -> ArrayBoard {
        let mut board = ArrayBoard::empty(Black, Grey);
        board.cells[4][4..7].copy_from_slice(&[Grey, Black, White]);
        board.cells[5][4..7].copy_from_slice(&[White, Grey, Black]);
        board.cells[6][4..7].copy_from_slice(&[Black, White, Grey]);
        board
    }

    pub(crate) fn count(&self, cell: Cell) -> usize {
        self.cells.iter().flatten().filter(|&&here| here == cell).count()
    }

    /// The length of the sandwich in one direction; 0 if there is none.
    fn run(&self, row: usize, col: usize, down: isize, right: isize) -> usize {
        let (mut r, mut c, mut steps) = (row, col, 0);
        loop {
            (r, c) = (r.wrapping_add_signed(down), c.wrapping_add_signed(right));
            let here = self.cells[r][c];
            if here == self.turn {
                return steps;
            }
            if here == Wall || here == Empty {
                return 0;
            }
            steps += 1;
        }
    }

    const DIRECTIONS: [(isize, isize); 8] =
        [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

    pub(crate) fn closes(&self, row: usize, col: usize) -> bool {
        Self::DIRECTIONS.iter().any(|&(down, right)| self.run(row, col, down, right) > 0)
    }

    pub(crate) fn can_play(&self, row: usize, col: usize) -> bool {
        self.cells[row][col] == Empty && self.closes(row, col)
    }

    pub(crate) fn can_change(&self, row: usize, col: usize) -> bool {
        self.cells[row][col] == Grey && self.token != other(self.turn) && self.closes(row, col)
    }

    /// Plays row by row, then changes row by row.
    fn plays_and_changes(&self) -> Vec<Deed> {
        let squares = || (1..=9).flat_map(|row| (1..=9).map(move |col| (row, col)));
        let plays = squares().filter(|&(r, c)| self.can_play(r, c)).map(|(r, c)| Deed::Play(r, c));
        let changes =
            squares().filter(|&(r, c)| self.can_change(r, c)).map(|(r, c)| Deed::Change(r, c));
        plays.chain(changes).collect()
    }

    pub(crate) fn done(&self, deed: Deed) -> ArrayBoard {
        let mut next = self.clone();
        next.turn = other(self.turn);
        let (row, col) = match deed {
            Deed::Pass => return next,
            Deed::Play(row, col) => (row, col),
            Deed::Change(row, col) => {
                next.token = if self.token == Grey { other(self.turn) } else { Grey };
                (row, col)
            }
        };
        for (down, right) in Self::DIRECTIONS {
            let (mut r, mut c) = (row, col);
            for _ in 0..self.run(row, col, down, right) {
                (r, c) = (r.wrapping_add_signed(down), c.wrapping_add_signed(right));
                next.cells[r][c] = if self.cells[r][c] == Grey { self.turn } else { Grey };
            }
        }
        next.cells[row][col] = self.turn;
        next
    }

    pub(crate) fn has_ended(&self) -> bool {
        self.count(Empty) == 0
            || self.plays_and_changes().is_empty()
                && self.done(Deed::Pass).plays_and_changes().is_empty()
    }

    pub(crate) fn deeds(&self) -> Vec<Deed> {
        if self.has_ended() {
            return Vec::new();
        }
        let deeds = self.plays_and_changes();
        if deeds.is_empty() { vec![Deed::Pass] } else { deeds }
    }

    /// Black, white, or grey for a draw, if the game ended now.
    pub(crate) fn winner(&self) -> Cell {
        let (black, white) = (self.count(Black), self.count(White));
        match black.cmp(&white) {
            std::cmp::Ordering::Greater => Black,
            std::cmp::Ordering::Less => White,
            std::cmp::Ordering::Equal => self.token,
        }
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.deeds().into_iter().map(|deed| self.done(deed).perft(depth - 1)).sum()
    }
}

/// A game on array boards in which no position may repeat. A player without a play or a change to a
/// new position passes, if the position after the pass is new and the opponent can act.
pub(crate) struct NoRepeats {
    pub(crate) boards: Vec<ArrayBoard>,
}

impl NoRepeats {
    fn is_new(&self, board: &ArrayBoard) -> bool {
        !self.boards.contains(board)
    }

    fn new_deeds(&self, board: &ArrayBoard) -> Vec<Deed> {
        let deeds = board.plays_and_changes();
        deeds.into_iter().filter(|&deed| self.is_new(&board.done(deed))).collect()
    }

    pub(crate) fn deeds(&self) -> Vec<Deed> {
        let board = self.boards.last().unwrap();
        let deeds = self.new_deeds(board);
        if board.count(Empty) == 0 || !deeds.is_empty() {
            return if board.count(Empty) == 0 { Vec::new() } else { deeds };
        }
        let passed = board.done(Deed::Pass);
        let goes_on = self.is_new(&passed) && !self.new_deeds(&passed).is_empty();
        if goes_on { vec![Deed::Pass] } else { Vec::new() }
    }

    pub(crate) fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut total = 0;
        for deed in self.deeds() {
            let next = self.boards.last().unwrap().done(deed);
            self.boards.push(next);
            total += self.perft(depth - 1);
            self.boards.pop();
        }
        total
    }
}
