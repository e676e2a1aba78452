//! The functions of PyPI's `PyMahjongGB` 1.4.0: the fan of a win, and shanten with the tiles that
//! lower it, under Chinese official rules.
//!
//! Their docstrings are in `python/mentsu/compat/MahjongGB.py`, which says what differs.

mod arguments;
pub(crate) mod fans;
pub(crate) mod shanten;
