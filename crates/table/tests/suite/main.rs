//! The tests of the engine and of the records, a file a subject.

mod bots;
mod claims;
mod common;
mod ends;
#[cfg(feature = "records")]
mod expected;
mod games;
mod hidden;
mod kans;
mod legal;
#[cfg(feature = "records")]
mod played;
mod random_rounds;
#[cfg(feature = "records")]
mod records;
#[cfg(feature = "records")]
mod records_contradicting;
#[cfg(feature = "records")]
mod records_elsewhere;
#[cfg(feature = "records")]
mod records_games;
#[cfg(feature = "records")]
mod records_mjai;
#[cfg(feature = "records")]
mod records_seen;
#[cfg(feature = "records")]
mod records_tenhou6;
mod reference;
mod scene;
mod serde;
#[cfg(feature = "records")]
mod shared_logs;
mod size;
