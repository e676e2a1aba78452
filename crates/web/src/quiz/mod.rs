//! Quiz questions with their answers: waits of one suit, what to discard, how many fu.

pub mod discard;
pub mod fu;
pub mod waits;
