//! What a record claims about a win, apart from what the engine works out.

use std::string::String;
use std::vec::Vec;

use mentsu::Face;
use mentsu::riichi::{Limit, Yaku};

use crate::seat::Seat;

/// What a record claims about a win; `None` where it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WinClaim {
    /// The fu.
    pub fu: Option<u8>,
    /// What the hand is worth, honba and sticks aside.
    pub points: Option<u32>,
    /// The limit; a counted yakuman is one by its han.
    pub limit: Option<Limit>,
    /// Every yaku and kind of dora with its han (0 for a yakuman's).
    pub yaku: Option<Vec<(YakuName, u8)>>,
    /// The dora indicators that count.
    pub dora: Option<Vec<Face>>,
    /// Who is liable (包).
    pub pao: Option<Seat>,
    /// How many norths the winner has set aside.
    pub kita: Option<u8>,
    /// The texts of a tenhou/6 record as they stand there: points, then yaku.
    pub texts: Vec<String>,
}

/// A yaku, or a kind of dora, as records list them side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum YakuName {
    /// A yaku. A wind's says no more than whose it is.
    Yaku(Yaku),
    /// Dora by the indicators turned over (ドラ), norths set aside counted in.
    Dora,
    /// Dora by the indicators below them (裏ドラ).
    Ura,
    /// Red fives (赤ドラ).
    Aka,
    /// Norths set aside (抜きドラ), where they are counted apart.
    Kita,
}
