//! The yaku, in one table of names, han and what replaces what.
//!
//! How a yaku is found is one line in the file of its kind: `shared` (situation and all tiles),
//! `blocks`, `ankou`, `honors` or `yakuman`.

pub(super) mod ankou;
pub(super) mod blocks;
mod found;
pub(super) mod honors;
pub(super) mod shared;
pub(super) mod yakuman;

use core::fmt;

pub(super) use self::found::{YakuFound, han};

/// A row of the table.
struct YakuRow {
    id: &'static str,
    kanji: &'static str,
    english: &'static str,
    /// The han in a closed hand, and in an open one.
    han: (u8, u8),
    /// Whether it stands in place of the yaku above it.
    replaces: bool,
}

/// The han of a yakuman.
const YAKUMAN: (u8, u8) = (0, 0);

/// A row a yaku: what it is, id, kanji, English, han of a closed and of an open hand (0: closed
/// hands only), and which yaku, in the row above, it replaces.
macro_rules! yaku {
    ($(
        $(#[$doc:meta])*
        $yaku:ident $id:literal $kanji:literal $english:literal $han:expr $(=> replaces $old:ident)?;
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
        /// assert_eq!(Yaku::SanshokuDoujun.id(), "sanshoku_doujun");
        /// assert_eq!(Yaku::from_id("pinfu"), Some(Yaku::Pinfu));
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

        impl Yaku {
            /// All yaku, in order.
            pub const ALL: [Yaku; Yaku::COUNT] = [$(Yaku::$yaku),*];

            /// How many there are: 46, with renhou.
            pub const COUNT: usize = ROWS.len();
        }

        const ROWS: &[YakuRow] = &[$(YakuRow {
            id: $id,
            kanji: $kanji,
            english: $english,
            han: $han,
            replaces: [$(Yaku::$old as u8,)? u8::MAX][0] != u8::MAX,
        }),*];

        // Whatever replaces a yaku stands right below it.
        $($(const _: () = assert!(Yaku::$old as u8 + 1 == Yaku::$yaku as u8);)?)*
    };
}

yaku! {
    /// Won by tsumo with a closed hand
    MenzenTsumo "menzen_tsumo" "門前清自摸和" "fully concealed hand" (1, 0);
    /// Riichi was declared
    Riichi "riichi" "立直" "ready hand" (1, 0);
    /// Riichi in the first uninterrupted turn
    DoubleRiichi "double_riichi" "両立直" "double ready" (2, 0) => replaces Riichi;
    /// Won within one uninterrupted turn after riichi
    Ippatsu "ippatsu" "一発" "one shot" (1, 0);
    /// Won on the tile somebody added to a pon
    Chankan "chankan" "搶槓" "robbing a kan" (1, 1);
    /// Won on the tile drawn after an own kan or kita
    Rinshan "rinshan" "嶺上開花" "after a kan" (1, 1);
    /// Tsumo on the last tile of the wall
    Haitei "haitei" "海底摸月" "last tile draw" (1, 1);
    /// Ron on the last discard
    Houtei "houtei" "河底撈魚" "last tile claim" (1, 1);
    /// Four shuntsu, a jantou without fu, and a ryanmen wait
    Pinfu "pinfu" "平和" "no points hand" (1, 0);
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
}

impl Yaku {
    const fn row(self) -> &'static YakuRow {
        &ROWS[self as usize]
    }

    /// The name in romaji: `menzen_tsumo`, `sanshoku_doujun`, `kokushi_13`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The yaku of a name in romaji.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Yaku> {
        Yaku::ALL.into_iter().find(|yaku| yaku.id() == id)
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

impl fmt::Display for Yaku {
    /// The [`id`](Yaku::id).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::riichi::yaku_set::YakuSet;

    #[test]
    fn yaku_are_in_order_and_have_names_of_their_own() {
        assert_eq!(Yaku::COUNT, 46);
        for (i, yaku) in Yaku::ALL.into_iter().enumerate() {
            assert_eq!(yaku as usize, i);
            assert_eq!(Yaku::from_id(yaku.id()), Some(yaku));
            assert!(yaku.open_han() <= yaku.closed_han());
            assert_eq!(yaku.is_yakuman(), YakuSet::YAKUMAN.contains(yaku));
            let alone = YakuSet::EMPTY.with(yaku);
            assert_eq!(han(alone, true), yaku.closed_han());
            assert_eq!(han(alone, false), yaku.open_han());
        }
        assert_eq!(YakuSet::YAKUMAN.len(), 15);
        assert_eq!(Yaku::from_id("dora"), None);
    }
}
