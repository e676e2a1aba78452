//! A record's claims about a win, which a replay checks.

use core::fmt;
use std::string::String;
use std::vec::Vec;

use mentsu::riichi::{DoraKind, Limit, Yaku};
use mentsu::{Face, Wind};
use smallvec::SmallVec;

use super::error::short;
use crate::event::Win;
use crate::seat::Seat;

/// A record's claims about a win; `None` where it has none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct WinClaim {
    /// The fu.
    pub fu: Option<u8>,
    /// The value of the hand, without honba and sticks.
    pub points: Option<u32>,
    /// The limit; a counted yakuman is one by its han.
    pub limit: Option<Limit>,
    /// Every yaku and kind of dora with its han (0 for a yakuman's).
    pub yaku: Option<SmallVec<[(YakuName, u8); 6]>>,
    /// Whose koutsu the winner's wind is, if the name of the yaku includes it (自風 東).
    pub seat_wind: Option<Wind>,
    /// The same for the round's wind (場風 東).
    pub round_wind: Option<Wind>,
    /// The dora indicators that count.
    pub dora: Option<SmallVec<[Face; 5]>>,
    /// Who is liable (包).
    pub pao: Option<Seat>,
    /// How many norths the winner has set aside.
    pub kita: Option<u8>,
    /// The chips (祝儀) that everybody receives, or pays where negative.
    pub chips: Option<[i32; 4]>,
    /// The texts of a tenhou/6 record as written: points, then yaku.
    pub texts: Vec<String>,
    /// The names of yaku that the reader doesn't know, as written. With one, `yaku` is `None`.
    pub unknown_yaku: Vec<String>,
}

impl WinClaim {
    /// Whether it lacks the fu of a hand that has some, the points or the yaku.
    pub(crate) fn is_bare(&self) -> bool {
        let Some(yaku) = &self.yaku else { return true };
        let is_yakuman = yaku.iter().any(|(name, _)| name.is_yakuman());
        self.points.is_none() || (self.fu.is_none() && !is_yakuman)
    }

    /// Takes what it lacks from another claim.
    pub(crate) fn fill(&mut self, other: WinClaim) {
        self.fu = self.fu.or(other.fu);
        self.points = self.points.or(other.points);
        self.limit = self.limit.or(other.limit);
        self.seat_wind = self.seat_wind.or(other.seat_wind);
        self.round_wind = self.round_wind.or(other.round_wind);
        self.pao = self.pao.or(other.pao);
        self.kita = self.kita.or(other.kita);
        self.chips = self.chips.or(other.chips);
        if self.yaku.is_none() {
            self.yaku = other.yaku;
        }
        if self.dora.is_none() {
            self.dora = other.dora;
        }
    }

    /// Takes the yaku of a list, each as written and as read.
    pub(super) fn list_yaku<'a>(
        &mut self,
        list: impl IntoIterator<Item = (&'a str, Option<(YakuName, u8)>)>,
    ) {
        let mut yaku = SmallVec::new();
        for (written, read) in list {
            match read {
                Some(read) => yaku.push(read),
                None => self.unknown_yaku.push(short(written)),
            }
        }
        self.yaku = Some(yaku).filter(|_| self.unknown_yaku.is_empty());
    }
}

/// A yaku, or a kind of dora, as records list them side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum YakuName {
    /// A yaku. A wind's says no more than whose it is.
    Yaku(Yaku),
    /// A kind of dora. Norths set aside (抜きドラ) are counted as [`DoraKind::Dora`] where a record
    /// doesn't list them apart.
    Dora(DoraKind),
}

impl YakuName {
    /// The name of the yaku or of the kind of dora.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            YakuName::Yaku(yaku) => yaku.name(),
            YakuName::Dora(kind) => kind.name(),
        }
    }

    /// Whether it is a yakuman.
    #[must_use]
    pub const fn is_yakuman(self) -> bool {
        matches!(self, YakuName::Yaku(yaku) if yaku.is_yakuman())
    }
}

impl fmt::Display for YakuName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The limit of a hand worth these points, from their multiple of a mangan.
pub(super) fn limit_of(win: &Win, points: u32, dealer: Seat, players: u8) -> Limit {
    let others = u32::from(players) - 1;
    let mangan = match (win.seat == dealer, win.from) {
        (true, Some(_)) => 12_000,
        (false, Some(_)) => 8_000,
        (true, None) => 4_000 * others,
        (false, None) => 2_000 * (others + 1),
    };
    match 2 * u64::from(points) / u64::from(mangan) {
        0 | 1 => Limit::None,
        2 => Limit::Mangan,
        3 => Limit::Haneman,
        4 | 5 => Limit::Baiman,
        6 | 7 => Limit::Sanbaiman,
        _ => Limit::Yakuman,
    }
}
