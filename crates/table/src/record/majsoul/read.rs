//! Reads the messages in their order.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::{Face, Meld, Wind};
use serde_json::Value;

#[cfg(not(feature = "mahjong-soul"))]
use super::cut::closed;
use super::fields::{is, points, seat, small, tile, tiles};
use super::kind::{kind, names, result};
use super::origin::origin;
use super::room::room_rules;
use crate::event::{Deal, Event};
use crate::record::building::{Holdings, RoundBuilder, end_round};
use crate::record::error::{RecordError, Wrong, missing, no_json, out_of_place, unreadable};
use crate::record::format::Format;
use crate::record::game::{Record, Told};
#[cfg(not(feature = "mahjong-soul"))]
use crate::record::json::Elements;
use crate::record::json::bounded;
use crate::record::oddity::{Oddity, note_unknown};
use crate::record::place::Place;
use crate::seat::Seat;

/// The parts that a game may have: some ten times those of a long one.
pub(super) const MOST_PARTS: usize = 1 << 20;

/// Reads one or more games, one after another or in a list.
#[cfg(not(feature = "mahjong-soul"))]
pub(in crate::record) fn read(text: &str) -> Result<Vec<Record>, Box<RecordError>> {
    let whole = closed(text);
    let games = Elements::of(whole.as_deref().unwrap_or(text));
    let mut games: Vec<Record> =
        games.map(|element| read_game(&value(element)?.1)).collect::<Result<_, _>>()?;
    if let Some(last) = games.last_mut().filter(|_| whole.is_some()) {
        let entries = last.rounds.iter().flat_map(|round| &round.entries);
        let place = entries.last().map_or(Place::Whole, |entry| entry.place);
        break_off(last, place);
    }
    Ok(games)
}

/// Notes that the messages of a game end before the game does. The head may know the result, but
/// the messages don't lead there.
pub(super) fn break_off(record: &mut Record, place: Place) {
    record.result = None;
    record.oddities.push(Oddity::BrokenOff { place });
}

/// An element of a text, and its value.
pub(super) fn value(element: Result<&str, String>) -> Result<(&str, Value), Box<RecordError>> {
    let broken = |wrong| RecordError::at(Place::Whole, "", wrong);
    let element = element.map_err(|why| broken(Box::new(Wrong::Json { why })))?;
    let value = bounded(element, MOST_PARTS).map_err(|error| broken(no_json(&error)))?;
    Ok((element, value))
}

/// The name and the content of an action's message; `None` where the action isn't one.
fn message(action: &Value) -> Option<(&str, &Value)> {
    let message = if action["result"].is_object() { &action["result"] } else { action };
    let name = message["name"].as_str()?;
    Some((name.rsplit('.').next().unwrap_or(name), &message["data"]))
}

/// Reads a game: an object with its messages, and with a head if what it says is known.
pub(super) fn read_game(game: &Value) -> Result<Record, Box<RecordError>> {
    let details = [&game["data"]["data"], &game["data"], &game["record"], game];
    let lists = details.iter().flat_map(|details| [&details["actions"], &details["records"]]);
    let actions = lists.into_iter().find_map(Value::as_array);
    // Messages that aren't unpacked are text.
    let has_messages = |actions: &&Vec<Value>| actions.iter().any(|it| message(it).is_some());
    let actions = actions.filter(has_messages);
    let actions = actions.ok_or_else(|| RecordError::whole(Wrong::MahjongSoul))?;
    let first = actions.iter().filter_map(message).find(|(name, _)| *name == "RecordNewRound");
    let sanma = first.is_some_and(|(_, deal)| deal["tiles3"].as_array().is_none_or(Vec::is_empty));
    let head = &game["head"];
    let kind = kind(&head["config"], sanma);
    let (own_rules, mut oddities) = room_rules(&head["config"], &kind);
    if !head.is_object() {
        oddities.push(Oddity::NoHead);
    }
    let names = names(head);
    let mut record =
        Record { kind, own_rules, names, oddities, ..Record::empty(Format::MahjongSoul) };
    record.origin = origin(head, kind.players());
    record.result = result(head, kind.players());
    let mut reader = MessageReader { record, round: None, indicators: 1, winning: None };
    for (number, action) in actions.iter().enumerate() {
        let place = Place::Event(number + 1);
        let error = |wrong| RecordError::at(place, &action.to_string(), wrong);
        if action["type"] == 2 {
            reader.input(place, &action["user_input"]);
        } else if let Some((name, data)) = message(action) {
            let next = actions[number + 1..].iter().find_map(message);
            reader.winning = next
                .filter(|(name, _)| *name == "RecordHule")
                .and_then(|(_, won)| tile(&won["hules"][0]["hu_tile"], "hu_tile").ok());
            reader.message(place, name, data).map_err(error)?;
        }
    }
    let last = reader.round.ok_or_else(|| RecordError::whole(Wrong::NoRound))?;
    reader.record.rounds.push(last.round);
    Ok(reader.record)
}

