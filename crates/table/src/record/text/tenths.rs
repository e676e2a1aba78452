//! Final scores as text (`46.0`, `-12.5`).

use core::fmt;
use core::str::FromStr;

/// A number in tenths. Its text may have a decimal; further decimals are dropped.
///
/// `f64` would read these texts, too, but its tables take 11 KB of the module for browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) struct Tenths(pub i32);

impl FromStr for Tenths {
    type Err = ();

    fn from_str(text: &str) -> Result<Tenths, ()> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, text),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, "0"));
        let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !are_digits(whole) || !are_digits(decimals) {
            return Err(());
        }
        let whole: i32 = whole.parse().map_err(drop)?;
        let tenth = i32::from(decimals.as_bytes()[0] - b'0');
        let tenths = whole.checked_mul(10).and_then(|whole| whole.checked_add(tenth)).ok_or(())?;
        Ok(Tenths(sign * tenths))
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_in_tenths() {
        for (text, tenths) in
            [("250", 2_500), ("-12.5", -125), ("46.0", 460), ("-0.3", -3), ("7.25", 72), ("0", 0)]
        {
            assert_eq!(text.parse(), Ok(Tenths(tenths)), "{text}");
        }
        for text in [
            "",
            "-",
            ".5",
            "1.",
            "1.x",
            "+1",
            "1e3",
            "NaN",
            "inf",
            "--1",
            "214748364.9",
            "9999999999",
        ] {
            assert_eq!(text.parse::<Tenths>(), Err(()), "{text}");
        }
        assert_eq!("214748364.7".parse(), Ok(Tenths(i32::MAX)));
    }

    #[test]
    fn scores_are_written_with_one_decimal() {
        for (tenths, text) in
            [(460, "46.0"), (-125, "-12.5"), (-3, "-0.3"), (0, "0.0"), (i32::MIN, "-214748364.8")]
        {
            assert_eq!(std::format!("{}", Tenths(tenths)), text);
        }
        for tenths in (-20_000..20_000).chain([i32::MAX, -i32::MAX]) {
            assert_eq!(std::format!("{}", Tenths(tenths)).parse(), Ok(Tenths(tenths)));
        }
    }
}
