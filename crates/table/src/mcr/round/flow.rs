//! What follows an action: draws, flowers, the next turn, and the end.

use mentsu::MeldKind;

use super::{Outcome, Round};
use crate::mcr::action::Action;
use crate::mcr::event::{DrawAfter, Event};
use crate::mcr::options::Options;
use crate::mcr::rules::Fouls;
use crate::mcr::situation::{Taken, WonOn, settled};
use crate::mcr::table::Phase;
use crate::mcr::view::won_on;
use crate::mcr::wall::WallTile;
use crate::seat::Seat;

/// What a foul that ends the round costs, and what each other player receives of it.
const FOUL_POINTS: [i32; 2] = [30, 10];

impl Round {
    /// Performs an offered action of a player's own turn.
    pub(super) fn turn(&mut self, seat: Seat, action: Action) {
        self.offered = [Options::NONE; 4];
        match action {
            Action::Discard(tile) => {
                self.emit(Event::Discard { seat, tile });
                self.ask_for_claims(Taken { from: seat, tile, to_kong: false });
            }
            Action::Kong(meld) => {
                self.emit(Event::Kong { seat, meld: Some(meld) });
                match meld.kind() {
                    MeldKind::Ankan => self.draw(seat, DrawAfter::Kong),
                    _ => {
                        let tile = meld.mentsu().first();
                        self.ask_for_claims(Taken { from: seat, tile, to_kong: true });
                    }
                }
            }
            Action::Win => {
                if let Some(won_on) = won_on(&self.table, seat) {
                    self.win(seat, won_on);
                }
            }
            // Answers aren't offered in a turn.
            Action::Call(_) | Action::Pass => {}
        }
    }

    /// Draws a tile, replaces flowers, or ends the round where there is none.
    pub(super) fn draw(&mut self, seat: Seat, after: DrawAfter) {
        let mut after = after;
        loop {
            let drawn = match after {
                DrawAfter::Turn => self.wall.draw(seat),
                DrawAfter::Kong | DrawAfter::Flower => self.wall.replace(seat),
            };
            match drawn {
                Some(WallTile::Tile(tile)) => {
                    self.emit(Event::Draw { seat, tile: Some(tile), after });
                    return self.ask(seat);
                }
                Some(WallTile::Flower(flower)) => {
                    self.emit(Event::Flower { seat, flower });
                    after = DrawAfter::Flower;
                }
                None => {
                    self.emit(Event::Exhausted);
                    return self.end(None, None, [0; 4]);
                }
            }
        }
    }

    /// Offers a player their options.
    pub(super) fn ask(&mut self, seat: Seat) {
        self.offered[seat.index()] = Options::of(&self.table, self.hand(seat), seat);
    }

    pub(super) fn win(&mut self, seat: Seat, won_on: WonOn) {
        let win = settled(&self.table, self.hand(seat), seat, won_on);
        debug_assert!(win.is_some(), "an offered win of {seat}");
        if let Some(win) = win {
            let deltas = win.deltas;
            self.emit(Event::Win(win));
            self.end(Some(seat), None, deltas);
        }
    }

    /// What follows from a foul.
    pub(super) fn punish(&mut self, seat: Seat) {
        match self.table.rules().fouls() {
            Fouls::EndRound => {
                let [pays, receives] = FOUL_POINTS;
                let deltas = Seat::ALL.map(|it| if it == seat { -pays } else { receives });
                self.emit(Event::Foul { seat, deltas });
                self.end(None, Some(seat), deltas);
            }
            Fouls::DeadHand => {
                self.emit(Event::DeadHand { seat });
                let has_part =
                    self.answers[seat.index()].is_some() || !self.options(seat).is_empty();
                match self.table.phase() {
                    Phase::Reply { by, tile, to_kong } if has_part => {
                        self.answer(Taken { from: by, tile, to_kong }, seat, Action::Pass);
                    }
                    Phase::Turn { seat: whose, .. } if whose == seat => self.ask(seat),
                    _ => {}
                }
            }
        }
    }

    fn end(&mut self, winner: Option<Seat>, foul: Option<Seat>, deltas: [i32; 4]) {
        self.offered = [Options::NONE; 4];
        self.outcome = Some(Outcome { winner, foul, deltas });
    }
}
