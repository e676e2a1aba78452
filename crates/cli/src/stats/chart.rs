//! A chart of the main figures: a panel each, and in it a dot with its interval for each player.

use core::error::Error;

use mentsu_table::stats::{Estimate, Figure, FigureKind, Stats, StatsTable, Who};
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::stats::words::{name, number, ranked, title};

/// What is drawn, row by row.
const PANELS: [[Figure; 4]; 2] = [
    [Figure::MeanPlace, Figure::RoundBalance, Figure::WinPoints, Figure::DealInPoints],
    [Figure::WinRate, Figure::DealInRate, Figure::RiichiRate, Figure::CallRate],
];

/// Blue of Okabe and Ito's palette.
const DOT: RGBColor = RGBColor(0, 114, 178);

const FONT: &str = "sans-serif";
const WIDTH: u32 = 1200;
/// The room for names at the left.
const NAMES: i32 = 150;
/// The height of a player in a panel, and of what is above and below them.
const LINE: u32 = 26;
const AROUND: u32 = 84;

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// The chart as SVG, of the `top` players of the most games; where some play with three and some
/// with four, of the more frequent game.
pub(super) fn svg(table: &StatsTable, top: usize) -> Result<String, Box<dyn Error + Send + Sync>> {
    let games = |players: u8| -> i64 {
        ranked(table, players).iter().map(|(_, stats)| stats.counts().rounds).sum()
    };
    let players = if games(3) > games(4) { 3 } else { 4 };
    let mut rows = ranked(table, players);
    rows.truncate(top);
    let height = PANELS.len() as u32 * (AROUND + LINE * rows.len().max(1) as u32) + 46;
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        area.fill(&WHITE)?;
        let rounds: i64 = games(players) / i64::from(players);
        let heading = format!("{rounds} rounds of {players} players, 95 % confidence intervals");
        let area = area.margin(10, 6, 0, 0).titled(&heading, (FONT, 18))?;
        for (panels, figures) in area.split_evenly((PANELS.len(), 1)).iter().zip(PANELS) {
            draw_line(panels, figures, &rows).map_err(|error| error.to_string())?;
        }
        area.present()?;
    }
    Ok(text)
}

/// Draws panels side by side, the first with the names.
fn draw_line(
    area: &Area<'_>,
    figures: [Figure; 4],
    rows: &[(&Who, &Stats)],
) -> Result<(), Box<dyn Error>> {
    let (width, _) = area.dim_in_pixel();
    let each = (width as i32 - NAMES) / figures.len() as i32;
    let (names, mut rest) = area.split_horizontally(NAMES);
    for (nth, figure) in figures.into_iter().enumerate() {
        let (panel, others) = rest.split_horizontally(each);
        let heights = draw(&panel, figure, rows)?;
        if nth == 0 {
            draw_names(&names, rows, &heights)?;
        }
        rest = others;
    }
    Ok(())
}

/// Draws the names at these heights.
fn draw_names(
    area: &Area<'_>,
    rows: &[(&Who, &Stats)],
    heights: &[i32],
) -> Result<(), Box<dyn Error>> {
    let style = (FONT, 14).into_font().color(&BLACK).pos(Pos::new(HPos::Right, VPos::Center));
    let (_, top) = area.get_base_pixel();
    for ((who, _), height) in rows.iter().zip(heights) {
        area.draw(&Text::new(name(who, 20), (NAMES - 4, height - top), style.clone()))?;
    }
    Ok(())
}

/// Draws one figure of all players, and returns the height of each.
fn draw(
    panel: &Area<'_>,
    figure: Figure,
    rows: &[(&Who, &Stats)],
) -> Result<Vec<i32>, Box<dyn Error>> {
    let scale = if figure.kind() == FigureKind::Rate { 100.0 } else { 1.0 };
    let estimates: Vec<Option<Estimate>> =
        rows.iter().map(|(_, stats)| stats.figure(figure)).collect();
    let bounds = |estimate: &Estimate| {
        estimate.interval.unwrap_or([estimate.value; 2]).map(|bound| scale * bound)
    };
    let all: Vec<[f64; 2]> = estimates.iter().flatten().map(bounds).collect();
    let low = all.iter().map(|[low, _]| *low).fold(f64::INFINITY, f64::min);
    let high = all.iter().map(|[_, high]| *high).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if all.is_empty() { (0.0, 1.0) } else { (low, high) };
    let pad = (0.08 * (high - low)).max(1e-3 * high.abs()).max(1e-6);
    let count = rows.len().max(1);
    let mut chart = ChartBuilder::on(panel)
        .margin_left(10)
        .margin_right(18)
        .margin_top(4)
        .caption(title(figure).trim(), (FONT, 16))
        .x_label_area_size(34)
        .build_cartesian_2d(low - pad..high + pad, 0.0..count as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .disable_y_axis()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.12))
        .label_style((FONT, 13))
        .x_labels(5)
        .y_labels(0)
        .x_label_formatter(&|value| number(figure, value / scale))
        .draw()?;
    let centre = |nth: usize| count as f64 - nth as f64 - 0.5;
    for (nth, estimate) in estimates.iter().enumerate() {
        let Some(estimate) = estimate else { continue };
        let [from, to] = bounds(estimate);
        let at = centre(nth);
        let whisker = PathElement::new([(from, at), (to, at)], DOT.stroke_width(2));
        chart.draw_series([whisker])?;
        chart.draw_series([Circle::new((scale * estimate.value, at), 4, DOT.filled())])?;
    }
    Ok((0..rows.len()).map(|nth| chart.backend_coord(&(low, centre(nth))).1).collect())
}
