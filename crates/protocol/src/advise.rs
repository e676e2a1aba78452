//! `advise` requests: the value of every action of a player, given the events of a round.

use mentsu::Tile;
use mentsu_table::advice::{Advised, Advisor};
use mentsu_table::reading::{Safe, TableReading};
use mentsu_table::record::mjai::action_lines;
use mentsu_table::record::{Reader, Record};
use mentsu_table::replay::last_view;
use mentsu_table::{Action, Seat, View};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::keyed::Keyed;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
#[cfg(feature = "schema")]
use crate::request::game_rules::GameRulesChoice;
use crate::request::game_rules::House;
use crate::request::keys::{ID, OP, keys, takes};
use crate::request::object::Object;

keys! {
    /// The rules of the game; by default those in the events.
    RULES "rules": GameRulesChoice = null;
    /// The player, from 0 as in mjai; by default the bot whose events these are.
    SEAT "seat": u8 = null;
    /// The worth of each place at the end of the game: actions in its last rounds are ordered by
    /// it.
    PLACES "places": [f64; 4] = null;
    /// mjai events as a bot gets them, from `start_game` or `start_kyoku` to the decision; only
    /// the last round counts.
    EVENTS "events": Vec<Anything>;
}

pub(crate) struct AdviseRequest {
    view: View,
    /// What each place at the end of the game is worth.
    places: Option<[f64; 4]>,
}

/// The value of every action, and what is inferred about the others.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct AdviseAnswer {
    /// The player.
    seat: usize,
    /// The best first.
    actions: Vec<ActionPart>,
    /// The other players.
    others: Vec<TenpaiAnswer>,
    /// How dangerous each tile is.
    dangers: Keyed<Tile, DangerPart>,
}

/// An action, its worth, and the events that it makes.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ActionPart {
    #[serde(flatten)]
    advised: AdvisedAnswer,
    /// The mjai events that a bot answers with, the next one first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::shape::Anything>"))]
    mjai: Vec<Box<RawValue>>,
}

/// What an action is worth, and what that consists of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AdvisedAnswer {
    /// The action.
    #[cfg_attr(feature = "schema", schemars(with = "crate::shape::Action"))]
    action: Action,
    /// Its value in points: the sum of `deal_in_points`, `going_on` and `folding`.
    value: f32,
    /// By the worth of places, if that was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    places: Option<f32>,
    /// The chance that it deals in now.
    deal_in: f32,
    /// The points that it deals in with now.
    deal_in_points: f32,
    /// The chance to win.
    win: f32,
    /// The points of going on.
    going_on: f32,
    /// The points of folding.
    folding: f32,
}

/// How likely another player is tenpai.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TenpaiAnswer {
    /// The player.
    pub seat: usize,
    /// The chance.
    pub tenpai: f32,
}

/// Figures against each of the others, in their order.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DangerPart {
    /// The chance that any of them wins on it.
    any: f32,
    /// The chance that each of them wins on it.
    to: Vec<f32>,
    /// Why each of them can't win on it; null if they can.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Option<crate::shape::Safe>>"))]
    safe: Vec<Option<&'static str>>,
}

impl Question for AdviseRequest {
    const OP: &'static str = "advise";

    type Answer = AdviseAnswer;

    takes! {
        /// What each action of a player is worth, how likely the others are tenpai, and how
        /// dangerous each tile is to each of them.
        ID OP RULES SEAT PLACES EVENTS
    }

    fn read(object: &Object<'_>, _: &mut Memory) -> Result<AdviseRequest, Box<Refusal>> {
        object.has_only(Self::NAMES)?;
        let house = House::read(object.get(RULES.name))?;
        let events: &RawValue = object.required(EVENTS.name)?;
        if !events.get().starts_with('[') {
            return Err(Box::new(Refusal::NotAList(EVENTS.name)));
        }
        let reader = house.preset.map_or(Reader::new(), |preset| Reader::new().with_house(preset));
        let record = reader.read(events.get().as_bytes());
        let mut record = record.map_err(|error| Box::new(Refusal::Events(error)))?;
        let seat = seat(object.optional(SEAT.name)?, &record)?;
        record.set_rules(house.made_in(record.rules())?);
        let view = last_view(&record, seat).map_err(|error| Box::new(Refusal::NoView(error)))?;
        let places = object.optional(PLACES.name)?;
        Ok(AdviseRequest { view, places })
    }

