//! The program as a user meets it, a file a subcommand.

mod advise;
mod analyse;
mod arena;
mod batch;
mod command_line;
mod convert;
mod hostile;
mod mcr;
mod narrow;
mod plan;
mod quiz;
mod replay;
#[path = "../runner/mod.rs"]
mod runner;
mod sanma;
mod stats;
mod trace;
mod tsumo;
mod unknown;
