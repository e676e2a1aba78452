//! Hands, plans, quizzes, games, records, Shanghai and Othello for browsers and Node, as plain
//! objects of JavaScript.
//!
//! Each module answers in JSON; a [`Failure`](wire::failure::Failure) becomes an exception. The
//! module `js`, compiled for `wasm32` alone, is the door to JavaScript: it accepts any argument and
//! never traps. `types.d.ts` describes requests, `answers.d.ts` answers; the npm tests compile real
//! answers against it.

#![deny(missing_docs)]

pub mod answers;
pub mod hand;
pub mod othello;
pub mod play;
pub mod quiz;
pub mod rules;
pub mod solitaire;
pub mod wire;
pub mod words;

#[cfg(target_arch = "wasm32")]
mod js;

use wire::json::Json;

/// The versions of the packages in the module.
pub fn versions() -> impl Json {
    // All packages of the workspace have one version.
    let version = env!("CARGO_PKG_VERSION");
    object!(
        /// The versions of the packages within.
        Versions {
            mentsu: version,
            table: version,
            shanghai: version,
            othello: version,
            web: version,
        }
    )
}
