//! The analysis of a record, by round and player.

use std::collections::VecDeque;

use crate::replay::options::Arguments;
use mentsu_table::Seat;
use mentsu_table::analysis::{Analysed, DiscardWorth, Expectations, analyse_decision};
use mentsu_table::reading::{Dangers, Reading};
use mentsu_table::record::Record;
use mentsu_table::replay::{Decision, replay_with};

/// A decision, and what could be read of the others then.
pub(super) struct ReadDecision {
    pub(super) analysed: Analysed,
    /// How likely each other player was tenpai.
    pub(super) tenpai: Vec<(Seat, f64)>,
    /// How likely somebody wins on each of the analysed discards.
    pub(super) dangers: Vec<f64>,
}

impl ReadDecision {
    fn of(decision: &Decision<'_>, analysed: Analysed) -> ReadDecision {
        let (table, seat) = (decision.table(), decision.seat);
        let reading = Reading::new(table, seat, decision.hand());
        let others = || table.seats().iter().copied().filter(|of| *of != seat);
        let dangers: Vec<Dangers> = others().map(|of| reading.dangers(of)).collect();
        let to_any = |discard: &DiscardWorth| {
            let passes = dangers.iter().map(|all| 1.0 - all.of(discard.tile).chance());
            1.0 - passes.product::<f64>()
        };
        ReadDecision {
            tenpai: others().map(|of| (of, reading.tenpai(of))).collect(),
            dangers: analysed.discards.iter().map(to_any).collect(),
            analysed,
        }
    }
}

/// Analyses every decision of the selected rounds and player.
pub(super) fn analysed(record: &Record, arguments: &Arguments) -> Vec<ReadDecision> {
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
            let analysed = Analysed { expected, ..analyse_decision(&decision) };
            all.push(ReadDecision::of(&decision, analysed));
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
        let all = analysed(record, arguments).into_iter().map(|read| read.analysed);
        for analysed in all.filter(|analysed| analysed.given_up.is_some()) {
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
