//! What a record says about the rules of its game.

use crate::rules::{GameRules, Length};

/// Where a game was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum House {
    /// On Tenhou (天鳳), or by its rules.
    #[default]
    Tenhou,
    /// On Mahjong Soul (雀魂).
    MahjongSoul,
    /// By the rules of the World Riichi Championship, which has no game of three.
    Wrc,
    /// By the rules of the European Mahjong Association, which has no game of three.
    Ema,
    /// By the rules of M.League (Mリーグ), which has no game of three.
    MLeague,
}

/// What a record says about the rules of its game.
///
/// ```
/// use mentsu_table::record::GameKind;
///
/// let kind = GameKind::of_tenhou_type(169);
/// assert!(kind.reds && kind.open_tanyao && kind.hanchan && !kind.sanma);
/// assert_eq!(GameKind::of_tenhou_type(185).players(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameKind {
    /// Where it was played.
    pub house: House,
    /// Three play (三麻).
    pub sanma: bool,
    /// There are red fives (赤), one of each number suit that is in play.
    pub reds: bool,
    /// Tanyao counts with an open hand (喰).
    pub open_tanyao: bool,
    /// East and south rounds (南) instead of east rounds alone (東).
    pub hanchan: bool,
    /// Short times to think (速), which changes no rule.
    pub fast: bool,
}

impl Default for GameKind {
    /// Tenhou's hanchan of four with red fives and open tanyao.
    fn default() -> GameKind {
        GameKind::of_tenhou_type(GameKind::HANCHAN)
    }
}

impl GameKind {
    const NO_REDS: u32 = 0x02;
    const CLOSED_TANYAO: u32 = 0x04;
    const HANCHAN: u32 = 0x08;
    const SANMA: u32 = 0x10;
    const FAST: u32 = 0x40;

    /// What Tenhou's `<GO type="…"/>` says: 0x02 no red fives, 0x04 no open tanyao, 0x08 hanchan,
    /// 0x10 sanma, 0x40 fast. The other bits name the room.
    #[must_use]
    pub const fn of_tenhou_type(bits: u32) -> GameKind {
        GameKind {
            house: House::Tenhou,
            sanma: bits & GameKind::SANMA != 0,
            reds: bits & GameKind::NO_REDS == 0,
            open_tanyao: bits & GameKind::CLOSED_TANYAO == 0,
            hanchan: bits & GameKind::HANCHAN != 0,
            fast: bits & GameKind::FAST != 0,
        }
    }

    /// The rules of such a game; Tenhou's sanma where the house has none.
    #[must_use]
    pub fn rules(&self) -> GameRules {
        let rules = match (self.house, self.sanma) {
            (House::MahjongSoul, true) => GameRules::MAHJONG_SOUL_SANMA,
            (_, true) => GameRules::TENHOU_SANMA,
            (House::Tenhou, false) => GameRules::TENHOU,
            (House::MahjongSoul, false) => GameRules::MAHJONG_SOUL,
            (House::Wrc, false) => GameRules::WRC,
            (House::Ema, false) => GameRules::EMA,
            (House::MLeague, false) => GameRules::M_LEAGUE,
        };
        let scoring = rules.scoring().with_open_tanyao(self.open_tanyao);
        let scoring = if self.reds { scoring } else { scoring.with_reds([0; 3]) };
        let length = if self.hanchan { Length::Hanchan } else { Length::Tonpuu };
        rules.with_scoring(scoring).with_length(length)
    }

    /// The number of players: 3 or 4.
    #[must_use]
    pub const fn players(&self) -> u8 {
        if self.sanma { 3 } else { 4 }
    }
}
