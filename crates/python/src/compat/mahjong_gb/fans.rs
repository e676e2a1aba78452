//! `MahjongFanCalculator`: the fan of a win, as the original lists them.

use mentsu::mcr::{Fan, NoWin, Rules, Score, Situation, score};
use mentsu::{Counts, Face, Hand, Meld, MeldKind, Tile, Wind};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::arguments::{
    Pack, PackKind, Standing, TOO_MANY_COPIES, WRONG_OFFER, WRONG_TILE, number, packs, refuse,
    text, tile_of,
};
use crate::compat::fields::Truth;

/// The English name of the original.
const fn english(fan: Fan) -> &'static str {
    match fan {
        Fan::ThreeSuitedTerminalChows => "Three-Suited Terminal Chows",
        Fan::AllFives => "All Five",
        Fan::RobbingTheKong => "Robbing The Kong",
        Fan::TwoDragonPungs => "Two Dragons Pungs",
        Fan::TerminalPung => "Pung of Terminals or Honors",
        Fan::SelfDrawn => "Self-Drawn",
        Fan::FlowerTile => "Flower Tiles",
        Fan::MeldedAndConcealedKong => "Concealed Kong and Melded Kong",
        other => other.english(),
    }
}

/// How the hand was won, as it was given.
struct Given {
    flowers: u8,
    self_drawn: bool,
    last_copy: bool,
    about_kong: bool,
    last_tile: bool,
    seat: i32,
    prevalent: i32,
}

/// The fan of a win: `((points, name), …)`, with `verbose` `((points each, times, name, English
/// name), …)`. The module tells what the arguments are.
#[pyfunction]
#[pyo3(
    name = "MahjongFanCalculator",
    signature = (
        pack: "tuple[tuple[str, str, int], ...]", hand: "tuple[str, ...]", winTile: "str",
        flowerCount: "int", isSelfDrawn: "bool", is4thTile: "bool", isAboutKong: "bool",
        isWallLast: "bool", seatWind: "int", prevalentWind: "int", verbose = Truth(false)
    ) -> "tuple[tuple[int, str] | tuple[int, int, str, str], ...]",
    text_signature = "(pack, hand, winTile, flowerCount, isSelfDrawn, is4thTile, isAboutKong, \
        isWallLast, seatWind, prevalentWind, verbose=False)",
)]
#[allow(non_snake_case, clippy::too_many_arguments)] // the original's names and arguments
pub(crate) fn fan_calculator<'py>(
    py: Python<'py>,
    pack: &Bound<'py, PyAny>,
    hand: &Bound<'py, PyAny>,
    winTile: &Bound<'py, PyAny>,
    flowerCount: &Bound<'py, PyAny>,
    isSelfDrawn: &Bound<'py, PyAny>,
    is4thTile: &Bound<'py, PyAny>,
    isAboutKong: &Bound<'py, PyAny>,
    isWallLast: &Bound<'py, PyAny>,
    seatWind: &Bound<'py, PyAny>,
    prevalentWind: &Bound<'py, PyAny>,
    verbose: Truth,
) -> PyResult<Bound<'py, PyTuple>> {
    let code = text(winTile, 3)?;
    let given = Given {
        // As the original keeps it, in a byte.
        flowers: number(flowerCount)? as u8,
        self_drawn: isSelfDrawn.is_truthy()?,
        last_copy: is4thTile.is_truthy()?,
        about_kong: isAboutKong.is_truthy()?,
        last_tile: isWallLast.is_truthy()?,
        seat: number(seatWind)?,
        prevalent: number(prevalentWind)?,
    };
    let (declared, standing) = (packs(pack)?, Standing::of(hand)?);
    let winning = tile_of(code)?;
    if declared.len() > 4 || standing.total + 3 * declared.len() != 13 {
        return Err(refuse("ERROR_WRONG_TILES_COUNT"));
    }
    let (hand, situation) = won(&declared, standing.counts()?, winning, &given)?;
    let score = match score(&hand, &situation, &Rules::MIL) {
        Ok(score) => score,
        Err(NoWin::NotWon) => return Err(refuse("ERROR_NOT_WIN")),
        Err(other) => return Err(PyTypeError::new_err(other.to_string())),
    };
    PyTuple::new(py, listed(py, &score, given.flowers, verbose.0)?)
}

