//! Counting files in threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use mentsu_table::analysis::Expectations;
use mentsu_table::stats::{By, Counter, StatsTable};

use crate::records::rows::failure::{Failure, Reason};
use crate::records::rows::files::{File, Skipped, read};
use crate::records::rows::reader::Stop;

/// What to do with every file.
pub(crate) struct Job {
    pub(crate) by: By,
    /// The largest shanten to plan for; without it discards aren't analysed.
    pub(crate) plan: Option<u8>,
    /// Whether files that can't be read are left out.
    pub(crate) skips: bool,
}

/// Counts all files in this many threads. It calls `tell` now and then with the number of files
/// done; its error stops the count, as does a file that can't be read unless these are left out.
pub(crate) fn count<E>(
    files: &[File],
    job: &Job,
    threads: usize,
    skipped: &Skipped,
    mut tell: impl FnMut(usize) -> Result<(), E>,
) -> Result<StatsTable, Stop<E>> {
    const PAUSE: Duration = Duration::from_millis(100);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        let (to, from) = channel();
        let workers: Vec<_> = (0..threads.clamp(1, files.len().max(1)))
            .map(|_| {
                let (to, next, stop) = (to.clone(), &next, &stop);
                scope.spawn(move || {
                    let mut table = StatsTable::new(job.by);
                    let mut counter = counter(job);
                    while !stop.load(Ordering::Relaxed) {
                        let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) else {
                            break;
                        };
                        let added = add(&mut table, &mut counter, file);
                        let added = added.map_err(|failure| (file, failure));
                        // Nobody listens any more once the count has stopped.
                        if to.send(added).is_err() {
                            break;
                        }
                    }
                    table
                })
            })
            .collect();
        drop(to);
        let mut done = 0;
        let stopped = loop {
            match from.recv_timeout(PAUSE) {
                Ok(Err((file, failure))) if !job.skips && !skipped.add(file, &failure.reason) => {
                    break Some(Stop::Failed(failure));
                }
                Ok(_) => done += 1,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break None,
            }
            if let Err(error) = tell(done) {
                break Some(Stop::Told(error));
            }
        };
        stop.store(stopped.is_some(), Ordering::Relaxed);
        drop(from);
        let mut all = StatsTable::new(job.by);
        for worker in workers {
            // A thread whose file panics says so above.
            if let Ok(table) = worker.join() {
                all.merge(&table);
            }
        }
        stopped.map_or(Ok(all), Err)
    })
}

fn counter(job: &Job) -> Counter {
    job.plan.map_or_else(Counter::new, |farthest| {
        Counter::with_expectations(Expectations::new().with_farthest(farthest))
    })
}

/// Adds the games of a file, all or none.
fn add(table: &mut StatsTable, counter: &mut Counter, file: &File) -> Result<(), Failure> {
    let counted = catch_unwind(AssertUnwindSafe(|| {
        let games = read(file)?;
        Ok(games.numbered().map(|(_, record)| counter.count(record)).collect::<Vec<_>>())
    }));
    let games = counted
        .unwrap_or_else(|payload| Err(Reason::of_panic(&*payload)))
        .map_err(|reason| Failure { path: file.path.clone(), reason })?;
    games.iter().for_each(|game| table.add(game));
    Ok(())
}
