//! A turn in one line: player, drawn tile, actions, hand.

use std::io::{self, Write};

use anstyle::Style;
use mentsu::{Face, Hand};

use crate::terminal::line::{Line, print_flowing};
use crate::terminal::style::{PLAIN, QUIET, RED};
use crate::terminal::width;

/// Where the columns of a turn begin.
#[derive(Clone, Copy)]
pub(super) struct Columns {
    who: usize,
    drawn: usize,
    done: usize,
    hand: usize,
    worth: usize,
    /// The columns of a name; 0 in narrow lines.
    pub(super) name: usize,
}

impl Columns {
    pub(super) fn of_width() -> Columns {
        let name = match width() {
            0..76 => 0,
            76..100 => 10,
            _ => 20,
        };
        if name == 0 {
            return Columns { who: 5, drawn: 7, done: 10, hand: 26, worth: 44, name };
        }
        let drawn = 8 + name;
        // A hand with two melds takes some 22 columns.
        let worth = drawn + if name < 20 { 40 } else { 46 };
        Columns { who: 5, drawn, done: drawn + 4, hand: drawn + 20, worth, name }
    }
}

/// A turn in progress.
#[derive(Default)]
pub(super) struct Turn {
    pub(super) number: usize,
    pub(super) who: String,
    pub(super) drawn: Option<Face>,
    pub(super) done: Vec<String>,
    /// Bold for calls, riichi and wins.
    pub(super) style: Style,
    pub(super) hand: Option<Hand>,
    pub(super) worth: Vec<(Style, String)>,
}

impl Turn {
    pub(super) fn print(&self, out: &mut impl Write, columns: Columns) -> io::Result<()> {
        let mut line = Line::with(QUIET, &format!("{:>2}", self.number));
        line.to(columns.who);
        line.put(PLAIN, &self.who);
        if let Some(drawn) = self.drawn {
            line.to(columns.drawn);
            line.put(if drawn.is_red() { RED } else { QUIET }, &drawn.to_string());
        }
        line.to(columns.done);
        line.put(self.style, &self.done.join(", "));
        let mut end = columns.hand;
        if let Some(hand) = &self.hand {
            let hand = hand.to_string();
            line.to(columns.hand);
            line.put(PLAIN, &hand);
            end += hand.len();
        }
        if self.worth.is_empty() {
            return writeln!(out, "{line}");
        }
        if end >= columns.worth {
            // The hand is too long for text beside it.
            writeln!(out, "{line}")?;
            line = Line::default();
        }
        print_flowing(out, line, columns.worth, "; ", self.worth.iter().cloned())
    }
}
