//! Lines of requests in, lines of answers out.

use serde::Serialize;
use serde_json::value::RawValue;

use crate::advise::AdviseRequest;
use crate::chances::ChancesRequest;
use crate::family::FamilyRequest;
use crate::hand::{HandRequest, UnknownHandRequest};
use crate::mcr::{McrHandRequest, McrScoreRequest};
use crate::plan::PlanRequest;
use crate::question::{Memory, Question};
use crate::refusal::Refusal;
use crate::request::keys::{ID, OP};
use crate::request::object::{Object, Text};
use crate::score::ScoreRequest;

/// Writes the function that reads a request of one of these kinds, and appends the answer with its
/// id.
macro_rules! answers {
    ($answer:ident: $($question:ty)*) => {
        fn $answer(
            object: &Object<'_>,
            memory: &mut Memory,
            id: Option<&RawValue>,
            out: &mut Vec<u8>,
        ) -> Result<(), Box<Refusal>> {
            let op: Text<'_> = object.required(OP.name)?;
            $(
                if *op == *<$question as Question>::OP {
                    let answer = <$question as Question>::read(object, memory)?.answer(memory)?;
                    write(id, &answer, out);
                    return Ok(());
                }
            )*
            let known = vec![$(<$question as Question>::OP.to_owned()),*];
            Err(Box::new(Refusal::UnknownWord { key: OP.name, word: op.to_string(), known }))
        }
    };
}

/// Lists the kinds of questions.
macro_rules! questions {
    ($($question:ty)*) => {
        answers! { answer: $($question)* }

        /// Adds the schemas of each.
        #[cfg(feature = "schema")]
        pub(crate) fn describe_all(described: &mut impl crate::question::Describer) {
            $(described.add::<$question>();)*
        }
    };
}

questions! {
    HandRequest
    ScoreRequest
    PlanRequest
    ChancesRequest
    McrScoreRequest
    McrHandRequest
    FamilyRequest
    AdviseRequest
}

answers! {
    answer_unknown_or_other_rules:
    UnknownHandRequest McrScoreRequest McrHandRequest FamilyRequest
}

/// A function that `answers!` writes.
trait Answering:
    Fn(&Object<'_>, &mut Memory, Option<&RawValue>, &mut Vec<u8>) -> Result<(), Box<Refusal>>
{
}

impl<F> Answering for F where
    F: Fn(&Object<'_>, &mut Memory, Option<&RawValue>, &mut Vec<u8>) -> Result<(), Box<Refusal>>
{
}

/// In place of an answer.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Refused {
    /// The key, and why it is wrong.
    error: String,
}

/// Answers requests.
///
/// It keeps the rules of recent requests and the memory of plans for the next request. Neither
/// changes an answer: every answerer gives the same one.
pub struct Answerer {
    longest: usize,
    memory: Memory,
}

impl Default for Answerer {
    /// Reads requests of at most 1 MiB.
    fn default() -> Answerer {
        Answerer::with_longest(Answerer::LONGEST)
    }
}

impl Answerer {
    /// The longest request that is read, in bytes, unless another limit is chosen: 1 MiB.
    pub const LONGEST: usize = 1 << 20;

    /// An answerer that refuses requests of more than this many bytes.
    #[must_use]
    pub fn with_longest(longest: usize) -> Answerer {
        Answerer { longest, memory: Memory::default() }
    }

    /// The answer to one request, without a newline; for a bad request an object with `error`.
    pub fn answer(&mut self, request: &str) -> String {
        self.text_of(request, answer)
    }

    /// The answer to a `hand` with unknown tiles that aren't jokers, to `mcr_score`, `mcr_hand` or
    /// `family`, as [`answer`](Answerer::answer) gives it; an `error` for every other request.
    ///
    /// A program that calls this alone contains the code of these questions alone.
    ///
    /// ```
    /// use mentsu_protocol::Answerer;
    ///
    /// let request = r#"{"op":"hand","closed":"1112345678999m?"}"#;
    /// let mut answerer = Answerer::default();
    /// assert_eq!(answerer.answer_unknown_or_other_rules(request), answerer.answer(request));
    /// for other in [
    ///     r#"{"op":"plan","closed":"123m45p13789s113z"}"#,
    ///     r#"{"op":"hand","closed":"1112345678999m"}"#,
    ///     r#"{"op":"hand","closed":"1112345678999m?","wild":true}"#,
    /// ] {
    ///     let refused = answerer.answer_unknown_or_other_rules(other);
    ///     assert!(refused.contains("\"error\":"), "{other}");
    /// }
    /// ```
    pub fn answer_unknown_or_other_rules(&mut self, request: &str) -> String {
        self.text_of(request, answer_unknown_or_other_rules)
    }

    fn text_of(&mut self, request: &str, answering: impl Answering) -> String {
        let mut answer = Vec::new();
        self.answer_line(request.as_bytes(), &mut answer, answering);
        // JSON is UTF-8.
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Appends a line for each line that isn't blank, in order.
    pub fn answer_lines(&mut self, lines: &[u8], answers: &mut Vec<u8>) {
        let mut rest = lines;
        while !rest.is_empty() {
            let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            let line = &rest[..end];
            rest = rest.get(end + 1..).unwrap_or_default();
            // A line that is too long is answered even if what was kept of it is blank.
            if !line.trim_ascii().is_empty() || line.len() > self.longest {
                self.answer_line(line, answers, answer);
                answers.push(b'\n');
            }
        }
    }

    fn answer_line(&mut self, line: &[u8], answers: &mut Vec<u8>, answering: impl Answering) {
        if line.len() > self.longest {
            return refuse(None, &Refusal::TooLong { longest: self.longest }, answers);
        }
        match core::str::from_utf8(line.trim_ascii()) {
            Ok(text) => self.answer_text(text, answers, answering),
            Err(error) => refuse(None, &Refusal::NotUtf8(error), answers),
        }
    }

    fn answer_text(&mut self, text: &str, answers: &mut Vec<u8>, answering: impl Answering) {
        let object = match Object::in_line(text) {
            Ok(object) => object,
            Err(refusal) => return refuse(None, &refusal, answers),
        };
        // The id is echoed even if the question is wrong.
        let id = object.get(ID.name).filter(|_| !object.is_duplicate(ID.name));
        if let Err(refusal) = answering(&object, &mut self.memory, id, answers) {
            refuse(id, &refusal, answers);
        }
    }
}

fn refuse(id: Option<&RawValue>, refusal: &Refusal, out: &mut Vec<u8>) {
    write(id, &Refused { error: refusal.to_string() }, out);
}

/// Appends an object: the id (null where unknown), then the content.
fn write(id: Option<&RawValue>, content: &impl Serialize, out: &mut Vec<u8>) {
    out.extend_from_slice(br#"{"id":"#);
    out.extend_from_slice(id.map_or("null", RawValue::get).as_bytes());
    // The content is an object with keys: a comma takes the place of its opening brace.
    let brace = out.len();
    if let Err(error) = serde_json::to_writer(&mut *out, content) {
        out.truncate(brace);
        write_error(&error, out);
    }
    debug_assert!(out[brace] == b'{' && out[brace + 1] == b'"');
    out[brace] = b',';
}

/// Appends an error in place of an answer that serde can't write. Keys are strings and numbers
/// finite, so only a bug here leads to it.
fn write_error(error: &serde_json::Error, out: &mut Vec<u8>) {
    let error = serde_json::Value::from(error.to_string());
    out.extend_from_slice(format!(r#"{{"error":{error}}}"#).as_bytes());
}
