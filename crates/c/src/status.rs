//! How a call went.

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
    /// A kind is held more than four times.
    TooManyCopies = 4,
    /// The number of tiles is none that a hand has: 1 to 14, and not a multiple of three.
    WrongSize = 5,
    /// The hand has no tile to discard: it has yet to draw.
    NoDiscard = 6,
    /// A fault of the library: please report it.
    Internal = 7,
}

/// Where a call failed, with a message that says what is wrong.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Error {
    /// How the call went.
    pub status: Status,
    /// In an array of hands, the place of the hand at fault; else 0.
    pub index: usize,
    /// What is wrong, in English; ends with a zero.
    pub message: [core::ffi::c_char; 160],
}

impl Error {
    pub(crate) fn new(status: Status, index: usize, message: &str) -> Error {
        let mut buffer = [0; 160];
        let mut len = message.len().min(buffer.len() - 1);
        while !message.is_char_boundary(len) {
            len -= 1;
        }
        for (place, byte) in buffer.iter_mut().zip(&message.as_bytes()[..len]) {
            *place = *byte as core::ffi::c_char;
        }
        Error { status, index, message: buffer }
    }
}

/// Why a call failed.
pub(crate) struct Failure {
    pub(crate) status: Status,
    pub(crate) message: String,
}

impl Failure {
    pub(crate) fn new(status: Status, message: impl ToString) -> Failure {
        Failure { status, message: message.to_string() }
    }

    pub(crate) fn null(argument: &str) -> Failure {
        Failure::new(Status::NullPointer, format!("`{argument}` is null"))
    }
}
