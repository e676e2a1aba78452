//! What browsers and Node are told: hands, plans, quizzes, games, records, Shanghai and Othello as
//! plain objects of JavaScript.
//!
//! Each module answers in JSON what its crate knows; [`Failure`](failure::Failure) is what becomes an
//! exception. The module `js`, compiled for `wasm32` alone, is the door: it takes whatever JavaScript
//! hands over and never traps. `types.d.ts` beside it says what the objects look like, and the tests
//! of the npm package compile real answers against it.

#![deny(missing_docs)]

pub mod analysis;
pub mod blocks;
pub mod chances;
pub mod failure;
pub mod hand;
pub mod json;
pub mod many;
pub mod othello;
pub mod plan;
pub mod quiz;
pub mod request;
pub mod rules;
pub mod score;
pub mod situation;
pub mod solitaire;
pub mod solo;
pub mod table;
pub mod unknown;
pub mod why;

#[cfg(target_arch = "wasm32")]
mod js;

use json::{Json, object};

/// The versions of the packages within.
pub fn versions() -> impl Json {
    // All packages of the workspace have one version.
    let version = env!("CARGO_PKG_VERSION");
    object(move |o| {
        for package in ["mentsu", "table", "shanghai", "ywf", "web"] {
            o.put(package, version);
        }
    })
}
