//! What follows an action: draws, indicators, and the next turn.

use super::{NORTH, Round};
use crate::action::Action;
use crate::event::{Event, RyuukyokuKind};
use crate::options::Options;
use crate::rules::KanDora;
use crate::seat::Seat;
use crate::table::{Phase, ReplyTo};

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
                if self.table.rules.kan_dora_turns() == KanDora::WithDiscardOrKan {
                    self.turn_over_dora(1);
                }
                let to = if meld.added().is_some() { ReplyTo::Kakan } else { ReplyTo::Ankan };
                let face = meld.added().unwrap_or(meld.mentsu().first().into());
                self.ask_for_claims(seat, face, to);
            }
            Action::Kita => {
                self.emit(Event::Kita { seat });
                self.ask_for_claims(seat, NORTH, ReplyTo::Kita);
            }
            Action::Tsumo => self.win(&[seat], None),
            Action::Kyuushu => self.abort(RyuukyokuKind::KyuushuKyuuhai, &[seat]),
            // Replies aren't offered in a turn.
            Action::Call(_) | Action::Ron | Action::Pass => {}
        }
    }

    fn discard(&mut self, seat: Seat, face: mentsu::Face, tsumogiri: bool) {
        let turns = self.table.rules.kan_dora_turns();
        if matches!(turns, KanDora::WithDiscard | KanDora::WithDiscardOrKan) {
            self.turn_over_dora(0);
        }
        self.emit(Event::Discard { seat, face, tsumogiri });
        self.ask_for_claims(seat, face, ReplyTo::Discard);
    }

    /// Draws the next tile of the live wall.
    pub(super) fn draw(&mut self, seat: Seat) {
        let face = self.wall.draw(usize::from(self.drawn));
        let face = face.expect("the wall has the draws that the table has left");
        self.drawn += 1;
        self.emit(Event::Draw { seat, face: Some(face), rinshan: false });
        self.ask(seat);
    }

    /// Draws the rinshan tile after a kan or kita that nobody has robbed, unless the kan aborts the
    /// round.
    pub(super) fn rinshan(&mut self, seat: Seat) {
        if let Some(kind) = self.table.due_draw() {
            return self.draw_ends(kind);
        }
        let rules = &self.table.rules;
        let at_once = rules.kan_dora_turns() == KanDora::AtOnce
            || match self.table.phase() {
                Phase::Reply { to: ReplyTo::Ankan, .. } => rules.ankan_dora_at_once(),
                // An indicator that a north left covered belongs to another kan, and is due.
                Phase::Reply { to: ReplyTo::Kita, .. } => true,
                _ => false,
            };
        self.turn_over_dora(u8::from(!at_once));
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
