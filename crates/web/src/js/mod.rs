//! The door to JavaScript. Every function takes any value; one of another type than the declared
//! one is an exception.

#![allow(unreachable_pub, reason = "JavaScript is the caller")]
#![allow(clippy::needless_pass_by_value, reason = "JavaScript passes values")]

mod boundary;
mod game;
mod hand;
mod othello;
mod plan;
mod quiz;
mod solitaire;
mod solo;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = concat!(
    include_str!("../types.d.ts"),
    include_str!("../requests.d.ts"),
    include_str!("../answers.d.ts"),
    include_str!("../words.d.ts"),
    "/** Requests of `ask`, its answers, and their values. */\n",
    include_str!("../protocol.d.ts"),
    include_str!("../protocol_rules.d.ts"),
);
