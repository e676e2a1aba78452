//! Reads mjai.

use std::boxed::Box;
use std::string::ToString;
use std::vec::Vec;

use mentsu::{CalledFrom, Face, Hand, Meld, Tile, Wind};
use serde_json::Value;

use super::ahead::Ahead;
use super::fields::{are_the_same, exactly, points, seat, tile, tiles};
use super::lines::Events;
use crate::event::{Event, RyuukyokuKind};
use crate::ledger::Ledger;
use crate::record::building::{Holdings, RoundBuilder};
use crate::record::error::{RecordError, Wrong, missing, out_of_place, unreadable};
use crate::record::format::Format;
use crate::record::game::{Record, RecordedResult, Told};
use crate::record::game_kind::GameKind;
use crate::record::oddity::note_unknown;
use crate::record::place::Place;
use crate::record::tenhou6::{kind_of_rule, own_rules};
use crate::table::Table;

/// Reads the events of one or more games.
pub(in crate::record) fn read(text: &str, kind: GameKind) -> Result<Vec<Record>, Box<RecordError>> {
    let games = Ahead::of_games(Events::of(text))?;
    let mut events = Events::of(text);
    games.into_iter().map(|ahead| read_game(&mut events, ahead, kind)).collect()
}

fn read_game(
    events: &mut Events<'_>,
    ahead: Ahead,
    kind: GameKind,
) -> Result<Record, Box<RecordError>> {
    let lines = events.by_ref().take(ahead.events);
    let mut reader = Reader::new(ahead, kind);
    for event in lines {
        let (place, value) = event?;
        let error = |wrong| RecordError::at(place, &value.to_string(), wrong);
        reader.line(place, &value).map_err(error)?;
    }
    let last = reader.round.take().ok_or_else(|| RecordError::whole(Wrong::NoRound))?;
    reader.record.rounds.push(last.round);
    reader.guess_length(last.ledger);
    Ok(reader.record)
}

/// Reads one game.
pub(super) struct Reader {
    pub(super) record: Record,
    /// The round that is read; none before the first.
    pub(super) round: Option<RoundBuilder>,
    /// Whether three play.
    pub(super) sanma: bool,
    /// Whether the lines say how long the game is.
    tells_length: bool,
    /// What the first line says about the rules.
    rule: Value,
    ended: bool,
    /// What later lines say. Where none says when a riichi is accepted, it is when nobody wins on
    /// the discard.
    pub(super) ahead: Ahead,
}

impl Reader {
    fn new(ahead: Ahead, kind: GameKind) -> Reader {
        Reader {
            record: Record { kind, ..Record::empty(Format::Mjai) },
            round: None,
            sanma: ahead.sanma(),
            tells_length: false,
            rule: Value::Null,
            ended: false,
            ahead,
        }
    }

    /// A game that is over and had no south round was one of east rounds, if nothing says
    /// otherwise.
    fn guess_length(&mut self, end: Ledger) {
        let east = self.record.rounds.iter().all(|round| round.deal.round == Wind::East);
        // A hanchan may end in its east rounds, too, when somebody has nothing left.
        let nobody_fell = end.points.iter().all(|points| *points >= 0);
        if self.ended && !self.tells_length && east && nobody_fell {
            self.record.kind.hanchan = false;
        }
    }

