//! Which line of a program answers which question.
//!
//! mjai numbers neither, so lines are counted. The caller kills a program that is late, exits or
//! breaks the count. A new process has no stale output, so no answer is taken for another
//! question's.

use std::time::{Duration, Instant};

use crate::arena::entrant::Speaks;
use crate::arena::fault::{Failure, FaultKind};
use crate::arena::program::answer;
use crate::arena::program::process::{LONGEST, NoLine, Process};

/// How long to wait for another line after one that isn't an option.
const NEXT: Duration = Duration::from_millis(100);

/// The time limit of a decision and its deadline.
#[derive(Clone, Copy)]
pub(super) struct Time {
    pub(super) limit: Duration,
    pub(super) until: Instant,
}

impl Time {
    /// The deadline for a line that may follow at once.
    fn soon(self) -> Instant {
        self.until.min(Instant::now() + NEXT)
    }
}

/// Sends lines and reads the answer to the last one.
///
/// # Errors
/// The fault, after which the caller must kill the program.
pub(super) fn answer<T>(
    process: &mut Process,
    speaks: Speaks,
    unsent: &[String],
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Failure> {
    let lines = unsent.join(if speaks == Speaks::Arrays { "," } else { "\n" });
    match speaks {
        Speaks::Asked => {
            if let Some(Err(no_line)) = process.left_over() {
                return Err(wrong(no_line, time));
            }
            process.send(lines + "\n");
            answer_of_asked(process, time, read)
        }
        Speaks::Lines => {
            says_nothing(process, time)?;
            process.send(lines + "\n");
            last_answer(process, unsent.len(), time, read)
        }
        Speaks::Arrays => {
            says_nothing(process, time)?;
            process.send(format!("[{lines}]\n"));
            last_answer(process, 1, time, read)
        }
    }
}

/// Reads this many answers and returns the last one. If that one isn't an option and another line
/// follows, the count is broken.
fn last_answer<T>(
    process: &mut Process,
    answers: usize,
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Failure> {
    for _ in 1..answers {
        // A greeting or a log line must not count as an answer.
        let line = next_line(process, time)?;
        answer::is_object(&line).map_err(|why| illegal(format!("{why}: {line}")))?;
    }
    let last = next_line(process, time)?;
    match read(&last) {
        Ok(_) => Ok(last),
        // A line that comes later still is found before the next question.
        Err(_) => match another_line(process, time) {
            Ok(next) => Err(more_than_asked(&next)),
            Err(NoLine::TooLong) => Err(wrong(NoLine::TooLong, time)),
            Err(NoLine::Late | NoLine::Ended(_)) => Ok(last),
        },
    }
}

/// Reads the answer of a program that answers only when it can act. It may have answered earlier
/// events as well, after which the round ended or the rules forbade an action. So lines before the
/// question are ignored, and so is a line that isn't an option if an option follows.
fn answer_of_asked<T>(
    process: &mut Process,
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Failure> {
    let first = next_line(process, time)?;
    let mut line = first.clone();
    while read(&line).is_err() {
        match another_line(process, time) {
            Ok(next) if Instant::now() < time.until => line = next,
            Err(NoLine::TooLong) => return Err(wrong(NoLine::TooLong, time)),
            Ok(_) | Err(NoLine::Late | NoLine::Ended(_)) => return Ok(first),
        }
    }
    Ok(line)
}

/// The line that follows one that isn't an option. A program that sent no line in time isn't
/// waited for again, so illegal answers cost no time.
fn another_line(process: &mut Process, time: Time) -> Result<String, NoLine> {
    let until = if process.may_say_more { time.soon() } else { Instant::now() };
    let line = process.line(until);
    process.may_say_more &= line.is_ok();
    line
}

/// Checks that a program that answers every line has no line left.
fn says_nothing(process: &mut Process, time: Time) -> Result<(), Failure> {
    match process.left_over() {
        None => Ok(()),
        Some(Ok(line)) => Err(more_than_asked(&line)),
        Some(Err(no_line)) => Err(wrong(no_line, time)),
    }
}

fn next_line(process: &mut Process, time: Time) -> Result<String, Failure> {
    process.line(time.until).map_err(|no_line| wrong(no_line, time))
}

fn wrong(no_line: NoLine, time: Time) -> Failure {
    match no_line {
        NoLine::Late => (FaultKind::Late, format!("no answer for {} s", time.limit.as_secs_f64())),
        NoLine::TooLong => illegal(format!("a line of more than {} KiB", LONGEST >> 10)),
        NoLine::Ended(how) => (FaultKind::Ended, how),
    }
}

fn more_than_asked(line: &str) -> Failure {
    illegal(format!("wrote unasked: {line}"))
}

const fn illegal(why: String) -> Failure {
    (FaultKind::Illegal, why)
}
