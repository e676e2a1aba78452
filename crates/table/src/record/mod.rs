//! Records of games (牌譜): read, and written again.
//!
//! | format | what it is | read | written |
//! |---|---|---|---|
//! | [mjlog](Format::Mjlog) | Tenhou's XML, with the seed of its walls | yes | yes |
//! | [client's log](Format::Client) | Tenhou's protocol as one player saw it, with what was offered | yes | |
//! | [tenhou/6](Format::Tenhou6) | JSON of Tenhou's viewer and editor, which converters from Mahjong Soul write, too | yes | yes |
//! | [mjai](Format::Mjai) | an event a line, what bots speak | yes | yes |
//! | [Mahjong Soul's](Format::MahjongSoul) | its own messages, packed or as JSON | yes | |
//! | [電脳麻将's](Format::Majiang) | JSON of its games and viewer, npm's `@kobalab/majiang-core` | yes | yes |
//!
//! The features `mjlog` (the first two), `mahjong-soul` and `majiang` add formats to the two that
//! `records` has. All may be gzip (feature `gzip`). The reader detects the format from the content.
//! A file may hold several games ([`read_all`]). Unreadable input is an error with its place and
//! reason; nothing is skipped silently, and no input panics.
//!
//! Accepted variants:
//!
//! - **mjlog**: one `<mjloggm>` or several; the text may break off anywhere after the first deal. A
//!   `ten` of zeros claims nothing. Lobbies with chips, a parlour's rules or rules of their own are
//!   read; parts of `csrule` that no rule stands for are noted ([`Oddity::UnreadRule`]).
//! - **Tenhou's eras**: the record shows rounded scores, other uma and games without tenpai-yame;
//!   each is a rule of [`Record::own_rules`] and a note ([`Oddity::OtherRule`]).
//! - **client's log**: it may begin with `REINIT`, end within a round, and continue with other
//!   games, even in another seat.
//! - **tenhou/6**: one object or several, concatenated or as a JSON list, or links
//!   (`https://tenhou.net/6/#json=…`). Objects with the same players and rules and with later
//!   rounds form one game; rounds may be missing. A round without a result (`不明` or `[]`) isn't
//!   over. Texts of a hand's value may contain spaces, full-width digits and other words. The
//!   reader claims only what it understands and keeps the text in [`WinClaim::texts`]. The
//!   format shows every tile, so a record of what one seat saw can't be written as tenhou/6
//!   ([`Unwritable`]).
//! - **mjai**: one event per line, or a JSON list of events. All hands are visible, or one hand
//!   is visible and the others are `?`, as a bot receives them. A win with a hidden hand needs
//!   only `actor` and `target`. `end_game`, `tsumogiri`, all `reach_accepted`, `scores` and
//!   `kyotaku` of a round's start, `deltas` and `ura_markers` may be missing. Any event that
//!   changes points may have `scores`. A game of three has three places, or four whose last has
//!   no tiles and no points. Points may be floats. A win needs no fu, yaku or points:
//!   [`Record::scored`] has them by the rules. The reader skips and notes unknown line types, yaku
//!   and reasons of draws ([`Record::oddities`]); where nothing before such a draw explains it, its
//!   round has no end.
//! - **Mahjong Soul's**: the server's answer (`ResGameRecord`) or the file at its `data_url`, as
//!   the game sends them (protobuf, in a `Wrapper`, in a frame of the web socket, or bare),
//!   binary or as base64, also several frames one after another; and the JSON of download
//!   scripts: an object with `head` and the messages, or messages alone. Messages may be packed
//!   within the JSON, fields may have Python's names (`isLiqi`), and zeros may be missing.
//!   Records from before July 2021 have no inputs; a pass in the inputs is [`Told::Passed`].
//!   Without the head, players have no names and the rules are those of a ranked hanchan
//!   ([`Oddity::NoHead`]). The rules of a friend room are read ([`Record::own_rules`]), and
//!   unread ones are noted by name ([`Oddity::UnreadRule`]). Unknown messages are noted and
//!   counted. What breaks off is read as far as it goes ([`Oddity::BrokenOff`]), binary or JSON.
//!   What only points to a game is an error that says what would have the messages
//!   ([`Wrong::MahjongSoul`]). The feature `mahjong-soul-json` alone reads JSON with `head` and
//!   unpacked messages.
//! - **電脳麻将's** (majiang): one object or several, concatenated or in a list. A record has no
//!   rules: without a given house, they are the defaults of `@kobalab/majiang-core` 1.4.1
//!   ([`Record::own_rules`]). Players are rotated so that seat 0 deals first. Names of yaku and
//!   draws may be Tenhou's, as converters write them. Scores are rounded where those that the
//!   record has are ([`Oddity::OtherRule`]). The reader skips and notes events and yaku with
//!   unknown names. Hidden tiles (`_`) are an error.
//!
//! [`Reader`] sets the house for records that don't name theirs, and a byte limit other than
//! [`MAX_BYTES`]. [`Reader::games`] reads games one by one from a stream of any length; the limit
//! then applies to each game.

