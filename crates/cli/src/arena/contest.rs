//! All games of a match, in several threads.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::arena::game::{Arena, Played};
use crate::arena::halt::Halt;
use crate::arena::program::kept::Kept;

/// Plays the games of these numbers and passes each to `take`, in order and as soon as those before
/// it are done.
///
/// # Errors
/// The first reason to halt. Games in progress then end without a result.
pub(super) fn play(
    arena: &Arena,
    numbers: Range<usize>,
    threads: usize,
    mut take: impl FnMut(usize, Played) -> Result<(), Halt>,
) -> Result<(), Halt> {
    let next = AtomicUsize::new(numbers.start);
    let (results, played) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (results, next) = (results.clone(), &next);
            let work = move || {
                let mut kept = Kept::default();
                while !arena.conditions.stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end {
                        return;
                    }
                    if results.send((number, arena.play(number, &mut kept))).is_err() {
                        return;
                    }
                }
            };
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                arena.conditions.stop.store(true, Ordering::Relaxed);
                return Err(Halt::Io(error));
            }
        }
        drop(results);
        let mut waiting = BTreeMap::new();
        let mut due = numbers.start;
        let mut halted = Ok(());
        for (number, result) in played {
            match result {
                Ok(game) => drop(waiting.insert(number, game)),
                // Games stop for the first reason, which is reported.
                Err(halt) if halted.is_ok() || matches!(halted, Err(Halt::Stopped)) => {
                    halted = Err(halt);
                }
                Err(_) => {}
            }
            while let Some(game) = waiting.remove(&due) {
                if let Err(halt) = take(due, game) {
                    halted = Err(halt);
                }
                due += 1;
            }
            if halted.is_err() {
                arena.conditions.stop.store(true, Ordering::Relaxed);
            }
        }
        if halted.is_ok() && due < numbers.end { Err(Halt::Stopped) } else { halted }
    })
}
