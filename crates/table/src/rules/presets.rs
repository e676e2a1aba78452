//! The games of well-known houses, and their sources.
//!
//! [`mentsu::riichi::Preset`] has the scoring rules of each house. This table has the others. The
//! number after a value is its source below; – means that no source was found, and that the value
//! is the usual one.
//!
//! | rule | Tenhou | Mahjong Soul | WRC | EMA | M.League |
//! |---|---|---|---|---|---|
//! | `length` | hanchan (1) | hanchan (3) | hanchan (5) | hanchan (7) | hanchan (9) |
//! | `start_points` | 25,000 (1) | 25,000 (3) | 30,000 (5) | 30,000 (7) | 25,000 (9) |
//! | `return_points` | 30,000 (2) | 25,000 (3) | 30,000 (5) | 30,000 (7) | 30,000 (9) |
//! | `target_points` | 30,000 (1) | 30,000 (3) | 0 (6) | 0 – | 0 (10) |
//! | `tobi` | below 0 (1) | below 0 (3) | below 0 (5) | off – | off (10) |
//! | `agari_yame`, `tenpai_yame` | automatic (1) | automatic (3) | off (6) | off – | off (10) |
//! | `renchan` | tenpai (1) | tenpai (3) | tenpai (5) | tenpai (7) | tenpai (10) |
//! | `uma` | 20, 10 (2) | 15, 5 (3) | 15, 5 (5) | 15, 5 – | 30, 10 (10) |
//! | `ties` | by seat (1) | by seat (3) | shared (5) | shared – | shared (11) |
//! | `rounding` | exact (17) | exact (3) | exact (5) | exact – | exact (9) |
//! | `ron_sticks` | first (2) | first (4) | one wins | own back (16) | one wins |
//! | `last_sticks` | first (1) | first (3) | nobody (13) | first, shared (14) | first, shared (15) |
//! | `tenpai` | concealed (1) | concealed (3) | concealed – | any copy (8) | any copy (12) |
//! | `call_ends_furiten` | yes (2) | yes – | yes – | no (8) | yes – |
//! | `riichi_points` | 1,000 (1) | 1,000 (3) | 1,000 – | 1,000 – | none (10) |
//! | `riichi_tiles` | 4 (1) | 4 (3) | 4 – | 4 – | 1 (10) |
//! | `kan_dora_turns` | with discard (2) | with discard (4) | at once – | at once (8) | at once (9) |
//!
//! In overtime the dealer's repeat goes before the target in all that have one (2; Mahjong Soul –).
//! An ankan's indicator is turned over at once in all of them (2, 4, 5, 8, 9), and nobody is liable
//! for a rinshan (2, 4; – elsewhere). Nobody shows the hand of a riichi in them (1, 3, 5, 7, 9), or
//! plays for chips or other prizes.
//!
//! What parlours play, and no preset does:
//!
//! | rule | source |
//! |---|---|
//! | `length` iichan (一荘戦) | chouseisan.com/l/post-21916, health-mahjong.com/mahjong-tonpu |
//! | `agari_yame`, `tenpai_yame` dealer's choice | mahjongcollege.com/rules/4140 |
//! | `kan_dora_turns` after the discard, `ankan_dora_at_once` off | riichi.wiki/Kandora |
//! | `kan_dora_turns` with the discard or the next kan, `rounding` halves up | `majiang-core` 1.4.1 |
//! | `rinshan_pao` (大明槓の責任払い) | riichi.wiki/Pao |
//! | `suukaikan` at once, with a fifth kan | mahjongcollege.com/rules/4589 |
//! | `nagashi_mangan` as a win (和了扱い) | mahjong-dora2.com/Beginner/20.html |
//! | `north_yakuhai` (北の共通役牌) | ja.wikipedia.org/wiki/三人麻雀, 北風牌の扱い |
//! | `open_riichi_yakuman` (オープン立直) | riichi.wiki/Riichi, kinmaweb.jp/mahjong-yougo/open-reach |
//! | chips of ippatsu, ura, reds and yakuman (祝儀) | mahjongcollege.com/score-calculation/5088 |
//! | `tobi_prize` (トビ賞), `tobi` at zero | mahjongcollege.com/rules/5585; chouseisan.com/l/post-53446 |
//! | `yakitori` (焼き鳥) | chouseisan.com/l/post-53446, a sum as agreed; here to each who has won |
//!
//! `north_yakuhai` and `nagashi_mangan` stand in the scoring rules. All have names by which the
//! program's `--rule` and records take them.
//!
//! Abortive draws are all on where [`Rules::abortive_draws`] has any, four kans after the
//! discard (2, 4). Noten bappu is 3,000, in sanma 2,000. The sanma of Tenhou (2) and Mahjong Soul
//! (–) starts with 35,000 points and needs 40,000, its uma is 20 (15) for the first and the same
//! loss for the third, riichi takes three tiles, and a north set aside may be taken for ron.
//!
//! Values that were compared with their source once more, on 30 November 2026:
//!
//! | house | values | with |
//! |---|---|---|
//! | Tenhou | all that its records show | 1,000 records, replayed without a difference |
//! | WRC | points, `tobi`, `uma`, `ties`, `renchan`, abortive draws | 5 |
//! | EMA | `kan_dora_turns`, `call_ends_furiten`, `tenpai`, abortive draws, several ron | 8 |
//! | M.League | points, `tobi`, `kan_dora_turns`, abortive draws, kokushi on an ankan | 9 |
//!
//! The houses' own pages couldn't be opened. So all others, those of Mahjong Soul among them, stand
//! as their sources had them earlier in that month.
//!
//! Sources, read in November 2026. If the house's own document wasn't available, the entry names a
//! page that describes it.
//!
//! 1. Tenhou: its manual (<https://tenhou.net/man/>), translated at
//!    arcturus.su/mjw/Tenhou.net_rules.
//! 2. 2,666 rounds of Tenhou's records, replayed without a difference: indicators, riichi, furiten
//!    as its clients were offered ron, ends of games, and final scores.
//! 3. Mahjong Soul: rules of its ranked games (段位戦ルール説明, <https://mahjongsoul.com/news/46>);
//!    riichi.wiki/Mahjong_Soul.
//! 4. docs.rs/riichienv-core, which replays its records.
//! 5. WRC: riichi.wiki/World_Riichi_Championship_rules, its table and its section on uma.
//! 6. The rule book of 2015 (WRCR 2015, 5.9), whose list of contents names the end of the game and
//!    "no agari yame".
//! 7. EMA: Riichi, Rules for Japanese Mahjong, as in the presets of `mentsu`.
//! 8. riichi.wiki/EMA_Riichi_Competition_Rules, revisions of 2019 to 2024: any kan's indicator is
//!    turned over immediately, temporary furiten ends only with a draw, karaten is noten.
//! 9. M.League: its rules (<https://m-league.jp/about/>); described at mahjong-space.com.
//! 10. The same; described at majannavi.com/archives/55, including riichi below 1,000 points and
//!     without a remaining draw. It doesn't say whether the very last discard can declare it.
//! 11. The same; described at ojisan-gyakushu.com/mleague-rule.
//! 12. The same, 3-11, as in the presets of `mentsu`.
//! 13. WRC: rules of 2025, 10.2: left-over deposits stay on the table and nobody collects them; the
//!     same at torontoriichi.club/rules, which names the WRC for it.
//! 14. EMA: as in 7, section 3.7; the difference to the WRC, and that players tying for first share
//!     the sticks, at arcturus.su/wiki/EMA_Riichi_Competition_Rules.
//! 15. M.League: no document at hand; a scorer of its games splits them among the top players.
//! 16. EMA: as in 7, section 3.4.2; Pantheon (<https://github.com/MahjongPantheon/pantheon>), which
//!     scores its tournaments, does the same.
//! 17. Tenhou's records: from the end of January 2022 on all of 25 public ones have scores with
//!     decimals, all earlier ones whole scores.
//!
//! Tenhou once played otherwise. Its records don't have a date, but show these rules, and a reader
//! finds them:
//!
//! | rule | before | shown by |
//! |---|---|---|
//! | `rounding` | thousands until January 2022 | records up to then, 1,308 of them replayed |
//! | `uma` | 10, 5 in tonpuu of 2009 | a record of June 2009 |
//! | `tenpai_yame` | off in early 2009 | a record of February 2009 |
//!
//! In its lobbies with chips or a parlour's rules, hands of 7,700 and 7,900 points are a mangan, a
//! kan's indicator is turned over at once, the uma is 30, 10 and scores are rounded; each payer
//! gives a chip for ippatsu, each ura dora and each red five; in parlours a honba is worth 1,500
//! (records of such lobbies). How many chips a yakuman brings isn't known.
//!
//! ```
//! use mentsu_table::{GameRules, Length};
//!
//! const TONPUU: GameRules = GameRules::TENHOU.with_length(Length::Tonpuu);
//! # assert_ne!(TONPUU, GameRules::TENHOU);
//! ```

