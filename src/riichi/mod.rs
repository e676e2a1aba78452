//! The worth of a riichi hand, and the reasons for it (立直麻雀の点数計算).
//!
//! [`score`](score()) takes the [`Hand`](crate::Hand), the [`Situation`] and the [`Rules`]. It
//! reads the hand in every way, with the winning tile in every block it can complete, and pays
//! the best.
//!
//! ```
//! use mentsu::riichi::{Rules, Situation, Yaku, score};
//! use mentsu::{Wind, hand, tile};
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
//! [`Rules`] has what houses differ on, and [`Preset`] has the table. A contradiction in the
//! situation is an error that names it ([`Impossible`]).
//!
//! The flow of a game isn't here (turns, who deals next, uma and oka), and neither is reading
//! opponents (genbutsu, suji).

mod fu;
pub mod legality;
mod payments;
mod refusal;
mod rules;
mod score;
pub(crate) mod situation;
mod tiles;
mod ways;
mod yaku;

pub use self::fu::{FuItem, FuItems, FuKind, FuReason};
pub use self::payments::points::{Limit, base_points};
pub use self::payments::{Payer, Payment, Payments, PaymentsIter};
pub use self::refusal::no_win::{Missing, NoWin};
pub use self::rules::presets::Preset;
pub use self::rules::{
    CountedYakuman, Kuikae, MultipleRon, NagashiMangan, PaoHonba, PaoShare, Renhou, RiichiAnkan,
    Rules, SanmaTsumo,
};
pub use self::score::quick::quick_points;
pub use self::score::riichi_scores::{RiichiScore, RiichiScores, score_riichi_discards};
pub use self::score::score_waits::{WaitScore, WaitScores, score_waits};
pub use self::score::scored_reading::{ScoredReading, YakuHan};
#[cfg(feature = "plan")]
pub(crate) use self::score::self_drawn::{PlainWins, PlainWorth};
pub use self::score::{Score, score};
pub use self::situation::impossible::{Circumstance, Impossible};
pub use self::situation::{Riichi, Situation, WinEvent};
pub use self::tiles::dora::{Dora, DoraIter, DoraKind, dora_of};
pub use self::ways::{YakuWay, YakuWays, yaku_ways};
pub use self::yaku::Yaku;
pub use self::yaku::set::{YakuSet, YakuSetIter};
