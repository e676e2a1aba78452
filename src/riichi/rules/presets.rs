//! The rules of well-known houses.

use crate::riichi::rules::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, PaoHonba, PaoShare, Renhou, RiichiAnkan,
    Rules, SanmaTsumo,
};
use crate::riichi::yaku::Yaku;
use crate::riichi::yaku::set::YakuSet;

/// A well-known house, by whose rules a hand may be scored.
///
/// ```
/// use mentsu::riichi::{Preset, Rules};
///
/// assert_eq!("wrc".parse().map(Preset::rules), Ok(Rules::WRC));
/// assert_eq!(Preset::TenhouSanma.name(), "tenhou_sanma");
/// ```
///
/// # The rules of each house
///
/// Bold values differ from [Tenhou's](Rules::TENHOU). The number after a value is its source
/// below; a cell without a known source says so.
///
/// | rule | Tenhou | Mahjong Soul | WRC | EMA | M.League |
/// |---|---|---|---|---|---|
/// | `reds` | 1 a suit (1) | 1 a suit (3) | **none** (5) | **none** (8) | 1 a suit (10) |
/// | `kiriage` | – (1) | – (3) | **yes** (5) | **yes** (8) | **yes** (10) |
/// | `counted_yakuman` | yakuman (1) | yakuman (3) | yakuman (5) | **sanbaiman** (8) | **sanbaiman** (10) |
/// | `double_yakuman` | none (1) | **four** (3) | none (5) | none (8) | none (10) |
/// | `yakuman_stacking` | yes (1) | yes (3) | yes (5) | **no** (8) | yes (10) |
/// | `double_wind_fu` | 4 (1) | 4 (3) | **2** (5) | **2** (8) | **2** (10) |
/// | `renhou` | off (1) | off (3) | **mangan** (5) | **mangan** (8) | off (10) |
/// | `pao` | dragons, winds (1) | dragons, winds (3) | **and four kans** (5) | dragons, winds (8) | **and four kans** (10) |
/// | `pao_share` | whole hand (1) | **that yakuman** (4) | **that yakuman** (6) | whole hand (8) | **that yakuman** (11) |
/// | `pao_honba` | liable (1) | liable (4) | **discarder** (6) | **discarder** (8) | liable (11) |
/// | `kokushi_robs_ankan` | – (2) | **yes** (2) | – (no source) | **yes** (8) | – (10) |
/// | `nagashi_mangan` | draw (1) | draw (3) | **off** (5) | **off** (8) | **off** (10) |
/// | `multiple_ron` | triple aborts (1) | **all** (3) | **head bump** (6) | **all** (8) | **head bump** (10) |
/// | `honba_for_each_ron` | – (1) | – (4) | one winner | **yes** (8) | one winner |
/// | `abortive_draws` | yes (1) | yes (3) | **no** (6) | **no** (8) | **no** (10) |
/// | `riichi_ankan` | loose (9) | loose (9) | loose (7) | **strict** (8) | **strict** (10) |
///
/// The sanma presets differ from those of the same house in `sanma` and a `honba` of 200 (Tenhou:
/// 12; Mahjong Soul: 13); both pay no third share of a tsumo (12, 13), and norths are nobody's wind
/// (12, 13). Where they aren't set aside they are often a yakuhai for everybody (共通役牌,
/// ja.wikipedia.org/wiki/三人麻雀 on 北風牌の扱い). Open tanyao, pinfu with
/// tsumo, the fu of tsumo with rinshan, ippatsu, ura and kan dora, a minimum of one han, a honba
/// of 300 and kuikae forbidden as far as the suji are the same in all of them (1, 3, 6, 8, 10).
///
/// Each line of the sources starts with the house's own document. Where a second one follows, it
/// describes a document that wasn't at hand; it was read in November 2026.
///
/// 1. Tenhou: its manual (<https://tenhou.net/man/>, section ルール), translated at
///    arcturus.su/mjw/Tenhou.net_rules (2015); its sentence on pao is quoted by
///    github.com/Equim-chan/Mortal. 4,000 recorded wins are paid by these rules
///    (`tests/suite/riichi/recorded.rs`), none of them with pao.
/// 2. github.com/smly/RiichiEnv, docs/RULES.md, which replays both services' records.
/// 3. Mahjong Soul: rules of its ranked games (段位戦ルール説明, <https://mahjongsoul.com/news/46>,
///    undated); riichi.wiki/Mahjong_Soul.
/// 4. The same; quoted in a letter to its support with the ids of games
///    (gist.github.com/Cryolite/a026f41713f6a7ca88713737f5c2cfb6), and source 2 on several yakuman.
/// 5. WRC: rules of 2025 (WRC Rules 2025, version of 26 May 2025,
///    <https://www.worldriichi.org/wrc-rules>), abstract and sections 9.1, 11.2 to 11.5 and 13.4;
///    quoted by rule sets that follow it.
/// 6. The same, without a section.
/// 7. The same. Of two descriptions one ignores the hand's shape as long as the waits stay, the
///    other doesn't.
/// 8. EMA: Riichi, Rules for Japanese Mahjong, edition of August 2025
///    (<https://mahjong-europe.org/portal/images/docs/Riichi-rules-2025-EN.pdf>), sections 1.3,
///    3.3.7, 3.3.10, 3.3.13, 3.4.3, 3.4.4, 4.1.1 to 4.1.3 and 4.2; described by section at
///    github.com/241443Mooks/BMJA-Mahjong-Scorer. Liability is as in the edition of 2016, 3.3.9.
/// 9. riichi.wiki/Kan, on kan during riichi (2024).
/// 10. M.League: its rules (<https://m-league.jp/about/>), chapters 1 to 6, 8 and 9: red fives 1-2,
///     no draws 3-2, ankan 4-5, one winner 5-1, fu 6-3, limits 6-6, liability 8-1; described
///     by article in implementations of it, the last of September 2026.
/// 11. The same, 8-1 with its example of a tsumo with a honba, and
///     github.com/lisbun/lisjong-engine, rule_presets.py; the honba by ron as a comparison of four
///     services' rules has it.
/// 12. Tenhou's manual; 1,000 recorded wins of three players are paid so
///     (`tests/suite/riichi/recorded.rs`).
/// 13. riichi.wiki/Mahjong_Soul on 3P-Mahjong.
///
/// Editions differ:
///
/// - WRC of 2022: no counted yakuman
///   (mahjongbelgium.be/l/aangepaste-spelregels-wrc, April 2022). WRC of 2014: none either, and
///   renhou is five han on top of everything (reachmahjong.com, errata of January 2014).
/// - EMA of 2016: no kiriage (section 4.1.2, revision notes).
///
/// ```
/// use mentsu::riichi::{CountedYakuman, Rules};
///
/// const WRC_2022: Rules = Rules::WRC.with_counted_yakuman(CountedYakuman::Sanbaiman);
/// const EMA_2016: Rules = Rules::EMA.with_kiriage(false);
/// # assert!(WRC_2022 != Rules::WRC && EMA_2016 != Rules::EMA);
/// ```
#[doc(alias = "house")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// [`Rules::TENHOU`]
    #[default]
    Tenhou,
    /// [`Rules::TENHOU_SANMA`]
    TenhouSanma,
    /// [`Rules::MAHJONG_SOUL`]
    MahjongSoul,
    /// [`Rules::MAHJONG_SOUL_OLD_YAKU`]
    MahjongSoulOldYaku,
    /// [`Rules::MAHJONG_SOUL_SANMA`]
    MahjongSoulSanma,
    /// [`Rules::WRC`]
    Wrc,
    /// [`Rules::EMA`]
    Ema,
    /// [`Rules::M_LEAGUE`]
    MLeague,
}