    fn answer(&self, memory: &mut Memory) -> Result<AdviseAnswer, Box<Refusal>> {
        let AdviseRequest { view, places } = self;
        let advice = match places {
            Some(worth) => {
                let advisor = Advisor::new().with_places(*worth);
                advisor.map_err(|error| Box::new(Refusal::Places(error)))?.advice(view)
            }
            None => memory.advisor.advice(view),
        };
        if advice.actions().is_empty() {
            return Err(Box::new(Refusal::NothingToDecide(view.seat().index())));
        }
        let reading = TableReading::of(view);
        let seats = view.table().seats().iter().copied();
        let others: Vec<Seat> = seats.filter(|seat| *seat != view.seat()).collect();
        let dangers = others.iter().map(|seat| reading.dangers(*seat)).collect::<Vec<_>>();
        let any = reading.dangers_to_any();
        let sanma = view.table().rules().sanma();
        let in_play = |tile: &Tile| !sanma || !(1..8).contains(&tile.index());
        let danger = |tile: Tile| {
            let of = || dangers.iter().map(|dangers| dangers.of(tile));
            let part = DangerPart {
                any: any[tile.index()] as f32,
                to: of().map(|danger| danger.chance() as f32).collect(),
                safe: of().map(|danger| danger.safe().map(Safe::name)).collect(),
            };
            (tile, part)
        };
        Ok(AdviseAnswer {
            seat: view.seat().index(),
            actions: advice.actions().iter().map(|advised| ActionPart::of(view, advised)).collect(),
            others: others.iter().map(|seat| TenpaiAnswer::of(&reading, *seat)).collect(),
            dangers: Tile::ALL.into_iter().filter(in_play).map(danger).collect(),
        })
    }
}

impl ActionPart {
    fn of(view: &View, advised: &Advised) -> ActionPart {
        let lines = action_lines(view.table(), view.seat(), &advised.action).into_iter();
        let json = |line| RawValue::from_string(line).expect("an event is written as JSON");
        ActionPart { advised: AdvisedAnswer::of(advised), mjai: lines.map(json).collect() }
    }
}

impl TenpaiAnswer {
    /// How likely this player is tenpai, by what the reader of the table sees.
    #[must_use]
    pub fn of(reading: &TableReading<'_>, seat: Seat) -> TenpaiAnswer {
        TenpaiAnswer { seat: seat.index(), tenpai: reading.tenpai(seat) as f32 }
    }
}

impl AdvisedAnswer {
    /// The answer for an action and its worth.
    #[must_use]
    pub fn of(advised: &Advised) -> AdvisedAnswer {
        let parts = &advised.parts;
        AdvisedAnswer {
            action: advised.action,
            value: advised.value as f32,
            places: advised.places.map(|places| places as f32),
            deal_in: parts.deal_in as f32,
            deal_in_points: parts.deal_in_points as f32,
            win: parts.win as f32,
            going_on: parts.going_on as f32,
            folding: parts.folding as f32,
        }
    }
}

/// The player whose view this is: the named seat, or the one that saw the events.
fn seat(asked: Option<u8>, record: &Record) -> Result<Seat, Box<Refusal>> {
    let Some(index) = asked else {
        let missing = || Box::new(Refusal::MissingKey { place: String::new(), key: SEAT.name });
        return record.seen_by.ok_or_else(missing);
    };
    let seats = Seat::of_players(record.kind.players());
    let seat = seats.get(usize::from(index)).copied();
    let unseen = |seat: &Seat| record.seen_by.is_some_and(|seen_by| seen_by != *seat);
    match seat {
        None => Err(Box::new(Refusal::EmptySeat(index))),
        Some(seat) if unseen(&seat) => Err(Box::new(Refusal::UnseenSeat(index))),
        Some(seat) => Ok(seat),
    }
}
