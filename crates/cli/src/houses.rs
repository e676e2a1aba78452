//! Houses by name, and the kinds of tile that they play with.

use mentsu::TileSet;
use mentsu::riichi::Rules;

/// Every preset under the name that `batch` has for it; on the command line `-` stands for `_`.
pub(crate) const HOUSES: [House; 7] = [
    House { name: "tenhou", rules: Rules::TENHOU },
    House { name: "tenhou_sanma", rules: Rules::TENHOU_SANMA },
    House { name: "mahjong_soul", rules: Rules::MAHJONG_SOUL },
    House { name: "mahjong_soul_sanma", rules: Rules::MAHJONG_SOUL_SANMA },
    House { name: "wrc", rules: Rules::WRC },
    House { name: "ema", rules: Rules::EMA },
    House { name: "m_league", rules: Rules::M_LEAGUE },
];

/// A house and what it plays.
#[derive(Clone, Copy)]
pub(crate) struct House {
    pub(crate) name: &'static str,
    pub(crate) rules: Rules,
}

impl House {
    /// The house of this name.
    pub(crate) fn named(name: &str) -> Option<House> {
        HOUSES.into_iter().find(|house| house.name == name)
    }

    /// The kinds of tile that are in play: in sanma 27.
    pub(crate) fn kinds(&self) -> TileSet {
        if self.rules.sanma() { TileSet::SANMA } else { TileSet::ALL }
    }
}
