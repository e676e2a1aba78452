//! Reads mjai.

use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::{Limit, Wind, Yaku};
use mentsu::{Face, Meld};
use serde_json::Value;

use super::fields::{exactly, points, seat, small, tile, tiles};
use super::reason::{guessed, kind};
use crate::event::{Deal, Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::record::claim::{WinClaim, YakuName};
use crate::record::error::{RecordError, Wrong, unreadable};
use crate::record::format::Format;
use crate::record::game::{Entry, Record, RecordedResult, RecordedRound, Told};
use crate::record::holdings::{Holdings, checked_hand};
use crate::record::place::Place;
use crate::record::tenhou6::kind_of_rule;
use crate::seat::Seat;

/// Reads lines of events.
pub(in crate::record) fn read(text: &str) -> Result<Record, RecordError> {
    let mut lines = Vec::new();
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let place = Place::Line(number + 1);
        let value: Value = serde_json::from_str(line).map_err(|error| {
            RecordError::at(place, line, Wrong::Json { why: error.to_string() })
        })?;
        lines.push((place, value));
    }
    let mut reader = Reader::new(&lines);
    for (place, value) in &lines {
        let error = |wrong| RecordError::at(*place, &value.to_string(), wrong);
        reader.line(*place, value).map_err(error)?;
    }
    if reader.record.rounds.is_empty() {
        return Err(RecordError::whole(Wrong::NoRound));
    }
    reader.guess_length();
    Ok(reader.record)
}

struct Reader {
    record: Record,
    holdings: Option<Holdings>,
    /// The last discard or kan's tile.
    last: Option<Face>,
    /// Whether the lines say when a riichi is accepted. Where none does, it is when nobody wins on
    /// the discard.
    tells_accepted: bool,
    /// Who has declared riichi and has yet to discard.
    declared: Option<Seat>,
    /// Whose riichi discard nobody has won on yet, where no line says that it is accepted.
    unaccepted: Option<Seat>,
    /// Whose riichi is accepted.
    accepted: [bool; 4],
    /// Whether the lines say how long the game is.
    tells_length: bool,
    ended: bool,
}

impl Reader {
    fn new(lines: &[(Place, Value)]) -> Reader {
        Reader {
            record: Record::empty(Format::Mjai),
            holdings: None,
            last: None,
            tells_accepted: lines.iter().any(|(_, line)| line["type"] == "reach_accepted"),
            declared: None,
            unaccepted: None,
            accepted: [false; 4],
            tells_length: false,
            ended: false,
        }
    }

    /// A game that is over and had no south round was one of east rounds, if nothing says otherwise.
    fn guess_length(&mut self) {
        let east = self.record.rounds.iter().all(|round| round.deal.round == Wind::East);
        if self.ended && !self.tells_length && east {
            self.record.kind.hanchan = false;
        }
    }

    fn line(&mut self, place: Place, value: &Value) -> Result<(), Wrong> {
        let name = value["type"].as_str().ok_or(Wrong::Missing { what: "type" })?;
        let event = match name {
            "start_game" => return self.start_game(value),
            "start_kyoku" => return self.start_kyoku(place, value),
            "end_game" => return self.end_game(value),
            "end_kyoku" | "none" | "hello" => return Ok(()),
            "tsumo" => self.draw(value)?,
            "dahai" => self.discard(value)?,
            "reach" => Event::Riichi { seat: seat(value, "actor")? },
            "reach_accepted" => Event::RiichiAccepted { seat: seat(value, "actor")? },
            "dora" => Event::Dora { face: tile(&value["dora_marker"], "dora_marker")? },
            "nukidora" | "kita" => Event::Kita { seat: seat(value, "actor")? },
            "chi" | "pon" | "daiminkan" => call(name, value, self.record.kind.players())?,
            "ankan" => {
                let own = exactly::<4>(&value["consumed"], "consumed")?;
                let meld = Meld::ankan(own).map_err(|why| unreadable("consumed", why))?;
                Event::Kan { seat: seat(value, "actor")?, meld }
            }
            "kakan" => self.kakan(value)?,
            "hora" => self.win(value)?,
            "ryukyoku" => self.ryuukyoku(value)?,
            name => return Err(unreadable("type", name)),
        };
        self.event(place, event)?;
        if name == "hora" {
            let claim = claim(value);
            self.round()?.claims.push(claim);
        }
        Ok(())
    }

