//! Questions about hands as 34 counts.

use super::call::{answered, place};
use crate::status::{Error, Failure, Status};
use crate::tiles::{self, Discard, KINDS, Ukeire};

/// Answers a question for each hand of an array, 34 counts a hand.
///
/// # Safety
/// `counts` is null or valid for reading `34 * hands` bytes, `answers` null or valid for writing
/// `hands` answers, `error` null or valid for writing.
unsafe fn of_many<T>(
    counts: *const u8,
    hands: usize,
    answers: *mut T,
    error: *mut Error,
    ask: impl Fn(&[u8; KINDS]) -> Result<T, Failure>,
) -> Status {
    let each = || {
        if counts.is_null() {
            return Err(Failure::null("counts"));
        }
        let answers = place("answers", answers)?;
        if hands > isize::MAX as usize / KINDS.max(size_of::<T>()) {
            let why = format!("{hands} hands are more than memory holds");
            return Err(Failure::new(Status::WrongLength, why));
        }
        for index in 0..hands {
            // SAFETY: the caller says that so much can be read; an array of bytes is aligned.
            let hand = unsafe { &*counts.add(KINDS * index).cast::<[u8; KINDS]>() };
            let answer = ask(hand).map_err(|wrong| wrong.at(index))?;
            // SAFETY: the caller says that so much can be written.
            unsafe { answers.add(index).write(answer) };
        }
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, each) }
}

/// Whether each of `hands` hands is won in any form: 1 or 0. A hand is 34 counts of its concealed
/// tiles: 1m to 9m, 1p to 9p, 1s to 9s, east, south, west, north, haku, hatsu, chun; melds are
/// what is missing to 13 or 14 tiles. Answers before a hand at fault are written.
///
/// # Safety
/// `counts` is valid for reading `34 * hands` bytes, `answers` for writing `hands` answers; `error`
/// is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_is_win(
    counts: *const u8,
    hands: usize,
    answers: *mut u8,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { of_many(counts, hands, answers, error, |hand| tiles::is_win(hand).map(u8::from)) }
}

/// The shanten of each hand, the least over all forms: -1 for a win, 0 for tenpai.
///
/// # Safety
/// As `mentsu_is_win`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_shanten(
    counts: *const u8,
    hands: usize,
    answers: *mut i8,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { of_many(counts, hands, answers, error, tiles::shanten) }
}

/// The waits of each hand as bits: bit 0 is 1m, bit 9 1p, bit 18 1s, bit 27 east, bit 33 chun.
///
/// # Safety
/// As `mentsu_is_win`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_waits(
    counts: *const u8,
    hands: usize,
    answers: *mut u64,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { of_many(counts, hands, answers, error, tiles::waits) }
}

/// The tiles that lower the shanten of each hand.
///
/// # Safety
/// As `mentsu_is_win`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_ukeire(
    counts: *const u8,
    hands: usize,
    answers: *mut Ukeire,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { of_many(counts, hands, answers, error, tiles::ukeire) }
}

/// The discard of each hand with the least shanten, and of those the one after which the most tiles
/// help.
///
/// # Safety
/// As `mentsu_is_win`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_best_discard(
    counts: *const u8,
    hands: usize,
    answers: *mut Discard,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { of_many(counts, hands, answers, error, tiles::best_discard) }
}
