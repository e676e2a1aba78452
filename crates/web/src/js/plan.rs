//! Plans. They take milliseconds to seconds; only `room` bounds them.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, give, listed, request};
use super::hand::{face, of_hand};
use crate::hand::plan;

/// A planner, which reuses its memory from plan to plan. `free()` releases it.
#[wasm_bindgen]
#[derive(Default)]
pub struct Planner {
    planner: mentsu::plan::Planner,
}

#[wasm_bindgen]
impl Planner {
    /// A new planner.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Planner {
        Planner::default()
    }

    /// What to discard of 3n+2 tiles over the rest of a round.
    #[wasm_bindgen(unchecked_return_type = "Plan")]
    pub fn plan(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
        #[wasm_bindgen(js_name = request, unchecked_optional_param_type = "PlanRequest")]
        asked: JsValue,
    ) -> Answer {
        let hand = of_hand(&hand);
        give(hand.and_then(|hand| plan::plan(&mut self.planner, &hand, request(&asked)?)))
    }

    /// The prospect of 3n+1 tiles before the draw.
    #[wasm_bindgen(js_name = beforeDraw, unchecked_return_type = "Protocol.FiguresByTurn")]
    pub fn before_draw(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
        #[wasm_bindgen(js_name = request, unchecked_optional_param_type = "PlanRequest")]
        asked: JsValue,
    ) -> Answer {
        let hand = of_hand(&hand);
        give(hand.and_then(|hand| plan::before_draw(&mut self.planner, &hand, request(&asked)?)))
    }

    /// The plans of 3n+1 tiles after each possible call of a discard, and the prospect of passing.
    #[wasm_bindgen(unchecked_return_type = "CallPlans")]
    pub fn calls(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
        #[wasm_bindgen(js_name = face, unchecked_param_type = "Face")] called: JsValue,
        #[wasm_bindgen(unchecked_param_type = "Source")] source: JsValue,
        #[wasm_bindgen(js_name = request, unchecked_optional_param_type = "PlanRequest")]
        asked: JsValue,
    ) -> Answer {
        let mut answer = || {
            let source = listed(&source, "source")?.required("source")?;
            let called = face(&called, "face")?;
            plan::calls(&mut self.planner, &of_hand(&hand)?, called, source, request(&asked)?)
        };
        give(answer())
    }
}
