//! What every function does: it reads texts of C, catches panics, reports errors, gives texts away.

use std::ffi::c_char;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::status::{Error, Failure, Status};

/// Runs a call; a failure is written to `error` unless that is null.
///
/// # Safety
/// `error` is null, or valid for writing.
#[inline]
pub(super) unsafe fn answered(
    error: *mut Error,
    call: impl FnOnce() -> Result<(), Failure>,
) -> Status {
    let done = catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|_| {
        Err(Failure::new(Status::Internal, "a fault of mentsu: please report it"))
    });
    match done {
        Ok(()) => {
            if !error.is_null() {
                // SAFETY: the caller says that it is valid for writing.
                unsafe {
                    (&raw mut (*error).status).write(Status::Ok);
                    (&raw mut (*error).index).write(0);
                    (&raw mut (*error).message).cast::<c_char>().write(0);
                }
            }
            Status::Ok
        }
        Err(failure) => {
            if !error.is_null() {
                // SAFETY: the caller says that it is valid for writing.
                unsafe { error.write(Error::new(&failure)) };
            }
            failure.status
        }
    }
}

/// Bytes of C.
///
/// # Safety
/// `data` is null, or valid for reading `length` bytes while they are used.
pub(super) unsafe fn bytes<'a>(
    name: &str,
    data: *const u8,
    length: usize,
) -> Result<&'a [u8], Failure> {
    if data.is_null() {
        return Err(Failure::null(name));
    }
    // No object is larger, so such a length is a mistake such as -1.
    if length > isize::MAX as usize {
        return Err(Failure::new(Status::WrongLength, format!("`{name}`: {length} bytes")));
    }
    // SAFETY: as the caller says, and the length is possible.
    Ok(unsafe { std::slice::from_raw_parts(data, length) })
}

/// A text of C.
///
/// # Safety
/// As [`bytes`].
pub(super) unsafe fn text<'a>(
    name: &str,
    data: *const c_char,
    length: usize,
) -> Result<&'a str, Failure> {
    // SAFETY: as the caller says.
    let bytes = unsafe { bytes(name, data.cast(), length) }?;
    std::str::from_utf8(bytes).map_err(|error| {
        let place = error.valid_up_to();
        Failure::new(Status::NotUtf8, format!("`{name}` isn't UTF-8 after byte {place}"))
    })
}

/// A place for an answer, checked for null.
pub(super) fn place<T>(name: &str, pointer: *mut T) -> Result<*mut T, Failure> {
    if pointer.is_null() { Err(Failure::null(name)) } else { Ok(pointer) }
}

/// Answers with a text that `mentsu_free` frees. Until there is one, `answer` is null.
///
/// # Safety
/// All are null or valid for writing.
#[cfg(any(feature = "ask", feature = "game"))]
pub(super) unsafe fn give(
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
    call: impl FnOnce() -> Result<String, Failure>,
) -> Status {
    let call = || {
        let answer = place("answer", answer)?;
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { answer.write(std::ptr::null_mut()) };
        let text = call()?;
        let length = text.len();
        // JSON escapes zeros, and no record has one.
        let text =
            std::ffi::CString::new(text).map_err(|why| Failure::new(Status::Internal, why))?;
        if !answer_length.is_null() {
            // SAFETY: as the caller says.
            unsafe { answer_length.write(length) };
        }
        // SAFETY: as above.
        unsafe { answer.write(text.into_raw()) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_error() {
        let mut error = Error::new(&Failure::null("nothing"));
        // SAFETY: the error is a variable here.
        let status = unsafe { answered(&mut error, || panic!("as a test")) };
        assert_eq!((status, error.status), (Status::Internal, Status::Internal));
        // SAFETY: null is allowed.
        let status = unsafe { answered(std::ptr::null_mut(), || panic!("as a test")) };
        assert_eq!(status, Status::Internal);
    }
}
