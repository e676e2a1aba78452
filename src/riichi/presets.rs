//! Rules of well-known houses.
//!
//! Every preset is [Tenhou's](Rules::TENHOU) but for what this table says:
//!
//! | field | Tenhou | Tenhou sanma | Mahjong Soul | Mahjong Soul sanma | WRC | EMA | M.League |
//! |---|---|---|---|---|---|---|---|
//! | `sanma` | – | yes | – | yes | – | – | – |
//! | `red_fives` | yes | yes | yes | yes | **no** | **no** | yes |
//! | `kiriage` | – | – | – | – | **yes** | – | **yes** |
//! | `counted_yakuman` | yakuman | yakuman | yakuman | yakuman | **sanbaiman** | **sanbaiman** | **sanbaiman** |
//! | `double_yakuman` | none | none | **four** | **four** | none | none | none |
//! | `yakuman_stacking` | yes | yes | yes | yes | **no** | **no** | yes |
//! | `double_wind_fu` | 4 | 4 | 4 | 4 | **2** | **2** | **2** |
//! | `renhou` | off | off | off | off | **mangan** | **mangan** | off |
//! | `pao_honba` | liable | liable | **discarder** | **discarder** | **discarder** | **discarder** | **discarder** |
//! | `honba` | 300 | **200** | 300 | **200** | 300 | 300 | 300 |
//! | `kokushi_robs_ankan` | – | – | **yes** | **yes** | – | – | – |
//! | `nagashi_mangan` | draw | draw | draw | draw | draw | **off** | **off** |
//! | `multiple_ron` | triple aborts | triple aborts | **all** | **all** | **all** | **all** | **head bump** |
//!
//! ```
//! use mentsu::riichi::{Rules, Situation, score};
//!
//! // 4 han and 30 fu
//! let hand = "234m067p34s88s(888p)".parse()?;
//! let situation = Situation::ron("5s".parse()?).dora([mentsu::Tile::S7]);
//! let points = |rules| score(&hand, &situation, rules).map(|score| score.points());
//! assert_eq!((points(&Rules::TENHOU), points(&Rules::M_LEAGUE)), (Ok(11_600), Ok(12_000)));
//! # Ok::<(), mentsu::ParseError>(())
//! ```
//!
//! Sources, by how firm they are:
//!
//! - Tenhou: 5,000 recorded games' wins are paid by these rules (`tests/riichi_recorded.rs`);
//!   pao, which none of them has, follows its manual (tenhou.net/man).
//! - Mahjong Soul: its ranked rules as players describe them (riichi.wiki/Mahjong_Soul).
//! - WRC and EMA 2016: riichi.wiki/World_Riichi_Championship_rules and
//!   riichi.wiki/EMA_Riichi_Competition_Rules (no red fives, single yakuman at most, 13 han a
//!   sanbaiman, renhou a mangan). Their editions differ on kiriage and on double winds.
//! - M.League: its published rules (m-league.jp) as commonly summarised.
//!
//! Houses change their rules: the fields are public, so set the one that differs.

#![doc(alias = "各団体のルール")]
#![doc(alias = "house rules")]

use super::rules::{
    CountedYakuman, MultipleRon, NagashiMangan, PaoHonba, Renhou, Rules, SanmaTsumo,
};
use super::yaku::{Yaku, YakuSet};

impl Rules {
    /// Tenhou's games of four (天鳳 段位戦, 喰アリ赤アリ). The default.
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// assert_eq!(Rules::default(), Rules::TENHOU);
    /// assert!(Rules::TENHOU.red_fives && !Rules::TENHOU.kiriage);
    /// ```
    #[doc(alias = "天鳳")]
    pub const TENHOU: Rules = Rules {
        sanma: false,
        sanma_tsumo: SanmaTsumo::Loss,
        open_tanyao: true,
        red_fives: true,
        kiriage: false,
        counted_yakuman: CountedYakuman::Yakuman,
        double_yakuman: YakuSet::EMPTY,
        yakuman_stacking: true,
        double_wind_fu: 4,
        renhou: Renhou::Off,
        pao: YakuSet::EMPTY.with(Yaku::Daisangen).with(Yaku::Daisuushi),
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
    };

