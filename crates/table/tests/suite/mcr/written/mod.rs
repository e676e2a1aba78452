//! Games as records and as Botzone's text.

pub(crate) mod botzone;
pub(crate) mod botzone_log;
pub(crate) mod botzone_refused;
pub(crate) mod records;
#[cfg(feature = "serde")]
pub(crate) mod stored;
