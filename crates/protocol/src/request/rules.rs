//! The rules of a request: a preset by name, or an object of rules that differ from it.

use mentsu::riichi::{CountedYakuman, Preset, Rules, YakuSet};
use serde_json::value::RawValue;

use crate::refusal::Refusal;
use crate::request::keys::keys;
use crate::request::object::Object;
use crate::request::presets::PRESET;
#[cfg(feature = "schema")]
use crate::{request::presets::rules_of, shape::shapes};

keys! {
    /// Rules of riichi mahjong, by default Tenhou's.
    pub(crate) RULES "rules": RulesChoice = "tenhou";
}

#[cfg(feature = "schema")]
shapes! {
    /// The name of a preset, or an object of what differs from one.
    RulesChoice = |generator| {
        let flags: Vec<&str> = OLD_NAMES.iter().chain(&FLAGS).map(|flag| flag.name).collect();
        rules_of::<Preset, Rules>(generator, &flags)
    };
}

/// A flag that older requests have for a rule.
struct OldFlag {
    name: &'static str,
    get: fn(&Rules) -> bool,
    /// Only called if `get` differs from the flag.
    set: fn(Rules, bool) -> Rules,
}

/// Older names of rules.
const OLD_NAMES: [OldFlag; 3] = [
    OldFlag {
        name: "aka",
        get: |rules| rules.reds() != [0; 3],
        set: |rules, aka| rules.with_reds([aka.into(); 3]),
    },
    OldFlag { name: "kuitan", get: Rules::open_tanyao, set: Rules::with_open_tanyao },
    OldFlag {
        name: "kazoe",
        get: |rules| rules.counted_yakuman() == CountedYakuman::Yakuman,
        set: |rules, kazoe| {
            let counted = if kazoe { CountedYakuman::Yakuman } else { CountedYakuman::Sanbaiman };
            rules.with_counted_yakuman(counted)
        },
    },
];

/// Rules whose name also takes a flag, as in older requests.
const FLAGS: [OldFlag; 2] = [
    OldFlag { name: "sanma", get: Rules::sanma, set: of_players },
    OldFlag {
        name: "double_yakuman",
        get: |rules| !rules.double_yakuman().is_empty(),
        set: |rules, double| {
            let doubled = if double { Rules::DOUBLE_YAKUMAN } else { YakuSet::EMPTY };
            rules.with_double_yakuman(doubled)
        },
    },
];

/// `preset`, all rules, and the older names.
const KEYS: [&str; 1 + Rules::FIELDS.len() + OLD_NAMES.len()] = {
    let mut keys = [PRESET.name; 1 + Rules::FIELDS.len() + OLD_NAMES.len()];
    let mut i = 0;
    while i + 1 < keys.len() {
        keys[i + 1] = if i < Rules::FIELDS.len() {
            Rules::FIELDS[i].name()
        } else {
            OLD_NAMES[i - Rules::FIELDS.len()].name
        };
        i += 1;
    }
    keys
};

/// A cache of rules by their JSON text: programs send the same few again and again.
#[derive(Default)]
pub(crate) struct RecentRules {
    known: Vec<(Box<str>, Rules)>,
    /// The index of the entry that is replaced next.
    next: usize,
}

impl RecentRules {
    /// The capacity.
    const MOST: usize = 8;

    /// The longest text kept, in bytes.
    const LONGEST: usize = 1024;

    /// The rules of a request, from the cache or by [`read`].
    pub(crate) fn rules(&mut self, value: Option<&RawValue>) -> Result<Rules, Box<Refusal>> {
        let text = value.map_or("", RawValue::get);
        if let Some((_, rules)) = self.known.iter().find(|(known, _)| **known == *text) {
            return Ok(*rules);
        }
        let rules = read(value)?;
        if text.len() <= Self::LONGEST {
            let entry = (Box::from(text), rules);
            match self.known.get_mut(self.next) {
                Some(place) => *place = entry,
                None => self.known.push(entry),
            }
            self.next = (self.next + 1) % Self::MOST;
        }
        Ok(rules)
    }
}

/// Reads the rules of a request; Tenhou's by default.
fn read(value: Option<&RawValue>) -> Result<Rules, Box<Refusal>> {
    let Some(value) = value else { return Ok(Rules::TENHOU) };
    if let Ok(name) = serde_json::from_str::<String>(value.get()) {
        return preset(name);
    }
    let object = Object::within(RULES.name, value)?;
    object.has_only(&KEYS)?;
    let mut rules = object.optional(PRESET.name)?.map_or(Ok(Rules::TENHOU), preset)?;
    let mut flags = Vec::new();
    for old in &OLD_NAMES {
        flags.extend(object.optional(old.name)?.map(|flag| (old, flag)));
    }
    for old in &FLAGS {
        let flag = object.get(old.name).and_then(|value| serde_json::from_str(value.get()).ok());
        flags.extend(flag.map(|flag| (old, flag)));
    }
    for (old, flag) in &flags {
        if (old.get)(&rules) != *flag {
            rules = (old.set)(rules, *flag);
        }
    }
    for field in Rules::FIELDS {
        if flags.iter().all(|(old, _)| old.name != field.name()) {
            rules = object.set_field(field, rules)?;
        }
    }
    match flags.iter().find(|(old, flag)| (old.get)(&rules) != *flag) {
        Some((old, _)) => Err(Box::new(Refusal::Contradiction(old.name))),
        None => Ok(rules),
    }
}

fn preset(name: String) -> Result<Rules, Box<Refusal>> {
    Refusal::named(PRESET.name, name).map(Preset::rules)
}

/// Rules for three players or for four, with their honba.
fn of_players(rules: Rules, sanma: bool) -> Rules {
    let like = if sanma { Rules::TENHOU_SANMA } else { Rules::TENHOU };
    rules.with_sanma(sanma).with_honba(like.honba())
}
