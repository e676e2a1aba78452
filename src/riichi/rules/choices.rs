//! The choices that rules leave to a house.

/// The value of 13 han without a yakuman (数え役満). Every rule book without counted yakuman
/// pays a sanbaiman, so there is no third choice; 26 han are never two yakuman.
#[doc(alias = "kazoe yakuman")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CountedYakuman {
    /// 13 han or more pay a yakuman: Tenhou, Mahjong Soul, WRC since 2025 and most houses.
    #[default]
    Yakuman,
    /// 11 han or more pay a sanbaiman, however many: EMA, M.League, WRC before 2025.
    Sanbaiman,
}

crate::names! { CountedYakuman, "worth of 13 han": Yakuman "yakuman", Sanbaiman "sanbaiman" }

/// The value of a ron before the first draw (人和).
///
/// ```
/// use mentsu::hand;
/// use mentsu::Wind;
/// use mentsu::riichi::{Limit, Renhou, Rules, Situation, score};
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

crate::names! { Renhou, "worth of renhou":
    Off "off",
    Mangan "mangan",
    Yakuman "yakuman",
    FiveHan "five_han",
}

/// Who pays the missing player's share of a tsumo in sanma.
///
/// ```
/// use mentsu::Wind;
/// use mentsu::riichi::{Payments, Rules, SanmaTsumo, Situation};
///
/// let tsumo = Situation::tsumo().with_seat(Wind::South);
/// let mangan = |rules| Payments::of(2_000, &tsumo, &rules).points();
/// assert_eq!(mangan(Rules::TENHOU_SANMA), 6_000);
/// assert_eq!(mangan(Rules::TENHOU_SANMA.with_sanma_tsumo(SanmaTsumo::Bisection)), 8_000);
/// ```
#[doc(alias = "ツモ損")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

crate::names! { SanmaTsumo, "payment of a tsumo in sanma":
    Loss "loss",
    Bisection "bisection",
    Even "even",
}

/// Who pays the honba of a ron that two players share for pao.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PaoHonba {
    /// The liable player: Tenhou, Mahjong Soul, M.League.
    #[default]
    Liable,
    /// The one who discarded the tile: WRC, EMA.
    Discarder,
}

crate::names! { PaoHonba, "payer of honba": Liable "liable", Discarder "discarder" }

/// Which part of a hand with several yakuman the liable player pays for (包).
///
/// ```
/// use mentsu::hand;
/// use mentsu::Wind;
/// use mentsu::riichi::{Rules, Situation, Yaku, score};
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
#[non_exhaustive]
pub enum PaoShare {
    /// All of it, the other yakuman included: Tenhou, EMA. Of two liable players the one for
    /// daisangen or daisuushi pays for the remaining yakuman.
    #[default]
    WholeHand,
    /// That yakuman alone; the others are paid as usual: Mahjong Soul, WRC, M.League.
    ThatYakuman,
}

crate::names! { PaoShare, "share of pao": WholeHand "whole_hand", ThatYakuman "that_yakuman" }

/// Whether nagashi mangan is played (流し満貫).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NagashiMangan {
    /// It isn't played: WRC, EMA, M.League.
    Off,
    /// An exhaustive draw that pays a mangan as by tsumo: Tenhou, Mahjong Soul.
    #[default]
    Draw,
    /// A win by tsumo (和了扱い): it takes honba and riichi sticks, and a dealer who makes it repeats.
    /// Several players who make it are paid like several winners of one tile; the first is the one
    /// nearest to the dealer in turn.
    Win,
}

crate::names! { NagashiMangan, "rule on nagashi mangan": Off "off", Draw "draw", Win "win" }

/// Who wins when several players call ron on one tile.
///
/// [`score`](crate::riichi::score()) scores one winner; a game calls it for each.
#[doc(alias = "ダブロン")]
#[doc(alias = "double ron")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

crate::names! { MultipleRon, "rule on several rons":
    TripleAborts "triple_aborts",
    All "all",
    HeadBump "head_bump",
}

/// Which discards right after a chi or pon are forbidden (喰い替え).
#[doc(alias = "swap calling")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

crate::names! { Kuikae, "rule on kuikae": Allowed "allowed", SameTile "same_tile", Suji "suji" }

/// Which ankan are allowed after riichi (立直後の暗槓). The tile just drawn must be part of it: no house
/// allows a kan of four tiles held before (送り槓).
#[doc(alias = "送り槓")]
#[doc(alias = "closed kan after riichi")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

crate::names! { RiichiAnkan, "rule on ankan after riichi":
    Never "never",
    Strict "strict",
    Loose "loose",
}
