//! The game for one.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, SAVED, exception, give, request, text};
use super::hand::face;
use crate::play::solo;
use crate::wire::failure::Failure;
use crate::wire::request::seed;

/// A game for one (ツモ). `free()` releases it.
#[wasm_bindgen]
pub struct Solo {
    game: solo::Solo,
}

fn made(game: Result<solo::Solo, Failure>) -> Result<Solo, JsValue> {
    game.map(|game| Solo { game }).map_err(|failure| exception(&failure))
}

#[wasm_bindgen]
impl Solo {
    /// Deals a game, the first tile drawn.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(js_name = seed, unchecked_param_type = "number")] number: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "SoloOptions")] options: JsValue,
    ) -> Result<Solo, JsValue> {
        let seed = seed(number.as_f64());
        made(seed.and_then(|seed| solo::Solo::new(seed, request(&options)?)))
    }

    /// A game of what `save` gave.
    pub fn restore(
        #[wasm_bindgen(unchecked_param_type = "string")] saved: JsValue,
    ) -> Result<Solo, JsValue> {
        made(text(&saved, "saved", SAVED).and_then(|saved| solo::Solo::restore(&saved)))
    }

    /// What `restore` takes.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// The game as it stands.
    #[wasm_bindgen(unchecked_return_type = "SoloState")]
    pub fn state(&self) -> Answer {
        give(Ok(self.game.state()))
    }

    fn after(&self, done: Result<(), Failure>) -> Answer {
        give(done.map(|()| self.game.state()))
    }

    /// Discards a tile and draws the next. Throws "illegal".
    #[wasm_bindgen(unchecked_return_type = "SoloState")]
    pub fn discard(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Face")] discarded: JsValue,
    ) -> Answer {
        let done = face(&discarded, "face").and_then(|face| self.game.discard(face));
        self.after(done)
    }

    /// Wins with the drawn tile. Throws "illegal" with why not.
    #[wasm_bindgen(unchecked_return_type = "SoloState")]
    pub fn tsumo(&mut self) -> Answer {
        let done = self.game.tsumo();
        self.after(done)
    }

    /// The discards, the best first.
    #[wasm_bindgen(unchecked_return_type = "Discard[]")]
    pub fn hint(&self) -> Answer {
        give(Ok(self.game.hint()))
    }

    /// What a plan of the hand would be asked; null in one suit.
    #[wasm_bindgen(unchecked_return_type = "PlanRequest | null")]
    pub fn outlook(&self) -> Answer {
        give(Ok(self.game.outlook()))
    }
}
