//! Shanten of 34-arrays.

use mentsu::{Tile, TileSet, Visible};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::arrays::{checked, counts34, raise_as_original};
use super::fields::Truth;

/// The kinds in sanma: no 2m to 8m.
const SANMA: TileSet = match TileSet::from_bits(TileSet::ALL.bits() & !0b1111_1110) {
    Ok(kinds) => kinds,
    Err(_) => TileSet::ALL,
};

/// The counts, or the error of the original for what are none.
fn read(
    tiles_34: &Bound<'_, PyAny>,
    function: &str,
    is_three_player: bool,
) -> PyResult<[u8; Tile::COUNT]> {
    counts34(tiles_34).or_else(|error| {
        raise_as_original(tiles_34.py(), function, (tiles_34, is_three_player))?;
        Err(error)
    })
}

/// Refuses a hand of a wrong size, or one that is impossible in sanma.
fn check(counts: &[u8; Tile::COUNT], total: u32, is_three_player: bool) -> PyResult<()> {
    if is_three_player && counts[1..8].iter().any(|&count| count > 0) {
        return Err(PyValueError::new_err("Invalid tile for three player"));
    }
    if total > 14 {
        return Err(PyValueError::new_err(format!("Too many tiles = {total}")));
    }
    if total.is_multiple_of(3) {
        return Err(PyValueError::new_err(format!(
            "Invalid tile count = {total}. Valid counts: 1, 2, 4, 5, 7, 8, 10, 11, 13, 14."
        )));
    }
    Ok(())
}

/// The least shanten of the chosen forms: -1 won, 0 tenpai.
///
/// >>> from mentsu.compat.mahjong.shanten import Shanten
/// >>> from mentsu.compat.mahjong.tile import TilesConverter
/// >>> hand = TilesConverter.one_line_string_to_34_array("1133557799m119p1z")
/// >>> Shanten.calculate_shanten(hand), Shanten.calculate_shanten(hand, use_chiitoitsu=False)
/// (0, 3)
///
/// A hand of fewer than 13 tiles has melds in place of the missing ones, and only the standard
/// form. Raises ValueError for more than 14 tiles, a number of tiles that 3 divides, 2m to 8m in
/// sanma, and a fifth copy.
#[pyfunction]
#[pyo3(
    signature = (
        tiles_34: "Sequence[int]", use_chiitoitsu = Truth(true), use_kokushi = Truth(true),
        is_three_player = Truth(false)
    ),
    text_signature = "(tiles_34, use_chiitoitsu=True, use_kokushi=True, is_three_player=False)"
)]
pub(crate) fn calculate_shanten(
    tiles_34: &Bound<'_, PyAny>,
    use_chiitoitsu: Truth,
    use_kokushi: Truth,
    is_three_player: Truth,
) -> PyResult<i8> {
    let (use_chiitoitsu, use_kokushi) = (use_chiitoitsu.0, use_kokushi.0);
    let is_three_player = is_three_player.0;
    let counts = read(tiles_34, "shanten", is_three_player)?;
    let total = counts.iter().map(|&count| u32::from(count)).sum();
    check(&counts, total, is_three_player)?;
    let hand = checked(&counts)?;
    if use_chiitoitsu && use_kokushi && !is_three_player {
        return Ok(hand.shanten().get());
    }
    let in_play = if is_three_player { SANMA } else { TileSet::ALL };
    let mut least = hand.standard_shanten_in(&Visible::NOTHING.with_in_play(in_play)).get();
    if total >= 13 {
        if use_chiitoitsu {
            least = least.min(chiitoitsu(&counts));
        }
        if use_kokushi {
            least = least.min(kokushi(&counts));
        }
    }
    Ok(least)
}

/// The shanten of the standard form alone, a jantou and mentsu.
///
/// >>> from mentsu.compat.mahjong.shanten import Shanten
/// >>> from mentsu.compat.mahjong.tile import TilesConverter
/// >>> hand = TilesConverter.one_line_string_to_34_array("1111m111122233z")
/// >>> Shanten.calculate_shanten_for_regular_hand(hand)
/// 1
/// >>> Shanten.calculate_shanten_for_regular_hand(hand, is_three_player=True)
/// 2
#[pyfunction]
#[pyo3(
    signature = (tiles_34: "Sequence[int]", is_three_player=Truth(false)),
    text_signature = "(tiles_34, is_three_player=False)"
)]
pub(crate) fn calculate_shanten_for_regular_hand(
    tiles_34: &Bound<'_, PyAny>,
    is_three_player: Truth,
) -> PyResult<i8> {
    let is_three_player = is_three_player.0;
    let counts = read(tiles_34, "shanten", is_three_player)?;
    check(&counts, counts.iter().map(|&count| u32::from(count)).sum(), is_three_player)?;
    let in_play = if is_three_player { SANMA } else { TileSet::ALL };
    Ok(checked(&counts)?.standard_shanten_in(&Visible::NOTHING.with_in_play(in_play)).get())
}

/// The shanten of seven pairs, for any number of tiles.
///
/// >>> from mentsu.compat.mahjong.shanten import Shanten
/// >>> Shanten.calculate_shanten_for_chiitoitsu_hand([2] * 6 + [1, 1] + [0] * 26)
/// 0
#[pyfunction]
#[pyo3(signature = (tiles_34: "Sequence[int]"))]
pub(crate) fn calculate_shanten_for_chiitoitsu_hand(tiles_34: &Bound<'_, PyAny>) -> PyResult<i8> {
    Ok(chiitoitsu(&read(tiles_34, "pairs", false)?))
}

/// The shanten of thirteen orphans, for any number of tiles.
///
/// >>> from mentsu.compat.mahjong.shanten import Shanten
/// >>> from mentsu.compat.mahjong.tile import TilesConverter
/// >>> hand = TilesConverter.one_line_string_to_34_array("129m19p19s1234567z")
/// >>> Shanten.calculate_shanten_for_kokushi_hand(hand)
/// 0
#[pyfunction]
#[pyo3(signature = (tiles_34: "Sequence[int]"))]
pub(crate) fn calculate_shanten_for_kokushi_hand(tiles_34: &Bound<'_, PyAny>) -> PyResult<i8> {
    Ok(kokushi(&read(tiles_34, "orphans", false)?))
}

/// How many of these kinds have at least this many copies.
fn kinds(counts: impl Iterator<Item = u8>, copies: u8) -> i8 {
    counts.filter(|&count| count >= copies).count() as i8
}

fn chiitoitsu(counts: &[u8; Tile::COUNT]) -> i8 {
    let (pairs, held) = (kinds(counts.iter().copied(), 2), kinds(counts.iter().copied(), 1));
    if pairs == 7 { -1 } else { 6 - pairs + (7 - held).max(0) }
}

fn kokushi(counts: &[u8; Tile::COUNT]) -> i8 {
    let orphans = || TileSet::YAOCHUU.iter().map(|tile| counts[tile.index()]);
    13 - kinds(orphans(), 1) - kinds(orphans(), 2).min(1)
}
