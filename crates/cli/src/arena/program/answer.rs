//! A program's answer, parsed as one of its options.

use mentsu::notation::mjai;
use mentsu::{Face, Meld, MeldKind, Part};
use mentsu_table::{Action, Options, Seat};
use serde_json::Value;

/// A program's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Action(Action),
    /// A riichi; the next answer is its discard.
    Riichi {
        /// It shows the hand.
        open: bool,
    },
}

/// Parses an answer.
pub(super) fn read(line: &str, seat: Seat, options: &Options) -> Result<Answer, String> {
    let value = object(line, seat)?;
    let name = value["type"].as_str().unwrap_or_default();
    let action = match name {
        "none" if options.pass() => Some(Action::Pass),
        "reach" if options.riichi() => match &value["open"] {
            Value::Null | Value::Bool(false) => return Ok(Answer::Riichi { open: false }),
            Value::Bool(true) if options.open_riichi() => {
                return Ok(Answer::Riichi { open: true });
            }
            Value::Bool(true) => None,
            _ => return Err("open must be true or false".to_owned()),
        },
        "dahai" => discard(&value, options, |face, tsumogiri| Action::Discard { face, tsumogiri })?,
        "hora" if options.ron() => Some(Action::Ron),
        "hora" if options.tsumo() => Some(Action::Tsumo),
        "ryukyoku" if options.kyuushu() => Some(Action::Kyuushu),
        "nukidora" | "kita" if options.kita() => Some(Action::Kita),
        "chi" => call(&value, options, MeldKind::Chi)?,
        "pon" => call(&value, options, MeldKind::Pon)?,
        "daiminkan" => call(&value, options, MeldKind::Daiminkan)?,
        "ankan" => {
            let own = faces(&value, "consumed")?;
            let tile = own.first().map(|face| face.tile());
            own_kan(options, |meld| {
                meld.kind() == MeldKind::Ankan && Some(meld.mentsu().first()) == tile
            })
        }
        "kakan" => {
            let added = face(&value)?;
            own_kan(options, |meld| meld.kind() == MeldKind::Kakan && meld.added() == Some(added))
        }
        "none" | "reach" | "hora" | "ryukyoku" | "nukidora" | "kita" => None,
        _ => return Err("unknown type".to_owned()),
    };
    action.map(Answer::Action).ok_or_else(|| "not an option".to_owned())
}

/// Parses the discard of a riichi.
pub(super) fn riichi_discard(
    line: &str,
    seat: Seat,
    options: &Options,
    open: bool,
) -> Result<Action, String> {
    let value = object(line, seat)?;
    if value["type"] != "dahai" {
        return Err("a dahai must follow reach".to_owned());
    }
    let action = |face, tsumogiri| {
        if open {
            Action::OpenRiichi { face, tsumogiri }
        } else {
            Action::Riichi { face, tsumogiri }
        }
    };
    discard(&value, options, action)?.ok_or_else(|| "not a riichi discard".to_owned())
}

/// Parses whether the last dealer ends the game.
pub(super) fn stops(line: &str, seat: Seat) -> Result<bool, String> {
    match object(line, seat)?["type"].as_str() {
        Some("stop") => Ok(true),
        Some("none") => Ok(false),
        _ => Err("stop or none must follow may_stop".to_owned()),
    }
}

/// Checks that a line is a JSON object.
pub(super) fn is_object(line: &str) -> Result<(), String> {
    match serde_json::from_str(line) {
        Ok(Value::Object(_)) => Ok(()),
        Ok(_) => Err("not an object".to_owned()),
        Err(error) => Err(format!("not JSON ({error})")),
    }
}

fn object(line: &str, seat: Seat) -> Result<Value, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| format!("not JSON ({error})"))?;
    match &value["actor"] {
        Value::Null => Ok(value),
        actor if actor.as_u64() == Some(seat.index() as u64) => Ok(value),
        _ => Err("wrong actor".to_owned()),
    }
}

fn face(value: &Value) -> Result<Face, String> {
    let name = value["pai"].as_str();
    name.and_then(|name| mjai::face(name).ok()).ok_or_else(|| "missing or bad pai".to_owned())
}