    fn round(&mut self) -> Result<&mut RecordedRound, Wrong> {
        self.record
            .rounds
            .last_mut()
            .ok_or(Wrong::OutOfPlace { what: "an event before start_kyoku" })
    }

    fn holdings(&self) -> Result<&Holdings, Wrong> {
        self.holdings.as_ref().ok_or(Wrong::OutOfPlace { what: "an event before start_kyoku" })
    }

    fn event(&mut self, place: Place, event: Event) -> Result<(), Wrong> {
        if let Some(seat) = self.unaccepted.take_if(|_| ends_claims(&event)) {
            self.event(place, Event::RiichiAccepted { seat })?;
        }
        let before = Wrong::OutOfPlace { what: "an event before start_kyoku" };
        self.holdings.as_mut().ok_or(before)?.follow(&event)?;
        match event {
            Event::Riichi { seat } => self.declared = Some(seat),
            Event::Discard { seat, face, .. } => {
                self.last = Some(face);
                let riichi = self.declared.take_if(|declared| *declared == seat);
                self.unaccepted = riichi.filter(|_| !self.tells_accepted);
            }
            Event::RiichiAccepted { seat } => self.accepted[seat.index()] = true,
            Event::Kan { meld, .. } => self.last = meld.added().or_else(|| meld.faces().last()),
            Event::Kita { .. } => self.last = Some(Face::plain(mentsu::Tile::North)),
            _ => {}
        }
        self.round()?.entries.push(Entry { place, told: Told::Event(event) });
        Ok(())
    }

    fn start_game(&mut self, value: &Value) -> Result<(), Wrong> {
        if !self.record.rounds.is_empty() {
            return Err(Wrong::OutOfPlace { what: "a second game" });
        }
        for (i, name) in self.record.names.iter_mut().enumerate() {
            *name = value["names"][i].as_str().unwrap_or_default().to_string();
        }
        let kind = &mut self.record.kind;
        if value["rule"].is_object() {
            *kind = kind_of_rule(&value["rule"]);
            self.tells_length = true;
        }
        if let Some(reds) = value["aka_flag"].as_bool() {
            kind.reds = reds;
        }
        if let Some(first) = value["kyoku_first"].as_u64() {
            kind.hanchan = first == 0;
            self.tells_length = true;
        }
        Ok(())
    }

    fn start_kyoku(&mut self, place: Place, value: &Value) -> Result<(), Wrong> {
        if self.record.rounds.last().is_some_and(|round| !round.is_complete()) {
            return Err(Wrong::OutOfPlace { what: "a round before the last one's end" });
        }
        let hands = value["tehais"].as_array().filter(|hands| matches!(hands.len(), 3 | 4));
        let hands = hands.ok_or_else(|| unreadable("tehais", &value["tehais"]))?;
        let fourth = hands.get(3).and_then(Value::as_array);
        let sanma = fourth.is_none_or(Vec::is_empty)
            || value["scores"].as_array().is_some_and(|s| s.len() == 3);
        if self.record.rounds.is_empty() {
            self.record.kind.sanma = sanma;
        } else if self.record.kind.sanma != sanma {
            return Err(unreadable("the number of players", hands.len()));
        }
        let players = self.record.kind.players();
        let mut dealt: [Vec<Face>; 4] = Default::default();
        let mut seen = Vec::new();
        for (&place, (hand, tiles_told)) in
            Seat::of_players(players).iter().zip(dealt.iter_mut().zip(hands))
        {
            let hidden =
                tiles_told.as_array().is_some_and(|list| list.iter().all(|item| item == "?"));
            if !hidden {
                *hand = exactly::<13>(tiles_told, "tehais")?.to_vec();
                seen.push(place);
            }
        }
        let seen_by = match (&seen[..], seen.len() == usize::from(players)) {
            (_, true) => None,
            (&[seat], _) => Some(seat),
            _ => return Err(unreadable("tehais", "some of the hands")),
        };
        if !self.record.rounds.is_empty() && seen_by != self.record.seen_by {
            return Err(unreadable("tehais", "another's hand"));
        }
        self.record.seen_by = seen_by;
        let wind = Wind::from_tile(tile(&value["bakaze"], "bakaze")?.tile());
        let dealer = seat(value, "oya")?;
        let kyoku = small(value, "kyoku")?;
        if usize::from(kyoku) != dealer.index() + 1 || dealer.index() >= usize::from(players) {
            return Err(unreadable("kyoku", kyoku));
        }
        let sticks = if value["kyotaku"].is_null() { "kyoutaku" } else { "kyotaku" };
        let deal = Deal {
            round: wind.ok_or_else(|| unreadable("bakaze", &value["bakaze"]))?,
            dealer,
            honba: small(value, "honba")?,
            sticks: small(value, sticks)?,
            points: points(&value["scores"], "scores")?,
            indicator: tile(&value["dora_marker"], "dora_marker")?,
            hands: dealt,
        };
        self.holdings = Some(Holdings::dealt(&deal));
        (self.last, self.declared, self.unaccepted) = (None, None, None);
        self.accepted = [false; 4];
        self.record.rounds.push(RecordedRound {
            place,
            deal,
            midway: false,
            wall: None,
            entries: Vec::new(),
            claims: Vec::new(),
        });
        Ok(())
    }

