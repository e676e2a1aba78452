//! `riichi-decomp` 0.1: the waits of a tenpai hand, each with the decomposition it completes.
//!
//! It knows tenpai hands only, so it has no shanten, no ukeire and no win check of its own. The
//! decompositions of a win are what it finds when one tile is set aside as the winning one; the
//! same decomposition comes once for every block that can contain the tile.

use ::riichi_decomp::{Decomposer, RegularWait, WaitSet, WaitingKind};
use riichi_elements::prelude::{HandGroup, Tile, TileSet34};

use crate::{Counts, Kind, Splits};

/// The peer's input: each suit's counts as octal digits.
pub type Input = [u32; 4];

/// Makes the peer's input.
pub fn prepare(counts: &Counts, _melds: u8) -> Input {
    TileSet34(*counts).packed_34()
}

/// All waits with their decompositions.
pub fn waits(input: &Input) -> WaitSet {
    WaitSet::from_keys(&mut Decomposer::new(), input)
}

/// The waits as bits.
pub fn waits_mask(waits: &WaitSet) -> u64 {
    waits.waiting_tiles.0
}

/// A win with its lowest tile set aside.
pub struct WinInput {
    tenpai: Input,
    win: Tile,
}

/// Makes the peer's input for a win.
pub fn prepare_win(counts: &Counts, melds: u8) -> WinInput {
    let win = counts.iter().position(|&count| count > 0).expect("a hand with tiles");
    let mut tenpai = *counts;
    tenpai[win] -= 1;
    let win = Tile::from_encoding(win as u8).expect("an index below 34");
    WinInput { tenpai: prepare(&tenpai, melds), win }
}

/// The readings of a win.
pub fn decompositions(input: &WinInput) -> Vec<RegularWait> {
    let mut decomposer = Decomposer::new();
    let waits = decomposer.with_keys(input.tenpai).iter();
    waits.filter(|wait| wait.waiting_tile == input.win).collect()
}

/// The decompositions of these readings, each as often as it has readings.
pub fn normalise(found: &[RegularWait]) -> Splits {
    let mut splits: Splits = found
        .iter()
        .map(|wait| {
            let mut mentsu: Vec<_> = wait.groups().map(neutral).collect();
            mentsu.extend(completed(wait));
            mentsu.sort();
            (wait.pair_or_tanki().expect("a jantou in every win").encoding(), mentsu)
        })
        .collect();
    splits.sort();
    splits
}

fn neutral(group: HandGroup) -> (Kind, u8) {
    match group {
        HandGroup::Koutsu(tile) => (Kind::Koutsu, tile.encoding()),
        HandGroup::Shuntsu(tile) => (Kind::Shuntsu, tile.encoding()),
    }
}

/// The mentsu that the winning tile completes, if it isn't the jantou.
fn completed(wait: &RegularWait) -> Option<(Kind, u8)> {
    let lowest = wait.pattern_tile.encoding().min(wait.waiting_tile.encoding());
    match wait.waiting_kind {
        WaitingKind::Tanki => None,
        WaitingKind::Shanpon => Some((Kind::Koutsu, lowest)),
        _ => Some((Kind::Shuntsu, lowest)),
    }
}
