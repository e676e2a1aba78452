//! The analysis of a record, by round and player.

use std::collections::VecDeque;

use crate::replay::options::Arguments;
use mentsu_table::Seat;
use mentsu_table::analysis::{Analysed, Expectations, analyse_decision};
use mentsu_table::record::Record;
use mentsu_table::replay::replay_with;

/// Analyses every decision of the selected rounds and player.
pub(super) fn analysed(record: &Record, arguments: &Arguments) -> Vec<Analysed> {
    let mut all = Vec::new();
    let mut expectations = Expectations::new().with_farthest(arguments.expected);
    let is_asked = |seat: Seat, round: usize| {
        let deal = &record.rounds[round].deal;
        arguments.seat.is_none_or(|only| only == seat)
            && arguments.round.is_none_or(|rounds| rounds.contains(round, deal))
    };
    // A difference ends the analysis of its round; `--check` reports it.
    let _ = replay_with(record, |decision| {
        if is_asked(decision.seat, decision.round) {
            let expected = expectations.of(&decision);
            all.push(Analysed { expected, ..analyse_decision(&decision) });
        }
    });
    all
}

/// The analysed discards of a game, a queue for each round and player.
pub(super) struct AnalysedDiscards {
    of_rounds: Vec<[VecDeque<Analysed>; 4]>,
}

impl AnalysedDiscards {
    pub(super) fn of(record: &Record, arguments: &Arguments) -> AnalysedDiscards {
        let mut of_rounds = Vec::new();
        of_rounds.resize_with(record.rounds.len(), Default::default);
        let all = analysed(record, arguments);
        for analysed in all.into_iter().filter(|analysed| analysed.given_up.is_some()) {
            let of_round: &mut [VecDeque<Analysed>; 4] = &mut of_rounds[analysed.round];
            of_round[analysed.seat.index()].push_back(analysed);
        }
        AnalysedDiscards { of_rounds }
    }

    /// The next discard of a player in a round; `None` after record and rules differ.
    pub(super) fn next(&mut self, round: usize, seat: Seat) -> Option<Analysed> {
        self.of_rounds.get_mut(round)?[seat.index()].pop_front()
    }
}
