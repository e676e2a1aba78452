//! Effects of the other players on a plan: they win, discard winning tiles, and pay at a draw.

use crate::riichi::situation::settings::settings;
use crate::tile::Tile;

/// The most draws that a plan looks ahead: as many as the dealer has in a round without calls.
pub const MOST_DRAWS: u8 = 18;

/// The number of spans between two own draws, including the span after the last draw.
const SPANS: usize = MOST_DRAWS as usize + 1;

/// The other players' actions for the rest of a round, as chances and points that the caller knows
/// or estimates: how soon they win, how likely they discard a wait, what a draw pays, what going
/// on costs.
///
/// A plan with opponents counts a win at a turn only as often as the round is still on by then. Its
/// points are those of folding from now on and staying noten, and what playing on brings beyond
/// them:
///
/// - each win, with what the others' wins and noten would have cost later,
/// - what tenpai pays more than noten at an exhaustive draw (荒牌平局),
/// - less what each further discard costs: a hand that isn't in riichi folds once that is more than
///   what it can still expect.
///
/// With *w(d)* for the chance that another player wins before own draw *d*, counted from 0, the
/// round is on after *t* draws and the discard after them with chance *S(t)*, and after the last
/// draw *T* it is drawn with chance *E*:
///
/// ```text
/// S(t) = (1 − w(0)) · … · (1 − w(t−1))        E = S(T + 1)
/// ```
///
/// A win by tsumo on draw *t* happens if the round is on, *S* = *S(t+1)*. A win by ron in the span
/// before that draw counts with *S* = (*S(t)* + *S(t+1)*) / 2, since of an own win and another's in
/// one span each comes first as often. As seen from the start, either brings
///
/// ```text
/// S · (payment + 1000 · sticks) + loss · (S − E) + noten_loss · E     in riichi also + S · stick
/// ```
///
/// Once in riichi, *w(d)* is `riichi_wins`: the chance of each span to end by another's win is
/// that, *S* goes on from its declaration accordingly, and *loss* counts where *S* > *E*, with the
/// *E* of a hand that isn't in riichi.
///
/// Declaring riichi after *t* draws costs *S(t)* · `stick`, the discard after *t* ≥ 1 draws
/// *S(t)* · `costs[t]`, in riichi as well, and tenpai at the end brings *E* · `tenpai_pays`. All
/// figures are conditional on the round still being played, that is, divided by *S(t)*; where
/// *S(t)* is 0 they are 0.
///
/// Folding is staying noten at 0 points. Where each figure is maximised for itself, it concerns the
/// points alone, and under the policy for points it ends all three figures. A policy for wins or
/// tenpai never folds, so that its points may be negative. A hand that has to declare riichi at
/// once folds before it loses points by that.
///
/// A plan clamps its numbers: chances to 0 to 1, rates to 0 to 34, points to 0 to 1,000,000. NaN is
/// an error ([`PlanError::NotANumber`](super::PlanError::NotANumber)).
///
/// ```
/// use mentsu::plan::{Objective, Opponents, Outlook, Planner};
/// use mentsu::riichi::Rules;
/// use mentsu::{face, hand};
///
/// let hand = hand!("23456m567p23488s1z");
/// let alone = Outlook::new().with_draws(12).with_others(3);
/// // One round in ten ends before each own draw.
/// let opponents = Opponents::NONE.with_wins([0.1; 19]).with_tenpai_pays(2_000.0);
/// let among = alone.with_opponents(opponents);
/// let mut planner = Planner::new();
/// let mut win = |outlook| -> Result<f64, mentsu::plan::PlanError> {
///     let plan = planner.plan(&hand, &outlook, &Rules::TENHOU)?;
///     let best = plan.best(Objective::Points).unwrap();
///     assert_eq!(best.face(), face!("1z"));
///     Ok(best.figures().win())
/// };
/// assert!(win(alone)? > 0.95);
/// assert!(win(among)? < 0.8);
/// # Ok::<(), mentsu::plan::PlanError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Opponents {
    wins: [f32; SPANS],
    riichi_wins: [f32; SPANS],
    costs: [f32; SPANS],
    draw_rates: [f32; Tile::COUNT],
    dama_rates: [f32; Tile::COUNT],
    riichi_rates: [f32; Tile::COUNT],
    loss: f32,
    noten_loss: f32,
    tenpai_pays: f32,
    stick: f32,
    last_discards: u8,
}

impl Opponents {
    /// No opponent wins, every unseen tile is equally likely to be discarded, and only wins are
    /// worth points: the figures are those of a plan without opponents.
    pub const NONE: Opponents = Opponents {
        wins: [0.0; SPANS],
        riichi_wins: [0.0; SPANS],
        costs: [0.0; SPANS],
        draw_rates: [1.0; Tile::COUNT],
        dama_rates: [1.0; Tile::COUNT],
        riichi_rates: [1.0; Tile::COUNT],
        loss: 0.0,
        noten_loss: 0.0,
        tenpai_pays: 0.0,
        stick: 0.0,
        last_discards: u8::MAX,
    };

