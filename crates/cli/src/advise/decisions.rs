//! The decisions of a record to print.

use mentsu_table::advice::Advisor;
use mentsu_table::record::Record;
use mentsu_table::replay::{Difference, Differs, replay_with};
use mentsu_table::{Seat, View};

use super::at::At;
use crate::arguments::rounds::Rounds;
use crate::judged::{Judged, turn, view};
use crate::show::game_words;

/// A decision, judged, and what the player knew.
pub(super) struct Decision {
    pub(super) judged: Judged,
    pub(super) view: View,
}

impl Decision {
    /// The decisions of a player: all, or those of one turn. A difference from the rules ends the
    /// list for its round; `mentsu replay --check` reports it.
    ///
    /// # Errors
    /// What the recorded seat can't have seen, such as a fifth copy of a tile, and where.
    pub(super) fn all(
        record: &Record,
        seat: Seat,
        at: Option<At>,
    ) -> Result<Vec<Decision>, String> {
        let asked = at.map(|at| (round_of(record, at.rounds), at.turn));
        let (mut all, mut advisor) = (Vec::new(), Advisor::new());
        let replay = replay_with(record, |decision| {
            let is_asked = asked.is_none_or(|(round, of_turn)| {
                round == Some(decision.round) && of_turn == turn(&decision)
            });
            if decision.seat == seat && is_asked {
                let judged = Judged::of(&decision, &mut advisor);
                all.extend(judged.map(|judged| Decision { judged, view: view(&decision) }));
            }
        });
        let impossible = |found: &&Difference| matches!(found.differs, Differs::Seen(_));
        match replay.differences.iter().find(impossible) {
            Some(Difference { round, place, differs, .. }) => {
                let names = game_words::round_names(&record.rounds);
                Err(format!("{}, {place}: {differs}", names[*round]))
            }
            None => Ok(all),
        }
    }

    /// The turns of a round in which a player decides something.
    pub(super) fn turns(record: &Record, seat: Seat, round: usize) -> Vec<usize> {
        let mut turns = Vec::new();
        let _ = replay_with(record, |decision| {
            let decides = decision.options.only().is_none();
            if decides && (decision.seat, decision.round) == (seat, round) {
                turns.push(turn(&decision));
            }
        });
        turns.dedup();
        turns
    }
}

/// The number of the first round that is selected. A name without honba is first of all that of
/// the round without honba.
pub(super) fn round_of(record: &Record, rounds: Rounds) -> Option<usize> {
    let mut numbered = record.rounds.iter().enumerate();
    numbered.find(|(number, round)| rounds.contains(*number, &round.deal)).map(|(number, _)| number)
}