    fn line(&mut self, place: Place, value: &Value) -> Result<(), Box<Wrong>> {
        let name = value["type"].as_str().ok_or_else(|| missing("type"))?;
        let event = match name {
            "start_game" => return self.start_game(value),
            "start_kyoku" => return self.start_kyoku(place, value),
            "end_game" => return self.end_game(value),
            "end_kyoku" | "none" | "hello" => return Ok(()),
            "tsumo" => self.draw(value)?,
            "dahai" => self.discard(value)?,
            "reach" => Event::Riichi { seat: seat(value, "actor")? },
            "open_hand" => self.open_hand(value)?,
            "reach_accepted" => Event::RiichiAccepted { seat: seat(value, "actor")? },
            "dora" => Event::Dora { face: tile(&value["dora_marker"], "dora_marker")? },
            "nukidora" | "kita" => {
                let given = &value["pai"];
                if !given.is_null() && tile(given, "pai")?.tile() != Tile::North {
                    return Err(unreadable("pai", given));
                }
                Event::Kita { seat: seat(value, "actor")? }
            }
            "chi" | "pon" | "daiminkan" => call(name, value, self.record.kind.players())?,
            "ankan" => {
                let own = exactly::<4>(&value["consumed"], "consumed")?;
                let meld = Meld::ankan(own).map_err(|why| unreadable("consumed", why))?;
                Event::Kan { seat: seat(value, "actor")?, meld }
            }
            "kakan" => self.kakan(value)?,
            "hora" => {
                self.win(place, value)?;
                return self.listed_points(place, value);
            }
            "ryukyoku" => match self.ryuukyoku(place, value)? {
                Some(event) => event,
                None => return self.listed_points(place, value),
            },
            name => {
                note_unknown(&mut self.record.oddities, place, name);
                return Ok(());
            }
        };
        self.event(place, event)?;
        self.listed_points(place, value)
    }

    /// The hand that a riichi shows.
    fn open_hand(&self, value: &Value) -> Result<Event, Box<Wrong>> {
        let seat = seat(value, "actor")?;
        let tiles = value["tehai"].as_array().ok_or_else(|| missing("tehai"))?;
        if tiles.len() > Hand::MAX_CONCEALED {
            return Err(unreadable("tehai", &value["tehai"]));
        }
        let faces: Result<Vec<Face>, _> = tiles.iter().map(|named| tile(named, "tehai")).collect();
        let hand = self.holdings()?.shown(seat, &faces?, None)?;
        Ok(Event::OpenHand { seat, hand })
    }

    /// Notes what everybody has, where the line says it.
    fn listed_points(&mut self, place: Place, value: &Value) -> Result<(), Box<Wrong>> {
        if !value["scores"].is_null() {
            let points = points(&value["scores"], "scores")?;
            self.round()?.tell(place, Told::Points(points));
        }
        Ok(())
    }

    pub(super) fn round(&mut self) -> Result<&mut RoundBuilder, Box<Wrong>> {
        self.round.as_mut().ok_or_else(|| out_of_place("an event before start_kyoku"))
    }

    pub(super) fn now(&self) -> Result<&RoundBuilder, Box<Wrong>> {
        self.round.as_ref().ok_or_else(|| out_of_place("an event before start_kyoku"))
    }

    pub(super) fn holdings(&self) -> Result<&Holdings, Box<Wrong>> {
        self.now().map(|round| &round.holdings)
    }

    /// The table until somebody wins.
    pub(super) fn table(&self) -> Result<&Table, Box<Wrong>> {
        self.now().map(RoundBuilder::table)
    }

    fn event(&mut self, place: Place, event: Event) -> Result<(), Box<Wrong>> {
        let accepts = ends_claims(&event) && !self.ahead.tells_accepted;
        let round = self.round()?;
        if accepts {
            round.accept_riichi(place)?;
        }
        round.event(place, event)
    }

    fn start_game(&mut self, value: &Value) -> Result<(), Box<Wrong>> {
        for (i, name) in self.record.names.iter_mut().enumerate() {
            *name = value["names"][i].as_str().unwrap_or_default().to_string();
        }
        let kind = &mut self.record.kind;
        if value["rule"].is_object() {
            *kind = kind_of_rule(&value["rule"], kind.preset).with_sanma(self.sanma);
            self.rule = value["rule"].clone();
            self.tells_length = true;
        }
        if let Some(reds) = value["aka_flag"].as_bool() {
            kind.reds = reds;
        }
        if let Some(first) = value["kyoku_first"].as_u64() {
            kind.hanchan = first == 0;
            self.tells_length = true;
        }
        self.record.own_rules = own_rules(&self.rule, &self.record.kind)?;
        Ok(())
    }

