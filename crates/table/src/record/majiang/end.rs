//! How a round ends: wins and draws.

use std::boxed::Box;
use std::vec::Vec;

use mentsu::{CalledFrom, Face, Hand};
use serde_json::Value;

use super::names::{draw_named, yaku_named};
use super::read::{PLAYERS, RoundReader, points};
use super::tiles::{self, Shown};
use crate::event::{Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::claim::WinClaim;
use crate::record::error::{Wrong, missing, out_of_place, unreadable};
use crate::seat::Seat;

/// The indicators of a field; none where it says so.
fn indicators(value: &Value) -> Result<Vec<Face>, Box<Wrong>> {
    const MOST: usize = 5;
    let wrong = || unreadable("fubaopai", value);
    match value {
        Value::Null => Ok(Vec::new()),
        Value::Array(list) if list.len() <= MOST => {
            let face = |given: &Value| given.as_str().and_then(tiles::face).ok_or_else(wrong);
            list.iter().map(face).collect()
        }
        _ => Err(wrong()),
    }
}

/// A small number in a field; `None` if it is missing.
fn small<N: TryFrom<u64>>(value: &Value, name: &'static str) -> Result<Option<N>, Box<Wrong>> {
    match &value[name] {
        Value::Null => Ok(None),
        given => {
            let number = given.as_u64().and_then(|number| N::try_from(number).ok());
            number.map(Some).ok_or_else(|| unreadable(name, given))
        }
    }
}

impl RoundReader {
    /// A player's hand, which must match the hand that the record shows.
    fn shown(&self, seat: Seat, given: &Value, won: Option<Face>) -> Result<Hand, Box<Wrong>> {
        let wrong = || unreadable("shoupai", given);
        let Shown { concealed, melds } = given.as_str().and_then(tiles::shown).ok_or_else(wrong)?;
        let hand = self.round.holdings.hand(seat)?;
        let mut held: Vec<Face> = hand.faces().chain(won).collect();
        held.sort_unstable();
        let same_melds = melds.len() == hand.melds().len()
            && melds.iter().all(|meld| hand.melds().contains(meld));
        if held == concealed && same_melds { Ok(hand) } else { Err(wrong()) }
    }

    pub(super) fn win(&mut self, data: &Value) -> Result<(), Box<Wrong>> {
        const MOST: usize = 3;
        let is_draw = |(_, event): (_, &Event)| matches!(event, Event::Ryuukyoku(_));
        if self.round.round.claims.len() == MOST || self.round.round.events().any(is_draw) {
            return Err(out_of_place("a win after the end of the round"));
        }
        let seat = self.seat(data, "l")?;
        let from = match &data["baojia"] {
            Value::Null => None,
            _ => Some(self.seat(data, "baojia")?),
        };
        let tile = match from {
            None => self.round.holdings.of(seat).drawn.ok_or_else(|| missing("a drawn tile"))?,
            Some(from) => {
                let given = self.round.last.filter(|(by, _)| *by == from && from != seat);
                given.ok_or_else(|| unreadable("baojia", &data["baojia"]))?.1
            }
        };
        let hand = self.shown(seat, &data["shoupai"], from.map(|_| tile))?;
        let ura = indicators(&data["fubaopai"])?.into();
        let deltas = self.by_seat(points(&data["fenpei"], "fenpei")?);
        let claim = self.claim(seat, data)?;
        let win = Win { seat, from, hand, tile, ura, deltas, worth: None };
        self.round.win(self.place, win, claim)
    }

    fn claim(&self, winner: Seat, data: &Value) -> Result<WinClaim, Box<Wrong>> {
        let mut claim = WinClaim {
            fu: small(data, "fu")?,
            points: small(data, "defen")?,
            ..WinClaim::default()
        };
        const MOST: usize = 64;
        let list = match &data["hupai"] {
            Value::Null => return Ok(claim),
            Value::Array(list) if list.len() <= MOST => list,
            given => return Err(unreadable("hupai", given)),
        };
        let mut yaku = Vec::new();
        for given in list {
            let name = given["name"].as_str().ok_or_else(|| unreadable("name", &given["name"]))?;
            let han = match &given["fanshu"] {
                Value::String(stars) if matches!(stars.as_str(), "*" | "**") => Some(0),
                number => number.as_u64().and_then(|han| u8::try_from(han).ok()),
            };
            let han = han.ok_or_else(|| unreadable("fanshu", &given["fanshu"]))?;
            yaku.push((name, yaku_named(name).map(|name| (name, han))));
            if !given["baojia"].is_null() {
                let sign = given["baojia"].as_str().and_then(|sign| sign.parse::<char>().ok());
                let source = sign.and_then(CalledFrom::from_marker);
                let liable = source.and_then(|source| winner.of_source(source, PLAYERS));
                let liable = liable.ok_or_else(|| unreadable("baojia", &given["baojia"]))?;
                claim.pao = Some(liable);
            }
        }
        claim.list_yaku(yaku);
        Ok(claim)
    }

    pub(super) fn draw(&mut self, data: &Value) -> Result<(), Box<Wrong>> {
        let name = data["name"].as_str().and_then(draw_named);
        let kind = name.ok_or_else(|| unreadable("name", &data["name"]))?;
        if kind != RyuukyokuKind::Sanchahou {
            self.accept_riichi()?;
        }
        let deltas = self.by_seat(points(&data["fenpei"], "fenpei")?);
        let list = data["shoupai"].as_array().filter(|list| list.len() == usize::from(PLAYERS));
        let list = list.ok_or_else(|| unreadable("shoupai", &data["shoupai"]))?;
        let mut hands: [Option<Hand>; 4] = [None; 4];
        for (turn, given) in list.iter().enumerate().filter(|(_, given)| **given != "") {
            let seat = self.seat_of_turn(turn);
            hands[seat.index()] = Some(self.shown(seat, given, None)?);
        }
        self.push(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }))
    }
}
