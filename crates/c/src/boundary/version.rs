//! Versions, and texts that are freed.

use std::ffi::{CString, c_char};

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

/// Frees a text that a function has given. Null is allowed, twice the same text isn't.
///
/// # Safety
/// `answer` is null, or of a function here and not freed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_free(answer: *mut c_char) {
    if !answer.is_null() {
        // SAFETY: it is of `CString::into_raw`, as the caller says.
        drop(unsafe { CString::from_raw(answer) });
    }
}
