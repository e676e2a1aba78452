//! Reads the events in their order.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::Preset;
use mentsu::{Face, Meld, MeldKind, Wind};
use serde_json::Value;

use super::rules::rules;
use super::tiles;
use crate::event::{Deal, Event};
use crate::record::building::RoundBuilder;
use crate::record::error::{RecordError, Wrong, missing, no_json, out_of_place, unreadable};
use crate::record::format::Format;
use crate::record::game::{Record, RecordedResult, RecordedRound};
use crate::record::game_kind::GameKind;
use crate::record::json::{Elements, bounded};
use crate::record::oddity::note_unknown;
use crate::record::place::Place;
use crate::record::text::Decimal;
use crate::seat::Seat;

/// Events of names that aren't known, with their places.
type UnknownEvents = Vec<(Place, String)>;

/// The players of every game.
pub(super) const PLAYERS: u8 = 4;

/// Reads one or more games, one after another or in a list.
pub(in crate::record) fn read(
    text: &str,
    house: Option<Preset>,
) -> Result<Vec<Record>, Box<RecordError>> {
    /// The parts that a game may have: some ten times those of a long one.
    const MOST_PARTS: usize = 1 << 20;
    let mut games = Vec::new();
    for element in Elements::of(text) {
        let broken = |wrong| RecordError::at(Place::Whole, "", wrong);
        let element = element.map_err(|why| broken(Box::new(Wrong::Json { why })))?;
        let game = bounded(element, MOST_PARTS).map_err(|error| broken(no_json(&error)))?;
        games.push(read_game(&game, house)?);
    }
    Ok(games)
}

fn read_game(game: &Value, house: Option<Preset>) -> Result<Record, Box<RecordError>> {
    let whole = |wrong| RecordError::at(Place::Whole, "", wrong);
    let first = game["qijia"].as_u64().filter(|first| *first < u64::from(PLAYERS));
    let first = first.ok_or_else(|| whole(unreadable("qijia", &game["qijia"])))? as usize;
    let mut record = Record {
        kind: house.map_or_else(GameKind::default, GameKind::from).with_sanma(false),
        own_rules: house.is_none().then(rules),
        ..Record::empty(Format::Majiang)
    };
    let title = game["title"].as_str().unwrap_or_default();
    let (title, below) = title.split_once('\n').unwrap_or((title, ""));
    record.title = [title.to_string(), below.to_string()];
    for (seat, name) in record.names.iter_mut().enumerate() {
        *name = game["player"][(first + seat) % 4].as_str().unwrap_or_default().to_string();
    }
    record.result = result(game, first).map_err(whole)?;
    let rounds = game["log"].as_array().filter(|rounds| !rounds.is_empty());
    for (number, events) in
        rounds.ok_or_else(|| whole(Box::new(Wrong::NoRound)))?.iter().enumerate()
    {
        let place = Place::Log { round: number, element: None, item: None };
        let list = events.as_array().filter(|events| !events.is_empty());
        let list = list.ok_or_else(|| RecordError::at(place, "", missing("qipai")))?;
        if record.rounds.last().is_some_and(|round| !round.is_complete()) {
            return Err(RecordError::at(
                place,
                "",
                out_of_place("a round before the last one's end"),
            ));
        }
        let (round, oddities) = read_round(number, list)?;
        record.rounds.push(round);
        for (place, name) in oddities {
            note_unknown(&mut record.oddities, place, &name);
        }
    }
    // Only a game that is broken off ends within a round.
    let is_complete = record.rounds.last().is_some_and(RecordedRound::is_complete);
    if record.result.is_some() && !is_complete {
        return Err(whole(missing("the last round's end")));
    }
    Ok(record)
}

/// The result. A game that isn't over has none, since its places aren't final.
fn result(game: &Value, first: usize) -> Result<Option<RecordedResult>, Box<Wrong>> {
    if game["rank"].as_array().is_none_or(Vec::is_empty) {
        return Ok(None);
    }
    let points = turned(points(&game["defen"], "defen")?, first);
    let given = game["point"].as_array().filter(|given| given.len() == usize::from(PLAYERS));
    let tenths = |given: &Value| {
        if let Value::String(text) = given {
            return text.parse().ok().map(|Decimal::<1>(tenths)| tenths);
        }
        const MOST: f64 = 100_000_000.0;
        let number = given.as_f64().filter(|number: &f64| number.abs() <= MOST);
        number.map(|number| (number * 10.0).round() as i32)
    };
    let scores = given.map(|given| given.iter().map(tenths).collect::<Option<Vec<i32>>>());
    let scores = scores.flatten().and_then(|scores| <[i32; 4]>::try_from(scores).ok());
    let scores = scores.ok_or_else(|| unreadable("point", &game["point"]))?;
    Ok(Some(RecordedResult { points, scores: Some(turned(scores, first)) }))
}