use mentsu::FifthCopy;
use mentsu::riichi::legality::NotenBappu;
use mentsu::riichi::{Preset, Rules};

use super::{
    GameRules, KanDora, LastSticks, Length, Renchan, RonSticks, Rounding, Suukaikan, Ties, Tobi,
    Yame,
};

impl From<Preset> for GameRules {
    /// The game of a house.
    fn from(preset: Preset) -> GameRules {
        match preset {
            Preset::TenhouSanma => GameRules::TENHOU_SANMA,
            Preset::MahjongSoul => GameRules::MAHJONG_SOUL,
            Preset::MahjongSoulOldYaku => {
                GameRules::MAHJONG_SOUL.with_scoring(Rules::MAHJONG_SOUL_OLD_YAKU)
            }
            Preset::MahjongSoulSanma => GameRules::MAHJONG_SOUL_SANMA,
            Preset::Wrc => GameRules::WRC,
            Preset::Ema => GameRules::EMA,
            Preset::MLeague => GameRules::M_LEAGUE,
            // The house has no game of its own.
            other => GameRules::TENHOU.with_scoring(other.rules()),
        }
    }
}

impl GameRules {
    /// Tenhou's games of four (天鳳 段位戦 東南戦), the default.
    pub const TENHOU: GameRules = GameRules {
        scoring: Rules::TENHOU,
        length: Length::Hanchan,
        start_points: 25_000,
        return_points: 30_000,
        target_points: 30_000,
        overtime_repeats: true,
        tobi: Tobi::BelowZero,
        agari_yame: Yame::Automatic,
        tenpai_yame: Yame::Automatic,
        renchan: Renchan::Tenpai,
        uma: [20_000, 10_000, -10_000, -20_000],
        ties: Ties::BySeat,
        rounding: Rounding::Exact,
        ron_sticks: RonSticks::First,
        last_sticks: LastSticks::First,
        noten_bappu: NotenBappu::Yonma,
        tenpai: FifthCopy::Concealed,
        call_ends_furiten: true,
        riichi_points: 1_000,
        riichi_tiles: 4,
        open_riichi_yakuman: false,
        kan_dora_turns: KanDora::WithDiscard,
        ankan_dora_at_once: true,
        rinshan_pao: false,
        kyuushu_kyuuhai: true,
        suufon_renda: true,
        suukaikan: Suukaikan::AfterDiscard,
        suucha_riichi: true,
        kita: false,
        ron_on_kita: false,
        chip_points: 0,
        ippatsu_chips: 0,
        ura_chips: 0,
        red_chips: 0,
        all_red_chips: 0,
        yakuman_chips: 0,
        tobi_prize: 0,
        yakitori: 0,
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
        return_points: 25_000,
        uma: [15_000, 5_000, -5_000, -15_000],
        ..GameRules::TENHOU
    };

