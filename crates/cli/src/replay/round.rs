//! A round, turn by turn.

use std::io::{self, Write};

use mentsu::{Face, Wind};
use mentsu_protocol::wind_letter;
use mentsu_table::record::{Record, RecordedRound, Told};
use mentsu_table::{Event, GameRules, Seat, View};

use crate::replay::analysed::AnalysedDiscard;
use crate::replay::discards;
use crate::replay::ending;
use crate::replay::turn::{Columns, Turn};
use crate::show::game_words::player_name;
use crate::show::{capitalised, counted};
use crate::terminal::line::Line;
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

/// Prints a round event by event.
struct RoundPrinter<'a, N> {
    record: &'a Record,
    recorded: &'a RecordedRound,
    only: Option<Seat>,
    /// The view of each shown player; `None` after a recorded event that the hand can't do.
    views: [Option<View>; 4],
    turns: [usize; 4],
    turn: Option<(Seat, Turn)>,
    columns: Columns,
    next_analysed: N,
}

/// Prints a round, or what the player `only` saw of it.
pub(super) fn print(
    out: &mut impl Write,
    record: &Record,
    recorded: &RecordedRound,
    only: Option<Seat>,
    next_analysed: impl FnMut(Seat) -> Option<AnalysedDiscard>,
) -> io::Result<()> {
    let rules = record.rules();
    let views = Seat::ALL.map(|seat| {
        let is_seen = only.is_none_or(|only| only == seat);
        is_seen.then(|| View::new(&rules, seat, &recorded.deal).ok()).flatten()
    });
    let mut printer = RoundPrinter {
        record,
        recorded,
        only,
        views,
        turns: [0; 4],
        turn: None,
        columns: Columns::of_width(),
        next_analysed,
    };
    printer.print_deal(out, &rules)?;
    for entry in &recorded.entries {
        match &entry.told {
            Told::Event(event) => printer.event(out, event)?,
            Told::HiddenWin(win) => printer.win(out, win.seat, win.from, win.tile)?,
            _ => {}
        }
    }
    printer.end_turn(out)?;
    ending::print_round(out, record, recorded)
}

