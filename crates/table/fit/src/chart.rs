//! Charts of what was said beside what happened, as SVG: the tenths of a model's predictions.

use std::fs;
use std::path::Path;

use plotters::prelude::*;

use crate::report::{NamedQuality, Quality};

/// Okabe and Ito's palette, which colour-blind people can distinguish.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 114, 178), RGBColor(213, 94, 0), RGBColor(0, 158, 115), RGBColor(204, 121, 167)];

/// The least chance of the axes.
const LEAST: f64 = 0.0003;
const SIZE: (u32, u32) = (640, 560);
const FONT: &str = "sans-serif";

/// Writes a chart: a point a tenth, with two standard errors up and down, beside the line on which
/// what happened is what was said. Axes are logarithmic, so that rare things are seen, too; what
/// never happened lies on the lower edge.
pub fn write(file: &Path, qualities: &[NamedQuality]) -> Result<(), String> {
    let mut text = String::new();
    draw(&mut text, qualities).map_err(|why| why.to_string())?;
    text.push('\n');
    fs::write(file, text).map_err(|why| format!("{}: {why}", file.display()))
}

fn draw(text: &mut String, qualities: &[NamedQuality]) -> Result<(), Box<dyn std::error::Error>> {
    let top = |quality: &Quality| {
        let tenths = quality.tenths.iter();
        tenths.map(|tenth| tenth.said.max(tenth.happened + 2.0 * tenth.error)).fold(0.0, f64::max)
    };
    let most = 1.05 * qualities.iter().map(|(_, quality)| top(quality)).fold(0.01, f64::max);
    let area = SVGBackend::with_string(text, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .margin(14)
        .x_label_area_size(44)
        .y_label_area_size(60)
        .build_cartesian_2d((LEAST..most).log_scale(), (LEAST..most).log_scale())?;
    let percent = |value: &f64| format!("{} %", 100.0 * value);
    chart
        .configure_mesh()
        .light_line_style(TRANSPARENT)
        .bold_line_style(BLACK.mix(0.12))
        .label_style((FONT, 13))
        .axis_desc_style((FONT, 15))
        .x_desc("said")
        .y_desc("happened")
        .x_label_formatter(&percent)
        .y_label_formatter(&percent)
        .draw()?;
    chart.draw_series(LineSeries::new([(LEAST, LEAST), (most, most)], BLACK.mix(0.4)))?;
    for ((what, quality), colour) in qualities.iter().zip(COLOURS) {
        for tenth in &quality.tenths {
            let (low, high) = (-2.0 * tenth.error, 2.0 * tenth.error);
            let ends = [low, high].map(|by| point(tenth.said, tenth.happened + by));
            chart.draw_series(LineSeries::new(ends, colour.stroke_width(1)))?;
        }
        let points = quality.tenths.iter().map(|tenth| point(tenth.said, tenth.happened));
        let key = move |place: (i32, i32)| Circle::new((place.0 + 9, place.1), 4, colour.filled());
        chart
            .draw_series(points.map(|point| Circle::new(point, 4, colour.filled())))?
            .label(what)
            .legend(key);
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .label_font((FONT, 14))
        .background_style(WHITE.mix(0.85))
        .border_style(BLACK.mix(0.3))
        .draw()?;
    area.present()?;
    Ok(())
}

fn point(said: f64, happened: f64) -> (f64, f64) {
    (said.max(LEAST), happened.max(LEAST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Predictions;

    /// A point a tenth beside the legend's, and the same text each time.
    #[test]
    fn a_chart_has_a_point_a_tenth() {
        let chart = || {
            let mut predictions = Predictions::default();
            for at in 0..1_000 {
                let said = f64::from(at) / 1_000.0;
                predictions.push(said, at * 7 % 1_000 < at);
            }
            let mut text = String::new();
            draw(&mut text, &[("all".to_owned(), predictions.quality().unwrap())]).unwrap();
            text
        };
        assert_eq!(chart().matches("<circle").count(), 11);
        assert_eq!(chart(), chart());
    }
}
