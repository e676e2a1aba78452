//! A bot's side: requests heard, a view made of them, and an action made a response.

use alloc::vec::Vec;
use core::fmt;

use mentsu::mcr::Wind;
use mentsu::{Meld, MeldKind, Mentsu, Tile};

use super::request::Request;
use super::response::Response;
use super::text::TextError;
use crate::mcr::action::Action;
use crate::mcr::event::{Deal, DrawAfter, Event};
use crate::mcr::rules::GameRules;
use crate::mcr::table::{Phase, ShownMeld};
use crate::mcr::view::{View, ViewError};
use crate::seat::Seat;

/// A bot's side of a match: it hears the judge's requests, and has the view of the bot's seat.
///
/// A bot that is started anew for each turn hears all earlier requests and what it answered to them
/// first ([`hear`](Client::hear), [`said`](Client::said)); one that is kept running goes on.
///
/// ```
/// use mentsu_table::mcr::botzone::Client;
/// use mentsu_table::mcr::{GameRules, bot};
///
/// let mut client = Client::new(&GameRules::BOTZONE_CONTEST);
/// let deal = "1 0 0 0 0 W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 J1 J2";
/// for line in ["0 1 0", deal, "3 0 DRAW", "3 0 PLAY J3"] {
///     assert_eq!(client.respond(line, bot::greedy)?.to_string(), "PASS");
/// }
/// let response = client.respond("2 W9", bot::greedy)?;
/// assert!(response.to_string().starts_with("PLAY "));
/// # Ok::<(), mentsu_table::mcr::botzone::ClientError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    rules: GameRules,
    start: Option<(Seat, Wind)>,
    view: Option<View>,
    /// What the next draw follows.
    after: DrawAfter,
    /// The tile of a concealed kong that the bot has declared.
    kong: Option<Tile>,
}

impl Client {
    /// A client that has heard nothing yet.
    #[must_use]
    pub const fn new(rules: &GameRules) -> Client {
        Client { rules: *rules, start: None, view: None, after: DrawAfter::Turn, kong: None }
    }

    /// What the bot's seat knows; `None` until its tiles are dealt.
    #[must_use]
    pub const fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// Hears a request, and answers it: by what `choose` does where there is a choice, else by a
    /// pass. After a pung or a chow it is asked for the discard, too.
    ///
    /// # Errors
    /// [`ClientError`] for a request that can't be read or can't be, and where `choose` does what
    /// isn't offered.
    pub fn respond(
        &mut self,
        line: &str,
        choose: impl FnMut(&View) -> Action,
    ) -> Result<Response, ClientError> {
        self.hear(&line.parse().map_err(ClientError::Text)?)?;
        let response = self.answer(choose)?;
        self.said(&response);
        Ok(response)
    }

    /// The answer to the last request.
    ///
    /// # Errors
    /// [`ClientError::NotOffered`] where `choose` does what isn't offered.
    pub fn answer(&self, mut choose: impl FnMut(&View) -> Action) -> Result<Response, ClientError> {
        let Some(view) = self.view.as_ref() else { return Ok(Response::Pass) };
        if view.options().is_empty() {
            return Ok(Response::Pass);
        }
        let offered = |view: &View, action: Action| match view.options().contains(&action) {
            true => Ok(action),
            false => Err(ClientError::NotOffered { action }),
        };
        let action = offered(view, choose(view))?;
        let mut discard = |meld: Meld| {
            let mut called = view.clone();
            let call = Event::Call { seat: view.seat(), meld };
            called.apply(&call).map_err(ClientError::View)?;
            match offered(&called, choose(&called))? {
                Action::Discard(tile) => Ok(tile),
                action => Err(ClientError::NotOffered { action }),
            }
        };
        Ok(match action {
            Action::Pass => Response::Pass,
            Action::Win => Response::Hu,
            Action::Discard(tile) => Response::Play { tile },
            Action::Kong(meld) | Action::Call(meld) => {
                let first = meld.mentsu().first();
                match meld.kind() {
                    MeldKind::Ankan => Response::Gang { concealed: Some(first) },
                    MeldKind::Kakan => Response::BuGang { tile: first },
                    MeldKind::Daiminkan => Response::Gang { concealed: None },
                    MeldKind::Pon => Response::Peng { discard: discard(meld)? },
                    MeldKind::Chi => Response::Chi {
                        middle: meld.mentsu().tiles().nth(1).unwrap_or(first),
                        discard: discard(meld)?,
                    },
                }
            }
        })
    }

    /// Remembers what the bot has answered: the judge doesn't tell the tile of its concealed kong.
    pub fn said(&mut self, response: &Response) {
        if let Response::Gang { concealed: Some(tile) } = response {
            self.kong = Some(*tile);
        }
    }

