//! Every option and every key of a field reaches the library.

mod families;
mod mcr;
mod riichi;
