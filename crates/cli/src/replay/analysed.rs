//! The analysed discards of a record, by round and player.

use std::collections::VecDeque;

use mentsu_table::Seat;
use mentsu_table::analysis::{Analysed, analyse};
use mentsu_table::record::Record;

/// Every analysed discard of a game, to be taken one by one as the game is told.
pub(super) struct AnalysedDiscards {
    of_rounds: Vec<[VecDeque<Analysed>; 4]>,
}

impl AnalysedDiscards {
    pub(super) fn of(record: &Record) -> AnalysedDiscards {
        let mut of_rounds = Vec::new();
        of_rounds.resize_with(record.rounds.len(), Default::default);
        let (_, all) = analyse(record);
        for analysed in all.into_iter().filter(|analysed| analysed.given_up.is_some()) {
            let of_round: &mut [VecDeque<Analysed>; 4] = &mut of_rounds[analysed.round];
            of_round[analysed.seat.index()].push_back(analysed);
        }
        AnalysedDiscards { of_rounds }
    }

    /// The next discard of a player in a round; none from where record and rules part.
    pub(super) fn next(&mut self, round: usize, seat: Seat) -> Option<Analysed> {
        self.of_rounds.get_mut(round)?[seat.index()].pop_front()
    }
}