    /// Hears a request.
    ///
    /// # Errors
    /// [`ClientError`] for one that can't be. The client is unchanged then.
    pub fn hear(&mut self, request: &Request) -> Result<(), ClientError> {
        match (request, self.start, &self.view) {
            (Request::Start { seat, prevalent }, None, _) => {
                self.start = Some((*seat, *prevalent));
                Ok(())
            }
            (Request::Deal { flowers, hand }, Some((seat, prevalent)), None) => {
                let mut hands = [const { Vec::new() }; 4];
                hands[seat.index()].clone_from(hand);
                let dealer = Seat::ALL[0];
                let flowers = flowers.clone();
                let deal = Deal { prevalent, dealer, points: [0; 4], hands, flowers };
                self.view = Some(View::new(&self.rules, seat, &deal).map_err(ClientError::View)?);
                Ok(())
            }
            (Request::Start { .. } | Request::Deal { .. }, ..) | (_, _, None) => {
                Err(ClientError::OutOfOrder)
            }
            (_, _, Some(view)) => {
                let mut changed = view.clone();
                for event in self.events(view, request)?.into_iter().flatten() {
                    changed.apply(&event).map_err(ClientError::View)?;
                }
                self.after = match request {
                    Request::Gang { .. } | Request::BuGang { .. } => DrawAfter::Kong,
                    Request::Flower { .. } => DrawAfter::Flower,
                    _ => DrawAfter::Turn,
                };
                self.view = Some(changed);
                Ok(())
            }
        }
    }

    /// The events of a request: one, or a claim and the discard after it.
    fn events(&self, view: &View, request: &Request) -> Result<[Option<Event>; 2], ClientError> {
        let after = self.after;
        let one = |event: Event| Ok([Some(event), None]);
        match *request {
            Request::Draw { tile } => {
                one(Event::Draw { seat: view.seat(), tile: Some(tile), after })
            }
            Request::OtherDraws { seat } if seat == view.seat() => Err(ClientError::OutOfOrder),
            Request::OtherDraws { seat } => one(Event::Draw { seat, tile: None, after }),
            Request::Flower { seat, flower } => one(Event::Flower { seat, flower }),
            Request::Play { seat, tile } => one(Event::Discard { seat, tile }),
            Request::Peng { seat, discard } => {
                let (from, tile) = claimed(view)?;
                let source = seat.source(from, 4).ok_or(ClientError::NothingToClaim)?;
                let meld = Meld::pon([tile; 2], tile, source);
                let meld = meld.map_err(|_| ClientError::NoSuchMeld)?;
                Ok([Some(Event::Call { seat, meld }), Some(Event::Discard { seat, tile: discard })])
            }
            Request::Chi { seat, middle, discard } => {
                let (from, tile) = claimed(view)?;
                if from.next(4) != seat {
                    return Err(ClientError::NothingToClaim);
                }
                let meld = chow(middle, tile).ok_or(ClientError::NoSuchMeld)?;
                Ok([Some(Event::Call { seat, meld }), Some(Event::Discard { seat, tile: discard })])
            }
            Request::Gang { seat } => match view.table().phase() {
                Phase::Turn { seat: whose, .. } if whose == seat => {
                    let meld = match self.kong {
                        Some(tile) if seat == view.seat() => Meld::ankan([tile; 4]).ok(),
                        _ => None,
                    };
                    one(Event::Kong { seat, meld })
                }
                _ => {
                    let (from, tile) = claimed(view)?;
                    let source = seat.source(from, 4).ok_or(ClientError::NothingToClaim)?;
                    let meld = Meld::daiminkan([tile; 3], tile, source);
                    let meld = meld.map_err(|_| ClientError::NoSuchMeld)?;
                    one(Event::Call { seat, meld })
                }
            },
            Request::BuGang { seat, tile } => {
                let mut melds = view.table().player(seat).melds().iter();
                let pung = melds.find_map(|meld| match meld {
                    ShownMeld::Open(meld) if meld.mentsu() == Mentsu::koutsu(tile) => Some(*meld),
                    _ => None,
                });
                let kong = pung.and_then(|pung| Meld::kakan(pung, tile).ok());
                let meld = Some(kong.ok_or(ClientError::NoSuchMeld)?);
                one(Event::Kong { seat, meld })
            }
            Request::Start { .. } | Request::Deal { .. } => Err(ClientError::OutOfOrder),
        }
    }
}

/// The last discard, which a player claims.
fn claimed(view: &View) -> Result<(Seat, Tile), ClientError> {
    match view.table().phase() {
        Phase::Reply { by, tile, to_kong: false } => Ok((by, tile)),
        _ => Err(ClientError::NothingToClaim),
    }
}

/// The chow of this middle tile that is made with another player's.
pub(super) fn chow(middle: Tile, called: Tile) -> Option<Meld> {
    let rank = middle.rank().checked_sub(1)?;
    let first = Tile::new(middle.suit(), rank).ok()?;
    let mut own = Mentsu::shuntsu(first).ok()?.tiles().filter(|tile| *tile != called);
    let pair = [own.next()?, own.next()?];
    Meld::chi(pair, called).ok().filter(|_| own.next().is_none())
}

/// Why a client can't go on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ClientError {
    /// The request can't be read.
    Text(TextError),
    /// A request of this kind can't come now.
    OutOfOrder,
    /// There is no discard that the player could claim.
    NothingToClaim,
    /// There is no such meld of the last discard, or no pung to add to.
    NoSuchMeld,
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
        match self {
            ClientError::Text(error) => error.fmt(f),
            ClientError::OutOfOrder => f.write_str("such a request can't come now"),
            ClientError::NothingToClaim => f.write_str("there is no discard to claim"),
            ClientError::NoSuchMeld => f.write_str("there is no such meld"),
            ClientError::View(error) => error.fmt(f),
            ClientError::NotOffered { action } => write!(f, "{action} isn't offered"),
        }
    }
}

impl core::error::Error for ClientError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ClientError::Text(why) => Some(why),
            ClientError::View(why) => Some(why),
            _ => None,
        }
    }
}
