//! What all tests call.

use std::ffi::{CStr, c_char};
use std::mem::MaybeUninit;
use std::ptr::null_mut;

use mentsu::Counts;
use mentsu_c::boundary::{mentsu_free, mentsu_game_new, mentsu_rules_new};
use mentsu_c::{Error, Game, Rules, Status};

pub(crate) fn fresh() -> Error {
    // SAFETY: all fields may be zero.
    unsafe { MaybeUninit::<Error>::zeroed().assume_init() }
}

pub(crate) fn message(error: &Error) -> &str {
    // SAFETY: a message ends with a zero.
    unsafe { CStr::from_ptr(error.message.as_ptr()) }.to_str().unwrap()
}

pub(crate) fn counts(text: &str) -> [u8; 34] {
    text.parse::<Counts>().unwrap().to_array()
}

/// What a call answers, or how it failed.
pub(crate) fn done(call: impl FnOnce(&mut Error) -> Status) -> Result<(), (Status, String)> {
    let mut error = fresh();
    let status = call(&mut error);
    assert_eq!(error.status, status);
    if status == Status::Ok { Ok(()) } else { Err((status, message(&error).to_owned())) }
}

/// The text that a call gives.
pub(crate) fn given(
    call: impl FnOnce(&mut *mut c_char, &mut usize, &mut Error) -> Status,
) -> Result<String, (Status, String)> {
    let (mut answer, mut length) = (null_mut(), 0);
    let called = done(|error| call(&mut answer, &mut length, error));
    if called.is_err() {
        assert!(answer.is_null());
    }
    called?;
    // SAFETY: an answer ends with a zero.
    let text = unsafe { CStr::from_ptr(answer) }.to_str().unwrap().to_owned();
    assert_eq!(text.len(), length);
    // SAFETY: it is freed once.
    unsafe { mentsu_free(answer) };
    Ok(text)
}

pub(crate) fn rules(name: &str) -> Result<*mut Rules, (Status, String)> {
    let mut rules = null_mut();
    // SAFETY: all pointers are of variables.
    let made = done(|error| unsafe {
        mentsu_rules_new(name.as_ptr().cast(), name.len(), &mut rules, error)
    });
    assert_eq!(made.is_err(), rules.is_null());
    made.map(|()| rules)
}

/// A game of a seed, or of a first wall.
pub(crate) fn game(
    rules: *const Rules,
    seed: u64,
    wall: Option<&str>,
) -> Result<*mut Game, (Status, String)> {
    let mut game = null_mut();
    let (data, length) =
        wall.map_or((std::ptr::null(), 0), |wall| (wall.as_ptr().cast(), wall.len()));
    // SAFETY: all pointers are of variables.
    let made =
        done(|error| unsafe { mentsu_game_new(rules, seed, data, length, &mut game, error) });
    assert_eq!(made.is_err(), game.is_null());
    made.map(|()| game)
}