    fn end_game(&mut self, value: &Value) -> Result<(), Wrong> {
        if self.record.rounds.last().is_some_and(|round| !round.is_complete()) {
            return Err(Wrong::OutOfPlace { what: "the game's end before the last round's" });
        }
        self.ended = true;
        if !value["scores"].is_null() {
            let points = points(&value["scores"], "scores")?;
            self.record.result = Some(RecordedResult { points, scores: None });
        }
        Ok(())
    }

    fn draw(&self, value: &Value) -> Result<Event, Wrong> {
        let seat = seat(value, "actor")?;
        let face = match value["pai"].as_str() {
            Some("?") if self.record.seen_by.is_some_and(|seer| seer != seat) => None,
            _ => Some(tile(&value["pai"], "pai")?),
        };
        Ok(Event::Draw { seat, face, rinshan: self.holdings()?.of(seat).draws_rinshan })
    }

    /// A discard. Where nothing says whether it is the drawn tile, it is if they are equal; of a
    /// player whose draws aren't seen, after riichi.
    fn discard(&self, value: &Value) -> Result<Event, Wrong> {
        let (seat, face) = (seat(value, "actor")?, tile(&value["pai"], "pai")?);
        let tsumogiri = match &value["tsumogiri"] {
            Value::Null => match self.holdings()?.of(seat).drawn {
                Some(drawn) => drawn == face,
                None => {
                    let hidden = self.record.seen_by.is_some_and(|seer| seer != seat);
                    hidden && self.accepted[seat.index()]
                }
            },
            told => told.as_bool().ok_or_else(|| unreadable("tsumogiri", told))?,
        };
        Ok(Event::Discard { seat, face, tsumogiri })
    }

    fn kakan(&self, value: &Value) -> Result<Event, Wrong> {
        let (seat, added) = (seat(value, "actor")?, tile(&value["pai"], "pai")?);
        let melds = &self.holdings()?.of(seat).melds;
        let kakan = melds.iter().find_map(|&pon| Meld::kakan(pon, added).ok());
        let meld = kakan.ok_or(Wrong::OutOfPlace { what: "a kakan without its pon" })?;
        Ok(Event::Kan { seat, meld })
    }

