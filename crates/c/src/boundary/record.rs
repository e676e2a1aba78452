//! Records.

use std::ffi::c_char;

use super::call::{answered, bytes, give, place, text};
use super::handle::{Opaque, freed, made, read};
use crate::record::{Record, Records};
use crate::status::{Error, Status};

impl Opaque for Record {
    type Value = Records;

    const MARK: u64 = 0x6d65_6e74_7265_636f;
}

/// Reads the games of a file: mjlog, Tenhou's client log, tenhou/6, mjai, Mahjong Soul's or
/// majiang, plain or gzip. The format follows from the content. `mentsu_record_free` frees them.
///
/// # Safety
/// `data` is valid for reading `length` bytes, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_read(
    data: *const u8,
    length: usize,
    records: *mut *mut Record,
    error: *mut Error,
) -> Status {
    let call = || {
        let place = place("records", records)?;
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { place.write(std::ptr::null_mut()) };
        // SAFETY: as the caller says.
        let games = Records::read(unsafe { bytes("data", data, length) }?)?;
        // SAFETY: as above.
        unsafe { place.write(made(games)) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// Frees games of a file. Null is allowed.
///
/// # Safety
/// `record` is null or of `mentsu_record_read`, and nothing else uses it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_free(record: *mut Record) -> Status {
    // SAFETY: as the caller says; null is no error.
    unsafe { answered(std::ptr::null_mut(), || freed(record)) }
}

/// How many games a file has.
///
/// # Safety
/// `record` is of `mentsu_record_read`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_games(
    record: *const Record,
    games: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says, and the place isn't null.
    let call = || unsafe {
        place("games", games)?.write(read(record)?.len());
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// How many rounds a game has; games are numbered from 0.
///
/// # Safety
/// `record` is of `mentsu_record_read`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_rounds(
    record: *const Record,
    game: usize,
    rounds: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says, and the place isn't null.
    let call = || unsafe {
        place("rounds", rounds)?.write(read(record)?.rounds(game)?);
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// Plays a game again and compares, as JSON: its `format`, how many `rounds` and `decisions` were
/// played, the `differences` (with `kind`, `round` from 0, `place`, `seat`, whether it `ends_check`
/// of its round, and `text`), and `notes`.
///
/// # Safety
/// `record` is of `mentsu_record_read`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_check(
    record: *const Record,
    game: usize,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, || read(record)?.check(game)) }
}

/// Writes a game in another format: `mjlog`, `tenhou6`, `mjai` or `majiang`.
///
/// # Safety
/// `record` is of `mentsu_record_read`, `format` is valid for reading `length` bytes, the others
/// are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_write(
    record: *const Record,
    game: usize,
    format: *const c_char,
    length: usize,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    let write = || unsafe { read(record)?.write(game, text("format", format, length)?) };
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, write) }
}

/// What a game holds that a format has no place for, as a list of texts in JSON.
///
/// # Safety
/// As `mentsu_record_write`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_record_left_out(
    record: *const Record,
    game: usize,
    format: *const c_char,
    length: usize,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    let left_out = || unsafe { read(record)?.left_out(game, text("format", format, length)?) };
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, left_out) }
}
