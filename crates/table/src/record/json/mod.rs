//! JSON read piece by piece: no more is built than what is checked next, so that what unpacks to a
//! long list of nothing ends at its first item.

mod bounded;
mod elements;
mod values;

pub(super) use self::bounded::bounded;
pub(super) use self::elements::Elements;
pub(super) use self::values::{Next, Values};