    fn end_game(&mut self, value: &Value) -> Result<(), Box<Wrong>> {
        self.ended = true;
        if !value["scores"].is_null() {
            let points = points(&value["scores"], "scores")?;
            // A game that breaks off within a round has no payments to settle.
            if self.round.as_ref().is_none_or(|now| now.round.is_complete()) {
                self.settle(points)?;
            }
            self.record.result = Some(RecordedResult { points, scores: None });
        }
        Ok(())
    }

    fn draw(&self, value: &Value) -> Result<Event, Box<Wrong>> {
        let seat = seat(value, "actor")?;
        let face = match value["pai"].as_str() {
            Some("?") if self.record.seen_by.is_some_and(|seer| seer != seat) => None,
            _ => Some(tile(&value["pai"], "pai")?),
        };
        Ok(Event::Draw { seat, face, rinshan: self.holdings()?.of(seat).draws_rinshan })
    }

    /// A discard. Where nothing says whether it is the drawn tile, it is if they are equal; of a
    /// player whose draws aren't seen, after riichi.
    fn discard(&self, value: &Value) -> Result<Event, Box<Wrong>> {
        let (seat, face) = (seat(value, "actor")?, tile(&value["pai"], "pai")?);
        let tsumogiri = match &value["tsumogiri"] {
            Value::Null => match self.holdings()?.of(seat).drawn {
                Some(drawn) => drawn == face,
                None => {
                    let hidden = self.record.seen_by.is_some_and(|seer| seer != seat);
                    hidden && self.table()?.player(seat).riichi_accepted()
                }
            },
            given => given.as_bool().ok_or_else(|| unreadable("tsumogiri", given))?,
        };
        let tsumogiri = tsumogiri || self.holdings()?.is_first_of_fourteen(seat, face);
        Ok(Event::Discard { seat, face, tsumogiri })
    }

    fn kakan(&self, value: &Value) -> Result<Event, Box<Wrong>> {
        let (seat, added) = (seat(value, "actor")?, tile(&value["pai"], "pai")?);
        let melds = &self.holdings()?.of(seat).melds;
        let kakan = melds.iter().find_map(|&pon| Some((pon, Meld::kakan(pon, added).ok()?)));
        let (pon, meld) = kakan.ok_or_else(|| out_of_place("a kakan without its pon"))?;
        let given = &value["consumed"];
        if !given.is_null() && !are_the_same(tiles(given, "consumed")?, pon.faces()) {
            return Err(unreadable("consumed", given));
        }
        Ok(Event::Kan { seat, meld })
    }
}

/// Whether nobody can claim the last discard any more, and nobody has won on it.
fn ends_claims(event: &Event) -> bool {
    match event {
        Event::Draw { .. } | Event::Call { .. } => true,
        Event::Ryuukyoku(draw) => draw.kind != RyuukyokuKind::Sanchahou,
        _ => false,
    }
}

fn call(name: &str, value: &Value, players: u8) -> Result<Event, Box<Wrong>> {
    let (actor, target) = (seat(value, "actor")?, seat(value, "target")?);
    let source = actor.source(target, players).ok_or_else(|| unreadable("target", target))?;
    let (called, own) = (tile(&value["pai"], "pai")?, &value["consumed"]);
    let meld = match name {
        "chi" if source != CalledFrom::Kamicha => return Err(unreadable("target", target)),
        "chi" => Meld::chi(exactly(own, "consumed")?, called),
        "pon" => Meld::pon(exactly(own, "consumed")?, called, source),
        _ => Meld::daiminkan(exactly(own, "consumed")?, called, source),
    };
    Ok(Event::Call { seat: actor, meld: meld.map_err(|why| unreadable("consumed", why))? })
}
