//! How many of many things are done, on standard error.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar where somebody watches and standard output goes elsewhere, or nothing is printed before the end;
/// nothing otherwise.
pub(crate) struct Counter {
    bar: ProgressBar,
}

impl Counter {
    /// A bar for so many things of this name; `prints` says that lines are printed on the way.
    pub(crate) fn new(all: usize, name: &str, prints: bool) -> Counter {
        let in_use = prints && io::stdout().is_terminal();
        if all < 2 || in_use || !io::stderr().is_terminal() {
            return Counter { bar: ProgressBar::hidden() };
        }
        let target = ProgressDrawTarget::stderr();
        let bar = ProgressBar::with_draw_target(Some(all as u64), target);
        let template = format!("{{wide_bar}} {{pos}} of {{len}} {name}, {{eta}} left");
        let bar = match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            // Never, as the template is well-formed; its own would do.
            Err(_) => bar,
        };
        bar.enable_steady_tick(Duration::from_millis(200));
        Counter { bar }
    }

    /// One more is done.
    pub(crate) fn advance(&self) {
        self.bar.inc(1);
    }

    /// Writes to standard error beside the bar.
    pub(crate) fn beside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
