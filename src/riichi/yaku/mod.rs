//! The yaku, in one table of names, han and what replaces what.
//!
//! How a yaku is found is one line in the file of its kind: `shared` (situation and all tiles),
//! `blocks`, `ankou`, `honors`, `yakuman` or `old` (those that count only where
//! [`Rules::old_yaku`](super::Rules::old_yaku) says so).

pub(super) mod ankou;
pub(super) mod blocks;
mod found;
pub(super) mod honors;
pub(super) mod old;
pub(in crate::riichi) mod set;
pub(super) mod shared;
pub(super) mod yakuman;

pub(super) use self::found::{YakuFound, han};

/// A row of the table.
struct YakuRow {
    kanji: &'static str,
    english: &'static str,
    /// The han in a closed hand, and in an open one.
    han: (u8, u8),
    /// The yaku that it stands in place of.
    replaces: &'static [Yaku],
}

/// The han of a yakuman.
const YAKUMAN: (u8, u8) = (0, 0);

/// A row a yaku: what it is, name, kanji, English, han of a closed and of an open hand (0: closed
/// hands only), and which yaku it replaces: the one in the row above, or, if it is an old one, any.
macro_rules! yaku {
    ($(
        $(#[$doc:meta])*
        $yaku:ident $name:literal $kanji:literal $english:literal $han:expr $(=> replaces $($old:ident)+)?;
    )*) => {
        /// A yaku (役). Dora aren't yaku: they add han but make no hand win, and have a type of
        /// their own, [`Dora`](super::Dora).
        ///
        /// The order is the one in which yaku are listed, and it breaks ties between readings
        /// that are worth the same: the reading with the earlier yaku is taken.
        ///
        /// ```
        /// use mentsu::riichi::Yaku;
        ///
        /// assert_eq!(Yaku::SanshokuDoujun.name(), "sanshoku_doujun");
        /// assert_eq!(Yaku::from_name("pinfu"), Some(Yaku::Pinfu));
        /// assert_eq!((Yaku::Honitsu.closed_han(), Yaku::Honitsu.open_han()), (3, 2));
        /// assert_eq!(Yaku::Pinfu.open_han(), 0, "closed hands only");
        /// assert!(Yaku::Kokushi13.is_yakuman());
        /// ```
        #[doc(alias = "scoring pattern")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum Yaku {
            $($(#[$doc])* #[doc = concat!("(", $kanji, ")")] #[doc(alias = $english)] $yaku,)*
        }

        $crate::names! { Yaku, "yaku": $($yaku $name),* }

        impl Yaku {
            /// How many there are: 63, with renhou and the old yaku.
            pub const COUNT: usize = ROWS.len();
        }

        const ROWS: &[YakuRow] = &[$(YakuRow {
            kanji: $kanji,
            english: $english,
            han: $han,
            replaces: &[$($(Yaku::$old),+)?],
        }),*];
    };
}

yaku! {
    /// Won by tsumo with a closed hand
    MenzenTsumo "menzen_tsumo" "門前清自摸和" "fully concealed hand" (1, 0);
    /// Riichi was declared
    Riichi "riichi" "立直" "riichi" (1, 0);
    /// Riichi in the first uninterrupted turn
    DoubleRiichi "double_riichi" "両立直" "double riichi" (2, 0) => replaces Riichi;
    /// Won within one uninterrupted turn after riichi
    Ippatsu "ippatsu" "一発" "one shot" (1, 0);
    /// Won on the tile that another player added to a pon
    Chankan "chankan" "搶槓" "robbing a kan" (1, 1);
    /// Won on the tile drawn after an own kan or kita
    Rinshan "rinshan" "嶺上開花" "after a kan" (1, 1);
    /// Tsumo on the last tile of the wall
    Haitei "haitei" "海底摸月" "last tile draw" (1, 1);
    /// Ron on the last discard
    Houtei "houtei" "河底撈魚" "last tile claim" (1, 1);
    /// Four shuntsu, a jantou without fu, and a ryanmen wait
    Pinfu "pinfu" "平和" "all sequences" (1, 0);
    /// No terminal and no honor
    Tanyao "tanyao" "断么九" "all simples" (1, 1);
    /// The same shuntsu twice
    Iipeikou "iipeikou" "一盃口" "pure double sequence" (1, 0);
    /// Two times the same shuntsu twice; four equal ones count
    Ryanpeikou "ryanpeikou" "二盃口" "twice pure double sequence" (3, 0) => replaces Iipeikou;
    /// A koutsu of the seat's wind
    SeatWind "seat_wind" "自風" "seat wind" (1, 1);
    /// A koutsu of the round's wind
    RoundWind "round_wind" "場風" "prevalent wind" (1, 1);
    /// A koutsu of norths, where three play and the house counts it for everybody
    NorthWind "north_wind" "北" "north wind" (1, 1);
    /// A koutsu of white dragons
    Haku "haku" "白" "white dragon" (1, 1);
    /// A koutsu of green dragons
    Hatsu "hatsu" "發" "green dragon" (1, 1);
    /// A koutsu of red dragons
    Chun "chun" "中" "red dragon" (1, 1);
    /// Seven different pairs
    Chiitoitsu "chiitoitsu" "七対子" "seven pairs" (2, 0);
    /// A terminal or honor in every block, with shuntsu and honors
    Chanta "chanta" "混全帯么九" "half outside hand" (2, 1);
    /// A terminal in every block, with shuntsu
    Junchan "junchan" "純全帯么九" "fully outside hand" (3, 2) => replaces Chanta;
    /// 123, 456 and 789 of one suit
    Ittsu "ittsu" "一気通貫" "pure straight" (2, 1);
    /// The same shuntsu in all three suits
    SanshokuDoujun "sanshoku_doujun" "三色同順" "mixed triple sequence" (2, 1);
    /// The same koutsu in all three suits
    SanshokuDoukou "sanshoku_doukou" "三色同刻" "triple triplet" (2, 2);
    /// Four koutsu
    Toitoi "toitoi" "対々和" "all triplets" (2, 2);
    /// Three concealed koutsu
    Sanankou "sanankou" "三暗刻" "three concealed triplets" (2, 2);
    /// Three kans
    Sankantsu "sankantsu" "三槓子" "three kans" (2, 2);
    /// Two koutsu of dragons and the third as jantou
    Shousangen "shousangen" "小三元" "little three dragons" (2, 2);
    /// Terminals and honors only
    Honroutou "honroutou" "混老頭" "all terminals and honors" (2, 2);
    /// One suit and honors
    Honitsu "honitsu" "混一色" "half flush" (3, 2);
    /// One suit only
    Chinitsu "chinitsu" "清一色" "full flush" (6, 5) => replaces Honitsu;
    /// Ron before the first draw; worth what the rules say
    Renhou "renhou" "人和" "hand of man" (5, 0);
    /// The dealer's tiles as dealt
    Tenhou "tenhou" "天和" "blessing of heaven" YAKUMAN;
    /// Tsumo on the first draw
    Chiihou "chiihou" "地和" "blessing of earth" YAKUMAN;
    /// Koutsu of all three dragons
    Daisangen "daisangen" "大三元" "big three dragons" YAKUMAN;
    /// Four concealed koutsu
    Suuankou "suuankou" "四暗刻" "four concealed triplets" YAKUMAN;
    /// Four concealed koutsu, waiting for the jantou
    SuuankouTanki "suuankou_tanki" "四暗刻単騎" "four concealed triplets single wait" YAKUMAN
        => replaces Suuankou;
    /// Honors only
    Tsuuiisou "tsuuiisou" "字一色" "all honors" YAKUMAN;
    /// Only 23468s and green dragons, which needn't be there
    Ryuuiisou "ryuuiisou" "緑一色" "all green" YAKUMAN;
    /// Terminals only
    Chinroutou "chinroutou" "清老頭" "all terminals" YAKUMAN;
    /// 1112345678999 of one suit and any tile of it
    Chuuren "chuuren" "九蓮宝燈" "nine gates" YAKUMAN;
    /// 1112345678999 of one suit, waiting for all nine
    JunseiChuuren "junsei_chuuren" "純正九蓮宝燈" "true nine gates" YAKUMAN => replaces Chuuren;
    /// The thirteen terminals and honors, one of them twice
    Kokushi "kokushi" "国士無双" "thirteen orphans" YAKUMAN;
    /// The thirteen terminals and honors, waiting for all of them
    Kokushi13 "kokushi_13" "国士無双十三面" "thirteen-sided thirteen orphans" YAKUMAN
        => replaces Kokushi;
    /// Koutsu of all four winds
    Daisuushi "daisuushi" "大四喜" "big four winds" YAKUMAN;
    /// Three koutsu of winds and the fourth as jantou
    Shousuushi "shousuushi" "小四喜" "little four winds" YAKUMAN;
    /// Four kans
    Suukantsu "suukantsu" "四槓子" "four kans" YAKUMAN;
    /// Ron on the tile with which another player declares riichi
    TsubameGaeshi "tsubame_gaeshi" "燕返し" "swallow reversal" (1, 1);
    /// Ron on the tile that another player discards right after a kan
    Kanburi "kanburi" "槓振り" "ron after a kan" (1, 1);
    /// Four calls, waiting for the jantou with one tile
    ShiiaruRaotai "shiiaru_raotai" "十二落抬" "waiting with one tile" (1, 1);
    /// Tiles of all three suits, winds and dragons
    Uumensai "uumensai" "五門斉" "all types" (2, 2);
    /// Koutsu of three ranks in a row of one suit
    Sanrenkou "sanrenkou" "三連刻" "three chained triplets" (2, 2);
    /// The same shuntsu three times
    IsshokuSanjun "isshoku_sanjun" "一色三順" "pure triple sequence" (3, 2)
        => replaces Iipeikou Ryanpeikou;
    /// Haitei on 1p
    IipinMouyue "iipin_mouyue" "一筒摸月" "plucking the moon" (5, 5) => replaces Haitei;
    /// Houtei on 9p
    ChuupinRaoyui "chuupin_raoyui" "九筒撈魚" "scooping a fish" (5, 5) => replaces Houtei;
    /// Riichi with the hand shown
    OpenRiichi "open_riichi" "オープン立直" "open riichi" (2, 0) => replaces Riichi;
    /// Double riichi with the hand shown
    DoubleOpenRiichi "double_open_riichi" "両オープン立直" "double open riichi" (3, 0)
        => replaces DoubleRiichi;
    /// Double riichi won with haitei or houtei
    IshiNoUeNimoSannen "ishi_no_ue_nimo_sannen" "石の上にも三年" "three years on a stone" YAKUMAN;
    /// 22334455667788 of pin
    Daisharin "daisharin" "大車輪" "big wheels" YAKUMAN;
    /// 22334455667788 of sou
    Daichikurin "daichikurin" "大竹林" "bamboo forest" YAKUMAN;
    /// 22334455667788 of man
    Daisuurin "daisuurin" "大数隣" "numerous neighbours" YAKUMAN;
    /// Seven pairs of the seven honors
    Daishichisei "daishichisei" "大七星" "big seven stars" YAKUMAN => replaces Tsuuiisou;
    /// The dealer's eighth win in a row
    Paarenchan "paarenchan" "八連荘" "eight consecutive wins" YAKUMAN;
}

impl Yaku {
    const fn row(self) -> &'static YakuRow {
        &ROWS[self as usize]
    }

    /// The name in kanji: `三色同順`.
    #[must_use]
    pub const fn kanji(self) -> &'static str {
        self.row().kanji
    }

    /// The name in English: `mixed triple sequence`.
    #[must_use]
    pub const fn english(self) -> &'static str {
        self.row().english
    }

    /// How many han (翻) it is worth with a closed hand; 0 for a yakuman.
    #[must_use]
    pub const fn closed_han(self) -> u8 {
        self.row().han.0
    }

    /// How many han it is worth with an open hand (喰い下がり); 0 if it needs a closed one, and for
    /// a yakuman.
    #[must_use]
    pub const fn open_han(self) -> u8 {
        self.row().han.1
    }

    /// Whether it is a yakuman (役満). Renhou is one by some rules only and not here.
    #[must_use]
    pub const fn is_yakuman(self) -> bool {
        self.row().han.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::yaku::set::YakuSet;

    #[test]
    fn yaku_are_in_order_and_have_names_of_their_own() {
        assert_eq!(Yaku::COUNT, 63);
        for (i, yaku) in Yaku::ALL.into_iter().enumerate() {
            assert_eq!(yaku as usize, i);
            assert_eq!(Yaku::from_name(yaku.name()), Some(yaku));
            assert!(yaku.open_han() <= yaku.closed_han());
            assert_eq!(yaku.is_yakuman(), YakuSet::YAKUMAN.contains(yaku));
            let alone = YakuSet::EMPTY.with(yaku);
            assert_eq!(han(alone, true), yaku.closed_han());
            assert_eq!(han(alone, false), yaku.open_han());
        }
        assert_eq!(YakuSet::YAKUMAN.len(), 21);
        assert_eq!(YakuSet::OLD.len(), 16);
        assert_eq!(Yaku::from_name("dora"), None);
    }
}
