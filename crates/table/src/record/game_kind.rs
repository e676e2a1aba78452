//! The kind of a recorded game.

use mentsu::riichi::Preset;

use crate::rules::{GameRules, Length};

/// The kind of a recorded game.
///
/// ```
/// use mentsu::riichi::Preset;
/// use mentsu_table::record::GameKind;
///
/// let kind = GameKind::of_tenhou_type(169);
/// assert!(kind.reds && kind.open_tanyao && kind.hanchan && !kind.is_sanma());
/// assert_eq!(GameKind::of_tenhou_type(185).players(), 3);
/// assert!(!GameKind::from(Preset::Wrc).reds);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameKind {
    /// The house where it was played, and its game of three or of four players.
    pub preset: Preset,
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

impl From<Preset> for GameKind {
    /// The hanchan of a preset.
    fn from(preset: Preset) -> GameKind {
        let rules = preset.rules();
        GameKind {
            preset,
            reds: rules.reds() != [0; 3],
            open_tanyao: rules.open_tanyao(),
            hanchan: true,
            fast: false,
        }
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
        let sanma = bits & GameKind::SANMA != 0;
        GameKind {
            preset: if sanma { Preset::TenhouSanma } else { Preset::Tenhou },
            reds: bits & GameKind::NO_REDS == 0,
            open_tanyao: bits & GameKind::CLOSED_TANYAO == 0,
            hanchan: bits & GameKind::HANCHAN != 0,
            fast: bits & GameKind::FAST != 0,
        }
    }

    /// The bits of Tenhou's type that say the same; 0x01, people play, and no room. The house isn't
    /// among them.
    ///
    /// ```
    /// use mentsu_table::record::GameKind;
    ///
    /// assert_eq!(GameKind::default().tenhou_type(), 0x09);
    /// let fast_sanma = GameKind::of_tenhou_type(0x5D);
    /// assert_eq!(fast_sanma.tenhou_type(), 0x5D);
    /// ```
    #[must_use]
    pub const fn tenhou_type(&self) -> u32 {
        const PEOPLE: u32 = 0x01;
        PEOPLE
            | if self.reds { 0 } else { GameKind::NO_REDS }
            | if self.open_tanyao { 0 } else { GameKind::CLOSED_TANYAO }
            | if self.hanchan { GameKind::HANCHAN } else { 0 }
            | if self.is_sanma() { GameKind::SANMA } else { 0 }
            | if self.fast { GameKind::FAST } else { 0 }
    }

    /// Three play (三麻).
    #[must_use]
    pub const fn is_sanma(&self) -> bool {
        matches!(self.preset, Preset::TenhouSanma | Preset::MahjongSoulSanma)
    }

    /// The same house's game of three or of four players; Tenhou's where it has no game of three.
    #[must_use]
    pub const fn with_sanma(self, sanma: bool) -> GameKind {
        use Preset::{MahjongSoul, MahjongSoulOldYaku, MahjongSoulSanma, Tenhou, TenhouSanma};
        let preset = match (self.preset, sanma) {
            (MahjongSoul | MahjongSoulOldYaku | MahjongSoulSanma, true) => MahjongSoulSanma,
            (_, true) => TenhouSanma,
            (MahjongSoulSanma, false) => MahjongSoul,
            (TenhouSanma, false) => Tenhou,
            (of_four, false) => of_four,
        };
        GameKind { preset, ..self }
    }

    /// The rules of such a game.
    #[must_use]
    pub fn rules(&self) -> GameRules {
        let rules = GameRules::from(self.preset);
        let scoring = rules.scoring().with_open_tanyao(self.open_tanyao);
        let scoring = if self.reds { scoring } else { scoring.with_reds([0; 3]) };
        let length = if self.hanchan { Length::Hanchan } else { Length::Tonpuu };
        rules.with_scoring(scoring).with_length(length)
    }

    /// The number of players: 3 or 4.
    #[must_use]
    pub const fn players(&self) -> u8 {
        if self.is_sanma() { 3 } else { 4 }
    }
}
