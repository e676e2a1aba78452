//! The end of a round: wins and draws settled into points.

use alloc::vec::Vec;

use mentsu::riichi::legality::{NotenBappu, nagashi_mangan, tenpai_payments};
use mentsu::riichi::{NoWin, Payer, Payments, Score, Situation, Yaku, score};
use mentsu::{Face, Hand};

use super::{Outcome, Round, RoundResult, Winners};
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::seat::Seat;
use crate::situation::{Claimed, situation};
use crate::table::Table;

/// The yakuman for which somebody can be liable, as a player's `liable` has them.
pub(crate) const LIABLE: [Yaku; 3] = [Yaku::Daisangen, Yaku::Daisuushi, Yaku::Suukantsu];

impl Round {
    /// These players win, in order of play.
    pub(super) fn win(&mut self, seats: &[Seat], claimed: Option<Claimed>) {
        let Some(winners) = Winners::new(seats.iter().copied()) else { return };
        // Who wins second wins at the same table as the first: on it nothing has changed yet.
        let wins: Vec<Win> =
            seats.iter().map(|seat| self.settled(*seat, claimed, winners)).collect();
        for win in wins {
            self.tell(Event::Win(win));
        }
        self.end(RoundResult::Won { winners: winners.won() });
    }

    fn settled(&self, seat: Seat, claimed: Option<Claimed>, winners: Winners) -> Win {
        let table = &self.table;
        let mut ura = Vec::new();
        if table.player(seat).riichi_accepted() && table.rules.scoring().ura() {
            ura = (0..table.indicators().len()).map(|nth| self.wall.ura(nth)).collect();
        }
        let (win, score) = settled(table, self.hand(seat), seat, claimed, ura, winners);
        debug_assert!(score.is_ok(), "an offered win: {score:?}");
        win
    }

    /// The wall is empty (荒牌平局).
    pub(super) fn exhaust(&mut self) {
        let tenpai = Seat::ALL.map(|seat| {
            self.table.seats().contains(&seat) && self.players[seat.index()].is_tenpai(&self.table)
        });
        let (kind, deltas) = exhausted(&self.table, tenpai);
        self.draw_ends(kind, tenpai, tenpai, deltas);
    }

    /// The round is aborted (途中流局), and these show their hands.
    pub(super) fn abort(&mut self, kind: RyuukyokuKind, shown: &[Seat]) {
        let shown = Seat::ALL.map(|seat| shown.contains(&seat));
        self.draw_ends(kind, shown, [false; 4], [0; 4]);
    }

    fn draw_ends(
        &mut self,
        kind: RyuukyokuKind,
        shown: [bool; 4],
        tenpai: [bool; 4],
        deltas: [i32; 4],
    ) {
        let hand = |seat: Seat| -> Option<Hand> { shown[seat.index()].then(|| *self.hand(seat)) };
        let hands = Seat::ALL.map(hand);
        self.tell(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }));
        self.end(RoundResult::Drawn { kind, tenpai });
    }

    fn end(&mut self, result: RoundResult) {
        let (points, sticks) = (self.table.points(), self.table.sticks());
        self.outcome = Some(Outcome { result, points, sticks });
    }
}

/// A win with these ura indicators as it is settled now, and its score.
pub(crate) fn settled(
    table: &Table,
    hand: &Hand,
    seat: Seat,
    claimed: Option<Claimed>,
    ura: Vec<Face>,
    winners: Winners,
) -> (Win, Result<Score, NoWin>) {
    let rules = table.rules.scoring();
    let mut won = situation(table, seat, claimed).with_ura(ura.iter().copied());
    for (yakuman, liable) in LIABLE.into_iter().zip(table.player(seat).liable) {
        if let Some(liable) = liable.filter(|_| rules.pao().contains(yakuman)) {
            won = won.with_pao(yakuman, table.wind(liable));
        }
    }
    won = won.with_honba(winners.honba(table, seat)).with_sticks(winners.sticks(table, seat));
    let mut deltas = [0; 4];
    let score = score(hand, &won, rules);
    let from = claimed.map(|(by, ..)| by);
    if let Ok(score) = &score {
        pay(table, seat, score.payments(), from, &mut deltas);
    }
    let tile = match claimed {
        Some((_, face, _)) => face,
        None => hand.drawn().unwrap_or(super::NORTH),
    };
    (Win { seat, from, hand: *hand, tile, ura, deltas }, score)
}

/// What everybody receives for a win of a hand of so many base points, for which nobody is liable.
#[cfg(feature = "records")]
pub(crate) fn paid(
    table: &Table,
    base: u32,
    seat: Seat,
    claimed: Option<Claimed>,
    winners: Winners,
) -> [i32; 4] {
    let rules = table.rules.scoring();
    let (honba, sticks) = (winners.honba(table, seat), winners.sticks(table, seat));
    let won = situation(table, seat, claimed).with_honba(honba).with_sticks(sticks);
    let mut deltas = [0; 4];
    let from = claimed.map(|(by, ..)| by);
    pay(table, seat, &Payments::of(base, &won, rules), from, &mut deltas);
    deltas
}

/// Adds what payments move.
fn pay(table: &Table, to: Seat, payments: &Payments, from: Option<Seat>, deltas: &mut [i32; 4]) {
    for payment in payments.iter() {
        let payer = match payment.payer() {
            Payer::Seat(wind) => table.seat_of(wind),
            Payer::Discarder => from.unwrap_or(to),
        };
        deltas[payer.index()] -= payment.total() as i32;
    }
    deltas[to.index()] += payments.received() as i32;
}

/// What an exhaustive draw is and pays where these players are tenpai.
pub(crate) fn exhausted(table: &Table, tenpai: [bool; 4]) -> (RyuukyokuKind, [i32; 4]) {
    let nagashi = Seat::ALL.map(|seat| {
        let public = table.player(seat);
        nagashi_mangan(public.discards(), public.discard_called())
    });
    let rules = table.rules;
    let base = rules.scoring().nagashi_base().filter(|_| nagashi.contains(&true));
    let mut deltas = [0; 4];
    let kind = match base {
        Some(base) => {
            for seat in Seat::ALL.into_iter().filter(|seat| nagashi[seat.index()]) {
                let won = Situation::tsumo().with_seat(table.wind(seat));
                let payments = Payments::of(base, &won, rules.scoring());
                pay(table, seat, &payments, None, &mut deltas);
            }
            RyuukyokuKind::NagashiMangan
        }
        None => {
            let bappu = match rules.noten_bappu() {
                // Rules that were made from four players' have no fourth who pays.
                NotenBappu::Yonma if rules.sanma() => NotenBappu::Sanma2000,
                bappu => bappu,
            };
            deltas = tenpai_payments(tenpai, bappu);
            RyuukyokuKind::Exhaustive
        }
    };
    (kind, deltas)
}
