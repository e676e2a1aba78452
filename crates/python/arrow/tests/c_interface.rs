//! Every path of the unsafe code: streams read, left, failing and panicking, and capsules taken
//! twice. Run under Miri or AddressSanitizer by `.ci/unsafe`, which also finds what isn't freed.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_buffer::Buffer;
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field};
use mentsu_python_arrow::{ArrayStream, Arrays, CStruct as _, stream, take_array, take_stream};

fn capsule<T>(c_struct: &mut T) -> NonNull<c_void> {
    NonNull::from(c_struct).cast()
}

/// As a consumer takes a stream: out of its capsule, which is dropped afterwards.
fn read(mut given: FFI_ArrowArrayStream) -> Result<ArrayStream, String> {
    // SAFETY: the pointer is to a stream of this package, which nobody else has.
    unsafe { take_stream(capsule(&mut given)) }
}

fn texts(texts: &[&str]) -> ArrayData {
    let ends = texts.iter().scan(0, |end, text| {
        *end += i32::try_from(text.len()).expect("a short text");
        Some(*end)
    });
    let offsets: Vec<i32> = std::iter::once(0).chain(ends).collect();
    ArrayData::builder(DataType::Utf8)
        .len(texts.len())
        .add_buffer(Buffer::from_vec(offsets))
        .add_buffer(Buffer::from_vec(texts.concat().into_bytes()))
        .build()
        .expect("a valid array")
}

fn field(name: &str) -> Arc<Field> {
    Arc::new(Field::new(name, DataType::Utf8, true))
}

fn stream_of(arrays: Vec<Result<ArrayData, String>>) -> FFI_ArrowArrayStream {
    stream(field("hands"), Box::new(arrays.into_iter()))
}

#[test]
fn a_stream_is_read_to_its_end() {
    let given = vec![texts(&["123m", "", "55z"]), texts(&[]), texts(&["1p"])];
    let mut taken = read(stream_of(given.clone().into_iter().map(Ok).collect())).expect("a stream");
    assert_eq!(*taken.data_type(), DataType::Utf8);
    assert_eq!(taken.by_ref().collect::<Result<Vec<_>, _>>(), Ok(given));
    assert!(taken.next().is_none());
}

#[test]
fn arrays_outlive_their_stream() {
    let kept =
        read(stream_of(vec![Ok(texts(&["123m"])), Ok(texts(&["9s"]))])).expect("a stream").next();
    assert_eq!(kept, Some(Ok(texts(&["123m"]))));
}

#[test]
fn a_stream_is_left_unread() {
    drop(stream_of(vec![Ok(texts(&["123m"]))]));
    drop(read(stream_of(vec![Ok(texts(&["123m"]))])).expect("a stream"));
}

#[test]
fn errors_and_panics_reach_the_consumer() {
    let mut taken = read(stream_of(vec![Err("a\0b".into()), Err("c".into())])).expect("a stream");
    assert_eq!(taken.next(), Some(Err("the stream failed: a b".into())));
    assert_eq!(taken.next(), Some(Err("the stream failed: c".into())));
    assert_eq!(taken.next(), None);
    let panicking: Arrays = Box::new(std::iter::from_fn(|| panic!("on purpose")));
    let mut taken = read(stream(field("hands"), panicking)).expect("a stream");
    assert_eq!(taken.next(), Some(Err("the stream failed: a panic in mentsu".into())));
    // A name with a NUL can't be written in C.
    let unnameable = read(stream(field("a\0b"), Box::new(std::iter::empty())));
    assert!(unnameable.is_err_and(|error| error.starts_with("the stream failed: ")));
}

#[test]
fn a_capsule_is_taken_once() {
    let mut given = stream_of(vec![]);
    // SAFETY: the pointer is to a stream of this package, which nobody else has.
    let twice = unsafe { [take_stream(capsule(&mut given)), take_stream(capsule(&mut given))] };
    let errors = twice.map(|taken| taken.err());
    assert_eq!(
        errors,
        [None, Some("the capsule \"arrow_array_stream\" has been used before".into())]
    );
    assert!(given.is_released());
}

#[test]
fn an_array_is_taken_with_its_type() {
    let data = texts(&["123m", "9s"]);
    let take = |data: &ArrayData| {
        let mut schema = FFI_ArrowSchema::try_from(data.data_type()).expect("a type of C");
        let mut array = FFI_ArrowArray::new(data);
        // SAFETY: the pointers are to structs that belong together, which nobody else has.
        unsafe {
            let taken = take_array(capsule(&mut schema), capsule(&mut array));
            assert!(take_array(capsule(&mut schema), capsule(&mut array)).is_err());
            taken
        }
    };
    assert_eq!(take(&data), Ok(data));
    // Four numbers that begin at an odd address are copied to where they can be read.
    let bytes: Vec<u8> = std::iter::once(0).chain((0..4i32).flat_map(i32::to_ne_bytes)).collect();
    let odd =
        ArrayData::builder(DataType::Int32).len(4).add_buffer(Buffer::from_vec(bytes).slice(1));
    // SAFETY: the buffer holds four numbers; only its alignment is wrong.
    let odd = unsafe { odd.build_unchecked() };
    assert_eq!(take(&odd).expect("an array").buffer::<i32>(0)[..4], [0, 1, 2, 3]);
}
