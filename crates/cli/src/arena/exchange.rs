//! Which line of a program is the answer to which question.
//!
//! mjai numbers neither. Who is late or ends, and who says something that can't be counted, is ended by
//! the caller: a program that is started again has said nothing yet, so no answer is ever taken for one
//! to another question.

use std::time::{Duration, Instant};

use crate::arena::answer;
use crate::arena::entrant::Speaks;
use crate::arena::fault::{FaultKind, Wrong};
use crate::arena::process::{LONGEST, NoLine, Process};

/// How long is waited for another line where one is no answer to the question.
const NEXT: Duration = Duration::from_millis(100);

/// The time for a decision: how long it is, and when it is over.
#[derive(Clone, Copy)]
pub(super) struct Time {
    pub(super) limit: Duration,
    pub(super) until: Instant,
}

impl Time {
    /// When what is about to come should have come.
    fn soon(self) -> Instant {
        self.until.min(Instant::now() + NEXT)
    }
}

/// Sends these lines, the last of which is a question, and reads the answer to it.
///
/// # Errors
/// What is wrong, after which answers can't be told apart: the program must be ended.
pub(super) fn answer<T>(
    process: &mut Process,
    speaks: Speaks,
    unsent: &[String],
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Wrong> {
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

/// What is sent is answered by so many lines, so that counting tells which answer is to the last. Where
/// it is none and more follows, they don't count alike.
fn last_answer<T>(
    process: &mut Process,
    answers: usize,
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Wrong> {
    for _ in 1..answers {
        // A greeting, or what it is busy with, would be counted as an answer.
        let line = next_line(process, time)?;
        answer::is_object(&line).map_err(|why| illegal(format!("{why}: {line}")))?;
    }
    let last = next_line(process, time)?;
    match read(&last) {
        Ok(_) => Ok(last),
        Err(_) => match process.line(time.soon()) {
            Ok(next) => Err(more_than_asked(&next)),
            Err(NoLine::TooLong) => Err(wrong(NoLine::TooLong, time)),
            Err(NoLine::Late | NoLine::Ended(_)) => Ok(last),
        },
    }
}

/// It answers when it may do something. It may have thought so before the last event, where the round
/// was over or the rules forbade it, and there is no saying how often: so what comes before the
/// question is no answer to it, and neither is what isn't offered and is followed by what is.
fn answer_of_asked<T>(
    process: &mut Process,
    time: Time,
    read: &impl Fn(&str) -> Result<T, String>,
) -> Result<String, Wrong> {
    let first = next_line(process, time)?;
    let mut line = first.clone();
    while read(&line).is_err() {
        match process.line(time.soon()) {
            Ok(next) if Instant::now() < time.until => line = next,
            Err(NoLine::TooLong) => return Err(wrong(NoLine::TooLong, time)),
            Ok(_) | Err(NoLine::Late | NoLine::Ended(_)) => return Ok(first),
        }
    }
    Ok(line)
}

/// Who answers all that is sent has nothing to say before the next is.
fn says_nothing(process: &mut Process, time: Time) -> Result<(), Wrong> {
    match process.left_over() {
        None => Ok(()),
        Some(Ok(line)) => Err(more_than_asked(&line)),
        Some(Err(no_line)) => Err(wrong(no_line, time)),
    }
}

fn next_line(process: &mut Process, time: Time) -> Result<String, Wrong> {
    process.line(time.until).map_err(|no_line| wrong(no_line, time))
}

fn wrong(no_line: NoLine, time: Time) -> Wrong {
    match no_line {
        NoLine::Late => (FaultKind::Late, format!("no answer for {} s", time.limit.as_secs_f64())),
        NoLine::TooLong => illegal(format!("a line of more than {} KiB", LONGEST >> 10)),
        NoLine::Ended(how) => (FaultKind::Ended, how),
    }
}

fn more_than_asked(line: &str) -> Wrong {
    illegal(format!("it said more than it was asked: {line}"))
}

const fn illegal(why: String) -> Wrong {
    (FaultKind::Illegal, why)
}
