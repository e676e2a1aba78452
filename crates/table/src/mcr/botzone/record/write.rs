//! A record written, and the record of a round.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use mentsu::{Meld, MeldKind};

use super::{End, Move, MoveKind, Record, ToldWin, Unwritable};
use crate::mcr::botzone::text::Code;
use crate::mcr::event::{Event, Win};

impl fmt::Display for Record {
    /// The text of the data sets; a blank line ends it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Match {}\nWind {}", self.id, self.prevalent as u8)?;
        for (seat, hand) in self.hands.iter().enumerate() {
            write!(f, "Player {seat} Deal")?;
            hand.iter().try_for_each(|tile| write!(f, " {}", Code(*tile)))?;
            writeln!(f)?;
        }
        for one in &self.moves {
            write!(f, "Player {} {} {}", one.seat.index(), one.kind, Code(one.tile))?;
            for other in &one.ignored {
                let (seat, tile) = (other.seat.index(), Code(other.tile));
                write!(f, " Ignore Player {seat} {} {tile}", other.kind)?;
            }
            writeln!(f)?;
        }
        if let Some(end) = &self.end {
            match &end.win {
                Some(ToldWin { points, fans }) => {
                    write!(f, "Fan {points} ")?;
                    for (place, (name, times)) in fans.iter().enumerate() {
                        write!(f, "{}{name}*{times}", if place == 0 { "" } else { "+" })?;
                    }
                    writeln!(f)?;
                }
                None => writeln!(f, "Huang")?,
            }
            let [a, b, c, d] = end.scores;
            writeln!(f, "Score {a} {b} {c} {d}")?;
        }
        writeln!(f)
    }
}

impl Record {
    /// The record of a round's events, from its deal on; what was outranked isn't among them.
    ///
    /// # Errors
    /// [`Unwritable`] for what a record has no place for.
    pub fn of_events(id: &str, events: &[Event]) -> Result<Record, Unwritable> {
        let Some((Event::Deal(deal), events)) = events.split_first() else {
            return Err(Unwritable::NoDeal);
        };
        if id.is_empty() || id.contains(char::is_whitespace) {
            return Err(Unwritable::Id);
        }
        if deal.dealer.index() != 0 {
            return Err(Unwritable::Dealer);
        }
        if deal.flowers.iter().any(|flowers| !flowers.is_empty()) {
            return Err(Unwritable::Flower);
        }
        if deal.hands.iter().any(|hand| hand.len() != 13) {
            return Err(Unwritable::Hidden);
        }
        let mut record = Record {
            id: id.to_string(),
            prevalent: deal.prevalent,
            hands: deal.hands.clone(),
            moves: Vec::new(),
            end: None,
        };
        for event in events {
            record.add(event)?;
        }
        Ok(record)
    }

    fn add(&mut self, event: &Event) -> Result<(), Unwritable> {
        let (seat, kind, tile) = match event {
            Event::Draw { seat, tile, .. } => {
                (*seat, MoveKind::Draw, tile.ok_or(Unwritable::Hidden)?)
            }
            Event::Discard { seat, tile } => (*seat, MoveKind::Play, *tile),
            Event::Call { seat, meld } => {
                let (kind, tile) = claim(meld);
                (*seat, kind, tile)
            }
            Event::Kong { seat, meld } => {
                let meld = meld.ok_or(Unwritable::Hidden)?;
                let is_added = meld.kind() == MeldKind::Kakan;
                let kind = if is_added { MoveKind::BuGang } else { MoveKind::AnGang };
                (*seat, kind, meld.mentsu().first())
            }
            Event::Win(win) => {
                self.end = Some(end_of(win));
                (win.seat, MoveKind::Hu, win.tile)
            }
            Event::Exhausted => {
                self.end = Some(End { line: 0, win: None, scores: [0; 4] });
                return Ok(());
            }
            Event::Flower { .. } => return Err(Unwritable::Flower),
            Event::DeadHand { .. } | Event::Foul { .. } => return Err(Unwritable::Foul),
            Event::Deal(_) => return Err(Unwritable::NoDeal),
        };
        self.moves.push(Move { line: 0, seat, kind, tile, ignored: Vec::new() });
        Ok(())
    }
}

fn claim(meld: &Meld) -> (MoveKind, mentsu::Tile) {
    let first = meld.mentsu().first();
    match meld.kind() {
        MeldKind::Chi => (MoveKind::Chi, meld.mentsu().tiles().nth(1).unwrap_or(first)),
        MeldKind::Pon => (MoveKind::Peng, first),
        _ => (MoveKind::Gang, first),
    }
}

fn end_of(win: &Win) -> End {
    let name = |fan: &crate::mcr::event::FanCount| -> (String, u8) {
        (fan.fan.chinese().to_string(), fan.times)
    };
    let told = ToldWin { points: win.points, fans: win.fans.iter().map(name).collect() };
    End { line: 0, win: Some(told), scores: win.deltas }
}
