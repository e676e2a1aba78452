//! Fields by their names: each is listed, read as it is set, and written as text and JSON.

use core::fmt::Debug;

use mentsu::fields::{Field, FieldError, FieldKind, Fields};
use mentsu::plan::Outlook;
use mentsu::riichi::legality::{Passed, Turn};
use mentsu::riichi::{Rules, Situation, WinEvent, Yaku};
use mentsu::{Tile, Visible, Wind, face, mcr, tile, tiles};
use proptest::prelude::*;

/// Texts of values of a kind, the extremes among them.
fn texts(kind: FieldKind) -> Vec<String> {
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    match kind {
        FieldKind::Flag => owned(&["true", "false"]),
        FieldKind::Number { least, most, .. } => vec![least.to_string(), most.to_string()],
        FieldKind::OptionalNumber { least, most } => {
            vec![least.to_string(), most.to_string(), "none".to_owned()]
        }
        FieldKind::Numbers { count, least, most, .. } => {
            let mut numbers = vec![least.to_string(); count];
            numbers[count - 1] = most.to_string();
            vec![numbers.join(",")]
        }
        FieldKind::Choice(names) => owned(names),
        FieldKind::OptionalChoice(names) => owned(&[names, &["none"]].concat()),
        FieldKind::Names(all) => vec!["none".to_owned(), all.to_string()],
        FieldKind::OptionalFace => owned(&["0s", "7z", "none"]),
        FieldKind::Faces { .. } => owned(&["none", "3m", "0p5p7z"]),
        FieldKind::Tiles => owned(&["none", "19m7z"]),
        FieldKind::Seats(names) => {
            let all: Vec<String> = names.iter().map(|name| format!("{name}=north")).collect();
            vec!["none".to_owned(), format!("{}=west", names[0]), all.join(" ")]
        }
        kind => panic!("{kind} is new: name its values"),
    }
}

fn every_field_is_read_as_it_is_set<T: Fields + PartialEq + Debug>(start: T) {
    assert!(T::FIELDS.iter().map(Field::name).eq(T::NAMES.iter().copied()));
    assert_eq!(T::DOCS.len(), T::FIELDS.len());
    assert!(T::DOCS.iter().all(|doc| doc.ends_with('.')), "{:?}", T::DOCS);
    for field in T::FIELDS {
        let name = field.name();
        assert_eq!(T::field(name), Ok(*field));
        let own = start.get(name).unwrap();
        assert!(field.kind().admits(&own), "{name}");
        assert_eq!(start.set(name, own), Ok(start), "{name}");
        for text in texts(field.kind()) {
            let value = field.kind().read(&text).unwrap_or_else(|| panic!("{name}: {text}"));
            assert!(field.kind().admits(&value), "{name}: {text}");
            let set = start.set_text(name, &text).unwrap();
            // Red fives of counts and of Chinese rules are fives.
            if !["seen", "declared", "discard"].contains(&name) {
                assert_eq!((set.get(name), value.to_string()), (Some(value), text.clone()));
            }
            assert_eq!(start.set(name, value), Ok(set), "{name}: {text}");
            for other in T::NAMES.iter().filter(|other| **other != name) {
                // A robbed ankan is a robbed kan.
                if (name, *other) != ("robbed_ankan", "chankan")
                    && (name, *other) != ("chankan", "robbed_ankan")
                {
                    assert_eq!(set.get(other), start.get(other), "{name} changes {other}");
                }
            }
        }
        for wrong in ["", "maybe", "-", "1.5", "99999999999999999999", "true,true", "9z", "=west"] {
            // An empty text is an empty list.
            if wrong.is_empty() && field.kind().read("none").is_some() {
                continue;
            }
            let error = start.set_text(name, wrong).unwrap_err();
            assert_eq!(error, FieldError::WrongValue { field: *field }, "{name}: {wrong}");
            assert_eq!(error.to_string(), format!("{name} is {}", field.kind()));
        }
    }
    let error = start.set("nothing of the kind", true).unwrap_err();
    assert!(error.to_string().starts_with(&format!("unknown {} ", T::WHAT)), "{error}");
    assert_eq!(start.get("nothing of the kind"), None);
}

#[test]
fn every_field_of_every_type_is_read_as_it_is_set() {
    every_field_is_read_as_it_is_set(Rules::TENHOU);
    every_field_is_read_as_it_is_set(mcr::Rules::MIL);
    every_field_is_read_as_it_is_set(Situation::tsumo());
    every_field_is_read_as_it_is_set(Situation::ron(Tile::M1));
    every_field_is_read_as_it_is_set(mcr::Situation::self_drawn());
    every_field_is_read_as_it_is_set(mcr::Situation::by_discard(Tile::M1));
    every_field_is_read_as_it_is_set(mcr::Outlook::new());
    every_field_is_read_as_it_is_set(Outlook::new());
    every_field_is_read_as_it_is_set(Turn::new());
    every_field_is_read_as_it_is_set(Passed::NOTHING);
    every_field_is_read_as_it_is_set(Visible::NOTHING);
}

