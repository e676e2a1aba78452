//! A round whose hands are all recorded, played by the engine.

mod wall;

use std::boxed::Box;
use std::collections::VecDeque;
use std::vec::Vec;

use mentsu::Face;

use self::wall::wall;
use super::compare::claims;
use super::compare::events::{is_step, records_time, same, same_state, times_indicators};
use super::decision::{Before, Decision};
use super::difference::{Difference, Differs};
use super::followed::Followed;
use super::ura;
use super::watch::Watch;
use crate::action::Action;
use crate::event::{Event, RyuukyokuKind, Win};
use crate::ledger::{minus, moved, plus};
use crate::record::{Place, Record, RecordedRound, Told, WinClaim};
use crate::round::{Outcome, Round, StartError};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::settlement::{Winners, settled};
use crate::situation::Claimed;
use crate::start::RoundStart;
use crate::table::{Phase, Table};
use crate::wall::face_counts;

/// Follows a round.
pub(super) fn follow(
    record: &Record,
    number: usize,
    rules: &GameRules,
    watch: &mut dyn Watch,
) -> Followed {
    let recorded = &record.rounds[number];
    if !ura::omits_ura(recorded, record.format) {
        return follow_with(record, number, rules, Vec::new(), watch).0;
    }
    // The payment at the end determines the ura indicators, so the round is followed twice.
    let (_, won_at) = follow_with(record, number, rules, Vec::new(), &mut |_: Decision<'_>| {});
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

/// Follows a round, with these ura indicators if the record has none.
fn follow_with(
    record: &Record,
    number: usize,
    rules: &GameRules,
    ura: Vec<Face>,
    watch: &mut dyn Watch,
) -> (Followed, WonAt) {
    let recorded = &record.rounds[number];
    let dealt = wall(record, recorded, rules, ura)
        .map_err(StartError::from)
        .and_then(|wall| Round::new(rules, &RoundStart::of(&recorded.deal), wall));
    let round = match dealt {
        Ok(round) => round,
        Err(why) => {
            let difference = Difference::new(number, recorded.place, Differs::Start(why));
            return (Followed::nowhere(difference), None);
        }
    };
    let pending = round.last_events().iter().cloned().collect();
    let events = recorded.events().collect();
    let passes = passes(recorded);
    let mut follower = Follower {
        record,
        recorded,
        number,
        round,
        pending,
        events,
        passes,
        indicators: VecDeque::new(),
        recorded_indicators: VecDeque::new(),
        steps: 0,
        differences: Vec::new(),
        paid_otherwise: [0; 4],
        claims: recorded.claims.iter(),
        scored: Vec::new(),
        won_at: None,
        decisions: 0,
        watch,
    };
    let ended = follower.follow();
    let outcome = follower.round.outcome().filter(|_| recorded.is_complete()).map(|outcome| {
        // Otherwise a wrong payment would be a difference of the next round, too.
        let points = plus(outcome.points, follower.paid_otherwise);
        Outcome { points: points.expect("they were added when they were paid"), ..*outcome }
    });
    let followed = Followed {
        decisions: follower.decisions,
        differences: core::mem::take(&mut follower.differences),
        claims: core::mem::take(&mut follower.scored),
        ended: ended.map(|()| outcome),
    };
    (followed, follower.won_at)
}

struct Follower<'a> {
    record: &'a Record,
    recorded: &'a RecordedRound,
    number: usize,
    round: Round,
    /// The engine's events that the record hasn't reached yet.
    pending: VecDeque<Event>,
    events: Vec<(Place, &'a Event)>,
    /// Who passes between each event and the one before it, where the record says so.
    passes: Vec<[bool; 4]>,
    /// Indicators that only one side has turned over so far, in formats that don't say when or
    /// whose writers differ, each with the number of steps before it.
    indicators: VecDeque<(Face, usize)>,
    recorded_indicators: VecDeque<(Face, usize)>,
    /// How many steps the record and the engine have gone together.
    steps: usize,
    /// Differences after which the round can be followed.
    differences: Vec<Difference>,
    /// How much more everybody has received by the record than by the engine.
    paid_otherwise: [i32; 4],
    claims: core::slice::Iter<'a, WinClaim>,
    /// The engine's claims about the wins that it scores alike.
    scored: Vec<Option<WinClaim>>,
    won_at: WonAt,
    decisions: usize,
    watch: &'a mut dyn Watch,
}

impl Follower<'_> {
    fn follow(&mut self) -> Result<(), Box<Difference>> {
        self.deal()?;
        for at in 0..self.events.len() {
            if self.indicator(at)? {
                continue;
            }
            if self.pending.is_empty() {
                if self.breaks_off(at) {
                    break;
                }
                self.act(at)?;
                self.take_indicators();
            }
            self.event(at)?;
        }
        // The record ends within the round.
        if !self.recorded.is_complete() {
            return Ok(());
        }
        let place = self.events.last().map_or(self.recorded.place, |(place, _)| *place);
        let dora = |face: Option<&(Face, usize)>| face.map(|&(face, _)| Event::Dora { face });
        let recorded = dora(self.recorded_indicators.front());
        let engine = self.pending.pop_front().or(dora(self.indicators.front()));
        if let (None, Some(Event::Dora { .. }), Some((_, last))) =
            (&recorded, &engine, self.events.last())
        {
            let recorded = Box::new((*last).clone());
            return Err(self.difference(place, Differs::NoIndicator { recorded }));
        }
        if recorded.is_some() || engine.is_some() {
            return Err(self.difference(place, Differs::event(recorded.as_ref(), engine.as_ref())));
        }
        Ok(())
    }

    fn difference(&self, place: Place, differs: Differs) -> Box<Difference> {
        Difference::new(self.number, place, differs)
    }

    fn deal(&mut self) -> Result<(), Box<Difference>> {
        let Some(Event::Deal(engine)) = self.pending.pop_front() else {
            unreachable!("a round begins with its deal");
        };
        let deal = &self.recorded.deal;
        let counts = |hand: &Vec<Face>| face_counts(hand.iter().copied());
        let same_hands = deal.hands.iter().map(counts).eq(engine.hands.iter().map(counts));
        if same_hands && deal.indicator == engine.indicator {
            Ok(())
        } else {
            Err(self.difference(self.recorded.place, Differs::Deal { engine: Box::new(engine) }))
        }
    }

    /// Writers place indicators differently among the other events, so they are compared
    /// separately: by order, and by step if the format has one. Returns whether the event at `at`
    /// was an indicator, which is then done.
    fn indicator(&mut self, at: usize) -> Result<bool, Box<Difference>> {
        if times_indicators(self.record.format) {
            return Ok(false);
        }
        self.take_indicators();
        let (place, recorded) = self.events[at];
        if let Event::Dora { face } = recorded {
            self.recorded_indicators.push_back((*face, self.steps));
        }
        while let (Some((recorded, recorded_at)), Some((engine, turned_at))) =
            (self.recorded_indicators.front().copied(), self.indicators.front().copied())
        {
            if recorded != engine {
                let [recorded, engine] = [recorded, engine].map(|face| Some(Event::Dora { face }));
                return Err(
                    self.difference(place, Differs::event(recorded.as_ref(), engine.as_ref()))
                );
            }
            if recorded_at != turned_at && records_time(self.record.format) {
                let differs =
                    Differs::Time { indicator: engine, recorded: recorded_at, engine: turned_at };
                self.differences.push(*self.difference(place, differs));
            }
            self.recorded_indicators.pop_front();
            self.indicators.pop_front();
        }
        Ok(matches!(recorded, Event::Dora { .. }))
    }

    /// Takes indicators out of the engine's events, where they are compared apart.
    fn take_indicators(&mut self) {
        if times_indicators(self.record.format) {
            return;
        }
        let indicators = &mut self.indicators;
        let mut steps = self.steps;
        self.pending.retain(|event| {
            steps += usize::from(is_step(event));
            match event {
                Event::Dora { face } => {
                    indicators.push_back((*face, steps));
                    false
                }
                _ => true,
            }
        });
    }

    /// Plays the action that leads to the event of this number.
    fn act(&mut self, at: usize) -> Result<(), Box<Difference>> {
        match self.round.table().phase() {
            Phase::Turn { seat, .. } => match self.turn_action(at, seat) {
                Some(action) => {
                    let action = self.with_possible_tsumogiri(at, seat, action);
                    self.take(at, seat, action)
                }
                None => Err(self.unexpected(at, Some(seat))),
            },
            Phase::Reply { .. } => self.reply(at),
            Phase::Between | Phase::Over => Err(self.unexpected(at, None)),
        }
    }

    /// The action, or the discard of the same tile from where it can be: which of two equal tiles
    /// it was changes nothing.
    fn with_possible_tsumogiri(&mut self, at: usize, seat: Seat, action: Action) -> Action {
        let other = match action {
            Action::Discard { face, tsumogiri } => Action::Discard { face, tsumogiri: !tsumogiri },
            Action::Riichi { face, tsumogiri } => Action::Riichi { face, tsumogiri: !tsumogiri },
            Action::OpenRiichi { face, tsumogiri } => {
                Action::OpenRiichi { face, tsumogiri: !tsumogiri }
            }
            other => other,
        };
        let options = self.round.options(seat);
        if options.contains(&action) || !options.contains(&other) {
            return action;
        }
        let difference = self.not_offered(at, seat, action);
        self.differences.push(*difference);
        other
    }

    /// Whether the record ends between a riichi and its discard.
    fn breaks_off(&self, at: usize) -> bool {
        let mut rest = self.events[at..].iter().map(|(_, event)| event);
        !self.recorded.is_complete()
            && rest.all(|event| {
                let riichi = matches!(event, Event::Riichi { .. } | Event::OpenHand { .. });
                riichi || matches!(event, Event::Dora { .. })
            })
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
        difference.of(seat, *self.round.hand_of(seat), options)
    }

    /// The action of the player whose turn it is, read from the events from this one on.
    fn turn_action(&self, at: usize, turn: Seat) -> Option<Action> {
        let (mut riichi, mut open) = (false, false);
        for (_, event) in &self.events[at..] {
            match **event {
                Event::Dora { .. } => {}
                Event::Riichi { seat } if seat == turn => riichi = true,
                Event::OpenHand { seat, .. } if seat == turn => open = true,
                Event::Discard { seat, face, tsumogiri } if seat == turn => {
                    return Some(match (riichi, open) {
                        (true, true) => Action::OpenRiichi { face, tsumogiri },
                        (true, false) => Action::Riichi { face, tsumogiri },
                        (false, _) => Action::Discard { face, tsumogiri },
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

    /// Everybody's answers, read from the events from this one on.
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
        // A claim must be offered.
        for seat in Seat::ALL {
            let action = answers[seat.index()];
            if action != Action::Pass && !self.round.options(seat).contains(&action) {
                return Err(self.not_offered(at, seat, action));
            }
        }
        // Recorded passes come first, since a claim may decide the reply, so that later seats are
        // no longer awaited.
        let passed = self.passes[at];
        let awaited = self.round.awaited();
        let (passing, others): (Vec<Seat>, Vec<Seat>) =
            awaited.partition(|seat| passed[seat.index()] && answers[seat.index()] == Action::Pass);
        for seat in passing.into_iter().chain(others) {
            if self.pending.is_empty() {
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
        self.watch.decision(Decision { round: number, place, seat, options, action, before });
        if matches!(action, Action::Ron | Action::Tsumo) {
            let claimed = match self.round.table().phase() {
                Phase::Reply { by, face, to } => Some((by, face, to)),
                _ => None,
            };
            self.won_at = Some((self.round.table().clone(), claimed));
        }
        match self.round.act(seat, action) {
            Ok(events) => self.pending.extend(events.iter().cloned()),
            Err(_) => return Err(self.not_offered(at, seat, action)),
        }
        for event in &self.pending {
            self.watch.event(number, event, Before::Round(&self.round));
        }
        Ok(())
    }

    /// Compares the event of this number with the engine's next one.
    fn event(&mut self, at: usize) -> Result<(), Box<Difference>> {
        let (place, recorded) = self.events[at];
        let Some(engine) = self.pending.pop_front() else { return Err(self.unexpected(at, None)) };
        self.steps += usize::from(is_step(&engine));
        let agrees = same(recorded, &engine, self.record.format);
        if !agrees {
            let leaves_open = !same_state(recorded, &engine);
            let whose = whose(recorded);
            let differs = if matches!(engine, Event::Dora { .. })
                && !matches!(recorded, Event::Dora { .. })
            {
                Differs::NoIndicator { recorded: Box::new(recorded.clone()) }
            } else {
                Differs::event(Some(recorded), Some(&engine))
            };
            let difference = self.difference(place, differs);
            let difference = match whose {
                Some(seat) => self.with_hand(difference, seat),
                None => difference,
            };
            if leaves_open {
                return Err(difference);
            }
            let more = minus(moved(recorded), moved(&engine));
            let paid = more.and_then(|more| plus(self.paid_otherwise, more));
            let points = paid.and_then(|paid| plus(self.round.table().points(), paid));
            let (Ok(paid), Ok(_)) = (paid, points) else { return Err(difference) };
            self.paid_otherwise = paid;
            // The difference of a discard was reported when it was made.
            if !matches!(recorded, Event::Discard { .. }) {
                self.differences.push(*difference);
            }
        }
        let Event::Win(win) = &engine else { return Ok(()) };
        let won_at = self.won_at.as_ref();
        let (table, claimed) = won_at.expect("the engine's wins follow a ron or a tsumo");
        let (_, score) =
            settled(table, &win.hand, win.seat, *claimed, win.ura.clone(), Winners::only(win.seat));
        let score = score.expect("a ron or a tsumo that was offered");
        let claim = self.claims.next();
        let checked = claim.map_or(Ok(()), |claim| claims::check(claim, &score, win, table));
        let agrees = agrees && checked.is_ok();
        self.scored.push(agrees.then(|| claims::of(&score, win, table)));
        if let Err(differs) = checked {
            let difference = self.difference(place, differs);
            self.differences.push(*difference.of(win.seat, win.hand, Vec::new()));
        }
        Ok(())
    }
}

/// Who passes just before each event, where the record says so.
fn passes(recorded: &RecordedRound) -> Vec<[bool; 4]> {
    let mut all = Vec::new();
    let mut passed = [false; 4];
    for entry in &recorded.entries {
        match entry.told {
            Told::Passed(seat) => passed[seat.index()] = true,
            Told::Event(_) => all.push(core::mem::take(&mut passed)),
            _ => {}
        }
    }
    all
}

fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Draw { seat, .. }
        | Event::Riichi { seat }
        | Event::OpenHand { seat, .. }
        | Event::Discard { seat, .. }
        | Event::RiichiAccepted { seat }
        | Event::Call { seat, .. }
        | Event::Kan { seat, .. }
        | Event::Kita { seat } => Some(seat),
        Event::Win(ref win) => Some(win.seat),
        Event::Deal(_) | Event::Dora { .. } | Event::Ryuukyoku(_) => None,
    }
}
