//! The danger of tiles in recorded games: nothing that was won on is safe, and chances are kept.

use std::path::{Path, PathBuf};
use std::{env, fs};

use mentsu_table::reading::{Reading, Safe};
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, record};

const REASON: &str = "the recorded games of ../shared/data/logs";

fn files() -> Vec<PathBuf> {
    let default = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("MENTSU_SHARED").map_or(default, PathBuf::from);
    let read = fs::read_dir(shared.join("data/logs/mjlog-many")).expect(REASON);
    let mut files: Vec<PathBuf> = read.map(|entry| entry.expect(REASON).path()).collect();
    files.sort();
    files
}

/// Discards against one riichi in every fifth game of four players, to which nothing was fitted.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn dangers_of_recorded_discards() {
    let (mut number, mut rons, mut said) = (0, 0, Vec::new());
    for file in files() {
        let record = record::read(&fs::read(&file).expect(REASON)).expect(REASON);
        let of_four = record.rules().players() == 4;
        number += usize::from(of_four);
        let kept_apart = of_four && number % 5 == 0;
        let _ = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            let (table, seat) = (round.table(), decision.seat);
            let (Action::Discard { face, .. } | Action::Riichi { face, .. }) = decision.action
            else {
                return;
            };
            let reading = Reading::new(table, seat, decision.hand());
            let others = || table.seats().iter().copied().filter(|of| *of != seat);
            for of in others() {
                let wins = round.waits(of).contains(face.tile()) && !round.is_furiten(of);
                if wins {
                    rons += 1;
                    let safe = reading.danger(face.tile(), of).safe();
                    assert_eq!(safe, None, "{}: {face} against {of}", file.display());
                }
            }
            let in_riichi: Vec<_> =
                others().filter(|of| table.player(*of).riichi_accepted()).collect();
            let declares = matches!(decision.action, Action::Riichi { .. });
            let [of] = in_riichi[..] else { return };
            if !kept_apart || declares || table.player(seat).riichi_accepted() {
                return;
            }
            let danger = reading.danger(face.tile(), of);
            if !matches!(danger.safe(), Some(Safe::Genbutsu | Safe::LetPass)) {
                let wins = round.waits(of).contains(face.tile()) && !round.is_furiten(of);
                said.push((danger.if_tenpai().max(1e-6), wins));
            }
        });
    }
    let [happened, promised] =
        [said.iter().filter(|(_, wins)| *wins).count() as f64, said.iter().map(|one| one.0).sum()];
    let mean = happened / said.len() as f64;
    let loss_of = |chance: f64, wins: bool| -(if wins { chance } else { 1.0 - chance }).ln();
    let loss: f64 = said.iter().map(|(chance, wins)| loss_of(*chance, *wins)).sum();
    let constant: f64 = said.iter().map(|(_, wins)| loss_of(mean, *wins)).sum();
    said.sort_by(|one, other| one.0.total_cmp(&other.0));
    let ranks = said.iter().enumerate().filter(|(_, (_, wins))| *wins);
    let ranks: f64 = ranks.map(|(rank, _)| (rank + 1) as f64).sum();
    let others = said.len() as f64 - happened;
    let area = (ranks - happened * (happened + 1.0) / 2.0) / (happened * others);
    let told = format!("{} discards, {happened} of {promised}", said.len());
    println!(
        "{told}; {:.4} of the constant's log-loss; area {area:.4}; {rons} rons",
        loss / constant
    );
    assert!(said.len() > 4_000 && rons > 5_000, "{told}");
    assert!((promised - happened).abs() < 2.5 * happened.sqrt(), "{told}");
    assert!(loss / constant < 0.89 && area > 0.77, "{told}");
}
