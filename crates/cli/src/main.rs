//! The program `mentsu`.

use std::process::ExitCode;

fn main() -> ExitCode {
    mentsu_cli::run(std::env::args_os()).into()
}
