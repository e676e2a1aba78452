//! What an event changes for everybody.

use mentsu::{Meld, MeldKind, Tile};

use super::{Discarded, Phase, Public, ShownMeld, Table, TurnStart};
use crate::mcr::event::{Deal, Event};
use crate::mcr::rules::{GameRules, Walls};
use crate::seat::Seat;
use mentsu::Flowers;

impl Table {
    /// The table after a deal.
    pub(in crate::mcr) fn new(rules: &GameRules, deal: &Deal) -> Table {
        let players = [0, 1, 2, 3].map(|seat: usize| {
            let flowers = deal.flowers[seat].iter();
            Public {
                melds: mentsu::List::new(),
                flowers: flowers.fold(Flowers::EMPTY, |all, flower| all.with(*flower)),
                concealed: 13,
                is_dead: false,
            }
        });
        let aside = deal.flowers.each_ref().map(|flowers| flowers.len().min(8) as u8);
        let left = match rules.walls() {
            Walls::Own => aside.map(|aside| rules.tiles() as u8 / 4 - 13 - aside),
            _ => [rules.tiles() as u8 - 52 - aside.iter().sum::<u8>().min(8), 0, 0, 0],
        };
        Table {
            rules: *rules,
            prevalent: deal.prevalent,
            dealer: deal.dealer,
            points: deal.points,
            players,
            river: alloc::vec::Vec::new(),
            shown: mentsu::Counts::EMPTY,
            left,
            phase: Phase::Between,
        }
    }

    /// Applies an event as anybody sees it.
    pub(in crate::mcr) fn apply(&mut self, event: &Event) {
        match event {
            Event::Deal(deal) => *self = Table::new(&self.rules, deal),
            Event::Draw { seat, after, .. } => {
                self.take(*seat);
                self.add_concealed(*seat, 1);
                self.phase = Phase::Turn { seat: *seat, start: TurnStart::Draw(*after) };
            }
            Event::Flower { seat, flower } => {
                self.take(*seat);
                let flowers = &mut self.players[seat.index()].flowers;
                *flowers = flowers.with(*flower);
                self.phase = Phase::Between;
            }
            Event::Discard { seat, tile } => {
                self.add_concealed(*seat, -1);
                self.river.push(Discarded { seat: *seat, tile: *tile, called: None });
                self.show(*tile);
                self.phase = Phase::Reply { by: *seat, tile: *tile, to_kong: false };
            }
            Event::Call { seat, meld } => self.call(*seat, meld),
            Event::Kong { seat, meld } => self.kong(*seat, meld.as_ref().filter(|it| it.is_open())),
            Event::DeadHand { seat } => self.players[seat.index()].is_dead = true,
            Event::Win(win) => self.end(&win.deltas),
            Event::Exhausted => self.end(&[0; 4]),
            Event::Foul { deltas, .. } => self.end(deltas),
        }
    }

    fn call(&mut self, seat: Seat, meld: &Meld) {
        let called = self.river.last_mut().map(|last| {
            last.called = Some(seat);
            last.tile
        });
        let mut others = meld.mentsu().tiles().filter(|tile| Some(*tile) != called).count();
        if meld.kind() != MeldKind::Chi {
            others = meld.mentsu().len() - 1;
            (0..others).for_each(|_| self.show(meld.mentsu().first()));
        } else {
            meld.mentsu().tiles().filter(|tile| Some(*tile) != called).for_each(|it| self.show(it));
        }
        self.add_concealed(seat, -(others as i8));
        self.add_meld(seat, ShownMeld::Open(*meld));
        self.phase = match meld.kind() {
            MeldKind::Daiminkan => Phase::Between,
            _ => Phase::Turn { seat, start: TurnStart::Claim },
        };
    }

    fn kong(&mut self, seat: Seat, open: Option<&Meld>) {
        let Some(meld) = open else {
            self.add_concealed(seat, -4);
            self.add_meld(seat, ShownMeld::ConcealedKong);
            self.phase = Phase::Between;
            return;
        };
        let tile = meld.mentsu().first();
        self.add_concealed(seat, -1);
        self.players[seat.index()].add_to_pung(*meld);
        self.show(tile);
        self.phase = Phase::Reply { by: seat, tile, to_kong: true };
    }

    fn end(&mut self, deltas: &[i32; 4]) {
        for (points, delta) in self.points.iter_mut().zip(deltas) {
            *points = points.saturating_add(*delta);
        }
        self.phase = Phase::Over;
    }

    /// A tile of the wall is drawn.
    fn take(&mut self, seat: Seat) {
        let left = &mut self.left[match self.rules.walls() {
            Walls::Own => seat.index(),
            _ => 0,
        }];
        *left = left.saturating_sub(1);
    }

    fn add_concealed(&mut self, seat: Seat, more: i8) {
        let concealed = &mut self.players[seat.index()].concealed;
        *concealed = concealed.saturating_add_signed(more);
    }

    /// A server may send a client a fifth meld. The own hand refuses it; other hands keep four.
    fn add_meld(&mut self, seat: Seat, meld: ShownMeld) {
        let _ = self.players[seat.index()].melds.try_push(meld);
    }

    /// Counts one more visible copy of a tile. A server may send a client a fifth copy.
    fn show(&mut self, tile: Tile) {
        self.shown = self.shown.with(tile).unwrap_or(self.shown);
    }
}
