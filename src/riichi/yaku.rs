//! The yaku, and what they are worth.

use core::fmt;

/// A yaku (役). Dora are none: they count han but win nothing, and stand apart in
/// [`Dora`](super::Dora).
///
/// The order is the one in which yaku are listed, and it breaks ties between readings that are
/// worth the same: the reading with the earlier yaku is taken.
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
#[doc(alias = "scoring element")]
#[doc(alias = "役")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[non_exhaustive]
pub enum Yaku {
    /// Won by tsumo with a closed hand (門前清自摸和).
    MenzenTsumo,
    /// Riichi was declared (立直).
    Riichi,
    /// Riichi in the first uninterrupted turn, in place of riichi (両立直).
    DoubleRiichi,
    /// Won within one uninterrupted turn after riichi (一発).
    Ippatsu,
    /// Won on the tile somebody added to a pon (搶槓).
    Chankan,
    /// Won on the tile drawn after an own kan or kita (嶺上開花).
    Rinshan,
    /// Tsumo on the last tile of the wall (海底摸月).
    Haitei,
    /// Ron on the last discard (河底撈魚).
    Houtei,
    /// Four shuntsu, a jantou without fu, and a ryanmen wait (平和).
    Pinfu,
    /// No terminal and no honor (断么九).
    Tanyao,
    /// The same shuntsu twice (一盃口).
    Iipeikou,
    /// Two times the same shuntsu twice; four equal ones count (二盃口).
    Ryanpeikou,
    /// A koutsu of the seat's wind (自風).
    SeatWind,
    /// A koutsu of the round's wind (場風).
    RoundWind,
    /// A koutsu of white dragons (白).
    Haku,
    /// A koutsu of green dragons (發).
    Hatsu,
    /// A koutsu of red dragons (中).
    Chun,
    /// Seven different pairs (七対子).
    Chiitoitsu,
    /// A terminal or honor in every block, with shuntsu and honors (混全帯么九).
    Chanta,
    /// A terminal in every block, with shuntsu (純全帯么九).
    Junchan,
    /// 123, 456 and 789 of one suit (一気通貫).
    Ittsu,
    /// The same shuntsu in all three suits (三色同順).
    SanshokuDoujun,
    /// The same koutsu in all three suits (三色同刻).
    SanshokuDoukou,
    /// Four koutsu (対々和).
    Toitoi,
    /// Three concealed koutsu (三暗刻).
    Sanankou,
    /// Three kans (三槓子).
    Sankantsu,
    /// Two koutsu of dragons and the third as jantou (小三元).
    Shousangen,
    /// Terminals and honors only (混老頭).
    Honroutou,
    /// One suit and honors (混一色).
    Honitsu,
    /// One suit only (清一色).
    Chinitsu,
    /// Ron before the first draw; worth what the rules say (人和).
    Renhou,
    /// The dealer's tiles as dealt (天和).
    Tenhou,
    /// Tsumo on the first draw (地和).
    Chiihou,
    /// Koutsu of all three dragons (大三元).
    Daisangen,
    /// Four concealed koutsu (四暗刻).
    Suuankou,
    /// Four concealed koutsu, waiting for the jantou (四暗刻単騎).
    SuuankouTanki,
    /// Honors only (字一色).
    Tsuuiisou,
    /// Only 23468s and green dragons, which needn't be there (緑一色).
    Ryuuiisou,
    /// Terminals only (清老頭).
    Chinroutou,
    /// 1112345678999 of one suit and any tile of it (九蓮宝燈).
    Chuuren,
    /// 1112345678999 of one suit, waiting for all nine (純正九蓮宝燈).
    JunseiChuuren,
    /// The thirteen terminals and honors, one of them twice (国士無双).
    Kokushi,
    /// The thirteen terminals and honors, waiting for all of them (国士無双十三面).
    Kokushi13,
    /// Koutsu of all four winds (大四喜).
    Daisuushi,
    /// Three koutsu of winds and the fourth as jantou (小四喜).
    Shousuushi,
    /// Four kans (四槓子).
    Suukantsu,
}

