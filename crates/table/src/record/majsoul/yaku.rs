//! Mahjong Soul's numbers of the yaku (`fans`).

use mentsu::riichi::{DoraKind, Yaku};

use crate::record::claim::YakuName;

/// By number, from 1 to 50.
const NAMES: [YakuName; 50] = {
    use YakuName::{Dora as D, Yaku as Y};
    [
        Y(Yaku::MenzenTsumo),
        Y(Yaku::Riichi),
        Y(Yaku::Chankan),
        Y(Yaku::Rinshan),
        Y(Yaku::Haitei),
        Y(Yaku::Houtei),
        Y(Yaku::Haku),
        Y(Yaku::Hatsu),
        Y(Yaku::Chun),
        Y(Yaku::SeatWind),
        Y(Yaku::RoundWind),
        Y(Yaku::Tanyao),
        Y(Yaku::Iipeikou),
        Y(Yaku::Pinfu),
        Y(Yaku::Chanta),
        Y(Yaku::Ittsu),
        Y(Yaku::SanshokuDoujun),
        Y(Yaku::DoubleRiichi),
        Y(Yaku::SanshokuDoukou),
        Y(Yaku::Sankantsu),
        Y(Yaku::Toitoi),
        Y(Yaku::Sanankou),
        Y(Yaku::Shousangen),
        Y(Yaku::Honroutou),
        Y(Yaku::Chiitoitsu),
        Y(Yaku::Junchan),
        Y(Yaku::Honitsu),
        Y(Yaku::Ryanpeikou),
        Y(Yaku::Chinitsu),
        Y(Yaku::Ippatsu),
        D(DoraKind::Dora),
        D(DoraKind::AkaDora),
        D(DoraKind::UraDora),
        D(DoraKind::Kita),
        Y(Yaku::Tenhou),
        Y(Yaku::Chiihou),
        Y(Yaku::Daisangen),
        Y(Yaku::Suuankou),
        Y(Yaku::Tsuuiisou),
        Y(Yaku::Ryuuiisou),
        Y(Yaku::Chinroutou),
        Y(Yaku::Kokushi),
        Y(Yaku::Shousuushi),
        Y(Yaku::Suukantsu),
        Y(Yaku::Chuuren),
        Y(Yaku::Paarenchan),
        Y(Yaku::JunseiChuuren),
        Y(Yaku::SuuankouTanki),
        Y(Yaku::Kokushi13),
        Y(Yaku::Daisuushi),
    ]
};

/// The yaku of a number; `None` for one that isn't known.
pub(super) fn yaku_of(number: u64) -> Option<YakuName> {
    NAMES.get(usize::try_from(number).ok()?.checked_sub(1)?).copied()
}
