//! The rules on which houses differ. What each house chose is in [`presets`](super::presets).

use super::yaku::Yaku;
use super::yaku_set::YakuSet;

/// What 13 han without a yakuman are worth (数え役満). Every rule book without counted yakuman
/// pays a sanbaiman, so there is no third choice; 26 han are never two yakuman.
#[doc(alias = "kazoe yakuman")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum CountedYakuman {
    /// 13 han or more pay a yakuman: Tenhou, Mahjong Soul, WRC since 2025 and most houses.
    #[default]
    Yakuman,
    /// 11 han or more pay a sanbaiman, however many: EMA, M.League, WRC before 2025.
    Sanbaiman,
}

/// What a ron before the first draw is worth (人和).
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Limit, Renhou, Rules, Situation, Wind, score};
/// use mentsu::tile;
///
/// let hand = hand!("23467m345p34588s");
/// let won = Situation::ron(tile!("5m")).with_seat(Wind::South).with_renhou();
/// let off = score(&hand, &won, &Rules::TENHOU).unwrap();
/// assert_eq!(off.points(), 2_000, "pinfu and tanyao alone");
/// let rules = Rules::TENHOU.with_renhou(Renhou::Yakuman);
/// assert_eq!(score(&hand, &won, &rules).unwrap().limit(), Limit::Yakuman);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Renhou {
    /// Nothing: Tenhou, Mahjong Soul, M.League.
    #[default]
    Off,
    /// A mangan by itself, with no other yaku and no dora; a reading worth more without it is
    /// scored without it: WRC, EMA.
    Mangan,
    /// A yakuman: many older houses.
    Yakuman,
    /// Five han on top of everything else: WRC 2014.
    FiveHan,
}

/// Who pays the missing player's share of a tsumo in sanma.
///
/// ```
/// use mentsu::riichi::{Payments, Rules, SanmaTsumo, Situation, Wind};
///
/// let tsumo = Situation::tsumo().with_seat(Wind::South);
/// let mangan = |rules| Payments::of(2_000, &tsumo, &rules).points();
/// assert_eq!(mangan(Rules::TENHOU_SANMA), 6_000);
/// assert_eq!(mangan(Rules::TENHOU_SANMA.with_sanma_tsumo(SanmaTsumo::Bisection)), 8_000);
/// ```
#[doc(alias = "ツモ損")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum SanmaTsumo {
    /// Nobody (ツモ損): Tenhou, Mahjong Soul.
    #[default]
    Loss,
    /// Both payers half each, rounded up to 100 with their own share (北家折半): many parlours.
    Bisection,
    /// Both payers half each of what a ron would pay, rounded up to 100 (ツモ損なし): parlours
    /// in Kansai.
    Even,
}

/// Who pays the honba of a ron that two players share for pao.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum PaoHonba {
    /// The liable player: Tenhou, Mahjong Soul, M.League.
    #[default]
    Liable,
    /// The one who discarded the tile: WRC, EMA.
    Discarder,
}

/// How much of a hand with several yakuman the liable player answers for (包).
///
/// ```
/// use mentsu::hand;
/// use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
///
/// // daisangen, for which West is liable, and tsuuiisou
/// let hand = hand!("111z4z+4z(555z)(666z)(777z)");
/// let won = Situation::tsumo().with_seat(Wind::South).with_pao(Yaku::Daisangen, Wind::West);
/// let paid = |rules| {
///     let score = score(&hand, &won, &rules).unwrap();
///     score.payments().iter().map(|payment| payment.total()).collect::<Vec<u32>>()
/// };
/// assert_eq!(paid(Rules::TENHOU), [64_000]);
/// assert_eq!(paid(Rules::M_LEAGUE), [16_000, 32_000 + 8_000, 8_000]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum PaoShare {
    /// All of it, the other yakuman included: Tenhou, EMA. Of two liable players the one for
    /// daisangen or daisuushi answers for what neither yakuman is.
    #[default]
    WholeHand,
    /// That yakuman alone; others are paid as always: Mahjong Soul, WRC, M.League.
    ThatYakuman,
}

/// Whether nagashi mangan is played (流し満貫).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum NagashiMangan {
    /// There is none: WRC, EMA, M.League.
    Off,
    /// An exhaustive draw that pays a mangan as by tsumo: Tenhou, Mahjong Soul.
    #[default]
    Draw,
}

