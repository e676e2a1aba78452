//! Work that several threads share, its results taken in order.

use std::io;
use std::num::NonZeroUsize;
use std::thread;

use rayon::prelude::*;

/// How many threads work: as many as are wanted, or as can run.
pub(crate) fn threads(wanted: Option<NonZeroUsize>) -> usize {
    let threads = wanted.or_else(|| thread::available_parallelism().ok());
    threads.map_or(1, NonZeroUsize::get)
}

/// Works on all items in so many threads and takes each result in the order of the items, no more of
/// them at once than the threads have some of each.
pub(crate) fn in_order<T: Sync, R: Send>(
    items: &[T],
    threads: usize,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(&T, R) -> io::Result<()>,
) -> io::Result<()> {
    /// So that the threads seldom wait for each other.
    const PIECE: usize = 16;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(io::Error::other)?;
    for piece in items.chunks(threads.saturating_mul(PIECE)) {
        let results: Vec<R> =
            pool.install(|| piece.par_iter().with_max_len(1).map(&work).collect());
        for (item, result) in piece.iter().zip(results) {
            take(item, result)?;
        }
    }
    Ok(())
}
