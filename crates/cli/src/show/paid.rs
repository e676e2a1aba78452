//! A score as tables of yaku, dora, fu and payments.

use std::io::{self, Write};

use mentsu::riichi::{Payer, Score};

use crate::show::yaku_name;
use crate::terminal::line::Line;
use crate::terminal::style::{PLAIN, QUIET, TITLE};

pub(crate) fn print(out: &mut impl Write, score: &Score) -> io::Result<()> {
    const HAN: usize = 22;

    let unit = if score.yakuman() > 0 { "times" } else { "han" };
    table(
        out,
        ("yaku", unit),
        HAN,
        score.yaku().map(|(yaku, han)| (yaku_name(yaku), u32::from(han))),
    )?;
    let dora: Vec<_> = score.dora().iter().collect();
    if !dora.is_empty() {
        let rows = dora.iter().map(|(kind, han)| (kind.name().replace('_', " "), u32::from(*han)));
        table(out, ("dora", "han"), HAN, rows)?;
    }
    if let (Some(han), Some(fu)) = (score.han(), score.fu()) {
        let items = score.fu_items();
        let rows = items.iter().map(|item| (item.reason().to_string(), u32::from(item.fu())));
        table(out, ("fu", "fu"), HAN, rows)?;
        writeln!(out, "{}\n", Line::with(TITLE, &format!("{han} han, {fu} fu")))?;
    }
    let payments = score.payments();
    table(
        out,
        ("pays", "points"),
        HAN,
        payments.iter().map(|payment| {
            let who = match payment.payer() {
                Payer::Seat(wind) => wind.to_string(),
                Payer::Discarder => "the discarder".to_owned(),
            };
            (who, payment.total())
        }),
    )?;
    let received = format!("{} received", payments.received());
    writeln!(out, "{}", Line::with(TITLE, &received))
}

/// Prints a table of names and numbers, and an empty line.
fn table(
    out: &mut impl Write,
    (name, number): (&str, &str),
    column: usize,
    rows: impl Iterator<Item = (String, u32)>,
) -> io::Result<()> {
    let mut header = Line::with(QUIET, name);
    header.to(column);
    header.put(QUIET, &format!("{number:>6}"));
    writeln!(out, "{header}")?;
    for (name, number) in rows {
        let mut line = Line::with(PLAIN, &name);
        line.to(column);
        line.put(PLAIN, &format!("{number:>6}"));
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}
