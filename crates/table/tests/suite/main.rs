//! The tests of the engine, a file a subject.

mod common;
mod legal;
mod random_rounds;
mod reference;
mod size;
