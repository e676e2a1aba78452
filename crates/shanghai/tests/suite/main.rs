//! Tests of the crate and its examples, one file for each subject.

mod articles;
mod brute;
mod brute_force;
mod deal;
mod examples;
mod game;
mod page;
mod proofs;
mod turtle;
mod written;
