//! A mark in the environment of a bot and of all that it starts: who has left its group is found
//! by it.

use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The variable's name.
const NAME: &str = "MENTSU_ARENA_BOT";

/// A mark that no other process of a bot has.
pub(super) struct Mark {
    value: String,
}

impl Mark {
    pub(super) fn new() -> Mark {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        Mark { value: format!("{}-{now}-{number}", std::process::id()) }
    }

    /// Lets a command start with it.
    pub(super) fn set(&self, command: &mut Command) {
        command.env(NAME, &self.value);
    }

    /// Kills all that have it, and what they start meanwhile.
    #[cfg(target_os = "linux")]
    pub(super) fn kill_all(&self) {
        // What forks again and again for ever is met at last: whoever is killed forks no more.
        const ROUNDS: usize = 100;
        for _ in 0..ROUNDS {
            if self.kill_those_there() == 0 {
                return;
            }
        }
    }

    /// Elsewhere nobody sees the environment of another process.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn kill_all(&self) {}

    /// How many were there.
    #[cfg(target_os = "linux")]
    fn kill_those_there(&self) -> usize {
        use rustix::process::{PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
        let marked = format!("{NAME}={}", self.value);
        let has_it = |environment: &[u8]| {
            environment.split(|&byte| byte == 0).any(|variable| variable == marked.as_bytes())
        };
        let Ok(processes) = std::fs::read_dir("/proc") else { return 0 };
        let numbers =
            processes.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        let killed = numbers.filter_map(|number| {
            // Opened before it is looked at: so the one that is killed is the one that has ended
            // or the one with the mark, whoever gets its number later.
            let process = pidfd_open(rustix::process::Pid::from_raw(number)?, PidfdFlags::empty());
            let process = process.ok()?;
            let environment = std::fs::read(format!("/proc/{number}/environ")).ok()?;
            has_it(&environment).then(|| pidfd_send_signal(process, Signal::KILL).ok()).flatten()
        });
        killed.count()
    }
}
