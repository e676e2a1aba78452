//! What a `hora` claims beside what happened.

use std::string::ToString;
use std::vec::Vec;

use mentsu::riichi::{DoraKind, Limit, Yaku};
use serde_json::Value;

use crate::record::claim::{WinClaim, YakuName};
use crate::seat::Seat;

/// The names of the first mjai server and its successors, where they differ from ours.
const NAMES: [(&str, Yaku); 34] = [
    ("reach", Yaku::Riichi),
    ("double_reach", Yaku::DoubleRiichi),
    ("menzenchin_tsumoho", Yaku::MenzenTsumo),
    ("tanyaochu", Yaku::Tanyao),
    ("ipeko", Yaku::Iipeikou),
    ("ryanpeko", Yaku::Ryanpeikou),
    ("jikaze", Yaku::SeatWind),
    ("bakaze", Yaku::RoundWind),
    ("rinshankaiho", Yaku::Rinshan),
    ("haiteiraoyue", Yaku::Haitei),
    ("haiteiraoyui", Yaku::Haitei),
    ("hoteiraoyui", Yaku::Houtei),
    ("sanshokudojun", Yaku::SanshokuDoujun),
    ("sansyokudojun", Yaku::SanshokuDoujun),
    ("sanshokudoko", Yaku::SanshokuDoukou),
    ("ikkitsukan", Yaku::Ittsu),
    ("honchantaiyao", Yaku::Chanta),
    ("junchantaiyao", Yaku::Junchan),
    ("chitoitsu", Yaku::Chiitoitsu),
    ("toitoiho", Yaku::Toitoi),
    ("sananko", Yaku::Sanankou),
    ("shosangen", Yaku::Shousangen),
    ("honroto", Yaku::Honroutou),
    ("honiso", Yaku::Honitsu),
    ("chiniso", Yaku::Chinitsu),
    ("renho", Yaku::Renhou),
    ("tenho", Yaku::Tenhou),
    ("chiho", Yaku::Chiihou),
    ("tsuiso", Yaku::Tsuuiisou),
    ("ryuiso", Yaku::Ryuuiisou),
    ("chinroto", Yaku::Chinroutou),
    ("daisushi", Yaku::Daisuushi),
    ("shosushi", Yaku::Shousuushi),
    ("sukantsu", Yaku::Suukantsu),
];

/// Their names that stand for several yaku: any dragons, and yakuman with or without the rarer
/// wait. What they say isn't compared.
const OF_SEVERAL: [&str; 4] = ["sangenpai", "suanko", "churenpoton", "kokushimuso"];

/// What a line claims beside what happened.
pub(super) fn claim(value: &Value) -> WinClaim {
    let number = |name: &str| value[name].as_u64();
    let limit = value["limit"].as_str();
    let mut claim = WinClaim {
        fu: number("fu").and_then(|fu| u8::try_from(fu).ok()),
        points: number("hora_points").and_then(|points| u32::try_from(points).ok()),
        limit: limit.and_then(Limit::from_name),
        pao: number("pao").and_then(|seat| Seat::new(u8::try_from(seat).ok()?)),
        ..WinClaim::default()
    };
    let Some(list) = value["yakus"].as_array() else { return claim };
    let written = |item: &Value| match item[0].as_str() {
        Some(name) => name.to_string(),
        None => item.to_string(),
    };
    let written: Vec<_> = list.iter().map(written).collect();
    let pairs = written.iter().zip(list);
    let known = pairs.filter(|(name, _)| !OF_SEVERAL.contains(&name.as_str()));
    claim.list_yaku(known.clone().map(|(name, item)| (name.as_str(), yaku(item))));
    if known.count() < list.len() {
        claim.yaku = None;
    }
    claim
}

/// A yaku with its han: `["riichi", 1]`.
fn yaku(item: &Value) -> Option<(YakuName, u8)> {
    let name = match item[0].as_str()? {
        "uradora" => YakuName::Dora(DoraKind::UraDora),
        "akadora" => YakuName::Dora(DoraKind::AkaDora),
        name => match (DoraKind::from_name(name), NAMES.iter().find(|(of, _)| *of == name)) {
            (Some(kind), _) => YakuName::Dora(kind),
            (None, Some((_, yaku))) => YakuName::Yaku(*yaku),
            (None, None) => YakuName::Yaku(Yaku::from_name(name)?),
        },
    };
    Some((name, u8::try_from(item[1].as_u64()?).ok()?))
}
