//! The judge's side: what it asks four bots, and what becomes of their answers.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use mentsu::{MeldKind, Tile};

use super::request::Request;
use super::response::Response;
use super::text::TextError;
use crate::mcr::action::Action;
use crate::mcr::event::{Deal, Event, Win};
use crate::mcr::hands::declare;
use crate::mcr::round::{Round, RoundStart};
use crate::mcr::rules::GameRules;
use crate::mcr::table::{Phase, TurnStart};
use crate::mcr::wall::{Wall, WallError};
use crate::seat::Seat;

/// A match of four bots, as Botzone's judge leads it: in each turn every bot gets a request, and
/// all answer.
///
/// An answer that can't be read or isn't allowed is a fault, a win that isn't one among them: its
/// bot loses 30 points and the others get 10 each. Of several the first from east on counts, and
/// any goes before what others declare.
#[derive(Clone, Debug)]
pub struct Judge {
    round: Round,
    /// Seat 0 always deals, so a request names only the prevailing wind.
    start: Option<RoundStart>,
    /// Events that haven't been sent yet; the first is being sent.
    pending: VecDeque<Event>,
    fault: Option<(Seat, Fault)>,
}

/// How a match has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Everyone's score.
    pub scores: [i32; 4],
    /// The win, if there is one.
    pub win: Option<Win>,
    /// Whose fault ended it, and which.
    pub fault: Option<(Seat, Fault)>,
}

/// Why an answer is a fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// It can't be read.
    Text(TextError),
    /// The bot may not do this now: a win that isn't one (错和), a tile that it doesn't hold, or an
    /// answer where it has to pass.
    NotAllowed(Response),
}

impl Judge {
    /// Begins a match. Seat 0 deals, whoever this start says, since bots number their seats from
    /// the dealer.
    ///
    /// # Errors
    /// [`WallError`] for a wall of other tiles than the rules have.
    pub fn new(rules: &GameRules, start: &RoundStart, wall: Wall) -> Result<Judge, WallError> {
        // Bots number their seats from the dealer.
        let start = RoundStart { dealer: Seat::ALL[0], ..*start };
        let round = Round::new(rules, &start, wall)?;
        let pending = round.last_events().iter().cloned().collect();
        Ok(Judge { round, start: Some(start), pending, fault: None })
    }

    /// The round as it is; the last requests may lag behind it where nobody had a choice.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The request that each bot receives now; `None` once the match is over.
    #[must_use]
    pub fn requests(&self) -> Option<[Request; 4]> {
        if self.fault.is_some() {
            return None;
        }
        if let Some(start) = self.start {
            return Some(Seat::ALL.map(|seat| Request::Start { seat, prevalent: start.prevalent }));
        }
        let event = self.pending.front()?;
        let all = |request: Request| Some([0, 1, 2, 3].map(|_| request.clone()));
        match event {
            Event::Deal(deal) => Some(Seat::ALL.map(|seat| deal_of(deal, seat))),
            Event::Draw { seat, tile: Some(tile), .. } => Some(Seat::ALL.map(|to| {
                if to == *seat {
                    Request::Draw { tile: *tile }
                } else {
                    Request::OtherDraws { seat: *seat }
                }
            })),
            Event::Flower { seat, flower } => all(Request::Flower { seat: *seat, flower: *flower }),
            Event::Discard { seat, tile } => all(Request::Play { seat: *seat, tile: *tile }),
            Event::Call { seat, meld } => match (meld.kind(), self.pending.get(1)) {
                (MeldKind::Pon, Some(Event::Discard { tile, .. })) => {
                    all(Request::Peng { seat: *seat, discard: *tile })
                }
                (MeldKind::Chi, Some(Event::Discard { tile, .. })) => {
                    let middle = meld.mentsu().tiles().nth(1)?;
                    all(Request::Chi { seat: *seat, middle, discard: *tile })
                }
                _ => all(Request::Gang { seat: *seat }),
            },
            Event::Kong { seat, meld } => match meld.filter(|meld| meld.is_open()) {
                Some(meld) => all(Request::BuGang { seat: *seat, tile: meld.mentsu().first() }),
                None => all(Request::Gang { seat: *seat }),
            },
            // The match is over: no request follows.
            Event::Win(_) | Event::Exhausted | Event::Foul { .. } => None,
            Event::DeadHand { .. } | Event::Draw { tile: None, .. } => None,
        }
    }

