//! The program as a user meets it, a file a subcommand.

mod advise;
mod arena;
mod batch;
mod command_line;
mod convert;
mod drift;
mod hands;
mod hostile;
mod narrow;
mod othello;
mod plan;
mod quiz;
mod replay;
#[path = "../runner/mod.rs"]
mod runner;
mod shanghai;
mod stats;
mod tsumo;
