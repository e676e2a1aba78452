//! Mahjong Soul's own records (雀魂): the messages of its protocol in the order in which the server
//! sent them. They are read as JSON; what is packed becomes JSON first.
//!
//! A friend room's detail rules are read: red fives, open tanyao and old yaku into the
//! [`GameKind`](super::GameKind), the others into the record's own rules.

mod cut;
mod endings;
mod fields;
mod kind;
mod origin;
#[cfg(feature = "mahjong-soul")]
mod packed;
mod read;
mod room;
mod yaku;

pub(super) use self::cut::closed;
#[cfg(feature = "mahjong-soul")]
pub(super) use self::packed::{is_whole, read, read_packed};
#[cfg(not(feature = "mahjong-soul"))]
pub(super) use self::read::read;
