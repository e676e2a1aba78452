//! JSON lines in on standard input, JSON lines out on standard output: questions about hands,
//! each answered in its turn.
//!
//! ```text
//! echo '{"id":1,"op":"hand","closed":"11223344456789m"}' | cargo run --release --example batch
//! ```
//!
//! A line that can't be answered gets an object with `error` instead, and the run goes on.

mod answer;
mod hand;
mod melds;
mod refusal;
mod request;
mod score;

use std::io::{self, BufRead as _, BufReader, BufWriter, Write};
use std::process::ExitCode;

use crate::answer::Answer;

fn main() -> ExitCode {
    let input = BufReader::new(io::stdin().lock());
    let output = BufWriter::new(io::stdout().lock());
    match run(input, output) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever asked wants no more answers.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to tell it to if standard error is gone as well.
            let _ = writeln!(io::stderr(), "batch: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut input: BufReader<impl io::Read>, mut output: impl Write) -> io::Result<()> {
    /// Some editors begin a file with it; it is no part of the first line.
    const BYTE_ORDER_MARK: &[u8] = "\u{FEFF}".as_bytes();

    let mut line = Vec::new();
    for number in 1.. {
        // Before waiting for input: who asked may wait for the answer before asking again.
        if !input.buffer().contains(&b'\n') {
            output.flush()?;
        }
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let marked = (number == 1).then(|| line.strip_prefix(BYTE_ORDER_MARK)).flatten();
        let request = marked.unwrap_or(&line).trim_ascii();
        if !request.is_empty() {
            serde_json::to_writer(&mut output, &Answer::to(request))?;
            output.write_all(b"\n")?;
        }
    }
    Ok(())
}
