//! The functions of `mentsu.legality`: calls, kans, riichi, furiten, draws.

use mentsu::riichi::Yaku;
use mentsu::riichi::legality::{self, Furiten, NotenBappu};
use mentsu::{CalledFrom, FifthCopy, Hand, Meld, Wind};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::answers::scores::PyScore;
use crate::args::Few;
use crate::args::names::{Name, WindArg};
use crate::args::number::{Int, bytes};
use crate::errors::{ErrorClass, raise, raise_with};
use crate::values::circumstances::{PassedArg, SituationArg, TurnArg};
use crate::values::hand::{HandArg, PyHand};
use crate::values::meld::{MeldArg, PyMeld};
use crate::values::rules::{RulesArg, rules_or_tenhou};
use crate::values::tile::{FaceArg, PyFace, TileArg};
use crate::values::tile_set::{PyTileSet, TileSetArg};

type Tuple<'py> = PyResult<Bound<'py, PyTuple>>;

fn melds<'py>(py: Python<'py>, melds: &[Meld]) -> Tuple<'py> {
    PyTuple::new(py, melds.iter().map(|&meld| PyMeld(meld)))
}

fn faces<'py>(py: Python<'py>, faces: &[mentsu::Face]) -> Tuple<'py> {
    PyTuple::new(py, faces.iter().map(|&face| PyFace(face)))
}

/// The calls that a hand of 3n+1 tiles may make on a discard (鳴き): every chi, pon and daiminkan,
/// with each choice of red fives.
///
/// >>> from mentsu.legality import calls
/// >>> calls("34055m1123z7777s", "5m", "kamicha")
/// (Meld('(345-m)'), Meld('(055-m)'), Meld('(555-m)'), Meld('(0555-m)'))
#[pyfunction]
#[pyo3(signature = (hand, discarded, source, turn = None, rules = None) -> "tuple[Meld, ...]")]
pub fn calls<'py>(
    py: Python<'py>,
    hand: HandArg,
    discarded: FaceArg,
    source: Name<CalledFrom>,
    turn: Option<TurnArg>,
    rules: Option<RulesArg>,
) -> Tuple<'py> {
    let turn = TurnArg::build(turn);
    let calls = legality::calls(&hand.0, discarded.0, source.0, &turn, &rules_or_tenhou(rules))
        .map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
    melds(py, &calls)
}

/// The ankan and kakan that a hand may declare in its own turn.
///
/// >>> from mentsu.legality import Turn, own_kans
/// >>> own_kans("1111m456p11s7z(777=z)+9p")
/// (Meld('[1111m]'), Meld('(777=7z)'))
#[pyfunction]
#[pyo3(signature = (hand, turn = None, rules = None) -> "tuple[Meld, ...]")]
pub fn own_kans<'py>(
    py: Python<'py>,
    hand: HandArg,
    turn: Option<TurnArg>,
    rules: Option<RulesArg>,
) -> Tuple<'py> {
    let kans = legality::own_kans(&hand.0, &TurnArg::build(turn), &rules_or_tenhou(rules))
        .map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
    melds(py, &kans)
}

/// The hand after a call or a kan.
///
/// >>> from mentsu.legality import declare
/// >>> declare("34055m1123z7777s", "(055-m)")
/// Hand('345m7777s1123z(055-m)')
#[pyfunction]
pub fn declare(py: Python<'_>, hand: HandArg, meld: MeldArg) -> PyResult<PyHand> {
    legality::declare(&hand.0, &meld.0)
        .map(PyHand)
        .map_err(|error| raise(py, ErrorClass::Illegal, &error))
}

