//! Games against bots, and recorded games.

use mentsu_table::record::Format;
use mentsu_table::stats::By;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{
    Answer, SAVED, WORD, exception, flag_or, give, number, number_or, request, text,
};
use crate::hand::plan::MOST_ROOM;
use crate::play::game::Match;
use crate::play::replay::{ROOM, Records};
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::request::named;

/// The most games, rounds, decisions and offers that can be asked for.
const MOST: f64 = 4_294_967_295.0;

/// All presets of rules of games, and the values that each rule may have.
#[wasm_bindgen(js_name = gamePresets, unchecked_return_type = "GamePresets")]
pub fn game_presets() -> Answer {
    give(Ok(rules::game_presets()))
}

/// A game against bots. `free()` releases it.
#[wasm_bindgen]
pub struct Game {
    game: Match,
}

fn made(game: Result<Match, Failure>) -> Result<Game, JsValue> {
    game.map(|game| Game { game }).map_err(|failure| exception(&failure))
}

#[wasm_bindgen]
impl Game {
    /// Sits down and deals.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "GameSettings")] settings: JsValue,
    ) -> Result<Game, JsValue> {
        made(request(&settings).and_then(Match::new))
    }

    /// A game of what `save` gave.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
    ) -> Result<Game, JsValue> {
        made(text(&saved, "saved", SAVED).and_then(|saved| Match::restore(&saved)))
    }

    /// What `restore` takes.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// The game as it stands, and the events since the last report.
    #[wasm_bindgen(unchecked_return_type = "GameStep")]
    pub fn state(&mut self) -> Answer {
        give(Ok(self.game.told()))
    }

    fn after(&mut self, done: Result<(), Failure>) -> Answer {
        give(done.map(|()| self.game.told()))
    }

    /// Bots act until the person has to decide or the round is over; or one bot acts.
    #[wasm_bindgen(unchecked_return_type = "GameStep")]
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] one: JsValue,
    ) -> Answer {
        let one = flag_or(&one, "one", false);
        let done = one.and_then(|one| self.game.step(one));
        self.after(done)
    }

    /// The person takes the offer of this index. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "GameStep")]
    pub fn act(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] index: JsValue,
    ) -> Answer {
        let index = number(&index, "index", MOST);
        let done = index.and_then(|index| self.game.act(index as usize));
        self.after(done)
    }

    /// Deals the next round. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "GameStep")]
    pub fn next(&mut self) -> Answer {
        let done = self.game.next_round();
        self.after(done)
    }

    /// Ends the game instead of dealing again. Only a person who deals the last round and is first
    /// may do so, and only if the rules let the dealer choose (`mayStop`). Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "GameStep")]
    pub fn stop(&mut self) -> Answer {
        let done = self.game.stop();
        self.after(done)
    }

    /// What the bot by tile count would do, and the discards ranked. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "GameHint")]
    pub fn hint(&self) -> Answer {
        give(self.game.hint())
    }

    /// What each action offered is worth, the best first, and how dangerous each tile is. Throws
    /// "illegal".
    #[wasm_bindgen(unchecked_return_type = "AdviceView")]
    pub fn advice(&mut self) -> Answer {
        give(self.game.advice())
    }

    /// What a plan of the person's hand would be asked.
    #[wasm_bindgen(unchecked_return_type = "PlanRequest")]
    pub fn outlook(&self) -> Answer {
        give(self.game.outlook())
    }

    /// The game so far as a record with all hands open.
    pub fn record(
        &self,
        #[wasm_bindgen(unchecked_param_type = "\"tenhou6\" | \"mjai\"")] format: JsValue,
    ) -> Result<String, JsValue> {
        let format = text(&format, "format", WORD).and_then(|format| named(&format, "format"));
        let record = format.and_then(|format| self.game.record(format));
        record.map_err(|failure| exception(&failure))
    }
}

/// The games of a file. `free()` releases them.
#[wasm_bindgen]
pub struct Replay {
    records: Records,
}

/// A game, a round and a decision, by their places.
fn places(game: &JsValue, round: &JsValue, decision: &JsValue) -> Result<[usize; 3], Failure> {
    Ok([
        number(game, "game", MOST)? as usize,
        number(round, "round", MOST)? as usize,
        number(decision, "decision", MOST)? as usize,
    ])
}

/// The place of a game, and a format by its name.
fn game_and_format(game: &JsValue, format: &JsValue) -> Result<(usize, Format), Failure> {
    let game = number(game, "game", MOST)? as usize;
    let format = text(format, "format", WORD).and_then(|format| named(&format, "format"))?;
    Ok((game, format))
}