impl<N: FnMut(Seat) -> Option<AnalysedDiscard>> RoundPrinter<'_, N> {
    fn print_deal(&self, out: &mut impl Write, rules: &GameRules) -> io::Result<()> {
        let deal = &self.recorded.deal;
        let mut title = format!("{} {}", capitalised(deal.round.name()), deal.dealer.index() + 1);
        if deal.honba > 0 {
            title += &format!(", {} honba", deal.honba);
        }
        if deal.sticks > 0 {
            title += &format!(", {}", counted(deal.sticks.into(), "stick"));
        }
        title += &format!(", dora indicator {}", deal.indicator);
        if self.recorded.midway {
            title += ", recorded from within";
        }
        paragraph(out, TITLE, &title)?;
        writeln!(out)?;
        for seat in Seat::of_players(rules.players()) {
            let wind = self.wind(*seat);
            let name = player_name(&self.record.names, *seat, 18);
            let mut line = Line::with(PLAIN, &format!("{} {name}", wind_letter(wind)));
            line.to(23);
            line.put(PLAIN, &format!("{:>6}", deal.points[seat.index()]));
            if let Some(view) = &self.views[seat.index()] {
                line.to(31);
                line.put(PLAIN, &view.hand().to_string());
            }
            writeln!(out, "{line}")?;
        }
        writeln!(out)
    }

    fn event(&mut self, out: &mut impl Write, event: &Event) -> io::Result<()> {
        if matches!(event, Event::Draw { .. }) {
            // Print the previous turn with the hand as it was.
            self.end_turn(out)?;
        }
        for (view, seat) in self.views.iter_mut().zip(Seat::ALL) {
            if view.as_mut().is_some_and(|view| view.apply(&event.seen_by(seat)).is_err()) {
                *view = None;
            }
        }
        match *event {
            Event::Draw { seat, face, .. } => {
                let is_seen = self.only.is_none_or(|only| only == seat);
                self.turn_of(seat).drawn = face.filter(|_| is_seen);
            }
            Event::Riichi { seat } => {
                let turn = self.turn_of(seat);
                turn.done.push("riichi".to_owned());
                turn.style = TITLE;
            }
            Event::OpenHand { seat, .. } => {
                if let Some(riichi) = self.turn_of(seat).done.last_mut() {
                    *riichi = "open riichi".to_owned();
                }
            }
            Event::Discard { seat, face, tsumogiri } => {
                let turn = self.turn_of(seat);
                let drawn = if tsumogiri { " drawn" } else { "" };
                let discarded = format!("{face}{drawn}");
                match turn.done.last_mut().filter(|done| done.ends_with("riichi")) {
                    Some(riichi) => *riichi = format!("{riichi} {discarded}"),
                    None => turn.done.push(discarded),
                }
                self.turns[seat.index()] += 1;
                if let Some(analysed) = (self.next_analysed)(seat) {
                    let words = discards::discard_words(&analysed, |seat| self.short_name(seat));
                    self.turn_of(seat).worth = words;
                }
                self.end_turn(out)?;
            }
            Event::Call { seat, meld } | Event::Kan { seat, meld } => {
                let called = meld.call().map(|call| call.face());
                let tile = called.filter(|_| meld.added().is_none()).or(meld.added());
                let tile = tile.or_else(|| meld.faces().last());
                let tile = tile.map_or_else(String::new, |face| format!(" {face}"));
                let turn = self.turn_of(seat);
                turn.done.push(format!("{}{tile}", meld.kind()));
                turn.style = TITLE;
            }
            Event::Kita { seat } => {
                let turn = self.turn_of(seat);
                turn.done.push("kita".to_owned());
                turn.style = TITLE;
            }
            Event::Dora { face } => {
                // The indicator may be turned between a draw and the discard.
                if self.turn.as_ref().is_some_and(|(_, turn)| !turn.done.is_empty()) {
                    self.end_turn(out)?;
                }
                writeln!(out, "{}", Line::with(QUIET, &format!("   dora indicator {face}")))?;
            }
            Event::Win(ref win) => self.win(out, win.seat, win.from, Some(win.tile))?,
            Event::Deal(_) | Event::RiichiAccepted { .. } | Event::Ryuukyoku(_) => {}
        }
        Ok(())
    }

    /// A win, on a tile that may be hidden.
    fn win(
        &mut self,
        out: &mut impl Write,
        seat: Seat,
        from: Option<Seat>,
        tile: Option<Face>,
    ) -> io::Result<()> {
        let how = if from.is_some() { "ron" } else { "tsumo" };
        if from.is_some() {
            self.end_turn(out)?;
        }
        let turn = self.turn_of(seat);
        turn.done.push(tile.map_or_else(|| how.to_owned(), |tile| format!("{how} {tile}")));
        turn.style = TITLE;
        self.end_turn(out)
    }

    /// A player's name cut to its column, or the wind if lines are too narrow for names.
    fn short_name(&self, seat: Seat) -> String {
        match self.columns.name {
            0 => wind_letter(self.wind(seat)),
            most => player_name(&self.record.names, seat, most),
        }
    }

    fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.recorded.deal.dealer, self.record.kind.players())
    }

    /// The current turn; starts one for this player if there is none.
    fn turn_of(&mut self, seat: Seat) -> &mut Turn {
        let mut who = wind_letter(self.wind(seat));
        if self.columns.name > 0 {
            who += &format!(" {}", self.short_name(seat));
        }
        let number = self.turns[seat.index()] + 1;
        let begin = || Turn { number, who, ..Turn::default() };
        &mut self.turn.get_or_insert_with(|| (seat, begin())).1
    }

    /// Prints and ends the current turn, if there is one.
    fn end_turn(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some((seat, mut turn)) = self.turn.take() else { return Ok(()) };
        turn.hand = self.views[seat.index()].as_ref().map(|view| *view.hand());
        turn.print(out, self.columns)
    }
}
