//! Reads tenhou/6.

use std::boxed::Box;
use std::string::{String, ToString};
use std::vec::Vec;

use mentsu::riichi::Preset;
use mentsu::{Face, Wind};
use serde_json::Value;
use smallvec::SmallVec;

use super::changed::own_rules;
use super::indicators::Indicators;
use super::order::{LastTurn, Step, Turns};
use super::origin;
use super::result::{RoundResult, TextWin, points, read as read_result};
use super::tokens::{Give, Take, face, give, take};
use super::write::{HOUSES, RANKED};
use crate::event::{Deal, Event, Ryuukyoku, RyuukyokuKind, Win};
use crate::ledger::STICK;
use crate::record::building::RoundBuilder;
use crate::record::detect::is_link;
use crate::record::error::{RecordError, Wrong, missing, no_json, out_of_place, unreadable};
use crate::record::format::Format;
use crate::record::game::{Record, RecordedResult, RecordedRound};
use crate::record::game_kind::GameKind;
use crate::record::json::{Elements, bounded};
use crate::record::oddity::Oddity;
use crate::record::place::Place;
use crate::record::text::percent_decoded;
use crate::rules::GameRules;
use crate::seat::Seat;

/// Reads one or more objects, in a list or not, or links to Tenhou's viewer that carry one each.
pub(in crate::record) fn read(text: &str, house: Preset) -> Result<Vec<Record>, Box<RecordError>> {
    let start = text.trim_start_matches('\u{feff}').trim_start();
    let mut reader = ObjectReader::new(house);
    let mut games = Vec::new();
    let mut read = |json: &str| -> Result<(), Box<RecordError>> {
        Elements::of(json).try_for_each(|element| {
            let broken = |why| RecordError::at(Place::Whole, "", Box::new(Wrong::Json { why }));
            games.extend(reader.read(element.map_err(broken)?)?);
            Ok(())
        })
    };
    if is_link(start) {
        text.lines().filter_map(json_of_link).try_for_each(|json| read(&json))?;
    } else {
        read(start)?;
    }
    games.extend(reader.finish());
    if games.is_empty() {
        return Err(RecordError::whole(Wrong::NoRound));
    }
    Ok(games)
}

/// The JSON that a link to Tenhou's viewer carries.
pub(in crate::record) fn json_of_link(line: &str) -> Option<String> {
    line.split_once("#json=").map(|(_, payload)| percent_decoded(payload.trim()))
}

/// Reads objects one by one; those that go on with a game are one.
#[derive(Debug)]
pub(in crate::record) struct ObjectReader {
    house: Preset,
    rounds: usize,
    game: Option<Record>,
}

impl ObjectReader {
    /// The parts that an object may have: some forty times those of the longest game seen.
    const MOST_PARTS: usize = 1 << 18;

    pub(in crate::record) const fn new(house: Preset) -> ObjectReader {
        ObjectReader { house, rounds: 0, game: None }
    }

    /// Reads an object; gives the game before it, unless it goes on with that.
    pub(in crate::record) fn read(
        &mut self,
        object: &str,
    ) -> Result<Option<Record>, Box<RecordError>> {
        let object = bounded(object, ObjectReader::MOST_PARTS);
        let object = object.map_err(|error| RecordError::at(Place::Whole, "", no_json(&error)))?;
        let read = read_object(&object, self.house, self.rounds)?;
        self.rounds += read.rounds.len();
        match self.game.as_mut().filter(|game| goes_on(game, &read)) {
            Some(game) => {
                game.title = read.title;
                game.result = read.result.or(game.result);
                game.rounds.extend(read.rounds);
                game.oddities.extend(read.oddities);
                Ok(None)
            }
            None => Ok(self.game.replace(read).filter(|game| !game.rounds.is_empty())),
        }
    }

    /// The last game.
    pub(in crate::record) fn finish(&mut self) -> Option<Record> {
        self.game.take().filter(|game| !game.rounds.is_empty())
    }
}

