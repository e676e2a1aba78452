//! A chart of the best discards' figures over the draws left.

use core::error::Error;
use core::ops::Range;

use mentsu::Hand;
use mentsu::plan::{DiscardPlan, Objective, Plan};
use plotters::prelude::*;

/// The most discards with lines: one for each colour.
const MOST: usize = 5;

/// Okabe and Ito's palette, which colour-blind people can distinguish.
const COLOURS: [RGBColor; MOST] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
];

const SIZE: (u32, u32) = (1200, 480);
const FONT: &str = "sans-serif";

type Panel<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// The chart as SVG: a panel each for tenpai, win and points, a line for each discard.
pub(super) fn svg(
    hand: &Hand,
    plan: &Plan,
    objective: Objective,
    title: &str,
) -> Result<String, Box<dyn Error + Send + Sync>> {
    let best: Vec<_> = plan.ranked(objective).take(MOST).collect();
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, SIZE).into_drawing_area();
        area.fill(&WHITE)?;
        let area = area.margin(8, 0, 0, 0).titled(&hand.to_string(), (FONT, 22))?;
        let area = area.titled(title.trim_end_matches(':'), (FONT, 15))?;
        let panels = area.split_evenly((1, 3));
        let wanted = [Objective::Tenpai, Objective::Win, Objective::Points];
        for (panel, of) in panels.iter().zip(wanted) {
            draw(panel, &best, plan.draws(), of).map_err(|error| error.to_string())?;
        }
        area.present()?;
    }
    Ok(text)
}

/// Draws one figure of all these discards.
fn draw(
    panel: &Panel<'_>,
    best: &[&DiscardPlan],
    draws: u8,
    of: Objective,
) -> Result<(), Box<dyn Error>> {
    let (name, scale) = match of {
        Objective::Tenpai => ("tenpai, %", 100.0),
        Objective::Win => ("win, %", 100.0),
        Objective::Points => ("points", 1.0),
    };
    let figure = |discard: &DiscardPlan, left: u8| scale * discard.at(left).of(of);
    let highest = best.iter().map(|discard| figure(discard, draws)).fold(0.0, f64::max);
    let heights: Range<f64> =
        0.0..(1.05 * highest).max(if of == Objective::Points { 1.0 } else { 0.1 });
    let mut chart = ChartBuilder::on(panel)
        .margin(12)
        .x_label_area_size(42)
        .y_label_area_size(62)
        .build_cartesian_2d(0..i32::from(draws), heights)?;
    let decimals = usize::from(highest < 5.0);
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.12))
        .label_style((FONT, 13))
        .axis_desc_style((FONT, 15))
        .x_desc("draws left")
        .y_desc(name)
        .x_labels(usize::from(draws.min(10)) + 1)
        .y_labels(8)
        .y_label_formatter(&|value| format!("{value:.decimals$}"))
        .draw()?;
    let line = |discard: &DiscardPlan, colour: RGBColor| {
        let points = (0..=draws).map(|left| (i32::from(left), figure(discard, left)));
        LineSeries::new(points, colour.stroke_width(2))
    };
    for (discard, colour) in best.iter().zip(COLOURS) {
        let line = line(discard, colour);
        let key = move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2));
        chart.draw_series(line)?.label(discard.face().to_string()).legend(key);
    }
    // Draw the best discard again, above the others; the legend has it first.
    if let Some(best) = best.first() {
        chart.draw_series(line(best, COLOURS[0]))?;
    }
    // Lines rise to the right, so the upper left corner has room for the legend.
    if of == Objective::Points {
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .label_font((FONT, 14))
            .background_style(WHITE.mix(0.85))
            .border_style(BLACK.mix(0.3))
            .draw()?;
    }
    Ok(())
}
