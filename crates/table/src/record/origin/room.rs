//! Rooms of ranked games.

use mentsu::riichi::Preset;

/// A room of ranked games (段位戦): Tenhou's four, then Mahjong Soul's five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Room {
    /// Tenhou's room for all (一般卓, 般).
    Ippan,
    /// Tenhou's upper room (上級卓, 上).
    Joukyuu,
    /// Tenhou's room above it (特上卓, 特).
    Tokujou,
    /// Tenhou's highest room (鳳凰卓, 鳳).
    Houou,
    /// Mahjong Soul's bronze room (銅の間).
    DouNoMa,
    /// Mahjong Soul's silver room (銀の間).
    GinNoMa,
    /// Mahjong Soul's gold room (金の間).
    KinNoMa,
    /// Mahjong Soul's jade room (玉の間).
    GyokuNoMa,
    /// Mahjong Soul's throne room (王座の間).
    OuzaNoMa,
}

mentsu::names! { Room, "room":
    Ippan "ippan",
    Joukyuu "joukyuu",
    Tokujou "tokujou",
    Houou "houou",
    DouNoMa "dou_no_ma",
    GinNoMa "gin_no_ma",
    KinNoMa "kin_no_ma",
    GyokuNoMa "gyoku_no_ma",
    OuzaNoMa "ouza_no_ma",
}

impl Room {
    /// The words for the rooms in the rules of tenhou/6: ours first, then those of converters.
    const WORDS: [&'static [&'static str]; 9] = [
        &["般"],
        &["上"],
        &["特"],
        &["鳳"],
        &["銅の間", "铜之间", "銅之間", "Bronze Room"],
        &["銀の間", "银之间", "銀之間", "Silver Room"],
        &["金の間", "金之间", "金之間", "Gold Room"],
        &["玉の間", "玉之间", "玉之間", "Jade Room"],
        &["王座の間", "王座之间", "王座之間", "Throne Room"],
    ];

    /// The word for it in the rules of tenhou/6: `鳳`, `玉の間`.
    #[must_use]
    pub const fn kanji(self) -> &'static str {
        Room::WORDS[self as usize][0]
    }

    /// Whether it is a room of Tenhou.
    #[must_use]
    pub const fn is_tenhou_s(self) -> bool {
        matches!(self, Room::Ippan | Room::Joukyuu | Room::Tokujou | Room::Houou)
    }

    /// Whether games of this house are played in it.
    pub(in crate::record) const fn is_of(self, house: Preset) -> bool {
        match house {
            Preset::Tenhou | Preset::TenhouSanma => self.is_tenhou_s(),
            Preset::MahjongSoul | Preset::MahjongSoulSanma => !self.is_tenhou_s(),
            _ => false,
        }
    }

    /// The room of a house that the rules of tenhou/6 name. Tenhou's is their first character.
    pub(in crate::record) fn in_rules(disp: &str, house: Preset) -> Option<Room> {
        Room::ALL.into_iter().filter(|room| room.is_of(house)).find(|room| {
            let words = Room::WORDS[*room as usize];
            words.iter().any(|word| {
                if room.is_tenhou_s() { disp.starts_with(word) } else { disp.contains(word) }
            })
        })
    }
}
