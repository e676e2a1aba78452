//! Questions of the protocol.

use std::ffi::c_char;

use mentsu_protocol::Answerer;

use super::call::{answered, give, text};
use crate::status::{Error, Failure, Status};

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
        // SAFETY: as the caller says.
        let request = unsafe { text("request", request, length) }?;
        Ok(Answerer::default().answer(request))
    };
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, ask) }
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
            return Err(Failure::null("buffer"));
        }
        // SAFETY: as the caller says.
        let request = unsafe { text("request", request, length) }?;
        let text = Answerer::default().answer(request);
        if !answer_length.is_null() {
            // SAFETY: as the caller says.
            unsafe { answer_length.write(text.len()) };
        }
        if text.len() >= capacity {
            let needed = text.len() + 1;
            let why = format!("the answer needs {needed} bytes, the buffer has {capacity}");
            return Err(Failure::new(Status::SmallBuffer, why));
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
