//! What the win table says of one number suit, a bit each. The build script shares this file.

/// All mentsu.
pub(crate) const MENTSU: u8 = 1;
/// Mentsu and a jantou.
pub(crate) const WITH_JANTOU: u8 = 1 << 1;
/// One more tile of rank 7 makes it all mentsu; the two bits above stand for 8 and 9.
pub(crate) const MENTSU_WITH_SEVEN: u32 = 2;
/// One more tile of rank 7 makes it mentsu and a jantou; the two bits above for 8 and 9.
pub(crate) const JANTOU_WITH_SEVEN: u32 = 5;