/// Reads one game.
pub(super) struct MessageReader {
    pub(super) record: Record,
    /// The round that is read; none before the first.
    pub(super) round: Option<RoundBuilder>,
    /// How many indicators have been turned over.
    indicators: usize,
    /// The tile won on, where the next message is a win.
    winning: Option<Face>,
}

impl MessageReader {
    fn message(&mut self, place: Place, name: &str, data: &Value) -> Result<(), Box<Wrong>> {
        let liqi = &data["liqi"];
        if liqi.is_object() && !is(liqi, "failed") {
            self.round()?.event(place, Event::RiichiAccepted { seat: seat(liqi, "seat")? })?;
        }
        match name {
            "RecordNewRound" => self.deal(place, data),
            "RecordDealTile" => {
                self.turned_over(place, data)?;
                let (seat, face) = (seat(data, "seat")?, tile(&data["tile"], "tile")?);
                let rinshan = self.holdings()?.of(seat).draws_rinshan;
                self.round()?.event(place, Event::Draw { seat, face: Some(face), rinshan })
            }
            "RecordDiscardTile" => {
                self.turned_over(place, data)?;
                let (seat, face) = (seat(data, "seat")?, tile(&data["tile"], "tile")?);
                if is(data, "is_liqi") || is(data, "is_wliqi") {
                    self.round()?.event(place, Event::Riichi { seat })?;
                }
                let is_first = self.holdings()?.is_first_of_fourteen(seat, face);
                let tsumogiri = is(data, "moqie") || is_first;
                self.round()?.event(place, Event::Discard { seat, face, tsumogiri })
            }
            "RecordChiPengGang" => {
                let event = self.call(data)?;
                self.round()?.event(place, event)
            }
            "RecordAnGangAddGang" => {
                let event = self.kan(data)?;
                self.round()?.event(place, event)?;
                self.turned_over(place, data)
            }
            "RecordBaBei" => {
                self.round()?.event(place, Event::Kita { seat: seat(data, "seat")? })?;
                self.turned_over(place, data)
            }
            "RecordHule" => self.wins(place, data),
            "RecordNoTile" => self.exhausted(place, data),
            "RecordLiuJu" => self.aborted(place, data),
            name => {
                note_unknown(&mut self.record.oddities, place, name);
                Ok(())
            }
        }
    }

    /// A player passes on a tile. Messages repeat all other inputs.
    fn input(&mut self, place: Place, input: &Value) {
        const CALL: u64 = 3;
        let passes = input["type"] == CALL && is(&input["cpg"], "cancel_operation");
        let Ok(seat) = seat(input, "seat") else { return };
        if let Some(round) = self.round.as_mut().filter(|_| passes) {
            round.tell(place, Told::Passed(seat));
        }
    }

    pub(super) fn round(&mut self) -> Result<&mut RoundBuilder, Box<Wrong>> {
        self.round.as_mut().ok_or_else(|| out_of_place("a message before RecordNewRound"))
    }

    pub(super) fn now(&self) -> Result<&RoundBuilder, Box<Wrong>> {
        self.round.as_ref().ok_or_else(|| out_of_place("a message before RecordNewRound"))
    }

    pub(super) fn holdings(&self) -> Result<&Holdings, Box<Wrong>> {
        self.now().map(|round| &round.holdings)
    }

    /// Messages list all indicators.
    fn turned_over(&mut self, place: Place, data: &Value) -> Result<(), Box<Wrong>> {
        for face in tiles(&data["doras"], "doras")?.into_iter().skip(self.indicators) {
            self.indicators += 1;
            self.round()?.event(place, Event::Dora { face })?;
        }
        Ok(())
    }

