//! Tenhou's numbers of the yaku.

use mentsu::riichi::{DoraKind, Wind, Yaku};

use crate::record::claim::YakuName;

/// By number, 0 to 54. The four winds of each kind are one yaku here.
const NAMES: [YakuName; 55] = {
    use YakuName::{Dora as D, Yaku as Y};
    [
        Y(Yaku::MenzenTsumo),
        Y(Yaku::Riichi),
        Y(Yaku::Ippatsu),
        Y(Yaku::Chankan),
        Y(Yaku::Rinshan),
        Y(Yaku::Haitei),
        Y(Yaku::Houtei),
        Y(Yaku::Pinfu),
        Y(Yaku::Tanyao),
        Y(Yaku::Iipeikou),
        Y(Yaku::SeatWind),
        Y(Yaku::SeatWind),
        Y(Yaku::SeatWind),
        Y(Yaku::SeatWind),
        Y(Yaku::RoundWind),
        Y(Yaku::RoundWind),
        Y(Yaku::RoundWind),
        Y(Yaku::RoundWind),
        Y(Yaku::Haku),
        Y(Yaku::Hatsu),
        Y(Yaku::Chun),
        Y(Yaku::DoubleRiichi),
        Y(Yaku::Chiitoitsu),
        Y(Yaku::Chanta),
        Y(Yaku::Ittsu),
        Y(Yaku::SanshokuDoujun),
        Y(Yaku::SanshokuDoukou),
        Y(Yaku::Sankantsu),
        Y(Yaku::Toitoi),
        Y(Yaku::Sanankou),
        Y(Yaku::Shousangen),
        Y(Yaku::Honroutou),
        Y(Yaku::Ryanpeikou),
        Y(Yaku::Junchan),
        Y(Yaku::Honitsu),
        Y(Yaku::Chinitsu),
        Y(Yaku::Renhou),
        Y(Yaku::Tenhou),
        Y(Yaku::Chiihou),
        Y(Yaku::Daisangen),
        Y(Yaku::Suuankou),
        Y(Yaku::SuuankouTanki),
        Y(Yaku::Tsuuiisou),
        Y(Yaku::Ryuuiisou),
        Y(Yaku::Chinroutou),
        Y(Yaku::Chuuren),
        Y(Yaku::JunseiChuuren),
        Y(Yaku::Kokushi),
        Y(Yaku::Kokushi13),
        Y(Yaku::Daisuushi),
        Y(Yaku::Shousuushi),
        Y(Yaku::Suukantsu),
        D(DoraKind::Dora),
        D(DoraKind::UraDora),
        D(DoraKind::AkaDora),
    ]
};

/// The yaku of this number.
pub(super) fn yaku_of(number: u8) -> Option<YakuName> {
    NAMES.get(usize::from(number)).copied()
}

/// The number of a yaku of a winner who has this seat wind; `None` for a yaku that Tenhou doesn't
/// play. A north that was set aside is a dora.
pub(super) fn number_of(name: YakuName, seat: Wind, round: Wind) -> Option<u8> {
    let name = match name {
        YakuName::Dora(DoraKind::Kita) => YakuName::Dora(DoraKind::Dora),
        name => name,
    };
    let wind = match name {
        YakuName::Yaku(Yaku::SeatWind) => seat as usize,
        YakuName::Yaku(Yaku::RoundWind) => round as usize,
        _ => 0,
    };
    let first = NAMES.iter().position(|named| *named == name)?;
    u8::try_from(first + wind).ok()
}