    /// Tenhou's games of three (天鳳 三人麻雀).
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// assert_eq!((Rules::TENHOU_SANMA.players(), Rules::TENHOU_SANMA.honba), (3, 200));
    /// ```
    #[doc(alias = "天鳳")]
    #[doc(alias = "三人麻雀")]
    #[doc(alias = "three-player")]
    pub const TENHOU_SANMA: Rules = Rules { sanma: true, honba: 200, ..Rules::TENHOU };

    /// Mahjong Soul's ranked games of four (雀魂).
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Yaku};
    ///
    /// assert_eq!(Rules::MAHJONG_SOUL.yakuman_multiple(Yaku::Daisuushi), 2);
    /// assert_eq!(Rules::TENHOU.yakuman_multiple(Yaku::Daisuushi), 1);
    /// ```
    #[doc(alias = "雀魂")]
    #[doc(alias = "じゃんたま")]
    #[doc(alias = "majsoul")]
    #[doc(alias = "jantama")]
    pub const MAHJONG_SOUL: Rules = Rules {
        double_yakuman: Rules::DOUBLE_YAKUMAN,
        pao_honba: PaoHonba::Discarder,
        kokushi_robs_ankan: true,
        multiple_ron: MultipleRon::All,
        ..Rules::TENHOU
    };

    /// Mahjong Soul's ranked games of three (雀魂 三人麻雀).
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// let mut rules = Rules::MAHJONG_SOUL;
    /// rules.sanma = true;
    /// rules.honba = 200;
    /// assert_eq!(rules, Rules::MAHJONG_SOUL_SANMA);
    /// ```
    #[doc(alias = "雀魂")]
    #[doc(alias = "三人麻雀")]
    #[doc(alias = "majsoul")]
    #[doc(alias = "three-player")]
    pub const MAHJONG_SOUL_SANMA: Rules = Rules { sanma: true, honba: 200, ..Rules::MAHJONG_SOUL };

    /// The World Riichi Championship.
    ///
    /// ```
    /// use mentsu::riichi::{Limit, Rules, points::base_points};
    ///
    /// // 13 han without a yakuman
    /// assert_eq!(base_points(13, 30, &Rules::WRC), (6_000, Limit::Sanbaiman));
    /// assert_eq!(base_points(13, 30, &Rules::TENHOU), (8_000, Limit::CountedYakuman));
    /// ```
    #[doc(alias = "世界リーチ麻雀選手権")]
    #[doc(alias = "World Riichi Championship")]
    pub const WRC: Rules = Rules {
        red_fives: false,
        kiriage: true,
        counted_yakuman: CountedYakuman::Sanbaiman,
        yakuman_stacking: false,
        double_wind_fu: 2,
        renhou: Renhou::Mangan,
        pao_honba: PaoHonba::Discarder,
        multiple_ron: MultipleRon::All,
        ..Rules::TENHOU
    };

    /// The European Mahjong Association's tournaments, rules of 2016.
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// assert_eq!((Rules::EMA.nagashi_base(), Rules::WRC.nagashi_base()), (None, Some(2_000)));
    /// assert!(!Rules::EMA.red_fives);
    /// ```
    #[doc(alias = "欧州麻雀協会")]
    #[doc(alias = "European Mahjong Association")]
    pub const EMA: Rules =
        Rules { kiriage: false, nagashi_mangan: NagashiMangan::Off, ..Rules::WRC };

    /// M.League (Mリーグ).
    ///
    /// ```
    /// use mentsu::riichi::{MultipleRon, Rules};
    ///
    /// assert_eq!(Rules::M_LEAGUE.multiple_ron, MultipleRon::HeadBump);
    /// assert!(Rules::M_LEAGUE.kiriage && Rules::M_LEAGUE.red_fives);
    /// ```
    #[doc(alias = "Mリーグ")]
    pub const M_LEAGUE: Rules = Rules {
        kiriage: true,
        counted_yakuman: CountedYakuman::Sanbaiman,
        double_wind_fu: 2,
        pao_honba: PaoHonba::Discarder,
        nagashi_mangan: NagashiMangan::Off,
        multiple_ron: MultipleRon::HeadBump,
        ..Rules::TENHOU
    };
}
