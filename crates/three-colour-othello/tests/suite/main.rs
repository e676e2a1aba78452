//! Tests of the crate and its examples, one file for each subject.

mod array_board;
mod array_board_agrees;
mod articles;
mod common;
mod examples;
mod perft;
mod repetition;
mod solving;
mod symmetries;
mod types;
mod written;
