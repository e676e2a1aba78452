//! Mahjong solitaire.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, SAVED, exception, give, number, number_or, request, text};
use crate::solitaire::{self, NODES, Solitaire};
use crate::wire::failure::Failure;
use crate::wire::request::seed;

/// The most nodes that can be asked for: some minutes.
const MOST_NODES: f64 = 134_217_728.0;

/// The most seconds that can be added: three years.
const MOST_SECONDS: f64 = 100_000_000.0;

/// All layouts by name.
#[wasm_bindgen(js_name = shanghaiLayouts, unchecked_return_type = "ShanghaiLayout[]")]
pub fn shanghai_layouts() -> Answer {
    give(Ok(solitaire::all_layouts()))
}

/// All layouts of a file: of kmahjongg, Kyodai or GNOME Mahjongg. Throws "layout".
#[wasm_bindgen(js_name = shanghaiReadLayouts, unchecked_return_type = "ShanghaiReadLayout[]")]
pub fn shanghai_read_layouts(
    #[wasm_bindgen(js_name = text, unchecked_param_type = "string")] file: JsValue,
) -> Answer {
    give(text(&file, "text", SAVED).and_then(|text| solitaire::read_layouts(&text)))
}

/// A game of Shanghai, and what the solver knows about it. `free()` releases it.
#[wasm_bindgen]
pub struct Shanghai {
    game: Solitaire,
}

fn made(game: Result<Solitaire, Failure>) -> Result<Shanghai, JsValue> {
    game.map(|game| Shanghai { game }).map_err(|failure| exception(&failure))
}

fn nodes(value: &JsValue) -> Result<u64, Failure> {
    number_or(value, "nodes", MOST_NODES, NODES as f64).map(|nodes| nodes as u64)
}

#[wasm_bindgen]
impl Shanghai {
    /// Deals a game. Throws "layout" and "deal".
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "ShanghaiDeal")] deal: JsValue,
    ) -> Result<Shanghai, JsValue> {
        made(request(&deal).and_then(Solitaire::deal))
    }

    /// A game of what `save` gave.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
    ) -> Result<Shanghai, JsValue> {
        made(text(&saved, "saved", SAVED).and_then(|saved| Solitaire::restore(&saved)))
    }

    /// The game of a board as text. Throws "board".
    pub fn of(
        #[wasm_bindgen(unchecked_param_type = "string")] board: JsValue,
    ) -> Result<Shanghai, JsValue> {
        made(text(&board, "board", SAVED).and_then(|board| Solitaire::of_text(&board)))
    }

    /// The game with its undos and its time, as text.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// The board as it was dealt, as text.
    pub fn text(&self) -> String {
        self.game.text()
    }

    /// A picture of what is left.
    pub fn svg(&self) -> String {
        self.game.svg()
    }

    /// The position.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiState")]
    pub fn state(&self) -> Answer {
        give(Ok(self.game.state()))
    }

    /// The position after the first moves of the game.
    #[wasm_bindgen(js_name = stateAfter, unchecked_return_type = "ShanghaiState")]
    pub fn state_after(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] moves: JsValue,
    ) -> Answer {
        let moves = number(&moves, "moves", 65_535.0);
        give(moves.and_then(|moves| self.game.state_after(moves as usize)))
    }

    fn after(&self, done: Result<(), Failure>) -> Answer {
        give(done.map(|()| self.game.state()))
    }

    /// Takes a pair. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "ShanghaiState")]
    pub fn take(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] a: JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] b: JsValue,
    ) -> Answer {
        let tile = |value, name| number(value, name, 65_535.0).map(|id| id as u16);
        let taken = tile(&a, "a").and_then(|a| self.game.take(a, tile(&b, "b")?));
        self.after(taken)
    }

    /// Puts the last pair back.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiState")]
    pub fn undo(&mut self) -> Answer {
        let undone = self.game.undo();
        self.after(undone)
    }

    /// Redoes the move that was undone last: takes its pair again.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiState")]
    pub fn redo(&mut self) -> Answer {
        let redone = self.game.redo();
        self.after(redone)
    }

    /// More seconds have gone by.
    #[wasm_bindgen(js_name = addSeconds)]
    pub fn add_seconds(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] seconds: JsValue,
    ) -> Result<(), JsValue> {
        let added = number(&seconds, "seconds", MOST_SECONDS);
        added
            .map(|seconds| self.game.add_seconds(seconds as u64))
            .map_err(|failure| exception(&failure))
    }

    /// Whether the position can still be cleared, within this number of nodes.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiVerdict")]
    pub fn verdict(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.verdict(nodes)))
    }

    /// Every pair that may be taken, and whether the game can be cleared after it.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiChoice[]")]
    pub fn choices(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.choices(nodes)))
    }

    /// A pair after which the game can be cleared, if one is known.
    #[wasm_bindgen(unchecked_return_type = "[number, number] | null")]
    pub fn hint(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.hint(nodes)))
    }

    /// The move that lost the game.
    #[wasm_bindgen(js_name = losingMove, unchecked_return_type = "ShanghaiLosingMove")]
    pub fn losing_move(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.losing_move(nodes)))
    }

    /// What would have saved it.
    #[wasm_bindgen(js_name = savingMove, unchecked_return_type = "ShanghaiSaving | null")]
    pub fn saving_move(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.saving_move(nodes)))
    }

    /// Why the game can't be cleared any more.
    #[wasm_bindgen(unchecked_return_type = "ShanghaiDeadlock | null")]
    pub fn deadlock(
        &mut self,
        #[wasm_bindgen(js_name = nodes, unchecked_optional_param_type = "number")] most: JsValue,
    ) -> Answer {
        give(nodes(&most).map(|nodes| self.game.deadlock(nodes)))
    }

    /// Shuffles the tiles left so that they can be cleared, as a new game. Throws "deal".
    #[wasm_bindgen(unchecked_return_type = "ShanghaiState")]
    pub fn shuffle(
        &mut self,
        #[wasm_bindgen(js_name = seed, unchecked_param_type = "number")] number: JsValue,
    ) -> Answer {
        let shuffled = seed(number.as_f64()).and_then(|seed| self.game.shuffle(seed));
        self.after(shuffled)
    }
}
