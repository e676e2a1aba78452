//! What houses disagree on, as one struct.

use super::yaku::Yaku;
use super::yaku_set::YakuSet;

/// What 13 han without a yakuman are (数え役満). Counted yakuman off means a sanbaiman in every
/// rule book found, so there is no third way; 26 han are never two.
///
/// ```
/// use mentsu::riichi::{CountedYakuman, Rules};
///
/// assert_eq!(Rules::M_LEAGUE.counted_yakuman, CountedYakuman::Sanbaiman);
/// assert_eq!(CountedYakuman::default(), Rules::TENHOU.counted_yakuman);
/// ```
#[doc(alias = "数え役満")]
#[doc(alias = "kazoe yakuman")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CountedYakuman {
    /// 13 han or more pay a yakuman: Tenhou, Mahjong Soul, WRC since 2025 and most houses.
    #[doc(alias = "数え役満あり")]
    #[default]
    Yakuman,
    /// They are off: 11 han or more pay a sanbaiman, however many: EMA, M.League, WRC before
    /// 2025.
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
/// let mut rules = Rules::TENHOU_SANMA;
/// let mangan = Situation::tsumo("1m".parse()?).seat(Wind::South);
/// assert_eq!(Payments::of(2_000, &mangan, &rules).points(), 6_000);
/// rules.sanma_tsumo = SanmaTsumo::Bisection;
/// assert_eq!(Payments::of(2_000, &mangan, &rules).points(), 8_000);
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
    /// The player liable: Tenhou, Mahjong Soul, M.League.
    #[doc(alias = "責任払い")]
    #[default]
    Liable,
    /// The one who gave the tile: WRC, EMA.
    #[doc(alias = "放銃者")]
    Discarder,
}

/// What of a hand with several yakuman the liable player answers for (包).
///
/// ```
/// use mentsu::riichi::{PaoShare, Rules, Situation, Wind, Yaku, score};
///
/// // daisangen, for which West is liable, and tsuuiisou
/// let hand = "111z4z(555z)(666z)(777z)".parse()?;
/// let won = Situation::tsumo("4z".parse()?).seat(Wind::South).pao(Yaku::Daisangen, Wind::West);
/// let whole = score(&hand, &won, &Rules::TENHOU)?;
/// assert_eq!(whole.payments().iter().len(), 1);
///
/// assert_eq!(Rules::M_LEAGUE.pao_share, PaoShare::ThatYakuman);
/// let part = score(&hand, &won, &Rules::M_LEAGUE)?;
/// let paid: Vec<u32> = part.payments().iter().map(|payment| payment.total()).collect();
/// assert_eq!(paid, [16_000, 32_000 + 8_000, 8_000]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "責任払い")]
#[doc(alias = "sekinin barai")]
#[doc(alias = "liability")]
#[doc(alias = "包")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PaoShare {
    /// All of it, the other yakuman included: Tenhou, EMA. Of two liable players the one for
    /// daisangen or daisuushi answers for what neither yakuman is.
    #[doc(alias = "手牌全体")]
    #[doc(alias = "責任払い")]
    #[default]
    WholeHand,
    /// That yakuman; others beside it are paid as always: Mahjong Soul, WRC, M.League.
    #[doc(alias = "該当役満")]
    ThatYakuman,
}

/// What nagashi mangan (流し満貫) is.
///
/// ```
/// use mentsu::riichi::{NagashiMangan, Rules};
///
/// let mut rules = Rules::TENHOU;
/// rules.nagashi_mangan = NagashiMangan::Off;
/// assert_eq!(rules.nagashi_base(), None);
/// ```
#[doc(alias = "流し満貫")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NagashiMangan {
    /// There is none: WRC, EMA, M.League.
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
/// assert_eq!(Rules::M_LEAGUE.multiple_ron, MultipleRon::HeadBump);
/// assert!(!sanchahou(3, Rules::MAHJONG_SOUL.multiple_ron));
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
    /// All win: Mahjong Soul, EMA.
    #[doc(alias = "ダブロンあり")]
    #[doc(alias = "トリロンあり")]
    All,
    /// The next in turn wins alone (頭ハネ): M.League, WRC.
    #[doc(alias = "atamahane")]
    #[doc(alias = "頭ハネ")]
    HeadBump,
}

