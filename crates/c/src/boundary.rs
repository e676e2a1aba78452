//! The functions of the header, and all the `unsafe` code of this package.
//!
//! Each function checks its pointers for null, makes slices of them for the time of the call, and
//! catches panics, so that none crosses into C. The caller vouches for what C can't express: that a
//! pointer that isn't null is valid for the length given, and that nothing else writes there
//! meanwhile. Nothing global is kept: every function may be called from any thread.
#![allow(unsafe_code, reason = "pointers of C")]

use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mentsu_protocol::Answerer;

use crate::status::{Error, Failure, Status};
use crate::tiles::{self, Discard, KINDS, Ukeire};

/// Runs what answers; a failure is written to `error` unless that is null.
///
/// # Safety
/// `error` is null, or valid for writing.
unsafe fn answered(
    error: *mut Error,
    answer: impl FnOnce() -> Result<(), (usize, Failure)>,
) -> Status {
    let done = catch_unwind(AssertUnwindSafe(answer)).unwrap_or_else(|_| {
        Err((0, Failure::new(Status::Internal, "a fault of mentsu: please report it")))
    });
    match done {
        Ok(()) => {
            if !error.is_null() {
                // SAFETY: the caller says that it is valid for writing.
                unsafe {
                    (&raw mut (*error).status).write(Status::Ok);
                    (&raw mut (*error).message).cast::<c_char>().write(0);
                }
            }
            Status::Ok
        }
        Err((index, Failure { status, message })) => {
            if !error.is_null() {
                // SAFETY: the caller says that it is valid for writing.
                unsafe { error.write(Error::new(status, index, &message)) };
            }
            status
        }
    }
}

/// A text of C.
///
/// # Safety
/// `data` is null, or valid for reading `length` bytes while the text is used.
unsafe fn text<'a>(name: &str, data: *const c_char, length: usize) -> Result<&'a str, Failure> {
    if data.is_null() {
        return Err(Failure::null(name));
    }
    // No object is larger, so such a length is a mistake such as -1.
    if length > isize::MAX as usize {
        return Err(Failure::new(Status::SmallBuffer, format!("`{name}`: {length} bytes")));
    }
    // SAFETY: as the caller says, and the length is possible.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), length) };
    std::str::from_utf8(bytes).map_err(|error| {
        Failure::new(
            Status::NotUtf8,
            format!("`{name}` isn't UTF-8 after byte {}", error.valid_up_to()),
        )
    })
}

/// The version of this interface. A library of another version must not be used with this header.
#[unsafe(no_mangle)]
pub extern "C" fn mentsu_abi_version() -> u32 {
    1
}

/// The version of the library, such as `0.1.0`. It isn't freed.
#[unsafe(no_mangle)]
pub extern "C" fn mentsu_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Answers a request of the protocol: one line of JSON in, one out, both UTF-8. A bad request has
/// an answer, too, with `error`. `answer` gets a text that ends with a zero and that `mentsu_free`
/// frees; `answer_length`, which may be null, its length without the zero.
///
/// # Safety
/// `request` is valid for reading `length` bytes, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_ask(
    request: *const c_char,
    length: usize,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    let ask = || {
        if answer.is_null() {
            return Err((0, Failure::null("answer")));
        }
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { answer.write(std::ptr::null_mut()) };
        // SAFETY: as the caller says.
        let request = unsafe { text("request", request, length) }.map_err(|wrong| (0, wrong))?;
        let text = Answerer::default().answer(request);
        if !answer_length.is_null() {
            // SAFETY: as the caller says.
            unsafe { answer_length.write(text.len()) };
        }
        // JSON escapes zeros.
        let text = CString::new(text).map_err(|why| (0, Failure::new(Status::Internal, why)))?;
        // SAFETY: as above.
        unsafe { answer.write(text.into_raw()) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, ask) }
}

/// Answers a request into a buffer of the caller. `answer_length` gets the length of the answer
/// without the zero at its end, also if the buffer is too small, of which nothing is then changed.
///
/// # Safety
/// `request` is valid for reading `length` bytes, `buffer` for writing `capacity` bytes (or null
/// with a capacity of 0), the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_ask_into(
    request: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    let ask = || {
        if buffer.is_null() && capacity > 0 {
            return Err((0, Failure::null("buffer")));
        }
        // SAFETY: as the caller says.
        let request = unsafe { text("request", request, length) }.map_err(|wrong| (0, wrong))?;
        let text = Answerer::default().answer(request);
        if !answer_length.is_null() {
            // SAFETY: as the caller says.
            unsafe { answer_length.write(text.len()) };
        }
        if text.len() >= capacity {
            let why =
                format!("the answer needs {} bytes, the buffer has {capacity}", text.len() + 1);
            return Err((0, Failure::new(Status::SmallBuffer, why)));
        }
        // SAFETY: the buffer has room for the text and a zero, and belongs to the caller alone.
        unsafe {
            std::ptr::copy_nonoverlapping(text.as_ptr().cast(), buffer, text.len());
            buffer.add(text.len()).write(0);
        }
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, ask) }
}

/// Frees an answer of `mentsu_ask`. Null is allowed, twice the same answer isn't.
///
/// # Safety
/// `answer` is null, or of `mentsu_ask` and not freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_free(answer: *mut c_char) {
    if !answer.is_null() {
        // SAFETY: it is of `CString::into_raw`, as the caller says.
        drop(unsafe { CString::from_raw(answer) });
    }
}

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
            return Err((0, Failure::null("counts")));
        }
        if answers.is_null() {
            return Err((0, Failure::null("answers")));
        }
        if hands > isize::MAX as usize / (KINDS * size_of::<T>()) {
            let why = format!("{hands} hands are more than memory holds");
            return Err((0, Failure::new(Status::SmallBuffer, why)));
        }
        for index in 0..hands {
            // SAFETY: the caller says that so much can be read; an array of bytes is aligned.
            let hand = unsafe { &*counts.add(KINDS * index).cast::<[u8; KINDS]>() };
            let answer = ask(hand).map_err(|wrong| (index, wrong))?;
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
