//! Events in one short line each.

use core::fmt;

use super::{Deal, Event, Ryuukyoku, Win};

impl fmt::Display for Event {
    /// One short line: `seat 1 draws 5m`, `seat 2 calls (777=z)`; a tile that isn't seen is left
    /// out. `record::mjai::event_line` writes mjai.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Deal(deal) => deal.fmt(f),
            Event::Draw { seat, face, rinshan } => {
                write!(f, "{seat} draws")?;
                if let Some(face) = face {
                    write!(f, " {face}")?;
                }
                f.write_str(if *rinshan { " from the dead wall" } else { "" })
            }
            Event::Riichi { seat } => write!(f, "{seat} declares riichi"),
            Event::OpenHand { seat, hand } => write!(f, "{seat} shows {hand}"),
            Event::Discard { seat, face, tsumogiri } => {
                write!(f, "{seat} discards {face}{}", if *tsumogiri { " as drawn" } else { "" })
            }
            Event::RiichiAccepted { seat } => write!(f, "{seat} pays a riichi stick"),
            Event::Call { seat, meld } => write!(f, "{seat} calls {meld}"),
            Event::Kan { seat, meld } => write!(f, "{seat} declares {meld}"),
            Event::Kita { seat } => write!(f, "{seat} sets a north aside"),
            Event::Dora { face } => write!(f, "{face} is turned over"),
            Event::Win(win) => win.fmt(f),
            Event::Ryuukyoku(draw) => draw.fmt(f),
        }
    }
}

impl fmt::Display for Deal {
    /// One line: `east round, seat 1 deals, honba 2, sticks 1, indicator 5m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Deal { round, dealer, honba, sticks, indicator, .. } = self;
        write!(f, "{round} round, {dealer} deals, honba {honba}, sticks {sticks}, ")?;
        write!(f, "indicator {indicator}")
    }
}

impl fmt::Display for Win {
    /// One line: `seat 1 wins on 6m of seat 3: 1 han 40 fu, 1300 points: riichi 1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins on {}", self.seat, self.tile)?;
        match self.from {
            Some(from) => write!(f, " of {from}")?,
            None => f.write_str(" by tsumo")?,
        }
        self.worth.as_ref().map_or(Ok(()), |worth| write!(f, ": {worth}"))
    }
}

impl fmt::Display for Ryuukyoku {
    /// One line: `drawn: exhaustive, seat 0 shows the hand`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "drawn: {}", self.kind)?;
        for (seat, _) in crate::Seat::ALL.iter().zip(&self.hands).filter(|(_, hand)| hand.is_some())
        {
            write!(f, ", {seat} shows the hand")?;
        }
        Ok(())
    }
}
