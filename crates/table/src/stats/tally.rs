//! Counts of the events of rounds, for everybody at the table.

use crate::event::{Event, RyuukyokuKind, Win};
use crate::ledger::moved;
use crate::seat::Seat;
use crate::stats::counts::Counts;

/// Counts events as they happen, for everybody at the table.
///
/// Events don't show who is tenpai; [`discarded`](Tally::discarded) supplies it. Without it,
/// figures about tenpai and dama count only hands shown in wins and draws.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::stats::Tally;
/// use mentsu_table::{GameRules, Round, RoundStart, Wall, bot};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let mut round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let mut tally = Tally::new();
/// round.last_events().iter().for_each(|event| tally.event(event));
/// while let Some(seat) = round.awaited().next() {
///     let action = bot::efficiency(&round.view(seat).unwrap());
///     round.act(seat, action).unwrap().iter().for_each(|event| tally.event(event));
/// }
/// let winner = round.wins().next().unwrap().seat;
/// assert_eq!(tally.counts(winner).wins, 1);
/// assert_eq!(tally.counts(winner).hand_points, 1_300);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tally {
    counts: [Counts; 4],
    now: [SeatInRound; 4],
    any_riichi: bool,
    is_over: bool,
}

/// What a player has done in the round so far.
#[derive(Clone, Copy, Debug, Default)]
struct SeatInRound {
    sits: bool,
    discards: i64,
    riichi: bool,
    called: bool,
    dealt_in: bool,
    is_tenpai: bool,
    was_tenpai: bool,
}

impl Tally {
    /// Nothing counted.
    #[must_use]
    pub fn new() -> Tally {
        Tally::default()
    }

    /// What was counted of a player.
    #[must_use]
    pub const fn counts(&self, seat: Seat) -> &Counts {
        &self.counts[seat.index()]
    }

    /// What was counted of a player, to be added to.
    pub(super) const fn counts_mut(&mut self, seat: Seat) -> &mut Counts {
        &mut self.counts[seat.index()]
    }

    /// Counts an event. A deal begins a round of the players whose hands it has, or of all four
    /// where it has none or one.
    pub fn event(&mut self, event: &Event) {
        match *event {
            Event::Deal(ref deal) => {
                let dealt = |hand: &alloc::vec::Vec<mentsu::Face>| !hand.is_empty();
                let are_shown = deal.hands.iter().filter(|hand| dealt(hand)).count() > 1;
                for (at, hand) in deal.hands.iter().enumerate() {
                    let sits = !are_shown || dealt(hand);
                    self.now[at] = SeatInRound { sits, ..SeatInRound::default() };
                    self.counts[at].rounds += i64::from(sits);
                }
                (self.any_riichi, self.is_over) = (false, false);
            }
            Event::Riichi { seat } => {
                let (now, counts) = self.of(seat);
                now.riichi = true;
                counts.riichi += 1;
                counts.riichi_turns += now.discards + 1;
                let is_first = !core::mem::replace(&mut self.any_riichi, true);
                self.counts[seat.index()].first_riichi += i64::from(is_first);
            }
            Event::RiichiAccepted { .. } => self.pay(moved(event)),
            Event::Discard { seat, .. } => self.of(seat).0.discards += 1,
            Event::Call { seat, .. } => {
                let (now, counts) = self.of(seat);
                let before = core::mem::replace(&mut now.called, true);
                counts.called += i64::from(!before);
                counts.calls += 1;
            }
            Event::Win(ref win) => self.win(win),
            Event::Ryuukyoku(ref draw) => {
                self.end_for(&[]);
                self.pay(draw.deltas);
                let (RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan) = draw.kind else {
                    return;
                };
                if draw.kind == RyuukyokuKind::NagashiMangan {
                    for (counts, delta) in self.counts.iter_mut().zip(draw.deltas) {
                        counts.nagashi += i64::from(delta > 0);
                    }
                }
                for ((counts, now), hand) in self.counts.iter_mut().zip(&self.now).zip(&draw.hands)
                {
                    counts.draws += i64::from(now.sits);
                    counts.draws_tenpai += i64::from(now.sits && hand.is_some());
                }
            }
            Event::Draw { .. }
            | Event::OpenHand { .. }
            | Event::Kan { .. }
            | Event::Kita { .. }
            | Event::Dora { .. } => {}
        }
    }

    /// Whether the hand of a player whose discard was the last event counted is tenpai.
    pub fn discarded(&mut self, seat: Seat, is_tenpai: bool) {
        let (now, counts) = self.of(seat);
        now.is_tenpai = is_tenpai;
        if is_tenpai && !core::mem::replace(&mut now.was_tenpai, true) {
            counts.tenpai += 1;
            counts.tenpai_turns += now.discards;
        }
    }

    fn of(&mut self, seat: Seat) -> (&mut SeatInRound, &mut Counts) {
        (&mut self.now[seat.index()], &mut self.counts[seat.index()])
    }

    fn pay(&mut self, deltas: [i32; 4]) {
        for (counts, delta) in self.counts.iter_mut().zip(deltas) {
            counts.balance += i64::from(delta);
        }
    }

    /// A win whose hand and worth are known as far as the event has them.
    fn win(&mut self, win: &Win) {
        self.won(win.seat, win.from, win.deltas);
        if let Some(worth) = &win.worth {
            let counts = &mut self.counts[win.seat.index()];
            counts.hand_points += i64::from(worth.points);
            counts.add_worth(worth);
        }
    }

    /// A win with these payments.
    pub(super) fn won(&mut self, seat: Seat, from: Option<Seat>, deltas: [i32; 4]) {
        self.end_for(&[seat]);
        self.pay(deltas);
        let (now, counts) = self.of(seat);
        counts.wins += 1;
        counts.tsumo += i64::from(from.is_none());
        counts.won += i64::from(deltas[seat.index()]);
        counts.win_turns += now.discards + 1;
        counts.riichi_wins += i64::from(now.riichi);
        counts.called_wins += i64::from(now.called);
        let is_dama = !now.riichi && !now.called;
        counts.dama_wins += i64::from(is_dama);
        counts.dama += i64::from(is_dama);
        let Some(from) = from else { return };
        let (now, counts) = self.of(from);
        counts.paid -= i64::from(deltas[from.index()]);
        if !core::mem::replace(&mut now.dealt_in, true) {
            counts.deal_ins += 1;
            counts.riichi_deal_ins += i64::from(now.riichi);
            counts.called_deal_ins += i64::from(now.called);
        }
    }

    /// Counts who was dama when the round ended, other than its winners: they count themselves.
    fn end_for(&mut self, winners: &[Seat]) {
        if core::mem::replace(&mut self.is_over, true) {
            // Who wins second was counted as one who didn't.
            for winner in winners {
                let (now, counts) = self.of(*winner);
                counts.dama -= i64::from(now.is_dama());
            }
            return;
        }
        for seat in Seat::ALL.into_iter().filter(|seat| !winners.contains(seat)) {
            let (now, counts) = self.of(seat);
            counts.dama += i64::from(now.is_dama());
        }
    }
}

impl SeatInRound {
    const fn is_dama(&self) -> bool {
        self.is_tenpai && !self.riichi && !self.called
    }
}
