//! The graph of states that draws and discards lead through.
//!
//! Input: a [`Start`](super::states::Start). A breadth-first search finds every state within the
//! depth, and the *groups* of states that one draw and one discard connect. Output: the states, the
//! groups sorted by kind, and the states that one tile wins.

mod groups;
mod search;

pub(crate) use self::groups::{Bucket, GroupKind, GroupMember};
pub(crate) use self::search::{Graph, NoRoom};
