//! The worth of a riichi hand, and the reasons for it (立直麻雀の点数計算).
//!
//! [`score`](score()) takes the [`Hand`](crate::Hand), the [`Situation`] and the [`Rules`]. It
//! reads the hand in every way, with the winning tile in every block it can complete, and pays
//! the best.
//!
//! ```
//! use mentsu::riichi::{Rules, Situation, Wind, Yaku, score};
//! use mentsu::{hand, tile};
//!
//! let won = Situation::ron(tile!("8p"))
//!     .with_seat(Wind::South)
//!     .with_dora([tile!("7s")])
//!     .with_honba(1)
//!     .with_sticks(1);
//! let score = score(&hand!("34067p234s88s(666z)"), &won, &Rules::TENHOU).unwrap();
//! assert!(score.yaku().eq([(Yaku::Hatsu, 1)]));
//! assert_eq!((score.dora().dora(), score.dora().aka()), (2, 1));
//! assert_eq!((score.han(), score.fu()), (Some(4), Some(30)));
//! assert_eq!((score.points(), score.payments().received()), (7_700, 9_000));
//! ```
//!
//! What houses differ on is in [`Rules`], and [`presets`] has the table. A contradiction in the
//! situation is an error that names it ([`Impossible`]).
//!
//! The flow of a game isn't here (turns, who deals next, uma and oka), and neither is reading
//! opponents (genbutsu, suji).

mod check;
mod deck;
mod dora;
mod evaluate;
mod fu;
mod impossible;
mod jantou;
pub mod legality;
mod no_win;
mod payments;
pub mod points;
pub mod presets;
mod quick;
mod refusal;
mod riichi_scores;
mod rules;
mod score;
mod score_waits;
mod scored_reading;
#[cfg(feature = "alloc")]
mod self_drawn;
pub(crate) mod settings;
mod situation;
mod winner_tiles;
mod yaku;
mod yaku_set;

pub use self::dora::{Dora, DoraIter, DoraKind, dora_of};
pub use self::fu::{FuItem, FuItems, FuKind, FuReason};
pub use self::impossible::{Circumstance, Impossible};
pub use self::no_win::{Missing, NoWin};
pub use self::payments::{Payer, Payment, Payments, PaymentsIter};
pub use self::points::Limit;
pub use self::presets::Preset;
pub use self::quick::quick_points;
pub use self::riichi_scores::{RiichiScore, RiichiScores, score_riichi_discards};
#[doc(hidden)]
pub use self::rules::RuleType;
pub use self::rules::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, PaoHonba, PaoShare, Renhou, RiichiAnkan,
    RuleError, RuleField, RuleKind, RuleValue, Rules, SanmaTsumo,
};
pub use self::score::{Score, score};
pub use self::score_waits::{WaitScore, WaitScores, score_waits};
pub use self::scored_reading::{ScoredReading, YakuHan};
#[cfg(feature = "alloc")]
pub(crate) use self::self_drawn::{PlainWins, PlainWorth};
pub use self::situation::{Riichi, Situation, WinEvent};
pub use self::yaku::Yaku;
pub use self::yaku_set::{YakuSet, YakuSetIter};
pub use crate::wind::Wind;
