//! Othello of three colours.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, SAVED, WORD, exception, give, number, request, text};
use crate::othello;
use crate::wire::failure::Failure;

/// A game, and the engine's memory. `free()` releases it.
#[wasm_bindgen]
pub struct Othello {
    game: othello::Othello,
}

fn made(game: Result<othello::Othello, Failure>) -> Result<Othello, JsValue> {
    game.map(|game| Othello { game }).map_err(|failure| exception(&failure))
}

#[wasm_bindgen]
impl Othello {
    /// A game from the start, or from a position. Throws "text".
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "OthelloOptions")] options: JsValue,
    ) -> Result<Othello, JsValue> {
        made(request(&options).and_then(othello::Othello::new))
    }

    /// A game from the text of `save`.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
    ) -> Result<Othello, JsValue> {
        made(text(&saved, "saved", SAVED).and_then(|saved| othello::Othello::restore(&saved)))
    }

    /// The text for `restore`.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// A picture of the position, the last action and the legal actions.
    pub fn svg(&self) -> String {
        self.game.svg()
    }

    /// The position.
    #[wasm_bindgen(unchecked_return_type = "OthelloState")]
    pub fn state(&self) -> Answer {
        give(Ok(self.game.state()))
    }

    fn after(&self, done: Result<(), Failure>) -> Answer {
        give(done.map(|()| self.game.state()))
    }

    /// The pieces that an action would turn, or why it is illegal.
    #[wasm_bindgen(unchecked_return_type = "OthelloPreview")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "OthelloAction")] action: JsValue,
    ) -> Answer {
        give(text(&action, "action", WORD).and_then(|action| self.game.preview(&action)))
    }

    /// Plays an action. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "OthelloState")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "OthelloAction")] action: JsValue,
    ) -> Answer {
        let played = text(&action, "action", WORD).and_then(|action| self.game.play(&action));
        self.after(played)
    }

    /// Undoes the last action.
    #[wasm_bindgen(unchecked_return_type = "OthelloState")]
    pub fn undo(&mut self) -> Answer {
        let undone = self.game.undo();
        self.after(undone)
    }

    /// Redoes the action that was undone last.
    #[wasm_bindgen(unchecked_return_type = "OthelloState")]
    pub fn redo(&mut self) -> Answer {
        let redone = self.game.redo();
        self.after(redone)
    }

    /// The engine's action.
    #[wasm_bindgen(unchecked_return_type = "OthelloFound")]
    pub fn search(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "OthelloSearch")] options: JsValue,
    ) -> Answer {
        give(request(&options).and_then(|asked| self.game.search(asked)))
    }

    /// The score of every action, the best first.
    #[wasm_bindgen(unchecked_return_type = "OthelloAnalysis")]
    pub fn analyse(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "OthelloSearch")] options: JsValue,
    ) -> Answer {
        give(request(&options).and_then(|asked| self.game.analyse(asked)))
    }

    /// The points that the action at a ply, from 0, lost.
    #[wasm_bindgen(unchecked_return_type = "OthelloJudged | null")]
    pub fn judge(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "OthelloSearch")] options: JsValue,
    ) -> Answer {
        let ply = number(&ply, "ply", 4_294_967_295.0).map(|ply| ply as usize);
        give(ply.and_then(|ply| self.game.judge(ply, request(&options)?)))
    }
}
