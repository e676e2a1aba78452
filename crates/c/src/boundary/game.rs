//! Games.

use std::ffi::c_char;

use super::call::{answered, give, place, text};
use super::handle::{Opaque, changed, freed, made, read};
use crate::game::{Game, GameResult, GameState, Offer, PlayedGame};
use crate::points::Held;
use crate::rules::Rules;
use crate::status::{Error, Failure, Status};

impl Opaque for Game {
    type Value = PlayedGame;

    const MARK: u64 = 0x6d65_6e74_6761_6d65;
}

/// Writes a game that is made, or null.
///
/// # Safety
/// `game` and `error` are null or valid for writing.
unsafe fn make(
    game: *mut *mut Game,
    error: *mut Error,
    make: impl FnOnce() -> Result<PlayedGame, Failure>,
) -> Status {
    let call = || {
        let game = place("game", game)?;
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { game.write(std::ptr::null_mut()) };
        let played = make()?;
        // SAFETY: as above.
        unsafe { game.write(made(played)) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// Writes what is read of a game.
///
/// # Safety
/// `game` is of `mentsu_game_new`; `answer` and `error` are null or valid for writing.
unsafe fn written<T>(
    name: &str,
    game: *const Game,
    answer: *mut T,
    error: *mut Error,
    ask: impl FnOnce(&PlayedGame) -> Result<T, Failure>,
) -> Status {
    let call = || {
        let answer = place(name, answer)?;
        // SAFETY: as the caller says.
        let value = ask(unsafe { read(game) }?)?;
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { answer.write(value) };
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// A text of C, or none for null.
///
/// # Safety
/// `data` is null, or valid for reading `length` bytes while the text is used.
unsafe fn text_if<'a>(
    name: &str,
    data: *const c_char,
    length: usize,
) -> Result<Option<&'a str>, Failure> {
    if data.is_null() {
        return Ok(None);
    }
    // SAFETY: as the caller says.
    unsafe { text(name, data, length) }.map(Some)
}

/// Deals the first round of a game by these rules. Its walls follow from the seed, each shuffled
/// after the other by one SplitMix64; `wall` may be null, or the tiles of the first wall such as
/// `1m0p7z…`, from the first of the dead wall to the first dealt. `mentsu_game_free` frees it; the
/// rules may be freed before.
///
/// # Safety
/// `rules` is of `mentsu_rules_new`, `wall` is null or valid for reading `wall_length` bytes, the
/// others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_new(
    rules: *const Rules,
    seed: u64,
    wall: *const c_char,
    wall_length: usize,
    game: *mut *mut Game,
    error: *mut Error,
) -> Status {
    let new = || {
        // SAFETY: as the caller says.
        let (rules, wall) = unsafe { (read(rules)?, text_if("wall", wall, wall_length)?) };
        PlayedGame::new(&rules.game, seed, wall)
    };
    // SAFETY: as the caller says.
    unsafe { make(game, error, new) }
}

/// Frees a game. Null is allowed. Texts that it gave stay valid until they are freed.
///
/// # Safety
/// `game` is null or of a function here, and nothing else uses it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_free(game: *mut Game) -> Status {
    // SAFETY: as the caller says; null is no error.
    unsafe { answered(std::ptr::null_mut(), || freed(game)) }
}

/// Where a game stands: whose action is awaited, the points, and whether it is over.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_state(
    game: *const Game,
    state: *mut GameState,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { written("state", game, state, error, |game| Ok(game.state())) }
}

/// What a seat may do now; nothing unless it is awaited. `count` gets the number of options, also
/// if there is no room for them; `MENTSU_MOST_OPTIONS` always suffice. An option's place is its
/// number for `mentsu_game_act`.
///
/// # Safety
/// `game` is of `mentsu_game_new`, `options` is valid for writing `capacity` options (or null with
/// a capacity of 0), the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_options(
    game: *const Game,
    seat: u8,
    options: *mut Offer,
    capacity: usize,
    count: *mut usize,
    error: *mut Error,
) -> Status {
    let call = || {
        let count = place("count", count)?;
        // SAFETY: as the caller says.
        let game = unsafe { read(game) }?;
        let mut written = 0;
        for offer in game.offers(seat)? {
            if written < capacity {
                // SAFETY: the caller says that there is room, unless the pointer is null.
                unsafe { place("options", options)?.add(written).write(offer) };
            }
            written += 1;
        }
        // SAFETY: it isn't null, and the caller says that it is valid for writing.
        unsafe { count.write(written) };
        if written > capacity {
            let why = format!("there are {written} options, and room for {capacity}");
            return Err(Failure::new(Status::SmallBuffer, why));
        }
        Ok(())
    };
    // SAFETY: as the caller says.
    unsafe { answered(error, call) }
}

