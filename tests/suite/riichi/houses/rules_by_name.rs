//! Rules by their names: what is set is read back, and errors list what would do.

use std::error::Error as _;

use mentsu::fields::{Field, FieldError, FieldKind, FieldValue};
use mentsu::riichi::{Preset, Rules, Yaku, YakuSet};

/// Values of a kind, the extremes among them.
fn values(kind: FieldKind) -> Vec<FieldValue<'static>> {
    match kind {
        FieldKind::Flag => vec![FieldValue::Flag(false), FieldValue::Flag(true)],
        FieldKind::Number { least, most, .. } => vec![least.into(), most.into()],
        FieldKind::Numbers { count, least, most, .. } => {
            let mut numbers = vec![least; count];
            numbers[count - 1] = most;
            vec![FieldValue::numbers(&numbers).unwrap()]
        }
        FieldKind::Choice(names) => names.iter().map(|&name| FieldValue::from(name)).collect(),
        FieldKind::Names(all) => vec![YakuSet::EMPTY.into(), FieldValue::Names(all)],
        _ => unreachable!("a kind of this test"),
    }
}

fn field(name: &str) -> Field {
    Rules::FIELDS.iter().copied().find(|field| field.name() == name).expect("a rule")
}

#[test]
fn every_rule_is_read_as_it_is_set() {
    assert!(Rules::FIELDS.len() >= 27);
    for preset in Preset::ALL {
        for field in Rules::FIELDS {
            let name = field.name();
            let rules = preset.rules();
            let own = rules.get(name).unwrap();
            assert_eq!(rules.set(name, own), Ok(rules), "{name}");
            for value in values(field.kind()) {
                let set = rules.set(name, value).unwrap();
                assert_eq!(set.get(name), Some(value), "{name}");
                assert_eq!(rules.set_text(name, &value.to_string()), Ok(set), "{name}={value}");
                assert_eq!(set.set(name, own), Ok(rules), "only {name} was changed");
            }
        }
    }
}

#[test]
fn texts_are_read() {
    let tenhou = Rules::TENHOU;
    assert_eq!(tenhou.set_text("kiriage", "true"), Ok(tenhou.with_kiriage(true)));
    assert_eq!(tenhou.set_text("reds", "1, 2,1"), Ok(tenhou.with_reds([1, 2, 1])));
    let double = YakuSet::from_iter([Yaku::SuuankouTanki, Yaku::Daisuushi]);
    for text in ["suuankou_tanki daisuushi", "daisuushi,suuankou_tanki"] {
        assert_eq!(tenhou.set_text("double_yakuman", text), Ok(tenhou.with_double_yakuman(double)));
    }
    assert_eq!(tenhou.set_text("pao", "none"), Ok(tenhou.with_pao(YakuSet::EMPTY)));
}

#[test]
fn errors_list_what_would_do() {
    let error = Rules::TENHOU.set("aka", true).unwrap_err();
    let FieldError::Unknown(unknown) = error else { panic!("{error:?}") };
    assert!(
        unknown.names().iter().eq(Rules::FIELDS.iter().map(Field::name).collect::<Vec<_>>().iter())
    );
    assert!(error.source().is_some() && error.to_string() == "unknown rule \"aka\"");
    for (name, text, wrong) in [
        ("kiriage", "yes", "kiriage is true or false"),
        ("honba", "-1", "honba is a number from 0 to 65535"),
        ("double_wind_fu", "3", "double_wind_fu is 2 or 4"),
        ("reds", "1,1,5", "reds is 3 numbers from 0 to 4"),
        ("reds", "1,1", "reds is 3 numbers from 0 to 4"),
        ("reds", "1,1,1,1,1", "reds is 3 numbers from 0 to 4"),
        ("kuikae", "off", "kuikae is allowed, same_tile or suji"),
    ] {
        let error = Rules::TENHOU.set_text(name, text).unwrap_err();
        assert_eq!(error, FieldError::WrongValue { field: field(name) });
        assert_eq!(error.to_string(), wrong);
    }
    let error = Rules::TENHOU.set("pao", YakuSet::from(Yaku::Riichi)).unwrap_err();
    assert!(error.to_string().starts_with("pao is some of tenhou chiihou daisangen"), "{error}");
    let wrong_types =
        [("kiriage", FieldValue::from(1)), ("honba", true.into()), ("pao", "none".into())];
    for (name, value) in wrong_types {
        assert_eq!(
            Rules::TENHOU.set(name, value),
            Err(FieldError::WrongValue { field: field(name) })
        );
    }
}
