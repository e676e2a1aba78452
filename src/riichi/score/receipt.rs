//! A score as text, on one line or as a receipt.

use core::fmt;

use super::Score;
use crate::padded::{Unpadded, padded};
use crate::riichi::payments::points::Limit;

padded! {
    /// The yaku and dora with their han, han and fu, the limit, the points and who pays them, on
    /// one line. The alternate form (`{:#}`) is a receipt: a line for each, and the fu item by
    /// item.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Situation, score};
    /// use mentsu::{hand, tile};
    ///
    /// let ron = Situation::ron(tile!("5m")).with_riichi().with_dora([tile!("7s")]);
    /// let score = score(&hand!("23467m345p34588s"), &ron, &Rules::TENHOU).unwrap();
    /// assert_eq!(
    ///     score.to_string(),
    ///     "riichi 1, pinfu 1, tanyao 1, dora 2: 5 han 30 fu, mangan, 12000 points, \
    ///      discarder pays 12000"
    /// );
    /// assert_eq!(
    ///     format!("{score:#}"),
    ///     "riichi 1\n\
    ///      pinfu 1\n\
    ///      tanyao 1\n\
    ///      dora 2\n\
    ///      5 han 30 fu: base 20, closed ron 10\n\
    ///      mangan, 12000 points\n\
    ///      discarder pays 12000"
    /// );
    /// ```
    Score
}

impl Unpadded for Score {
    fn fmt_unpadded(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_receipt = f.alternate();
        let mut separator = "";
        for (yaku, han) in self.yaku() {
            write!(f, "{separator}{yaku} {han}")?;
            separator = if is_receipt { "\n" } else { ", " };
        }
        for (dora, han) in &self.dora() {
            write!(f, "{separator}{dora} {han}")?;
        }
        f.write_str(if is_receipt { "\n" } else { ": " })?;
        match (self.han(), self.fu()) {
            (Some(han), Some(fu)) => write!(f, "{han} han {fu} fu")?,
            _ => write!(f, "yakuman {}", self.yakuman())?,
        }
        if is_receipt && self.fu().is_some() {
            for (i, item) in self.fu_items().iter().enumerate() {
                write!(f, "{}{item}", if i == 0 { ": " } else { ", " })?;
            }
        }
        let line = if is_receipt { "\n" } else { ", " };
        f.write_str(line)?;
        if !matches!(self.limit(), Limit::None | Limit::Yakuman) {
            write!(f, "{}, ", self.limit())?;
        }
        write!(f, "{} points{line}{}", self.points(), self.payments())
    }
}