/// Who wins when several players call ron on one tile.
///
/// [`score`](super::score()) scores one winner; a game asks it for each.
#[doc(alias = "ダブロン")]
#[doc(alias = "double ron")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum MultipleRon {
    /// Two win, three are an abortive draw (三家和): Tenhou.
    #[default]
    TripleAborts,
    /// All win: Mahjong Soul, EMA.
    All,
    /// The next in turn wins alone (頭ハネ): M.League, WRC.
    HeadBump,
}

/// Which discards right after a chi or pon are forbidden (喰い替え).
#[doc(alias = "swap calling")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Kuikae {
    /// No discard is forbidden: some parlours, and EMA before 2016.
    Allowed,
    /// The kind that was called (現物喰い替え): some houses.
    SameTile,
    /// The same tile and, after a chi, the tile that completes the same two tiles at their other
    /// end (スジ喰い替え): all presets.
    #[default]
    Suji,
}

/// Which ankan are allowed after riichi (立直後の暗槓): only ever with the tile just drawn, as a
/// kan of four tiles held before (送り槓) is allowed by nobody.
#[doc(alias = "送り槓")]
#[doc(alias = "closed kan after riichi")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum RiichiAnkan {
    /// No ankan is allowed: some parlours.
    Never,
    /// Waits and readings stay: in every reading of every wait the three tiles are a koutsu.
    /// EMA, M.League and most leagues.
    Strict,
    /// The waits stay, though a reading, and a yaku with it, may go: Tenhou, Mahjong Soul, WRC.
    #[default]
    Loose,
}

/// One row for each rule: getter, setter, type, and their documentation.
macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident $with:ident: $type:ty;)*) => {
        /// The rules by which a hand is scored: a preset, with changes where a house differs.
        ///
        /// The default is [Tenhou's](Rules::TENHOU); [`presets`](super::presets) has the others,
        /// and where they stand.
        ///
        /// ```
        /// use mentsu::riichi::Rules;
        ///
        /// let rules = Rules::M_LEAGUE.with_kiriage(false).with_reds([1, 2, 1]);
        /// assert_eq!((rules.kiriage(), rules.reds()), (false, [1, 2, 1]));
        /// ```
        #[doc(alias = "ルール")]
        #[doc(alias = "house rules")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct Rules {
            $(pub(super) $rule: $type,)*
        }

        impl Rules {
            $(
                $(#[$doc])*
                #[must_use]
                pub const fn $rule(&self) -> $type {
                    self.$rule
                }

                #[doc = concat!("Sets [`", stringify!($rule), "`](Rules::", stringify!($rule), ").")]
                #[must_use]
                pub const fn $with(self, $rule: $type) -> Rules {
                    Rules { $rule, ..self }
                }
            )*
        }
    };
}

