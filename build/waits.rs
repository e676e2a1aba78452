//! The table of waits: complete suits and those a tile away.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;

use super::automaton::Automaton;
use super::pack::{COLUMNS, CellLayout, bases_and_cells};
use super::packing::SuitState;
use super::shape::OpenStates;
use super::{HONOR_LINES, NUMBER_LINES, write_numbers};

const MOST_TILES: usize = 14;

/// Writes the table of states. Returns bases and cells for the caller to write.
pub(crate) fn write_tables(out: &Path) -> (Vec<u16>, Vec<u16>) {
    let mut lines = [lines(6, true), lines(4, false)].concat();
    lines.resize(NUMBER_LINES + HONOR_LINES, Vec::new());
    let live: usize = lines[..NUMBER_LINES].iter().map(Vec::len).sum();
    assert_eq!((lines.len(), live), (NUMBER_LINES + HONOR_LINES, 83_166));
    // A cell holds the number of its state.
    let states: BTreeSet<u64> = lines.iter().flatten().map(|&(_, state)| state).collect();
    let states: Vec<u64> = states.into_iter().collect();
    assert_eq!(states.len(), 426);
    for (_, state) in lines.iter_mut().flatten() {
        *state = states.partition_point(|other| other < state) as u64;
    }
    let mut filled = states;
    filled.resize(512, u64::from(SuitState::DEAD.0));
    write_numbers(out, "wait_states", "u16", &filled);
    let (bases, cells) = bases_and_cells(&CellLayout { value_bits: 9, base_bits: 7 }, &lines);
    (bases, cells.iter().map(|&cell| cell as u16).collect())
}

/// For every vector of a suit's first ranks the vectors of its last three ranks, the columns, with
/// which the suit isn't dead. Vectors are numbers in base 5; the lowest digit is the first rank.
fn lines(first_ranks: u32, shuntsu: bool) -> Vec<Vec<(usize, u64)>> {
    let begins = |rank: u32| shuntsu && rank < 7;
    let suits = Automaton::new(first_ranks as usize, OpenStates::START, |open, rank, held| {
        open.then(held, begins(rank as u32))
    });
    let states = suits.walk(0, 0, first_ranks as usize);
    let columns = Columns::new();
    // By state, a bit for each column that completes the suit.
    let ends: Vec<u128> = suits
        .ends
        .iter()
        .map(|open| {
            let completes = |&column: &usize| {
                let ranks = (first_ranks..).zip(columns.digits[column]);
                ranks.fold(*open, |open, (rank, n)| open.then(n, begins(rank))).is_complete()
            };
            (0..COLUMNS).filter(completes).fold(0, |bits, column| bits | 1 << column)
        })
        .collect();

    // Vectors that lead to the same states, also with one more tile of any rank, share a line.
    let mut lines: HashMap<_, Vec<(usize, u64)>> = HashMap::new();
    (0..states.len())
        .map(|key| {
            let digits: Vec<usize> = (0..first_ranks).map(|r| key / 5usize.pow(r) % 5).collect();
            let tiles = digits.iter().sum::<usize>();
            if tiles > MOST_TILES {
                return Vec::new();
            }
            let one_more: Vec<Option<usize>> = (0..first_ranks)
                .zip(digits)
                .map(|(rank, n)| (n < 4).then(|| states[key + 5usize.pow(rank)]))
                .collect();
            let class = (tiles, states[key], one_more);
            lines.entry(class).or_insert_with_key(|class| columns.line(class, &ends)).clone()
        })
        .collect()
}

/// The vectors of three ranks.
struct Columns {
    digits: Vec<[u8; 3]>,
    tiles: Vec<usize>,
    /// By rank, a bit for each column that has room for one more of it.
    has_room: [u128; 3],
    /// By number of tiles, a bit for each column that has no more than that.
    at_most: Vec<u128>,
}

impl Columns {
    fn new() -> Columns {
        let digit = |column: usize, i: u32| (column / 5usize.pow(i) % 5) as u8;
        let digits: Vec<[u8; 3]> =
            (0..COLUMNS).map(|column| [0, 1, 2].map(|i| digit(column, i))).collect();
        let tiles: Vec<usize> =
            digits.iter().map(|digits| digits.iter().map(|&n| usize::from(n)).sum()).collect();
        let bits = |keep: &dyn Fn(usize) -> bool| {
            (0..COLUMNS).filter(|&c| keep(c)).fold(0u128, |bits, column| bits | 1 << column)
        };
        Columns {
            has_room: [0, 1, 2].map(|i| bits(&|column| digits[column][i] < 4)),
            at_most: (0..=MOST_TILES).map(|most| bits(&|column| tiles[column] <= most)).collect(),
            digits,
            tiles,
        }
    }

    fn line(
        &self,
        (tiles, state, one_more): &(usize, usize, Vec<Option<usize>>),
        ends: &[u128],
    ) -> Vec<(usize, u64)> {
        let complete = ends[*state] & self.at_most[MOST_TILES - tiles];
        // For each rank the columns that one more tile of it completes, if there is room for a
        // tile.
        let room = if *tiles < MOST_TILES { self.at_most[MOST_TILES - 1 - tiles] } else { 0 };
        let of_first = one_more.iter().map(|state| state.map_or(0, |state| ends[state]));
        let of_last = (0..3).map(|i| (ends[*state] >> 5usize.pow(i)) & self.has_room[i as usize]);
        let by_rank: Vec<u128> = of_first.chain(of_last).map(|columns| columns & room).collect();
        let mut live = by_rank.iter().fold(complete, |live, columns| live | columns);
        let mut cells = Vec::new();
        while live != 0 {
            let column = live.trailing_zeros() as usize;
            live &= live - 1;
            let ranks = (0..).zip(&by_rank).map(|(rank, columns)| (columns >> column & 1) << rank);
            let ranks = ranks.sum::<u128>() as u16;
            let total = (tiles + self.tiles[column]) as u8;
            let suit = SuitState::new(total, complete >> column & 1 == 1, ranks);
            cells.push((column, u64::from(suit.0)));
        }
        cells
    }
}
