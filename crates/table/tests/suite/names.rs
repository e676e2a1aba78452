//! Names of choices, and rules of a game by theirs.

use mentsu::names::Named;
use mentsu::riichi::{Preset, Rules};
use mentsu_table::advice::Mistake;
use mentsu_table::record::{Format, GameKind, LeftOut, Room};
use mentsu_table::stats::{By, Counts, Figure, FigureKind};
use mentsu_table::{
    ActionKind, EventKind, GameRules, KanDora, LastSticks, Length, Renchan, ReplyTo, RonSticks,
    Rounding, RyuukyokuKind, Ties, Tobi, TurnStart,
};

fn names_come_back<T: Named + PartialEq + std::fmt::Debug>() {
    for (&value, &name) in T::ALL.iter().zip(T::NAMES) {
        assert_eq!((value.name(), T::from_name(name)), (name, Some(value)));
        assert_eq!(T::NAMES.iter().filter(|&&other| other == name).count(), 1);
    }
}

#[test]
fn every_name_is_read_as_it_is_written() {
    names_come_back::<ActionKind>();
    names_come_back::<By>();
    names_come_back::<Figure>();
    names_come_back::<FigureKind>();
    names_come_back::<EventKind>();
    names_come_back::<Format>();
    names_come_back::<LeftOut>();
    names_come_back::<KanDora>();
    names_come_back::<LastSticks>();
    names_come_back::<Mistake>();
    names_come_back::<Length>();
    names_come_back::<Renchan>();
    names_come_back::<RonSticks>();
    names_come_back::<Rounding>();
    names_come_back::<ReplyTo>();
    names_come_back::<Room>();
    names_come_back::<RyuukyokuKind>();
    names_come_back::<Ties>();
    names_come_back::<Tobi>();
    names_come_back::<TurnStart>();
}

#[test]
fn counts_have_their_names_once_each() {
    assert!(Counts::default().iter().map(|(name, _)| name).eq(Counts::NAMES.iter().copied()));
    for (i, name) in Counts::NAMES.iter().enumerate() {
        assert!(!Counts::NAMES[..i].contains(name), "{name} stands twice");
    }
}

#[test]
fn every_rule_of_a_game_is_read_as_it_is_set() {
    let names: Vec<&str> = GameRules::FIELDS.iter().map(|field| field.name()).collect();
    let of_hands: Vec<&str> = Rules::FIELDS.iter().map(|field| field.name()).collect();
    assert_eq!(names[..of_hands.len()], of_hands, "a hand's rules are first");
    for preset in Preset::ALL {
        let rules = GameRules::from(preset);
        assert_eq!(*rules.scoring(), preset.rules());
        for (i, name) in names.iter().enumerate() {
            assert!(!names[..i].contains(name), "{name} stands twice");
            let value = rules.get(name).unwrap();
            assert_eq!(rules.set(name, value), Ok(rules), "{name}");
            assert_eq!(rules.set_text(name, &value.to_string()), Ok(rules), "{name}");
        }
    }
    let error = GameRules::TENHOU.set("aka", true).unwrap_err().to_string();
    assert_eq!(error, "unknown rule \"aka\"");
    for (name, nearest) in [("lenght", "length"), ("Kiriage", "kiriage"), ("tobe", "tobi")] {
        let error = GameRules::TENHOU.set_text(name, "x").unwrap_err().to_string();
        assert_eq!(error, format!("unknown rule {name:?}; did you mean {nearest:?}?"));
    }
}

#[test]
fn every_preset_is_a_kind_of_game() {
    for preset in Preset::ALL {
        let kind = GameKind::from(preset);
        assert_eq!(kind.rules(), GameRules::from(preset));
        assert_eq!(kind.with_sanma(kind.is_sanma()), kind);
        assert_eq!(kind.is_sanma(), preset.rules().sanma());
        for sanma in [false, true] {
            assert_eq!(kind.with_sanma(sanma).is_sanma(), sanma);
        }
    }
}