/// How many han a yaku is worth with a closed hand and with an open one.
const HAN: [(u8, u8); Yaku::COUNT] = [
    (1, 1),
    (1, 0),
    (2, 0),
    (1, 0),
    (1, 1),
    (1, 1),
    (1, 1),
    (1, 1),
    (1, 0),
    (1, 1),
    (1, 0),
    (3, 0),
    (1, 1),
    (1, 1),
    (1, 1),
    (1, 1),
    (1, 1),
    (2, 0),
    (2, 1),
    (3, 2),
    (2, 1),
    (2, 1),
    (2, 2),
    (2, 2),
    (2, 2),
    (2, 2),
    (2, 2),
    (2, 2),
    (3, 2),
    (6, 5),
    (5, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
];

/// Id, kanji and English name.
#[rustfmt::skip]
const NAMES: [(&str, &str, &str); Yaku::COUNT] = [
    ("menzen_tsumo", "門前清自摸和", "fully concealed hand"),
    ("riichi", "立直", "ready hand"),
    ("double_riichi", "両立直", "double ready"),
    ("ippatsu", "一発", "one shot"),
    ("chankan", "搶槓", "robbing a kan"),
    ("rinshan", "嶺上開花", "after a kan"),
    ("haitei", "海底摸月", "last tile draw"),
    ("houtei", "河底撈魚", "last tile claim"),
    ("pinfu", "平和", "no points hand"),
    ("tanyao", "断么九", "all simples"),
    ("iipeikou", "一盃口", "pure double sequence"),
    ("ryanpeikou", "二盃口", "twice pure double sequence"),
    ("seat_wind", "自風", "seat wind"),
    ("round_wind", "場風", "prevalent wind"),
    ("haku", "白", "white dragon"),
    ("hatsu", "發", "green dragon"),
    ("chun", "中", "red dragon"),
    ("chiitoitsu", "七対子", "seven pairs"),
    ("chanta", "混全帯么九", "half outside hand"),
    ("junchan", "純全帯么九", "fully outside hand"),
    ("ittsu", "一気通貫", "pure straight"),
    ("sanshoku_doujun", "三色同順", "mixed triple sequence"),
    ("sanshoku_doukou", "三色同刻", "triple triplet"),
    ("toitoi", "対々和", "all triplets"),
    ("sanankou", "三暗刻", "three concealed triplets"),
    ("sankantsu", "三槓子", "three kans"),
    ("shousangen", "小三元", "little three dragons"),
    ("honroutou", "混老頭", "all terminals and honors"),
    ("honitsu", "混一色", "half flush"),
    ("chinitsu", "清一色", "full flush"),
    ("renhou", "人和", "hand of man"),
    ("tenhou", "天和", "blessing of heaven"),
    ("chiihou", "地和", "blessing of earth"),
    ("daisangen", "大三元", "big three dragons"),
    ("suuankou", "四暗刻", "four concealed triplets"),
    ("suuankou_tanki", "四暗刻単騎", "four concealed triplets single wait"),
    ("tsuuiisou", "字一色", "all honors"),
    ("ryuuiisou", "緑一色", "all green"),
    ("chinroutou", "清老頭", "all terminals"),
    ("chuuren", "九蓮宝燈", "nine gates"),
    ("junsei_chuuren", "純正九蓮宝燈", "true nine gates"),
    ("kokushi", "国士無双", "thirteen orphans"),
    ("kokushi_13", "国士無双十三面", "thirteen-sided thirteen orphans"),
    ("daisuushi", "大四喜", "big four winds"),
    ("shousuushi", "小四喜", "little four winds"),
    ("suukantsu", "四槓子", "four kans"),
];

impl Yaku {
    /// How many there are: 46, with renhou.
    pub const COUNT: usize = 46;

    /// All of them, in order.
    #[rustfmt::skip]
    pub const ALL: [Yaku; Self::COUNT] = {
        use Yaku::*;
        [
            MenzenTsumo, Riichi, DoubleRiichi, Ippatsu, Chankan, Rinshan, Haitei, Houtei, Pinfu,
            Tanyao, Iipeikou, Ryanpeikou, SeatWind, RoundWind, Haku, Hatsu, Chun, Chiitoitsu,
            Chanta, Junchan, Ittsu, SanshokuDoujun, SanshokuDoukou, Toitoi, Sanankou, Sankantsu,
            Shousangen, Honroutou, Honitsu, Chinitsu, Renhou, Tenhou, Chiihou, Daisangen,
            Suuankou, SuuankouTanki, Tsuuiisou, Ryuuiisou, Chinroutou, Chuuren, JunseiChuuren,
            Kokushi, Kokushi13, Daisuushi, Shousuushi, Suukantsu,
        ]
    };

    /// The name in romaji: `menzen_tsumo`, `sanshoku_doujun`, `kokushi_13`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// The yaku of a name in romaji.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Yaku> {
        Yaku::ALL.into_iter().find(|yaku| yaku.id() == id)
    }

    /// The name in kanji: `三色同順`.
    #[must_use]
    pub const fn kanji(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// The name in English: `mixed triple sequence`.
    #[must_use]
    pub const fn english(self) -> &'static str {
        NAMES[self as usize].2
    }

    /// How many han it is worth with a closed hand; 0 for a yakuman.
    #[must_use]
    pub const fn closed_han(self) -> u8 {
        HAN[self as usize].0
    }

    /// How many han it is worth with an open hand; 0 if it needs a closed one, and for a
    /// yakuman.
    #[must_use]
    pub const fn open_han(self) -> u8 {
        HAN[self as usize].1
    }

    /// Whether it is a yakuman (役満). Renhou is one by some rules only and not here.
    #[must_use]
    pub const fn is_yakuman(self) -> bool {
        self as u8 > Yaku::Renhou as u8
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
    use crate::riichi::YakuSet;

    #[test]
    fn yaku_are_in_order_and_have_names_of_their_own() {
        for (i, yaku) in Yaku::ALL.into_iter().enumerate() {
            assert_eq!(yaku as usize, i);
            assert_eq!(Yaku::from_id(yaku.id()), Some(yaku));
            assert!(yaku.open_han() <= yaku.closed_han());
            assert_eq!(yaku.is_yakuman(), yaku.closed_han() == 0);
            assert_eq!(yaku.is_yakuman(), YakuSet::YAKUMAN.contains(yaku));
        }
        assert_eq!(YakuSet::YAKUMAN.len(), 15);
        assert_eq!(Yaku::from_id("dora"), None);
    }
}
