//! A progress bar for large input, on standard error.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::batch::lines::MUCH;

/// A bar, shown for large pieces on a terminal. A client that asks line by line gets none, because
/// it may leave standard error to its own user.
pub(crate) struct Progress {
    is_watched: bool,
    bar: Option<ProgressBar>,
    /// The bytes answered so far.
    answered: u64,
}

impl Progress {
    pub(crate) fn new() -> Progress {
        // If requests are typed or answers shown, the terminal is in use.
        let in_use = io::stdout().is_terminal() || io::stdin().is_terminal();
        Progress { is_watched: io::stderr().is_terminal() && !in_use, bar: None, answered: 0 }
    }

    /// Counts a piece of this many bytes as answered.
    pub(crate) fn advance(&mut self, bytes: usize) {
        self.answered += bytes as u64;
        if self.is_watched && self.bar.is_none() && bytes >= MUCH {
            self.bar = Some(bar());
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.answered);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A bar with the length of the input if that is a file, otherwise a spinner.
fn bar() -> ProgressBar {
    let len = input_len();
    let template = match len {
        Some(_) => "{wide_bar} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left",
        None => "{spinner} {bytes}, {bytes_per_sec}, {elapsed}",
    };
    let bar = ProgressBar::with_draw_target(len, ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        // Unreachable, as the templates are valid; the default style would do.
        Err(_) => bar,
    }
}

/// The length of the file that standard input reads.
#[cfg(unix)]
fn input_len() -> Option<u64> {
    use std::os::fd::AsFd as _;

    let input = std::fs::File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    input.metadata().ok().filter(std::fs::Metadata::is_file).map(|metadata| metadata.len())
}

#[cfg(not(unix))]
fn input_len() -> Option<u64> {
    None
}
