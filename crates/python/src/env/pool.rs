//! The threads of an environment, which wait for the next step rather than begin anew.

use std::{mem, process};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Threads beside the one that asks. They begin when they are first needed, and anew in a process
/// that was forked, to which threads don't come along.
#[derive(Debug, Default)]
pub(super) struct Pool {
    /// The threads, how many they are, and the process that they belong to.
    begun: Option<(ThreadPool, usize, u32)>,
}

impl Pool {
    /// Does all of these, the last one in this thread and each of the others in a thread of its
    /// own as far as there are; returns what each gave, in order.
    pub(super) fn run<T: Send>(&mut self, tasks: Vec<impl FnOnce() -> T + Send>) -> Vec<T> {
        let others = tasks.len().saturating_sub(1);
        let Some(threads) = (others > 0).then(|| self.threads(others)).flatten() else {
            return tasks.into_iter().map(|task| task()).collect();
        };
        let mut given: Vec<Option<T>> = tasks.iter().map(|_| None).collect();
        threads.in_place_scope(|scope| {
            let mut tasks = tasks.into_iter().zip(&mut given);
            let last = tasks.next_back();
            for (task, given) in tasks {
                scope.spawn(move |_| *given = Some(task()));
            }
            if let Some((task, given)) = last {
                *given = Some(task());
            }
        });
        given.into_iter().flatten().collect()
    }

    /// A pool of `threads` threads; `None` if the system has none to give.
    fn threads(&mut self, number: usize) -> Option<&ThreadPool> {
        let fits = |begun: &(ThreadPool, usize, u32)| begun.1 >= number && begun.2 == process::id();
        if !self.begun.as_ref().is_some_and(fits) {
            let pool = ThreadPoolBuilder::new()
                .num_threads(number)
                .thread_name(|nth| format!("mentsu-env-{nth}"))
                .build();
            let begun = pool.ok().map(|pool| (pool, number, process::id()));
            let ended = mem::replace(&mut self.begun, begun);
            // Another process waits for its own threads.
            mem::forget(ended.filter(|ended| ended.2 != process::id()));
        }
        self.begun.as_ref().map(|begun| &begun.0)
    }
}
