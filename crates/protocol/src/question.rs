//! What a kind of question is; `answer.rs` lists them.

use mentsu::plan::Planner;
use mentsu_families::Family;
use mentsu_table::advice::Advisor;
use serde::Serialize;

use crate::refusal::Refusal;
use crate::request::object::Object;
use crate::request::rules::RecentRules;

/// A kind of question.
pub(crate) trait Question: Sized {
    /// Its name, the value of `op`.
    const OP: &'static str;

    /// The names of its keys.
    const NAMES: &'static [&'static str];

    /// Its keys.
    #[cfg(feature = "schema")]
    const KEYS: &'static [crate::request::keys::Key];

    /// What it asks.
    #[cfg(feature = "schema")]
    const ABOUT: &'static str;

    /// The answer, without the id.
    type Answer: Serialize;

    /// Reads a request.
    fn read(object: &Object<'_>, memory: &mut Memory) -> Result<Self, Box<Refusal>>;

    /// Answers it.
    fn answer(&self, memory: &mut Memory) -> Result<Self::Answer, Box<Refusal>>;
}

/// Collects kinds of questions.
#[cfg(feature = "schema")]
pub(crate) trait Describer {
    /// Adds one.
    fn add<Q: Question<Answer: schemars::JsonSchema>>(&mut self);
}

/// What is kept for the next request. It changes no answer.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) recent: RecentRules,
    /// Each plan reuses its memory.
    pub(crate) planner: Planner,
    pub(crate) advisor: Advisor,
    /// The last family and its text.
    pub(crate) family: Option<(String, Family)>,
}
