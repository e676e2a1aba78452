//! The rounds that an option selects.

use mentsu::Wind;
use mentsu_table::Deal;

use super::wind;

/// The rounds that an option selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounds {
    /// The round of this number, the first being 1.
    Nth(usize),
    /// The rounds with this wind and dealer, with this honba or any.
    Named { wind: Wind, dealer: usize, honba: Option<u16> },
}

impl Rounds {
    /// Parses `3`, `E2` or `E2.1`.
    pub(crate) fn read(text: &str) -> Result<Rounds, String> {
        let wrong = || "E2, E2.1 or a number from 1".to_owned();
        if let Ok(nth) = text.parse() {
            return if nth > 0 { Ok(Rounds::Nth(nth)) } else { Err(wrong()) };
        }
        let (name, honba) = match text.split_once('.') {
            Some((name, honba)) => (name, Some(honba.parse().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let mut letters = name.chars();
        let first = letters.next().ok_or_else(wrong)?.to_ascii_uppercase();
        let wind = wind(first.encode_utf8(&mut [0; 4])).map_err(|_| wrong())?;
        let dealer: usize = letters.as_str().parse().map_err(|_| wrong())?;
        match dealer {
            1..=4 => Ok(Rounds::Named { wind, dealer: dealer - 1, honba }),
            _ => Err(wrong()),
        }
    }

    /// Whether this round is selected; numbers are from 0.
    pub(crate) fn contains(self, number: usize, deal: &Deal) -> bool {
        match self {
            Rounds::Nth(nth) => nth == number + 1,
            Rounds::Named { wind, dealer, honba } => {
                deal.round == wind
                    && deal.dealer.index() == dealer
                    && honba.is_none_or(|honba| honba == deal.honba)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read() {
        let named = |wind, dealer, honba| Ok(Rounds::Named { wind, dealer, honba });
        assert_eq!(Rounds::read("E2"), named(Wind::East, 1, None));
        assert_eq!(Rounds::read("s4.12"), named(Wind::South, 3, Some(12)));
        assert_eq!(Rounds::read("3"), Ok(Rounds::Nth(3)));
        for wrong in ["", "0", "-1", "E", "E0", "E5", "X1", "E1.", "E1.x", "東1", "E1.99999", "E.1"]
        {
            assert!(Rounds::read(wrong).is_err(), "{wrong}");
        }
    }
}
