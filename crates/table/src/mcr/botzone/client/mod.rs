//! A bot's side: requests heard, a view made of them, and an action made a response.

mod error;
mod possible;

use alloc::vec::Vec;

use mentsu::{Meld, MeldKind, Mentsu, Tile, Wind};

pub use self::error::{ClientError, RequestError};
use self::possible::{check, check_concealed_kongs, check_deal};
use super::request::Request;
use super::response::Response;
use crate::mcr::action::Action;
use crate::mcr::event::{Deal, DrawAfter, Event};
use crate::mcr::rules::GameRules;
use crate::mcr::table::{Phase, ShownMeld};
use crate::mcr::view::View;
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
    start: Start,
    view: Option<View>,
    /// How many requests were heard.
    heard: u32,
    /// Who draws next, if somebody does, and what that draw follows.
    next_draw: (Seat, DrawAfter),
    /// The tile of a concealed kong that the bot has declared.
    kong: Option<Tile>,
}

/// The bot's seat and the prevailing wind, once a request has given them.
type Start = Option<(Seat, Wind)>;

impl Client {
    /// A client that has heard nothing yet.
    #[must_use]
    pub const fn new(rules: &GameRules) -> Client {
        let next_draw = (Seat::ALL[0], DrawAfter::Turn);
        Client { rules: *rules, start: None, view: None, heard: 0, next_draw, kong: None }
    }

    /// What the bot's seat knows; `None` until its tiles are dealt.
    #[must_use]
    pub const fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// Processes a request and returns the response. `choose` picks an action where there is a
    /// choice; otherwise the response is a pass. After a pung or a chow, `choose` also picks the
    /// discard.
    ///
    /// # Errors
    /// [`ClientError`] for a request that can't be read or can't be, and where `choose` does what
    /// isn't offered.
    pub fn respond(
        &mut self,
        line: &str,
        choose: impl FnMut(&View) -> Action,
    ) -> Result<Response, ClientError> {
        let request = line.parse().map_err(|why| self.next_fails(RequestError::Text(why)))?;
        self.hear(&request)?;
        let response = self.answer(choose)?;
        self.said(&response);
        Ok(response)
    }

    /// The answer to the last request.
    ///
    /// # Errors
    /// [`RequestError::NotOffered`] where `choose` does what isn't offered.
    pub fn answer(&self, choose: impl FnMut(&View) -> Action) -> Result<Response, ClientError> {
        let error = |why| ClientError { request: self.heard, why };
        self.chosen(choose).map_err(error)
    }

