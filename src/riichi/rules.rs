//! What houses disagree on, as one struct.

use super::yaku::{Yaku, YakuSet};

/// What 13 han without a yakuman are (数え役満).
///
/// ```
/// use mentsu::riichi::{CountedYakuman, Limit, Rules, points::base_points};
///
/// let mut rules = Rules::TENHOU;
/// assert_eq!(base_points(13, 30, &rules).1, Limit::CountedYakuman);
/// rules.counted_yakuman = CountedYakuman::Sanbaiman;
/// assert_eq!(base_points(13, 30, &rules).1, Limit::Sanbaiman);
/// ```
#[doc(alias = "数え役満")]
#[doc(alias = "kazoe yakuman")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CountedYakuman {
    /// 13 han or more pay a yakuman: Tenhou, Mahjong Soul and most houses.
    #[doc(alias = "数え役満あり")]
    #[default]
    Yakuman,
    /// They are off: 11 han or more pay a sanbaiman, however many: WRC, EMA, M.League.
    #[doc(alias = "off")]
    Sanbaiman,
}

/// What a ron before the first draw is worth (人和).
///
/// ```
/// use mentsu::riichi::{Limit, Renhou, Rules, Situation, Wind, score};
///
/// let hand = "23467m345p34588s".parse()?;
/// let situation = Situation::ron("5m".parse()?).seat(Wind::South).renhou();
/// let mut rules = Rules::TENHOU;
/// assert_eq!(score(&hand, &situation, &rules)?.points(), 2_000, "pinfu and tanyao alone");
/// rules.renhou = Renhou::Yakuman;
/// assert_eq!(score(&hand, &situation, &rules)?.limit(), Limit::Yakuman);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "人和")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Renhou {
    /// Nothing: Tenhou, Mahjong Soul, M.League.
    #[default]
    Off,
    /// A mangan by itself, with no other yaku and no dora; a reading worth more without it is
    /// scored without it: WRC, EMA.
    #[doc(alias = "満貫")]
    Mangan,
    /// A yakuman: many older houses.
    #[doc(alias = "役満")]
    Yakuman,
    /// Five han on top of everything else: WRC 2014.
    #[doc(alias = "五翻")]
    FiveHan,
}

/// Who pays the missing player's share of a tsumo in sanma.
///
/// ```
/// use mentsu::riichi::{Payments, Rules, SanmaTsumo, Situation, Wind};
///
/// let tsumo = Situation::tsumo("1m".parse()?).seat(Wind::South);
/// let mut rules = Rules::TENHOU_SANMA;
/// let paid = |rules: &Rules| Payments::of(2_000, &tsumo, rules).points();
/// assert_eq!(paid(&rules), 6_000);
/// rules.sanma_tsumo = SanmaTsumo::Bisection;
/// assert_eq!(paid(&rules), 8_000);
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "三麻")]
#[doc(alias = "ツモ損")]
#[doc(alias = "three-player tsumo")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SanmaTsumo {
    /// Nobody (ツモ損): Tenhou, Mahjong Soul.
    #[default]
    #[doc(alias = "ツモ損")]
    Loss,
    /// Both payers half each, rounded up to 100 with their own share (北家折半): many parlours.
    #[doc(alias = "折半")]
    Bisection,
    /// Both payers half each of what a ron would pay, rounded up to 100 (ツモ損なし): parlours
    /// in Kansai.
    #[doc(alias = "ツモ損なし")]
    Even,
}

/// Who pays the honba of a ron that two players share for pao.
///
/// ```
/// use mentsu::riichi::{PaoHonba, Rules, Situation, Wind, Yaku, score};
///
/// // South gave the third dragon, West gives the winning tile
/// let hand = "234m5s(555z)(666z)(777z)".parse()?;
/// let situation = Situation::ron("5s".parse()?)
///     .pao(Yaku::Daisangen, Wind::South)
///     .from_seat(Wind::West)
///     .honba(1);
/// let honba = |rules: &Rules| {
///     let score = score(&hand, &situation, rules);
///     score.map(|score| score.payments().iter().map(|paid| paid.honba).collect::<Vec<_>>())
/// };
/// let mut rules = Rules::TENHOU;
/// assert_eq!(honba(&rules)?, [300, 0]);
/// rules.pao_honba = PaoHonba::Discarder;
/// assert_eq!(honba(&rules)?, [0, 300]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "包")]
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PaoHonba {
    /// The player liable: Tenhou.
    #[doc(alias = "責任払い")]
    #[default]
    Liable,
    /// The one who gave the tile: Mahjong Soul, WRC, EMA.
    #[doc(alias = "放銃者")]
    Discarder,
}

