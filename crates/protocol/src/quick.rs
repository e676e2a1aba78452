//! Requests as programs mostly write them, read in one pass: every key known and there once, every
//! value of its type, no escapes in text. Whatever else a line holds, and whatever is wrong with it, is
//! left to [`Object`](crate::object::Object), which names each fault.

use core::fmt;
use core::marker::PhantomData;

use mentsu::riichi::Wind;
use mentsu::{Face, Meld};
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::hand::{HandRequest, read_closed, with_melds};
use crate::melds;
use crate::request::{Question, Request};
use crate::rules::RecentRules;
use crate::score::{Circumstances, ScoreRequest, event, wind_of};

/// The request in a line, unless something about it is odd.
pub(crate) fn read<'a>(line: &'a str, recent: &mut RecentRules) -> Option<Request<'a>> {
    let parts: Parts<'a> = serde_json::from_str(line).ok()?;
    let question = match parts.op? {
        "hand" => parts.hand()?,
        "score" => parts.score(recent)?,
        _ => return None,
    };
    Some(Request { id: parts.id, question: Ok(question) })
}

/// The values of a request that are there.
#[derive(Default)]
struct Parts<'a> {
    id: Option<&'a RawValue>,
    op: Option<&'a str>,
    closed: Option<&'a str>,
    melds: Option<Few<OneMeld, 4>>,
    of_score: OfScore<'a>,
}

/// Those that only a score request may have.
#[derive(Default)]
struct OfScore<'a> {
    are_there: bool,
    win: Option<OneFace>,
    tsumo: Option<bool>,
    seat: Option<OneWind>,
    round: Option<OneWind>,
    dora: Option<Few<OneFace, 5>>,
    ura: Option<Few<OneFace, 5>>,
    flags: Option<Few<&'a str, 8>>,
    kita: Option<u8>,
    honba: Option<u32>,
    sticks: Option<u32>,
    rules: Option<&'a RawValue>,
}

impl Parts<'_> {
    fn hand(&self) -> Option<Question> {
        if self.of_score.are_there {
            return None;
        }
        Some(Question::Hand(HandRequest::of(self.whole_hand()?)))
    }

    fn score(&self, recent: &mut RecentRules) -> Option<Question> {
        let parts = &self.of_score;
        let OneFace(winning) = parts.win?;
        let circumstances = Circumstances {
            tsumo: parts.tsumo.unwrap_or(false),
            seat: parts.seat?.0,
            round: parts.round?.0,
            dora: faces(&parts.dora),
            ura: faces(&parts.ura),
            kita: parts.kita.unwrap_or(0),
        };
        let mut situation = circumstances.situation(winning);
        let (mut riichi, mut double_riichi) = (false, false);
        for flag in parts.flags.iter().flat_map(Few::iter) {
            riichi |= *flag == "riichi";
            double_riichi |= *flag == "double_riichi";
            situation = event(flag)?(situation);
        }
        if riichi && double_riichi {
            return None;
        }
        let (hand, rules) = (self.whole_hand()?, recent.rules(parts.rules).ok()?);
        Some(Question::Score(ScoreRequest { hand, winning, situation, rules }))
    }

    fn whole_hand(&self) -> Option<mentsu::Hand> {
        let closed = read_closed(self.closed?).ok()?;
        match &self.melds {
            Some(melds) if melds.len > 0 => {
                let mut all = [melds.items[0]?.0; 4];
                for (all, OneMeld(meld)) in all.iter_mut().zip(melds.iter()) {
                    *all = *meld;
                }
                with_melds(&closed, &all[..melds.len]).ok()
            }
            _ => with_melds(&closed, &[]).ok(),
        }
    }
}

fn faces(few: &Option<Few<OneFace, 5>>) -> impl Iterator<Item = Face> {
    few.iter().flat_map(Few::iter).map(|face| face.0)
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum Key {
    Id,
    Op,
    Closed,
    Win,
    Melds,
    Tsumo,
    Seat,
    Round,
    Dora,
    Ura,
    Flags,
    Kita,
    Honba,
    Sticks,
    Rules,
}

/// Sets a value that must not be there yet.
fn set<'de, T: Deserialize<'de>, A: MapAccess<'de>>(
    place: &mut Option<T>,
    map: &mut A,
) -> Result<(), A::Error> {
    match place.replace(map.next_value()?) {
        Some(_) => Err(odd()),
        None => Ok(()),
    }
}

