//! The tests of the engine and of the records, a file a subject.

mod common;
mod legal;
mod random_rounds;
mod reference;
mod serde;
#[cfg(feature = "records")]
mod shared_logs;
mod size;
