//! A round recorded from one seat, followed by that seat's view.

mod entries;
mod hidden;
mod in_turn;

use std::boxed::Box;
use std::vec::Vec;

use mentsu::riichi::Riichi;
use mentsu::{Hand, Visible};

use self::entries::{offers, riichi, wins_by_ron};
use self::in_turn::in_turn;
use super::compare::claims;
use super::compare::events::same_hand;
use super::decision::{Before, Decision};
use super::difference::{Difference, Differs};
use super::followed::Followed;
use super::ura;
use super::watch::Watch;
use crate::action::Action;
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::ledger::{PointsError, plus};
use crate::options::Options;
use crate::record::{
    Entry, Format, HiddenWin, Offers, Place, Record, RecordedRound, Told, WinClaim,
};
use crate::round::{Outcome, RoundResult};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::settlement::{exhausted, settled, with_worth};
use crate::table::{Phase, Table};
use crate::view::{View, ViewError};

/// Follows a round recorded from this seat.
pub(super) fn follow(
    record: &Record,
    number: usize,
    rules: &GameRules,
    seat: Seat,
    watch: &mut dyn Watch,
) -> Followed {
    let recorded = &record.rounds[number];
    let view = match View::new(rules, seat, &recorded.deal) {
        Ok(view) => view,
        Err(why) => {
            let difference = Difference::new(number, recorded.place, Differs::Seen(why));
            return Followed::nowhere(difference);
        }
    };
    let mut watcher = Watcher {
        format: record.format,
        recorded,
        number,
        seat,
        view,
        claims: recorded.claims.iter(),
        dealer_repeats: record
            .rounds
            .get(number + 1)
            .is_some_and(|next| next.deal.dealer == recorded.deal.dealer),
        draws_next: Some(recorded.deal.dealer),
        indicators: 1,
        won_at: None,
        outcome: None,
        furiten: None,
        decisions: 0,
        replied: false,
        differences: Vec::new(),
        scored: Vec::new(),
        watch,
    };
    let ended = watcher.follow();
    let ended = ended.map(|()| watcher.outcome);
    let differences = core::mem::take(&mut watcher.differences);
    let claims = core::mem::take(&mut watcher.scored);
    Followed { decisions: watcher.decisions, differences, claims, ended }
}

struct Watcher<'a> {
    format: Format,
    recorded: &'a RecordedRound,
    number: usize,
    seat: Seat,
    view: View,
    claims: core::slice::Iter<'a, WinClaim>,
    /// The dealer deals the next round, too.
    dealer_repeats: bool,
    /// The seat that draws next from the live wall, if nobody calls.
    draws_next: Option<Seat>,
    /// The fewest indicators before the next draw: one, and one for each kan before the last draw
    /// from the live wall. Not every writer turns an indicator over before the draw that follows
    /// its kan.
    indicators: u8,
    /// The table just before the first win.
    won_at: Option<Table>,
    outcome: Option<Outcome>,
    /// What the server says about furiten. It says so just before the event that causes it.
    furiten: Option<bool>,
    decisions: usize,
    /// The seat has replied to the tile that lies there.
    replied: bool,
    /// Differences after which the round can be followed.
    differences: Vec<Difference>,
    /// The engine's claims about the wins that it scores alike.
    scored: Vec<Option<WinClaim>>,
    watch: &'a mut dyn Watch,
}

