//! The formats of records.

use core::fmt;

/// A format in which games are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// Tenhou's XML (`<mjloggm …>`).
    Mjlog,
    /// Tenhou's protocol as a client saw it: lines `Get: <…/>` and `Send: <…/>`.
    Client,
    /// tenhou/6: the JSON that Tenhou's viewer and editor know, which converters of other houses write.
    Tenhou6,
    /// mjai: an event a line, as JSON.
    Mjai,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Format::Mjlog => "mjlog",
            Format::Client => "client's log",
            Format::Tenhou6 => "tenhou/6",
            Format::Mjai => "mjai",
        })
    }
}
