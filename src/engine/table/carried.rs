//! The table of bytes as the build script derives it: part of the binary.

use super::parts::LEN;

/// A byte of the table.
pub(super) type Byte = u8;

pub(super) static BYTES: [Byte; LEN] = *include_bytes!(concat!(env!("OUT_DIR"), "/bytes.bin"));

#[inline(always)]
pub(super) fn value(byte: &Byte) -> u8 {
    *byte
}

/// The table is always there.
#[inline(always)]
pub(super) fn be_ready() {}
