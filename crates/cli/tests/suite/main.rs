//! The program as a user meets it, a file a subcommand.

mod analyze;
mod arena;
#[cfg(unix)]
mod arena_faults;
#[cfg(unix)]
mod arena_programs;
mod batch;
mod batch_keys;
mod batch_plan;
mod batch_score;
mod command_line;
mod narrow;
mod plan;
mod quiz;
mod replay;
#[path = "../runner/mod.rs"]
mod runner;
mod sanma;
mod trace;
mod tsumo;
