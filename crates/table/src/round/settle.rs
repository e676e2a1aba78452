//! The end of a round: payments of wins and draws.

use alloc::vec::Vec;

use mentsu::Hand;
use smallvec::SmallVec;

use super::{Outcome, Round, RoundResult};
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::seat::Seat;
use crate::settlement::{Winners, exhausted, with_worth};
use crate::situation::Claimed;

impl Round {
    /// These players win, in order of play.
    pub(super) fn win(&mut self, seats: &[Seat], claimed: Option<Claimed>) {
        let Some(winners) = Winners::new(seats.iter().copied()) else { return };
        // All winners are settled on the same table, before the first payment.
        let wins: Vec<Win> =
            seats.iter().map(|seat| self.settled(*seat, claimed, winners)).collect();
        for win in wins {
            self.emit(Event::Win(win));
        }
        self.end(RoundResult::Won { winners: winners.won() });
    }

    fn settled(&self, seat: Seat, claimed: Option<Claimed>, winners: Winners) -> Win {
        let table = &self.table;
        let mut ura = SmallVec::new();
        if table.player(seat).riichi_accepted() && table.rules.scoring().ura() {
            ura = (0..table.indicators().len()).filter_map(|nth| self.wall.ura(nth)).collect();
        }
        let won = with_worth(table, self.hand_of(seat), seat, claimed, ura, winners);
        debug_assert!(won.worth.is_some(), "an offered win: {won:?}");
        won
    }

    /// The round ends by a draw that is due.
    pub(super) fn draw_ends(&mut self, kind: RyuukyokuKind) {
        match kind {
            RyuukyokuKind::Exhaustive => self.exhaust(),
            RyuukyokuKind::SuuchaRiichi => self.abort(kind, self.table.seats()),
            _ => self.abort(kind, &[]),
        }
    }

    /// The wall is empty (荒牌平局).
    fn exhaust(&mut self) {
        let tenpai = Seat::ALL.map(|seat| {
            self.table.seats().contains(&seat) && self.players[seat.index()].is_tenpai(&self.table)
        });
        let end = exhausted(&self.table, tenpai);
        self.drawn(end.kind, tenpai, end.deltas, RoundResult::exhausted(&end, tenpai));
    }

    /// The round is aborted (途中流局), and these show their hands.
    pub(super) fn abort(&mut self, kind: RyuukyokuKind, shown: &[Seat]) {
        let shown = Seat::ALL.map(|seat| shown.contains(&seat));
        self.drawn(kind, shown, [0; 4], RoundResult::aborted(kind));
    }

    fn drawn(
        &mut self,
        kind: RyuukyokuKind,
        shown: [bool; 4],
        deltas: [i32; 4],
        result: RoundResult,
    ) {
        let hand =
            |seat: Seat| -> Option<Hand> { shown[seat.index()].then(|| *self.hand_of(seat)) };
        let hands = Seat::ALL.map(hand);
        self.emit(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }));
        self.end(result);
    }

    fn end(&mut self, result: RoundResult) {
        self.outcome = Some(Outcome::on(&self.table, result));
    }
}
