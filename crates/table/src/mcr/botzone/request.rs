//! The requests that the judge sends to a bot.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use mentsu::{Tile, Wind};

use super::text::{Code, TextError, Words, Wrong};
use crate::seat::Seat;
use mentsu::Flower;

/// A request from the judge, one line per turn.
///
/// ```
/// use mentsu::tile;
/// use mentsu_table::Seat;
/// use mentsu_table::mcr::botzone::Request;
///
/// let chow: Request = "3 2 CHI T2 W3".parse()?;
/// let [_, _, seat, _] = Seat::ALL;
/// assert_eq!(chow, Request::Chi { seat, middle: tile!("2s"), discard: tile!("3m") });
/// assert_eq!(chow.to_string(), "3 2 CHI T2 W3");
/// # Ok::<(), mentsu_table::mcr::botzone::TextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Request {
    /// `0 seat wind`: the bot's seat, and the wind of the round.
    Start {
        /// The bot's seat; seat 0 deals.
        seat: Seat,
        /// The wind of the round (圈风).
        prevalent: Wind,
    },
    /// `1 …`: how many flowers each player has, the bot's thirteen tiles, and the flowers.
    Deal {
        /// The flowers that each player has set aside.
        flowers: [Vec<Flower>; 4],
        /// The bot's tiles.
        hand: Vec<Tile>,
    },
    /// `2 tile`: the bot draws.
    Draw {
        /// The tile.
        tile: Tile,
    },
    /// `3 seat BUHUA flower`: a player has drawn a flower.
    Flower {
        /// The player.
        seat: Seat,
        /// The flower.
        flower: Flower,
    },
    /// `3 seat DRAW`: another player draws.
    OtherDraws {
        /// The player.
        seat: Seat,
    },
    /// `3 seat PLAY tile`: a discard.
    Play {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// `3 seat PENG tile`: a pung of the last discard, and the tile discarded after it.
    Peng {
        /// The player.
        seat: Seat,
        /// The tile discarded.
        discard: Tile,
    },
    /// `3 seat CHI middle tile`: a chow with the last discard, and the tile discarded after it.
    Chi {
        /// The player.
        seat: Seat,
        /// The middle tile of the chow.
        middle: Tile,
        /// The tile discarded.
        discard: Tile,
    },
    /// `3 seat GANG`: a kong of the last discard, or a concealed one after a draw.
    Gang {
        /// The player.
        seat: Seat,
    },
    /// `3 seat BUGANG tile`: a tile added to a pung.
    BuGang {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
}

impl FromStr for Request {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Request, TextError> {
        let mut words = Words::of(text, 1);
        let request = match words.number(0..=3)? {
            0 => {
                let seat = words.seat()?;
                let wind = words.number(0..=3)?;
                Request::Start { seat, prevalent: Wind::ALL[wind as usize % 4] }
            }
            1 => deal(&mut words)?,
            2 => Request::Draw { tile: words.tile()? },
            _ => of_player(&mut words)?,
        };
        words.end()?;
        Ok(request)
    }
}

fn deal(words: &mut Words<'_>) -> Result<Request, TextError> {
    let mut numbers = [0; 4];
    for number in &mut numbers {
        *number = words.number(0..=8)?;
    }
    let mut hand = Vec::new();
    for _ in 0..13 {
        hand.push(words.tile()?);
    }
    let mut flowers = [const { Vec::new() }; 4];
    for (flowers, number) in flowers.iter_mut().zip(numbers) {
        for _ in 0..number {
            flowers.push(words.flower()?);
        }
    }
    Ok(Request::Deal { flowers, hand })
}

fn of_player(words: &mut Words<'_>) -> Result<Request, TextError> {
    let seat = words.seat()?;
    Ok(match words.word("what the player does")? {
        "BUHUA" => Request::Flower { seat, flower: words.flower()? },
        "DRAW" => Request::OtherDraws { seat },
        "PLAY" => Request::Play { seat, tile: words.tile()? },
        "PENG" => Request::Peng { seat, discard: words.tile()? },
        "CHI" => Request::Chi { seat, middle: words.tile()?, discard: words.tile()? },
        "GANG" => Request::Gang { seat },
        "BUGANG" => Request::BuGang { seat, tile: words.tile()? },
        other => {
            let expected = "BUHUA, DRAW, PLAY, PENG, CHI, GANG or BUGANG";
            return Err(words.wrong(other, Wrong::UnknownWord { expected }));
        }
    })
}

impl fmt::Display for Request {
    /// The line that the judge sends.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Start { seat, prevalent } => {
                write!(f, "0 {} {}", seat.index(), *prevalent as u8)
            }
            Request::Deal { flowers, hand } => {
                f.write_str("1")?;
                flowers.iter().try_for_each(|flowers| write!(f, " {}", flowers.len()))?;
                hand.iter().try_for_each(|tile| write!(f, " {}", Code(*tile)))?;
                flowers.iter().flatten().try_for_each(|flower| write!(f, " H{}", flower.number()))
            }
            Request::Draw { tile } => write!(f, "2 {}", Code(*tile)),
            Request::Flower { seat, flower } => {
                write!(f, "3 {} BUHUA H{}", seat.index(), flower.number())
            }
            Request::OtherDraws { seat } => write!(f, "3 {} DRAW", seat.index()),
            Request::Play { seat, tile } => write!(f, "3 {} PLAY {}", seat.index(), Code(*tile)),
            Request::Peng { seat, discard } => {
                write!(f, "3 {} PENG {}", seat.index(), Code(*discard))
            }
            Request::Chi { seat, middle, discard } => {
                write!(f, "3 {} CHI {} {}", seat.index(), Code(*middle), Code(*discard))
            }
            Request::Gang { seat } => write!(f, "3 {} GANG", seat.index()),
            Request::BuGang { seat, tile } => {
                write!(f, "3 {} BUGANG {}", seat.index(), Code(*tile))
            }
        }
    }
}
