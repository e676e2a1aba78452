//! Riichi hands: winning forms and discards, waits and tiles that help, a score.

pub(crate) mod drawn;
pub(crate) mod paid;
pub(crate) mod waiting;
