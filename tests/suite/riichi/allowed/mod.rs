//! Calls, kans, riichi, furiten and liability.

pub(crate) mod legality;
pub(crate) mod legality_domains;
pub(crate) mod liability;
pub(crate) mod norths;
pub(crate) mod pao;
