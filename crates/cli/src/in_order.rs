//! Parallel work with results in order.

use std::io;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rayon::prelude::*;

/// The number of threads for `items` items: `wanted`, or as many as can run in parallel. Never more
/// than there are items, nor than four for each that can run.
pub(crate) fn threads(wanted: Option<NonZeroUsize>, items: usize) -> usize {
    let parallel = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    wanted.map_or(parallel, NonZeroUsize::get).min(items.max(1)).min(parallel.saturating_mul(4))
}

/// Maps all items in parallel and passes each result to `take`, in the order of the items. At most
/// 16 results per thread are in memory. Once `stop` is set, no further item is begun.
pub(crate) fn in_order<T: Sync, R: Send>(
    items: impl Iterator<Item = T>,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(&T, R) -> io::Result<()>,
) -> io::Result<()> {
    /// Items per thread before results are taken; many, so that threads rarely wait.
    const PIECE: usize = 16;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(io::Error::other)?;
    let work = |item: &T| (!stop.load(Ordering::Relaxed)).then(|| work(item));
    let mut items = items.fuse();
    loop {
        let piece: Vec<T> = items.by_ref().take(threads.saturating_mul(PIECE)).collect();
        if piece.is_empty() {
            return Ok(());
        }
        let results: Vec<Option<R>> =
            pool.install(|| piece.par_iter().with_max_len(1).map(work).collect());
        for (item, result) in piece.iter().zip(results) {
            let Some(result) = result else { return Ok(()) };
            take(item, result)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_no_more_than_items_and_four_a_core() {
        let parallel = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        assert_eq!(threads(NonZeroUsize::new(100_000), 1), 1);
        assert_eq!(threads(NonZeroUsize::new(100_000), 1_000_000), 4 * parallel);
        assert_eq!(threads(NonZeroUsize::new(2), 1_000_000), 2);
        assert_eq!((threads(None, 1_000_000), threads(None, 0)), (parallel, 1));
    }

    #[test]
    fn results_come_in_order_until_it_is_stopped() {
        let run = |stop_at: u32| {
            let (stop, mut taken) = (AtomicBool::new(false), Vec::new());
            let done = in_order(
                0..1_000_u32,
                2,
                &stop,
                |n| n * 2,
                |item, doubled| {
                    assert_eq!(doubled, item * 2);
                    taken.push(*item);
                    stop.fetch_or(*item == stop_at, Ordering::Relaxed);
                    Ok(())
                },
            );
            done.map(|()| taken).unwrap()
        };
        assert_eq!(run(5_000), (0..1_000).collect::<Vec<_>>());
        // The piece that was done already is taken, and no other begun.
        assert_eq!(run(40), (0..64).collect::<Vec<_>>());
    }
}
