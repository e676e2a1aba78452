//! The advisor: evaluates the actions of a position and ranks them.

use alloc::vec::Vec;
use core::fmt;

use mentsu::plan::Planner;

use super::advised::{Advice, Advised};
use super::position::{Places, Position, start_now};
use super::strength::Strength;
use crate::view::View;

/// Gives advice, and reuses the memory of earlier questions.
///
/// ```
/// use mentsu_table::advice::{Advisor, Strength};
///
/// // Of places alone the first counts, and plans are short.
/// let advisor = Advisor::new().with_strength(Strength::Middle);
/// let advisor = advisor.with_places([1.0, 0.0, 0.0, 0.0])?;
/// # let _ = advisor;
/// # Ok::<(), mentsu_table::advice::PlacesError>(())
/// ```
#[derive(Debug, Default)]
pub struct Advisor {
    planner: Planner,
    strength: Strength,
    places: Option<[f64; 4]>,
    trusts_plans: bool,
}

impl Advisor {
    /// A new advisor.
    #[must_use]
    pub const fn new() -> Advisor {
        Advisor {
            planner: Planner::new(),
            strength: Strength::Strong,
            places: None,
            trusts_plans: false,
        }
    }

    /// Sets the depth of plans to this strength.
    #[must_use]
    pub fn with_strength(self, strength: Strength) -> Advisor {
        Advisor { strength, ..self }
    }

    /// Judges actions by final places, the first to the fourth worth this much, once at most
    /// [`LAST_ROUNDS`] rounds are left. Until then, and by default, points decide.
    ///
    /// # Errors
    /// [`PlacesError::NotFinite`] names the first place whose worth is NaN or infinite.
    pub fn with_places(self, worth: [f64; 4]) -> Result<Advisor, PlacesError> {
        match (1..).zip(worth).find(|(_, worth)| !worth.is_finite()) {
            Some((place, worth)) => Err(PlacesError::NotFinite { place, worth }),
            None => Ok(self.with_finite_places(worth)),
        }
    }

    /// [`with_places`](Advisor::with_places) for numbers that are known to be finite.
    pub(crate) fn with_finite_places(self, worth: [f64; 4]) -> Advisor {
        Advisor { places: Some(worth), ..self }
    }

    /// Trusts plans in full, instead of applying their [average share].
    ///
    /// [average share]: crate::reading::TableReading::plan_share
    #[must_use]
    pub fn trusting_plans(self) -> Advisor {
        Advisor { trusts_plans: true, ..self }
    }

    /// The value of every action offered to the player; empty if none is offered.
    #[must_use]
    pub fn advice(&mut self, view: &View) -> Advice {
        let options = view.options();
        let mut actions = Vec::new();
        if !options.is_empty() {
            let mut position = Position::new(view, self.strength, &mut self.planner);
            position.trusts_plans = self.trusts_plans;
            if options.pass() {
                position.reply(&options, &mut actions);
            } else {
                position.own_turn(&options, &mut actions);
            }
            if let Some(worth) = self.places.as_ref().filter(|_| is_late(view)) {
                let places = Places::new(&position, worth);
                actions.iter_mut().for_each(|advised| advised.places = Some(places.of(advised)));
            }
        }
        let by = |advised: &Advised| advised.places.unwrap_or(advised.value);
        let mut ranked: Vec<Advised> = Vec::with_capacity(actions.len());
        for advised in actions {
            let is_less = |other: &Advised| by(other).total_cmp(&by(&advised)).is_lt();
            let at = ranked.iter().position(is_less).unwrap_or(ranked.len());
            ranked.insert(at, advised);
        }
        Advice { actions: ranked }
    }
}

/// Why the places can't be worth what [`Advisor::with_places`] is given.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum PlacesError {
    /// A place is worth NaN or an infinite number.
    NotFinite {
        /// The place, 1 to 4.
        place: u8,
        /// Its worth.
        worth: f64,
    },
}

impl fmt::Display for PlacesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFinite { place, worth } => {
                write!(f, "place {place} is worth {worth}, which is not a finite number")
            }
        }
    }
}

impl core::error::Error for PlacesError {}

/// The number of remaining rounds from which places count.
pub const LAST_ROUNDS: u8 = 4;

fn is_late(view: &View) -> bool {
    start_now(view.table()).rounds_left(view.table().rules()) <= LAST_ROUNDS
}

/// [`Advisor::advice`] of a new advisor.
///
/// ```
/// use mentsu::random::SplitMix64;
/// use mentsu_table::advice::advice;
/// use mentsu_table::{GameRules, Round, RoundStart, Seat, Wall};
///
/// let rules = GameRules::TENHOU;
/// let wall = Wall::shuffled(&rules, &mut SplitMix64::new(7));
/// let round = Round::new(&rules, &RoundStart::first(&rules), wall).unwrap();
/// let view = round.view(Seat::ALL[0]).unwrap();
/// let advice = advice(&view);
/// assert_eq!(advice.actions().len(), view.options().len());
/// let (best, last) = (advice.best().unwrap(), advice.actions().last().unwrap());
/// assert!(best.value > last.value && best.parts.deal_in < 0.01);
/// ```
#[must_use]
pub fn advice(view: &View) -> Advice {
    Advisor::new().advice(view)
}
