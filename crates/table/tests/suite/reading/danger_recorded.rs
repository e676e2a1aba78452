//! The danger of tiles in recorded games: nothing that was won on is safe, and chances are kept.

use mentsu_table::Action;
use mentsu_table::reading::{Safe, TableReading};
use mentsu_table::replay::{Before, replay_with};

use crate::reading::has_yaku;
use crate::reading::kept_apart::{Said, all_games, kept_apart};

/// Whatever a hidden hand could win on, in all recorded games.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn recorded_discards_that_could_be_won_on_are_never_safe() {
    let mut winning = 0;
    for (number, record) in all_games().enumerate() {
        let _ = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            let (Action::Discard { face, .. } | Action::Riichi { face, .. }) = decision.action
            else {
                return;
            };
            let (table, seat) = (round.table(), decision.seat);
            for of in table.seats().iter().copied().filter(|of| *of != seat) {
                let waits = round.waits(of).contains(face.tile()) && !round.is_furiten(of);
                if waits && has_yaku(round, of, face.tile()) {
                    winning += 1;
                    let reading = TableReading::new(table, seat, decision.hand());
                    let safe = reading.danger(face.tile(), of).safe();
                    assert_eq!(safe, None, "game {number}: {face} against {of}");
                }
            }
        });
    }
    assert!(winning > 5_000, "{winning}");
}

/// Discards against one riichi that it neither discarded nor let pass.
#[test]
#[ignore = "needs the recorded games of ../shared"]
fn recorded_discards_deal_in_as_often_as_is_said() {
    let mut all = Said::default();
    for record in kept_apart() {
        let _ = replay_with(&record, |decision| {
            let Before::Round(round) = decision.before else { return };
            let (table, seat) = (round.table(), decision.seat);
            let Action::Discard { face, .. } = decision.action else { return };
            let others = table.seats().iter().copied().filter(|of| *of != seat);
            let in_riichi: Vec<_> =
                others.filter(|of| table.player(*of).riichi_accepted()).collect();
            let [of] = in_riichi[..] else { return };
            if table.player(seat).riichi_accepted() {
                return;
            }
            let danger = TableReading::new(table, seat, decision.hand()).danger(face.tile(), of);
            if !matches!(danger.safe(), Some(Safe::Genbutsu | Safe::LetPass)) {
                let wins = round.waits(of).contains(face.tile()) && !round.is_furiten(of);
                all.0.push((danger.if_tenpai().max(1e-6), wins));
            }
        });
    }
    let said: f64 = all.0.iter().map(|(chance, _)| chance).sum();
    let happened = all.0.iter().filter(|(_, wins)| *wins).count() as f64;
    let given = format!("{} discards, {happened} of {said}", all.0.len());
    assert!(all.0.len() > 4_000, "{given}");
    assert!((said - happened).abs() < 2.0 * happened.sqrt(), "{given}");
    let (loss, area) = (all.loss(), all.area());
    assert!(loss < 0.883 && area > 0.772, "{loss} {area}");
}
