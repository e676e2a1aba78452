//! Chinese official mahjong (国标麻将, MCR): winning forms, fan, and what a win pays.
//!
//! [`score`](score()) takes the [`Hand`](crate::Hand), the [`Situation`] and the [`Rules`]. It
//! reads the hand in every way and counts the best: how much each fan is worth, and which fan apply
//! without counting, each with the principle and the fan that swallows it.
//!
//! ```
//! use mentsu::mcr::{Rules, Situation, score};
//! use mentsu::{Wind, hand, tile};
//!
//! let won = Situation::by_discard(tile!("6s")).with_seat(Wind::South).with_flowers(2);
//! let score = score(&hand!("123m456p789s45s22z"), &won, &Rules::MIL).unwrap();
//! let fans: Vec<_> = score.fans().map(|counted| counted.fan().chinese()).collect();
//! assert_eq!(fans, ["花龙", "门前清", "喜相逢", "花牌"]);
//! assert_eq!((score.total(), score.without_flowers()), (13, 11));
//! assert_eq!(score.payments().from_discarder(), Some(21));
//! ```
//!
//! [`Fan`] has the table of all fan. [`Rules`] has what houses differ on, and [`Preset`] has the
//! table. A contradiction in the situation is an error that names it ([`Impossible`]).
//!
//! Red fives are plain fives here. Hands, melds and their text are those of the whole library: a
//! pung is a pon, a chow is a chi, and a kong is one of the three kans.

mod attempts;
mod check;
mod count;
mod distance;
mod fan;
mod form;
mod impossible;
mod left_out;
mod payments;
mod presets;
mod query;
mod rules;
mod score;
mod situation;
mod unknown;
mod wait;
#[cfg(feature = "plan")]
mod ways;
#[cfg(feature = "plan")]
mod win_chance;

pub use self::attempts::{
    FanAttempt, FanAttempts, FormAttempt, FormAttempts, LackedBlocks, NoFan, NoForm,
    ReadingAttempts, fan_attempts, form_attempts,
};
pub use self::distance::{
    Shantens, WaitWorth, WaitWorths, discards, discards_in, shantens, ukeire, ukeire_in,
    wait_worths,
};
pub use self::fan::{Fan, FanSet, FanSetIter};
pub use self::form::{Form, FormKind, Forms, KnittedStraight, forms, is_win};
pub use self::impossible::{Impossible, NoWin};
pub use self::left_out::{LeftOut, Principle};
pub use self::payments::Payments;
pub use self::presets::Preset;
pub use self::query::{Exercise, Query};
pub use self::rules::{Rules, WaitsOfStraights};
pub use self::score::{CountedFan, Score, score};
pub use self::situation::Situation;
pub use self::unknown::{
    Completion, Completions, TenpaiCompletions, Wins, can_win, completions, tenpai_completions,
    wait_tiles, wins,
};
pub use self::wait::{CompletedBlock, Reading, Readings, Wait, Waits, readings, waits, waits_in};
#[cfg(feature = "plan")]
pub use self::ways::{FanWay, Outlook, WayChance, Ways, WaysError};
#[cfg(feature = "plan")]
pub use self::win_chance::{discard_win_chances, win_chance};
