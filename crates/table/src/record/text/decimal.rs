//! Final scores and ratings as text (`46.0`, `-12.5`, `1912.87`).

use core::fmt;
use core::str::FromStr;

/// A number with decimals, as a whole number of its smallest places: tenths with one. Its text may
/// have other decimals; those beyond are dropped.
///
/// `f64` would read these texts, too, but its tables take 11 KB of the module for browsers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) struct Decimal<const PLACES: usize>(pub i32);

impl<const PLACES: usize> FromStr for Decimal<PLACES> {
    type Err = ();

    fn from_str(text: &str) -> Result<Decimal<PLACES>, ()> {
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
        let decimals = decimals.bytes().chain(core::iter::repeat(b'0')).take(PLACES);
        let number = decimals.map(|digit| i32::from(digit - b'0')).try_fold(whole, |all, digit| {
            all.checked_mul(10).and_then(|all| all.checked_add(digit))
        });
        Ok(Decimal(sign * number.ok_or(())?))
    }
}

impl<const PLACES: usize> fmt::Display for Decimal<PLACES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (number, one) = (self.0.unsigned_abs(), 10_u32.pow(PLACES as u32));
        write!(f, "{sign}{}.{:0PLACES$}", number / one, number % one)
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
            assert_eq!(text.parse(), Ok(Decimal::<1>(tenths)), "{text}");
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
            assert_eq!(text.parse::<Decimal<1>>(), Err(()), "{text}");
        }
        assert_eq!("214748364.7".parse(), Ok(Decimal::<1>(i32::MAX)));
    }

    #[test]
    fn scores_are_written_with_one_decimal() {
        for (tenths, text) in
            [(460, "46.0"), (-125, "-12.5"), (-3, "-0.3"), (0, "0.0"), (i32::MIN, "-214748364.8")]
        {
            assert_eq!(std::format!("{}", Decimal::<1>(tenths)), text);
        }
        for tenths in (-20_000..20_000).chain([i32::MAX, -i32::MAX]) {
            assert_eq!(std::format!("{}", Decimal::<1>(tenths)).parse(), Ok(Decimal::<1>(tenths)));
        }
    }

    #[test]
    fn ratings_have_two_decimals() {
        for (text, hundredths, written) in [
            ("1912.87", 191_287, "1912.87"),
            ("1525", 152_500, "1525.00"),
            ("-3.5", -350, "-3.50"),
            ("0.009", 0, "0.00"),
            ("21474836.47", i32::MAX, "21474836.47"),
        ] {
            assert_eq!(text.parse(), Ok(Decimal::<2>(hundredths)), "{text}");
            assert_eq!(std::format!("{}", Decimal::<2>(hundredths)), written);
        }
        assert_eq!("21474836.48".parse::<Decimal<2>>(), Err(()));
    }
}