#[wasm_bindgen]
impl Replay {
    /// Reads a file: mjlog, Tenhou's client log, tenhou/6, mjai. One that is gzip goes through
    /// `unpack` first. Throws "record".
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
    ) -> Result<Replay, JsValue> {
        let bytes = super::boundary::bytes(&bytes, "bytes");
        let records = bytes.and_then(|bytes| Records::read(&bytes));
        records.map(|records| Replay { records }).map_err(|failure| exception(&failure))
    }

    /// Appends the games of another file and returns their number. Throws "record", and then adds
    /// none.
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
    ) -> Result<usize, JsValue> {
        let bytes = super::boundary::bytes(&bytes, "bytes");
        let added = bytes.and_then(|bytes| self.records.add(&bytes));
        added.map_err(|failure| exception(&failure))
    }

    /// What each player did over all games, as `mentsu stats` counts; or each seat.
    #[wasm_bindgen(unchecked_return_type = "StatsView")]
    pub fn stats(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "StatsBy")] by: JsValue,
    ) -> Answer {
        let by = if by.is_undefined() {
            Ok(By::Player)
        } else {
            text(&by, "by", WORD).and_then(|by| named(&by, "by"))
        };
        give(by.map(|by| self.records.stats(by)))
    }

    /// All games, each replayed.
    #[wasm_bindgen(unchecked_return_type = "GameSummary[]")]
    pub fn games(&self) -> Answer {
        give(Ok(self.records.games()))
    }

    /// A game in another format. Throws "record" if the format can't express it.
    pub fn write(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "WrittenFormat")] format: JsValue,
    ) -> Result<String, JsValue> {
        let written = game_and_format(&game, &format)
            .and_then(|(game, format)| self.records.write(game, format));
        written.map_err(|failure| exception(&failure))
    }

    /// What a game holds that `write` leaves out, since the format has no place for it.
    #[wasm_bindgen(js_name = leftOut, unchecked_return_type = "LeftOut[]")]
    pub fn left_out(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "WrittenFormat")] format: JsValue,
    ) -> Answer {
        let asked = game_and_format(&game, &format);
        give(asked.and_then(|(game, format)| self.records.left_out(game, format)))
    }

    /// Every decision of a round, with what it gave up.
    #[wasm_bindgen(unchecked_return_type = "DecisionView[]")]
    pub fn decisions(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
    ) -> Answer {
        let places = places(&game, &round, &JsValue::from_f64(0.0));
        give(places.and_then(|[game, round, _]| self.records.decisions(game, round)))
    }

    /// The table before a decision. Every known hand is open.
    #[wasm_bindgen(unchecked_return_type = "TableView")]
    pub fn view(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] decision: JsValue,
    ) -> Answer {
        let places = places(&game, &round, &decision);
        give(places.and_then(|[game, round, decision]| self.records.view(game, round, decision)))
    }

    /// All that happens in a round.
    #[wasm_bindgen(unchecked_return_type = "TableEvent[]")]
    pub fn events(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
    ) -> Answer {
        let places = places(&game, &round, &JsValue::from_f64(0.0));
        give(places.and_then(|[game, round, _]| self.records.events(game, round)))
    }

    /// What each action was worth by what the player knew, the best first, and how dangerous each
    /// tile was.
    #[wasm_bindgen(unchecked_return_type = "AdviceView")]
    pub fn advice(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] decision: JsValue,
    ) -> Answer {
        let places = places(&game, &round, &decision);
        give(places.and_then(|[game, round, decision]| self.records.advice(game, round, decision)))
    }

    /// What a plan of the hand that decided would be asked, by what the player knew.
    #[wasm_bindgen(unchecked_return_type = "PlanRequest")]
    pub fn outlook(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] decision: JsValue,
    ) -> Answer {
        let places = places(&game, &round, &decision);
        give(places.and_then(|[game, round, decision]| self.records.outlook(game, round, decision)))
    }

    /// What a discard gave up in points, by a plan; null where a plan says nothing.
    #[wasm_bindgen(unchecked_return_type = "ExpectedView | null")]
    pub fn expected(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] game: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] round: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] decision: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] room: JsValue,
    ) -> Answer {
        let mut answer = || {
            let [game, round, decision] = places(&game, &round, &decision)?;
            let room = number_or(&room, "room", f64::from(MOST_ROOM), f64::from(ROOM))? as u32;
            self.records.expected(game, round, decision, room)
        };
        give(answer())
    }
}
