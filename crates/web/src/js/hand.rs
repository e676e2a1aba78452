//! Questions about hands.

use std::cell::RefCell;

use mentsu::Face;
use mentsu_protocol::Answerer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{Answer, bytes, exception, give, listed, request, text, text_or_nothing};
use crate::failure::Failure;
use crate::hand::{Notation, known, notation, parse, read, write};
use crate::{analysis, chances, hand, many, rules, score, unknown, why};

thread_local! {
    static ANSWERER: RefCell<Answerer> = RefCell::default();
}

/// One line of the protocol of `mentsu batch`, answered by one line: the program's own bytes.
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn ask(#[wasm_bindgen(unchecked_param_type = "string")] line: JsValue) -> JsValue {
    let line = line.as_string().unwrap_or_default();
    JsValue::from_str(&ANSWERER.with_borrow_mut(|answerer| answerer.answer(&line)))
}

/// The versions of the packages within.
#[wasm_bindgen(unchecked_return_type = "Versions")]
pub fn versions() -> Answer {
    give(Ok(crate::versions()))
}

/// Reads a hand in any notation; `?` is an unknown tile. Throws "text" and "hand".
#[wasm_bindgen(js_name = parseHand, unchecked_return_type = "HandInfo")]
pub fn parse_hand(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(js_name = notation, unchecked_optional_param_type = "Notation")] named: JsValue,
) -> Answer {
    let answer = || {
        let named = text_or_nothing(&named, "notation")?;
        parse(&text(&hand, "hand")?, notation(named.as_deref().unwrap_or("any"))?)
    };
    give(answer())
}

/// A hand in every notation; null where one can't say it.
#[wasm_bindgen(js_name = writeHand, unchecked_return_type = "HandInNotations")]
pub fn write_hand(#[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue) -> Answer {
    give(of_hand(&hand).map(|hand| write(&hand)))
}

/// All presets of house rules, and the words of each rule that is a choice of words.
#[wasm_bindgen(unchecked_return_type = "Presets")]
pub fn presets() -> Answer {
    give(Ok(rules::presets()))
}

/// All about a hand but its plan: how far it is, how it wins, waits with points, discards.
#[wasm_bindgen(unchecked_return_type = "Analysis")]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Situation")] situation: JsValue,
) -> Answer {
    give(of_hand(&hand).and_then(|hand| analysis::analyse(&hand, request(&situation)?)))
}

/// What a win is worth and why, or why it is none; furiten is minded.
#[wasm_bindgen(js_name = score, unchecked_return_type = "ScoreAnswer")]
pub fn score_of(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Face")] win: JsValue,
    #[wasm_bindgen(unchecked_param_type = "\"ron\" | \"tsumo\"")] by: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Situation")] situation: JsValue,
) -> Answer {
    let answer = || {
        let hand = of_hand(&hand)?;
        let by = score::by(&text(&by, "by")?)?;
        score::score(&hand, face(&win, "win")?, by, request(&situation)?)
    };
    give(answer())
}

/// Exact chances of being tenpai or of winning within the next draws, with the best discards. What takes
/// too much memory throws "tooLarge".
#[wasm_bindgen(js_name = chances, unchecked_return_type = "Chances")]
pub fn chances_of(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ChancesRequest")] options: JsValue,
) -> Answer {
    give(of_hand(&hand).and_then(|hand| chances::chances(&hand, request(&options)?)))
}

/// Shanten of many hands, each 34 counts of `counts`: −1 won, 0 tenpai. Throws "hand" with the path of
/// the first that is none.
#[wasm_bindgen(js_name = shantenOfMany, unchecked_return_type = "Int8Array")]
pub fn shanten_of_many(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] counts: JsValue,
) -> Result<Vec<i8>, JsValue> {
    let counts = bytes(&counts, "counts");
    counts.and_then(|counts| many::shanten_of_many(&counts)).map_err(|why| exception(&why))
}

/// What completes a hand with unknown tiles.
#[wasm_bindgen(unchecked_return_type = "Completions")]
pub fn completions(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CompletionsRequest")] options: JsValue,
) -> Answer {
    let answer = || {
        let hand = read(&text(&hand, "hand")?, Notation::Any)?;
        unknown::completions(&hand, request(&options)?)
    };
    give(answer())
}

/// Every attempt of the reference at a hand of 3n+2 tiles, step by step.
#[wasm_bindgen(js_name = why, unchecked_return_type = "Why")]
pub fn why_of(#[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue) -> Answer {
    give(of_hand(&hand).and_then(|hand| why::why(&hand)))
}

/// A hand without unknown tiles, in any notation; what it has drawn is kept.
pub(super) fn of_hand(value: &JsValue) -> Result<mentsu::Hand, Failure> {
    let text = text(value, "hand")?;
    match hand::hand(&text) {
        Ok(hand) => Ok(hand),
        Err(failure) => match read(&text, Notation::Any) {
            Ok(partial) => known(&partial),
            Err(_) => Err(failure),
        },
    }
}

/// A tile.
pub(super) fn face(value: &JsValue, name: &str) -> Result<Face, Failure> {
    listed(value, name)?.required(name)
}
