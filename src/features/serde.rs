//! The feature `serde`: canonical text where the format is for people, numbers where it isn't.
//!
//! Melds, hands and blocks are text in every format, and so are decompositions and winning forms,
//! which can only be serialized.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::form::{Decomposition, FormBlock, WinForm};
use crate::hand::Hand;
use crate::list::{Filler, List};
use crate::meld::Meld;
use crate::mentsu::{Mentsu, MentsuKind};
use crate::notation::ParseError;
use crate::riichi::{Yaku, YakuSet};
use crate::tile::{Counts, Face, SuitCounts, Tile, TileSet};
use crate::wait::{WaitShape, WaitShapes};

/// Reads any type from its text.
struct TextReader<T>(PhantomData<T>);

impl<T: FromStr<Err = ParseError>> Visitor<'_> for TextReader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tiles in mpsz")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

fn from_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err = ParseError>,
{
    deserializer.deserialize_str(TextReader(PhantomData))
}

/// Text in every format.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

as_text!(Meld, Hand, Decomposition, WinForm, FormBlock);

impl<'de> Deserialize<'de> for Meld {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Meld, D::Error> {
        from_text(deserializer)
    }
}

impl<'de> Deserialize<'de> for FormBlock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FormBlock, D::Error> {
        from_text(deserializer)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        from_text(deserializer)
    }
}

/// Text for people, a number of type `$number` otherwise.
macro_rules! as_text_or_number {
    ($type:ty, $number:ty, $to:expr, $from:expr) => {
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    let to: fn(&$type) -> $number = $to;
                    to(self).serialize(serializer)
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                if deserializer.is_human_readable() {
                    return from_text(deserializer);
                }
                let number = <$number>::deserialize(deserializer)?;
                let from: fn($number) -> Option<$type> = $from;
                from(number).ok_or_else(|| {
                    D::Error::invalid_value(Unexpected::Other("a number out of range"), &"tiles")
                })
            }
        }
    };
}

as_text_or_number!(Tile, u8, |tile| tile.index() as u8, |index| {
    Tile::from_index(usize::from(index)).ok()
});
as_text_or_number!(
    Face,
    u8,
    |face| face.tile().index() as u8 | u8::from(face.is_red()) << 7,
    |bits| {
        let tile = Tile::from_index(usize::from(bits & 0x7F)).ok()?;
        if bits & 0x80 == 0 { Some(Face::plain(tile)) } else { Face::red(tile).ok() }
    }
);
as_text_or_number!(TileSet, u64, |set| set.bits(), |bits| TileSet::from_bits(bits).ok());
as_text_or_number!(
    Mentsu,
    (u8, u8),
    |mentsu| (mentsu.first().index() as u8, mentsu.kind() as u8),
    |(first, kind)| {
        let first = Tile::from_index(usize::from(first)).ok()?;
        Mentsu::new(*MentsuKind::ALL.get(usize::from(kind))?, first).ok()
    }
);
as_text_or_number!(Counts, [u64; 4], Counts::words, |words| {
    let mut counts = [0; Tile::COUNT];
    for (i, count) in counts.iter_mut().enumerate() {
        *count = SuitCounts::from_word(words[i / 9]).get((i % 9) as u8 + 1);
    }
    Counts::from_array(counts).ok().filter(|counts| counts.words() == words)
});

/// A sequence of its members.
macro_rules! as_members {
    ($($set:ty: $member:ty, $expected:literal;)*) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                deserializer.deserialize_seq(MembersReader::<$set, $member> {
                    expected: $expected,
                    read: PhantomData,
                })
            }
        }
    )*};
}

as_members! {
    WaitShapes: WaitShape, "a sequence of wait shapes";
    YakuSet: Yaku, "a sequence of yaku";
}

/// Reads a sequence of members.
struct MembersReader<Set, Member> {
    expected: &'static str,
    read: PhantomData<(Set, Member)>,
}

impl<'de, Set, Member> Visitor<'de> for MembersReader<Set, Member>
where
    Set: FromIterator<Member>,
    Member: Deserialize<'de>,
{
    type Value = Set;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut members: A) -> Result<Set, A::Error> {
        core::iter::from_fn(|| members.next_element::<Member>().transpose()).collect()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Reads a list of at most `N` items.
struct ListReader<T, const N: usize>(PhantomData<T>);

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Visitor<'de> for ListReader<T, N> {
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<List<T, N>, A::Error> {
        let mut list = List::new();
        while let Some(item) = items.next_element()? {
            list.try_push(item).map_err(|_| A::Error::invalid_length(N + 1, &self))?;
        }
        Ok(list)
    }
}

impl<'de, T: Filler + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        deserializer.deserialize_seq(ListReader(PhantomData))
    }
}
