//! Faces, and which of them match.

use core::fmt;
use core::str::FromStr;

/// The face of a tile: a number that stands for a picture.
///
/// The caller decides which number stands for which picture, and which numbers match: by default
/// equal ones ([`Board::new`](crate::Board::new)). This crate has names for those of a set of 144:
/// 0–8 characters, 9–17 dots, 18–26 bamboo, 27–33 the honors east, south, west, north, white,
/// green, red; 34–37 flowers, 38–41 seasons.
///
/// ```
/// use shanghai::Face;
///
/// assert_eq!(Face(4).to_string(), "5m");
/// assert_eq!(Face(33).to_string(), "7z");
/// assert_eq!(Face(34).to_string(), "1f");
/// assert_eq!(Face(99).to_string(), "99");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[doc(alias = "牌")]
#[doc(alias = "tile")]
pub struct Face(pub u16);

impl Face {
    /// The representative for boards on which all flowers match each other, and all seasons: the
    /// first flower for a flower, the first season for a season, and any other face itself. Faces
    /// with equal representatives match.
    ///
    /// ```
    /// use shanghai::Face;
    ///
    /// assert_eq!(Face(36).flowers_and_seasons(), Face(37).flowers_and_seasons());
    /// assert_ne!(Face(37).flowers_and_seasons(), Face(38).flowers_and_seasons());
    /// assert_eq!(Face(5).flowers_and_seasons(), Face(5));
    /// ```
    #[must_use]
    pub const fn flowers_and_seasons(self) -> Self {
        match self.0 {
            34..=37 => Self(34),
            38..=41 => Self(38),
            other => Self(other),
        }
    }

    /// The picture as a character of Unicode's block of mahjong tiles; `None` beyond a set of 144.
    ///
    /// ```
    /// use shanghai::Face;
    ///
    /// assert_eq!(Face(0).picture(), Some('🀇'));
    /// assert_eq!(Face(31).picture(), Some('🀆'));
    /// assert_eq!(Face(42).picture(), None);
    /// ```
    #[must_use]
    pub const fn picture(self) -> Option<char> {
        // Unicode begins with the winds, then red, green, white; characters, bamboo, dots;
        // flowers and seasons.
        let offset = match self.0 {
            number @ 0..=8 => 7 + number,
            number @ 9..=17 => 25 + number - 9,
            number @ 18..=26 => 16 + number - 18,
            number @ 27..=30 => number - 27,
            31 => 6,
            32 => 5,
            33 => 4,
            number @ 34..=41 => 34 + number - 34,
            _ => return None,
        };
        char::from_u32(0x1F000 + offset as u32)
    }
}

/// `1m`–`9m`, `1p`–`9p`, `1s`–`9s`, `1z`–`7z`, `1f`–`4f`, `1g`–`4g` (seasons); other faces are
/// their number.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            number @ 0..27 => {
                let suit = ['m', 'p', 's'][usize::from(number / 9)];
                write!(f, "{}{suit}", number % 9 + 1)
            }
            number @ 27..34 => write!(f, "{}z", number - 26),
            number @ 34..38 => write!(f, "{}f", number - 33),
            number @ 38..42 => write!(f, "{}g", number - 37),
            number => write!(f, "{number}"),
        }
    }
}

/// The error in a text that should be a [`Face`].
///
/// ```
/// use shanghai::{Face, FaceError};
///
/// assert_eq!("8z".parse::<Face>(), Err(FaceError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceError;

impl fmt::Display for FaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a face is 1m to 9m, p or s, 1z to 7z, 1f to 4f, 1g to 4g, or a number")
    }
}

impl core::error::Error for FaceError {}

/// Reads what `Display` writes, any number up to 65535, and the characters that [`Face::picture`]
/// returns.
///
/// ```
/// use shanghai::Face;
///
/// assert_eq!("5m".parse(), Ok(Face(4)));
/// assert_eq!("🀢".parse(), Ok(Face(34)));
/// assert_eq!("99".parse(), Ok(Face(99)));
/// ```
impl FromStr for Face {
    type Err = FaceError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut characters = text.chars();
        let first = characters.next().ok_or(FaceError)?;
        let second = characters.next();
        if second.is_none() {
            if let Some(number) = (0..42).find(|&number| Self(number).picture() == Some(first)) {
                return Ok(Self(number));
            }
        }
        if text.bytes().all(|b| b.is_ascii_digit()) {
            return text.parse().map(Self).map_err(|_| FaceError);
        }
        let number = first.to_digit(10).filter(|_| characters.next().is_none());
        let number = number.and_then(|number| u16::try_from(number).ok()).ok_or(FaceError)?;
        let (start, most) = match second {
            Some('m') => (0, 9),
            Some('p') => (9, 9),
            Some('s') => (18, 9),
            Some('z') => (27, 7),
            Some('f') => (34, 4),
            Some('g') => (38, 4),
            _ => return Err(FaceError),
        };
        if (1..=most).contains(&number) { Ok(Self(start + number - 1)) } else { Err(FaceError) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString as _;

    #[test]
    fn every_face_is_read_back() {
        for face in (0..=u16::MAX).map(Face) {
            assert_eq!(face.to_string().parse(), Ok(face));
            if let Some(picture) = face.picture() {
                assert_eq!(picture.to_string().parse(), Ok(face));
            }
        }
        for text in ["", "0m", "10m", "m", "5", "1x", "8z", "5f", "1m1", "65536", "+1", "🀫", "1é"]
        {
            assert_eq!(text.parse::<Face>().is_ok(), text == "5", "{text}");
        }
    }
}
