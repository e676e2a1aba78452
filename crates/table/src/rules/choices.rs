//! The choices that the rules of a game leave to a house.

use mentsu::Wind;

/// How long a game lasts.
#[doc(alias = "東風戦")]
#[doc(alias = "半荘戦")]
#[doc(alias = "一荘戦")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Length {
    /// One round, with no repeat (一局戦).
    OneRound,
    /// The east rounds (東風戦).
    Tonpuu,
    /// The east and south rounds (半荘戦).
    #[default]
    Hanchan,
    /// The rounds of all four winds (一荘戦). No further wind follows, whatever the target.
    Iichan,
}

impl Length {
    /// The wind of the last round, if no wind follows because nobody has enough points; one round
    /// may have any.
    pub(crate) const fn last_wind(self) -> Wind {
        match self {
            Length::Tonpuu => Wind::East,
            Length::Hanchan => Wind::South,
            Length::OneRound | Length::Iichan => Wind::North,
        }
    }
}

mentsu::names! { Length, "length of a game":
    OneRound "one_round",
    Tonpuu "tonpuu",
    Hanchan "hanchan",
    Iichan "iichan",
}

/// When the game ends because somebody has no points left (飛び).
#[doc(alias = "トビ")]
#[doc(alias = "bankruptcy")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

mentsu::names! { Tobi, "rule on tobi": Off "off", BelowZero "below_zero", AtZero "at_zero" }

/// What ends the game where the dealer would deal the last round again, and is first with the
/// target (アガリ止め, テンパイ止め).
#[doc(alias = "アガリ止め")]
#[doc(alias = "agari yame")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Yame {
    /// Nothing does: WRC, M.League.
    Off,
    /// The round itself: Tenhou, Mahjong Soul.
    #[default]
    Automatic,
    /// The dealer may end the game, or deal again: a right of the dealer in most parlours
    /// (mahjongcollege.com/rules/4140).
    DealersChoice,
}

mentsu::names! { Yame, "rule on the dealer's stop":
    Off "off",
    Automatic "automatic",
    DealersChoice "dealers_choice",
}

/// When the dealer deals again (連荘), apart from abortive draws, after which every house repeats.
#[doc(alias = "連荘")]
#[doc(alias = "renchan")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

mentsu::names! { Renchan, "rule on renchan": Never "never", Win "win", Tenpai "tenpai" }

/// When the indicator of a daiminkan or kakan is turned over, and of an ankan where
/// [`GameRules::ankan_dora_at_once`](super::GameRules::ankan_dora_at_once) is off.
///
/// One that is still covered when a further kan is made, or a north set aside, is turned over
/// before the next rinshan tile at the latest.
#[doc(alias = "槓ドラ")]
#[doc(alias = "kan dora")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KanDora {
    /// At once, before the rinshan tile is drawn.
    AtOnce,
    /// As the discard is made, so that it counts for a ron on that discard.
    #[default]
    WithDiscard,
    /// As the discard is made, or as a further kan is declared, so that it counts for a ron that
    /// robs that kan, too: 電脳麻将.
    WithDiscardOrKan,
    /// After the discard, if nobody wins on it.
    AfterDiscard,
}

mentsu::names! { KanDora, "time of a kan's indicator":
    AtOnce "at_once",
    WithDiscard "with_discard",
    WithDiscardOrKan "with_discard_or_kan",
    AfterDiscard "after_discard",
}

/// When kans of several players abort the round (四開槓): four in all, or a fifth.
///
/// Who robs a kan wins before it aborts. Where one player has all four kans, the round goes on
/// without a fifth, apart from [`FifthKan`](Suukaikan::FifthKan).
#[doc(alias = "四開槓")]
#[doc(alias = "四槓散了")]
#[doc(alias = "four kans")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Suukaikan {
    /// Never; nobody declares a fifth.
    Off,
    /// After the discard that follows the fourth kan, if nobody wins on it: Tenhou, Mahjong Soul.
    #[default]
    AfterDiscard,
    /// With the fourth kan, before its rinshan tile is drawn: 麻雀新報知ルール (1997), p. 139.
    AtOnce,
    /// With a fifth kan, which may be declared, whoever has the four before it; it has no rinshan
    /// tile. A variant at mahjongcollege.com/rules/4589.
    FifthKan,
}

mentsu::names! { Suukaikan, "rule on suukaikan":
    Off "off",
    AfterDiscard "after_discard",
    AtOnce "at_once",
    FifthKan "fifth_kan",
}

/// Who gets the riichi sticks that are left on the table when the game ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LastSticks {
    /// The first, or where [`Ties::Shared`] all who are: Tenhou, Mahjong Soul, EMA, M.League.
    #[default]
    First,
    /// Nobody: WRC.
    Nobody,
}

mentsu::names! { LastSticks, "rule on the last sticks": First "first", Nobody "nobody" }

/// Who of several that win by the same discard gets the riichi sticks on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RonSticks {
    /// The first in order of play gets all: Tenhou, Mahjong Soul.
    #[default]
    First,
    /// Each gets back what they paid for riichi in this round, and the first gets all others: EMA.
    OwnBack,
}

mentsu::names! { RonSticks, "rule on sticks of several rons": First "first", OwnBack "own_back" }

/// How final scores are rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Rounding {
    /// Not at all: Mahjong Soul and tournaments.
    #[default]
    Exact,
    /// The points to the nearest thousand, halves away from zero, before the return points are
    /// taken off; and the first gets what is left: Tenhou.
    Thousands,
    /// As [`Thousands`](Rounding::Thousands), but halves upward, also below zero: 電脳麻将 where all
    /// uma are whole.
    ThousandsUp,
}

mentsu::names! { Rounding, "rounding of scores":
    Exact "exact",
    Thousands "thousands",
    ThousandsUp "thousands_up",
}

/// Who comes first of players with equal points, as far as uma and oka go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ties {
    /// The one who dealt first: Tenhou, Mahjong Soul.
    #[default]
    BySeat,
    /// None: they share what their places are given (同着), the last sticks among it: M.League, WRC,
    /// EMA.
    Shared,
}

mentsu::names! { Ties, "rule on ties": BySeat "by_seat", Shared "shared" }