/// Whether these rounds go on with the game.
fn goes_on(game: &Record, with: &Record) -> bool {
    let at = |round: &RecordedRound| (round.deal.round, round.deal.dealer, round.deal.honba);
    let later = match (game.rounds.last(), with.rounds.first()) {
        (Some(last), Some(first)) => at(first) > at(last),
        _ => true,
    };
    later && game.kind == with.kind && game.names == with.names
}

/// What the rules and the hands say about the kind of game.
fn kind(object: &Value, house: Preset) -> GameKind {
    let fourth_plays = |round: &Value| round[13].as_array().is_none_or(|hand| !hand.is_empty());
    let rounds = object["log"].as_array().map(Vec::as_slice).unwrap_or_default();
    let sanma = !rounds.is_empty() && !rounds.iter().all(fourth_plays);
    kind_of_rule(&object["rule"], house).with_sanma(sanma)
}

/// What the rules say about the kind of game; where they don't say it, it is this house's hanchan.
pub(in crate::record) fn kind_of_rule(rule: &Value, house: Preset) -> GameKind {
    let disp = rule["disp"].as_str().unwrap_or_default();
    let has = |words: &[&str]| words.iter().any(|word| disp.contains(word));
    // Tenhou names its red fives where it lists them by suit; converters from Mahjong Soul don't.
    let by_suit = rule["aka51"].as_u64().is_some_and(|number| number > 0);
    let soul = has(&["の間", "之间", "之間", "Room", "Friendly"])
        || (by_suit && !disp.is_empty() && !has(&["赤"]));
    let reds = ["aka", "aka51", "aka52", "aka53"].map(|name| &rule[name]);
    let names_reds = reds.iter().any(|value| !value.is_null());
    let some = |value: &&Value| value.as_u64().map_or(**value == true, |number| number > 0);
    let named = HOUSES.iter().find(|(_, name)| disp.contains(name)).map(|(preset, _)| *preset);
    let given = if soul {
        Preset::MahjongSoul
    } else if disp.is_empty() {
        house
    } else {
        Preset::Tenhou
    };
    let kind = GameKind {
        preset: named.unwrap_or(given),
        reds: if names_reds { reds.iter().any(some) } else { disp.is_empty() || has(&["赤"]) },
        // Converters name a room and never open tanyao, which all ranked games have.
        open_tanyao: disp.is_empty() || has(&["喰"]) || (soul && !has(&[RANKED])),
        hanchan: !has(&["東", "东", "East"]) || has(&["南", "South"]),
        fast: has(&["速"]),
    };
    kind.with_sanma(has(&["三"]))
}

/// Reads one object; `before` rounds precede it.
fn read_object(object: &Value, house: Preset, before: usize) -> Result<Record, Box<RecordError>> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let mut record = Record { kind: kind(object, house), ..Record::empty(Format::Tenhou6) };
    let own_rules = own_rules(&object["rule"], &record.kind);
    record.own_rules = own_rules.map_err(|wrong| RecordError::at(Place::Whole, "", wrong))?;
    for (i, title) in record.title.iter_mut().enumerate() {
        *title = text(&object["title"][i]);
    }
    for (i, name) in record.names.iter_mut().enumerate() {
        *name = text(&object["name"][i]);
    }
    record.origin = origin::read(object, &record.kind);
    if let Some(result) = object["sc"].as_array().filter(|numbers| numbers.len() == 8) {
        let mut numbers = [0.0; 8];
        for (number, given) in numbers.iter_mut().zip(result) {
            let wrong = || RecordError::at(Place::Whole, "", unreadable("sc", given));
            *number = given.as_f64().ok_or_else(wrong)?;
        }
        let points = [0, 2, 4, 6].map(|i| numbers[i].round() as i32);
        let scores = Some([1, 3, 5, 7].map(|i| (numbers[i] * 10.0).round() as i32));
        record.result = Some(RecordedResult { points, scores });
    }
    let rounds = object["log"]
        .as_array()
        .ok_or_else(|| RecordError::whole(Wrong::Missing { what: "log" }))?;
    for (i, value) in rounds.iter().enumerate() {
        let (kind, rules) = (record.kind, record.rules());
        let round = RoundReader { number: before + i, kind, rules, value };
        let (round, oddity) = round.read()?;
        record.rounds.push(round);
        record.oddities.extend(oddity);
    }
    Ok(record)
}