/// What nagashi mangan (流し満貫) is.
///
/// ```
/// use mentsu::riichi::{NagashiMangan, Rules};
///
/// let mut rules = Rules::TENHOU;
/// assert_eq!(rules.nagashi_base(), Some(2_000));
/// rules.nagashi_mangan = NagashiMangan::Off;
/// assert_eq!(rules.nagashi_base(), None);
/// ```
#[doc(alias = "流し満貫")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NagashiMangan {
    /// There is none: EMA, M.League.
    Off,
    /// An exhaustive draw that pays a mangan as by tsumo: Tenhou, Mahjong Soul.
    #[doc(alias = "流局")]
    #[default]
    Draw,
}

/// What happens when several players call ron on one tile.
///
/// [`score`](super::score()) scores one winner; a game asks it for each.
///
/// ```
/// use mentsu::riichi::{MultipleRon, Rules, legality::sanchahou};
///
/// assert_eq!(Rules::TENHOU.multiple_ron, MultipleRon::TripleAborts);
/// assert!(sanchahou(3, MultipleRon::TripleAborts));
/// assert!(!sanchahou(3, MultipleRon::All));
/// ```
#[doc(alias = "ダブロン")]
#[doc(alias = "トリプルロン")]
#[doc(alias = "double ron")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MultipleRon {
    /// Two win, three are an abortive draw (三家和): Tenhou.
    #[doc(alias = "三家和")]
    #[doc(alias = "sanchahou")]
    #[default]
    TripleAborts,
    /// All win: Mahjong Soul, WRC, EMA.
    #[doc(alias = "ダブロンあり")]
    #[doc(alias = "トリロンあり")]
    All,
    /// The next in turn wins alone (頭ハネ): M.League.
    #[doc(alias = "atamahane")]
    #[doc(alias = "頭ハネ")]
    HeadBump,
}

/// The rules by which a hand is scored. The default is [Tenhou's](Rules::TENHOU); the other
/// presets and what they change are in [`presets`](super::presets).
///
/// ```
/// use mentsu::riichi::Rules;
///
/// let mut rules = Rules::M_LEAGUE;
/// rules.kiriage = false;
/// assert_ne!(rules, Rules::M_LEAGUE);
/// assert_eq!(Rules::default(), Rules::TENHOU);
/// ```
#[doc(alias = "ルール")]
#[doc(alias = "ruleset")]
#[doc(alias = "house rules")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Rules {
    /// Three players (三麻): no 2m to 8m and no chi, two payers, norths may be set aside as
    /// dora, and the indicator 1m means 9m.
    #[doc(alias = "三人麻雀")]
    #[doc(alias = "three-player")]
    #[doc(alias = "三麻")]
    pub sanma: bool,
    /// Who pays the missing player's share of a tsumo, where three play.
    #[doc(alias = "三麻")]
    #[doc(alias = "ツモ損")]
    #[doc(alias = "北家折半")]
    pub sanma_tsumo: SanmaTsumo,
    /// Tanyao counts with an open hand (喰いタン): everybody here; off in older houses.
    #[doc(alias = "喰いタン")]
    #[doc(alias = "kuitan")]
    pub open_tanyao: bool,
    /// Red fives are dora (赤ドラ): Tenhou, Mahjong Soul, M.League; not WRC and EMA.
    #[doc(alias = "akadora")]
    #[doc(alias = "赤ドラ")]
    pub red_fives: bool,
    /// 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC.
    #[doc(alias = "kiriage mangan")]
    #[doc(alias = "切り上げ満貫")]
    pub kiriage: bool,
    /// What 13 han without a yakuman are.
    #[doc(alias = "数え役満")]
    #[doc(alias = "kazoe yakuman")]
    pub counted_yakuman: CountedYakuman,
    /// The yakuman that count twice (ダブル役満): none on Tenhou and in tournaments;
    /// [`Rules::DOUBLE_YAKUMAN`] on Mahjong Soul.
    #[doc(alias = "ダブル役満")]
    pub double_yakuman: YakuSet,
    /// Several yakuman add up: everybody but WRC and EMA, where one is the most a hand is worth.
    #[doc(alias = "役満の複合")]
    #[doc(alias = "複合役満")]
    #[doc(alias = "multiple yakuman")]
    pub yakuman_stacking: bool,
    /// Fu of a jantou that is both the seat's and the round's wind (連風牌): 2, or 4 (anything from
    /// 4 on). 2 in M.League, WRC and EMA, 4 elsewhere.
    #[doc(alias = "連風牌の符")]
    #[doc(alias = "連風牌")]
    pub double_wind_fu: u8,
    /// What a ron before the first draw is worth.
    #[doc(alias = "人和")]
    #[doc(alias = "hand of man")]
    pub renhou: Renhou,
    /// The yakuman for which somebody can be liable (包): daisangen and daisuushi everywhere,
    /// suukantsu in some houses.
    #[doc(alias = "責任払い")]
    #[doc(alias = "sekinin barai")]
    #[doc(alias = "liability")]
    #[doc(alias = "包")]
    pub pao: YakuSet,
    /// Who pays the honba of a ron shared for pao.
    #[doc(alias = "包")]
    #[doc(alias = "責任払い")]
    pub pao_honba: PaoHonba,
    /// Pinfu can be won by tsumo, then for 20 fu (平和ツモ): everybody here.
    #[doc(alias = "ピンヅモ")]
    pub pinfu_tsumo: bool,
    /// The 2 fu of tsumo count with rinshan, too (嶺上開花のツモ符): everybody here.
    #[doc(alias = "嶺上開花のツモ符")]
    pub rinshan_fu: bool,
    /// Ippatsu counts (一発): everybody here; off in pure-skill leagues such as JPML A rules.
    #[doc(alias = "一発")]
    #[doc(alias = "one shot")]
    pub ippatsu: bool,
    /// Ura dora count (裏ドラ): everybody here.
    #[doc(alias = "裏ドラ")]
    #[doc(alias = "ura dora")]
    pub ura: bool,
    /// The indicators turned for kans count (槓ドラ): everybody here. Without, only the first
    /// indicator of each kind does.
    #[doc(alias = "槓ドラ")]
    pub kan_dora: bool,
    /// The fewest han of yaku, dora aside, with which a hand may be won (縛り): 1.
    #[doc(alias = "縛り")]
    #[doc(alias = "shibari")]
    #[doc(alias = "一飜縛り")]
    pub minimum_han: u8,
    /// What one honba adds to a ron, and to a tsumo an equal part from each payer (本場): 300;
    /// 200 in Tenhou's sanma.
    #[doc(alias = "本場")]
    pub honba: u16,
    /// Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul.
    #[doc(alias = "国士無双の暗槓槍槓")]
    #[doc(alias = "chankan")]
    pub kokushi_robs_ankan: bool,
    /// What nagashi mangan is.
    #[doc(alias = "流し満貫")]
    pub nagashi_mangan: NagashiMangan,
    /// What happens when several call ron.
    #[doc(alias = "ダブロン")]
    #[doc(alias = "三家和")]
    #[doc(alias = "頭ハネ")]
    #[doc(alias = "double ron")]
    #[doc(alias = "atamahane")]
    pub multiple_ron: MultipleRon,
    /// Each of several winners gets the honba; if not, only the next in turn does, and a game
    /// scores the others with [`honba(0)`](super::Situation::honba).
    #[doc(alias = "ダブロンの本場")]
    pub honba_for_each_ron: bool,
}

