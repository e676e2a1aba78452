//! The functions of the header, and all the `unsafe` code of this package.
//!
//! Each function checks its pointers for null, makes slices of them for the time of the call, and
//! catches panics, so that none crosses into C. The caller vouches for what C can't express: that a
//! pointer that isn't null is valid for the length given, and that nothing else writes there
//! meanwhile. Nothing global is kept: every function may be called from any thread, and an object
//! by several threads at a time as long as none of them changes or frees it.
#![allow(unsafe_code, reason = "pointers of C")]

#[cfg(feature = "ask")]
mod ask;
mod call;
#[cfg(feature = "game")]
mod game;
mod handle;
mod points;
#[cfg(feature = "game")]
mod record;
mod tiles;
mod version;

#[cfg(feature = "ask")]
pub use self::ask::{mentsu_ask, mentsu_ask_into};
#[cfg(feature = "game")]
pub use self::game::*;
pub use self::points::{mentsu_points, mentsu_rules_free, mentsu_rules_new, mentsu_yaku_name};
#[cfg(feature = "game")]
pub use self::record::*;
pub use self::tiles::{
    mentsu_best_discard, mentsu_is_win, mentsu_shanten, mentsu_ukeire, mentsu_waits,
};
pub use self::version::{mentsu_abi_version, mentsu_free, mentsu_version};
