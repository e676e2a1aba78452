//! Flower tiles, which aren't part of a hand: a player who gets one sets it aside for another tile.

use crate::fields::{FieldKind, FieldType, FieldValue, NameSet};
use crate::names::Named as _;
use crate::wind::Wind;

/// A flower tile (花牌): a season or a plant, one of each.
///
/// ```
/// use mentsu::Flower;
///
/// assert_eq!((Flower::Spring.number(), Flower::Chrysanthemum.number()), (1, 8));
/// assert_eq!(Flower::from_name("plum"), Some(Flower::Plum));
/// ```
#[doc(alias = "花牌")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Flower {
    /// 春, East's
    Spring,
    /// 夏, South's
    Summer,
    /// 秋, West's
    Autumn,
    /// 冬, North's
    Winter,
    /// 梅, East's
    Plum,
    /// 兰, South's
    Orchid,
    /// 竹, West's
    Bamboo,
    /// 菊, North's
    Chrysanthemum,
}

crate::names! { Flower, "flower":
    Spring "spring",
    Summer "summer",
    Autumn "autumn",
    Winter "winter",
    Plum "plum",
    Orchid "orchid",
    Bamboo "bamboo",
    Chrysanthemum "chrysanthemum",
}

impl Flower {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// Its number among all, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The flower of this number, 1 to 8.
    #[must_use]
    pub const fn of_number(number: u8) -> Option<Flower> {
        match number {
            1..=8 => Some(Flower::ALL[number as usize - 1]),
            _ => None,
        }
    }
}

/// The flowers that a player has set aside.
///
/// ```
/// use mentsu::{Flower, Flowers, Wind};
///
/// let two = Flowers::EMPTY.with(Flower::Plum).with(Flower::Spring);
/// assert_eq!((two.len(), two.contains(Flower::Winter)), (2, false));
/// assert!(two.iter().eq([Flower::Spring, Flower::Plum]));
/// assert_eq!((two.of_seat(Wind::East), two.groups()), (2, 0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Flowers(u8);

impl Flowers {
    /// None.
    pub const EMPTY: Flowers = Flowers(0);

    /// All eight.
    pub const ALL: Flowers = Flowers(u8::MAX);

    /// These and one more.
    #[must_use]
    pub const fn with(self, flower: Flower) -> Flowers {
        Flowers(self.0 | 1 << flower as u8)
    }

    /// Whether this one is among them.
    #[must_use]
    pub const fn contains(self, flower: Flower) -> bool {
        self.0 >> flower as u8 & 1 == 1
    }

    /// How many they are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Flower> {
        Flower::ALL.iter().copied().filter(move |flower| self.contains(*flower))
    }

    /// How many are of this seat (正花): the first of each group is East's, the second South's.
    #[must_use]
    pub const fn of_seat(self, seat: Wind) -> usize {
        (self.0 & 0b1_0001 << seat as u8).count_ones() as usize
    }

    /// How many groups of four are complete (花杠).
    #[must_use]
    pub const fn groups(self) -> usize {
        (self.0 & 0xF == 0xF) as usize + (self.0 >> 4 == 0xF) as usize
    }
}

impl FieldType for Flowers {
    const KIND: FieldKind = FieldKind::Names(NameSet::new(Flower::NAMES, Flowers::ALL.0 as u64));

    fn into_value(self) -> FieldValue<'static> {
        FieldValue::Names(NameSet::new(Flower::NAMES, self.0.into()))
    }

    fn from_value(value: FieldValue<'_>) -> Option<Flowers> {
        let FieldValue::Names(names) = value else { return None };
        names.bits_of(Flower::NAMES)?.try_into().ok().map(Flowers)
    }
}

impl FromIterator<Flower> for Flowers {
    fn from_iter<I: IntoIterator<Item = Flower>>(flowers: I) -> Flowers {
        flowers.into_iter().fold(Flowers::EMPTY, Flowers::with)
    }
}
