//! The choices that the rules of a game leave to a house.

/// How long a game lasts.
#[doc(alias = "東風戦")]
#[doc(alias = "半荘戦")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Length {
    /// One round, with no repeat (一局戦).
    OneRound,
    /// The east rounds (東風戦).
    Tonpuu,
    /// The east and south rounds (半荘戦).
    #[default]
    Hanchan,
}

/// When the game ends because somebody has no points left (飛び).
#[doc(alias = "トビ")]
#[doc(alias = "bankruptcy")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Tobi {
    /// Never: EMA, WRC, M.League.
    Off,
    /// With fewer than 0 points: Tenhou, Mahjong Soul.
    #[default]
    BelowZero,
    /// With 0 points or fewer: some parlours.
    AtZero,
}

/// When the dealer deals again (連荘), apart from abortive draws, after which every house repeats.
#[doc(alias = "連荘")]
#[doc(alias = "renchan")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Renchan {
    /// Never (輪荘).
    Never,
    /// After a win of the dealer (アガリ連荘).
    Win,
    /// After a win of the dealer, and where the dealer is tenpai at an exhaustive draw (テンパイ連荘).
    #[default]
    Tenpai,
}

/// When the indicator of a daiminkan or kakan is turned over; an ankan's is at once, before the
/// rinshan tile is drawn.
///
/// One that is still covered when a further kan is made is turned over before the next rinshan tile.
#[doc(alias = "槓ドラ")]
#[doc(alias = "kan dora")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum KanDora {
    /// At once, as an ankan's.
    AtOnce,
    /// As the discard is made, so that it counts for a ron on that discard.
    #[default]
    WithDiscard,
    /// After the discard, if nobody wins on it.
    AfterDiscard,
}

/// Who gets the riichi sticks that are left on the table when the game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum LastSticks {
    /// The first, or where [`Ties::Shared`] all who are: Tenhou, Mahjong Soul, EMA, M.League.
    #[default]
    First,
    /// Nobody: WRC.
    Nobody,
}

/// Who of several that win by the same discard gets the riichi sticks on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum RonSticks {
    /// The first in order of play gets all: Tenhou, Mahjong Soul.
    #[default]
    First,
    /// Each gets back what they paid for riichi in this round, and the first gets all others: EMA.
    OwnBack,
}

/// How final scores are rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Rounding {
    /// Not at all: Mahjong Soul and tournaments.
    #[default]
    Exact,
    /// The points to the nearest thousand, halves away from zero, before the return points are taken
    /// off; and the first gets what is left: Tenhou.
    Thousands,
}

/// Who comes first of players with equal points, as far as uma and oka go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Ties {
    /// The one who dealt first: Tenhou, Mahjong Soul.
    #[default]
    BySeat,
    /// None: they share what their places are given (同着), the last sticks among it: M.League, WRC,
    /// EMA.
    Shared,
}
