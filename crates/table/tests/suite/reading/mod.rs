//! What the readings say of the others, beside what the others hold.

mod danger;
#[cfg(feature = "records")]
mod danger_recorded;
#[cfg(feature = "records")]
mod kept_apart;
#[cfg(feature = "records")]
mod recorded;
