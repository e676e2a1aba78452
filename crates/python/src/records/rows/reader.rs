//! Batches of many files in the order of the files, computed in one thread or in several.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use std::vec;

use arrow_data::ArrayData;

use super::failure::{Failure, Reason};
use super::files::{File, Job, Rows, Skipped};

/// The files of a group, whose rows share batches. So batches don't depend on the number of
/// threads.
const GROUP: usize = 16;

/// Files, and what to do with them.
pub(crate) struct Work {
    pub(crate) job: Job,
    pub(crate) files: Vec<File>,
    pub(crate) skipped: Skipped,
}

/// The batches of a group, and why it ended early if it did.
struct Group {
    batches: Vec<ArrayData>,
    failed: Option<Failure>,
}

impl Work {
    fn groups(&self) -> usize {
        self.files.len().div_ceil(GROUP)
    }

    /// Computes a group. It calls `done` after each file, and stops when that returns false.
    fn group(&self, number: usize, mut done: impl FnMut() -> bool) -> Group {
        let mut rows = Rows::new(&self.job, &self.skipped);
        let files = self.files.chunks(GROUP).nth(number).expect("one of the groups");
        let mut failed = None;
        for (nth, file) in files.iter().enumerate() {
            let mut added = rows.add(file);
            if added.is_err() || nth + 1 == files.len() {
                added = rows.end_batch(file).and(added);
            }
            failed = added.err();
            if !done() || failed.is_some() {
                break;
            }
        }
        Group { batches: rows.batches, failed }
    }
}

/// Why a reader stops.
pub(crate) enum Stop<E> {
    Failed(Failure),
    /// The caller's error.
    Told(E),
}

/// Reads batches one after the other.
pub(crate) struct Reader {
    work: Arc<Work>,
    pool: Option<Pool>,
    next_group: usize,
    files_done: usize,
    batches: vec::IntoIter<ArrayData>,
    failed: Option<Failure>,
}

impl Reader {
    pub(crate) fn new(work: Work, threads: usize) -> Reader {
        let work = Arc::new(work);
        let threads = threads.min(work.groups());
        let pool = (threads > 1).then(|| Pool::new(&work, threads)).flatten();
        Reader {
            work,
            pool,
            next_group: 0,
            files_done: 0,
            batches: Vec::new().into_iter(),
            failed: None,
        }
    }

    /// The files that were left out so far.
    pub(crate) fn skipped(&self) -> &Skipped {
        &self.work.skipped
    }

    /// The next batch. It calls `tell` now and then with the number of files done; its error stops
    /// the reader.
    pub(crate) fn next<E>(
        &mut self,
        mut tell: impl FnMut(usize) -> Result<(), E>,
    ) -> Option<Result<ArrayData, Stop<E>>> {
        loop {
            if let Some(batch) = self.batches.next() {
                return Some(Ok(batch));
            }
            if let Some(failure) = self.failed.take() {
                self.next_group = self.work.groups();
                self.pool = None;
                return Some(Err(Stop::Failed(failure)));
            }
            if self.next_group >= self.work.groups() {
                return None;
            }
            let group = match &self.pool {
                Some(pool) => pool.wait(self.next_group, &mut tell),
                None => {
                    let mut told = Ok(());
                    let files_done = &mut self.files_done;
                    let group = self.work.group(self.next_group, || {
                        *files_done += 1;
                        told = tell(*files_done);
                        told.is_ok()
                    });
                    told.map(|()| group)
                }
            };
            match group {
                Ok(group) => {
                    self.next_group += 1;
                    self.batches = group.batches.into_iter();
                    self.failed = group.failed;
                }
                Err(error) => {
                    self.next_group = self.work.groups();
                    self.pool = None;
                    return Some(Err(Stop::Told(error)));
                }
            }
        }
    }
}

/// Threads that compute groups ahead of the reader, a few groups each.
struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    work: Arc<Work>,
    /// How many groups the threads may be ahead of the reader.
    ahead: usize,
    files_done: AtomicUsize,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The next group to start.
    next: usize,
    /// The group that the reader waits for.
    wanted: usize,
    ready: BTreeMap<usize, Group>,
    stopped: bool,
}

impl Pool {
    /// `None` if the system refuses to start threads.
    fn new(work: &Arc<Work>, threads: usize) -> Option<Pool> {
        let shared = Arc::new(Shared {
            work: Arc::clone(work),
            ahead: 2 * threads,
            files_done: AtomicUsize::new(0),
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        let spawned = (0..threads).filter(|_| {
            let shared = Arc::clone(&shared);
            thread::Builder::new().name("mentsu".to_owned()).spawn(move || shared.work()).is_ok()
        });
        let any = spawned.count() > 0;
        any.then_some(Pool { shared })
    }

    /// Waits for a group, the next in order.
    fn wait<E>(
        &self,
        number: usize,
        mut tell: impl FnMut(usize) -> Result<(), E>,
    ) -> Result<Group, E> {
        const PAUSE: Duration = Duration::from_millis(100);
        loop {
            tell(self.shared.files_done.load(Ordering::Relaxed))?;
            let mut state = self.shared.lock();
            state.wanted = number;
            self.shared.changed.notify_all();
            if !state.ready.contains_key(&number) {
                let waited = self.shared.changed.wait_timeout(state, PAUSE);
                state = waited.unwrap_or_else(PoisonError::into_inner).0;
            }
            if let Some(group) = state.ready.remove(&number) {
                drop(state);
                tell(self.shared.files_done.load(Ordering::Relaxed))?;
                return Ok(group);
            }
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.lock().stopped = true;
        self.shared.changed.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs in a thread until no group is left.
    fn work(&self) {
        while let Some(number) = self.take() {
            let group = catch_unwind(AssertUnwindSafe(|| {
                self.work.group(number, || {
                    self.files_done.fetch_add(1, Ordering::Relaxed);
                    !self.lock().stopped
                })
            }));
            let group = group.unwrap_or_else(|payload| {
                let reason = Reason::of_panic(&*payload);
                Group { batches: Vec::new(), failed: Some(Failure { path: String::new(), reason }) }
            });
            self.lock().ready.insert(number, group);
            self.changed.notify_all();
        }
    }

    fn take(&self) -> Option<usize> {
        let mut state = self.lock();
        while !state.stopped && state.next >= state.wanted + self.ahead {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if state.stopped || state.next >= self.work.groups() {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }
}
