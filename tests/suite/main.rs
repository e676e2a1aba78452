//! What must hold of the library, a file a subject.

mod capacities;
#[cfg(feature = "alloc")]
mod chances;
mod common;
mod counting;
mod discards;
mod features;
mod golden_counts;
mod house;
mod mjlog;
mod no_alloc;
mod oracle;
mod oracle_agrees;
#[cfg(feature = "alloc")]
mod plan;
mod properties;
mod puzzles;
mod riichi;
mod shanten;
mod text;
mod tricky_chinitsu;
mod unknown;
mod wrong_text;
mod wrong_values;