impl Watcher<'_> {
    fn follow(&mut self) -> Result<(), Box<Difference>> {
        let entries = &self.recorded.entries;
        for (at, entry) in entries.iter().enumerate() {
            match &entry.told {
                Told::Event(event) => self.event(entry.place, event, &entries[at + 1..])?,
                Told::HiddenWin(win) => self.hidden_win(entry.place, win, &entries[at + 1..])?,
                Told::Furiten(recorded) => self.furiten = Some(*recorded),
                _ => {}
            }
        }
        Ok(())
    }

    fn difference(&self, place: Place, differs: Differs) -> Box<Difference> {
        let options = self.view.options().iter().collect();
        Difference::new(self.number, place, differs).of(self.seat, *self.view.hand(), options)
    }

    fn unexpected(&self, place: Place, event: &Event) -> Box<Difference> {
        self.difference(place, Differs::event(Some(event), None))
    }

    fn event(
        &mut self,
        place: Place,
        event: &Event,
        rest: &[Entry],
    ) -> Result<(), Box<Difference>> {
        self.answer(place, Some(event), rest)?;
        self.replied &= leaves_open(event);
        let before = self.view.table().clone();
        if !in_turn(&before, event) {
            return Err(self.unexpected(place, event));
        }
        let (mut settled, mut drawn) = (None, None);
        match event {
            Event::Win(win) => settled = Some(Event::Win(self.win(place, win)?)),
            Event::Ryuukyoku(draw) => drawn = Some(self.drawn(place, draw)?),
            Event::Draw { seat, rinshan, .. } => {
                let in_turn = *rinshan || self.draws_next == Some(*seat);
                let lacks_indicators = before.indicators().len() < usize::from(self.indicators);
                let ends = before.draws_left() == 0 || before.due_draw().is_some();
                if !in_turn || ends {
                    return Err(self.unexpected(place, event));
                }
                if lacks_indicators {
                    let recorded = Box::new(event.clone());
                    return Err(self.difference(place, Differs::NoIndicator { recorded }));
                }
                if !rinshan && before.rules().scoring().kan_dora() {
                    self.indicators = (1 + before.kans()).min(5);
                }
                self.draws_next = None;
            }
            Event::Discard { seat, .. } => self.draws_next = Some(seat.next(self.players())),
            Event::Call { .. } if before.due_draw().is_some() => {
                return Err(self.unexpected(place, event));
            }
            // The caller discards, or draws from the dead wall.
            Event::Call { .. } => self.draws_next = None,
            _ => {}
        }
        if let Err(why) = self.view.apply(event) {
            return Err(self.difference(place, Differs::Seen(why)));
        }
        if let Some(result) = drawn {
            self.outcome = Some(Outcome::on(self.view.table(), result));
        }
        if let Event::Win(win) = event {
            let won = self.won(win.seat, win.deltas);
            won.map_err(|why| self.difference(place, Differs::Seen(ViewError::Points(why))))?;
        }
        let given = settled.as_ref().unwrap_or(event);
        self.watch.event(self.number, given, Before::View(&self.view));
        self.check_furiten(place, event);
        // Other formats don't record the offers.
        if self.format != Format::Client {
            return Ok(());
        }
        let asks = match *event {
            Event::Draw { seat, .. } => seat == self.seat,
            Event::Discard { seat, .. } | Event::Kan { seat, .. } | Event::Kita { seat } => {
                seat != self.seat
            }
            _ => false,
        };
        let recorded = match rest.first().map(|entry| &entry.told) {
            Some(Told::Offered(offers)) => Offers(offers.0 & !Offers::KITA.0),
            _ => Offers::default(),
        };
        let engine = if asks { offers(&self.view.options()) } else { Offers::default() };
        if recorded != engine {
            let difference = self.difference(place, Differs::Offers { recorded, engine });
            self.differences.push(*difference);
        }
        Ok(())
    }

    /// Checks what the server said, just before this event, about furiten after it.
    fn check_furiten(&mut self, place: Place, event: &Event) {
        let engine = match *event {
            // A tile that the seat waits for and doesn't win on.
            Event::Discard { seat, face, .. } if seat != self.seat => {
                self.view.is_furiten() || self.view.waits().contains(face.tile())
            }
            Event::Kan { seat, meld } if seat != self.seat => {
                let robbed = |added: mentsu::Face| self.view.waits().contains(added.tile());
                self.view.is_furiten() || meld.added().is_some_and(robbed)
            }
            Event::Discard { .. } | Event::Draw { .. } => self.view.is_furiten(),
            // No other event changes it.
            _ => return,
        };
        let own_draw = matches!(*event, Event::Draw { seat, .. } if seat == self.seat);
        let recorded = self.furiten.take().filter(|recorded| *recorded != engine && !own_draw);
        if let Some(recorded) = recorded {
            let difference = self.difference(place, Differs::Furiten { recorded });
            self.differences.push(*difference);
        }
    }

    fn players(&self) -> u8 {
        self.view.table().rules().players()
    }

    /// Infers from the next event what the seat did with its options, and checks it. `None` stands
    /// for a win with a hidden hand.
    fn answer(
        &mut self,
        place: Place,
        event: Option<&Event>,
        rest: &[Entry],
    ) -> Result<(), Box<Difference>> {
        let options = self.view.options();
        let seat = self.seat;
        if options.is_empty() || self.replied {
            return Ok(());
        }
        let event = event.map(|event| if options.pass() { settling(event, rest) } else { event });
        let is_win = event.is_none_or(|event| matches!(event, Event::Win(_)));
        let wins_later = is_win && wins_by_ron(seat, rest);
        let Some(event) = event.filter(|_| !wins_later) else {
            let action = if wins_later { Action::Ron } else { Action::Pass };
            return self.decide(place, action, &options);
        };
        let action = match *event {
            Event::Riichi { seat: whose } if whose == seat => riichi(seat, rest),
            // Of a riichi, which was checked when it was declared.
            Event::OpenHand { seat: whose, .. } if whose == seat && self.declared_riichi() => None,
            Event::Discard { seat: whose, .. } if whose == seat && self.declared_riichi() => None,
            Event::Discard { seat: whose, face, tsumogiri } if whose == seat => {
                Some(Action::Discard { face, tsumogiri })
            }
            Event::Call { seat: whose, meld } if whose == seat => Some(Action::Call(meld)),
            Event::Kan { seat: whose, meld } if whose == seat => Some(Action::Kan(meld)),
            Event::Kita { seat: whose } if whose == seat => Some(Action::Kita),
            Event::Win(Win { seat: whose, from, .. }) if whose == seat => {
                Some(if from.is_some() { Action::Ron } else { Action::Tsumo })
            }
            Event::Ryuukyoku(ref draw)
                if draw.kind == RyuukyokuKind::KyuushuKyuuhai && options.kyuushu() =>
            {
                Some(Action::Kyuushu)
            }
            Event::Ryuukyoku(ref draw) if draw.kind == RyuukyokuKind::Sanchahou => {
                Some(Action::Ron)
            }
            // Turned over while the seat thinks about its discard.
            Event::Dora { .. } if !options.pass() => return Ok(()),
            _ if options.pass() => Some(Action::Pass),
            _ => return Err(self.unexpected(place, event)),
        };
        action.map_or(Ok(()), |action| self.decide(place, action, &options))
    }

    /// Checks that the seat may do this, and reports the decision.
    fn decide(
        &mut self,
        place: Place,
        action: Action,
        options: &Options,
    ) -> Result<(), Box<Difference>> {
        if !options.contains(&action) {
            return Err(self.difference(place, Differs::NotOffered(action)));
        }
        self.decisions += 1;
        self.replied = options.pass();
        // A claim of the seat that another's outranked leaves no trace: it counts as a pass.
        let before = Before::View(&self.view);
        let (number, seat) = (self.number, self.seat);
        self.watch.decision(Decision { round: number, place, seat, options, action, before });
        Ok(())
    }

    fn declared_riichi(&self) -> bool {
        let public = self.view.table().player(self.seat);
        public.riichi() != Riichi::None && !public.riichi_accepted()
    }

    /// A win with a hidden hand. The table stays as it was, for other winners of the tile.
    fn hidden_win(
        &mut self,
        place: Place,
        win: &HiddenWin,
        rest: &[Entry],
    ) -> Result<(), Box<Difference>> {
        self.answer(place, None, rest)?;
        let winners = self.recorded.winners().expect("the round has this win");
        let table = self.won_at.get_or_insert_with(|| self.view.table().clone());
        let claimed = match (win.from, table.phase()) {
            (None, Phase::Turn { seat, .. }) if seat == win.seat => Some(None),
            (Some(from), Phase::Reply { by, face, to })
                if from == by && win.tile.is_none_or(|tile| tile == face) =>
            {
                Some(Some((by, face, to)))
            }
            _ => None,
        };
        let is_possible =
            claimed.is_some_and(|claimed| hidden::is_possible(win, table, claimed, winners));
        if !is_possible || self.won(win.seat, win.deltas.unwrap_or([0; 4])).is_err() {
            let recorded = Box::new(win.clone());
            return Err(self.difference(place, Differs::HiddenWin { recorded }));
        }
        self.watch.hidden_win(self.number, win);
        Ok(())
    }

    /// Checks a win, and returns it with its worth.
    fn win(&mut self, place: Place, win: &Win) -> Result<Win, Box<Difference>> {
        let event = Event::Win(win.clone());
        let table = self.won_at.get_or_insert_with(|| self.view.table().clone()).clone();
        let winners = self.recorded.winners().expect("the round has this win");
        let claimed = match (win.from, table.phase()) {
            (None, Phase::Turn { seat, .. }) if seat == win.seat => None,
            (Some(from), Phase::Reply { by, face, to }) if from == by && face == win.tile => {
                Some((by, face, to))
            }
            _ => return Err(self.unexpected(place, &event)),
        };
        let own = win.seat != self.seat || same_hand(&win.hand, self.view.hand());
        let claims = self.claims.as_slice();
        let guessed = ura::omits_ura(self.recorded, self.format).then(|| {
            ura::guessed(
                &table,
                &[(win, claims.first())],
                claimed,
                winners,
                ura::none_seen(table.rules()),
            )
        });
        let ura = guessed.flatten().map_or_else(|| win.ura.clone(), Into::into);
        let engine = with_worth(&table, &win.hand, win.seat, claimed, ura.clone(), winners);
        let (_, score) = settled(&table, &win.hand, win.seat, claimed, ura, winners);
        let score = score.ok().filter(|_| own && engine.deltas == win.deltas);
        let Some(score) = score else {
            let engine = Some(Event::Win(engine));
            return Err(self.difference(place, Differs::event(Some(&event), engine.as_ref())));
        };
        let claim = self.claims.next();
        let checked = claim.map_or(Ok(()), |claim| claims::check(claim, &score, win, &table));
        self.scored.push(checked.is_ok().then(|| claims::of(&score, win, &table)));
        if let Err(differs) = checked {
            let difference = self.difference(place, differs);
            self.differences.push(*difference);
        }
        Ok(engine)
    }

    /// Checks a draw, and returns the result of the round.
    fn drawn(&self, place: Place, draw: &Ryuukyoku) -> Result<RoundResult, Box<Difference>> {
        let table = self.view.table();
        let mut result = RoundResult::aborted(draw.kind);
        let right = match draw.kind {
            RyuukyokuKind::Exhaustive | RyuukyokuKind::NagashiMangan => {
                let tenpai = self.tenpai(draw);
                let end = exhausted(table, tenpai);
                result = RoundResult::exhausted(&end, tenpai);
                let own = draw.hands[self.seat.index()].as_ref();
                own.is_none_or(|hand| same_hand(hand, self.view.hand()))
                    && table.due_draw() == Some(RyuukyokuKind::Exhaustive)
                    && draw.hands.iter().flatten().all(|hand| self.is_tenpai(hand))
                    && (!self.recorded.payments_told
                        || (end.kind, end.deltas) == (draw.kind, draw.deltas))
            }
            RyuukyokuKind::KyuushuKyuuhai | RyuukyokuKind::Sanchahou => draw.deltas == [0; 4],
            kind => table.due_draw() == Some(kind) && draw.deltas == [0; 4],
        };
        if right {
            Ok(result)
        } else {
            Err(self.unexpected(place, &Event::Ryuukyoku(draw.clone())))
        }
    }

    fn is_tenpai(&self, hand: &Hand) -> bool {
        let convention = self.view.table().rules().tenpai();
        !hand.wait_tiles_in(&Visible::of(hand).with_fifth_copy(convention)).is_empty()
    }

    /// Who is tenpai: those who show their hands, and the seat that sees, whose hand isn't always
    /// shown. mjai doesn't always show hands: there, who is paid; and after nagashi mangan, which
    /// pays others, a dealer who deals again.
    fn tenpai(&self, draw: &Ryuukyoku) -> [bool; 4] {
        let own = self.is_tenpai(self.view.hand());
        let shown = draw.hands.each_ref().map(Option::is_some);
        let mut tenpai = match draw.deltas {
            _ if self.format == Format::Client || shown.contains(&true) => shown,
            _ if draw.kind == RyuukyokuKind::NagashiMangan => {
                let dealer = self.recorded.deal.dealer;
                Seat::ALL.map(|seat| seat == dealer && self.dealer_repeats)
            }
            [0, 0, 0, 0] => [own; 4],
            deltas => deltas.map(|delta| delta > 0),
        };
        tenpai[self.seat.index()] = own;
        tenpai
    }

    /// Adds a winner to the outcome.
    fn won(&mut self, seat: Seat, deltas: [i32; 4]) -> Result<(), PointsError> {
        let before = self.outcome.map(|outcome| (outcome.result, outcome.points));
        let (mut winners, points) = match before {
            Some((RoundResult::Won { winners }, points)) => (winners, points),
            _ => {
                let table = self.won_at.as_ref().expect("the table is kept when a win is checked");
                ([false; 4], table.points())
            }
        };
        winners[seat.index()] = true;
        let (result, points) = (RoundResult::Won { winners }, plus(points, deltas)?);
        self.outcome = Some(Outcome { result, points, sticks: 0 });
        Ok(())
    }
}

/// Whether a discard can still be called after this event.
const fn leaves_open(event: &Event) -> bool {
    matches!(event, Event::RiichiAccepted { .. } | Event::Dora { .. })
}

/// The event that settles a discard: the stick of its riichi and an indicator precede a call of it.
fn settling<'a>(event: &'a Event, rest: &'a [Entry]) -> &'a Event {
    let rest = rest.iter().filter_map(|entry| match &entry.told {
        Told::Event(event) => Some(event),
        _ => None,
    });
    core::iter::once(event).chain(rest).find(|event| !leaves_open(event)).unwrap_or(event)
}
