//! Commands that answer questions about hands.

pub(crate) mod analyse;
pub(crate) mod family;
pub(crate) mod mcr;
pub(crate) mod points;
pub(crate) mod sanma;
pub(crate) mod trace;
pub(crate) mod unknown;