/// That a request is odd, which nobody reads.
fn odd<E: Error>() -> E {
    E::custom("odd")
}

impl<'de> Deserialize<'de> for Parts<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Parts<'de>, D::Error> {
        struct PartsVisitor;

        impl<'de> Visitor<'de> for PartsVisitor {
            type Value = Parts<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parts<'de>, A::Error> {
                let mut parts = Parts::default();
                while let Some(key) = map.next_key()? {
                    let (map, of_score) = (&mut map, &mut parts.of_score);
                    of_score.are_there |=
                        !matches!(key, Key::Id | Key::Op | Key::Closed | Key::Melds);
                    match key {
                        Key::Id => set(&mut parts.id, map),
                        Key::Op => set(&mut parts.op, map),
                        Key::Closed => set(&mut parts.closed, map),
                        Key::Melds => set(&mut parts.melds, map),
                        Key::Win => set(&mut of_score.win, map),
                        Key::Tsumo => set(&mut of_score.tsumo, map),
                        Key::Seat => set(&mut of_score.seat, map),
                        Key::Round => set(&mut of_score.round, map),
                        Key::Dora => set(&mut of_score.dora, map),
                        Key::Ura => set(&mut of_score.ura, map),
                        Key::Flags => set(&mut of_score.flags, map),
                        Key::Kita => set(&mut of_score.kita, map),
                        Key::Honba => set(&mut of_score.honba, map),
                        Key::Sticks => set(&mut of_score.sticks, map),
                        Key::Rules => set(&mut of_score.rules, map),
                    }?;
                }
                Ok(parts)
            }
        }

        deserializer.deserialize_map(PartsVisitor)
    }
}

/// A list of a few values, in place.
struct Few<T, const N: usize> {
    items: [Option<T>; N],
    len: usize,
}

impl<T, const N: usize> Few<T, N> {
    fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().flatten()
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Few<T, N>, D::Error> {
        struct FewVisitor<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for FewVisitor<T, N> {
            type Value = Few<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Few<T, N>, A::Error> {
                let mut few = Few { items: [const { None }; N], len: 0 };
                while let Some(item) = list.next_element()? {
                    *few.items.get_mut(few.len).ok_or_else(odd)? = Some(item);
                    few.len += 1;
                }
                Ok(few)
            }
        }

        deserializer.deserialize_seq(FewVisitor(PhantomData))
    }
}

#[derive(Clone, Copy)]
struct OneFace(Face);

impl<'de> Deserialize<'de> for OneFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OneFace, D::Error> {
        <&str>::deserialize(deserializer)?.parse().map(OneFace).map_err(|_| odd())
    }
}

#[derive(Clone, Copy)]
struct OneWind(Wind);

impl<'de> Deserialize<'de> for OneWind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OneWind, D::Error> {
        wind_of(<&str>::deserialize(deserializer)?).map(OneWind).ok_or_else(odd)
    }
}

#[derive(Clone, Copy)]
struct OneMeld(Meld);

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "snake_case")]
enum MeldKey {
    Type,
    Tiles,
}

impl<'de> Deserialize<'de> for OneMeld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OneMeld, D::Error> {
        struct MeldVisitor;

        impl<'de> Visitor<'de> for MeldVisitor {
            type Value = OneMeld;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<OneMeld, A::Error> {
                let (mut kind, mut tiles) = (None::<&str>, None::<&str>);
                while let Some(key) = map.next_key()? {
                    match key {
                        MeldKey::Type => set(&mut kind, &mut map),
                        MeldKey::Tiles => set(&mut tiles, &mut map),
                    }?;
                }
                let (Some(kind), Some(tiles)) = (kind, tiles) else { return Err(odd()) };
                melds::meld(kind, tiles).map(OneMeld).map_err(|_| odd())
            }
        }

        deserializer.deserialize_map(MeldVisitor)
    }
}
