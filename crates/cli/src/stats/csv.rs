//! Statistics as CSV (RFC 4180): a line for each player.

use core::fmt::{Display, Write as _};

use mentsu::riichi::{DoraKind, Yaku};
use mentsu_table::stats::{By, Counts, Figure, StatsTable};

use crate::stats::words::ranked;

/// A header, and a line for each row of the table.
pub(super) fn text(table: &StatsTable) -> String {
    let mut text = String::new();
    let mut header = Fields(&mut text, false);
    header.field(By::Player.name());
    header.field(By::Seat.name());
    header.field("players");
    Counts::NAMES.iter().for_each(|name| header.field(name));
    for figure in Figure::ALL {
        header.field(figure);
        header.field(format_args!("{figure}_low"));
        header.field(format_args!("{figure}_high"));
    }
    Yaku::ALL.iter().for_each(|yaku| header.field(format_args!("yaku_{yaku}")));
    for kind in DoraKind::ALL {
        header.field(format_args!("wins_with_{kind}"));
        header.field(format_args!("han_of_{kind}"));
    }
    text.push_str("\r\n");
    for (who, stats) in [4, 3].into_iter().flat_map(|players| ranked(table, players)) {
        let counts = stats.counts();
        let mut line = Fields(&mut text, false);
        line.field(&who.name);
        line.optional(who.seat.map(|seat| seat.index()));
        line.field(who.players);
        counts.iter().for_each(|(_, count)| line.field(count));
        for figure in Figure::ALL {
            let estimate = stats.figure(figure);
            line.optional(estimate.map(|estimate| estimate.value));
            for bound in 0..2 {
                let interval = estimate.and_then(|estimate| estimate.interval);
                line.optional(interval.map(|interval| interval[bound]));
            }
        }
        Yaku::ALL.iter().for_each(|yaku| line.field(counts.yaku(*yaku)));
        for kind in DoraKind::ALL {
            line.field(counts.dora(kind).wins);
            line.field(counts.dora(kind).han);
        }
        text.push_str("\r\n");
    }
    text
}

/// The fields of a line, and whether one was written.
struct Fields<'a>(&'a mut String, bool);

impl Fields<'_> {
    /// Writes a field, in quotes if it needs them.
    fn field(&mut self, value: impl Display) {
        if core::mem::replace(&mut self.1, true) {
            self.0.push(',');
        }
        let from = self.0.len();
        // Writing to a string never fails.
        let _ = write!(self.0, "{value}");
        if self.0[from..].contains([',', '"', '\r', '\n']) {
            let quoted = format!("\"{}\"", self.0[from..].replace('"', "\"\""));
            self.0.replace_range(from.., &quoted);
        }
    }

    /// Writes a field, empty without a value.
    fn optional(&mut self, value: Option<impl Display>) {
        match value {
            Some(value) => self.field(value),
            None => self.field(""),
        }
    }
}