    /// Mahjong Soul's ranked games of three (雀魂 三人麻雀).
    pub const MAHJONG_SOUL_SANMA: GameRules = GameRules {
        scoring: Rules::MAHJONG_SOUL_SANMA,
        return_points: 35_000,
        uma: [15_000, 0, -15_000, 0],
        ..GameRules::TENHOU_SANMA
    };

    /// The World Riichi Championship, rules of 2025.
    pub const WRC: GameRules = GameRules {
        scoring: Rules::WRC,
        start_points: 30_000,
        return_points: 30_000,
        target_points: 0,
        agari_yame: Yame::Off,
        tenpai_yame: Yame::Off,
        uma: [15_000, 5_000, -5_000, -15_000],
        ties: Ties::Shared,
        last_sticks: LastSticks::Nobody,
        kan_dora_turns: KanDora::AtOnce,
        ankan_dora_at_once: true,
        rinshan_pao: false,
        ..GameRules::TENHOU
    };

    /// The European Mahjong Association's tournaments, rules of 2025.
    pub const EMA: GameRules = GameRules {
        scoring: Rules::EMA,
        tobi: Tobi::Off,
        ron_sticks: RonSticks::OwnBack,
        last_sticks: LastSticks::First,
        tenpai: FifthCopy::Any,
        call_ends_furiten: false,
        ..GameRules::WRC
    };

    /// M.League (Mリーグ).
    pub const M_LEAGUE: GameRules = GameRules {
        scoring: Rules::M_LEAGUE,
        start_points: 25_000,
        tobi: Tobi::Off,
        uma: [30_000, 10_000, -10_000, -30_000],
        last_sticks: LastSticks::First,
        tenpai: FifthCopy::Any,
        riichi_points: i32::MIN,
        riichi_tiles: 1,
        ..GameRules::WRC
    };
}