/// The discards that leave a closed hand tenpai, so that it may declare riichi (立直).
///
/// >>> from mentsu.legality import riichi_discards
/// >>> riichi_discards("1230667m234p567s1z")
/// (Face('6m'), Face('1z'))
/// >>> riichi_discards("1230667m567s1z(234-p)")
/// Traceback (most recent call last):
/// mentsu.IllegalAction: ...
#[pyfunction]
#[pyo3(signature = (hand, *, tenpai = None) -> "tuple[Face, ...]")]
pub fn riichi_discards<'py>(
    py: Python<'py>,
    hand: HandArg,
    tenpai: Option<Name<FifthCopy>>,
) -> Tuple<'py> {
    let tenpai = tenpai.map_or(FifthCopy::Concealed, |tenpai| tenpai.0);
    let discards = legality::riichi_discards(&hand.0, tenpai)
        .map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
    faces(py, &discards)
}

/// The kinds that may not be discarded right after a call (喰い替え); `None` if the meld doesn't say
/// what was called.
///
/// >>> from mentsu.legality import kuikae
/// >>> kuikae("(1-23s)"), kuikae("(1-23s)", "m_league"), kuikae("(123s)")
/// (TileSet('14s'), TileSet('14s'), None)
#[pyfunction]
#[pyo3(signature = (meld, rules = None))]
pub fn kuikae(meld: MeldArg, rules: Option<RulesArg>) -> Option<PyTileSet> {
    legality::kuikae(&meld.0, &rules_or_tenhou(rules)).map(PyTileSet)
}

/// The faces that a hand may discard right after a call, without repetition.
///
/// >>> from mentsu.legality import discards_after_call
/// >>> discards_after_call("4s59p11z(1-23s)", "(1-23s)")
/// (Face('5p'), Face('9p'), Face('1z'))
#[pyfunction]
#[pyo3(signature = (hand, meld, rules = None) -> "tuple[Face, ...]")]
pub fn discards_after_call<'py>(
    py: Python<'py>,
    hand: HandArg,
    meld: MeldArg,
    rules: Option<RulesArg>,
) -> Tuple<'py> {
    faces(py, &legality::discards_after_call(&hand.0, &meld.0, &rules_or_tenhou(rules)))
}

/// Why a hand of 3n+1 tiles is furiten (振聴), and by which waits: `riichi`, `discards` or
/// `temporary`; `None` if it may ron.
///
/// >>> from mentsu.legality import Passed, furiten
/// >>> furiten("23467m345p34588s", Passed(discards="8m1z"))
/// ('discards', TileSet('8m'))
#[pyfunction]
#[pyo3(signature = (hand, passed = None) -> "tuple[Furiten, TileSet] | None")]
pub fn furiten(hand: HandArg, passed: Option<PassedArg>) -> Option<(&'static str, PyTileSet)> {
    let (name, tiles) = match legality::furiten(&hand.0, &PassedArg::build(passed))? {
        Furiten::Riichi(tiles) => ("riichi", tiles),
        Furiten::Discards(tiles) => ("discards", tiles),
        Furiten::Temporary(tiles) => ("temporary", tiles),
        _ => ("other", mentsu::TileSet::EMPTY),
    };
    Some((name, PyTileSet(tiles)))
}

/// The score of a win, if it may be declared. Raises `NoWin` if it may not, for furiten included.
///
/// >>> from mentsu import Situation
/// >>> from mentsu.legality import Passed, may_win
/// >>> may_win("23467m345p34588s", Situation(ron="5m")).points
/// 2900
/// >>> may_win("23467m345p34588s", Situation(ron="5m"), Passed(discards="8m"))
/// Traceback (most recent call last):
/// mentsu.NoWin: ...
#[pyfunction]
#[pyo3(signature = (hand, situation = None, passed = None, rules = None))]
pub fn may_win(
    py: Python<'_>,
    hand: HandArg,
    situation: Option<SituationArg>,
    passed: Option<PassedArg>,
    rules: Option<RulesArg>,
) -> PyResult<PyScore> {
    let situation = SituationArg::build(situation);
    let passed = PassedArg::build(passed);
    let score = legality::may_win(&hand.0, &situation, &passed, &rules_or_tenhou(rules));
    score.as_ref().map(PyScore::from).map_err(|error| raise(py, ErrorClass::NoWin, error))
}

