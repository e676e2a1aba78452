//! Requests of the protocol: answers, bad pointers, bad lengths, bad text.

use std::ffi::c_char;
use std::ptr::{null, null_mut};

use mentsu_c::Status;
use mentsu_c::boundary::{mentsu_ask, mentsu_ask_into, mentsu_free};

use crate::calls::{fresh, given};

fn ask(request: &[u8]) -> Result<String, (Status, String)> {
    let data = request.as_ptr().cast::<c_char>();
    given(|answer, length, error| {
        // SAFETY: all pointers are of variables.
        unsafe { mentsu_ask(data, request.len(), answer, length, error) }
    })
}

#[test]
fn a_question_is_answered_as_by_the_protocol() {
    let requests = [
        r#"{"op":"hand","closed":"1112345678999m"}"#,
        r#"{"op":"family","family":"zung_jung","closed":"111m66p234678s66z","win":"6z"}"#,
        r#"{"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S","round":"E"}"#,
        "wrong \u{0}",
        "",
    ];
    for request in requests {
        let expected = mentsu_protocol::Answerer::default().answer(request);
        assert_eq!(ask(request.as_bytes()), Ok(expected));
    }
    let error = ask(b"{\"op\":\xFF}").unwrap_err();
    assert_eq!(error, (Status::NotUtf8, "`request` isn't UTF-8 after byte 6".to_owned()));
}

#[test]
fn a_buffer_is_filled_or_the_length_needed_is_set() {
    let request = br#"{"op":"hand","closed":"11m"}"#;
    let data = request.as_ptr().cast::<c_char>();
    let (mut needed, mut error) = (0, fresh());
    // SAFETY: a capacity of 0 needs no buffer.
    let status =
        unsafe { mentsu_ask_into(data, request.len(), null_mut(), 0, &mut needed, &mut error) };
    assert_eq!(status, Status::SmallBuffer);
    for room in [needed, needed + 1] {
        let mut buffer = vec![7; room];
        let mut length = 0;
        // SAFETY: all pointers are of variables here.
        let status = unsafe {
            let buffer = buffer.as_mut_ptr();
            mentsu_ask_into(data, request.len(), buffer, room, &mut length, null_mut())
        };
        assert_eq!(length, needed);
        if room == needed {
            assert_eq!((status, buffer), (Status::SmallBuffer, vec![7; room]));
        } else {
            assert_eq!((status, buffer[needed]), (Status::Ok, 0));
        }
    }
}

#[test]
fn null_and_impossible_lengths_are_errors() {
    let mut answer = null_mut();
    let data = b"{}".as_ptr().cast();
    // SAFETY: null is allowed, and so are lengths that no object has.
    unsafe {
        assert_eq!(mentsu_ask(null(), 1, null_mut(), null_mut(), null_mut()), Status::NullPointer);
        let status = mentsu_ask(data, usize::MAX, &mut answer, null_mut(), null_mut());
        assert_eq!(status, Status::WrongLength);
        mentsu_free(null_mut());
    }
}
