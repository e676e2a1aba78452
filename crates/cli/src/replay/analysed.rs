//! The analysis of a record, by round and player.

use std::collections::VecDeque;

use crate::files::File;
use crate::judged::Judged;
use crate::judged::dearest::Dearest;
use crate::replay::options::Arguments;
use mentsu_table::Seat;
use mentsu_table::advice::Advisor;
use mentsu_table::analysis::{Analysed, Expectations, analyse_decision};
use mentsu_table::reading::TableReading;
use mentsu_table::record::Record;
use mentsu_table::replay::{Decision, replay_with};

/// An analysed decision, and what could be read of the others then.
pub(super) struct ReadDecision {
    pub(super) analysed: Analysed,
    /// How likely each other player was tenpai.
    pub(super) tenpai: Vec<(Seat, f64)>,
    /// How likely somebody wins on each of the analysed discards.
    pub(super) dangers: Vec<f64>,
    /// With `--advice`, where there was something to choose.
    pub(super) judged: Option<Judged>,
}

impl ReadDecision {
    fn of(decision: &Decision<'_>, analysed: Analysed, judged: Option<Judged>) -> ReadDecision {
        let (table, seat) = (decision.table(), decision.seat);
        let reading = TableReading::new(table, seat, decision.hand());
        let dangers = reading.dangers_to_any();
        let others = table.seats().iter().copied().filter(|of| *of != seat);
        ReadDecision {
            tenpai: others.map(|of| (of, reading.tenpai(of))).collect(),
            dangers: analysed.discards.iter().map(|it| dangers[it.tile.index()]).collect(),
            analysed,
            judged,
        }
    }
}

/// Analyses and reads every decision of the selected rounds and player.
pub(super) fn read(record: &Record, arguments: &Arguments) -> Vec<ReadDecision> {
    let mut all = Vec::new();
    each_analysed(record, arguments, |decision, analysed, judged| {
        all.push(ReadDecision::of(decision, analysed, judged));
    });
    all
}

/// Analyses every decision of the selected rounds and player.
fn each_analysed(
    record: &Record,
    arguments: &Arguments,
    mut show: impl FnMut(&Decision<'_>, Analysed, Option<Judged>),
) {
    let mut advisor = arguments.advice.then(Advisor::new);
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
            let judged = advisor.as_mut().and_then(|advisor| Judged::of(&decision, advisor));
            show(&decision, Analysed { expected, ..analyse_decision(&decision) }, judged);
        }
    });
}

/// A discard, analysed, and with `--advice` judged.
pub(super) struct AnalysedDiscard {
    pub(super) analysed: Analysed,
    pub(super) judged: Option<Judged>,
}

/// The analysed discards of a game, a queue for each round and player.
pub(super) struct AnalysedDiscards {
    of_rounds: Vec<[VecDeque<AnalysedDiscard>; 4]>,
}

impl AnalysedDiscards {
    /// The discards of the selected rounds and player; other decisions are judged only for
    /// `dearest`.
    pub(super) fn of(
        (file, game, record): (&File, Option<usize>, &Record),
        arguments: &Arguments,
        dearest: &mut Dearest,
    ) -> AnalysedDiscards {
        let mut of_rounds = Vec::new();
        of_rounds.resize_with(record.rounds.len(), Default::default);
        each_analysed(record, arguments, |_, analysed, judged| {
            judged.iter().for_each(|judged| dearest.add((file, game, record), judged));
            if analysed.given_up.is_some() {
                let of_round: &mut [VecDeque<AnalysedDiscard>; 4] = &mut of_rounds[analysed.round];
                let queue = &mut of_round[analysed.seat.index()];
                queue.push_back(AnalysedDiscard { analysed, judged });
            }
        });
        AnalysedDiscards { of_rounds }
    }

    /// The next discard of a player in a round; `None` after record and rules differ.
    pub(super) fn next(&mut self, round: usize, seat: Seat) -> Option<AnalysedDiscard> {
        self.of_rounds.get_mut(round)?[seat.index()].pop_front()
    }
}
