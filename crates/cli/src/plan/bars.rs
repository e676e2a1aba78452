//! Bars and sparklines.

/// A bar of this share, 0 to 1, of `columns`, to an eighth of a column.
pub(super) fn bar(share: f64, columns: usize) -> String {
    const PARTS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];
    let eighths = (share.clamp(0.0, 1.0) * 8.0 * columns as f64).round() as usize;
    format!("{}{}", "█".repeat(eighths / 8), PARTS[eighths % 8])
}

/// A sparkline: one small bar for each share, 0 to 1.
pub(super) fn sparkline(shares: impl Iterator<Item = f64>) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    shares.map(|share| HEIGHTS[(share.clamp(0.0, 1.0) * 7.0).round() as usize]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_share() {
        assert_eq!(bar(0.0, 4), "");
        assert_eq!(bar(1.0, 4), "████");
        assert_eq!(bar(0.5, 3), "█▌");
        assert_eq!(bar(0.99, 1), "█");
        assert_eq!(bar(1.0 / 32.0, 4), "▏");
        for odd in [f64::NAN, f64::INFINITY, -1.0, 7.0] {
            assert!(bar(odd, 4).chars().count() <= 4, "{odd}");
        }
    }

    #[test]
    fn small_bars_are_as_high_as_their_share() {
        assert_eq!(sparkline([0.0, 0.5, 1.0, 2.0, f64::NAN].into_iter()), "▁▅██▁");
    }
}
