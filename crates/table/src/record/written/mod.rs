//! Records written in any format, and the limits of each.

mod left_out;
mod unwritable;

use std::string::String;

pub use self::left_out::LeftOut;
pub use self::unwritable::Unwritable;
pub(super) use self::unwritable::{all_tiles_visible, at_the_end, not_followed};
use crate::record::format::Format;
use crate::record::game::Record;

impl Format {
    /// The formats that records are written in.
    pub const WRITTEN: [Format; 4] =
        [Format::Mjlog, Format::Tenhou6, Format::Mjai, Format::Majiang];

    /// Whether records are written in this format.
    #[must_use]
    pub const fn is_written(self) -> bool {
        !matches!(self, Format::Client | Format::MahjongSoul)
    }
}

impl Record {
    /// The game in this format. Texts of several games may follow each other, a newline between.
    ///
    /// ```
    /// use mentsu_table::record::{self, Format, LeftOut, Unwritable};
    ///
    /// let round = r#"{"title":["a title",""],"name":["A","B","C","D"],
    ///     "rule":{"disp":"南喰赤","aka":1},"log":[[
    ///     [0,0,0],[25000,25000,25000,25000],[14],[],
    ///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
    ///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
    ///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
    ///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
    ///     ["九種九牌"]]]}"#;
    /// let record = record::read(round.as_bytes())?;
    /// for format in Format::WRITTEN {
    ///     let again = record::read(record.write(format)?.as_bytes())?;
    ///     assert_eq!((again.format, &again.rounds[0].deal), (format, &record.rounds[0].deal));
    /// }
    /// // What a format has no place for is left out.
    /// assert_eq!(record.left_out(Format::Mjlog), [LeftOut::Title, LeftOut::OpenEnd]);
    /// let error = record.write(Format::Client).unwrap_err();
    /// assert_eq!(error, Unwritable::NoWriter { format: Format::Client });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Unwritable`] names the first place that the format can't say; [`Unwritable::NoWriter`] for
    /// a format that isn't among [`Format::WRITTEN`].
    pub fn write(&self, format: Format) -> Result<String, Unwritable> {
        match format {
            #[cfg(feature = "mjlog")]
            Format::Mjlog => self.to_mjlog(),
            Format::Tenhou6 => self.to_tenhou6(),
            Format::Mjai => Ok(self.to_mjai()),
            #[cfg(feature = "majiang")]
            Format::Majiang => self.to_majiang(),
            Format::Client | Format::MahjongSoul => Err(Unwritable::NoWriter { format }),
            #[cfg(not(all(feature = "mjlog", feature = "majiang")))]
            _ => Err(Unwritable::NoFeature { format }),
        }
    }
}
