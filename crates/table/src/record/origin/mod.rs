//! What a site says about a game and its players, beside what happens at the table.
//!
//! | what | mjlog and the client's log | tenhou/6 | Mahjong Soul |
//! |---|---|---|---|
//! | the site's name of the game | `SHUFFLE ref`, or the file's name | `ref` | `head.uuid` |
//! | the day | in that name, Japan's time | likewise | `head.start_time`, UTC |
//! | the room | the bits 0x20 and 0x80 of `GO type` | the first words of `rule.disp` | `head.config.meta.mode_id` |
//! | the lobby | `GO lobby` | `lobby` | |
//! | ranks | `UN dan`, numbers | `dan`, texts | `level` or `level3` of `head.accounts` |
//! | ratings | `UN rate` | `rate` | the points of that level |
//!
//! mjai and 電脳麻将's records have no place for any of it. None of it changes the game, so a value
//! that can't be read is `None`, and no error.

mod dan;
mod date;
mod room;

use std::string::{String, ToString as _};

pub use self::dan::Dan;
pub use self::date::Date;
pub use self::room::Room;

/// What a site says about a game and its players; `None` for what a record doesn't have.
///
/// ```
/// use mentsu_table::record::{Date, Origin, Room};
///
/// let origin = Origin::default().with_file_name("logs/2012060420gm-00a9-0000-2f4c8e6a.mjlog");
/// assert_eq!(origin.reference.as_deref(), Some("2012060420gm-00a9-0000-2f4c8e6a"));
/// assert_eq!(origin.date, Date::new(2012, 6, 4));
/// assert_eq!(origin.room, None::<Room>);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The site's name of the game (牌譜): Tenhou's reference, Mahjong Soul's `uuid`.
    pub reference: Option<String>,
    /// The day on which the game began: in Japan at Tenhou, in UTC at Mahjong Soul.
    pub date: Option<Date>,
    /// The room of ranked games (卓, 段位戦).
    pub room: Option<Room>,
    /// The number of a private lobby or a tournament's (個室, 大会); `None` for the public one.
    pub lobby: Option<u32>,
    /// Each player's rank (段位).
    pub dan: [Option<Dan>; 4],
    /// Each player's rating in hundredths: Tenhou's R, or the points within a level of Mahjong Soul
    /// as converters to tenhou/6 write them.
    pub rates: [Option<i32>; 4],
}

impl Origin {
    /// With the name of the game and its day that a file's name shows, where the record has none.
    #[must_use]
    pub fn with_file_name(mut self, name: &str) -> Origin {
        if let (None, Some((reference, date))) = (&self.reference, date::in_name(name)) {
            self.reference = Some(reference.to_string());
            self.date = self.date.or(Some(date));
        }
        self
    }

    /// Sets the name of the game, and the day that it shows.
    pub(super) fn set_reference(&mut self, reference: &str) {
        if !reference.is_empty() {
            self.reference = Some(reference.to_string());
            self.date = self.date.or(date::in_name(reference).map(|(_, date)| date));
        }
    }

    /// Drops what a record says about places where nobody plays.
    pub(super) fn keep_players(&mut self, players: u8) {
        for seat in usize::from(players)..4 {
            (self.dan[seat], self.rates[seat]) = (None, None);
        }
    }
}
