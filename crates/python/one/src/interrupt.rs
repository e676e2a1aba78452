//! Computations that Ctrl-C stops.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

/// How long signals wait to be looked at.
const PAUSE: Duration = Duration::from_millis(100);

/// Computes in a thread, without Python's lock, while this one looks for signals. After Ctrl-C the
/// caller has its `KeyboardInterrupt` at once; the thread ends by itself, unheard.
///
/// # Errors
/// What a signal's handler raises.
pub fn interruptible<T: Send + 'static>(
    py: Python<'_>,
    compute: impl FnOnce() -> T + Send + 'static,
) -> PyResult<T> {
    let (to, mut from) = sync_channel(1);
    let work = move || {
        // Nobody listens any more after Ctrl-C.
        let _ = to.send(catch_unwind(AssertUnwindSafe(compute)));
    };
    thread::Builder::new().name("mentsu".to_owned()).spawn(work)?;
    loop {
        let waited = py.detach(move || (from.recv_timeout(PAUSE), from));
        from = waited.1;
        match waited.0 {
            Ok(Ok(found)) => return Ok(found),
            Ok(Err(panic)) => resume_unwind(panic),
            Err(RecvTimeoutError::Timeout) => py.check_signals()?,
            Err(RecvTimeoutError::Disconnected) => unreachable!("the thread sends before it ends"),
        }
    }
}
