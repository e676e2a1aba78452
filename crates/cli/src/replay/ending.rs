//! The end of a round with its payments; the result of a game.

use std::io::{self, Write};

use mentsu::Face;
use mentsu::riichi::DoraKind;
use mentsu_table::record::{
    HiddenWin, Record, RecordedResult, RecordedRound, Told, WinClaim, YakuName,
};
use mentsu_table::{Event, Ryuukyoku, Seat, Win};

use crate::show::game_words::{draw_name, player_name, signed};
use crate::terminal::line::{Line, print_flowing};
use crate::terminal::paragraph;
use crate::terminal::style::{PLAIN, QUIET, TITLE, WON};

/// Prints the wins or the draw of a round.
pub(super) fn print_round(
    out: &mut impl Write,
    record: &Record,
    recorded: &RecordedRound,
) -> io::Result<()> {
    let mut claims = recorded.claims.iter();
    writeln!(out)?;
    let mut is_over = false;
    for entry in &recorded.entries {
        match &entry.told {
            Told::Event(Event::Win(win)) => print_win(out, record, win, claims.next())?,
            Told::HiddenWin(win) => print_hidden_win(out, record, win)?,
            Told::Event(Event::Ryuukyoku(draw)) => print_draw(out, record, draw)?,
            _ => continue,
        }
        is_over = true;
    }
    if !is_over {
        paragraph(out, QUIET, "The record ends within this round.")?;
        writeln!(out)?;
    }
    Ok(())
}

fn name(record: &Record, seat: Seat) -> String {
    player_name(&record.names, seat, 24)
}

fn print_win(
    out: &mut impl Write,
    record: &Record,
    win: &Win,
    claim: Option<&WinClaim>,
) -> io::Result<()> {
    print_winner(out, record, win.seat, win.from, Some(win.tile))?;
    let mut hand = Line::default();
    hand.to(4);
    hand.put(PLAIN, &win.hand.to_string());
    writeln!(out, "{hand}")?;
    print_ura(out, &win.ura)?;
    if let Some(claim) = claim {
        let words = claimed(claim).into_iter().map(|word| (PLAIN, word));
        print_flowing(out, Line::default(), 4, ", ", words)?;
    }
    print_deltas(out, record, win.deltas)
}

/// Prints a win whose hand the record doesn't show.
fn print_hidden_win(out: &mut impl Write, record: &Record, win: &HiddenWin) -> io::Result<()> {
    print_winner(out, record, win.seat, win.from, win.tile)?;
    print_ura(out, &win.ura)?;
    let words: Vec<_> = claimed(&win.claim).into_iter().map(|word| (PLAIN, word)).collect();
    if !words.is_empty() {
        print_flowing(out, Line::default(), 4, ", ", words)?;
    }
    print_deltas(out, record, win.deltas.unwrap_or_default())
}

fn print_winner(
    out: &mut impl Write,
    record: &Record,
    seat: Seat,
    from: Option<Seat>,
    tile: Option<Face>,
) -> io::Result<()> {
    let how = match (from, tile) {
        (Some(from), Some(tile)) => format!("by ron on {tile} of {}", name(record, from)),
        (Some(from), None) => format!("by ron on a tile of {}", name(record, from)),
        (None, Some(tile)) => format!("by tsumo of {tile}"),
        (None, None) => "by tsumo".to_owned(),
    };
    paragraph(out, WON, &format!("{} wins {how}", name(record, seat)))
}

fn print_ura(out: &mut impl Write, ura: &[Face]) -> io::Result<()> {
    if ura.is_empty() {
        return Ok(());
    }
    let ura: Vec<String> = ura.iter().map(ToString::to_string).collect();
    let mut line = Line::default();
    line.to(4);
    line.put(QUIET, &format!("ura indicators {}", ura.join(" ")));
    writeln!(out, "{line}")
}

/// The recorded yaku, han, fu and points of a win.
fn claimed(claim: &WinClaim) -> Vec<String> {
    let yaku = claim.yaku.iter().flatten();
    let mut words: Vec<String> = yaku
        .clone()
        .map(|&(name, han)| match han {
            0 => yaku_name(name),
            _ => format!("{} {han}", yaku_name(name)),
        })
        .collect();
    let han: u32 = yaku.map(|&(_, han)| u32::from(han)).sum();
    if han > 0 {
        words.push(match claim.fu {
            Some(fu) => format!("{han} han {fu} fu"),
            None => format!("{han} han"),
        });
    }
    words.extend(claim.points.map(|points| format!("{points} points")));
    words
}

fn yaku_name(name: YakuName) -> String {
    match name {
        YakuName::Dora(DoraKind::AkaDora) => "red fives".to_owned(),
        name => name.name().replace('_', " "),
    }
}

fn print_draw(out: &mut impl Write, record: &Record, draw: &Ryuukyoku) -> io::Result<()> {
    paragraph(out, TITLE, &format!("Draw: {}", draw_name(draw.kind)))?;
    for (hand, seat) in draw.hands.iter().zip(Seat::ALL) {
        if let Some(hand) = hand {
            let mut line = Line::default();
            line.to(4);
            line.put(PLAIN, &name(record, seat));
            line.to(30);
            line.put(PLAIN, &hand.to_string());
            writeln!(out, "{line}")?;
        }
    }
    print_deltas(out, record, draw.deltas)
}

/// Prints who gains and who loses points.
fn print_deltas(out: &mut impl Write, record: &Record, deltas: [i32; 4]) -> io::Result<()> {
    let moved = Seat::ALL.into_iter().filter(|seat| deltas[seat.index()] != 0);
    let words: Vec<_> = moved
        .map(|seat| {
            let delta = deltas[seat.index()];
            let style = if delta > 0 { WON } else { PLAIN };
            (style, format!("{} {}", name(record, seat), signed(delta)))
        })
        .collect();
    if !words.is_empty() {
        print_flowing(out, Line::default(), 4, ", ", words)?;
    }
    writeln!(out)
}

/// Prints the final points, first place first.
pub(super) fn print_result(
    out: &mut impl Write,
    record: &Record,
    result: &RecordedResult,
) -> io::Result<()> {
    let mut seats = Seat::of_players(record.kind.players()).to_vec();
    // Ties go to the player who dealt first.
    seats.sort_by_key(|seat| -i64::from(result.points[seat.index()]));
    writeln!(out, "{}", Line::with(TITLE, "Result"))?;
    for (place, seat) in (1..).zip(seats) {
        let mut line = Line::with(QUIET, &format!("{place}"));
        line.to(5);
        line.put(PLAIN, &name(record, seat));
        line.to(31);
        line.put(PLAIN, &format!("{:>7}", result.points[seat.index()]));
        if let Some(scores) = result.scores {
            let tenths = scores[seat.index()];
            let text = format!("{}.{}", signed(tenths / 10), tenths.unsigned_abs() % 10);
            // Division lost the sign of a score between −1 and 0.
            let text = if tenths < 0 && tenths > -10 { format!("−{text}") } else { text };
            line.to(42);
            line.put(PLAIN, &format!("{text:>6}"));
        }
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}
