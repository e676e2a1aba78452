//! The names of yaku as tenhou/6 records write them: Tenhou's, and Mahjong Soul's in English, which
//! its converters keep.

use std::string::{String, ToString};

use mentsu::Wind;
use mentsu::riichi::{DoraKind, Yaku};

use super::text::plain;
use crate::record::claim::YakuName;

/// Tenhou's name, and Mahjong Soul's in English. Old yaku, which Tenhou doesn't play, have their
/// kanji.
const NAMES: &[(YakuName, &str, &str)] = {
    use YakuName::{Dora as D, Yaku as Y};
    &[
        (Y(Yaku::MenzenTsumo), "門前清自摸和", "Fully Concealed Hand"),
        (Y(Yaku::Riichi), "立直", "Riichi"),
        (Y(Yaku::DoubleRiichi), "両立直", "Double Riichi"),
        (Y(Yaku::DoubleRiichi), "ダブル立直", "Double Riichi"),
        (Y(Yaku::Ippatsu), "一発", "Ippatsu"),
        (Y(Yaku::Chankan), "槍槓", "Robbing a Kan"),
        (Y(Yaku::Rinshan), "嶺上開花", "After a Kan"),
        (Y(Yaku::Haitei), "海底摸月", "Under the Sea"),
        (Y(Yaku::Houtei), "河底撈魚", "Under the River"),
        (Y(Yaku::Pinfu), "平和", "Pinfu"),
        (Y(Yaku::Tanyao), "断幺九", "All Simples"),
        (Y(Yaku::Iipeikou), "一盃口", "Pure Double Sequence"),
        (Y(Yaku::Haku), "役牌 白", "White Dragon"),
        (Y(Yaku::Hatsu), "役牌 發", "Green Dragon"),
        (Y(Yaku::Chun), "役牌 中", "Red Dragon"),
        (Y(Yaku::Haku), "役牌:白", "White Dragon"),
        (Y(Yaku::Hatsu), "役牌:發", "Green Dragon"),
        (Y(Yaku::Chun), "役牌:中", "Red Dragon"),
        (Y(Yaku::Chiitoitsu), "七対子", "Seven Pairs"),
        (Y(Yaku::Chanta), "混全帯幺九", "Half Outside Hand"),
        (Y(Yaku::Ittsu), "一気通貫", "Pure Straight"),
        (Y(Yaku::SanshokuDoujun), "三色同順", "Mixed Triple Sequence"),
        (Y(Yaku::SanshokuDoukou), "三色同刻", "Triple Triplets"),
        (Y(Yaku::Sankantsu), "三槓子", "Three Quads"),
        (Y(Yaku::Toitoi), "対々和", "All Triplets"),
        (Y(Yaku::Sanankou), "三暗刻", "Three Concealed Triplets"),
        (Y(Yaku::Shousangen), "小三元", "Little Three Dragons"),
        (Y(Yaku::Honroutou), "混老頭", "All Terminals and Honors"),
        (Y(Yaku::Ryanpeikou), "二盃口", "Twice Pure Double Sequence"),
        (Y(Yaku::Junchan), "純全帯幺九", "Fully Outside Hand"),
        (Y(Yaku::Honitsu), "混一色", "Half Flush"),
        (Y(Yaku::Chinitsu), "清一色", "Full Flush"),
        (Y(Yaku::Renhou), "人和", "Hand of Man"),
        (Y(Yaku::Tenhou), "天和", "Blessing of Heaven"),
        (Y(Yaku::Chiihou), "地和", "Blessing of Earth"),
        (Y(Yaku::Daisangen), "大三元", "Big Three Dragons"),
        (Y(Yaku::Suuankou), "四暗刻", "Four Concealed Triplets"),
        (Y(Yaku::SuuankouTanki), "四暗刻単騎", "Single-wait Four Concealed Triplets"),
        (Y(Yaku::Tsuuiisou), "字一色", "All Honors"),
        (Y(Yaku::Ryuuiisou), "緑一色", "All Green"),
        (Y(Yaku::Chinroutou), "清老頭", "All Terminals"),
        (Y(Yaku::Chuuren), "九蓮宝燈", "Nine Gates"),
        (Y(Yaku::JunseiChuuren), "純正九蓮宝燈", "True Nine Gates"),
        (Y(Yaku::Kokushi), "国士無双", "Thirteen Orphans"),
        (Y(Yaku::Kokushi13), "国士無双１３面", "Thirteen-wait Thirteen Orphans"),
        (Y(Yaku::Kokushi13), "国士無双十三面待ち", "Thirteen-wait Thirteen Orphans"),
        (Y(Yaku::Daisuushi), "大四喜", "Big Four Winds"),
        (Y(Yaku::Shousuushi), "小四喜", "Little Four Winds"),
        (Y(Yaku::Suukantsu), "四槓子", "Four Quads"),
        (D(DoraKind::Dora), "ドラ", "Dora"),
        (D(DoraKind::UraDora), "裏ドラ", "Ura Dora"),
        (D(DoraKind::AkaDora), "赤ドラ", "Red Five"),
        (D(DoraKind::Kita), "抜きドラ", "North Dora"),
    ]
};

const WINDS: [char; 4] = ['東', '南', '西', '北'];

/// The yaku of a [plain] name; `None` for a name that isn't known.
pub(super) fn named(name: &str) -> Option<YakuName> {
    let named = |start: &[&str]| start.iter().any(|start| name.starts_with(start));
    if named(&["自風", "SeatWind"]) {
        return Some(YakuName::Yaku(Yaku::SeatWind));
    }
    if named(&["場風", "PrevalentWind"]) {
        return Some(YakuName::Yaku(Yaku::RoundWind));
    }
    let row =
        NAMES.iter().find(|(_, tenhou, english)| plain(tenhou) == name || plain(english) == name);
    let old = || Yaku::ALL.into_iter().find(|yaku| yaku.kanji() == name).map(YakuName::Yaku);
    row.map(|&(yaku, ..)| yaku).or_else(old)
}

/// The yaku of a name as it stands in a record; `None` for a name that isn't known.
pub(in crate::record) fn yaku_named(name: &str) -> Option<YakuName> {
    named(&plain(name))
}

/// Tenhou's name, or the kanji of an old yaku; `seat` and `round` are the winner's winds.
pub(in crate::record) fn name(yaku: YakuName, seat: Wind, round: Wind) -> String {
    let wind = |start: &str, wind: Wind| format!("{start} {}", WINDS[wind as usize]);
    match yaku {
        YakuName::Yaku(Yaku::SeatWind) => wind("自風", seat),
        YakuName::Yaku(Yaku::RoundWind) => wind("場風", round),
        _ => {
            let row = NAMES.iter().find(|(of, ..)| *of == yaku);
            let kanji = match yaku {
                YakuName::Yaku(yaku) => yaku.kanji(),
                YakuName::Dora(_) => "",
            };
            row.map_or(kanji, |(_, tenhou, _)| tenhou).to_string()
        }
    }
}