    /// The chance, 0 to 1, that another player wins before the own draw of this number, counted
    /// from 0, if no player has won until then; after the last draw, before the round is drawn. In
    /// riichi it is the same, unless [`with_riichi_wins`](Opponents::with_riichi_wins) is called
    /// afterwards.
    pub const fn with_wins(self, wins: [f32; SPANS]) -> Opponents {
        Opponents { wins, riichi_wins: wins, ..self }
    }

    /// The chance that another player wins before each own draw.
    #[must_use]
    pub const fn wins(&self) -> [f32; SPANS] {
        self.wins
    }

    settings! {
        /// The chances of [`with_wins`](Opponents::with_wins) once the player is in riichi, when
        /// others attack less.
        with_riichi_wins,
        /// The chance that another player wins before each own draw in riichi.
        riichi_wins: [f32; SPANS];

        /// What a discard costs, in points: the chance that it deals in times what that pays, less
        /// what a folding player would have lost. The first belongs to the discard that is being
        /// planned, whose cost the caller knows better, so it is ignored.
        with_costs,
        /// The cost of each discard beyond folding.
        costs: [f32; SPANS];

        /// How many times likelier than any unseen tile each winning kind is drawn, by
        /// [`Tile::index`]: a tile that others don't discard is in their hands rather than in the
        /// wall.
        with_draw_rates,
        /// How many times likelier each winning kind is drawn.
        draw_rates: [f32; Tile::COUNT];

        /// How many times likelier than any unseen tile each kind is discarded by others to a
        /// player in dama, by [`Tile::index`]: with *c(i)* copies of *n* unseen tiles, a discard
        /// is kind *i* with chance rate(*i*) · *c(i)* / *n*.
        with_dama_rates,
        /// How many times likelier each kind is discarded to a player in dama.
        dama_rates: [f32; Tile::COUNT];

        /// The same to a player in riichi.
        with_riichi_rates,
        /// How many times likelier each kind is discarded to a player in riichi.
        riichi_rates: [f32; Tile::COUNT];

        /// How many points the player loses on average when another wins.
        with_loss,
        /// How many points the player loses on average when another wins.
        loss: f32;

        /// How many points noten loses on average at an exhaustive draw; a win saves them.
        with_noten_loss,
        /// How many points noten loses on average at an exhaustive draw.
        noten_loss: f32;

        /// How many points tenpai pays more than noten at an exhaustive draw.
        with_tenpai_pays,
        /// How many points tenpai pays more than noten.
        tenpai_pays: f32;

        /// The loss of a riichi that doesn't win, usually 1,000 points (供託).
        with_stick,
        /// The loss of a riichi that doesn't win.
        stick: f32;

        /// How many discards of others follow the last draw: as many tiles as are left then.
        /// [`Outlook::with_others`](super::Outlook::with_others) sets the number between two draws,
        /// which is also the default and the maximum at the end.
        with_last_discards,
        /// How many discards of others follow the last draw at most.
        last_discards: u8;
    }

    /// The chances and costs as a plan computes with them: numbers, chances within 0 and 1.
    pub(crate) fn checked(&self) -> Opponents {
        let within = |most: f32| move |value: f32| if value >= 0.0 { value.min(most) } else { 0.0 };
        Opponents {
            wins: self.wins.map(within(1.0)),
            riichi_wins: self.riichi_wins.map(within(1.0)),
            draw_rates: self.draw_rates.map(within(MOST_RATE)),
            costs: self.costs.map(within(MOST_POINTS)),
            dama_rates: self.dama_rates.map(within(MOST_RATE)),
            riichi_rates: self.riichi_rates.map(within(MOST_RATE)),
            loss: within(MOST_POINTS)(self.loss),
            noten_loss: within(MOST_POINTS)(self.noten_loss),
            tenpai_pays: within(MOST_POINTS)(self.tenpai_pays),
            stick: within(MOST_POINTS)(self.stick),
            last_discards: self.last_discards,
        }
    }

    /// The first setting with a value that isn't a number.
    pub(crate) fn not_a_number(&self) -> Option<&'static str> {
        let settings: [(&str, &[f32]); 10] = [
            ("wins", &self.wins),
            ("riichi_wins", &self.riichi_wins),
            ("draw_rates", &self.draw_rates),
            ("costs", &self.costs),
            ("dama_rates", &self.dama_rates),
            ("riichi_rates", &self.riichi_rates),
            ("average loss", &[self.loss]),
            ("noten_loss", &[self.noten_loss]),
            ("tenpai_pays", &[self.tenpai_pays]),
            ("stick", &[self.stick]),
        ];
        let has_nan = |(_, values): &&(&str, &[f32])| values.iter().any(|value| value.is_nan());
        settings.iter().find(has_nan).map(|(name, _)| *name)
    }

    /// The chance that no other player has won before the own draw of this number, counted from 0.
    pub(crate) fn is_on(&self, draw: u8) -> f32 {
        self.wins.iter().take(usize::from(draw) + 1).map(|wins| 1.0 - wins).product()
    }
}

impl Default for Opponents {
    /// [`Opponents::NONE`].
    fn default() -> Opponents {
        Opponents::NONE
    }
}

/// More points than any payment, and more copies than a tile has: larger values are clamped to
/// these.
const MOST_POINTS: f32 = 1_000_000.0;
const MOST_RATE: f32 = 34.0;
