//! Ctrl-C during long runs: what was found so far is printed.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use signal_hook::SigId;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

/// The exit code of a program that Ctrl-C has ended, as shells know it.
pub(crate) const EXIT_CODE: u8 = 130;

/// How long after a signal further ones belong to it: `timeout` sends two at once.
const SAME: Duration = Duration::from_secs(1);

/// While this lives, Ctrl-C and SIGTERM set a flag instead of ending the program. Another one a
/// second later ends it at once.
pub(crate) struct Interrupt {
    flag: Arc<AtomicBool>,
    signals: Vec<SigId>,
}

impl Interrupt {
    /// Installs the signal handlers.
    pub(crate) fn listen() -> io::Result<Interrupt> {
        let mut interrupt = Interrupt { flag: Arc::default(), signals: Vec::new() };
        let is_impatient = Arc::<AtomicBool>::default();
        for signal in [SIGINT, SIGTERM] {
            let impatient = Arc::clone(&is_impatient);
            let ends = flag::register_conditional_shutdown(signal, EXIT_CODE.into(), impatient)?;
            let tells = flag::register(signal, Arc::clone(&interrupt.flag))?;
            interrupt.signals.extend([ends, tells]);
        }
        let flag = Arc::downgrade(&interrupt.flag);
        thread::Builder::new().spawn(move || {
            while let Some(flag) = flag.upgrade() {
                if flag.load(Ordering::Relaxed) {
                    thread::sleep(SAME);
                    return is_impatient.store(true, Ordering::Relaxed);
                }
                drop(flag);
                thread::sleep(SAME / 10);
            }
        })?;
        Ok(interrupt)
    }

    /// Whether there was a signal.
    pub(crate) const fn flag(&self) -> &Arc<AtomicBool> {
        &self.flag
    }
}

impl Drop for Interrupt {
    fn drop(&mut self) {
        for signal in self.signals.drain(..) {
            low_level::unregister(signal);
        }
    }
}
