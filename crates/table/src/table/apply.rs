//! How each event changes the table.

use alloc::boxed::Box;

use mentsu::riichi::{Riichi, Yaku};
use mentsu::{Face, List, Meld, MeldKind, Tile};

use super::{Discarded, Phase, Public, ReplyTo, Rivers, Table, TurnStart};
use crate::event::{Deal, Event, RyuukyokuKind};
use crate::ledger::{Ledger, PointsError, check_honba};
use crate::rules::GameRules;
use crate::seat::Seat;

impl Table {
    /// The table as a round begins, before the first draw.
    pub(crate) fn new(rules: &GameRules, deal: &Deal) -> Result<Table, PointsError> {
        let Ledger { points, sticks } = Ledger::new(deal.points, deal.sticks)?;
        check_honba(rules.scoring().honba(), deal.honba)?;
        let players = rules.players();
        let tiles = if players == 3 { 108 } else { 136 };
        let mut indicators = List::new();
        let _ = indicators.try_push(deal.indicator);
        let mut seats = [const { Public::new() }; 4];
        seats[usize::from(players)..].fill(Public::nobody());
        Ok(Table {
            rules: *rules,
            round: deal.round,
            dealer: deal.dealer,
            honba: deal.honba,
            sticks,
            points,
            indicators,
            rivers: Rivers::new(),
            players: seats,
            draws_left: tiles - 14 - 13 * players,
            rinshan: 0,
            uninterrupted: true,
            after_kan: false,
            rinshan_from: None,
            dealer_wins: 0,
            phase: Phase::Between,
        })
    }

    /// Applies an event.
    ///
    /// # Errors
    /// [`PointsError`], never for what the engine pays; the table is unchanged then.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), PointsError> {
        let mut ledger = Ledger { points: self.points, sticks: self.sticks };
        ledger.follow(event)?;
        (self.points, self.sticks) = (ledger.points, ledger.sticks);
        match event {
            Event::Deal(deal) => *self = self.next(deal)?,
            Event::Draw { seat, rinshan, .. } => self.draw(*seat, *rinshan),
            Event::Riichi { seat } => {
                let double = self.is_first_turn(*seat);
                self.players[seat.index()].riichi =
                    if double { Riichi::DoubleRiichi } else { Riichi::Riichi };
            }
            Event::OpenHand { seat, hand } => {
                self.players[seat.index()].open_hand = Some(Box::new(*hand));
            }
            Event::Discard { seat, face, tsumogiri } => self.discard(*seat, *face, *tsumogiri),
            Event::RiichiAccepted { seat } => {
                let player = &mut self.players[seat.index()];
                (player.accepted, player.ippatsu) = (true, true);
                self.phase = Phase::Between;
            }
            Event::Call { seat, meld } => self.call(*seat, *meld),
            Event::Kan { seat, meld } => self.kan(*seat, *meld),
            Event::Kita { seat } => {
                let player = &mut self.players[seat.index()];
                player.kita = player.kita.saturating_add(1);
                player.concealed = player.concealed.saturating_sub(1);
                self.uninterrupted = false;
                self.after_kan = false;
                self.rinshan_from = None;
                let face = Face::plain(Tile::North);
                self.phase = Phase::Reply { by: *seat, face, to: ReplyTo::Kita };
            }
            Event::Dora { face } => {
                // The engine turns over five at most; a sixth is left out.
                let _ = self.indicators.try_push(*face);
            }
            Event::Win(win) => {
                if win.seat == self.dealer {
                    self.count_dealer_win();
                }
                self.phase = Phase::Over;
            }
            Event::Ryuukyoku(draw) => {
                let is_nagashi = draw.kind == RyuukyokuKind::NagashiMangan;
                if is_nagashi && self.nagashi_winners()[self.dealer.index()] {
                    self.count_dealer_win();
                } else {
                    self.dealer_wins = 0;
                }
                self.rinshan_from = None;
                self.phase = Phase::Over;
            }
        }
        Ok(())
    }

    fn draw(&mut self, seat: Seat, rinshan: bool) {
        self.draws_left = self.draws_left.saturating_sub(1);
        if rinshan {
            self.rinshan = self.rinshan.saturating_add(1);
            self.end_ippatsu();
        } else {
            self.after_kan = false;
        }
        let player = &mut self.players[seat.index()];
        player.concealed = player.concealed.saturating_add(1);
        let after = if rinshan { TurnStart::Rinshan } else { TurnStart::Draw };
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
        self.rinshan_from = None;
        self.phase = Phase::Reply { by: seat, face, to: ReplyTo::Discard };
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
        self.after_kan = meld.kind().is_kan();
        self.rinshan_from = from.filter(|_| self.after_kan);
        self.end_ippatsu();
        self.phase = match meld.kind() {
            MeldKind::Daiminkan => Phase::Between,
            _ => Phase::Turn { seat, after: TurnStart::Call },
        };
    }

    fn kan(&mut self, seat: Seat, meld: Meld) {
        self.players[seat.index()].kan(meld);
        self.uninterrupted = false;
        self.after_kan = true;
        self.rinshan_from = None;
        let (face, to) = match meld.added() {
            Some(added) => (added, ReplyTo::Kakan),
            None => (Face::plain(meld.mentsu().first()), ReplyTo::Ankan),
        };
        self.phase = Phase::Reply { by: seat, face, to };
    }

    /// Leaves out the ippatsu of a riichi that was declared only to see what it would be worth.
    pub(crate) fn forget_ippatsu(&mut self, seat: Seat) {
        self.players[seat.index()].ippatsu = false;
    }

    fn end_ippatsu(&mut self) {
        for player in &mut self.players {
            player.ippatsu = false;
        }
    }

    /// Counts a win of the dealer where the rules play paarenchan.
    fn count_dealer_win(&mut self) {
        if self.rules.scoring().old_yaku().contains(Yaku::Paarenchan) {
            self.dealer_wins = self.dealer_wins.saturating_add(1);
        }
    }
}
