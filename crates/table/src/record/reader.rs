//! A reader's default house and its limit.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::riichi::Preset;

use super::detect;
use super::eras;
use super::error::{RecordError, Wrong};
use super::format::Format;
use super::game::Record;
use super::game_kind::GameKind;
#[cfg(feature = "majiang")]
use super::majiang;
#[cfg(feature = "mahjong-soul-json")]
use super::majsoul;
#[cfg(feature = "mjlog")]
use super::mjlog;
use super::oddity::Oddity;
use super::place::Place;
use super::{mjai, tenhou6, unpack};

/// Reads records, with a house for those that don't name theirs, and up to a limit of bytes.
///
/// ```
/// use mentsu::riichi::Preset;
/// use mentsu_table::record::{Reader, Wrong};
///
/// let reader = Reader::new().with_house(Preset::MahjongSoul).with_most_bytes(1 << 20);
/// assert_eq!(reader.house(), Some(Preset::MahjongSoul));
/// let error = reader.read(&[b' '; (1 << 20) + 1]).unwrap_err();
/// assert_eq!(error.wrong, Wrong::TooLong { most: 1 << 20 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    house: Option<Preset>,
    most_bytes: usize,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader::new()
    }
}

impl Reader {
    /// A reader for which an unnamed house is Tenhou, or for 電脳麻将's records its own rules, up to
    /// [`MAX_BYTES`](super::MAX_BYTES).
    #[must_use]
    pub const fn new() -> Reader {
        Reader { house: None, most_bytes: unpack::MAX_BYTES }
    }

    /// The house of records that don't name theirs: mjai without `rule`, tenhou/6 without `disp`,
    /// all of 電脳麻将's. Where three play, it is this house's game of three.
    #[must_use]
    pub const fn with_house(self, house: Preset) -> Reader {
        Reader { house: Some(house), ..self }
    }

    /// The most bytes of a record, unpacked.
    #[must_use]
    pub const fn with_most_bytes(self, most_bytes: usize) -> Reader {
        Reader { most_bytes, ..self }
    }

    /// The house of records that don't name theirs.
    #[must_use]
    pub const fn house(&self) -> Option<Preset> {
        self.house
    }

    /// The most bytes of a record, unpacked.
    #[must_use]
    pub const fn most_bytes(&self) -> usize {
        self.most_bytes
    }

    /// Reads a record of one game, as [`read`](super::read) does.
    ///
    /// # Errors
    /// [`RecordError`]; [`Wrong::SecondGame`] where another game follows.
    pub fn read(&self, bytes: &[u8]) -> Result<Record, RecordError> {
        let mut games = self.read_all(bytes)?;
        if let Some(second) = games.get(1) {
            let place = second.rounds.first().map_or(Place::Whole, |round| round.place);
            let error = RecordError::at(place, "", Box::new(Wrong::SecondGame));
            return Err(error.of_format(second.format));
        }
        games.pop().ok_or_else(|| *RecordError::whole(Wrong::NoRound))
    }

    /// Reads all games of a record, as [`read_all`](super::read_all) does.
    ///
    /// # Errors
    /// [`RecordError`] with the format, the place and what is wrong there.
    pub fn read_all(&self, bytes: &[u8]) -> Result<Vec<Record>, RecordError> {
        let unpacked = unpack::unpacked(bytes, self.most_bytes).map_err(|error| *error)?;
        let (bytes, behind) = unpacked;
        let (format, read) = if detect::is_packed(&bytes) {
            (Format::MahjongSoul, self.read_packed(&bytes))
        } else {
            let text = unpack::text(bytes).map_err(|error| *error)?;
            let format = detect::format(&text).map_err(|error| *error)?;
            (format, self.read_as(format, &text))
        };
        let mut games = settled(read.map_err(|error| error.of_format(format))?);
        if let Some(first) = games.first_mut().filter(|_| behind > 0) {
            first.oddities.insert(0, Oddity::TrailingBytes { bytes: behind });
        }
        Ok(games)
    }

    /// The kind of game that a record is of which doesn't say it.
    pub(super) fn kind(&self) -> GameKind {
        self.house.map_or_else(GameKind::default, GameKind::from)
    }

    /// Reads a game of Mahjong Soul's packed messages.
    pub(super) fn read_packed(&self, bytes: &[u8]) -> Result<Vec<Record>, Box<RecordError>> {
        #[cfg(feature = "mahjong-soul")]
        return majsoul::read_packed(bytes);
        #[cfg(not(feature = "mahjong-soul"))]
        {
            let _ = bytes;
            Err(RecordError::whole(Wrong::MahjongSoul))
        }
    }

    /// Reads the games of a text of this format.
    pub(super) fn read_as(
        &self,
        format: Format,
        text: &str,
    ) -> Result<Vec<Record>, Box<RecordError>> {
        match format {
            #[cfg(feature = "mjlog")]
            Format::Mjlog => mjlog::read(text),
            #[cfg(feature = "mjlog")]
            Format::Client => mjlog::read_client(text),
            Format::Tenhou6 => tenhou6::read(text, self.kind().preset),
            Format::Mjai => mjai::read(text, self.kind()),
            #[cfg(feature = "mahjong-soul-json")]
            Format::MahjongSoul => majsoul::read(text),
            #[cfg(feature = "majiang")]
            Format::Majiang => majiang::read(text, self.house),
            #[cfg(not(all(
                feature = "mjlog",
                feature = "mahjong-soul-json",
                feature = "majiang"
            )))]
            _ => Err(RecordError::whole(Wrong::NoFeature { feature: format.feature() })),
        }
    }
}

/// The games with the rules and the oddities that only whole games show.
pub(super) fn settled(mut games: Vec<Record>) -> Vec<Record> {
    for game in &mut games {
        eras::settle(game);
        game.note_unknown_yaku();
    }
    games
}
