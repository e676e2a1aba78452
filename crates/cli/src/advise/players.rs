//! What everybody sees of the players, and how likely each is tenpai.

use std::io::{self, Write};

use anstyle::Style;
use mentsu_protocol::wind_letter;
use mentsu_table::reading::TableReading;
use mentsu_table::record::Record;
use mentsu_table::{Discarded, View};

use crate::show::game_words::player_name;
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, RED, TITLE};
use crate::terminal::width;

/// Prints points, tenpai, melds and river of each player, in the order of their winds.
pub(super) fn print(out: &mut impl Write, record: &Record, view: &View) -> io::Result<()> {
    let (table, reading) = (view.table(), TableReading::of(view));
    let longest = if width() < 76 { 10 } else { 20 };
    let points = longest + 13;
    let tenpai = points + 9;
    let mut header = Line::default();
    header.right(QUIET, points, "points");
    header.right(QUIET, tenpai, "tenpai");
    header.to(tenpai + 2);
    header.put(QUIET, "river");
    writeln!(out, "{header}")?;
    let mut seats = table.seats().to_vec();
    seats.sort_by_key(|seat| table.wind(*seat));
    for seat in seats {
        let name = player_name(&record.names, seat, longest);
        let is_own = seat == view.seat();
        let style = if is_own { TITLE } else { PLAIN };
        let mut line = Line::with(
            style,
            &format!("{} {name}", table.wind(seat).map_or_else(String::new, wind_letter)),
        );
        line.right(PLAIN, points, &table.points()[seat.index()].to_string());
        let chance =
            if is_own { String::new() } else { format!("{:.0} %", 100.0 * reading.tenpai(seat)) };
        line.right(PLAIN, tenpai, &chance);
        let player = table.player(seat);
        let melds = player.melds().iter().map(|meld| (TITLE, meld.to_string()));
        let norths = (player.kita() > 0).then(|| (TITLE, format!("kita {}", player.kita())));
        let river = table.river(seat).map(|discard| discarded(&discard));
        print_flowing(out, line, tenpai + 2, " ", melds.chain(norths).chain(river))?;
    }
    paragraph(out, QUIET, "3p' is drawn and discarded, !3p declares riichi, [3p] was called.")
}

/// A discard: from the hand, or as drawn; with riichi; called by another.
fn discarded(discard: &Discarded) -> (Style, String) {
    let drawn = if discard.tsumogiri { "'" } else { "" };
    let riichi = if discard.riichi { "!" } else { "" };
    let text = format!("{riichi}{}{drawn}", discard.face);
    let style = if discard.riichi {
        TITLE
    } else if discard.face.is_red() {
        RED
    } else if discard.tsumogiri {
        QUIET
    } else {
        PLAIN
    };
    (style, if discard.called.is_some() { format!("[{text}]") } else { text })
}
