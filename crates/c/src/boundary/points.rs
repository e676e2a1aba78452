//! Rules, and the points of wins.

use std::ffi::c_char;

use mentsu::riichi::Yaku;

use super::call::{answered, place, text};
use super::handle::{Opaque, freed, made, read};
use crate::points::{NoPoints, Points, Win, points};
use crate::rules::{House, Rules};
use crate::status::{Error, Failure, Status};

impl Opaque for Rules {
    type Value = House;

    const MARK: u64 = 0x6d65_6e74_7275_6c65;
}

/// The rules of a house: the name of a preset such as `tenhou`, or, with the feature `ask`, JSON of
/// rules that differ from one, such as `{"preset":"m_league","length":"tonpuu"}`. Freed by
/// `mentsu_rules_free`. Nothing changes them, so all threads may use them at a time.
///
/// # Safety
/// `name` is valid for reading `length` bytes, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_rules_new(
    name: *const c_char,
    length: usize,
    rules: *mut *mut Rules,
    error: *mut Error,
) -> Status {
    let make = || {
        let rules = place("rules", rules)?;
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { rules.write(std::ptr::null_mut()) };
        // SAFETY: as the caller says.
        let house = House::read(unsafe { text("name", name, length) }?)?;
        // SAFETY: as above.
        unsafe { rules.write(made(house)) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, make) }
}

/// Frees rules. Null is allowed.
///
/// # Safety
/// `rules` is null or of `mentsu_rules_new`, and nothing else uses it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_rules_free(rules: *mut Rules) -> Status {
    // SAFETY: as the caller says; null is no error.
    unsafe { answered(std::ptr::null_mut(), || freed(rules)) }
}

/// The points of each of `count` wins by these rules, without allocation. Every win has an answer.
/// One that has no points, since the hand isn't won, has no yaku or can't be, is all zeros; the
/// status and `error` are about the first of these.
///
/// # Safety
/// `rules` is of `mentsu_rules_new`, `wins` is valid for reading `count` wins, `answers` for
/// writing as many answers; `error` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_points(
    rules: *const Rules,
    wins: *const Win,
    count: usize,
    answers: *mut Points,
    error: *mut Error,
) -> Status {
    let each = || {
        // SAFETY: as the caller says.
        let house = unsafe { read(rules) }?;
        if wins.is_null() {
            return Err(Failure::null("wins"));
        }
        let answers = place("answers", answers)?;
        if count > isize::MAX as usize / size_of::<Win>().max(size_of::<Points>()) {
            let why = format!("{count} wins are more than memory holds");
            return Err(Failure::new(Status::WrongLength, why));
        }
        let mut first: Option<(usize, NoPoints)> = None;
        for index in 0..count {
            // SAFETY: the caller says that so much can be read; a win is numbers alone, so any bits
            // are one.
            let win = unsafe { &*wins.add(index) };
            let answer = points(win, &house.scoring).unwrap_or_else(|error| {
                first.get_or_insert((index, error));
                Points::default()
            });
            // SAFETY: the caller says that so much can be written.
            unsafe { answers.add(index).write(answer) };
        }
        match first {
            Some((index, error)) => Err(Failure::from(error).at(index)),
            None => Ok(()),
        }
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, each) }
}

/// The name of a yaku, such as `tanyao`, by its bit in `yaku` of the points; null if there is no
/// such yaku. It isn't freed.
#[unsafe(no_mangle)]
pub extern "C" fn mentsu_yaku_name(bit: u32) -> *const c_char {
    match usize::try_from(bit).ok().and_then(|bit| NAMES.get(bit)) {
        Some(name) => name.as_ptr().cast(),
        None => std::ptr::null(),
    }
}

/// Room for the longest name and a zero.
const ROOM: usize = 32;

/// The names, each with zeros at its end.
static NAMES: [[u8; ROOM]; Yaku::COUNT] = {
    let mut names = [[0; ROOM]; Yaku::COUNT];
    let mut yaku = 0;
    while yaku < Yaku::COUNT {
        let name = Yaku::ALL[yaku].name().as_bytes();
        assert!(name.len() < ROOM);
        let mut place = 0;
        while place < name.len() {
            names[yaku][place] = name[place];
            place += 1;
        }
        yaku += 1;
    }
    names
};