    fn deal(&mut self, place: Place, data: &Value) -> Result<(), Box<Wrong>> {
        end_round(&mut self.record.rounds, self.round.take())?;
        let wind = small(data, "chang")?;
        let round = Wind::ALL.get(usize::from(wind)).ok_or_else(|| unreadable("chang", wind))?;
        let dealer = seat(data, "ju")?;
        let players = self.record.kind.players();
        let mut hands: [Vec<Face>; 4] = Default::default();
        let mut drawn = None;
        let names = ["tiles0", "tiles1", "tiles2", "tiles3"];
        for (&seat, name) in Seat::of_players(players).iter().zip(names) {
            let mut hand = tiles(&data[name], name)?;
            if seat == dealer {
                // None of the fourteen tiles is the drawn one. A win on them names it.
                let won = self.winning.and_then(|won| hand.iter().rposition(|face| *face == won));
                let at = won.or(hand.len().checked_sub(1)).ok_or_else(|| missing(name))?;
                drawn = Some(hand.remove(at));
            }
            if hand.len() != 13 {
                return Err(unreadable(name, hand.len()));
            }
            hands[seat.index()] = hand;
        }
        let indicators = match tiles(&data["doras"], "doras")? {
            list if list.is_empty() => vec![tile(&data["dora"], "dora")?],
            list => list,
        };
        let deal = Deal {
            round: *round,
            dealer,
            honba: small(data, "ben")?,
            sticks: small(data, "liqibang")?,
            points: points(&data["scores"], "scores")?,
            indicator: *indicators.first().ok_or_else(|| missing("doras"))?,
            hands,
        };
        self.indicators = 1;
        let mut round = RoundBuilder::new(place, deal)?.with_table(&self.record.rules())?;
        round.event(place, Event::Draw { seat: dealer, face: drawn, rinshan: false })?;
        self.round = Some(round);
        Ok(())
    }

    fn call(&self, data: &Value) -> Result<Event, Box<Wrong>> {
        let caller = seat(data, "seat")?;
        let (by, called) =
            self.now()?.last.ok_or_else(|| out_of_place("a call before a discard"))?;
        let source = caller.source(by, self.record.kind.players());
        let source = source.ok_or_else(|| unreadable("seat", caller))?;
        let mut own = tiles(&data["tiles"], "tiles")?;
        let from_other = |from: &Value| from.as_u64() != Some(caller.index() as u64);
        let froms = data["froms"].as_array().ok_or_else(|| missing("froms"))?;
        let at = froms.iter().position(from_other).filter(|at| *at < own.len());
        if own.remove(at.ok_or_else(|| missing("the called tile"))?) != called {
            return Err(unreadable("tiles", &data["tiles"]));
        }
        let wrong = |_| unreadable("tiles", &data["tiles"]);
        let meld = match small(data, "type")? {
            0 => Meld::chi(own.try_into().map_err(wrong)?, called),
            1 => Meld::pon(own.try_into().map_err(wrong)?, called, source),
            2 => Meld::daiminkan(own.try_into().map_err(wrong)?, called, source),
            other => return Err(unreadable("type", other)),
        };
        Ok(Event::Call { seat: caller, meld: meld.map_err(|why| unreadable("tiles", why))? })
    }

    fn kan(&self, data: &Value) -> Result<Event, Box<Wrong>> {
        const KAKAN: u16 = 2;
        const ANKAN: u16 = 3;
        let (seat, given) = (seat(data, "seat")?, tile(&data["tiles"], "tiles")?);
        let holding = self.holdings()?.of(seat);
        let meld = match small(data, "type")? {
            KAKAN => {
                let mut melds = holding.melds.iter();
                let kakan = melds.find_map(|&pon| Meld::kakan(pon, given).ok());
                kakan.ok_or_else(|| out_of_place("a kakan without its pon"))?
            }
            ANKAN => {
                let own: Vec<Face> = holding.of_kind(given.tile()).collect();
                let four = own.try_into().map_err(|_| unreadable("tiles", &data["tiles"]))?;
                Meld::ankan(four).map_err(|why| unreadable("tiles", why))?
            }
            other => return Err(unreadable("type", other)),
        };
        Ok(Event::Kan { seat, meld })
    }
}