/// The same as a list in JSON: each option has its `action` for `mentsu_game_act_json`, and the
/// `mjai` events with which a bot takes it.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_options_json(
    game: *const Game,
    seat: u8,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, || read(game)?.offers_json(seat)) }
}

/// A seat takes its option of this number. Draws, indicators, payments and the end follow by
/// themselves. An error changes nothing.
///
/// # Safety
/// `game` is of `mentsu_game_new`, and nothing else uses it; `error` is null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_act(
    game: *mut Game,
    seat: u8,
    option: usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { answered(error, || changed(game)?.act(seat, option)) }
}

/// A seat takes an action in JSON: an `action` of `mentsu_game_options_json`.
///
/// # Safety
/// As `mentsu_game_act`; `action` is valid for reading `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_act_json(
    game: *mut Game,
    seat: u8,
    action: *const c_char,
    length: usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { answered(error, || changed(game)?.act_json(seat, text("action", action, length)?)) }
}

/// The option that a bot takes in this seat: `advisor`, `advisor_middle`, `advisor_easy`,
/// `efficiency`, `random` or `default`. Bots that draw lots draw them from the seed.
///
/// # Safety
/// `game` is of `mentsu_game_new`, `name` is valid for reading `length` bytes, the others are null
/// or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_bot(
    game: *const Game,
    seat: u8,
    name: *const c_char,
    length: usize,
    seed: u64,
    option: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe {
        let choose = |game: &PlayedGame| game.bot(seat, text("name", name, length)?, seed);
        written("option", game, option, error, choose)
    }
}

/// Deals the next round: from the seed, or from this wall as in `mentsu_game_new`. A dealer who may
/// stop goes on by it. An error changes nothing.
///
/// # Safety
/// As `mentsu_game_act`; `wall` is null or valid for reading `wall_length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_next_round(
    game: *mut Game,
    wall: *const c_char,
    wall_length: usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { answered(error, || changed(game)?.next_round(text_if("wall", wall, wall_length)?)) }
}

/// The dealer of the last round ends the game, where `may_stop` of the state says so.
///
/// # Safety
/// As `mentsu_game_act`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_stop(game: *mut Game, seat: u8, error: *mut Error) -> Status {
    // SAFETY: as the caller says.
    unsafe { answered(error, || changed(game)?.stop(seat)) }
}

/// The tiles that a seat holds.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_hand(
    game: *const Game,
    seat: u8,
    hand: *mut Held,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { written("hand", game, hand, error, |game| game.hand(seat)) }
}

/// All that a seat knows of the round, as a request `advise` for `mentsu_ask`: the mjai events from
/// the deal on, without tiles that the seat doesn't see.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_view(
    game: *const Game,
    seat: u8,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, || read(game)?.view(seat)) }
}

/// How many events a game has had.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_event_count(
    game: *const Game,
    count: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { written("count", game, count, error, |game| Ok(game.event_count())) }
}

/// The events from the one of this number on, from 0, as lines of mjai: as a seat sees them, or
/// with all tiles open for a seat of -1.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_events(
    game: *const Game,
    since: usize,
    seat: i32,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    let seen_by = || match seat {
        -1 => Ok(None),
        seat => u8::try_from(seat)
            .map(Some)
            .map_err(|_| Failure::new(Status::WrongSeat, format!("nobody sits in seat {seat}"))),
    };
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, || read(game)?.events(since, seen_by()?)) }
}

/// The end of a game; an error until it is over.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_result(
    game: *const Game,
    result: *mut GameResult,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { written("result", game, result, error, PlayedGame::result) }
}

/// The game so far as a record: `mjai`, `tenhou6`, `mjlog` or `majiang`.
///
/// # Safety
/// `game` is of `mentsu_game_new`, `format` is valid for reading `length` bytes, the others are
/// null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_record(
    game: *const Game,
    format: *const c_char,
    length: usize,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    let record = || unsafe { read(game)?.record(text("format", format, length)?) };
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, record) }
}

/// The game as a text that `mentsu_game_restore` reads.
///
/// # Safety
/// `game` is of `mentsu_game_new`, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_save(
    game: *const Game,
    answer: *mut *mut c_char,
    answer_length: *mut usize,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { give(answer, answer_length, error, || read(game)?.save()) }
}

/// A game of what `mentsu_game_save` gave. A text whose parts contradict each other is an error.
///
/// # Safety
/// `saved` is valid for reading `length` bytes, the others are null or valid for writing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mentsu_game_restore(
    saved: *const c_char,
    length: usize,
    game: *mut *mut Game,
    error: *mut Error,
) -> Status {
    // SAFETY: as the caller says.
    unsafe { make(game, error, || PlayedGame::restore(text("saved", saved, length)?)) }
}
