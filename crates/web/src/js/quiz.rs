//! Quiz questions.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, give, listed, request};
use super::hand::of_hand;
use crate::quiz::{discard, fu, waits};
use crate::wire::failure::Failure;
use crate::wire::json::Json;
use crate::wire::request::{Request, seed};

fn asked<T: Json>(
    number: &JsValue,
    options: &JsValue,
    question: impl FnOnce(u64, Request) -> Result<T, Failure>,
) -> Answer {
    give(seed(number.as_f64()).and_then(|seed| question(seed, request(options)?)))
}

/// A hand of one suit of this difficulty, with its waits.
#[wasm_bindgen(js_name = waitsQuestion, unchecked_return_type = "WaitsQuestion")]
pub fn waits_question(
    #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "WaitsOptions")] options: JsValue,
) -> Answer {
    asked(&seed, &options, waits::question)
}

/// Whether an answer names the waits of a hand.
#[wasm_bindgen(js_name = checkWaits, unchecked_return_type = "WaitsVerdict")]
pub fn check_waits(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Tile[]")] answer: JsValue,
) -> Answer {
    let check = || waits::check(&of_hand(&hand)?, listed(&answer, "answer")?.required("answer")?);
    give(check())
}

/// What to discard (何切る), with the plan that judges answers.
#[wasm_bindgen(js_name = discardQuestion, unchecked_return_type = "DiscardQuestion")]
pub fn discard_question(
    #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DiscardOptions")] options: JsValue,
) -> Answer {
    asked(&seed, &options, discard::question)
}

/// A won hand and its fu.
#[wasm_bindgen(js_name = fuQuestion, unchecked_return_type = "FuQuestion")]
pub fn fu_question(
    #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "FuOptions")] options: JsValue,
) -> Answer {
    asked(&seed, &options, fu::question)
}