crate::names! { Preset, "preset":
    Tenhou "tenhou",
    TenhouSanma "tenhou_sanma",
    MahjongSoul "mahjong_soul",
    MahjongSoulOldYaku "mahjong_soul_old_yaku",
    MahjongSoulSanma "mahjong_soul_sanma",
    Wrc "wrc",
    Ema "ema",
    MLeague "m_league",
}

impl Preset {
    /// Its rules.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Tenhou => Rules::TENHOU,
            Preset::TenhouSanma => Rules::TENHOU_SANMA,
            Preset::MahjongSoul => Rules::MAHJONG_SOUL,
            Preset::MahjongSoulOldYaku => Rules::MAHJONG_SOUL_OLD_YAKU,
            Preset::MahjongSoulSanma => Rules::MAHJONG_SOUL_SANMA,
            Preset::Wrc => Rules::WRC,
            Preset::Ema => Rules::EMA,
            Preset::MLeague => Rules::M_LEAGUE,
        }
    }
}

/// The yakuman with liability in houses that include suukantsu.
const PAO_WITH_KANS: YakuSet = Rules::TENHOU.pao.with(Yaku::Suukantsu);

impl Rules {
    /// Tenhou's games of four (天鳳 段位戦, 喰アリ赤アリ), the default.
    pub const TENHOU: Rules = Rules {
        sanma: false,
        sanma_tsumo: SanmaTsumo::Loss,
        north_yakuhai: false,
        open_tanyao: true,
        reds: [1; 3],
        kiriage: false,
        counted_yakuman: CountedYakuman::Yakuman,
        old_yaku: YakuSet::EMPTY,
        double_yakuman: YakuSet::EMPTY,
        yakuman_stacking: true,
        double_wind_fu: 4,
        renhou: Renhou::Off,
        pao: YakuSet::EMPTY.with(Yaku::Daisangen).with(Yaku::Daisuushi),
        pao_share: PaoShare::WholeHand,
        pao_honba: PaoHonba::Liable,
        pinfu_tsumo: true,
        rinshan_fu: true,
        ippatsu: true,
        ura: true,
        kan_dora: true,
        minimum_han: 1,
        honba: 300,
        kokushi_robs_ankan: false,
        nagashi_mangan: NagashiMangan::Draw,
        multiple_ron: MultipleRon::TripleAborts,
        honba_for_each_ron: false,
        abortive_draws: true,
        kuikae: Kuikae::Suji,
        riichi_ankan: RiichiAnkan::Loose,
    };

