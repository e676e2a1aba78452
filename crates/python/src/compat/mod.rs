//! The native part of the drop-ins for PyPI's `mahjong` and `PyMahjongGB`.
//!
//! Its modules are in `python/mentsu/compat/mahjong`. Native are the frequent questions: shanten,
//! wins, decompositions, and the value of hands by `mentsu::riichi`. Under configurations that it
//! doesn't know, the yaku objects decide, in Python. `mahjong_gb` has the functions of PyPI's
//! `PyMahjongGB`.

mod arrays;
mod declared;
pub(crate) mod divide;
pub(crate) mod estimate;
pub(crate) mod fields;
pub(crate) mod fu;
pub(crate) mod mahjong_gb;
mod names;
mod question;
mod scores;
pub(crate) mod shanten;
mod value;
