//! Statistics: counted by hand, over generated games, and beside an independent count of recorded
//! ones.

mod by_hand;
mod generated;
mod luck;
mod recorded;
