//! Positions and games as text, records, pictures and pages.

pub(crate) mod page;
pub(crate) mod readme;
pub(crate) mod record;
#[cfg(feature = "serde")]
pub(crate) mod serde;
pub(crate) mod svg;
pub(crate) mod terminal;
pub(crate) mod text;