fn faces(value: &Value, key: &str) -> Result<Vec<Face>, String> {
    let list = value[key].as_array().filter(|list| list.len() <= 4);
    let faces = list.and_then(|list| {
        list.iter().map(|name| mjai::face(name.as_str()?).ok()).collect::<Option<Vec<Face>>>()
    });
    let mut faces = faces.ok_or_else(|| format!("missing or bad {key}"))?;
    faces.sort_unstable();
    Ok(faces)
}

/// A discard; without `tsumogiri` a tile of the hand comes before the drawn one.
fn discard(
    value: &Value,
    options: &Options,
    action: impl Fn(Face, bool) -> Action,
) -> Result<Option<Action>, String> {
    let face = face(value)?;
    let said = match &value["tsumogiri"] {
        Value::Null => None,
        said => Some(said.as_bool().ok_or_else(|| "tsumogiri must be true or false".to_owned())?),
    };
    let ways = said.map_or([false, true], |said| [said; 2]);
    let action = |tsumogiri| action(face, tsumogiri);
    Ok(ways.into_iter().map(action).find(|action| options.contains(action)))
}

fn call(value: &Value, options: &Options, kind: MeldKind) -> Result<Option<Action>, String> {
    let consumed = faces(value, "consumed")?;
    let own = |meld: &Meld| {
        let parts = meld.parts();
        let own = parts.iter().filter(|(_, part)| *part == Part::Own).map(|(face, _)| *face);
        let mut own: Vec<Face> = own.collect();
        own.sort_unstable();
        own
    };
    // The called tile may be missing, but it must not be another than the last discard.
    let called = if value["pai"].is_null() { None } else { Some(face(value)?) };
    let is_it = |meld: &Meld| {
        let of_meld = meld.call().map(|call| call.face());
        own(meld) == consumed && called.is_none_or(|called| of_meld == Some(called))
    };
    Ok(options.calls().find(|meld| meld.kind() == kind && is_it(meld)).map(Action::Call))
}

fn own_kan(options: &Options, is_it: impl Fn(&Meld) -> bool) -> Option<Action> {
    options.kans().iter().find(|meld| is_it(meld)).map(|meld| Action::Kan(*meld))
}

#[cfg(test)]
mod tests {
    use mentsu::random::RandomSource as _;

    use mentsu::random::SplitMix64;
    use mentsu_table::record::mjai::event_line;
    use mentsu_table::{Event, GameRules, Round, RoundStart, Wall};

    use super::*;

