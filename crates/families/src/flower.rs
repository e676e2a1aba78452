//! Flower tiles: set aside when they are drawn, and replaced.

use mentsu::Wind;

/// A flower tile (花牌): a season or a plant, one of each.
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

mentsu::names! { Flower, "flower":
    Spring "spring",
    Summer "summer",
    Autumn "autumn",
    Winter "winter",
    Plum "plum",
    Orchid "orchid",
    Bamboo "bamboo",
    Chrysanthemum "chrysanthemum",
}

/// A set of flowers.
///
/// ```
/// use mentsu::Wind;
/// use mentsu_families::{Flower, Flowers};
///
/// let flowers: Flowers = [Flower::Spring, Flower::Plum, Flower::Orchid].into_iter().collect();
/// assert_eq!((flowers.len(), flowers.of_seat(Wind::East), flowers.groups()), (3, 2, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flowers(u8);

impl Flowers {
    /// No flower.
    pub const NONE: Flowers = Flowers(0);

    /// With one more; `None` if it is there.
    #[must_use]
    pub const fn with(self, flower: Flower) -> Option<Flowers> {
        match self.0 >> flower as u8 & 1 {
            0 => Some(Flowers(self.0 | 1 << flower as u8)),
            _ => None,
        }
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are of this seat: the first of each group is East's, the second South's.
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

impl FromIterator<Flower> for Flowers {
    fn from_iter<I: IntoIterator<Item = Flower>>(flowers: I) -> Flowers {
        Flowers(flowers.into_iter().fold(0, |all, flower| all | 1 << flower as u8))
    }
}
