//! Replies of several players to one tile, and which claim takes precedence.

use mentsu::riichi::{MultipleRon, Riichi};
use mentsu::{Face, List, Meld, MeldKind};

use super::Round;
use crate::action::Action;
use crate::event::{Event, RyuukyokuKind};
use crate::options::Options;
use crate::rules::KanDora;
use crate::seat::Seat;
use crate::settlement::winners;
use crate::table::ReplyTo;

/// The rank of a claim: the highest takes precedence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Claim {
    Nothing,
    Chi,
    PonOrKan,
    Ron,
}

impl Claim {
    fn of(answer: &Action) -> Claim {
        match answer {
            Action::Ron => Claim::Ron,
            Action::Call(meld) if meld.kind() == MeldKind::Chi => Claim::Chi,
            Action::Call(_) => Claim::PonOrKan,
            _ => Claim::Nothing,
        }
    }

    /// The highest claim that these options allow.
    fn highest(options: &Options) -> Claim {
        if options.ron {
            Claim::Ron
        } else if options.calls.pon != 0 || options.calls.kan.is_some() {
            Claim::PonOrKan
        } else if options.calls.chi != 0 {
            Claim::Chi
        } else {
            Claim::Nothing
        }
    }
}

impl Round {
    /// Offers a tile to the others, or goes on if nobody can claim it.
    pub(super) fn ask_for_claims(&mut self, by: Seat, face: Face, to: ReplyTo) {
        self.offered = [Options::NONE; 4];
        self.answers = [None; 4];
        let mut any = false;
        for seat in self.table.seats() {
            if *seat != by {
                let options = Options::of(&self.table, &self.players[seat.index()], *seat);
                any |= !options.is_empty();
                self.offered[seat.index()] = options;
            }
        }
        if !any {
            self.grant_claims(by, face, to);
        }
    }

    /// Goes on once no open answer could change the outcome.
    pub(super) fn resolve(&mut self, by: Seat, face: Face, to: ReplyTo, seat: Seat) {
        self.offered[seat.index()] = Options::NONE;
        let head_bump = self.table.rules.scoring().multiple_ron() == MultipleRon::HeadBump;
        let mut best = Claim::Nothing;
        // In order of play, from the next in turn.
        for seat in self.others(by) {
            let open = Claim::highest(&self.offered[seat.index()]);
            if let Some(answer) = &self.answers[seat.index()] {
                best = best.max(Claim::of(answer));
                continue;
            }
            if open == Claim::Nothing {
                continue;
            }
            let later_ron = head_bump && best == Claim::Ron;
            let elsewhere = self.others(by).filter_map(|other| self.answers[other.index()]);
            let highest = elsewhere.map(|answer| Claim::of(&answer)).max();
            let decided = highest.is_some_and(|highest| highest > open);
            if !later_ron && !decided {
                return;
            }
        }
        self.grant_claims(by, face, to);
    }

    /// All others, from the next in turn on.
    fn others(&self, by: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.table.rules.players();
        let next = core::iter::successors(Some(by), move |seat| Some(seat.next(players)));
        next.skip(1).take(usize::from(players) - 1)
    }

    /// Settles the claims on a tile.
    fn grant_claims(&mut self, by: Seat, face: Face, to: ReplyTo) {
        self.offered = [Options::NONE; 4];
        let answers = core::mem::take(&mut self.answers);
        let mut rons: List<Seat, 3> = List::new();
        let mut call: Option<(Seat, Meld)> = None;
        for seat in self.others(by) {
            match answers[seat.index()] {
                Some(Action::Ron) => {
                    // There are three others at most.
                    let _ = rons.try_push(seat);
                }
                Some(Action::Call(meld)) if call.is_none() || meld.kind() != MeldKind::Chi => {
                    call = Some((seat, meld));
                }
                _ => {}
            }
        }
        if !rons.is_empty() {
            return self.rons(&rons, by, face, to);
        }
        match to {
            ReplyTo::Discard => self.after_discard(by, call),
            ReplyTo::Kakan | ReplyTo::Ankan | ReplyTo::Kita => self.rinshan(by),
        }
    }

    fn rons(&mut self, rons: &[Seat], by: Seat, face: Face, to: ReplyTo) {
        match winners(self.table.rules.scoring().multiple_ron(), rons) {
            Some(winners) => self.win(winners, Some((by, face, to))),
            None => self.abort(RyuukyokuKind::Sanchahou, rons),
        }
    }

    /// Nobody has won on a discard.
    fn after_discard(&mut self, by: Seat, call: Option<(Seat, Meld)>) {
        let public = self.table.player(by);
        if public.riichi() != Riichi::None && !public.riichi_accepted() {
            self.emit(Event::RiichiAccepted { seat: by });
        }
        if self.table.rules.kan_dora_turns() == KanDora::AfterDiscard {
            self.turn_over_dora(0);
        }
        if let Some(kind) = self.table.due_draw() {
            return self.draw_ends(kind);
        }
        let Some((seat, meld)) = call else {
            return self.draw(by.next(self.table.rules.players()));
        };
        self.emit(Event::Call { seat, meld });
        if meld.kind() == MeldKind::Daiminkan {
            self.rinshan(seat);
        } else {
            self.ask(seat);
        }
    }
}