mod building;
mod claim;
mod detect;
mod eras;
mod error;
mod format;
mod game;
mod game_kind;
mod json;
#[cfg(feature = "majiang")]
mod majiang;
#[cfg(feature = "mahjong-soul-json")]
mod majsoul;
pub mod mjai;
#[cfg(feature = "mjlog")]
mod mjlog;
mod oddity;
mod origin;
mod place;
mod reader;
mod stream;
mod tenhou6;
mod text;
mod unpack;
mod written;

use std::string::String;
use std::vec::Vec;

pub use self::claim::{WinClaim, YakuName};
pub use self::error::{RecordError, Wrong};
pub use self::format::Format;
pub use self::game::{
    Entry, HiddenWin, HiddenWins, Offers, Record, RecordedEvents, RecordedResult, RecordedRound,
    Sent, Told,
};
pub use self::game_kind::GameKind;
#[cfg(feature = "mjlog")]
pub use self::mjlog::TenhouWalls;
pub use self::oddity::Oddity;
pub use self::origin::{Dan, Date, Origin, Room};
pub use self::place::Place;
pub use self::reader::Reader;
pub use self::stream::Games;
pub use self::unpack::MAX_BYTES;
pub use self::written::{LeftOut, Unwritable};
use crate::event::Event;

/// Reads a record of one game in any format, plain or gzip.
///
/// # Errors
/// [`RecordError`] with the format, the place and what is wrong there; [`Wrong::SecondGame`] where
/// another game follows, which [`read_all`] reads.
pub fn read(bytes: &[u8]) -> Result<Record, RecordError> {
    Reader::new().read(bytes)
}

/// Reads all games of a record in any format, one or more.
///
/// Objects of tenhou/6 that go on with a game are one: of the same rules and players, and of later
/// rounds.
///
/// # Errors
/// [`RecordError`] with the format, the place and what is wrong there.
///
/// ```
/// use mentsu_table::record;
///
/// let round = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["九種九牌"]]]}"#;
/// let text = format!("[{round},{round}]");
/// assert_eq!(record::read_all(text.as_bytes())?.len(), 2);
/// let error = record::read(text.as_bytes()).unwrap_err();
/// assert_eq!(error.wrong, record::Wrong::SecondGame);
/// # Ok::<(), record::RecordError>(())
/// ```
pub fn read_all(bytes: &[u8]) -> Result<Vec<Record>, RecordError> {
    Reader::new().read_all(bytes)
}

impl Record {
    /// Adds this many tags, lines or events to every place of the record.
    fn moved(mut self, by: usize) -> Record {
        for round in self.rounds.iter_mut().filter(|_| by > 0) {
            round.place = round.place.moved(by);
            for entry in &mut round.entries {
                entry.place = entry.place.moved(by);
            }
        }
        for oddity in &mut self.oddities {
            if let Oddity::UnknownEvents { place, .. }
            | Oddity::UnknownReason { place, .. }
            | Oddity::UnknownYaku { place, .. }
            | Oddity::BrokenOff { place } = oddity
            {
                *place = place.moved(by);
            }
        }
        self
    }

    /// Notes the names of yaku that aren't known.
    fn note_unknown_yaku(&mut self) {
        for round in &self.rounds {
            let wins = round.entries.iter().filter_map(|entry| match &entry.told {
                Told::Event(Event::Win(_)) => Some(entry.place),
                _ => None,
            });
            let seen = wins.zip(&round.claims);
            let hidden = round.entries.iter().filter_map(|entry| match &entry.told {
                Told::HiddenWin(win) => Some((entry.place, &win.claim)),
                _ => None,
            });
            let unknown = seen.chain(hidden).flat_map(|(place, claim)| {
                let names = claim.unknown_yaku.iter().cloned();
                names.map(move |name| Oddity::UnknownYaku { place, name })
            });
            self.oddities.extend(unknown);
        }
    }

    pub(crate) fn empty(format: Format) -> Record {
        Record {
            format,
            kind: GameKind::default(),
            own_rules: None,
            title: [String::new(), String::new()],
            names: Default::default(),
            origin: Origin::default(),
            seen_by: None,
            rounds: Vec::new(),
            result: None,
            oddities: Vec::new(),
        }
    }
}
