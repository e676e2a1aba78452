//! What follows an action: draws, indicators, and the next turn.

use super::{NORTH, Round};
use crate::action::Action;
use crate::event::{Event, RyuukyokuKind};
use crate::options::Options;
use crate::rules::KanDora;
use crate::seat::Seat;
use crate::table::ReplyTo;

impl Round {
    /// Performs an offered action of a player's own turn.
    pub(super) fn turn(&mut self, seat: Seat, action: Action) {
        self.offered = [Options::NONE; 4];
        match action {
            Action::Discard { face, tsumogiri } => self.discard(seat, face, tsumogiri),
            Action::Riichi { face, tsumogiri } => {
                self.emit(Event::Riichi { seat });
                self.discard(seat, face, tsumogiri);
            }
            Action::OpenRiichi { face, tsumogiri } => {
                self.emit(Event::Riichi { seat });
                // The tile is offered, so the hand has it.
                if let Ok(hand) = self.players[seat.index()].hand.discard(face) {
                    self.emit(Event::OpenHand { seat, hand });
                }
                self.discard(seat, face, tsumogiri);
            }
            Action::Kan(meld) => {
                self.emit(Event::Kan { seat, meld });
                let to = if meld.added().is_some() { ReplyTo::Kakan } else { ReplyTo::Ankan };
                let face = meld.added().unwrap_or(meld.mentsu().first().into());
                self.open_window(seat, face, to);
            }
            Action::Kita => {
                self.emit(Event::Kita { seat });
                self.open_window(seat, NORTH, ReplyTo::Kita);
            }
            Action::Tsumo => self.win(&[seat], None),
            Action::Kyuushu => self.abort(RyuukyokuKind::KyuushuKyuuhai, &[seat]),
            // Replies aren't offered in a turn.
            Action::Call(_) | Action::Ron | Action::Pass => {}
        }
    }

    fn discard(&mut self, seat: Seat, face: mentsu::Face, tsumogiri: bool) {
        if self.table.rules.kan_dora_turns() == KanDora::WithDiscard {
            self.turn_over_dora(0);
        }
        self.emit(Event::Discard { seat, face, tsumogiri });
        self.open_window(seat, face, ReplyTo::Discard);
    }

    /// Draws the next tile of the live wall, or ends the round.
    pub(super) fn draw(&mut self, seat: Seat) {
        let next = self.wall.draw(usize::from(self.drawn));
        let Some(face) = next.filter(|_| self.table.draws_left() > 0) else {
            return self.exhaust();
        };
        self.drawn += 1;
        self.emit(Event::Draw { seat, face: Some(face), rinshan: false });
        self.ask(seat);
    }

    /// Draws the rinshan tile after a kan or kita that nobody has robbed, unless the kan aborts the
    /// round.
    pub(super) fn rinshan(&mut self, seat: Seat, to: ReplyTo) {
        if to != ReplyTo::Kita && self.table.aborts_with_kan() {
            return self.abort(RyuukyokuKind::Suukaikan, &[]);
        }
        let rules = &self.table.rules;
        let at_once = match to {
            ReplyTo::Kakan => rules.kan_dora_turns() == KanDora::AtOnce,
            ReplyTo::Ankan => {
                rules.ankan_dora_at_once() || rules.kan_dora_turns() == KanDora::AtOnce
            }
            // An indicator that a north left covered belongs to another kan, and is due.
            ReplyTo::Kita | ReplyTo::Discard => true,
        };
        self.turn_over_dora(u8::from(!at_once));
        self.draw_rinshan(seat);
    }

    pub(super) fn rinshan_after_call(&mut self, seat: Seat) {
        if self.table.aborts_with_kan() {
            return self.abort(RyuukyokuKind::Suukaikan, &[]);
        }
        let at_once = self.table.rules.kan_dora_turns() == KanDora::AtOnce;
        self.turn_over_dora(u8::from(!at_once));
        self.draw_rinshan(seat);
    }

    fn draw_rinshan(&mut self, seat: Seat) {
        // Kans and norths are offered only while their rinshan tiles are left.
        let face = self.wall.rinshan(usize::from(self.table.rinshan));
        self.emit(Event::Draw { seat, face, rinshan: true });
        self.ask(seat);
    }

    /// Turns over the indicators of all kans except the last `but`.
    pub(super) fn turn_over_dora(&mut self, but: u8) {
        // A rinshan tile is drawn, or about to be, wherever an indicator is due.
        if !self.table.rules.scoring().kan_dora() {
            return;
        }
        let due = 1 + usize::from(self.table.kans().saturating_sub(but));
        for nth in self.table.indicators().len()..due {
            // A fifth kan has no indicator.
            let Some(face) = self.wall.dora(nth) else { return };
            self.emit(Event::Dora { face });
        }
    }

    /// Offers the current player their options.
    pub(super) fn ask(&mut self, seat: Seat) {
        self.offered[seat.index()] = Options::of(&self.table, &self.players[seat.index()], seat);
    }
}
