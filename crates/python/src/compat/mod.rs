//! The native part of the drop-ins for PyPI's `mahjong` and `PyMahjongGB`.
//!
//! Its modules are in `python/mentsu/compat/mahjong`. Native are the frequent questions: shanten,
//! wins, decompositions, and the value of hands: by `mentsu::riichi` under configurations that it
//! knows, by the yaku `objects` under others. Python answers what can't be read. `mahjong_gb` has
//! the functions of PyPI's `PyMahjongGB`.

mod arrays;
mod declared;
pub(crate) mod divide;
pub(crate) mod estimate;
pub(crate) mod fields;
pub(crate) mod fu;
pub(crate) mod mahjong_gb;
mod names;
mod objects;
mod question;
mod scores;
pub(crate) mod shanten;
mod value;