/// The fan in the original's order: that of the library, but the melded and concealed kong last.
fn listed<'py>(
    py: Python<'py>,
    score: &Score,
    flowers: u8,
    is_verbose: bool,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let mut fans: Vec<(Fan, u8, u8)> =
        score.fans().map(|counted| (counted.fan(), counted.points(), counted.times())).collect();
    if flowers > 0 {
        fans.push((Fan::FlowerTile, Fan::FlowerTile.points(), flowers));
    }
    fans.sort_by_key(|(fan, ..)| *fan == Fan::MeldedAndConcealedKong);
    let entry = |(fan, points, times): (Fan, u8, u8)| -> PyResult<Bound<'py, PyAny>> {
        let name = mentsu_protocol::fan_name(fan);
        let entry = if is_verbose {
            (points, times, name, english(fan)).into_pyobject(py)?
        } else {
            (u32::from(points) * u32::from(times), name).into_pyobject(py)?
        };
        Ok(entry.into_any())
    };
    fans.into_iter().map(entry).collect()
}

/// The winner's hand and how it was won. What the tiles contradict didn't happen.
fn won(
    declared: &[Pack],
    standing: Counts,
    winning: Tile,
    given: &Given,
) -> PyResult<(Hand, Situation)> {
    let melds = declared.iter().map(meld).collect::<PyResult<Vec<Meld>>>()?;
    let too_many = |_| refuse(TOO_MANY_COPIES);
    let hand = Hand::from_counts(standing, [0; 3], &melds).map_err(too_many)?;
    let drawn = hand.draw(winning).map_err(too_many)?;
    let is_single = standing.get(winning) == 0;
    let (hand, mut situation) = if given.self_drawn {
        (drawn, Situation::self_drawn())
    } else {
        (hand, Situation::by_discard(winning))
    };
    let may_be_about_kong = if given.self_drawn {
        declared.iter().any(|pack| pack.kind == PackKind::Kong)
    } else {
        drawn.all_tiles().get(winning) == 1
    };
    if given.last_copy && is_single {
        situation = situation.with_last_copy();
    }
    if given.about_kong && may_be_about_kong {
        situation = situation.with_kong();
    }
    if given.last_tile {
        situation = situation.with_last_tile();
    }
    let [seat, prevalent] = [given.seat, given.prevalent].map(|number| wind(number, &drawn));
    Ok((hand, situation.with_seat(seat).with_prevalent(prevalent)))
}

/// A wind by its number. Any other number is nobody's wind: one of which the hand has no pung.
/// Where it has all four, none counts anyway.
fn wind(number: i32, hand: &Hand) -> Wind {
    let own = usize::try_from(number).ok().and_then(|nth| Wind::ALL.get(nth).copied());
    let idle = || Wind::ALL.into_iter().find(|wind| hand.all_tiles().get(wind.tile()) < 3);
    own.or_else(idle).unwrap_or(Wind::East)
}

fn meld(pack: &Pack) -> PyResult<Meld> {
    let face = Face::plain(pack.tile);
    let (kind, faces) = match (pack.kind, pack.offer) {
        // A pung or chow that nobody gave a tile for isn't declared.
        (PackKind::Chow | PackKind::Pung, 0) => return Err(refuse(WRONG_OFFER)),
        (PackKind::Kong, 0) => (MeldKind::Ankan, vec![face; 4]),
        (PackKind::Kong, _) => (MeldKind::Daiminkan, vec![face; 4]),
        (PackKind::Pung, _) => (MeldKind::Pon, vec![face; 3]),
        (PackKind::Chow, _) => {
            let (before, after) = neighbours(pack.tile).ok_or_else(|| refuse(WRONG_TILE))?;
            (MeldKind::Chi, vec![Face::plain(before), face, Face::plain(after)])
        }
    };
    Meld::from_faces(kind, &faces).map_err(|_| refuse(WRONG_TILE))
}

/// The tiles around the middle one of a chow.
fn neighbours(middle: Tile) -> Option<(Tile, Tile)> {
    let before = Tile::ALL.into_iter().find(|tile| tile.next() == Some(middle))?;
    Some((before, middle.next()?))
}
