//! Objects behind opaque pointers. Each begins with a mark of its kind, which every function
//! checks, so that a record passed for a game is an error.
//!
//! Debug builds keep the few bytes of the mark when an object is freed, so that a function to which
//! it is passed again, `mentsu_…_free` among them, reports [`Status::Freed`]. Release builds free
//! them, too: there a freed pointer must not be used, as with `free` of C.

use std::any::type_name;

use crate::status::{Failure, Status};

/// A kind of object behind an opaque pointer.
pub(super) trait Opaque {
    /// What is behind the pointer.
    type Value;

    /// The mark of the kind.
    const MARK: u64;
}

/// The mark of what was freed.
const FREED: u64 = 0x6672_6565_6421_2121;

/// What an opaque pointer points to.
#[repr(C)]
struct Handle<T> {
    mark: u64,
    value: Option<Box<T>>,
}

/// The last part of a type's name: `Game`.
fn name<T>() -> &'static str {
    type_name::<T>().rsplit("::").next().unwrap_or_default()
}

/// An opaque pointer to a new object.
pub(super) fn made<T: Opaque>(value: T::Value) -> *mut T {
    let handle = Handle { mark: T::MARK, value: Some(Box::new(value)) };
    Box::into_raw(Box::new(handle)).cast()
}

/// Checks a pointer.
///
/// # Safety
/// `pointer` is null or of [`made`]; in release builds it wasn't freed.
unsafe fn checked<T: Opaque>(pointer: *const T) -> Result<*const Handle<T::Value>, Failure> {
    if pointer.is_null() {
        return Err(Failure::new(Status::NullPointer, format!("the {} is null", name::<T>())));
    }
    // SAFETY: every object begins with its mark, and isn't freed, as the caller says.
    match unsafe { pointer.cast::<u64>().read() } {
        mark if mark == T::MARK => Ok(pointer.cast()),
        FREED => Err(Failure::new(Status::Freed, format!("the {} was freed", name::<T>()))),
        _ => Err(Failure::new(Status::WrongHandle, format!("the pointer isn't a {}", name::<T>()))),
    }
}

/// The object behind a pointer, for reading.
///
/// # Safety
/// As [`checked`]; nothing changes or frees the object while it is used.
pub(super) unsafe fn read<'a, T: Opaque>(pointer: *const T) -> Result<&'a T::Value, Failure> {
    // SAFETY: as the caller says.
    let handle = unsafe { &*checked(pointer)? };
    handle.value.as_deref().ok_or_else(|| Failure::new(Status::Internal, "an empty object"))
}

/// The object behind a pointer, for changing.
///
/// # Safety
/// As [`checked`]; nothing else uses the object meanwhile.
#[cfg(feature = "game")]
pub(super) unsafe fn changed<'a, T: Opaque>(pointer: *mut T) -> Result<&'a mut T::Value, Failure> {
    // SAFETY: as the caller says.
    let handle = unsafe { &mut *checked(pointer)?.cast_mut() };
    handle.value.as_deref_mut().ok_or_else(|| Failure::new(Status::Internal, "an empty object"))
}

/// Frees an object; null is none.
///
/// # Safety
/// As [`checked`]; nothing else uses the object meanwhile.
pub(super) unsafe fn freed<T: Opaque>(pointer: *mut T) -> Result<(), Failure> {
    if pointer.is_null() {
        return Ok(());
    }
    // SAFETY: as the caller says.
    let handle = unsafe { checked(pointer) }?.cast_mut();
    if cfg!(debug_assertions) {
        // SAFETY: it was made by `made`, and this reference is the only one.
        let handle = unsafe { &mut *handle };
        handle.value = None;
        handle.mark = FREED;
    } else {
        // SAFETY: it was made by `Box::into_raw`, and it isn't used again.
        drop(unsafe { Box::from_raw(handle) });
    }
    Ok(())
}