    fn win(&self, value: &Value) -> Result<Event, Wrong> {
        let (winner, target) = (seat(value, "actor")?, seat(value, "target")?);
        let from = (target != winner).then_some(target);
        let holdings = self.holdings()?;
        let last = if from.is_none() { holdings.of(winner).drawn } else { self.last };
        let told = (!value["pai"].is_null()).then(|| tile(&value["pai"], "pai")).transpose()?;
        let tile = told.or(last).ok_or(Wrong::Missing { what: "pai" })?;
        let hand = match holdings.hand(winner) {
            Ok(hand) => hand,
            Err(_) if !value["hora_tehais"].is_null() => {
                // Of a player whose hand wasn't seen; by tsumo with or without the drawn tile.
                let mut shown = tiles(&value["hora_tehais"], "hora_tehais")?;
                if from.is_none() && shown.len() % 3 == 1 {
                    shown.push(tile);
                }
                checked_hand(
                    winner,
                    &shown,
                    &holdings.of(winner).melds,
                    from.is_none().then_some(tile),
                )?
            }
            Err(wrong) => return Err(wrong),
        };
        let markers = ["ura_markers", "uradora_markers"].map(|name| &value[name]);
        let told = markers.into_iter().find(|value| !value.is_null());
        let ura = told.map_or(Ok(Vec::new()), |value| tiles(value, "ura_markers"))?;
        let deltas = points(&value["deltas"], "deltas")?;
        Ok(Event::Win(Win { seat: winner, from, hand, tile, ura, deltas }))
    }

    fn ryuukyoku(&mut self, value: &Value) -> Result<Event, Wrong> {
        let deltas = match &value["deltas"] {
            Value::Null => [0; 4],
            value => points(value, "deltas")?,
        };
        let sanma = self.record.kind.sanma;
        let kind = match &value["reason"] {
            Value::Null => guessed(self.round()?.events().map(|(_, event)| event), deltas, sanma),
            value => value.as_str().and_then(kind).ok_or_else(|| unreadable("reason", value))?,
        };
        let mut hands = [None; 4];
        for (&seat, hand) in Seat::ALL.iter().zip(&mut hands) {
            let told = &value["tehais"][seat.index()];
            let hidden = told.as_array().is_none_or(|list| list.iter().all(|item| item == "?"));
            if !hidden {
                let holdings = self.holdings()?;
                let drawn = holdings.of(seat).drawn;
                *hand = Some(holdings.shown(seat, &tiles(told, "tehais")?, drawn)?);
            }
        }
        Ok(Event::Ryuukyoku(Ryuukyoku { kind, hands, deltas }))
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

fn call(name: &str, value: &Value, players: u8) -> Result<Event, Wrong> {
    let (actor, target) = (seat(value, "actor")?, seat(value, "target")?);
    let source = actor.source(target, players).ok_or_else(|| unreadable("target", target))?;
    let (called, own) = (tile(&value["pai"], "pai")?, &value["consumed"]);
    let meld = match name {
        "chi" => Meld::chi(exactly(own, "consumed")?, called),
        "pon" => Meld::pon(exactly(own, "consumed")?, called, source),
        _ => Meld::daiminkan(exactly(own, "consumed")?, called, source),
    };
    Ok(Event::Call { seat: actor, meld: meld.map_err(|why| unreadable("consumed", why))? })
}

/// What a line claims beside what happened.
fn claim(value: &Value) -> WinClaim {
    let yaku = |item: &Value| {
        let name = match item[0].as_str()? {
            "dora" => YakuName::Dora,
            "uradora" => YakuName::Ura,
            "akadora" => YakuName::Aka,
            "kita" => YakuName::Kita,
            name => YakuName::Yaku(Yaku::from_id(name)?),
        };
        Some((name, u8::try_from(item[1].as_u64()?).ok()?))
    };
    const LIMITS: [Limit; 7] = [
        Limit::None,
        Limit::Mangan,
        Limit::Haneman,
        Limit::Baiman,
        Limit::Sanbaiman,
        Limit::CountedYakuman,
        Limit::Yakuman,
    ];
    let number = |name: &str| value[name].as_u64();
    let limit = value["limit"].as_str();
    let list: Option<&Vec<Value>> = value["yakus"].as_array();
    WinClaim {
        fu: number("fu").and_then(|fu| u8::try_from(fu).ok()),
        points: number("hora_points").and_then(|points| u32::try_from(points).ok()),
        yaku: list.and_then(|list| list.iter().map(yaku).collect()),
        limit: limit.and_then(|name| LIMITS.into_iter().find(|limit| limit.to_string() == name)),
        pao: number("pao").and_then(|seat| Seat::new(u8::try_from(seat).ok()?)),
        texts: Vec::<String>::new(),
        ..WinClaim::default()
    }
}