/// The hand in sanma after setting a north aside (抜きドラ).
///
/// >>> from mentsu.legality import kita
/// >>> kita("123p456s1144z+4z", rules="tenhou_sanma")
/// Hand('123p456s1144z')
#[pyfunction]
#[pyo3(signature = (hand, turn = None, rules = None))]
pub fn kita(
    py: Python<'_>,
    hand: HandArg,
    turn: Option<TurnArg>,
    rules: Option<RulesArg>,
) -> PyResult<PyHand> {
    legality::kita(&hand.0, &TurnArg::build(turn), &rules_or_tenhou(rules))
        .map(PyHand)
        .map_err(|error| raise(py, ErrorClass::Illegal, &error))
}

/// Whether nine kinds of terminals and honors let the hand abort the round (九種九牌).
///
/// >>> from mentsu.legality import Turn, kyuushu_kyuuhai
/// >>> kyuushu_kyuuhai("19m19p19s12355z45m+9m", Turn(first_uninterrupted=True))
/// True
#[pyfunction]
#[pyo3(signature = (hand, turn = None))]
pub fn kyuushu_kyuuhai(hand: HandArg, turn: Option<TurnArg>) -> bool {
    legality::kyuushu_kyuuhai(&hand.0, &TurnArg::build(turn))
}

/// A value for each of three or four players.
enum Seats<T> {
    Four([T; 4]),
    Three([T; 3]),
}

fn seats<T>(py: Python<'_>, values: Vec<T>) -> PyResult<Seats<T>> {
    let wrong = |values: Vec<T>| {
        let reason = format!("3 or 4 players play, not {}", values.len());
        raise_with(py, ErrorClass::Illegal, reason, "wrong_players".to_owned())
    };
    match <[T; 4]>::try_from(values) {
        Ok(four) => Ok(Seats::Four(four)),
        Err(values) => values.try_into().map(Seats::Three).map_err(wrong),
    }
}

/// Calls a function that is generic over the number of players.
macro_rules! by_players {
    ($values:expr, |$seats:ident| $body:expr) => {
        match $values {
            Seats::Four($seats) => $body.to_vec(),
            Seats::Three($seats) => $body.to_vec(),
        }
    };
}

/// Whether the four first discards are the same wind (四風連打).
///
/// >>> from mentsu.legality import Turn, suufon_renda
/// >>> suufon_renda(["1z"] * 4, Turn(first_uninterrupted=True))
/// True
#[pyfunction]
#[pyo3(signature = (first_discards, turn = None))]
pub fn suufon_renda(
    py: Python<'_>,
    first_discards: Few<TileArg>,
    turn: Option<TurnArg>,
) -> PyResult<bool> {
    let turn = TurnArg::build(turn);
    let tiles: Vec<mentsu::Tile> = first_discards.0.into_iter().map(|tile| tile.0).collect();
    let seats = seats(py, tiles)?;
    Ok(by_players!(seats, |tiles| [legality::suufon_renda(tiles, &turn)])[0])
}

/// Whether four kans were made by more than one player (四槓散了).
///
/// >>> from mentsu.legality import suukaikan
/// >>> suukaikan([3, 1, 0, 0]), suukaikan([4, 0, 0, 0])
/// (True, False)
#[pyfunction]
pub fn suukaikan(py: Python<'_>, kans: Few<Int<u8>>) -> PyResult<bool> {
    let seats = seats(py, bytes(kans))?;
    Ok(by_players!(seats, |kans| [legality::suukaikan(kans)])[0])
}

/// Whether all four players are in riichi (四家立直).
///
/// >>> from mentsu.legality import suucha_riichi
/// >>> suucha_riichi([True] * 4), suucha_riichi([True] * 3)
/// (True, False)
#[pyfunction]
pub fn suucha_riichi(py: Python<'_>, riichi: Few<bool>) -> PyResult<bool> {
    let seats = seats(py, riichi.0)?;
    Ok(by_players!(seats, |riichi| [legality::suucha_riichi(riichi)])[0])
}

