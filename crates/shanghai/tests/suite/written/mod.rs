//! Boards, layouts and games as text, files and pictures.

pub(crate) mod board_text;
pub(crate) mod files;
pub(crate) mod record;
#[cfg(feature = "serde")]
pub(crate) mod serde;
pub(crate) mod svg;
pub(crate) mod text;
