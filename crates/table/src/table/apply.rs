//! What each event changes at the table.

use mentsu::riichi::Riichi;
use mentsu::{Face, Meld, MeldKind, Tile};

use super::{After, Discarded, Phase, Public, Rivers, Table, To};
use crate::event::{Deal, Event};
use crate::rules::GameRules;
use crate::seat::Seat;
use crate::short::Short;

impl Table {
    /// The table as a round begins, before the first draw.
    pub(crate) fn new(rules: &GameRules, deal: &Deal) -> Table {
        let players = rules.players();
        let tiles = if players == 3 { 108 } else { 136 };
        let mut indicators = Short::new();
        indicators.push(deal.indicator);
        Table {
            rules: *rules,
            round: deal.round,
            dealer: deal.dealer,
            honba: deal.honba,
            sticks: deal.sticks,
            points: deal.points,
            indicators,
            rivers: Rivers::new(),
            players: [const { Public::new() }; 4],
            draws_left: tiles - 14 - 13 * players,
            rinshan: 0,
            uninterrupted: true,
            phase: Phase::Between,
        }
    }

    /// Changes what the event changes.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Deal(deal) => *self = Table::new(&self.rules, deal),
            Event::Draw { seat, rinshan, .. } => self.draw(*seat, *rinshan),
            Event::Riichi { seat } => {
                let double = self.is_first_turn(*seat);
                self.players[seat.index()].riichi =
                    if double { Riichi::DoubleRiichi } else { Riichi::Riichi };
            }
            Event::Discard { seat, face, tsumogiri } => self.discard(*seat, *face, *tsumogiri),
            Event::RiichiAccepted { seat } => {
                let player = &mut self.players[seat.index()];
                (player.accepted, player.ippatsu) = (true, true);
                self.points[seat.index()] = self.points[seat.index()].saturating_sub(1_000);
                self.sticks = self.sticks.saturating_add(1);
                self.phase = Phase::Between;
            }
            Event::Call { seat, meld } => self.call(*seat, *meld),
            Event::Kan { seat, meld } => self.kan(*seat, *meld),
            Event::Kita { seat } => {
                let player = &mut self.players[seat.index()];
                player.kita = player.kita.saturating_add(1);
                player.concealed = player.concealed.saturating_sub(1);
                self.uninterrupted = false;
                let face = Face::plain(Tile::North);
                self.phase = Phase::Reply { by: *seat, face, to: To::Kita };
            }
            Event::Dora { face } => {
                if self.indicators.len() < 5 {
                    self.indicators.push(*face);
                }
            }
            Event::Win(win) => self.pay(&win.deltas),
            Event::Ryuukyoku(draw) => self.pay(&draw.deltas),
        }
    }

    fn draw(&mut self, seat: Seat, rinshan: bool) {
        self.draws_left = self.draws_left.saturating_sub(1);
        if rinshan {
            self.rinshan = self.rinshan.saturating_add(1);
            self.end_ippatsu();
        }
        let player = &mut self.players[seat.index()];
        player.concealed = player.concealed.saturating_add(1);
        let after = if rinshan { After::Rinshan } else { After::Draw };
        self.phase = Phase::Turn { seat, after };
    }

    fn discard(&mut self, seat: Seat, face: Face, tsumogiri: bool) {
        let player = &mut self.players[seat.index()];
        let riichi = player.riichi != Riichi::None && !player.accepted;
        player.ippatsu = false;
        player.concealed = player.concealed.saturating_sub(1);
        player.discarded = player.discarded.saturating_add(1);
        player.discards.insert(face.tile());
        self.rivers.push(&Discarded { seat, face, tsumogiri, riichi, called: None });
        self.phase = Phase::Reply { by: seat, face, to: To::Discard };
    }

    fn call(&mut self, seat: Seat, meld: Meld) {
        let players = self.rules.players();
        let from = meld.call().and_then(|call| seat.of_source(call.source(), players));
        self.rivers.call_last(seat);
        if let Some(from) = from {
            self.players[from.index()].called = true;
        }
        self.players[seat.index()].call(meld, from);
        self.uninterrupted = false;
        self.end_ippatsu();
        self.phase = match meld.kind() {
            MeldKind::Daiminkan => Phase::Between,
            _ => Phase::Turn { seat, after: After::Call },
        };
    }

    fn kan(&mut self, seat: Seat, meld: Meld) {
        self.players[seat.index()].kan(meld);
        self.uninterrupted = false;
        let (face, to) = match meld.added() {
            Some(added) => (added, To::Kakan),
            None => (Face::plain(meld.mentsu().first()), To::Ankan),
        };
        self.phase = Phase::Reply { by: seat, face, to };
    }

    fn end_ippatsu(&mut self) {
        for player in &mut self.players {
            player.ippatsu = false;
        }
    }

    /// Pays; whatever the players receive together comes from the sticks.
    fn pay(&mut self, deltas: &[i32; 4]) {
        let mut taken = 0i32;
        for (points, delta) in self.points.iter_mut().zip(deltas) {
            *points = points.saturating_add(*delta);
            taken = taken.saturating_add(*delta);
        }
        let sticks = u16::try_from(taken / 1_000).unwrap_or(0);
        self.sticks = self.sticks.saturating_sub(sticks);
        self.phase = Phase::Over;
    }
}
