//! Every option and every key of a field reaches the library.

mod mcr;
mod riichi;
