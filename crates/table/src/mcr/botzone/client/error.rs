//! Why a client can't go on, and at which request.

use core::fmt;

use mentsu::{Tile, TooManyCopies};

use crate::mcr::action::Action;
use crate::mcr::botzone::text::TextError;
use crate::mcr::view::ViewError;
use crate::seat::Seat;
use mentsu::Flower;

/// Why a client can't go on: at which request, and what is wrong with it.
///
/// ```
/// use mentsu::tile;
/// use mentsu_table::Seat;
/// use mentsu_table::mcr::GameRules;
/// use mentsu_table::mcr::botzone::{Client, RequestError};
///
/// let mut client = Client::new(&GameRules::BOTZONE);
/// client.hear(&"0 1 0".parse()?)?;
/// client.hear(&"1 0 0 0 0 W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2".parse()?)?;
/// let error = client.hear(&"3 0 PLAY W1".parse()?).unwrap_err();
/// assert_eq!(error.request, 3);
/// assert_eq!(error.why, RequestError::NotDrawn { seat: Seat::ALL[0] });
/// assert_eq!(error.to_string(), "request 3: seat 0 has drawn nothing");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ClientError {
    /// The number of the request, from 1, among those that the client has heard without an error
    /// and this one.
    pub request: u32,
    /// What is wrong.
    pub why: RequestError,
}

/// What is wrong with a request, or with what a bot does upon it.
///
/// What a player can be refused is what everybody sees and the bot's own hand contradict. Whether
/// another player held the tiles of a kong or a discard is seen by the copies alone that are left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RequestError {
    /// It can't be read.
    Text(TextError),
    /// The start and the deal come first, once each.
    OutOfOrder,
    /// Somebody draws who isn't the next to draw.
    NotNextToDraw {
        /// The player who draws, according to the request.
        seat: Seat,
        /// Whose draw it would be; `None` where somebody has drawn and has to discard.
        next: Option<Seat>,
    },
    /// No tile of the wall is left to draw.
    WallEmpty {
        /// The player who draws, according to the request.
        seat: Seat,
    },
    /// A discard, a concealed kong or a tile added to a pung by somebody who hasn't drawn.
    NotDrawn {
        /// Who.
        seat: Seat,
    },
    /// There is no discard, or none of another player's, that this player could claim.
    NothingToClaim {
        /// The player who claims, according to the request.
        seat: Seat,
    },
    /// A chow of a discard of somebody else than the player before.
    NotNextToDiscard {
        /// The player who claims, according to the request.
        seat: Seat,
        /// Who has discarded.
        from: Seat,
    },
    /// There is no chow of this middle tile with the last discard.
    NoSuchChow {
        /// The middle tile.
        middle: Tile,
        /// The discard.
        tile: Tile,
    },
    /// The player has no pung to add the tile to.
    NoSuchPung {
        /// The player who adds to the pung, according to the request.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The player has four melds and makes a fifth.
    FifthMeld {
        /// Who.
        seat: Seat,
    },
    /// More copies of a tile are known than there are.
    TooManyCopies(TooManyCopies),
    /// A concealed kong of another player, though no kind is left of which no tile is known.
    NoKongLeft {
        /// The player who has it, according to the request.
        seat: Seat,
    },
    /// A flower that somebody has set aside already.
    FlowerTwice {
        /// The flower.
        flower: Flower,
    },
    /// A flower, which the wall of these rules doesn't have.
    NoFlowers {
        /// The flower.
        flower: Flower,
    },
    /// The bot's own hand can't do what the judge says.
    View(ViewError),
    /// The bot does what isn't offered.
    NotOffered {
        /// What it does.
        action: Action,
    },
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "request {}: {}", self.request, self.why)
    }
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Text(error) => error.fmt(f),
            RequestError::OutOfOrder => f.write_str("such a request can't come now"),
            RequestError::NotNextToDraw { seat, next: Some(next) } => {
                write!(f, "{seat} draws where {next} is the next to draw")
            }
            RequestError::NotNextToDraw { seat, next: None } => {
                write!(f, "{seat} draws where a discard has to follow")
            }
            RequestError::WallEmpty { seat } => write!(f, "no tile is left for {seat} to draw"),
            RequestError::NotDrawn { seat } => write!(f, "{seat} has drawn nothing"),
            RequestError::NothingToClaim { seat } => {
                write!(f, "there is no discard for {seat} to claim")
            }
            RequestError::NotNextToDiscard { seat, from } => {
                write!(f, "{seat} can't make a chow of a discard of {from}")
            }
            RequestError::NoSuchChow { middle, tile } => {
                write!(f, "there is no chow around {middle} with {tile}")
            }
            RequestError::NoSuchPung { seat, tile } => write!(f, "{seat} has no pung of {tile}"),
            RequestError::FifthMeld { seat } => write!(f, "{seat} has four melds already"),
            RequestError::TooManyCopies(error) => error.fmt(f),
            RequestError::NoKongLeft { seat } => {
                write!(f, "no tile is left of which {seat} could have a concealed kong")
            }
            RequestError::FlowerTwice { flower } => {
                write!(f, "the flower {flower} is set aside already")
            }
            RequestError::NoFlowers { flower } => {
                write!(f, "the flower {flower} isn't in the wall of these rules")
            }
            RequestError::View(error) => error.fmt(f),
            RequestError::NotOffered { action } => write!(f, "{action} isn't offered"),
        }
    }
}

impl core::error::Error for ClientError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.why)
    }
}

impl core::error::Error for RequestError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RequestError::Text(why) => Some(why),
            RequestError::TooManyCopies(why) => Some(why),
            RequestError::View(why) => Some(why),
            _ => None,
        }
    }
}
