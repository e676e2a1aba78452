//! What systems do about processes: groups, and limits of memory and processor time.

use std::io;
use std::process::{Child, Command};

/// Limits of each process of a bot, as far as the system has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::arena) struct Limits {
    /// Address space, in bytes.
    pub(in crate::arena) memory: Option<u64>,
    /// Processor time, in seconds.
    pub(in crate::arena) processor: Option<u64>,
}

impl Limits {
    /// Whether this system can limit another process.
    pub(in crate::arena) const ARE_KNOWN: bool = cfg!(target_os = "linux");

    /// Limits a process that has just started, and those that it will start.
    #[cfg(target_os = "linux")]
    pub(super) fn apply(self, child: &Child) -> io::Result<()> {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let of = [(Resource::As, self.memory), (Resource::Cpu, self.processor)];
        for (resource, most) in of {
            if most.is_some() {
                let limit = Rlimit { current: most, maximum: most };
                prlimit(Some(Pid::from_child(child)), resource, limit)?;
            }
        }
        Ok(())
    }

    /// There are none here: see [`Limits::ARE_KNOWN`].
    #[cfg(not(target_os = "linux"))]
    pub(super) fn apply(self, _: &Child) -> io::Result<()> {
        Ok(())
    }
}

/// Lets a command start in a process group of its own. So Ctrl-C doesn't reach it, and
/// [`kill_group`] reaches whatever it starts.
pub(super) fn set_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// Kills a process and its group, which may outlive it. Where there are no groups, only the
/// process.
pub(super) fn kill_group(child: &mut Child) {
    // All of these fail if nobody is left, which is fine.
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _ = child.kill();
}