rules! {
    /// Three players (三麻): no 2m to 8m and no chi, two payers, norths may be set aside as
    /// dora, and the indicator 1m means 9m.
    sanma with_sanma: bool;
    /// Who pays the missing player's share of a tsumo, where three play.
    sanma_tsumo with_sanma_tsumo: SanmaTsumo;
    /// Tanyao counts with an open hand (喰いタン): everybody here; off in older houses.
    open_tanyao with_open_tanyao: bool;
    /// How many red fives (赤ドラ) of man, pin and sou there are: one of each on Tenhou, Mahjong
    /// Soul and in M.League, none by WRC and EMA. A suit without any takes a red five for a plain
    /// one; one red five more than there are is a contradiction.
    reds with_reds: [u8; 3];
    /// 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC, EMA
    /// since 2025.
    kiriage with_kiriage: bool;
    /// What 13 han without a yakuman are worth.
    counted_yakuman with_counted_yakuman: CountedYakuman;
    /// The yakuman that count twice (ダブル役満): none on Tenhou and in tournaments;
    /// [`Rules::DOUBLE_YAKUMAN`] on Mahjong Soul.
    double_yakuman with_double_yakuman: YakuSet;
    /// Several yakuman add up (役満の複合): everybody but EMA, where a hand is worth one at most.
    yakuman_stacking with_yakuman_stacking: bool;
    /// The fu of a jantou of both the seat's and the round's wind (連風牌): 2, or 4 (anything from
    /// 4 on). 2 in M.League, WRC and EMA, 4 elsewhere.
    double_wind_fu with_double_wind_fu: u8;
    /// What a ron before the first draw is worth.
    renhou with_renhou: Renhou;
    /// The yakuman for which somebody can be liable (包): daisangen and daisuushi everywhere,
    /// suukantsu in M.League and WRC. [`liable`](super::legality::liable()) tells who it is.
    pao with_pao: YakuSet;
    /// How much of a hand with several yakuman the liable player answers for.
    pao_share with_pao_share: PaoShare;
    /// Who pays the honba of a ron shared for pao.
    pao_honba with_pao_honba: PaoHonba;
    /// Pinfu can be won by tsumo, then for 20 fu (平和ツモ): everybody here.
    pinfu_tsumo with_pinfu_tsumo: bool;
    /// The 2 fu of tsumo count with rinshan, too (嶺上開花のツモ符): everybody here.
    rinshan_fu with_rinshan_fu: bool;
    /// Ippatsu counts (一発): everybody here; off in pure-skill leagues such as JPML A rules.
    ippatsu with_ippatsu: bool;
    /// Ura dora count (裏ドラ): everybody here.
    ura with_ura: bool;
    /// The indicators turned over for kans count (槓ドラ): everybody here. Without, only the first
    /// indicator of each kind does.
    kan_dora with_kan_dora: bool;
    /// The fewest han of yaku, dora aside, with which a hand may be won (縛り): 1.
    minimum_han with_minimum_han: u8;
    /// What one honba adds to a ron, and to a tsumo an equal part from each payer (本場): 300;
    /// 200 in Tenhou's sanma.
    honba with_honba: u16;
    /// Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul, EMA. The situation says so by
    /// [`with_robbed_ankan`](super::Situation::with_robbed_ankan).
    kokushi_robs_ankan with_kokushi_robs_ankan: bool;
    /// Whether nagashi mangan is played.
    nagashi_mangan with_nagashi_mangan: NagashiMangan;
    /// Who wins when several players call ron.
    multiple_ron with_multiple_ron: MultipleRon;
    /// Each of several winners gets the honba: EMA. If not, only the next in turn does, and a
    /// game scores the others with [`with_honba(0)`](super::Situation::with_honba).
    honba_for_each_ron with_honba_for_each_ron: bool;
    /// Kyuushu kyuuhai, suufon renda, suukaikan and suucha riichi abort a hand (途中流局):
    /// Tenhou and Mahjong Soul; not WRC, EMA and M.League. The predicates in
    /// [`legality`](super::legality) say when each holds, whatever the rules.
    abortive_draws with_abortive_draws: bool;
    /// Which discards after a call are forbidden (喰い替え).
    kuikae with_kuikae: Kuikae;
    /// Which ankan are allowed after riichi (立直後の暗槓).
    riichi_ankan with_riichi_ankan: RiichiAnkan;
}

impl Rules {
    /// The four yakuman that count twice where any does: suuankou tanki, kokushi 13, junsei
    /// chuuren and daisuushi (ダブル役満).
    pub const DOUBLE_YAKUMAN: YakuSet = YakuSet::EMPTY
        .with(Yaku::SuuankouTanki)
        .with(Yaku::Kokushi13)
        .with(Yaku::JunseiChuuren)
        .with(Yaku::Daisuushi);

    /// The number of players: 4, or 3 in sanma.
    #[must_use]
    pub const fn players(&self) -> u8 {
        if self.sanma { 3 } else { 4 }
    }

    /// The base points of a nagashi mangan, for [`Payments::of`](super::Payments::of) by tsumo;
    /// `None` where there is none.
    #[must_use]
    pub const fn nagashi_base(&self) -> Option<u32> {
        match self.nagashi_mangan {
            NagashiMangan::Off => None,
            NagashiMangan::Draw => Some(2_000),
        }
    }

    /// How many times a yakuman counts: 1, or 2 for a double yakuman.
    #[must_use]
    pub const fn yakuman_multiple(&self, yakuman: Yaku) -> u8 {
        if self.double_yakuman.contains(yakuman) { 2 } else { 1 }
    }
}

impl Default for Rules {
    /// [`Rules::TENHOU`].
    fn default() -> Rules {
        Rules::TENHOU
    }
}
