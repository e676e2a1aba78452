//! `TileDanger`: how dangerous a tile is against an opponent, and why.

use std::ops::ControlFlow;

use mentsu::names::Named as _;
use mentsu::{Hand, Suit, Tile};
use mentsu_table::reading::{Dangers, PossibleWait, Safe, TableReading};
use mentsu_table::{Seat, Table};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use mentsu_python_one::{Name, PyTile, TupleOf};

/// How dangerous a tile is against an opponent, and why, by what a player can know.
///
/// >>> from mentsu.table import Round
/// >>> round = Round(seed=7)
/// >>> for _ in range(40):
/// ...     seat = round.awaited[0]
/// ...     _ = round.act(seat, round.default_action(seat))
/// >>> view = round.view(0)
/// >>> safest = min(view.dangers(2), key=lambda danger: danger.chance)
/// >>> safest.chance, safest.safe, safest.reasons
/// (0.0, 'let_pass', ('let_pass',))
#[pyclass(name = "TileDanger", module = "mentsu.table", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyTileDanger {
    /// The tile.
    #[pyo3(get)]
    tile: PyTile,
    /// The chance that the opponent wins on the tile, 0 to 1.
    #[pyo3(get)]
    chance: f64,
    /// The same if the opponent is tenpai.
    #[pyo3(get)]
    if_tenpai: f64,
    /// Why the tile is certainly safe: `genbutsu`, `let_pass`, `no_wait` or `yaku_nashi`. `None` if
    /// it isn't.
    #[pyo3(get)]
    safe: Option<Name<Safe>>,
    /// What speaks for or against the tile: why it is safe, or of its ryanmen `suji` (all are
    /// furiten), `half_suji` (one of two is), `no_chance` (kabe: for all of them a tile is gone)
    /// and `one_chance` (for all left a tile has one copy); and `dora`.
    #[pyo3(get)]
    reasons: TupleOf<&'static str>,
    /// The clues about the waits for it, among them nearby discards, early or late, each with the
    /// factor by which it makes a wait likelier.
    #[pyo3(get)]
    clues: TupleOf<(&'static str, f64)>,
}

#[pymethods]
impl PyTileDanger {
    /// A row of a table: a column for the tile, each chance, and each reason.
    ///
    /// >>> from mentsu.table import Round
    /// >>> row = Round(seed=7).view(0).dangers("west")[33].row()
    /// >>> row["tile"], row["genbutsu"], row["dora"]
    /// ('7z', False, False)
    #[pyo3(signature = () -> "dict[str, Any]")]
    fn row<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let row = PyDict::new(py);
        row.set_item("tile", self.tile.0.to_string())?;
        row.set_item("chance", self.chance)?;
        row.set_item("if_tenpai", self.if_tenpai)?;
        for reason in Safe::NAMES.iter().copied().chain(OTHERS) {
            row.set_item(reason, self.reasons.contains(&reason))?;
        }
        Ok(row)
    }

    fn __repr__(&self) -> String {
        let why = if self.reasons.is_empty() { "" } else { ": " };
        format!(
            "<TileDanger {} {:.1}%{why}{}>",
            self.tile.0,
            100.0 * self.chance,
            self.reasons.join(", ")
        )
    }
}

/// The reasons that a tile may have beside those for which it is safe, in the order in which they
/// are listed.
const OTHERS: [&str; 5] = [SUJI, HALF_SUJI, NO_CHANCE, ONE_CHANCE, DORA];

const SUJI: &str = "suji";
const HALF_SUJI: &str = "half_suji";
const NO_CHANCE: &str = "no_chance";
const ONE_CHANCE: &str = "one_chance";
const DORA: &str = "dora";

/// What is known of a ryanmen that waits for a tile.
struct Ryanmen {
    /// The opponent may not win on its other tile.
    is_furiten: bool,
    /// The fewest copies left of a tile that it holds.
    left: u8,
}

/// The ryanmen that wait for a tile.
fn ryanmen(tile: Tile, dangers: &Dangers, unseen: &[u8; Tile::COUNT]) -> Vec<Ryanmen> {
    if tile.suit() == Suit::Honor {
        return Vec::new();
    }
    let first = tile.suit().first().index();
    let at = |offset: i32| {
        let rank = i32::from(tile.rank()) - 1 + offset;
        usize::try_from(rank).ok().filter(|rank| *rank < 9).map(|rank| Tile::ALL[first + rank])
    };
    let of = |side: i32| {
        let other = at(3 * side)?;
        let held = [at(side)?, at(2 * side)?].map(|held| unseen[held.index()]);
        let safe = dangers.of(other).safe();
        let is_furiten = matches!(safe, Some(Safe::Genbutsu | Safe::LetPass));
        Some(Ryanmen { is_furiten, left: held[0].min(held[1]) })
    };
    [-1, 1].into_iter().filter_map(of).collect()
}

/// The copies of each kind that a player hasn't seen.
fn unseen_by(table: &Table, seat: Seat, hand: &Hand) -> [u8; Tile::COUNT] {
    let (own, open) = (hand.all_tiles(), table.open_to(seat));
    Tile::ALL.map(|tile| 4_u8.saturating_sub(own.get(tile) + open.get(tile)))
}

/// The dangers of all tiles against an opponent, for the player who holds this hand.
pub(crate) fn dangers(table: &Table, seat: Seat, hand: &Hand, of: Seat) -> TupleOf<PyTileDanger> {
    let reading = TableReading::new(table, seat, hand);
    let dangers = reading.dangers(of);
    let unseen = unseen_by(table, seat, hand);
    let mut waits: Vec<PossibleWait> = Vec::new();
    reading.each_wait(of, |wait| {
        waits.push(*wait);
        ControlFlow::Continue(())
    });
    let all = Tile::ALL.into_iter().map(|tile| {
        let danger = dangers.of(tile);
        let ryanmen = ryanmen(tile, &dangers, &unseen);
        let furiten = ryanmen.iter().filter(|one| one.is_furiten).count();
        let all_hold = |most| !ryanmen.is_empty() && ryanmen.iter().all(|one| one.left <= most);
        let left_hold_one = ryanmen.iter().all(|one| one.is_furiten || one.left <= 1);
        let is_open = danger.safe().is_none();
        let mut reasons: Vec<&'static str> = danger.safe().map(Safe::name).into_iter().collect();
        if is_open && furiten > 0 {
            reasons.push(if furiten == ryanmen.len() { SUJI } else { HALF_SUJI });
        }
        if is_open && all_hold(0) {
            reasons.push(NO_CHANCE);
        } else if is_open && left_hold_one && furiten < ryanmen.len() {
            reasons.push(ONE_CHANCE);
        }
        if table.dora().any(|dora| dora == tile) {
            reasons.push(DORA);
        }
        let mut clues: Vec<(&'static str, f64)> = Vec::new();
        for clue in
            waits.iter().filter(|wait| wait.tiles.contains(tile)).flat_map(|wait| &wait.clues)
        {
            if !clues.iter().any(|(name, _)| *name == clue.name()) {
                clues.push((clue.name(), reading.factor(*clue)));
            }
        }
        PyTileDanger {
            tile: PyTile(tile),
            chance: danger.chance(),
            if_tenpai: danger.if_tenpai(),
            safe: danger.safe().map(Name),
            reasons: reasons.into_iter().collect(),
            clues: clues.into_iter().collect(),
        }
    });
    all.collect()
}
