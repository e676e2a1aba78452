//! Mahjong Soul's own records (雀魂): the messages of its protocol as JSON, in the order in which the
//! server sent them.
//!
//! A friend room's detail rules are read as far as a [`GameKind`](super::GameKind) has them: red
//! fives, open tanyao, old yaku.

mod endings;
mod fields;
mod kind;
mod read;
mod yaku;

pub(super) use self::read::read;
