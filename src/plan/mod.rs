//! What to discard (何切る): the chances to be tenpai and to win, and the points expected, over the rest
//! of a round.
//!
//! [`chances`](crate::chances) is exact and looks three or four draws ahead. This looks as far as a
//! round goes, up to eighteen draws, by a model of which every part is known:
//!
//! ```
//! use mentsu::hand;
//! use mentsu::plan::{Goal, Outlook, Planner};
//! use mentsu::riichi::{Rules, Wind};
//! use mentsu::{face, tile};
//!
//! // 1m leaves a kanchan that becomes a ryanmen with 2m or 6m; 5m one that 4m alone helps
//! let hand = hand!("135m123456p23499s");
//! let outlook = Outlook::new().with_draws(12).with_seat(Wind::South).with_dora([tile!("9m")]);
//! let plan = Planner::new().plan(&hand, &outlook, &Rules::TENHOU)?;
//! let best = plan.best(Goal::Win).unwrap();
//! assert_eq!(best.face(), face!("1m"));
//! let figures = best.figures();
//! assert_eq!(figures.tenpai(), 1.0);
//! assert!(0.41 < figures.win() && figures.win() < 0.43);
//! // With few draws left there is nothing to wait for: riichi
//! assert!(best.declares_riichi(3) && !best.declares_riichi(12));
//! # Ok::<(), mentsu::plan::PlanError>(())
//! ```
//!
//! # The model
//!
//! A player alone draws so many tiles from a wall of which the tiles are known, but not their order,
//! discards after each, and wins by tsumo. What matters of a hand are its concealed tiles *s* after a
//! discard. Of *N* tiles *N − t* are left after *t* draws, and of each kind *i* so many as at the start less
//! those that *s* holds beyond the start hand, *c*; a tile of the start hand that was discarded doesn't
//! come back. What *s* is worth is what it is worth a turn later, and for each draw that leads on the
//! difference that this makes:
//!
//! ```text
//! v(s, t) = v(s, t+1) + Σ c(i) / (N − t) · (max v(s + i − j, t+1) − v(s, t+1))
//!                       i                    j
//! ```
//!
//! Chances to be tenpai, to win, and points are each maximised for themselves ([`Planner::plan`]), or
//! all follow the policy of one of them ([`Planner::plan_for`]). A win counts if it has a yaku; one
//! that counts is taken. The last draw is haitei (海底).
//!
//! **Depth.** A path may take so many exchanges more than the shortest way: the tiles held beyond the
//! start hand and those that are lacking are together at most as many more than the start hand lacks.
//! One is a good first answer, two are close to the truth. From 4-shanten on only the shortest ways are
//! followed, whatever the depth asked for, and from 5-shanten on without chiitoitsu where mentsu are as
//! near: [`Plan::depth`] tells. There a hand also goes for the kinds alone that go best with what it holds,
//! but for the last one, since nearly any tile would bring it nearer: 22 of them at 5-shanten, which takes
//! up to a tenth off the chances and hardly changes which discard is best, and 16 at 6-shanten, one deal in
//! 13,000, which halves them and more. So what is promised there is what such a way is worth, and less than there is.
//!
//! **Riichi** (立直) locks the hand, so it is worth a closed form, with ippatsu, haitei and ura dora as an
//! exact expectation over the unseen tiles; as many ura indicators as there are dora indicators.
//! [`RiichiChoice`] says when it is declared. Its stick isn't counted.
//!
//! **Red fives** (赤ドラ) are followed one by one, in the hand and in the wall; of two fives the plain one
//! goes, and a red one that is drawn takes the place of a plain one.
//!
//! **Others** may discard some tiles between two draws ([`Outlook::with_others`]): each is any unseen tile,
//! as likely as it is unseen, and a hand that isn't furiten by its own start tiles wins by ron. The wall
//! doesn't shrink by them, since what they take is as likely to be of use as what they leave.
//!
//! # What it neglects
//!
//! Draws that are thrown away aren't remembered, so that tiles which become useful only later are
//! reckoned with as if none had gone. A tile that was discarded and is drawn again is taken for the one that
//! the hand had, so that as many copies of it seem to be left. For a good discard both hardly count: with
//! three or four draws from 1-shanten a discard that keeps the shanten is promised at most 1 % too much of its
//! wins. One that gives up the shanten and lives by drawing back what it gave up is promised some percent
//! too much, and up to half of a chance that is below one in ten thousand; [`Planner::before_draw`], told
//! the hand that it leaves and what was seen, is right within 0.1 % there, too. Where all that is listed adds
//! up to more than certainty, chances stop at 1, the chance to win at that to be tenpai, and points at the
//! dearest win. Nobody else wins, calls or draws; no kans. Calls of one's own aren't looked ahead to;
//! whether to call a discard is told by [`Planner::calls`].
//!
//! # Memory and time
//!
//! Depth 1 takes some tens of microseconds for a tenpai hand and up to a tenth of a second at 3-shanten;
//! a [`Planner`] keeps its memory from one hand to the next. More states than
//! [`Outlook::with_room`] allows are an error. No threads, nothing random: the same question has the
//! same answer.

#![doc(alias = "何切る")]
#![doc(alias = "期待値")]
#![doc(alias = "和了率")]
#![doc(alias = "expected value")]
#![doc(alias = "simulator")]

mod buckets;
mod calls;
mod error;
mod figures;
mod gains;
mod graph;
mod groups;
mod index;
mod lanes;
mod layout;
mod line;
mod moves;
mod outlook;
mod planner;
mod policy;
mod special;
mod start;
mod states;
mod suits;
mod tenpai;
mod turn;
mod turns;
mod vectors;
mod visits;
mod wanted;
mod worth;

pub use self::calls::{CallPlan, CallPlans};
pub use self::error::PlanError;
pub use self::figures::{DiscardPlan, Figures, Goal, Plan, Prospect};
pub use self::line::{Line, Reply};
pub use self::outlook::{MOST_DEPTH, MOST_DRAWS, Outlook, RiichiChoice};
pub use self::planner::Planner;
