//! How a call went.

use core::ffi::c_char;

/// How a call went.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It went well.
    Ok = 0,
    /// A required pointer is null.
    NullPointer = 1,
    /// A text isn't UTF-8.
    NotUtf8 = 2,
    /// A buffer is too small; the length needed is set.
    SmallBuffer = 3,
    /// A length is larger than any object in memory.
    WrongLength = 4,
    /// A kind is held more than four times.
    TooManyCopies = 5,
    /// The number of tiles is none that a hand has: 1 to 14, and not a multiple of three.
    WrongSize = 6,
    /// The hand has no tile to discard: it has yet to draw.
    NoDiscard = 7,
    /// A number of a struct is none of those that its field has.
    WrongField = 8,
    /// The hand isn't won, has no yaku, or can't have been won so.
    NoWin = 9,
    /// A text is neither the name of a house nor rules in JSON.
    WrongRules = 10,
    /// A text isn't JSON of the kind that is read here.
    WrongJson = 11,
    /// The tiles aren't the wall of a game by these rules.
    WrongWall = 12,
    /// Nobody sits there.
    WrongSeat = 13,
    /// The player may not do this now, or the game isn't at this point.
    Refused = 14,
    /// A record can't be read, or can't be written in the format.
    WrongRecord = 15,
    /// No such game, format or bot exists.
    NotFound = 16,
    /// A pointer isn't of the kind that the function takes, such as a record in place of a game.
    WrongHandle = 17,
    /// The object was freed before; debug builds alone find this out.
    Freed = 18,
    /// The library was built without the feature that this needs.
    NotBuilt = 19,
    /// A fault of the library: please report it.
    Internal = 20,
}

/// Room for the message of an [`Error`], in bytes.
const ROOM: usize = 256;

/// Where a call failed, with a message that says what is wrong.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Error {
    /// How the call went.
    pub status: Status,
    /// In an array of hands or wins, the place of the one at fault; else 0.
    pub index: usize,
    /// What is wrong, in English; ends with a zero.
    pub message: [c_char; 256],
}

impl Error {
    pub(crate) fn new(failure: &Failure) -> Error {
        let Failure { status, index, message } = failure;
        let mut buffer = [0; ROOM];
        let mut len = message.len().min(ROOM - 1);
        while !message.is_char_boundary(len) {
            len -= 1;
        }
        for (place, byte) in buffer.iter_mut().zip(&message.as_bytes()[..len]) {
            *place = *byte as c_char;
        }
        Error { status: *status, index: *index, message: buffer }
    }
}

/// Why a call failed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub(crate) status: Status,
    /// In an array, the place of the item at fault.
    pub(crate) index: usize,
    pub(crate) message: String,
}

impl Failure {
    pub(crate) fn new(status: Status, message: impl ToString) -> Failure {
        Failure { status, index: 0, message: message.to_string() }
    }

    pub(crate) fn null(argument: &str) -> Failure {
        Failure::new(Status::NullPointer, format!("`{argument}` is null"))
    }

    /// The same about the item at this place of an array.
    pub(crate) fn at(self, index: usize) -> Failure {
        Failure { index, ..self }
    }
}
