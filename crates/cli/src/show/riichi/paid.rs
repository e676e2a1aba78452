//! A score: its yaku, dora and fu, and who pays.

use std::io::{self, Write};

use mentsu::riichi::{Payer, Score};

use crate::show::scored::{Counted, print_counted};
use crate::show::{capitalised, yaku_name};
use crate::terminal::paragraph;
use crate::terminal::style::TITLE;

pub(crate) fn print(out: &mut impl Write, score: &Score) -> io::Result<()> {
    let unit = if score.yakuman() > 0 { "times" } else { "han" };
    let yaku = score.yaku().map(|(yaku, han)| Counted::once(yaku_name(yaku), han));
    let dora = score.dora().iter();
    let dora = dora.map(|(kind, han)| Counted::once(kind.name().replace('_', " "), han));
    let mut kinds = vec![("yaku", unit, yaku.collect()), ("dora", "han", dora.collect())];
    let payments = score.payments();
    if let (Some(han), Some(fu)) = (score.han(), score.fu()) {
        let items = score.fu_items();
        let items = items.iter().map(|item| Counted::once(item.reason().to_string(), item.fu()));
        kinds.push(("fu", "fu", items.collect()));
        print_counted(out, kinds)?;
        writeln!(out)?;
        paragraph(out, TITLE, &format!("{han} han, {fu} fu"))?;
    } else {
        print_counted(out, kinds)?;
    }
    let paid = payments.iter().map(|payment| {
        let who = match payment.payer() {
            Payer::Seat(wind) => wind.to_string(),
            Payer::Discarder => "the discarder".to_owned(),
        };
        format!("{who} pays {}", payment.total())
    });
    let paid = capitalised(&paid.collect::<Vec<_>>().join(", "));
    writeln!(out)?;
    let received = match (payments.sticks(), payments.iter().len()) {
        (0, 1) => String::new(),
        (0, _) => format!(": {} received", payments.received()),
        _ => format!("; {} received with the riichi sticks", payments.received()),
    };
    paragraph(out, TITLE, &format!("{paid}{received}."))
}
