//! What to discard (何切る): the chances to be tenpai and to win, and the expected points, over the
//! rest of a round.
//!
//! [`chances`](crate::chances) is exact and looks three or four draws ahead. A plan looks up to
//! eighteen draws ahead, as far as a round goes, by the model below.
//!
//! ```
//! use mentsu::hand;
//! use mentsu::plan::{Objective, Outlook, Planner};
//! use mentsu::riichi::Rules;
//! use mentsu::{Wind, face, tile};
//!
//! // 1m leaves 35m, which 2m or 6m make a ryanmen; 5m leaves 13m, which only 4m does
//! let hand = hand!("135m123456p23499s");
//! let outlook = Outlook::new().with_draws(12).with_seat(Wind::South).with_dora([tile!("9m")]);
//! let plan = Planner::new().plan(&hand, &outlook, &Rules::TENHOU)?;
//! let best = plan.best(Objective::Win).unwrap();
//! assert_eq!(best.face(), face!("1m"));
//! let figures = best.figures();
//! assert_eq!(figures.tenpai(), 1.0);
//! assert!(0.41 < figures.win() && figures.win() < 0.43);
//! // With few draws left there is nothing better to wait for: riichi
//! assert!(best.declares_riichi(3) && !best.declares_riichi(12));
//! # Ok::<(), mentsu::plan::PlanError>(())
//! ```
//!
//! # The model
//!
//! One player alone draws from a wall whose tiles are known, but not their order, discards after
//! each draw, and wins by tsumo. The state of the hand after a discard is its concealed tiles *s*.
//! After *t* draws *N − t* of the wall's *N* tiles are left. Of kind *i* there are *c(i)*: those of
//! the wall at the start, less those that *s* holds and the start hand didn't. A discarded tile of
//! the start hand doesn't come back. The value of *s* is its value a turn later, and for each draw
//! the gain of the best discard after it:
//!
//! ```text
//! v(s, t) = v(s, t+1) + Σ c(i) / (N − t) · (max v(s + i − j, t+1) − v(s, t+1))
//!                       i                    j
//! ```
//!
//! The chance to be tenpai, the chance to win and the points are each maximised for themselves
//! ([`Planner::plan`]), or all follow the policy of one of them ([`Planner::plan_for`]). A win
//! counts if it has a yaku, and is always taken. The last draw is haitei (海底).
//!
//! **Depth** is how many exchanges a path may make beyond the shortest way: in every state, the
//! tiles drawn and the tiles lacking add up to at most what the start hand lacks, plus the depth. A
//! depth of 1 is a good first answer, 2 is close to the truth. From 4-shanten on the depth is
//! always 0 ([`Plan::depth`]), and from 5-shanten on chiitoitsu is left out where
//! mentsu are as near. So far from a win nearly any tile brings the hand nearer, so it draws only
//! the kinds that suit it best, except for the winning tile: 22 of them at 5-shanten, which takes
//! up to a tenth off the chances and hardly changes which discard is best; 16 at 6-shanten, one
//! deal in 13,000, which halves the chances and more. The figures are then a lower bound.
//!
//! **Riichi** (立直) locks the hand, so its value is a closed form, with ippatsu, haitei, and ura
//! dora as an exact expectation over the unseen tiles. There are as many ura indicators as dora
//! indicators. When it is declared is a [`RiichiChoice`]. Its stick isn't counted, unless
//! [`Opponents::with_stick`] sets its cost.
//!
//! **Red fives** (赤ドラ) are followed one by one, in the hand and in the wall. A plain five is
//! discarded before a red one, and a red five that is drawn takes the place of a plain one.
//!
//! **Other players** may discard some tiles between two draws ([`Outlook::with_others`]). Each is
//! any unseen tile with equal chance, and the hand wins by ron unless it has discarded a winning
//! tile of its start. The wall doesn't shrink by these discards: they take useful tiles as often as
//! useless ones.
//!
//! They may win, deal in and be paid for noten as well ([`Outlook::with_opponents`]); [`Opponents`]
//! has the formulas.
//!
//! # What it neglects
//!
//! The model forgets draws that it threw away. A tile that becomes useful only later counts as if
//! none had been drawn, and a tile that was discarded and is drawn again counts as the one from the
//! start, so that more copies seem to be left than there are. For a good discard both hardly
//! matter: with three or four draws from 1-shanten, the chance to win of a discard that keeps the
//! shanten is at most 1 % too high. A discard that gives up the shanten and lives by drawing it
//! back is some percent too high, and chances below one in ten thousand up to twice too high;
//! [`Planner::before_draw`], given the hand that it leaves and the tiles seen, is right within 0.1
//! % there too. Where the copies that lead on add up to more than the wall, chances stop at 1, the
//! chance to win at that to be tenpai, and points at the dearest win. Nobody calls, there are no
//! kans, and no other player wins or draws unless [`Opponents`] are set. A plan doesn't look ahead
//! to own calls; [`Planner::calls`] answers whether to call a discard.
//!
//! # Memory and time
//!
//! Depth 1 takes some tens of microseconds for a tenpai hand and up to a tenth of a second at
//! 3-shanten. A [`Planner`] keeps its memory from one hand to the next. More states than
//! [`Outlook::with_room`] allows are an error. There are no threads and nothing is random: the same
//! question has the same answer.

#![doc(alias = "何切る")]
#![doc(alias = "期待値")]
#![doc(alias = "和了率")]
#![doc(alias = "expected value")]
#![doc(alias = "simulator")]

mod answers;
mod error;
mod figures;
mod graph;
mod layout;
mod opponents;
mod outlook;
mod states;
mod turns;
mod worth;

pub use self::answers::{CallPlan, CallPlans, DiscardPlan, Line, Plan, Planner, Prospect, Reply};
pub use self::error::PlanError;
pub use self::figures::{Figures, Objective};
pub use self::opponents::Opponents;
pub use self::outlook::{MOST_DEPTH, MOST_DRAWS, Outlook, RiichiChoice};
