//! Arrow's C data interface without Python: arrays and streams taken from C structs, and streams
//! given out.
//!
//! The interface is C structs with callbacks, so this is where the unsafe code of the Python
//! package stands; besides it there are two calls of this package's unsafe functions. It knows no
//! Python, so that its tests run under Miri or a sanitizer (`.ci/unsafe`).
//!
//! A producer answers for what its structs say. Offsets and counts within buffers are checked where
//! they are used.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::NonNull;
use std::sync::Arc;

use arrow_array::ffi::{from_ffi, from_ffi_and_data_type};
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};

pub use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
pub use arrow_array::ffi_stream::FFI_ArrowArrayStream;

/// A struct of the interface. Whoever moves it leaves a released one behind.
pub trait CStruct {
    /// The name of the capsule that holds it.
    const NAME: &'static CStr;

    /// A released struct.
    fn released() -> Self;

    /// Whether it has been released, or moved from.
    fn is_released(&self) -> bool;
}

macro_rules! c_structs {
    ($($c_struct:ident $name:literal)*) => {$(
        impl CStruct for $c_struct {
            const NAME: &'static CStr = $name;

            fn released() -> Self {
                $c_struct::empty()
            }

            fn is_released(&self) -> bool {
                self.release().is_none()
            }
        }
    )*};
}

c_structs! {
    FFI_ArrowSchema c"arrow_schema"
    FFI_ArrowArray c"arrow_array"
    FFI_ArrowArrayStream c"arrow_array_stream"
}

/// Moves a struct out of its capsule.
///
/// # Safety
/// The pointer is to a `T` that nobody else uses meanwhile.
unsafe fn take<T: CStruct>(pointer: NonNull<c_void>) -> Result<T, String> {
    // SAFETY: the caller's.
    let moved = unsafe { pointer.cast::<T>().replace(T::released()) };
    if moved.is_released() {
        return Err(format!("the capsule {:?} has been used before", T::NAME));
    }
    Ok(moved)
}

/// Takes an array and its type out of their capsules.
///
/// # Safety
/// The pointers are to an `ArrowSchema` and an `ArrowArray` that belong together, both filled in by
/// the interface or released, and nobody else uses them meanwhile.
pub unsafe fn take_array(
    schema: NonNull<c_void>,
    array: NonNull<c_void>,
) -> Result<ArrayData, String> {
    // SAFETY: the caller's.
    let (schema, array) = unsafe { (take::<FFI_ArrowSchema>(schema)?, take(array)?) };
    // SAFETY: both structs come from a producer of the interface, which answers for their content.
    let data = unsafe { from_ffi(array, &schema) };
    data.map(aligned).map_err(|error| error.to_string())
}

/// Takes a stream out of its capsule, and asks it for its type.
///
/// # Safety
/// The pointer is to an `ArrowArrayStream`, filled in by the interface or released, and nobody else
/// uses it meanwhile.
pub unsafe fn take_stream(stream: NonNull<c_void>) -> Result<ArrayStream, String> {
    // SAFETY: the caller's.
    ArrayStream::new(unsafe { take(stream)? })
}

/// Arrays one after the other, all of one type. Asking for the next one may call into Python.
///
/// Arrow's own reader of streams would link an array type of every kind; here arrays stay plain
/// data.
pub struct ArrayStream {
    stream: FFI_ArrowArrayStream,
    data_type: DataType,
}

impl ArrayStream {
    fn new(mut stream: FFI_ArrowArrayStream) -> Result<ArrayStream, String> {
        let (Some(get_schema), Some(_)) = (stream.get_schema(), stream.get_next()) else {
            return Err("the stream lacks a callback".to_owned());
        };
        let mut schema = FFI_ArrowSchema::empty();
        // SAFETY: the callback belongs to this unreleased stream, and the schema may be written to.
        let code = unsafe { get_schema(&raw mut stream, &raw mut schema) };
        if code != 0 {
            return Err(producer_error(&mut stream, code));
        }
        let data_type = DataType::try_from(&schema).map_err(|error| error.to_string())?;
        Ok(ArrayStream { stream, data_type })
    }

    /// The type of its arrays.
    pub fn data_type(&self) -> &DataType {
        &self.data_type
    }
}

impl Iterator for ArrayStream {
    type Item = Result<ArrayData, String>;

