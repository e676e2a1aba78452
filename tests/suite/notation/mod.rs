//! Text and numbers: what is read is written back, and what is wrong is named.

mod mjlog;
mod text;
mod wrong_text;
