//! A progress bar that counts items, on standard error.

use std::io::{self, IsTerminal as _};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A progress bar; hidden unless standard error is a terminal that output doesn't use at the same
/// time.
pub(crate) struct Counter {
    bar: ProgressBar,
}

impl Counter {
    /// A bar for `all` items of this name; `prints`: whether output comes before the last item.
    pub(crate) fn new(all: usize, name: &str, prints: bool) -> Counter {
        if all < 2 {
            return Counter { bar: ProgressBar::hidden() };
        }
        let template = format!("{{wide_bar}} {{pos}} of {{len}} {name}, {{eta}} left");
        Counter::with(Some(all as u64), &template, prints)
    }

    /// A count of items of this name whose total is unknown.
    pub(crate) fn open(name: &str, prints: bool) -> Counter {
        Counter::with(None, &format!("{{spinner}} {{pos}} {name}, {{elapsed}}"), prints)
    }

    fn with(all: Option<u64>, template: &str, prints: bool) -> Counter {
        let in_use = prints && io::stdout().is_terminal();
        if in_use || !io::stderr().is_terminal() {
            return Counter { bar: ProgressBar::hidden() };
        }
        let bar = ProgressBar::with_draw_target(all, ProgressDrawTarget::stderr());
        let bar = match ProgressStyle::with_template(template) {
            Ok(style) => bar.with_style(style),
            // Unreachable, as the template is valid; the default style would do.
            Err(_) => bar,
        };
        bar.enable_steady_tick(Duration::from_millis(200));
        Counter { bar }
    }

    /// Counts one more item.
    pub(crate) fn advance(&self) {
        self.bar.inc(1);
    }

    /// Shows a line below the bar from now on.
    pub(crate) fn note(&self, line: String) {
        let template = "{wide_bar} {pos} of {len}, {eta} left\n{wide_msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style);
        }
        self.bar.set_message(line);
    }

    /// Whether nobody sees the bar.
    pub(crate) fn is_hidden(&self) -> bool {
        self.bar.is_hidden()
    }

    /// Hides the bar while `write` writes to standard error.
    pub(crate) fn beside<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