    /// What a program answers to do this, and what it answers next where that is a riichi.
    fn lines(seat: Seat, action: Action) -> Vec<String> {
        let of = |event: Event| event_line(&event, 4);
        let named = |name: &str| format!("{{\"type\":\"{name}\",\"actor\":{}}}", seat.index());
        match action {
            Action::Discard { face, tsumogiri } => {
                vec![of(Event::Discard { seat, face, tsumogiri })]
            }
            Action::Riichi { face, tsumogiri } => {
                vec![of(Event::Riichi { seat }), of(Event::Discard { seat, face, tsumogiri })]
            }
            Action::OpenRiichi { face, tsumogiri } => vec![
                of(Event::Riichi { seat }).replace('}', ",\"open\":true}"),
                of(Event::Discard { seat, face, tsumogiri }),
            ],
            Action::Call(meld) => vec![of(Event::Call { seat, meld })],
            Action::Kan(meld) => vec![of(Event::Kan { seat, meld })],
            Action::Kita => vec![of(Event::Kita { seat })],
            Action::Ron | Action::Tsumo => vec![named("hora")],
            Action::Kyuushu => vec![named("ryukyoku")],
            Action::Pass => vec![r#"{"type":"none"}"#.to_owned()],
        }
    }

    fn answered(lines: &[String], seat: Seat, options: &Options) -> Result<Action, String> {
        match read(&lines[0], seat, options)? {
            Answer::Action(action) => Ok(action),
            Answer::Riichi { open } => riichi_discard(&lines[1], seat, options, open),
        }
    }

    #[test]
    fn every_option_is_understood_and_what_is_no_option_is_refused() {
        let mut source = SplitMix64::new(14);
        let mut kinds = std::collections::BTreeSet::new();
        let open = GameRules::TENHOU.set_text("old_yaku", "open_riichi").unwrap();
        for rules in [GameRules::TENHOU, GameRules::TENHOU_SANMA, open] {
            for _ in 0..150 {
                let wall = Wall::shuffled(&rules, &mut source);
                let mut round =
                    Round::new(&rules, &RoundStart::first(&rules), wall).expect("its wall");
                while let Some(seat) = round.awaited().next() {
                    let options = *round.options(seat);
                    for action in options.iter() {
                        kinds.insert(format!("{action:?}").split(' ').next().map(str::to_owned));
                        let lines = lines(seat, action);
                        assert_eq!(answered(&lines, seat, &options), Ok(action), "{lines:?}");
                        // In which order tiles of the hand are named is the program's own affair.
                        let mut turned: Value = serde_json::from_str(&lines[0]).unwrap();
                        if let Some(consumed) = turned["consumed"].as_array_mut() {
                            consumed.reverse();
                            let turned = [turned.to_string()];
                            assert_eq!(answered(&turned, seat, &options), Ok(action), "{turned:?}");
                        }
                        let other = seat.next(rules.players());
                        if matches!(action, Action::Call(_)) {
                            let mut stale: Value = serde_json::from_str(&lines[0]).unwrap();
                            // An answer to an earlier discard calls another tile.
                            let other = if lines[0].contains("\"N\"") { "S" } else { "N" };
                            stale["pai"] = Value::from(other);
                            assert!(answered(&[stale.to_string()], seat, &options).is_err());
                            stale.as_object_mut().unwrap().remove("pai");
                            assert!(answered(&[stale.to_string()], seat, &options).is_ok());
                        }
                        if action != Action::Pass {
                            assert!(answered(&lines, other, &options).is_err(), "{lines:?}");
                        }
                        assert!(answered(&lines, seat, &Options::NONE).is_err(), "{lines:?}");
                    }
                    let calls = options.iter().filter(|action| !matches!(action, Action::Pass));
                    let some: Vec<Action> = calls.collect();
                    let action = some[source.below(some.len())];
                    round.act(seat, action).unwrap();
                }
            }
        }
        assert!(kinds.len() >= 9, "{kinds:?}");
    }

    #[test]
    fn a_dealer_stops_or_goes_on() {
        let east = Seat::ALL[0];
        assert_eq!(stops(r#"{"type":"stop"}"#, east), Ok(true));
        assert_eq!(stops(r#"{"type":"stop","actor":0}"#, east), Ok(true));
        assert_eq!(stops(r#"{"type":"none"}"#, east), Ok(false));
        assert_eq!(stops(r#"{"type":"stop","actor":1}"#, east), Err("wrong actor".to_owned()));
        assert!(stops(r#"{"type":"dahai"}"#, east).is_err_and(|why| why.contains("stop or none")));
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let rules = GameRules::TENHOU;
        let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
        let round = Round::new(&rules, &RoundStart::first(&rules), wall).expect("its wall");
        let east = Seat::ALL[0];
        for (line, why) in [
            ("", "not JSON"),
            ("[]", "unknown type"),
            ("{}", "unknown type"),
            ("null", "unknown type"),
            (r#"{"type":"tsumo"}"#, "unknown type"),
            (r#"{"type":"none"}"#, "not an option"),
            (r#"{"type":"hora"}"#, "not an option"),
            (r#"{"type":"dahai"}"#, "bad pai"),
            (r#"{"type":"dahai","pai":"10m"}"#, "bad pai"),
            (r#"{"type":"reach","open":true}"#, "not an option"),
            (r#"{"type":"dahai","pai":7}"#, "bad pai"),
            (r#"{"type":"dahai","pai":"1m","tsumogiri":1}"#, "tsumogiri must"),
            (r#"{"type":"dahai","pai":"1m","actor":1}"#, "wrong actor"),
            (r#"{"type":"pon","pai":"1m","consumed":"1m"}"#, "bad consumed"),
            (r#"{"type":"ankan","consumed":["1m","1m","1m","1m","1m"]}"#, "bad consumed"),
            (r#"{"type":"ankan","consumed":[]}"#, "not an option"),
        ] {
            let refused = read(line, east, round.options(east)).unwrap_err();
            assert!(refused.contains(why), "{line}: {refused}");
        }
        // Where it isn't said, a tile of the hand goes before the same one drawn.
        let action = round.options(east).iter().next_back().unwrap();
        let Action::Discard { face, .. } = action else { panic!("{action:?}") };
        let pai = mjai::display([face]).to_string();
        let unsaid = format!(r#"{{"type":"dahai","pai":"{pai}"}}"#);
        assert_eq!(read(&unsaid, east, round.options(east)), Ok(Answer::Action(action)));
    }
}
