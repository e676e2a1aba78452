//! The door to JavaScript. Every function takes what it is handed as it is, and what isn't as its type
//! says is an exception that says so.

#![allow(unreachable_pub, reason = "JavaScript reaches what no module of Rust does")]
#![allow(clippy::needless_pass_by_value, reason = "JavaScript hands values over")]

mod boundary;
mod hand;
mod othello;
mod plan;
mod quiz;
mod solitaire;
mod solo;
mod table;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("../types.d.ts");
