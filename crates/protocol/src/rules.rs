//! The rules of a request: a house by name, or what differs from it.

use mentsu::riichi::{CountedYakuman, Rules, YakuSet};
use serde_json::value::RawValue;

use crate::house::{HOUSES, House};
use crate::object::Object;
use crate::refusal::Refusal;

const KEYS: [&str; 9] = [
    "preset",
    "aka",
    "reds",
    "kuitan",
    "double_yakuman",
    "kiriage",
    "kazoe",
    "double_wind_fu",
    "sanma",
];

/// The rules of recent requests by their text: programs ask under the same rules again and again.
#[derive(Default)]
pub(crate) struct RecentRules {
    known: Vec<(Box<str>, Rules)>,
    /// Where the next text goes.
    next: usize,
}

impl RecentRules {
    /// How many texts are remembered.
    const MOST: usize = 8;

    /// The longest text that is remembered, in bytes.
    const LONGEST: usize = 1024;

    /// The rules of a request as [`read`] reads them.
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

/// The rules of a request; Tenhou's where nothing else is said.
pub(crate) fn read(value: Option<&RawValue>) -> Result<Rules, Box<Refusal>> {
    let Some(value) = value else { return Ok(Rules::TENHOU) };
    if let Ok(name) = serde_json::from_str::<String>(value.get()) {
        return preset(name);
    }
    let object = Object::within("rules", value)?;
    object.has_only(&KEYS)?;
    let mut rules = object.optional("preset")?.map_or(Ok(Rules::TENHOU), preset)?;
    if let Some(sanma) = object.optional("sanma")? {
        rules = of_players(rules, sanma);
    }
    rules = with_reds(rules, object.optional("aka")?, object.optional("reds")?)?;
    if let Some(kuitan) = object.optional("kuitan")? {
        rules = rules.with_open_tanyao(kuitan);
    }
    if let Some(double) = object.optional("double_yakuman")? {
        let doubled = if double { Rules::DOUBLE_YAKUMAN } else { YakuSet::EMPTY };
        rules = rules.with_double_yakuman(doubled);
    }
    if let Some(kiriage) = object.optional("kiriage")? {
        rules = rules.with_kiriage(kiriage);
    }
    if let Some(kazoe) = object.optional("kazoe")? {
        let counted = if kazoe { CountedYakuman::Yakuman } else { CountedYakuman::Sanbaiman };
        rules = rules.with_counted_yakuman(counted);
    }
    match object.optional("double_wind_fu")? {
        Some(fu @ (2 | 4)) => rules = rules.with_double_wind_fu(fu),
        Some(fu) => return Err(Box::new(Refusal::DoubleWindFu(fu))),
        None => {}
    }
    Ok(rules)
}

fn preset(name: String) -> Result<Rules, Box<Refusal>> {
    House::named(&name).map(|house| house.rules).ok_or_else(|| {
        let known = HOUSES.map(|house| house.name).to_vec();
        Box::new(Refusal::UnknownWord { key: "preset", word: name, known })
    })
}

/// Rules for three players or for four, and the honba that they pay.
fn of_players(rules: Rules, sanma: bool) -> Rules {
    if rules.sanma() == sanma {
        return rules;
    }
    let like = if sanma { Rules::TENHOU_SANMA } else { Rules::TENHOU };
    rules.with_sanma(sanma).with_honba(like.honba())
}

/// Rules with this many red fives of each suit; `aka` says one of each, or none.
fn with_reds(
    rules: Rules,
    aka: Option<bool>,
    reds: Option<[u8; 3]>,
) -> Result<Rules, Box<Refusal>> {
    let contradict = |reds: [u8; 3]| aka.is_some_and(|aka| aka != (reds != [0; 3]));
    match (aka, reds) {
        (_, Some(reds)) if contradict(reds) || reds.iter().any(|&red| red > 4) => {
            Err(Box::new(Refusal::Reds(reds)))
        }
        (_, Some(reds)) => Ok(rules.with_reds(reds)),
        // One of each, unless the house has red fives already.
        (Some(true), None) if rules.reds() == [0; 3] => Ok(rules.with_reds([1; 3])),
        (Some(false), None) => Ok(rules.with_reds([0; 3])),
        _ => Ok(rules),
    }
}
