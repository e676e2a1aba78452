//! A round whose hands are all recorded, played by the engine.

use std::boxed::Box;
use std::collections::VecDeque;
use std::vec::Vec;

use mentsu::Face;

use super::claims;
use super::decision::{Before, Decision, Followed};
use super::difference::{Difference, Differs};
use super::next::start;
use super::same::{leaves_sticks_out, same, times_indicators};
use super::ura;
use super::walls::wall;
use crate::action::Action;
use crate::event::{Event, RyuukyokuKind, Win};
use crate::record::{Place, Record, RecordedRound, WinClaim};
use crate::round::{Round, Winners, settled};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::situation::Claimed;
use crate::sorted::sorted;
use crate::table::{Phase, Table};

/// Follows a round.
pub(super) fn follow(
    record: &Record,
    number: usize,
    rules: &GameRules,
    watch: &mut dyn FnMut(Decision<'_>),
) -> Followed {
    let recorded = &record.rounds[number];
    if !ura::are_untold(recorded, record.format) {
        return follow_with(record, number, rules, Vec::new(), watch).0;
    }
    // What lies below the indicators is what leads to the payment, and that is seen at the end.
    let (_, won_at) = follow_with(record, number, rules, Vec::new(), &mut |_| {});
    let ura = won_at.and_then(|(table, claimed)| {
        let wins = recorded.events().filter_map(|(_, event)| match event {
            Event::Win(win) => Some(win),
            _ => None,
        });
        let claims = recorded.claims.iter().map(Some).chain(core::iter::repeat(None));
        let wins: Vec<_> = wins.zip(claims).collect();
        ura::guessed(&table, &wins, claimed, recorded.winners()?, ura::left(recorded, rules))
    });
    follow_with(record, number, rules, ura.unwrap_or_default(), watch).0
}

/// The table as it was when the round was won, and the tile claimed.
type WonAt = Option<(Table, Option<Claimed>)>;

/// Follows a round with these ura indicators, if it tells none.
fn follow_with(
    record: &Record,
    number: usize,
    rules: &GameRules,
    ura: Vec<Face>,
    watch: &mut dyn FnMut(Decision<'_>),
) -> (Followed, WonAt) {
    let recorded = &record.rounds[number];
    let dealt = wall(record, recorded, rules, ura)
        .and_then(|wall| Round::new(rules, &start(recorded), wall));
    let round = match dealt {
        Ok(round) => round,
        Err(why) => {
            let difference = Difference::new(number, recorded.place, Differs::Wall(why));
            return (Followed::nowhere(difference), None);
        }
    };
    let told = round.events().iter().cloned().collect();
    let events = recorded.events().collect();
    let mut follower = Follower {
        record,
        recorded,
        number,
        round,
        told,
        events,
        indicators: VecDeque::new(),
        recorded_indicators: VecDeque::new(),
        claims: recorded.claims.iter(),
        scored: Vec::new(),
        won_at: None,
        decisions: 0,
        sticks_left_out: false,
        watch,
    };
    let ended = follower.follow();
    let claims = core::mem::take(&mut follower.scored);
    let followed = Followed {
        decisions: follower.decisions,
        sticks_left_out: follower.sticks_left_out,
        claims,
        ended: ended.map(|()| follower.round.outcome().copied().filter(|_| recorded.is_complete())),
    };
    (followed, follower.won_at)
}

struct Follower<'a> {
    record: &'a Record,
    recorded: &'a RecordedRound,
    number: usize,
    round: Round,
    /// What the engine has told and the record has yet to tell.
    told: VecDeque<Event>,
    events: Vec<(Place, &'a Event)>,
    /// Indicators that the engine has turned over and the record hasn't, and the other way round,
    /// where the record doesn't say when.
    indicators: VecDeque<Face>,
    recorded_indicators: VecDeque<Face>,
    claims: core::slice::Iter<'a, WinClaim>,
    /// What the engine claims.
    scored: Vec<WinClaim>,
    won_at: WonAt,
    decisions: usize,
    sticks_left_out: bool,
    watch: &'a mut dyn FnMut(Decision<'_>),
}

impl Follower<'_> {
    fn follow(&mut self) -> Result<(), Box<Difference>> {
        self.deal()?;
        for at in 0..self.events.len() {
            if self.indicator(at)? {
                continue;
            }
            if self.told.is_empty() {
                if self.breaks_off(at) {
                    break;
                }
                self.act(at)?;
                self.take_indicators();
            }
            self.event(at)?;
        }
        // Of a round that the record leaves within, nothing more has to be told.
        if !self.recorded.is_complete() {
            return Ok(());
        }
        let place = self.events.last().map_or(self.recorded.place, |(place, _)| *place);
        let dora = |face: Option<&Face>| face.map(|&face| Event::Dora { face });
        let recorded = dora(self.recorded_indicators.front());
        let engine = self.told.pop_front().or(dora(self.indicators.front()));
        if recorded.is_some() || engine.is_some() {
            return Err(self.difference(place, Differs::event(recorded.as_ref(), engine.as_ref())));
        }
        Ok(())
    }

    fn difference(&self, place: Place, differs: Differs) -> Box<Difference> {
        Difference::new(self.number, place, differs)
    }

    fn deal(&mut self) -> Result<(), Box<Difference>> {
        let Some(Event::Deal(engine)) = self.told.pop_front() else { return Ok(()) };
        let deal = &self.recorded.deal;
        let same =
            |(one, other): (&Vec<Face>, &Vec<Face>)| sorted(one.clone()) == sorted(other.clone());
        let same_hands = deal.hands.iter().zip(&engine.hands).all(same);
        if same_hands && deal.indicator == engine.indicator {
            Ok(())
        } else {
            Err(self.difference(self.recorded.place, Differs::Deal { engine: Box::new(engine) }))
        }
    }

    /// Where the format doesn't say when indicators are turned over, only their order counts. Tells
    /// whether the event of this number is done with.
    fn indicator(&mut self, at: usize) -> Result<bool, Box<Difference>> {
        if times_indicators(self.record.format) {
            return Ok(false);
        }
        self.take_indicators();
        let (place, recorded) = self.events[at];
        if let Event::Dora { face } = recorded {
            self.recorded_indicators.push_back(*face);
        }
        while let (Some(recorded), Some(engine)) =
            (self.recorded_indicators.front().copied(), self.indicators.front().copied())
        {
            if recorded != engine {
                let [recorded, engine] = [recorded, engine].map(|face| Some(Event::Dora { face }));
                return Err(
                    self.difference(place, Differs::event(recorded.as_ref(), engine.as_ref()))
                );
            }
            self.recorded_indicators.pop_front();
            self.indicators.pop_front();
        }
        Ok(matches!(recorded, Event::Dora { .. }))
    }

    /// Takes indicators out of what the engine has told, where only their order counts.
    fn take_indicators(&mut self) {
        if times_indicators(self.record.format) {
            return;
        }
        let indicators = &mut self.indicators;
        self.told.retain(|event| match event {
            Event::Dora { face } => {
                indicators.push_back(*face);
                false
            }
            _ => true,
        });
    }

    /// Lets the engine do what leads to the event of this number.
    fn act(&mut self, at: usize) -> Result<(), Box<Difference>> {
        match self.round.table().phase() {
            Phase::Turn { seat, .. } => match self.turn_action(at, seat) {
                Some(action) => self.take(at, seat, action),
                None => Err(self.unexpected(at, Some(seat))),
            },
            Phase::Reply { .. } => self.reply(at),
            Phase::Between | Phase::Over => Err(self.unexpected(at, None)),
        }
    }

    /// Whether the record ends between a riichi and its discard.
    fn breaks_off(&self, at: usize) -> bool {
        let mut rest = self.events[at..].iter().map(|(_, event)| event);
        !self.recorded.is_complete()
            && rest.all(|event| matches!(event, Event::Riichi { .. } | Event::Dora { .. }))
    }

    fn unexpected(&self, at: usize, seat: Option<Seat>) -> Box<Difference> {
        let (place, event) = self.events[at];
        let differs = Differs::event(Some(event), None);
        let difference = self.difference(place, differs);
        match seat {
            Some(seat) => self.with_hand(difference, seat),
            None => difference,
        }
    }

    fn with_hand(&self, difference: Box<Difference>, seat: Seat) -> Box<Difference> {
        let options = self.round.options(seat).iter().collect();
        difference.of(seat, *self.round.hand(seat), options)
    }

    /// What the player whose turn it is does, by the events from this one on.
    fn turn_action(&self, at: usize, turn: Seat) -> Option<Action> {
        let mut riichi = false;
        for (_, event) in &self.events[at..] {
            match **event {
                Event::Dora { .. } => {}
                Event::Riichi { seat } if seat == turn => riichi = true,
                Event::Discard { seat, face, tsumogiri } if seat == turn => {
                    return Some(match riichi {
                        true => Action::Riichi { face, tsumogiri },
                        false => Action::Discard { face, tsumogiri },
                    });
                }
                Event::Kan { seat, meld } if seat == turn => return Some(Action::Kan(meld)),
                Event::Kita { seat } if seat == turn => return Some(Action::Kita),
                Event::Win(Win { seat, from: None, .. }) if seat == turn => {
                    return Some(Action::Tsumo);
                }
                Event::Ryuukyoku(ref draw) if draw.kind == RyuukyokuKind::KyuushuKyuuhai => {
                    return Some(Action::Kyuushu);
                }
                _ => return None,
            }
        }
        None
    }

    /// What everybody answers, by the events from this one on.
    fn answers(&self, at: usize) -> [Action; 4] {
        let mut answers = [Action::Pass; 4];
        for (_, event) in &self.events[at..] {
            match **event {
                Event::Dora { .. } | Event::RiichiAccepted { .. } => {}
                Event::Call { seat, meld } => {
                    answers[seat.index()] = Action::Call(meld);
                    break;
                }
                Event::Win(Win { seat, from: Some(_), .. }) => answers[seat.index()] = Action::Ron,
                Event::Ryuukyoku(ref draw) if draw.kind == RyuukyokuKind::Sanchahou => {
                    for seat in self.round.awaited() {
                        answers[seat.index()] = Action::Ron;
                    }
                    break;
                }
                _ => break,
            }
        }
        answers
    }

    fn reply(&mut self, at: usize) -> Result<(), Box<Difference>> {
        let answers = self.answers(at);
        // Who does something must be asked.
        for seat in Seat::ALL {
            let action = answers[seat.index()];
            if action != Action::Pass && !self.round.options(seat).contains(&action) {
                return Err(self.not_offered(at, seat, action));
            }
        }
        // Once the others have answered, nobody is awaited who couldn't change the outcome.
        let awaited: Vec<Seat> = self.round.awaited().collect();
        for seat in awaited {
            if self.told.is_empty() {
                self.take(at, seat, answers[seat.index()])?;
            }
        }
        Ok(())
    }

    fn not_offered(&self, at: usize, seat: Seat, action: Action) -> Box<Difference> {
        let difference = self.difference(self.events[at].0, Differs::NotOffered(action));
        self.with_hand(difference, seat)
    }

    fn take(&mut self, at: usize, seat: Seat, action: Action) -> Result<(), Box<Difference>> {
        let place = self.events[at].0;
        let (number, options) = (self.number, self.round.options(seat));
        if !options.contains(&action) {
            return Err(self.not_offered(at, seat, action));
        }
        self.decisions += 1;
        let before = Before::Round(&self.round);
        (self.watch)(Decision { round: number, place, seat, options, action, before });
        if matches!(action, Action::Ron | Action::Tsumo) {
            let claimed = match self.round.table().phase() {
                Phase::Reply { by, face, to } => Some((by, face, to)),
                _ => None,
            };
            self.won_at = Some((self.round.table().clone(), claimed));
        }
        match self.round.act(seat, action) {
            Ok(events) => self.told.extend(events.iter().cloned()),
            Err(_) => return Err(self.not_offered(at, seat, action)),
        }
        Ok(())
    }

    /// Compares the event of this number with what the engine tells.
    fn event(&mut self, at: usize) -> Result<(), Box<Difference>> {
        let (place, recorded) = self.events[at];
        let Some(engine) = self.told.pop_front() else { return Err(self.unexpected(at, None)) };
        if !same(recorded, &engine, self.record.format) {
            let whose = whose(recorded);
            let differs = Differs::event(Some(recorded), Some(&engine));
            let difference = self.difference(place, differs);
            return Err(match whose {
                Some(seat) => self.with_hand(difference, seat),
                None => difference,
            });
        }
        let Event::Win(win) = &engine else { return Ok(()) };
        if let Event::Win(recorded) = recorded {
            self.sticks_left_out |= leaves_sticks_out(recorded, win, self.record.format);
        }
        let Some((table, claimed)) = &self.won_at else { return Ok(()) };
        let (_, score) =
            settled(table, &win.hand, win.seat, *claimed, win.ura.clone(), Winners::only(win.seat));
        let Ok(score) = score else { return Ok(()) };
        self.scored.push(claims::of(&score, win, table));
        let Some(claim) = self.claims.next() else { return Ok(()) };
        let checked = claims::check(claim, &score, win, table);
        checked
            .map_err(|differs| self.difference(place, differs).of(win.seat, win.hand, Vec::new()))
    }
}

fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Draw { seat, .. }
        | Event::Riichi { seat }
        | Event::Discard { seat, .. }
        | Event::RiichiAccepted { seat }
        | Event::Call { seat, .. }
        | Event::Kan { seat, .. }
        | Event::Kita { seat } => Some(seat),
        Event::Win(ref win) => Some(win.seat),
        Event::Deal(_) | Event::Dora { .. } | Event::Ryuukyoku(_) => None,
    }
}