#[test]
fn names_set_what_methods_set() {
    let situation = WinEvent::ALL.into_iter().fold(Situation::ron(face!("0p")), |all, event| {
        let by_name = Situation::tsumo().set(event.name(), true);
        assert_eq!(by_name, Ok(Situation::tsumo().with_event(event)));
        all.with_event(event)
    });
    let situation = situation
        .with_seat(Wind::South)
        .with_round(Wind::North)
        .with_dora([tile!("3m"), tile!("1z")])
        .with_ura([face!("0p")])
        .with_kita(2)
        .with_honba(3)
        .with_sticks(4)
        .with_discarder(Wind::West)
        .with_pao(Yaku::Daisuushi, Wind::East);
    let copied = Situation::NAMES
        .iter()
        .fold(Situation::tsumo(), |all, name| all.set(name, situation.get(name).unwrap()).unwrap());
    assert_eq!(copied, situation);
    assert_eq!(
        Passed::NOTHING.set_text("discards", "19m"),
        Ok(Passed::NOTHING.with_discards(tiles!("19m")))
    );
    let seen = Outlook::new().set_text("seen", "0p5p9s9s9s9s9s").unwrap();
    assert_eq!((seen.seen(tile!("5p")), seen.seen(tile!("9s"))), (2, 5));
    assert_eq!(seen.get("seen").unwrap().to_string(), "0p5p9s9s9s9s9s");
    // Where the type can't hold them.
    assert!(Visible::NOTHING.set_text("seen", "99999s").is_err());
}

#[test]
fn an_event_that_did_not_happen_is_taken_back() {
    // A robbed ankan leaves a chankan.
    for event in WinEvent::ALL.into_iter().filter(|event| *event != WinEvent::RobbedAnkan) {
        let happened = Situation::tsumo().with_event(event);
        assert_eq!(happened.set(event.name(), false), Ok(Situation::tsumo()), "{event}");
    }
    let robbed = Situation::tsumo().with_robbed_ankan();
    let chankan = Situation::tsumo().with_chankan();
    assert_eq!(robbed.set(WinEvent::RobbedAnkan.name(), false), Ok(chankan));
}

#[test]
fn lists_have_their_limits() {
    let six = Situation::tsumo().set_text("dora", "123456m").unwrap_err();
    assert_eq!(six.to_string(), "dora is at most 5 tiles");
    let many = "1z".repeat(137);
    assert!(Outlook::new().set_text("seen", &many).is_err());
    for wrong in ["riichi=west", "daisangen=up", "daisangen", "daisangen=west daisangen=east"] {
        assert!(Situation::tsumo().set_text("pao", wrong).is_err(), "{wrong}");
    }
}

/// The kinds of all fields here.
fn kinds() -> impl Iterator<Item = FieldKind> {
    let tables = [
        Rules::FIELDS,
        mcr::Rules::FIELDS,
        mcr::Situation::FIELDS,
        mcr::Outlook::FIELDS,
        Situation::FIELDS,
        Outlook::FIELDS,
        Turn::FIELDS,
        Passed::FIELDS,
        Visible::FIELDS,
    ];
    tables.into_iter().flatten().map(Field::kind)
}

proptest! {
    #[test]
    fn a_text_that_is_read_is_written_as_its_value(
        text in prop_oneof![
            "[0-9a-z_=, /none-]{0,16}",
            "([0-9]{1,3}[mpsz]){0,6}",
            "(daisangen|daisuushi|suukantsu|riichi|west|east|[=, ]){0,6}",
            any::<String>(),
        ],
    ) {
        for kind in kinds() {
            let Some(value) = kind.read(&text) else { continue };
            prop_assert_eq!(kind.read(&value.to_string()), Some(value), "{:?} of {}", text, kind);
        }
    }
}

#[cfg(feature = "serde")]
#[test]
fn values_are_json() {
    use serde::de::DeserializeSeed as _;

    fn check<T: Fields>() {
        for field in T::FIELDS {
            let read = |json: &str| {
                field.kind().deserialize(&mut serde_json::Deserializer::from_str(json))
            };
            for text in texts(field.kind()) {
                let value: mentsu::fields::FieldValue<'_> = field.kind().read(&text).unwrap();
                let json = serde_json::to_string(&value).unwrap();
                assert_eq!(read(&json).unwrap(), value, "{}: {json}", field.name());
            }
            for wrong in
                ["1.5", "[1,\"chun\"]", "{\"east\":1}", "[[]]", "\"no such value\"", "1e99"]
            {
                assert!(read(wrong).is_err(), "{}: {wrong}", field.name());
            }
        }
    }
    check::<Rules>();
    check::<mcr::Rules>();
    check::<Situation>();
    check::<Outlook>();
    check::<Passed>();
}