    fn chosen(&self, mut choose: impl FnMut(&View) -> Action) -> Result<Response, RequestError> {
        let Some(view) = self.view.as_ref() else { return Ok(Response::Pass) };
        if view.options().is_empty() {
            return Ok(Response::Pass);
        }
        let offered = |view: &View, action: Action| {
            if view.options().contains(&action) {
                Ok(action)
            } else {
                Err(RequestError::NotOffered { action })
            }
        };
        let action = offered(view, choose(view))?;
        let mut discard = |meld: Meld| {
            let mut called = view.clone();
            let call = Event::Call { seat: view.seat(), meld };
            called.apply(&call).map_err(RequestError::View)?;
            match offered(&called, choose(&called))? {
                Action::Discard(tile) => Ok(tile),
                action => Err(RequestError::NotOffered { action }),
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

    /// Records the bot's response: the judge doesn't repeat the tile of its concealed kong.
    pub fn said(&mut self, response: &Response) {
        if let Response::Gang { concealed: Some(tile) } = response {
            self.kong = Some(*tile);
        }
    }

    /// Hears a request.
    ///
    /// A request that can't come now is refused: a draw or a discard out of turn or from an empty
    /// wall, a claim of what wasn't discarded, a fifth copy, what the bot's own hand can't do.
    /// What Botzone's judge allows and no option offers is heard, such as a claim of the last
    /// discard.
    ///
    /// # Errors
    /// [`ClientError`] for one that can't be. The client is unchanged then.
    pub fn hear(&mut self, request: &Request) -> Result<(), ClientError> {
        let after = self.after(request).map_err(|why| self.next_fails(why))?;
        (self.start, self.view) = after;
        self.next_draw = self.next_draw_after(request);
        self.heard = self.heard.saturating_add(1);
        self.kong = None;
        Ok(())
    }

    /// What is wrong with the request after those that were heard.
    const fn next_fails(&self, why: RequestError) -> ClientError {
        ClientError { request: self.heard.saturating_add(1), why }
    }

    /// Seat, wind and view after one more request.
    fn after(&self, request: &Request) -> Result<(Start, Option<View>), RequestError> {
        match (request, self.start, &self.view) {
            (Request::Start { seat, prevalent }, None, _) => Ok((Some((*seat, *prevalent)), None)),
            (Request::Deal { flowers, hand }, Some((seat, prevalent)), None) => {
                let mut hands = [const { Vec::new() }; 4];
                hands[seat.index()].clone_from(hand);
                let dealer = Seat::ALL[0];
                let flowers = flowers.clone();
                let deal = Deal { prevalent, dealer, points: [0; 4], hands, flowers };
                check_deal(&self.rules, &deal)?;
                let view = View::new(&self.rules, seat, &deal).map_err(RequestError::View)?;
                Ok((self.start, Some(view)))
            }
            (Request::Start { .. } | Request::Deal { .. }, ..) | (_, _, None) => {
                Err(RequestError::OutOfOrder)
            }
            (_, _, Some(view)) => {
                let mut changed = view.clone();
                for event in self.events(view, request)?.into_iter().flatten() {
                    check(&changed, self.next_draw.0, &event)?;
                    changed.apply(&event).map_err(RequestError::View)?;
                }
                check_concealed_kongs(&changed)?;
                Ok((self.start, Some(changed)))
            }
        }
    }

    /// Who draws next after a request, and what that draw follows.
    fn next_draw_after(&self, request: &Request) -> (Seat, DrawAfter) {
        match *request {
            Request::Play { seat, .. } | Request::Peng { seat, .. } | Request::Chi { seat, .. } => {
                (seat.next(4), DrawAfter::Turn)
            }
            Request::Gang { seat } | Request::BuGang { seat, .. } => (seat, DrawAfter::Kong),
            Request::Flower { seat, .. } => (seat, DrawAfter::Flower),
            _ => self.next_draw,
        }
    }

    /// The events of a request: one, or a claim and the discard after it.
    fn events(&self, view: &View, request: &Request) -> Result<[Option<Event>; 2], RequestError> {
        let after = self.next_draw.1;
        let one = |event: Event| Ok([Some(event), None]);
        match *request {
            Request::Draw { tile } => {
                one(Event::Draw { seat: view.seat(), tile: Some(tile), after })
            }
            Request::OtherDraws { seat } => one(Event::Draw { seat, tile: None, after }),
            Request::Flower { seat, flower } => one(Event::Flower { seat, flower }),
            Request::Play { seat, tile } => one(Event::Discard { seat, tile }),
            Request::Peng { seat, discard } => {
                let (from, tile) = claimed(view, seat)?;
                let nothing = RequestError::NothingToClaim { seat };
                let source = seat.source(from, 4).ok_or_else(|| nothing.clone())?;
                let meld = Meld::pon([tile; 2], tile, source);
                let meld = meld.map_err(|_| nothing)?;
                Ok([Some(Event::Call { seat, meld }), Some(Event::Discard { seat, tile: discard })])
            }
            Request::Chi { seat, middle, discard } => {
                let (from, tile) = claimed(view, seat)?;
                if from.next(4) != seat {
                    return Err(RequestError::NotNextToDiscard { seat, from });
                }
                let meld = chow(middle, tile).ok_or(RequestError::NoSuchChow { middle, tile })?;
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
                    let (from, tile) = claimed(view, seat)?;
                    let nothing = RequestError::NothingToClaim { seat };
                    let source = seat.source(from, 4).ok_or_else(|| nothing.clone())?;
                    let meld = Meld::daiminkan([tile; 3], tile, source);
                    let meld = meld.map_err(|_| nothing)?;
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
                let meld = Some(kong.ok_or(RequestError::NoSuchPung { seat, tile })?);
                one(Event::Kong { seat, meld })
            }
            Request::Start { .. } | Request::Deal { .. } => Err(RequestError::OutOfOrder),
        }
    }
}

/// The last discard, which a player claims from another.
fn claimed(view: &View, seat: Seat) -> Result<(Seat, Tile), RequestError> {
    match view.table().phase() {
        Phase::Reply { by, tile, to_kong: false } if by != seat => Ok((by, tile)),
        _ => Err(RequestError::NothingToClaim { seat }),
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