/// Values by turn from seat `first` on, as values by seat.
fn turned(mut given: [i32; 4], first: usize) -> [i32; 4] {
    given.rotate_left(first);
    given
}

/// Everybody's points.
pub(super) fn points(value: &Value, what: &'static str) -> Result<[i32; 4], Box<Wrong>> {
    const MOST: i64 = 10_000_000;
    let wrong = || unreadable(what, value);
    let list = value.as_array().filter(|list| list.len() == usize::from(PLAYERS));
    let mut points = [0; 4];
    for (points, item) in points.iter_mut().zip(list.ok_or_else(wrong)?) {
        let number = item.as_i64().filter(|number| (-MOST..=MOST).contains(number));
        *points = number.ok_or_else(wrong)? as i32;
    }
    Ok(points)
}

/// A number from 0 up to, but not, `below`.
fn number(value: &Value, name: &'static str, below: u32) -> Result<u16, Box<Wrong>> {
    let number = value[name].as_u64().filter(|number| *number < u64::from(below));
    number.map(|number| number as u16).ok_or_else(|| unreadable(name, &value[name]))
}

/// The tile of a field.
fn tile(value: &Value, name: &'static str) -> Result<Face, Box<Wrong>> {
    let face = value[name].as_str().and_then(tiles::face);
    face.ok_or_else(|| unreadable(name, &value[name]))
}

/// The meld of a field.
fn meld(value: &Value) -> Result<Meld, Box<Wrong>> {
    value["m"].as_str().and_then(tiles::meld).ok_or_else(|| unreadable("m", &value["m"]))
}

fn read_round(
    number: usize,
    events: &[Value],
) -> Result<(RecordedRound, UnknownEvents), Box<RecordError>> {
    let place = |at: usize| Place::Log { round: number, element: Some(at), item: None };
    let error = |at: usize, wrong| RecordError::at(place(at), &events[at].to_string(), wrong);
    let deal = deal(&events[0]["qipai"]).map_err(|wrong| error(0, wrong))?;
    let start = Place::Log { round: number, element: None, item: None };
    let round = RoundBuilder::new(start, deal).map_err(|wrong| error(0, wrong))?;
    let mut reader = RoundReader { round, place: start };
    let mut unknown = Vec::new();
    // An indicator that belongs before what stands before it.
    let mut was_early = false;
    for (at, given) in events.iter().enumerate().skip(1) {
        let known = given.as_object().filter(|fields| fields.len() == 1);
        let known = known.and_then(|fields| fields.iter().next());
        let (name, data) = known.ok_or_else(|| error(at, missing("one event")))?;
        let next = events.get(at + 1).map_or(&Value::Null, |next| &next["kaigang"]);
        let early = matches!(name.as_str(), "dapai" | "gangzimo") && next.is_object();
        let is_early = core::mem::replace(&mut was_early, early);
        if name == "kaigang" && is_early {
            continue;
        }
        reader.place = place(at);
        let indicator = if early { Some(tile(next, "baopai")) } else { None };
        let indicator = indicator.transpose().map_err(|wrong| error(at + 1, wrong))?;
        let is_known = reader.event(name, data, indicator).map_err(|wrong| error(at, wrong))?;
        if !is_known {
            unknown.push((place(at), name.clone()));
        }
    }
    Ok((reader.round.round, unknown))
}

fn deal(given: &Value) -> Result<Deal, Box<Wrong>> {
    if !given.is_object() {
        return Err(missing("qipai"));
    }
    let round = Wind::ALL[usize::from(number(given, "zhuangfeng", 4)?)];
    let dealer = Seat::ALL[usize::from(number(given, "jushu", 4)?)];
    let by_turn = points(&given["defen"], "defen")?;
    let shown = given["shoupai"].as_array().filter(|shown| shown.len() == usize::from(PLAYERS));
    let shown = shown.ok_or_else(|| unreadable("shoupai", &given["shoupai"]))?;
    let (mut points, mut hands) = ([0; 4], <[Vec<Face>; 4]>::default());
    for (turn, shown) in shown.iter().enumerate() {
        const DEALT: usize = 13;
        let seat = (dealer.index() + turn) % 4;
        points[seat] = by_turn[turn];
        let hand = shown.as_str().and_then(tiles::faces).filter(|hand| hand.len() == DEALT);
        hands[seat] = hand.ok_or_else(|| unreadable("shoupai", shown))?;
    }
    Ok(Deal {
        round,
        dealer,
        honba: number(given, "changbang", 1 << 16)?,
        sticks: number(given, "lizhibang", 1 << 16)?,
        points,
        indicator: tile(given, "baopai")?,
        hands,
    })
}

