//! What a bot answers.

use core::fmt;
use core::str::FromStr;

use mentsu::{MeldKind, Tile};

use super::text::{Code, TextError, Words, Wrong};
use crate::mcr::action::Action;
use crate::mcr::options::Options;

/// What a bot answers in a turn.
///
/// ```
/// use mentsu::tile;
/// use mentsu_table::mcr::botzone::Response;
///
/// let pung: Response = "PENG T6".parse()?;
/// assert_eq!(pung, Response::Peng { discard: tile!("6s") });
/// assert_eq!(Response::Gang { concealed: None }.to_string(), "GANG");
/// # Ok::<(), mentsu_table::mcr::botzone::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// `PASS`.
    Pass,
    /// `PLAY tile`: a discard.
    Play {
        /// The tile.
        tile: Tile,
    },
    /// `PENG tile`: a pung of the last discard, and the tile to discard then.
    Peng {
        /// The tile to discard.
        discard: Tile,
    },
    /// `CHI middle tile`: a chow with the last discard, and the tile to discard then.
    Chi {
        /// The middle tile of the chow.
        middle: Tile,
        /// The tile to discard.
        discard: Tile,
    },
    /// `GANG`: a kong of the last discard; `GANG tile`: a concealed one.
    Gang {
        /// The tile of a concealed kong.
        concealed: Option<Tile>,
    },
    /// `BUGANG tile`: adds a tile to a pung.
    BuGang {
        /// The tile.
        tile: Tile,
    },
    /// `HU`: wins.
    Hu,
}

impl FromStr for Response {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Response, TextError> {
        let mut words = Words::of(text, 1);
        let response = match words.word("what the bot does")? {
            "PASS" => Response::Pass,
            "PLAY" => Response::Play { tile: words.tile()? },
            "PENG" => Response::Peng { discard: words.tile()? },
            "CHI" => Response::Chi { middle: words.tile()?, discard: words.tile()? },
            "GANG" => match words.clone().next_word() {
                Some(_) => Response::Gang { concealed: Some(words.tile()?) },
                None => Response::Gang { concealed: None },
            },
            "BUGANG" => Response::BuGang { tile: words.tile()? },
            "HU" => Response::Hu,
            other => {
                let expected = "PASS, PLAY, PENG, CHI, GANG, BUGANG or HU";
                return Err(words.wrong(other, Wrong::UnknownWord { expected }));
            }
        };
        words.end()?;
        Ok(response)
    }
}

impl Response {
    /// The action offered that it stands for, and the discard that follows a pung or chow.
    pub(super) fn action(&self, options: &Options) -> Option<(Action, Option<Tile>)> {
        let call = |is_it: &dyn Fn(&mentsu::Meld) -> bool| {
            options.calls().iter().find(|meld| is_it(meld)).map(|meld| Action::Call(*meld))
        };
        let kong = |kind: MeldKind, tile: Tile| {
            let mut kongs = options.kongs().iter();
            let kong = kongs.find(|meld| meld.kind() == kind && meld.mentsu().first() == tile);
            kong.map(|meld| Action::Kong(*meld))
        };
        let (action, discard) = match *self {
            Response::Pass => (Some(Action::Pass), None),
            Response::Play { tile } => (Some(Action::Discard(tile)), None),
            Response::Hu => (Some(Action::Win), None),
            Response::Gang { concealed: Some(tile) } => (kong(MeldKind::Ankan, tile), None),
            Response::BuGang { tile } => (kong(MeldKind::Kakan, tile), None),
            Response::Gang { concealed: None } => {
                (call(&|meld| meld.kind() == MeldKind::Daiminkan), None)
            }
            Response::Peng { discard } => {
                (call(&|meld| meld.kind() == MeldKind::Pon), Some(discard))
            }
            Response::Chi { middle, discard } => {
                let is_it = |meld: &mentsu::Meld| {
                    meld.kind() == MeldKind::Chi && meld.mentsu().tiles().nth(1) == Some(middle)
                };
                (call(&is_it), Some(discard))
            }
        };
        Some((action.filter(|action| options.contains(action))?, discard))
    }
}

impl fmt::Display for Response {
    /// The line that the bot sends.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Response::Pass => f.write_str("PASS"),
            Response::Play { tile } => write!(f, "PLAY {}", Code(tile)),
            Response::Peng { discard } => write!(f, "PENG {}", Code(discard)),
            Response::Chi { middle, discard } => {
                write!(f, "CHI {} {}", Code(middle), Code(discard))
            }
            Response::Gang { concealed: None } => f.write_str("GANG"),
            Response::Gang { concealed: Some(tile) } => write!(f, "GANG {}", Code(tile)),
            Response::BuGang { tile } => write!(f, "BUGANG {}", Code(tile)),
            Response::Hu => f.write_str("HU"),
        }
    }
}
