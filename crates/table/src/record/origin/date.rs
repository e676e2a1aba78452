//! Days, and the names of games that show them.

use core::fmt;

/// A day of the Gregorian calendar, from the year 1 to 9999.
///
/// ```
/// use mentsu_table::record::Date;
///
/// let date = Date::new(2012, 6, 4).unwrap();
/// assert_eq!((date.to_string(), date.days_since_1970()), ("2012-06-04".to_owned(), 15_495));
/// assert_eq!(Date::new(2012, 2, 30), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day; `None` if there is no such day.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_day = year >= 1
            && year <= 9999
            && month >= 1
            && month <= 12
            && day >= 1
            && day <= days_of_month(year, month);
        if is_day { Some(Date { year, month, day }) } else { None }
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// The number of days since 1 January 1970, negative before it.
    #[must_use]
    pub const fn days_since_1970(self) -> i32 {
        const DAYS_BEFORE_1970: i32 = 719_162;
        let before = self.year as i32 - 1;
        let mut days = 365 * before + before / 4 - before / 100 + before / 400;
        let mut month = 1;
        while month < self.month {
            days += days_of_month(self.year, month) as i32;
            month += 1;
        }
        days + self.day as i32 - 1 - DAYS_BEFORE_1970
    }

    /// The day in UTC of a number of seconds since 1970.
    #[cfg_attr(not(feature = "mahjong-soul-json"), allow(dead_code, reason = "its one reader"))]
    pub(in crate::record) const fn of_seconds(seconds: u32) -> Date {
        const SECONDS: u32 = 86_400;
        let (mut days, mut year, mut month) = (seconds / SECONDS, 1970, 1);
        loop {
            let in_month = days_of_month(year, month) as u32;
            if days < in_month {
                return Date { year, month, day: days as u8 + 1 };
            }
            days -= in_month;
            (year, month) = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        }
    }
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    /// As ISO 8601 writes it: `2012-06-04`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The name of a game within a file's name, and the day that it shows: Tenhou's
/// `2012060420gm-00a9-0000-2f4c8e6a`, whose first ten digits are the hour, or Mahjong Soul's
/// `200831-` before a UUID.
pub(super) fn in_name(name: &str) -> Option<(&str, Date)> {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let is_in_word = |byte: u8| byte.is_ascii_alphanumeric();
    let begins = |at: usize| at == 0 || !is_in_word(name.as_bytes()[at - 1]);
    let starts = (0..name.len()).filter(|at| name.is_char_boundary(*at) && begins(*at));
    starts.map(|at| &name[at..]).find_map(|text| tenhou(text).or_else(|| mahjong_soul(text)))
}

fn tenhou(text: &str) -> Option<(&str, Date)> {
    let (hour, rest) = text.split_at_checked(10)?;
    let [kind, lobby, number] = groups(rest.strip_prefix("gm-")?)?;
    let (day, hour) = hour.split_at_checked(8)?;
    let date = date(day, 0)?;
    let is_named = kind.len() == 4 && lobby.len() >= 4 && number.len() >= 8;
    let len = "yyyymmddhhgm-".len() + kind.len() + 1 + lobby.len() + 1 + number.len();
    (is_named && number_of(hour)? < 24).then(|| (&text[..len], date))
}

fn mahjong_soul(text: &str) -> Option<(&str, Date)> {
    const UUID: [usize; 5] = [8, 4, 4, 4, 12];
    let (day, uuid) = text.split_at_checked(6)?;
    let given: [&str; 5] = groups(uuid.strip_prefix('-')?)?;
    let is_uuid = given.iter().zip(UUID).all(|(group, digits)| group.len() == digits);
    let len = "yymmdd".len() + UUID.iter().map(|digits| 1 + digits).sum::<usize>();
    let date = date(day, 2000).filter(|_| is_uuid)?;
    Some((&text[..len], date))
}

/// Groups of letters and digits with hyphens between.
fn groups<const N: usize>(text: &str) -> Option<[&str; N]> {
    let end = text.find(|c: char| c != '-' && !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    let mut groups = [""; N];
    let mut given = text[..end].split('-');
    for group in &mut groups {
        *group = given.next()?;
    }
    Some(groups)
}

/// The day of a year, two digits of a month and two of a day; years of two digits count from
/// `century`.
fn date(digits: &str, century: u16) -> Option<Date> {
    let (year, day) = digits.split_at_checked(digits.len().checked_sub(4)?)?;
    let (month, day) = day.split_at_checked(2)?;
    let small = |digits| number_of(digits).and_then(|number| u8::try_from(number).ok());
    Date::new(century + number_of(year)?, small(month)?, small(day)?)
}

fn number_of(digits: &str) -> Option<u16> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use std::borrow::ToOwned as _;
    use std::format;

    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_has_them() {
        let (mut days, mut year, mut month, mut day) = (-719_162, 1, 1, 1);
        while let Some(date) = Date::new(year, month, day) {
            assert_eq!((date.days_since_1970(), date.day()), (days, day), "{date}");
            if let Ok(seconds) = u32::try_from(i64::from(days) * 86_400) {
                assert_eq!(Date::of_seconds(seconds), date);
                assert_eq!(Date::of_seconds(seconds.saturating_add(86_399)), date);
            }
            let after = Date::new(year, month, day + 1).map(|date| (date.year(), date.month()));
            (year, month) = after.unwrap_or((year + u16::from(month == 12), month % 12 + 1));
            day = if after.is_some() { day + 1 } else { 1 };
            days += 1;
        }
        assert_eq!((year, days), (10_000, 3_652_059 - 719_162));
        assert_eq!(Date::of_seconds(u32::MAX), Date::new(2106, 2, 7).unwrap());
    }

    #[test]
    fn names_of_games_show_their_day() {
        let tenhou = "2012060420gm-00a9-0000-2f4c8e6a";
        let soul = "200831-0c3d3a4f-1a3b-4c5d-8e7f-0123456789ab";
        let (on_tenhou, on_soul) = (Date::new(2012, 6, 4), Date::new(2020, 8, 31));
        for (file, found, date) in [
            (tenhou.to_owned(), tenhou, on_tenhou),
            (format!("2013010203gm-0009-0000-00000000/{tenhou}.mjlog.gz"), tenhou, on_tenhou),
            (format!("C:\\logs\\{tenhou}&tw=2.mjlog"), tenhou, on_tenhou),
            (format!("log={tenhou}"), tenhou, on_tenhou),
            (format!("鳳凰-{soul}_a123.json"), soul, on_soul),
        ] {
            assert_eq!(in_name(&file), date.map(|date| (found, date)), "{file}");
        }
        for other in [
            "",
            "game.mjlog",
            "20120604.mjlog",
            "12012060420gm-00a9-0000-2f4c8e6a",
            "2012063120gm-00a9-0000-2f4c8e6a",
            "2012060424gm-00a9-0000-2f4c8e6a",
            "2012060420gm-00a9-0000",
            "2012060420gm-0a9-0000-2f4c8e6a",
            "2012060420gm",
            "200831-0c3d3a4f-1a3b-4c5d-8e7f",
            "200230-0c3d3a4f-1a3b-4c5d-8e7f-0123456789ab",
            "+20831-0c3d3a4f-1a3b-4c5d-8e7f-0123456789ab",
            "２０１２060420gm-00a9-0000-2f4c8e6a",
        ] {
            assert_eq!(in_name(other), None, "{other}");
        }
    }
}