impl Rules {
    /// The four yakuman that count twice where any does: suuankou tanki, kokushi 13, junsei
    /// chuuren and daisuushi.
    ///
    /// ```
    /// use mentsu::riichi::{Rules, Yaku};
    ///
    /// assert!(Rules::DOUBLE_YAKUMAN.contains(Yaku::SuuankouTanki));
    /// assert!(!Rules::DOUBLE_YAKUMAN.contains(Yaku::Suuankou));
    /// ```
    #[doc(alias = "ダブル役満")]
    pub const DOUBLE_YAKUMAN: YakuSet = YakuSet::EMPTY
        .with(Yaku::SuuankouTanki)
        .with(Yaku::Kokushi13)
        .with(Yaku::JunseiChuuren)
        .with(Yaku::Daisuushi);

    /// How many players there are: 4, or 3 in sanma.
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// assert_eq!((Rules::TENHOU.players(), Rules::TENHOU_SANMA.players()), (4, 3));
    /// ```
    #[doc(alias = "人数")]
    #[must_use]
    pub const fn players(&self) -> u8 {
        if self.sanma { 3 } else { 4 }
    }

    /// What a nagashi mangan pays, as by tsumo: [`Payments::of`](super::Payments::of) with
    /// this base; `None` where there is none.
    ///
    /// ```
    /// use mentsu::riichi::Rules;
    ///
    /// assert_eq!(Rules::TENHOU.nagashi_base(), Some(2_000));
    /// assert_eq!(Rules::M_LEAGUE.nagashi_base(), None);
    /// ```
    #[doc(alias = "流し満貫")]
    #[doc(alias = "nagashi mangan")]
    #[must_use]
    pub const fn nagashi_base(&self) -> Option<u32> {
        match self.nagashi_mangan {
            NagashiMangan::Off => None,
            NagashiMangan::Draw => Some(2_000),
        }
    }
}

impl Default for Rules {
    /// [`Rules::TENHOU`].
    fn default() -> Rules {
        Rules::TENHOU
    }
}
