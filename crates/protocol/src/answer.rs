//! Answers: lines of output.

use mentsu::plan::Planner;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::hand::HandAnswer;
use crate::object::Object;
use crate::plan::PlanAnswer;
use crate::quick;
use crate::refusal::Refusal;
use crate::request::{Question, Request};
use crate::rules::RecentRules;
use crate::score::ScoreAnswer;

/// What an answer says beside the id of its request.
#[derive(Serialize)]
#[serde(untagged)]
enum Content {
    Hand(HandAnswer),
    Score(ScoreAnswer),
    Plan(PlanAnswer),
    Error { error: String },
}

/// Answers one line after the other.
///
/// It remembers what the next answer can use (the rules of recent requests, the memory of plans), and
/// nothing that could change an answer: any request gets the same from any answerer.
#[derive(Default)]
pub struct Answerer {
    recent: RecentRules,
    /// Its memory serves one plan after the other.
    planner: Planner,
}

impl Answerer {
    /// The answer to one request, without the end of a line. A request that can't be read or answered
    /// gets an object with `error`.
    pub fn answer(&mut self, request: &str) -> String {
        let mut answer = Vec::new();
        self.answer_text(request, &mut answer);
        // What is written is JSON, which is UTF-8.
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Appends the answer to each line that isn't blank, whatever it holds, in order.
    pub fn answer_lines(&mut self, lines: &[u8], answers: &mut Vec<u8>) {
        let mut rest = lines;
        while !rest.is_empty() {
            let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
            let request = rest[..end].trim_ascii();
            rest = rest.get(end + 1..).unwrap_or_default();
            if !request.is_empty() {
                self.answer_line(request, answers);
                answers.push(b'\n');
            }
        }
    }

    fn answer_line(&mut self, line: &[u8], answers: &mut Vec<u8>) {
        match core::str::from_utf8(line) {
            Ok(text) => self.answer_text(text, answers),
            Err(error) => write(None, &refused(&Refusal::NotUtf8(error)), answers),
        }
    }

    fn answer_text(&mut self, text: &str, answers: &mut Vec<u8>) {
        match quick::read(text, &mut self.recent) {
            Some(request) => self.write_answer(request, answers),
            None => self.answer_carefully(text, answers),
        }
    }

    fn answer_carefully(&mut self, line: &str, answers: &mut Vec<u8>) {
        match Object::in_line(line) {
            Ok(object) => self.write_answer(Request::read(&object), answers),
            Err(refusal) => write(None, &refused(&refusal), answers),
        }
    }

    fn write_answer(&mut self, request: Request<'_>, answers: &mut Vec<u8>) {
        let answer = request.question.and_then(|question| match question {
            Question::Hand(hand) => Ok(Content::Hand(hand.answer())),
            Question::Score(score) => score.answer().map(Content::Score),
            Question::Plan(plan) => plan.answer(&mut self.planner).map(Content::Plan),
        });
        write(request.id, &answer.unwrap_or_else(|refusal| refused(&refusal)), answers);
    }
}

fn refused(refusal: &Refusal) -> Content {
    Content::Error { error: refusal.to_string() }
}

/// Appends an object: the id of the request, null where it is unknown, then the content.
fn write(id: Option<&RawValue>, content: &Content, out: &mut Vec<u8>) {
    out.extend_from_slice(br#"{"id":"#);
    out.extend_from_slice(id.map_or("null", RawValue::get).as_bytes());
    // The content is an object that isn't empty: behind the id a comma stands for its brace.
    let brace = out.len();
    if let Err(error) = serde_json::to_writer(&mut *out, content) {
        out.truncate(brace);
        write_error(&error, out);
    }
    debug_assert!(out[brace] == b'{' && out[brace + 1] == b'"');
    out[brace] = b',';
}

/// Appends what an answer is that can't be written: its keys are texts and its numbers finite, so
/// this tells of a fault here rather than of a request.
fn write_error(error: &serde_json::Error, out: &mut Vec<u8>) {
    let error = serde_json::Value::from(error.to_string());
    out.extend_from_slice(format!(r#"{{"error":{error}}}"#).as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    const REQUESTS: [&str; 7] = [
        r#"{"id":1,"op":"hand","closed":"11223344456789m","melds":[]}"#,
        r#"{"id":"a","op":"hand","closed":"4445m1z","melds":[{"type":"pon","tiles":"7=77z"}]}"#,
        r#"{"id":2,"op":"score","closed":"23467m345p34588s","win":"5m","seat":"S","round":"E"}"#,
        r#"{"id":3,"op":"score","closed":"34m067p99s","win":"2m","tsumo":false,"melds":[{"type":"chi","tiles":"234s"},{"type":"pon","tiles":"777z"}],"seat":"S","round":"E","dora":["1m"],"ura":[],"flags":[],"kita":0,"honba":0,"sticks":0,"rules":{"preset":"tenhou","aka":true,"kuitan":true,"reds":[1,1,1],"double_yakuman":false,"kiriage":false,"kazoe":true,"double_wind_fu":4,"sanma":false}}"#,
        r#"{"op": "score", "closed": "234678m45p123s55z", "win": "3p", "melds": [], "tsumo": true, "seat": "E", "round": "E", "dora": ["4m"], "ura": ["0p"], "flags": ["riichi", "ippatsu"], "honba": 0, "sticks": 2, "rules": {"sanma": false}, "id": [2]}"#,
        r#"{"id":4,"op":"score","closed":"34m067p99s11z1m","win":"2m","rules":"ema","seat":"N","round":"W","kita":3}"#,
        r#"{"id":5,"op":"score","closed":"1s","win":"1s","seat":"E","round":"S","flags":["rinshan"],"tsumo":true,"melds":[{"tiles":"1111z","type":"ankan"},{"type":"kakan","tiles":"222-2z"},{"type":"daiminkan","tiles":"3333=z"},{"type":"pon","tiles":"444z"}]}"#,
    ];

    fn answered(answerer: &mut Answerer, line: &str) -> String {
        let mut answers = Vec::new();
        answerer.answer_lines(line.as_bytes(), &mut answers);
        String::from_utf8(answers).unwrap()
    }

    /// Compares the answers by one pass and by objects, where the line is one request.
    #[track_caller]
    fn compare(answerer: &mut Answerer, line: &str) {
        let request = line.trim_ascii();
        if request.is_empty() || line.contains('\n') {
            return;
        }
        let mut carefully = Vec::new();
        Answerer::default().answer_carefully(request, &mut carefully);
        carefully.push(b'\n');
        assert_eq!(answered(answerer, line), String::from_utf8(carefully).unwrap(), "{line}");
    }

    #[test]
    fn usual_requests_are_read_in_one_pass() {
        for request in REQUESTS {
            assert!(quick::read(request, &mut RecentRules::default()).is_some(), "{request}");
            compare(&mut Answerer::default(), request);
        }
    }

    #[test]
    fn one_pass_and_objects_say_the_same_of_every_byte_changed() {
        let mut answerer = Answerer::default();
        for request in REQUESTS {
            for at in 0..request.len() {
                let (before, behind) = request.split_at(at);
                compare(&mut answerer, &format!("{before}{}", &behind[1..]));
                for byte in "{}[]\"\\,: 0159-.eEmz=tn\u{0}\u{7F}".chars() {
                    compare(&mut answerer, &format!("{before}{byte}{behind}"));
                    compare(&mut answerer, &format!("{before}{byte}{}", &behind[1..]));
                }
            }
        }
    }

    #[test]
    fn one_pass_and_objects_say_the_same_of_every_value_changed() {
        let values = [
            "null",
            "true",
            "false",
            "0",
            "1",
            "-1",
            "3",
            "4",
            "5",
            "255",
            "256",
            "4294967295",
            "4294967296",
            "1.0",
            "1e3",
            "1e999",
            "\"\"",
            "\"E\"",
            "\"1m\"",
            "\"0m\"",
            "\"8z\"",
            "\"tenhou\"",
            "\"tenhou_sanma\"",
            "\"nobody\"",
            "\"\\u0045\"",
            "\"ä\"",
            "\"11m\"",
            "\"13m+2m\"",
            "\"11m(777z)\"",
            "[]",
            "[1]",
            "[\"1m\"]",
            "[\"0p\",\"1m\"]",
            "[\"riichi\"]",
            "[\"riichi\",\"riichi\"]",
            "[\"riichi\",\"double_riichi\"]",
            "[\"haste\"]",
            "[[]]",
            "[null]",
            "[\"1m\",\"2m\",\"3m\",\"4m\",\"5m\",\"6m\"]",
            "[\"haitei\",\"x\"]",
            "{}",
            "{\"a\":1}",
            "[{}]",
            "[{\"type\":\"chi\"}]",
            "[{\"type\":\"chi\",\"tiles\":\"123m\"}]",
            "[{\"tiles\":\"123m\",\"tiles\":\"123m\",\"type\":\"chi\"}]",
            "[[\"chi\",\"123m\"]]",
            "[{\"type\":\"kan\",\"tiles\":\"1111m\"}]",
            "[{\"type\":\"chi\",\"tiles\":\"124m\"}]",
            "{\"preset\":\"ema\",\"aka\":true}",
            "{\"aka\":1}",
            "{\"reds\":[1,1,2]}",
            "{\"reds\":[1,1]}",
            "{\"aka\":false,\"reds\":[1,1,1]}",
            "{\"double_wind_fu\":3}",
            "{\"sanma\":true}",
            "[true]",
        ];
        let mut answerer = Answerer::default();
        for request in REQUESTS {
            let object: serde_json::Map<String, serde_json::Value> =
                serde_json::from_str(request).unwrap();
            let written = |skipped: &str| {
                let others = object.iter().filter(|(key, _)| *key != skipped);
                let others: Vec<String> =
                    others.map(|(key, value)| format!("\"{key}\":{value}")).collect();
                others.join(",")
            };
            let keys = [
                "id", "op", "closed", "win", "melds", "tsumo", "seat", "round", "dora", "ura",
                "flags", "kita", "honba", "sticks", "rules", "haste",
            ];
            for key in keys {
                let others = written(key);
                compare(&mut answerer, &format!("{{{others}}}"));
                for value in values {
                    compare(&mut answerer, &format!("{{{others},\"{key}\":{value}}}"));
                    compare(&mut answerer, &format!("{{\"{key}\":{value},{others}}}"));
                    compare(&mut answerer, &format!("{{{},\"{key}\":{value}}}", written("")));
                }
            }
        }
    }

    #[test]
    fn rules_are_remembered_by_their_text_alone() {
        let mut answerer = Answerer::default();
        let houses = ["tenhou", "mahjong_soul", "wrc", "ema", "m_league", "nobody"];
        for turn in 0..200 {
            let rules = match turn % 3 {
                0 => format!("\"{}\"", houses[turn % houses.len()]),
                1 => format!("{{\"double_wind_fu\":{}}}", turn % 5),
                _ => format!(
                    "{{\"preset\": \"{}\", \"kiriage\":{}}}",
                    houses[turn % 5],
                    turn % 2 == 0
                ),
            };
            let request = format!(
                r#"{{"id":{turn},"op":"score","closed":"234567m23488p67s","win":"8s","seat":"S","round":"E","flags":["riichi","ippatsu"],"rules":{rules}}}"#
            );
            compare(&mut answerer, &request);
        }
        let long = format!(
            r#"{{"op":"score","closed":"11m22p","win":"2p","seat":"S","round":"E","rules":{{{}}}}}"#,
            " ".repeat(5_000)
        );
        compare(&mut answerer, &long);
    }
}
