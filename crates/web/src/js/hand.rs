//! Questions about hands.

use std::cell::RefCell;

use mentsu::Face;
use mentsu_families::Preset;
use mentsu_protocol::Answerer;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::boundary::{
    Answer, HAND, LINE, WORD, bytes, exception, give, listed, number_or, request, text,
    text_or_nothing,
};
use crate::hand::info::{Notation, known, parse, read, write};
use crate::hand::{analysis, any, chances, info, many, mcr, score, why};
use crate::rules;
use crate::wire::failure::Failure;
use crate::wire::request::named;

thread_local! {
    static ANSWERER: RefCell<Answerer> = RefCell::default();
}

/// Answers one line of the protocol of `mentsu batch` by one line, byte for byte as the program. A
/// line of more than a million characters throws "request".
#[wasm_bindgen(unchecked_return_type = "string")]
pub fn ask(#[wasm_bindgen(unchecked_param_type = "string")] line: JsValue) -> Answer {
    let line = text(&line, "line", LINE).map_err(|failure| exception(&failure))?;
    Ok(JsValue::from_str(&ANSWERER.with_borrow_mut(|answerer| answerer.answer(&line))))
}

/// As `ask`, of a `hand` with unknown tiles, of `mcr_hand`, `mcr_score` and `family` alone: what no
/// other function answers. The page asks nothing else, and `page/tools/split.mjs` leaves `ask` out
/// of it.
#[wasm_bindgen(js_name = askUnknownOrOtherRules, skip_typescript)]
pub fn ask_unknown_or_other_rules(line: JsValue) -> Answer {
    let line = text(&line, "line", LINE).map_err(|failure| exception(&failure))?;
    let answer = ANSWERER.with_borrow_mut(|answerer| answerer.answer_unknown_or_other_rules(&line));
    Ok(JsValue::from_str(&answer))
}

/// The table of a family of rules, in JSON: its patterns with their names and values, its jokers,
/// who pays. A `family` request takes such a table, too.
#[wasm_bindgen(js_name = familyTable, unchecked_return_type = "string")]
pub fn family_table(
    #[wasm_bindgen(unchecked_param_type = "Extract<Protocol.FamilyChoice, string>")]
    family: JsValue,
) -> Answer {
    let named = text(&family, "family", WORD).and_then(|name| named::<Preset>(&name, "family"));
    named.map(|of| JsValue::from_str(of.json())).map_err(|failure| exception(&failure))
}

/// The versions of the packages in the module.
#[wasm_bindgen(unchecked_return_type = "Versions")]
pub fn versions() -> Answer {
    give(Ok(crate::versions()))
}

/// Reads a hand in any notation; `?` is an unknown tile. Throws "text" and "hand".
#[wasm_bindgen(js_name = parseHand, unchecked_return_type = "HandInfo")]
pub fn parse_hand(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Notation")] notation: JsValue,
) -> Answer {
    let answer = || {
        let written = text_or_nothing(&notation, "notation", WORD)?;
        let notation = match written {
            Some(name) => named(&name, "notation")?,
            None => Notation::Any,
        };
        parse(&text(&hand, "hand", HAND)?, notation)
    };
    give(answer())
}

/// Reads a hand of any mahjong in mpsz: `?` is a joker, and a plus stands before the tile or joker
/// drawn last. `sets` is 4, or 5 for hands of 17 tiles. Throws "text" and "hand".
#[wasm_bindgen(js_name = parseAnyHand, unchecked_return_type = "AnyHandInfo")]
pub fn parse_any_hand(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "4 | 5")] sets: JsValue,
) -> Answer {
    let answer = || any::parse(&text(&hand, "hand", HAND)?, number_or(&sets, "sets", 5.0, 4.0)?);
    give(answer())
}

/// A hand in every notation; null where a notation can't express it.
#[wasm_bindgen(js_name = writeHand, unchecked_return_type = "HandInNotations")]
pub fn write_hand(#[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue) -> Answer {
    give(of_hand(&hand).map(|hand| write(&hand)))
}

/// All presets of house rules, and the values that each rule may have.
#[wasm_bindgen(unchecked_return_type = "Presets")]
pub fn presets() -> Answer {
    give(Ok(rules::presets()))
}

/// All 81 fan of Chinese official rules, from 88 points to 1, with their names. `ask` counts hands.
#[wasm_bindgen(js_name = mcrFans, unchecked_return_type = "McrFan[]")]
pub fn mcr_fans() -> Answer {
    give(Ok(mcr::fans()))
}

/// The analysis of a hand: shanten, winning forms, waits with points, discards.
#[wasm_bindgen(unchecked_return_type = "Analysis")]
pub fn analyse(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Situation")] situation: JsValue,
) -> Answer {
    give(of_hand(&hand).and_then(|hand| analysis::analyse(&hand, request(&situation)?)))
}

/// The score of a win with its reasons, or why it is not a win, respecting furiten.
#[wasm_bindgen(js_name = score, unchecked_return_type = "ScoreAnswer")]
pub fn score_of(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Face")] win: JsValue,
    #[wasm_bindgen(unchecked_param_type = "By")] by: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Situation")] situation: JsValue,
) -> Answer {
    let answer = || {
        let hand = of_hand(&hand)?;
        let by = named(&text(&by, "by", WORD)?, "by")?;
        score::score(&hand, face(&win, "win")?, by, request(&situation)?)
    };
    give(answer())
}

/// Exact chances of being tenpai or of winning within the next draws, with the best discards. Too
/// much memory throws "too_large".
#[wasm_bindgen(js_name = chances, unchecked_return_type = "Chances")]
pub fn chances_of(
    #[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ChancesRequest")] options: JsValue,
) -> Answer {
    give(of_hand(&hand).and_then(|hand| chances::chances(&hand, request(&options)?)))
}

/// Shanten of many hands of 34 counts each: −1 won, 0 tenpai. Throws "hand" with the path of the
/// first invalid one.
#[wasm_bindgen(js_name = shantenOfMany, unchecked_return_type = "Int8Array")]
pub fn shanten_of_many(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] counts: JsValue,
) -> Result<Vec<i8>, JsValue> {
    let counts = bytes(&counts, "counts");
    counts.and_then(|counts| many::shanten_of_many(&counts)).map_err(|why| exception(&why))
}

/// Every attempt of the reference algorithm at a hand of 3n+2 tiles, step by step.
#[wasm_bindgen(js_name = why, unchecked_return_type = "Why")]
pub fn why_of(#[wasm_bindgen(unchecked_param_type = "string")] hand: JsValue) -> Answer {
    give(of_hand(&hand).and_then(|hand| why::why(&hand)))
}

/// A hand without unknown tiles, in any notation, with its drawn tile.
pub(super) fn of_hand(value: &JsValue) -> Result<mentsu::Hand, Failure> {
    let text = text(value, "hand", HAND)?;
    match info::hand(&text) {
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
