//! Houses by name, and the kinds of tile that they play with.

use mentsu::TileSet;
use mentsu::riichi::Rules;

/// Every preset under the name that requests have for it.
pub const HOUSES: [House; 7] = [
    House { name: "tenhou", rules: Rules::TENHOU },
    House { name: "tenhou_sanma", rules: Rules::TENHOU_SANMA },
    House { name: "mahjong_soul", rules: Rules::MAHJONG_SOUL },
    House { name: "mahjong_soul_sanma", rules: Rules::MAHJONG_SOUL_SANMA },
    House { name: "wrc", rules: Rules::WRC },
    House { name: "ema", rules: Rules::EMA },
    House { name: "m_league", rules: Rules::M_LEAGUE },
];

/// A house and what it plays.
///
/// ```
/// use mentsu_protocol::House;
///
/// let house = House::named("tenhou_sanma").unwrap();
/// assert!(house.rules.sanma());
/// assert_eq!(house.kinds().len(), 27);
/// ```
#[derive(Clone, Copy)]
pub struct House {
    /// As `batch` and the houses' lists write it.
    pub name: &'static str,
    /// What it plays.
    pub rules: Rules,
}

impl House {
    /// The house of this name.
    pub fn named(name: &str) -> Option<House> {
        HOUSES.into_iter().find(|house| house.name == name)
    }

    /// The kinds of tile that are in play: in sanma 27.
    pub fn kinds(&self) -> TileSet {
        if self.rules.sanma() { TileSet::SANMA } else { TileSet::ALL }
    }
}
