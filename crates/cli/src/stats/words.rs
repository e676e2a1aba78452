//! What figures are called, and their numbers in words.

use mentsu_table::stats::{Estimate, Figure, FigureKind, Stats, StatsTable, Who};

use crate::show::game_words::cut;
use crate::terminal::columns::shown;

/// What the table calls a figure; shares are in percent.
pub(super) const fn title(figure: Figure) -> &'static str {
    match figure {
        Figure::MeanPlace => "place",
        Figure::FirstRate => "1st %",
        Figure::SecondRate => "2nd %",
        Figure::ThirdRate => "3rd %",
        Figure::FourthRate => "4th %",
        Figure::BustRate => "below 0 %",
        Figure::MeanEnd => "points",
        Figure::RoundBalance => "points a round",
        Figure::WinRate => "won %",
        Figure::TsumoShare => "  by tsumo %",
        Figure::WinPoints => "  mean win",
        Figure::MeanReceived => "  with honba, sticks",
        Figure::WinTurn => "  turn",
        Figure::MeanDora => "  dora",
        Figure::DealInRate => "dealt in %",
        Figure::DealInPoints => "  mean deal-in",
        Figure::RiichiRate => "riichi %",
        Figure::RiichiTurn => "  turn",
        Figure::FirstRiichiShare => "  first %",
        Figure::RiichiWinRate => "  won %",
        Figure::RiichiDealInRate => "  dealt in %",
        Figure::CallRate => "called %",
        Figure::CallWinRate => "  won %",
        Figure::CallDealInRate => "  dealt in %",
        Figure::DamaRate => "dama %",
        Figure::DamaShare => "  of wins %",
        Figure::TenpaiRate => "tenpai %",
        Figure::TenpaiTurn => "  turn",
        Figure::DrawTenpaiRate => "  at draws %",
        Figure::DrawRate => "draws %",
        Figure::NagashiRate => "nagashi %",
        Figure::DealtShanten => "dealt shanten",
        Figure::DealtDora => "dealt dora",
        Figure::UraRate => "ura hit %",
        Figure::WinningDraws => "winning draws : expected",
        Figure::BestRate => "best discards %",
        Figure::IntoWinsRate => "into wins %",
        Figure::MeanLoss => "points given up",
        _ => "",
    }
}

/// A number of this figure, shares in percent.
pub(super) fn number(figure: Figure, value: f64) -> String {
    match (figure, figure.kind()) {
        (Figure::MeanPlace, _) => format!("{value:.3}"),
        (Figure::MeanLoss, _) => format!("{value:.1}"),
        (_, FigureKind::Rate) => format!("{:.1}", 100.0 * value),
        (_, FigureKind::Points) => format!("{value:.0}"),
        (_, FigureKind::Mean) => format!("{value:.2}"),
    }
}

/// A value, and half the width of its interval after ±.
pub(super) fn written(
    estimate: Option<Estimate>,
    number: impl Fn(f64) -> String,
) -> (String, String) {
    let Some(estimate) = estimate else { return Default::default() };
    let within = estimate.within().map_or_else(|| "?".to_owned(), &number);
    (number(estimate.value), format!("±{within}"))
}

/// A player's name made safe to print and cut, or the seat.
pub(super) fn name(who: &Who, most: usize) -> String {
    let safe: String = who.to_string().chars().map(shown).collect();
    cut(&safe, most)
}

/// The rows of three or of four players, those of the most games and rounds first; seats in order.
pub(super) fn ranked(table: &StatsTable, players: u8) -> Vec<(&Who, &Stats)> {
    let mut rows: Vec<_> = table.rows().filter(|(who, _)| who.players == players).collect();
    // The sort is stable, and rows come in order.
    rows.sort_by_key(|(who, stats)| {
        let is_seat = who.seat.is_some();
        let (games, rounds) = (stats.counts().games, stats.counts().rounds);
        (is_seat, if is_seat { (0, 0) } else { (-games, -rounds) })
    });
    rows
}
