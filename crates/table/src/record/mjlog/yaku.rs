//! Tenhou's numbers of the yaku.

use mentsu::Wind;
use mentsu::riichi::{DoraKind, Yaku};

use crate::record::claim::YakuName;

/// By number, 0 to 54. The four winds of each kind are one yaku here; [`seat_wind_of`] and
/// [`round_wind_of`] distinguish them.
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

/// Whether Tenhou has a number for a yaku.
pub(in crate::record) fn is_tenhou_s(name: YakuName) -> bool {
    number_of(name, Wind::East, Wind::East).is_some()
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

/// The wind that a number says is the winner's own.
pub(super) fn seat_wind_of(number: u8) -> Option<Wind> {
    wind_from(10, number)
}

/// The wind that a number says is the round's.
pub(super) fn round_wind_of(number: u8) -> Option<Wind> {
    wind_from(14, number)
}

/// The wind of this number, where `east` is that of the east.
fn wind_from(east: u8, number: u8) -> Option<Wind> {
    Wind::ALL.get(usize::from(number.checked_sub(east)?)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wind_has_a_number_for_seats_and_one_for_rounds() {
        for (number, name) in (0..).zip(NAMES) {
            let [seat, round] = [seat_wind_of(number), round_wind_of(number)];
            assert_eq!(seat.is_some(), name == YakuName::Yaku(Yaku::SeatWind), "{number}");
            assert_eq!(round.is_some(), name == YakuName::Yaku(Yaku::RoundWind), "{number}");
        }
        assert_eq!([10, 13].map(seat_wind_of), [Some(Wind::East), Some(Wind::North)]);
        assert_eq!([14, 17].map(round_wind_of), [Some(Wind::East), Some(Wind::North)]);
    }
}
