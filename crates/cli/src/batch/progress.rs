//! How far a long run is, on standard error.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::batch::lines::MUCH;

/// A bar where somebody watches and much comes at once, and nothing elsewhere: a program that asks line
/// by line may leave standard error to its own user.
pub(crate) struct Progress {
    is_watched: bool,
    bar: Option<ProgressBar>,
    /// How many bytes of the input are answered.
    answered: u64,
}

impl Progress {
    pub(crate) fn new() -> Progress {
        // Where requests are typed or answers are shown, the terminal is in use.
        let in_use = io::stdout().is_terminal() || io::stdin().is_terminal();
        Progress { is_watched: io::stderr().is_terminal() && !in_use, bar: None, answered: 0 }
    }

    /// So many bytes more, which came at once, are answered.
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

/// A bar as long as the input, if that is a file.
fn bar() -> ProgressBar {
    let len = input_len();
    let template = match len {
        Some(_) => "{wide_bar} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left",
        None => "{spinner} {bytes}, {bytes_per_sec}, {elapsed}",
    };
    let bar = ProgressBar::with_draw_target(len, ProgressDrawTarget::stderr());
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        // Never, as the templates are well-formed; its own would do.
        Err(_) => bar,
    }
}

/// How long the file is from which standard input comes.
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