/// Which list of a round is its result.
const RESULT: usize = 16;

/// Reads one round.
struct RoundReader<'a> {
    number: usize,
    kind: GameKind,
    rules: GameRules,
    value: &'a Value,
}

impl RoundReader<'_> {
    const ITEMS: usize = 17;

    fn place(&self, element: Option<usize>, item: Option<usize>) -> Place {
        Place::Log { round: self.number, element, item }
    }

    fn error(&self, element: usize, item: Option<usize>, wrong: Box<Wrong>) -> Box<RecordError> {
        let value = match item {
            Some(item) => &self.value[element][item],
            None => &self.value[element],
        };
        let shown = if value.is_null() { String::new() } else { value.to_string() };
        RecordError::at(self.place(Some(element), item), &shown, wrong)
    }

    fn list(&self, element: usize) -> Result<&[Value], Box<RecordError>> {
        let list = self.value[element].as_array();
        list.map(Vec::as_slice).ok_or_else(|| self.error(element, None, missing("a list")))
    }

    fn items<T>(
        &self,
        element: usize,
        read: impl Fn(&Value) -> Result<T, Box<Wrong>>,
    ) -> Result<Vec<T>, Box<RecordError>> {
        const MOST: usize = 200;
        let list = self.list(element)?;
        if list.len() > MOST {
            return Err(self.error(element, Some(MOST), out_of_place("so long a list")));
        }
        let items = list.iter().enumerate();
        items
            .map(|(i, value)| read(value).map_err(|wrong| self.error(element, Some(i), wrong)))
            .collect()
    }

    fn faces(&self, element: usize) -> Result<Vec<Face>, Box<RecordError>> {
        self.items(element, |value| {
            value.as_u64().and_then(face).ok_or_else(|| unreadable("a tile", value))
        })
    }

    fn deal(&self, indicator: Face) -> Result<Deal, Box<RecordError>> {
        let numbers = self.items(0, |value| {
            value
                .as_u64()
                .and_then(|number| u16::try_from(number).ok())
                .ok_or_else(|| unreadable("a number", value))
        })?;
        let &[number @ 0..16, honba, sticks] = &numbers[..] else {
            return Err(self.error(0, None, unreadable("round, honba and sticks", "")));
        };
        let dealer = Seat::ALL[usize::from(number % 4)];
        if number % 4 >= u16::from(self.kind.players()) {
            return Err(self.error(0, None, unreadable("the round", number)));
        }
        let points =
            points(&self.value[1], "points").map_err(|wrong| self.error(1, None, wrong))?;
        let mut hands: [Vec<Face>; 4] = Default::default();
        for (i, hand) in hands.iter_mut().enumerate().take(usize::from(self.kind.players())) {
            let element = 4 + 3 * i;
            *hand = self.faces(element)?;
            if hand.len() != 13 {
                let found = format!("{} tiles", hand.len());
                return Err(self.error(element, None, unreadable("a hand", found)));
            }
        }
        Ok(Deal {
            round: Wind::ALL[usize::from(number / 4)],
            dealer,
            honba,
            sticks,
            points,
            indicator,
            hands,
        })
    }

    fn read(&self) -> Result<(RecordedRound, Option<Oddity>), Box<RecordError>> {
        if self.value.as_array().is_none_or(|items| items.len() != RoundReader::ITEMS) {
            let wrong = missing("a round of 17 lists");
            return Err(RecordError::at(self.place(None, None), "", wrong));
        }
        let mut indicators = self.faces(2)?.into_iter();
        let first = indicators.next();
        let first = first.ok_or_else(|| self.error(2, None, missing("an indicator")))?;
        let deal = self.deal(first)?;
        let mut turns = Turns::default();
        for i in 0..usize::from(self.kind.players()) {
            let players = self.kind.players();
            turns.takes[i] = self.items(5 + 3 * i, |value| take(value, Seat::ALL[i], players))?;
            turns.gives[i] = self.items(6 + 3 * i, give)?;
        }
        let players = self.kind.players();
        let mut result = read_result(&self.value[RESULT], players)
            .map_err(|wrong| self.error(RESULT, None, wrong))?;
        let last = match &result {
            RoundResult::Wins(wins) => match wins[0].from {
                Some(from) => LastTurn::Gives(from),
                None => LastTurn::Takes(wins[0].seat),
            },
            RoundResult::Draw(..) | RoundResult::Unfinished => LastTurn::Any,
        };
        let order = turns.order(deal.dealer, players, last);
        let order = order
            .ok_or_else(|| RecordError::at(self.place(None, None), "", Box::new(Wrong::NoOrder)))?;
        let round = RoundBuilder::new(self.place(None, None), deal);
        let mut round = RoundWriter {
            reader: self,
            indicators: Indicators::new(indicators.collect(), self.rules.kan_dora_turns()),
            riichi: [false; 4],
            round: round.map_err(|wrong| self.error(1, None, wrong))?,
        };
        for step in order {
            round.step(&turns, step)?;
        }
        // Of a round that isn't over, one may wait for the discard.
        if round.indicators.left() > 0 && !matches!(result, RoundResult::Unfinished) {
            return Err(self.error(2, None, out_of_place("an indicator without a kan")));
        }
        let oddity = match &mut result {
            RoundResult::Wins(wins) => round.with_sticks(wins),
            RoundResult::Draw(..) | RoundResult::Unfinished => None,
        };
        Ok((round.end(result)?, oddity))
    }
}

