//! How records are written.

mod unwritable;

pub use self::unwritable::Unwritable;
pub(super) use self::unwritable::all_is_told;