    fn next(&mut self) -> Option<Self::Item> {
        let get_next = self.stream.get_next()?;
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: the callback belongs to this unreleased stream, and the array may be written to.
        let code = unsafe { get_next(&raw mut self.stream, &raw mut array) };
        if code != 0 {
            return Some(Err(producer_error(&mut self.stream, code)));
        }
        if array.is_released() {
            return None;
        }
        // SAFETY: the array has the type that its producer gave out, which answers for its content.
        let data = unsafe { from_ffi_and_data_type(array, self.data_type.clone()) };
        Some(data.map(aligned).map_err(|error| error.to_string()))
    }
}

/// The producer's message for the call that ended with this code.
fn producer_error(stream: &mut FFI_ArrowArrayStream, code: c_int) -> String {
    // SAFETY: a callback of this unreleased stream has just failed, so its last error may be asked
    // for; the text lives until the next call.
    let said = stream.get_last_error().and_then(|get_last_error| unsafe {
        let text = get_last_error(std::ptr::from_mut(stream));
        (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
    });
    format!("the stream failed: {}", said.unwrap_or_else(|| format!("error {code}")))
}

/// Copies the buffers that a producer left misaligned.
fn aligned(mut data: ArrayData) -> ArrayData {
    data.align_buffers();
    data
}

/// Arrays to give out, one after the other.
pub type Arrays = Box<dyn Iterator<Item = Result<ArrayData, String>> + Send>;

/// A stream of arrays of one type, for somebody else to read.
pub fn stream(field: Arc<Field>, arrays: Arrays) -> FFI_ArrowArrayStream {
    let producer = Box::new(Producer { field, arrays, error: None });
    // SAFETY: the private data is a `Producer`, as the callbacks expect.
    unsafe {
        FFI_ArrowArrayStream::new_unchecked(
            Some(get_schema),
            Some(get_next),
            Some(get_last_error),
            Some(release),
            Box::into_raw(producer).cast::<c_void>(),
        )
    }
}

/// The private data of a stream given out.
struct Producer {
    field: Arc<Field>,
    arrays: Arrays,
    error: Option<CString>,
}

impl Producer {
    /// Keeps the error for `get_last_error`, and returns its code.
    fn failed(&mut self, error: &str) -> c_int {
        const EINVAL: c_int = 22;
        self.error = CString::new(error.replace('\0', " ")).ok();
        EINVAL
    }
}

/// The producer behind a stream.
///
/// # Safety
/// The stream was made by [`stream`] and isn't released.
unsafe fn producer<'a>(stream: *mut FFI_ArrowArrayStream) -> &'a mut Producer {
    // SAFETY: the caller's.
    unsafe { &mut *(*stream).private_data().cast::<Producer>() }
}

unsafe extern "C" fn get_schema(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut FFI_ArrowSchema,
) -> c_int {
    // SAFETY: by the interface, the consumer passes its own unreleased stream.
    let producer = unsafe { producer(stream) };
    match FFI_ArrowSchema::try_from(&*producer.field) {
        Ok(schema) => {
            // SAFETY: by the interface, `out` may be written to.
            unsafe { out.write(schema) };
            0
        }
        Err(error) => producer.failed(&error.to_string()),
    }
}

unsafe extern "C" fn get_next(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut FFI_ArrowArray,
) -> c_int {
    // SAFETY: by the interface, the consumer passes its own unreleased stream.
    let producer = unsafe { producer(stream) };
    // Unwinding into C is undefined.
    let next = catch_unwind(AssertUnwindSafe(|| producer.arrays.next().transpose()));
    let array = match next {
        Ok(Ok(Some(data))) => FFI_ArrowArray::new(&data),
        Ok(Ok(None)) => FFI_ArrowArray::empty(),
        Ok(Err(error)) => return producer.failed(&error),
        Err(_) => return producer.failed("a panic in mentsu"),
    };
    // SAFETY: by the interface, `out` may be written to.
    unsafe { out.write(array) };
    0
}

unsafe extern "C" fn get_last_error(stream: *mut FFI_ArrowArrayStream) -> *const c_char {
    // SAFETY: by the interface, the consumer passes its own unreleased stream.
    let producer = unsafe { producer(stream) };
    producer.error.as_ref().map_or(std::ptr::null(), |error| error.as_ptr())
}

unsafe extern "C" fn release(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: the interface calls it once, on the stream that owns the producer; the missing
    // release callback marks the stream as released.
    unsafe {
        drop(Box::from_raw((*stream).private_data().cast::<Producer>()));
        (*stream).set_private_data(std::ptr::null_mut());
        (*stream).set_release(None);
    }
}