/// Which discards right after a chi or pon are forbidden (喰い替え).
///
/// ```
/// use mentsu::riichi::legality::kuikae;
/// use mentsu::riichi::{Kuikae, Rules};
///
/// let chi = "(4-56p)".parse()?;
/// assert_eq!(kuikae(&chi, Rules::TENHOU.kuikae), Some("47p".parse()?));
/// assert_eq!(kuikae(&chi, Kuikae::SameTile), Some("4p".parse()?));
/// # Ok::<(), mentsu::ParseError>(())
/// ```
#[doc(alias = "喰い替え")]
#[doc(alias = "swap calling")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kuikae {
    /// None: some parlours, and EMA before 2016.
    #[doc(alias = "喰い替えあり")]
    Allowed,
    /// The kind that was called (現物喰い替え): some houses.
    #[doc(alias = "現物喰い替え")]
    SameTile,
    /// That, and of a chi the tile that completes the same two at their other end
    /// (スジ喰い替え): all presets.
    #[default]
    #[doc(alias = "スジ喰い替え")]
    Suji,
}

/// Which ankan are allowed after riichi (立直後の暗槓). Only with the tile just drawn by all
/// of them: a kan of four tiles held before (送り槓) is none.
///
/// ```
/// use mentsu::riichi::legality::{Table, riichi_ankan};
/// use mentsu::riichi::{RiichiAnkan, Rules};
///
/// let may = |rules: Rules| {
///     let hand = "111222333m56p99s".parse().unwrap();
///     riichi_ankan(&hand, mentsu::Tile::M1.into(), &Table::of(&rules)).unwrap().is_some()
/// };
/// assert!(may(Rules::TENHOU));
/// assert!(!may(Rules::M_LEAGUE));
/// assert_eq!(Rules::M_LEAGUE.riichi_ankan, RiichiAnkan::Strict);
/// ```
#[doc(alias = "送り槓")]
#[doc(alias = "closed kan after riichi")]
#[doc(alias = "立直後の暗槓")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RiichiAnkan {
    /// None: some parlours.
    Never,
    /// Waits and readings stay: in every reading of every wait the three tiles are a koutsu.
    /// EMA, M.League and most leagues.
    Strict,
    /// The waits stay, though a reading, and a yaku with it, may go: Tenhou, Mahjong Soul, WRC.
    #[default]
    Loose,
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
    /// 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC, EMA
    /// since 2025.
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
    /// Several yakuman add up (役満の複合): everybody but EMA, where one is the most a hand is
    /// worth.
    #[doc(alias = "役満の複合")]
    #[doc(alias = "multiple yakuman")]
    #[doc(alias = "複合役満")]
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
    /// suukantsu in M.League and WRC. Who it is [`liable`](super::legality::liable()) tells.
    #[doc(alias = "責任払い")]
    #[doc(alias = "sekinin barai")]
    #[doc(alias = "liability")]
    #[doc(alias = "包")]
    pub pao: YakuSet,
    /// What of a hand with other yakuman beside it the liable player answers for.
    #[doc(alias = "責任払い")]
    pub pao_share: PaoShare,
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
    /// Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul, EMA.
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
    /// Each of several winners gets the honba: EMA. If not, only the next in turn does, and a
    /// game scores the others with [`honba(0)`](super::Situation::honba).
    #[doc(alias = "ダブロンの本場")]
    pub honba_for_each_ron: bool,
    /// Kyuushu kyuuhai, suufon renda, suukaikan and suucha riichi abort a hand (途中流局):
    /// Tenhou and Mahjong Soul; not WRC, EMA and M.League. The predicates in
    /// [`legality`](super::legality) say when each holds, whatever the rules.
    #[doc(alias = "流局")]
    #[doc(alias = "ryuukyoku")]
    #[doc(alias = "途中流局")]
    pub abortive_draws: bool,
    /// Which discards after a call are forbidden (喰い替え).
    #[doc(alias = "swap calling")]
    #[doc(alias = "喰い替え")]
    pub kuikae: Kuikae,
    /// Which ankan are allowed after riichi (立直後の暗槓).
    #[doc(alias = "送り槓")]
    #[doc(alias = "closed kan after riichi")]
    #[doc(alias = "立直後の暗槓")]
    pub riichi_ankan: RiichiAnkan,
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
    /// assert_eq!((Rules::EMA.players(), Rules::TENHOU_SANMA.players()), (4, 3));
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
    /// assert_eq!(Rules::EMA.nagashi_base(), None);
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
