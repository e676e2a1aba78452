//! Games that the table played, written and read back.

pub(crate) mod followed;
mod last_view;
pub(crate) mod payments;
pub(crate) mod played;
pub(crate) mod seen;
