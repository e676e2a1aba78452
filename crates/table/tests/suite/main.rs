//! The tests of the engine, a file a subject.

mod common;
mod random_rounds;