/// Reads the events of a round.
pub(super) struct RoundReader {
    pub(super) round: RoundBuilder,
    /// Where the event is that is read.
    pub(super) place: Place,
}

impl RoundReader {
    /// The seat that plays in this turn, counted from the dealer.
    pub(super) fn seat_of_turn(&self, turn: usize) -> Seat {
        Seat::ALL[(self.round.round.deal.dealer.index() + turn) % 4]
    }

    /// The seat that a field names by its turn.
    pub(super) fn seat(&self, value: &Value, name: &'static str) -> Result<Seat, Box<Wrong>> {
        let turn = number(value, name, u32::from(PLAYERS))?;
        Ok(self.seat_of_turn(usize::from(turn)))
    }

    /// Values by turn, as values by seat.
    pub(super) fn by_seat(&self, by_turn: [i32; 4]) -> [i32; 4] {
        let mut by_seat = by_turn;
        by_seat.rotate_right(self.round.round.deal.dealer.index());
        by_seat
    }

    pub(super) fn push(&mut self, event: Event) -> Result<(), Box<Wrong>> {
        self.round.event(self.place, event)
    }

    /// Nobody has won on the discard of a riichi.
    pub(super) fn accept_riichi(&mut self) -> Result<(), Box<Wrong>> {
        self.round.accept_riichi(self.place)
    }

    /// Reads an event and the indicator that follows it. Returns whether its name is known.
    fn event(
        &mut self,
        name: &str,
        data: &Value,
        indicator: Option<Face>,
    ) -> Result<bool, Box<Wrong>> {
        let is_over = self.round.round.is_complete();
        match name {
            "qipai" => return Err(out_of_place("a second deal")),
            "hule" => self.win(data)?,
            _ if is_over => return Err(out_of_place("an event after the end of the round")),
            "zimo" | "gangzimo" => {
                let (seat, face) = (self.seat(data, "l")?, tile(data, "p")?);
                self.accept_riichi()?;
                self.turn_over(indicator)?;
                self.push(Event::Draw { seat, face: Some(face), rinshan: name == "gangzimo" })?;
            }
            "dapai" => self.discard(data, indicator)?,
            "fulou" => self.call(data)?,
            "gang" => self.kan(data)?,
            "kaigang" => self.turn_over(Some(tile(data, "baopai")?))?,
            "pingju" => self.draw(data)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn turn_over(&mut self, indicator: Option<Face>) -> Result<(), Box<Wrong>> {
        indicator.map_or(Ok(()), |face| self.push(Event::Dora { face }))
    }

    fn discard(&mut self, data: &Value, indicator: Option<Face>) -> Result<(), Box<Wrong>> {
        let wrong = || unreadable("p", &data["p"]);
        let (seat, text) = (self.seat(data, "l")?, data["p"].as_str().ok_or_else(wrong)?);
        let (text, riichi) = text.strip_suffix('*').map_or((text, false), |text| (text, true));
        let (text, tsumogiri) = text.strip_suffix('_').map_or((text, false), |text| (text, true));
        let face = tiles::face(text).ok_or_else(wrong)?;
        // The package treats a drawn five as a tile of the hand if the hand also has a red five.
        let tsumogiri = tsumogiri || self.round.holdings.holds_only_as_drawn(seat, face);
        if riichi {
            self.push(Event::Riichi { seat })?;
        }
        self.turn_over(indicator)?;
        self.push(Event::Discard { seat, face, tsumogiri })
    }

    fn call(&mut self, data: &Value) -> Result<(), Box<Wrong>> {
        let (seat, meld) = (self.seat(data, "l")?, meld(data)?);
        let (from, face) =
            self.round.last.ok_or_else(|| out_of_place("a call before a discard"))?;
        let is_call = matches!(meld.kind(), MeldKind::Chi | MeldKind::Pon | MeldKind::Daiminkan);
        let call = meld.call().filter(|_| is_call);
        let takes = call.is_some_and(|call| {
            call.face() == face && seat.source(from, PLAYERS) == Some(call.source())
        });
        if !takes {
            return Err(unreadable("m", &data["m"]));
        }
        self.accept_riichi()?;
        self.push(Event::Call { seat, meld })
    }

    fn kan(&mut self, data: &Value) -> Result<(), Box<Wrong>> {
        let (seat, meld) = (self.seat(data, "l")?, meld(data)?);
        if !matches!(meld.kind(), MeldKind::Ankan | MeldKind::Kakan) {
            return Err(unreadable("m", &data["m"]));
        }
        self.push(Event::Kan { seat, meld })
    }
}
