//! Events in one short line each.

use core::fmt;

use super::{Deal, DrawAfter, Event, FanCount, Win};
use crate::mcr::action::what;
use crate::seat::Seat;

impl fmt::Display for Event {
    /// One short line: `seat 1 draws 5m`, `seat 2 claims (777=z), a pung`; a tile that isn't seen
    /// is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(deal) => deal.fmt(f),
            Event::Draw { seat, tile, after } => {
                write!(f, "{seat} draws")?;
                if let Some(tile) = tile {
                    write!(f, " {tile}")?;
                }
                f.write_str(match after {
                    DrawAfter::Turn => "",
                    DrawAfter::Kong => " after a kong",
                    DrawAfter::Flower => " for a flower",
                })
            }
            Event::Flower { seat, flower } => write!(f, "{seat} sets the {flower} aside"),
            Event::Discard { seat, tile } => write!(f, "{seat} discards {tile}"),
            Event::Call { seat, meld } => write!(f, "{seat} claims {meld}, a {}", what(meld)),
            Event::Kong { seat, meld: Some(meld) } => write!(f, "{seat} declares {meld}, a kong"),
            Event::Kong { seat, meld: None } => write!(f, "{seat} declares a concealed kong"),
            Event::DeadHand { seat } => write!(f, "the hand of {seat} is dead"),
            Event::Win(win) => win.fmt(f),
            Event::Exhausted => f.write_str("drawn: no tile is left"),
            Event::Foul { seat, .. } => write!(f, "a foul of {seat} ends the round"),
        }
    }
}

impl fmt::Display for Deal {
    /// One line: `east round, seat 1 deals`, and who has how many flowers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} round, {} deals", self.prevalent, self.dealer)?;
        for (seat, flowers) in Seat::ALL.into_iter().zip(&self.flowers) {
            if let number @ 1.. = flowers.len() {
                write!(f, ", {seat} has {number} flower{}", if number == 1 { "" } else { "s" })?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Win {
    /// One line: `seat 1 wins on 6m of seat 3, 9 points: mixed_straight 8, …`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins on {}", self.seat, self.tile)?;
        match self.from {
            Some(from) => write!(f, " of {from}")?,
            None => f.write_str(", self-drawn")?,
        }
        write!(f, ", {} points", self.points)?;
        for (fan, before) in
            self.fans.iter().zip(core::iter::once(": ").chain(core::iter::repeat(", ")))
        {
            write!(f, "{before}{fan}")?;
        }
        Ok(())
    }
}

impl fmt::Display for FanCount {
    /// `mixed_straight 8`; `dragon_pung 2 × 2` where it counts twice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.fan, self.points)?;
        if self.times > 1 { write!(f, " × {}", self.times) } else { Ok(()) }
    }
}
