//! What is fitted to and tested on: every discard made while somebody else was tenpai.

use std::ops::ControlFlow;

use mentsu::{CompletedBlock, Hand, Tile, TileSet, WaitShape};
use mentsu_table::reading::{PossibleWait, Safe, TableReading};
use mentsu_table::replay::{Before, Decision, replay_with};
use mentsu_table::{Action, Seat};

use super::classes::{self, Classed};
use crate::games::{Game, Part};

/// A discard made while somebody else was tenpai.
pub struct Sample {
    pub part: Part,
    /// Which fifth of the games it is from, 0 to 4; the last is [`Part::Test`].
    pub fifth: usize,
    /// Discards against the same player of a round belong together.
    pub cluster: u32,
    pub of: Opponent,
    /// Only this one was in riichi, and the discard didn't declare one.
    pub is_tested: bool,
    /// If it is tested, the tiles that could have been discarded, by class.
    pub classed: Vec<Classed>,
    /// What the riichi may wait for.
    pub waits: Vec<(PossibleWait, bool)>,
    pub tile: Tile,
    /// The riichi discarded the tile or let it pass.
    pub is_safe: bool,
    /// The library's prediction.
    pub said: f64,
    /// The riichi could win on it.
    pub happened: bool,
}

/// What everybody sees of a tenpai opponent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    Riichi,
    Open,
    Closed,
}

/// The samples of games with this number of players.
pub fn of<'a>(games: impl Iterator<Item = &'a Game>) -> Vec<Sample> {
    let (mut samples, mut riichis): (Vec<Sample>, _) = (Vec::new(), Vec::new());
    let mut asked = Vec::new();
    for (number, game) in games.enumerate() {
        let _ = replay_with(&game.record, |decision: Decision<'_>| {
            if decision.action == Action::Ron {
                let won = asked.iter().filter(|(_, of)| *of == decision.seat);
                won.for_each(|(at, _): &(usize, Seat)| samples[*at].happened = true);
                return;
            }
            if decision.action != Action::Pass {
                asked.clear();
            }
            let (Action::Discard { face, .. } | Action::Riichi { face, .. }) = decision.action
            else {
                return;
            };
            let Before::Round(round) = decision.before else { return };
            let table = decision.table();
            if table.player(decision.seat).riichi_accepted() {
                return;
            }
            let in_riichi = |seat: &&Seat| table.player(**seat).riichi_accepted();
            let others: Vec<&Seat> = table.seats().iter().filter(in_riichi).collect();
            let reading = TableReading::new(table, decision.seat, decision.hand());
            for &of in table.seats().iter().filter(|of| **of != decision.seat) {
                let player = table.player(of);
                let opponent = match (player.riichi_accepted(), player.is_closed()) {
                    (true, _) => Opponent::Riichi,
                    (_, true) => Opponent::Closed,
                    _ => Opponent::Open,
                };
                if opponent != Opponent::Riichi && round.waits(of).is_empty() {
                    continue;
                }
                let riichi = (number, decision.round, of);
                let known = riichis.iter().rposition(|one| *one == riichi);
                let cluster = known.unwrap_or_else(|| {
                    riichis.push(riichi);
                    riichis.len() - 1
                });
                let wins = !round.is_furiten(of);
                let truths = if wins { truths(round.hand(of).unwrap()) } else { Vec::new() };
                let mut waits = Vec::new();
                reading.each_wait(of, |wait| {
                    waits.push((*wait, truths.contains(&(wait.shape, wait.held))));
                    ControlFlow::Continue(())
                });
                let tile = face.tile();
                let danger = reading.danger(tile, of);
                if opponent != Opponent::Riichi {
                    asked.push((samples.len(), of));
                }
                let is_tested = opponent == Opponent::Riichi
                    && others.len() == 1
                    && matches!(decision.action, Action::Discard { .. });
                let waits_for = |tile| wins && round.waits(of).contains(tile);
                let classed =
                    if is_tested { classes::of(&reading, of, waits_for) } else { Vec::new() };
                samples.push(Sample {
                    of: opponent,
                    part: game.part,
                    fifth: number % 5,
                    cluster: cluster as u32,
                    is_tested,
                    classed,
                    waits,
                    tile,
                    is_safe: matches!(danger.safe(), Some(Safe::Genbutsu | Safe::LetPass)),
                    said: danger.if_tenpai(),
                    happened: opponent == Opponent::Riichi && waits_for(tile),
                });
            }
        });
    }
    samples
}

/// The waits of a hand, each by its shape and the tile held.
fn truths(hand: &Hand) -> Vec<(WaitShape, Tile)> {
    let waits = hand.waits();
    let of = |reading: &mentsu::Reading| {
        let tile = reading.tile();
        match (reading.shape(), reading.block()) {
            (WaitShape::Chiitoitsu, _) => (WaitShape::Tanki, tile),
            (WaitShape::Kokushi13, _) => (WaitShape::Kokushi, tile),
            (shape, CompletedBlock::Mentsu(mentsu)) if mentsu.is_shuntsu() => {
                let held: TileSet = mentsu.tiles().filter(|other| *other != tile).collect();
                (shape, held.iter().next().unwrap_or(tile))
            }
            (shape, _) => (shape, tile),
        }
    };
    waits.readings().iter().map(of).collect()
}