/// Puts the events of a round together.
struct RoundWriter<'a> {
    reader: &'a RoundReader<'a>,
    indicators: Indicators,
    /// Who has declared riichi.
    riichi: [bool; 4],
    round: RoundBuilder,
}

impl RoundWriter<'_> {
    fn event(
        &mut self,
        element: usize,
        item: Option<usize>,
        event: Event,
    ) -> Result<(), Box<RecordError>> {
        let place = self.reader.place(Some(element), item);
        for event in self.indicators.around(event) {
            let followed = self.round.event(place, event);
            followed.map_err(|wrong| self.reader.error(element, item, wrong))?;
        }
        Ok(())
    }

    /// Nobody has won on the discard of a riichi.
    fn accept_riichi(
        &mut self,
        element: usize,
        item: Option<usize>,
    ) -> Result<(), Box<RecordError>> {
        let accepted = self.round.accept_riichi(self.reader.place(Some(element), item));
        accepted.map_err(|wrong| self.reader.error(element, item, wrong))
    }

    fn step(&mut self, turns: &Turns, step: Step) -> Result<(), Box<RecordError>> {
        match step {
            Step::Take(seat, item) => {
                let element = 5 + 3 * seat.index();
                self.accept_riichi(element, Some(item))?;
                let event = match turns.takes[seat.index()][item] {
                    Take::Draw(face) => {
                        let rinshan = self.round.holdings.of(seat).draws_rinshan;
                        Event::Draw { seat, face: Some(face), rinshan }
                    }
                    Take::Call(meld) => Event::Call { seat, meld },
                };
                self.event(element, Some(item), event)
            }
            Step::Give(seat, item) => self.give(seat, item, turns.gives[seat.index()][item]),
        }
    }

    fn give(&mut self, seat: Seat, item: usize, give: Give) -> Result<(), Box<RecordError>> {
        let element = 6 + 3 * seat.index();
        let wrong = |wrong| self.reader.error(element, Some(item), wrong);
        let event = match give {
            Give::Discard { face, riichi } => {
                let drawn = self.round.holdings.of(seat).drawn;
                let is_drawn = |face| self.round.holdings.holds_only_as_drawn(seat, face);
                let tsumogiri = face.is_none_or(is_drawn);
                let face = face.or(drawn);
                let face = face.ok_or_else(|| wrong(out_of_place("60 without a draw")))?;
                if riichi {
                    self.event(element, Some(item), Event::Riichi { seat })?;
                    self.riichi[seat.index()] = true;
                }
                Event::Discard { seat, face, tsumogiri }
            }
            Give::Ankan(meld) => Event::Kan { seat, meld },
            Give::Kakan(added) => {
                let mut melds = self.round.holdings.of(seat).melds.iter();
                let kakan = melds.find_map(|&pon| mentsu::Meld::kakan(pon, added).ok());
                let without = || wrong(out_of_place("a kakan without its pon"));
                Event::Kan { seat, meld: kakan.ok_or_else(without)? }
            }
            Give::Kita => Event::Kita { seat },
            Give::Nothing => return Ok(()),
        };
        self.event(element, Some(item), event)
    }

    /// Adds the riichi sticks to the payment of the first win, where all payments leave them out.
    fn with_sticks(&self, wins: &mut [TextWin]) -> Option<Oddity> {
        let points = STICK * i32::from(self.round.ledger.sticks);
        let given: i32 = wins.iter().flat_map(|win| win.deltas).sum();
        let first = wins.first_mut().filter(|_| given == 0 && points > 0)?;
        first.deltas[first.seat.index()] += points;
        let place = self.reader.place(Some(RESULT), None);
        Some(Oddity::SticksLeftOut { place, points })
    }

    fn end(mut self, result: RoundResult) -> Result<RecordedRound, Box<RecordError>> {
        let error = |wrong| self.reader.error(RESULT, None, wrong);
        match result {
            RoundResult::Unfinished => {}
            RoundResult::Draw(kind, deltas) => {
                if kind != RyuukyokuKind::Sanchahou {
                    self.accept_riichi(RESULT, None)?;
                }
                let draw = Ryuukyoku { kind, hands: [None; 4], deltas };
                self.event(RESULT, None, Event::Ryuukyoku(draw))?;
            }
            RoundResult::Wins(wins) => {
                let ura: SmallVec<[Face; 5]> = self.reader.faces(3)?.into();
                let tile = self.won_tile().ok_or_else(|| error(missing("a tile won on")))?;
                for win in wins {
                    let hand = self.round.holdings.hand(win.seat).map_err(error)?;
                    let ura =
                        if self.riichi[win.seat.index()] { ura.clone() } else { SmallVec::new() };
                    let (seat, from, deltas) = (win.seat, win.from, win.deltas);
                    let won = Win { seat, from, hand, tile, ura, deltas, worth: None };
                    let place = self.reader.place(Some(RESULT), None);
                    self.round.win(place, won, win.claim).map_err(error)?;
                }
            }
        }
        Ok(self.round.round)
    }

    /// The tile that was drawn, discarded or added last.
    fn won_tile(&self) -> Option<Face> {
        let (_, event) = self
            .round
            .round
            .events()
            .filter(|(_, event)| !matches!(event, Event::Dora { .. }))
            .last()?;
        match *event {
            Event::Draw { face, .. } => face,
            Event::Discard { face, .. } => Some(face),
            Event::Kan { meld, .. } => meld.added().or_else(|| meld.faces().last()),
            Event::Kita { .. } => Some(Face::plain(mentsu::Tile::North)),
            _ => None,
        }
    }
}
