//! A decision of a record: what a player knew, could do and did.

use std::boxed::Box;

use mentsu::{Hand, TileSet};

use crate::action::Action;
#[cfg(feature = "reading")]
use crate::encode::Seen;
use crate::options::Options;
use crate::record::Place;
use crate::round::Round;
use crate::seat::Seat;
use crate::table::Table;
use crate::view::View;

/// A decision of a record, borrowed from its replay: what a player knew, could do and did.
///
/// [`to_owned`](Decision::to_owned) makes a copy to keep.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The number of the round, from 0.
    pub round: usize,
    /// The place of the action in the record.
    pub place: Place,
    /// Who acts.
    pub seat: Seat,
    /// What the player could do.
    pub options: &'a Options,
    /// What the player did.
    pub action: Action,
    /// The round just before the decision; in a record of one seat, the view of that seat.
    pub before: Before<'a>,
}

/// What is known of a round before a decision.
#[derive(Clone, Copy, Debug)]
pub enum Before<'a> {
    /// All of it.
    Round(&'a Round),
    /// What the seat that acts knows.
    View(&'a View),
}

impl<'a> Decision<'a> {
    /// What everybody sees before the decision.
    #[must_use]
    pub const fn table(&self) -> &'a Table {
        match self.before {
            Before::Round(round) => round.table(),
            Before::View(view) => view.table(),
        }
    }

    /// The player's hand before the decision.
    #[must_use]
    pub const fn hand(&self) -> &'a Hand {
        match self.before {
            Before::Round(round) => round.hand_of(self.seat),
            Before::View(view) => view.hand(),
        }
    }

    /// What the player knew before the decision.
    #[must_use]
    pub fn view(&self) -> View {
        match self.before {
            Before::Round(round) => round.view_of(self.seat),
            Before::View(view) => view.clone(),
        }
    }

    /// The waits by shape of the player's last hand of 3n+1 tiles.
    #[must_use]
    pub const fn waits(&self) -> TileSet {
        match self.before {
            Before::Round(round) => round.waits(self.seat),
            Before::View(view) => view.waits(),
        }
    }

    /// Whether furiten bars the player from ron (振聴).
    #[must_use]
    pub fn is_furiten(&self) -> bool {
        match self.before {
            Before::Round(round) => round.is_furiten(self.seat),
            Before::View(view) => view.is_furiten(),
        }
    }

    /// What the player saw, to be encoded as planes.
    #[cfg(feature = "reading")]
    #[must_use]
    pub fn seen(&self) -> Seen<'a> {
        let seen = match self.before {
            Before::Round(round) => Seen::of_round(round, self.seat),
            Before::View(view) => Seen::of_view(view),
        };
        seen.with_options(*self.options)
    }

    /// The decision with a copy of the round or view, to be kept after the replay.
    #[must_use]
    pub fn to_owned(&self) -> OwnedDecision {
        OwnedDecision {
            round: self.round,
            place: self.place,
            seat: self.seat,
            options: *self.options,
            action: self.action,
            before: match self.before {
                Before::Round(round) => OwnedBefore::Round(Box::new(round.clone())),
                Before::View(view) => OwnedBefore::View(Box::new(view.clone())),
            },
        }
    }
}

/// A [`Decision`] that is kept after the replay.
///
/// ```
/// use mentsu_table::{record, replay};
///
/// let text = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"南喰赤","aka":1},"log":[[
///     [0,0,0],[25000,25000,25000,25000],[14],[],
///     [11,19,21,29,31,39,41,42,43,44,45,46,47],[12],[60],
///     [12,12,13,13,14,15,16,17,18,22,23,24,25],[26],[],
///     [26,26,27,27,28,28,32,32,33,33,34,34,36],[],[],
///     [12,13,17,18,22,23,36,36,37,37,38,38,41],[],[],
///     ["九種九牌"]]]}"#;
/// let record = record::read(text.as_bytes())?;
/// let mut decisions = Vec::new();
/// replay::replay_with(&record, |decision| decisions.push(decision.to_owned()));
/// let first = decisions[0].as_decision();
/// assert_eq!(first.seat.index(), 0);
/// assert_eq!(first.hand().to_string(), "19m19p19s1234567z+2m");
/// assert!(first.options.contains(&first.action));
/// # Ok::<(), record::RecordError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnedDecision {
    round: usize,
    place: Place,
    seat: Seat,
    options: Options,
    action: Action,
    before: OwnedBefore,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum OwnedBefore {
    Round(Box<Round>),
    View(Box<View>),
}

impl OwnedDecision {
    /// The decision as the replay showed it.
    #[must_use]
    pub const fn as_decision(&self) -> Decision<'_> {
        Decision {
            round: self.round,
            place: self.place,
            seat: self.seat,
            options: &self.options,
            action: self.action,
            before: match &self.before {
                OwnedBefore::Round(round) => Before::Round(round),
                OwnedBefore::View(view) => Before::View(view),
            },
        }
    }
}
