//! The rules on which houses differ. [`Preset`](super::Preset) has each house's choices.

mod choices;
pub(super) mod presets;

pub use self::choices::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, PaoHonba, PaoShare, Renhou, RiichiAnkan,
    SanmaTsumo,
};
use super::yaku::Yaku;
use crate::fields::FieldKind;
use crate::riichi::yaku::set::YakuSet;
use crate::tile::TileSet;

crate::rules! {
    /// The rules by which a hand is scored: a preset, with changes where a house differs.
    ///
    /// The default is [Tenhou's](Rules::TENHOU); [`Preset`](super::Preset) has the others and
    /// their sources. A rule is set by its method, or by its name:
    ///
    /// ```
    /// use mentsu::fields::FieldKind;
    /// use mentsu::riichi::{Preset, Rules};
    ///
    /// let rules = Rules::M_LEAGUE.with_kiriage(false).with_reds([1, 2, 1]);
    /// assert_eq!((rules.kiriage(), rules.reds()), (false, [1, 2, 1]));
    ///
    /// let named = "m_league".parse::<Preset>()?.rules();
    /// assert_eq!(named.set("kiriage", false)?.set_text("reds", "1,2,1")?, rules);
    /// assert_eq!(rules.get("renhou").unwrap().to_string(), "off");
    ///
    /// let error = rules.set("renhou", "haneman").unwrap_err();
    /// assert_eq!(error.to_string(), "renhou is off, mangan, yakuman or five_han");
    /// let kiriage = Rules::FIELDS.iter().find(|field| field.name() == "kiriage").unwrap();
    /// assert_eq!(kiriage.kind(), FieldKind::Flag);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[doc(alias = "ルール")]
    #[doc(alias = "house rules")]
    pub struct Rules;

    /// Three players (三麻): no 2m to 8m and no chi, two payers, norths may be set aside as
    /// dora, and the indicator 1m means 9m.
    sanma with_sanma: bool;
    /// Who pays the missing player's share of a tsumo, where three play.
    sanma_tsumo with_sanma_tsumo: SanmaTsumo;
    /// Norths are a yakuhai for everybody, where three play (北の役牌): a koutsu is
    /// [`Yaku::NorthWind`], and a jantou has fu. Otherwise they aren't a yakuhai (客風) except in the
    /// north round.
    north_yakuhai with_north_yakuhai: bool;
    /// Tanyao counts with an open hand (喰いタン): everybody here; off in older houses.
    open_tanyao with_open_tanyao: bool;
    /// The numbers of red fives (赤ドラ) of man, pin and sou: one of each on Tenhou, Mahjong Soul and
    /// in M.League, none by WRC and EMA. In a suit without any a red five counts as a plain one;
    /// elsewhere one too many is a contradiction.
    reds with_reds: [u8; 3] = FieldKind::Numbers { count: 3, least: 0, most: 4, step: 1 };
    /// 4 han 30 fu and 3 han 60 fu are rounded up to a mangan (切り上げ満貫): M.League, WRC, EMA
    /// since 2025.
    kiriage with_kiriage: bool;
    /// The value of 13 han without a yakuman.
    counted_yakuman with_counted_yakuman: CountedYakuman;
    /// The old yaku (古役) that count: none but in Mahjong Soul's rooms of old yaku.
    old_yaku with_old_yaku: YakuSet = FieldKind::Names(YakuSet::OLD.names());
    /// The yakuman that count twice (ダブル役満): none on Tenhou and in tournaments;
    /// [`Rules::DOUBLE_YAKUMAN`] on Mahjong Soul.
    double_yakuman with_double_yakuman: YakuSet = FieldKind::Names(YakuSet::YAKUMAN.names());
    /// Several yakuman add up (役満の複合): everybody but EMA, where a hand is worth one at most.
    yakuman_stacking with_yakuman_stacking: bool;
    /// The fu of a jantou of both the seat's and the round's wind (連風牌): 2, or 4 (anything from
    /// 4 on). 2 in M.League, WRC and EMA, 4 elsewhere.
    double_wind_fu with_double_wind_fu: u8 = FieldKind::Number { least: 2, most: 4, step: 2 };
    /// The value of a ron before the first draw.
    renhou with_renhou: Renhou;
    /// The yakuman with liability (包): daisangen and daisuushi everywhere, suukantsu in M.League
    /// and WRC. [`liable`](super::legality::liable()) finds the liable player.
    pao with_pao: YakuSet = FieldKind::Names(YakuSet::YAKUMAN.names());
    /// Which part of a hand with several yakuman the liable player pays for.
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
    /// The indicators turned over for kans count (槓ドラ): everybody here. Otherwise only the first
    /// dora and ura dora indicators do.
    kan_dora with_kan_dora: bool;
    /// The fewest han of yaku, dora aside, with which a hand may be won (縛り): 1.
    minimum_han with_minimum_han: u8;
    /// What one honba adds to a ron, and to a tsumo an equal part from each payer (本場): 300;
    /// 200 in Tenhou's sanma.
    honba with_honba: u16;
    /// Kokushi may rob an ankan (国士無双の暗槓槍槓): Mahjong Soul, EMA. Such a win is a situation
    /// [`with_robbed_ankan`](super::Situation::with_robbed_ankan).
    kokushi_robs_ankan with_kokushi_robs_ankan: bool;
    /// Whether nagashi mangan is played.
    nagashi_mangan with_nagashi_mangan: NagashiMangan;
    /// Who wins when several players call ron.
    multiple_ron with_multiple_ron: MultipleRon;
    /// Each of several winners gets the honba: EMA. Otherwise only the next in turn does, and a
    /// game scores the others with [`with_honba(0)`](super::Situation::with_honba).
    honba_for_each_ron with_honba_for_each_ron: bool;
    /// Kyuushu kyuuhai, suufon renda, suukaikan and suucha riichi abort a hand (途中流局):
    /// Tenhou and Mahjong Soul; not WRC, EMA and M.League. The predicates in
    /// [`legality`](super::legality) say when each holds, regardless of the rules.
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

    /// Whether norths are a yakuhai for everybody in this game.
    #[inline(always)]
    pub(super) const fn norths_count(&self) -> bool {
        self.north_yakuhai & self.sanma
    }

    /// The kinds of tile in play: all, or the 27 of sanma.
    #[must_use]
    pub const fn kinds(&self) -> TileSet {
        if self.sanma { TileSet::SANMA } else { TileSet::ALL }
    }

    /// The base points of a nagashi mangan, for [`Payments::of`](super::Payments::of) by tsumo;
    /// `None` where there is none.
    #[must_use]
    pub const fn nagashi_base(&self) -> Option<u32> {
        match self.nagashi_mangan {
            NagashiMangan::Off => None,
            NagashiMangan::Draw | NagashiMangan::Win => Some(2_000),
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