    /// Tenhou's games of three (天鳳 三人麻雀).
    pub const TENHOU_SANMA: Rules = Rules { sanma: true, honba: 200, ..Rules::TENHOU };

    /// Mahjong Soul's ranked games of four (雀魂 段位戦).
    ///
    /// For tenhou, it treats the tile that makes the hand worth most as the drawn one, so mark that
    /// tile ([`Hand::with_drawn`](crate::Hand::with_drawn)).
    pub const MAHJONG_SOUL: Rules = Rules {
        double_yakuman: Rules::DOUBLE_YAKUMAN,
        pao_share: PaoShare::ThatYakuman,
        kokushi_robs_ankan: true,
        multiple_ron: MultipleRon::All,
        ..Rules::TENHOU
    };

    /// Mahjong Soul's rooms of old yaku (雀魂 古役戦): renhou is a yakuman, daishichisei counts twice.
    /// Open riichi and paarenchan belong to other rooms.
    pub const MAHJONG_SOUL_OLD_YAKU: Rules = Rules {
        old_yaku: YakuSet::OLD
            .without(Yaku::OpenRiichi)
            .without(Yaku::DoubleOpenRiichi)
            .without(Yaku::Paarenchan),
        double_yakuman: Rules::DOUBLE_YAKUMAN.with(Yaku::Daishichisei),
        renhou: Renhou::Yakuman,
        ..Rules::MAHJONG_SOUL
    };

    /// Mahjong Soul's ranked games of three (雀魂 三人麻雀).
    pub const MAHJONG_SOUL_SANMA: Rules = Rules { sanma: true, honba: 200, ..Rules::MAHJONG_SOUL };

    /// The World Riichi Championship, rules of 2025.
    pub const WRC: Rules = Rules {
        reds: [0; 3],
        kiriage: true,
        double_wind_fu: 2,
        renhou: Renhou::Mangan,
        pao: PAO_WITH_KANS,
        pao_share: PaoShare::ThatYakuman,
        pao_honba: PaoHonba::Discarder,
        nagashi_mangan: NagashiMangan::Off,
        multiple_ron: MultipleRon::HeadBump,
        abortive_draws: false,
        ..Rules::TENHOU
    };

    /// The European Mahjong Association's tournaments, rules of 2025.
    pub const EMA: Rules = Rules {
        reds: [0; 3],
        kiriage: true,
        counted_yakuman: CountedYakuman::Sanbaiman,
        yakuman_stacking: false,
        double_wind_fu: 2,
        renhou: Renhou::Mangan,
        pao_honba: PaoHonba::Discarder,
        kokushi_robs_ankan: true,
        nagashi_mangan: NagashiMangan::Off,
        multiple_ron: MultipleRon::All,
        honba_for_each_ron: true,
        abortive_draws: false,
        riichi_ankan: RiichiAnkan::Strict,
        ..Rules::TENHOU
    };

    /// M.League (Mリーグ).
    pub const M_LEAGUE: Rules = Rules {
        kiriage: true,
        counted_yakuman: CountedYakuman::Sanbaiman,
        double_wind_fu: 2,
        pao: PAO_WITH_KANS,
        pao_share: PaoShare::ThatYakuman,
        nagashi_mangan: NagashiMangan::Off,
        multiple_ron: MultipleRon::HeadBump,
        abortive_draws: false,
        riichi_ankan: RiichiAnkan::Strict,
        ..Rules::TENHOU
    };
}
