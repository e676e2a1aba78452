//! The table of bytes as a constant, derived by the build script.

use super::parts::LEN;

/// A byte of the table.
pub(super) type Byte = u8;

pub(super) static BYTES: [Byte; LEN] = *include_bytes!(concat!(env!("OUT_DIR"), "/bytes.bin"));

#[inline(always)]
pub(super) fn value(byte: &Byte) -> u8 {
    *byte
}

/// A constant is always ready.
#[inline(always)]
pub(in crate::engine::table) fn be_ready() {}
