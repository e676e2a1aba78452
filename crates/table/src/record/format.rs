//! The formats of records.

/// A format in which games are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// Tenhou's XML (`<mjloggm …>`).
    Mjlog,
    /// Tenhou's protocol as a client saw it: lines `Get: <…/>` and `Send: <…/>`.
    Client,
    /// tenhou/6: the JSON that Tenhou's viewer and editor know, which converters of other houses
    /// write.
    Tenhou6,
    /// mjai: an event a line, as JSON.
    Mjai,
    /// Mahjong Soul's own messages: protobuf, binary or as base64, or JSON.
    MahjongSoul,
    /// 電脳麻将's JSON, as npm's `@kobalab/majiang-core` writes it.
    Majiang,
}

mentsu::names! { Format, "format of records":
    Mjlog "mjlog",
    Client "client",
    Tenhou6 "tenhou6",
    Mjai "mjai",
    MahjongSoul "majsoul",
    Majiang "majiang",
}

impl Format {
    /// The feature of this crate with which records of the format are read and written; `records`
    /// for those that need no other.
    #[must_use]
    pub const fn feature(self) -> &'static str {
        match self {
            Format::Mjlog | Format::Client => "mjlog",
            Format::Tenhou6 | Format::Mjai => "records",
            Format::MahjongSoul => "mahjong-soul",
            Format::Majiang => "majiang",
        }
    }

    /// What its texts look like: `JSON lines`.
    #[must_use]
    pub const fn shape(self) -> &'static str {
        match self {
            Format::Mjlog => "Tenhou's XML",
            Format::Client => "lines Get: and Send: of Tenhou's client",
            Format::Tenhou6 => "JSON of Tenhou's viewer",
            Format::Mjai => "JSON lines",
            Format::MahjongSoul => "Mahjong Soul's messages, binary, base64 or JSON",
            Format::Majiang => "JSON of 電脳麻将",
        }
    }
}
