//! The games of well-known houses, and their sources.

use mentsu::FifthCopy;
use mentsu::riichi::Rules;
use mentsu::riichi::legality::NotenBappu;

use super::{GameRules, KanDora, LastSticks, Length, Renchan, Rounding, Tobi};

impl GameRules {
    /// Tenhou's games of four (天鳳 段位戦 東南戦), the default.
    pub const TENHOU: GameRules = GameRules {
        scoring: Rules::TENHOU,
        length: Length::Hanchan,
        start_points: 25_000,
        return_points: 30_000,
        target_points: 30_000,
        tobi: Tobi::BelowZero,
        agari_yame: true,
        tenpai_yame: true,
        renchan: Renchan::Tenpai,
        uma: [20_000, 10_000, -10_000, -20_000],
        rounding: Rounding::Thousands,
        last_sticks: LastSticks::First,
        noten_bappu: NotenBappu::Yonma,
        tenpai: FifthCopy::Concealed,
        riichi_points: 1_000,
        riichi_tiles: 4,
        kan_dora_turns: KanDora::WithDiscard,
        kyuushu_kyuuhai: true,
        suufon_renda: true,
        suukaikan: true,
        suucha_riichi: true,
        kita: false,
        ron_on_kita: false,
    };

    /// Tenhou's games of three (天鳳 三人麻雀).
    pub const TENHOU_SANMA: GameRules = GameRules {
        scoring: Rules::TENHOU_SANMA,
        start_points: 35_000,
        return_points: 40_000,
        target_points: 40_000,
        uma: [20_000, 0, -20_000, 0],
        noten_bappu: NotenBappu::Sanma2000,
        riichi_tiles: 3,
        kita: true,
        ron_on_kita: true,
        ..GameRules::TENHOU
    };

    /// Mahjong Soul's ranked games of four (雀魂 段位戦).
    pub const MAHJONG_SOUL: GameRules = GameRules {
        scoring: Rules::MAHJONG_SOUL,
        rounding: Rounding::Exact,
        return_points: 25_000,
        uma: [15_000, 5_000, -5_000, -15_000],
        ..GameRules::TENHOU
    };

    /// Mahjong Soul's ranked games of three (雀魂 三人麻雀).
    pub const MAHJONG_SOUL_SANMA: GameRules = GameRules {
        scoring: Rules::MAHJONG_SOUL_SANMA,
        rounding: Rounding::Exact,
        return_points: 35_000,
        uma: [15_000, 0, -15_000, 0],
        ..GameRules::TENHOU_SANMA
    };

    /// The World Riichi Championship, rules of 2025.
    pub const WRC: GameRules = GameRules {
        scoring: Rules::WRC,
        rounding: Rounding::Exact,
        start_points: 30_000,
        return_points: 30_000,
        target_points: 0,
        tobi: Tobi::Off,
        agari_yame: false,
        tenpai_yame: false,
        uma: [15_000, 5_000, -5_000, -15_000],
        ..GameRules::TENHOU
    };

    /// The European Mahjong Association's tournaments, rules of 2025.
    pub const EMA: GameRules =
        GameRules { scoring: Rules::EMA, tenpai: FifthCopy::Any, ..GameRules::WRC };

    /// M.League (Mリーグ).
    pub const M_LEAGUE: GameRules = GameRules {
        scoring: Rules::M_LEAGUE,
        start_points: 25_000,
        uma: [30_000, 10_000, -10_000, -30_000],
        tenpai: FifthCopy::Any,
        ..GameRules::WRC
    };
}
