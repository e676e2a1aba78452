//! Mahjong Soul's own records (雀魂): the messages of its protocol as JSON, in the order in which the
//! server sent them.
//!
//! A friend room's detail rules are read: red fives, open tanyao and old yaku into the
//! [`GameKind`](super::GameKind), the others into the record's own rules.

mod endings;
mod fields;
mod kind;
mod read;
mod room;
mod yaku;

pub(super) use self::read::read;