/// Whether three winners of one discard abort the round (三家和).
///
/// >>> from mentsu.legality import sanchahou
/// >>> sanchahou(3), sanchahou(3, "mahjong_soul")
/// (True, False)
#[pyfunction]
#[pyo3(signature = (winners, rules = None))]
pub fn sanchahou(winners: Int<u8>, rules: Option<RulesArg>) -> bool {
    legality::sanchahou(winners.0, &rules_or_tenhou(rules))
}

/// Whether a player's discards, none of them called, are a nagashi mangan (流し満貫).
///
/// >>> from mentsu.legality import nagashi_mangan
/// >>> nagashi_mangan("19m19p1234567z"), nagashi_mangan("19m", any_called=True)
/// (True, False)
#[pyfunction]
#[pyo3(signature = (discards, *, any_called = false))]
pub fn nagashi_mangan(discards: TileSetArg, any_called: bool) -> bool {
    legality::nagashi_mangan(discards.0, any_called)
}

/// What each player receives at an exhaustive draw (不聴罰符).
///
/// >>> from mentsu.legality import tenpai_payments
/// >>> tenpai_payments([True, False, False, False])
/// [3000, -1000, -1000, -1000]
#[pyfunction]
#[pyo3(signature = (tenpai, bappu = None))]
pub fn tenpai_payments(
    py: Python<'_>,
    tenpai: Few<bool>,
    bappu: Option<Name<NotenBappu>>,
) -> PyResult<Vec<i32>> {
    let bappu = bappu.map_or(NotenBappu::Yonma, |bappu| bappu.0);
    let seats = seats(py, tenpai.0)?;
    Ok(by_players!(seats, |tenpai| legality::tenpai_payments(tenpai, bappu)))
}

fn liable_list(
    py: Python<'_>,
    liable: Result<legality::Liable, legality::LiabilityError>,
) -> PyResult<Vec<(Name<Yaku>, Name<Wind>)>> {
    let liable = liable.map_err(|error| raise(py, ErrorClass::Illegal, &error))?;
    Ok(liable.iter().map(|&(yaku, wind)| (Name(yaku), Name(wind))).collect())
}

/// The yakuman for which somebody is liable by these melds of the player in a seat, and who it is
/// (包).
///
/// >>> from mentsu.legality import liable
/// >>> liable(["(555-z)", "(666=z)", "(777+z)"], "east")
/// [('daisangen', 'south')]
#[pyfunction]
#[pyo3(signature = (melds, seat, rules = None))]
pub fn liable(
    py: Python<'_>,
    melds: Few<MeldArg>,
    seat: WindArg,
    rules: Option<RulesArg>,
) -> PyResult<Vec<(Name<Yaku>, Name<Wind>)>> {
    let melds: Vec<Meld> = melds.0.into_iter().map(|meld| meld.0).collect();
    liable_list(py, legality::liable(&melds, seat.0, &rules_or_tenhou(rules)))
}

/// The yakuman for which somebody becomes liable by a meld that the hand declares now, and who it
/// is.
///
/// >>> from mentsu.legality import newly_liable
/// >>> newly_liable("44z5p1s(111=z)[2222z](333-z)", "(444+z)", "west")
/// [('daisuushi', 'north')]
#[pyfunction]
#[pyo3(signature = (hand, declared, seat, rules = None))]
pub fn newly_liable(
    py: Python<'_>,
    hand: HandArg,
    declared: MeldArg,
    seat: WindArg,
    rules: Option<RulesArg>,
) -> PyResult<Vec<(Name<Yaku>, Name<Wind>)>> {
    let (hand, declared): (Hand, Meld) = (hand.0, declared.0);
    let liable = legality::newly_liable(&hand, &declared, seat.0, &rules_or_tenhou(rules));
    liable_list(py, liable)
}