    /// Hears all four answers to the last requests, and goes on. Once the match is over nothing
    /// changes.
    pub fn hear<T: AsRef<str>>(&mut self, responses: &[T; 4]) {
        let Some(requests) = self.requests() else { return };
        let read = responses.each_ref().map(|text| text.as_ref().parse::<Response>());
        let is_waiting = self.start.is_none() && self.pending.len() <= events_at_once(&requests[0]);
        let mut actions = Vec::new();
        for (seat, response) in Seat::ALL.into_iter().zip(read) {
            let judged = response
                .map_err(Fault::Text)
                .and_then(|response| self.allowed(seat, &response, is_waiting));
            match judged {
                Ok(Some((action, discard))) => actions.push((seat, action, discard)),
                Ok(None) => {}
                Err(fault) => {
                    self.fault = Some((seat, fault));
                    return;
                }
            }
        }
        if self.start.take().is_some() {
            return;
        }
        self.pending.drain(..events_at_once(&requests[0]).min(self.pending.len()));
        for (seat, action, _) in &actions {
            // Whoever can't change the outcome any more isn't awaited.
            if let Ok(events) = self.round.act(*seat, *action) {
                self.pending.extend(events.iter().cloned());
            }
        }
        // Whoever has got a pung or a chow discards what was answered with it.
        for (seat, _, discard) in actions {
            if let (Some(tile), Phase::Turn { seat: whose, start: TurnStart::Claim }) =
                (discard, self.round.table().phase())
            {
                if whose == seat {
                    if let Ok(events) = self.round.act(seat, Action::Discard(tile)) {
                        self.pending.extend(events.iter().cloned());
                    }
                }
            }
        }
    }

    /// What an answer means; `None` where it is a pass that nobody waits for.
    fn allowed(
        &self,
        seat: Seat,
        response: &Response,
        is_waiting: bool,
    ) -> Result<Option<(Action, Option<Tile>)>, Fault> {
        let options = self.round.options(seat);
        if !is_waiting || options.is_empty() {
            let passes = *response == Response::Pass;
            return if passes { Ok(None) } else { Err(Fault::NotAllowed(*response)) };
        }
        let meant = response.action(options).ok_or(Fault::NotAllowed(*response))?;
        if let (Action::Call(meld), Some(tile)) = meant {
            let called = declare(self.round.hand(seat), &meld);
            if !called.is_ok_and(|hand| hand.discard(tile).is_ok()) {
                return Err(Fault::NotAllowed(*response));
            }
        }
        Ok(Some(meant))
    }

    /// How the match has ended; `None` while it goes on.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        if let Some((seat, fault)) = &self.fault {
            let scores = Seat::ALL.map(|other| if other == *seat { -30 } else { 10 });
            return Some(Verdict { scores, win: None, fault: Some((*seat, fault.clone())) });
        }
        if self.requests().is_some() {
            return None;
        }
        let outcome = self.round.outcome()?;
        let win = self.round.win_event().cloned();
        Some(Verdict { scores: outcome.deltas, win, fault: None })
    }
}

/// The number of events in a request: a pung or a chow comes with its discard.
const fn events_at_once(request: &Request) -> usize {
    match request {
        Request::Peng { .. } | Request::Chi { .. } => 2,
        _ => 1,
    }
}

fn deal_of(deal: &Deal, seat: Seat) -> Request {
    Request::Deal { flowers: deal.flowers.clone(), hand: deal.hands[seat.index()].clone() }
}
