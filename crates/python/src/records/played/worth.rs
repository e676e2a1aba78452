//! What a decision was worth: shanten and ukeire before and after its discard, and a plan.

use mentsu::plan::{Plan, Planner};
use mentsu::{Face, Tile};
use mentsu_table::analysis;
use mentsu_table::replay::{Before, Decision};
use mentsu_table::{Action, Options};

/// The tile that an action discards.
pub(crate) fn discarded(action: &Action) -> Option<(Face, bool)> {
    match *action {
        Action::Discard { face, tsumogiri }
        | Action::Riichi { face, tsumogiri }
        | Action::OpenRiichi { face, tsumogiri } => Some((face, tsumogiri)),
        _ => None,
    }
}

/// Shanten and ukeire of a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Worth {
    /// The least shanten that the hand has or can keep.
    pub(crate) shanten: i8,
    /// How many tiles help: now for a hand of 3n+1 tiles, else after the best allowed discard.
    pub(crate) ukeire: u8,
    /// The best allowed discard, in the own turn.
    pub(crate) best: Option<Tile>,
    /// Shanten and the number of tiles that help after the discard that was made.
    pub(crate) after: Option<(i8, u8)>,
}

impl Worth {
    pub(crate) fn of(decision: &Decision<'_>) -> Worth {
        let hand = decision.hand();
        let view = decision.table().known_to(decision.seat, hand);
        if hand.awaits_draw() {
            let ukeire = hand.ukeire_in(&view);
            let shanten = ukeire.shanten().get();
            return Worth { shanten, ukeire: ukeire.total(), ..Worth::default() };
        }
        let ranked = hand.discards_in(&view);
        let best = ranked.iter().find(|discard| is_allowed(decision.options, discard.tile()));
        let own = hand.shanten_in(&view).get();
        let made = discarded(&decision.action)
            .and_then(|(face, _)| ranked.iter().find(|discard| discard.tile() == face.tile()));
        Worth {
            shanten: best.map_or(own, |best| best.shanten().get().min(own)),
            ukeire: best.map_or(0, |best| best.ukeire().total()),
            best: best.map(|best| best.tile()),
            after: made.map(|made| (made.shanten().get(), made.ukeire().total())),
        }
    }
}

/// Whether a tile of this kind may be discarded, red or plain, drawn or held.
pub(crate) fn is_allowed(options: &Options, tile: Tile) -> bool {
    [Some(Face::plain(tile)), Face::red(tile).ok()].into_iter().flatten().any(|face| {
        [false, true]
            .iter()
            .any(|&tsumogiri| options.contains(&Action::Discard { face, tsumogiri }))
    })
}

/// The points that others would have won on the discard, in sum; `None` without a discard, or if
/// the record hides the others' hands.
pub(crate) fn deal_in(decision: &Decision<'_>) -> Option<i32> {
    let (face, _) = discarded(&decision.action)?;
    let Before::Round(_) = decision.before else { return None };
    let points = analysis::deals_in(decision, face.tile()).into_iter().map(|won| won.points);
    i32::try_from(points.sum::<u32>()).ok()
}

/// What the discard leads to by a plan for the rest of the round, and the best discard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Planned {
    pub(crate) draws: u8,
    pub(crate) tenpai: f64,
    pub(crate) win: f64,
    pub(crate) points: f64,
    pub(crate) best: Face,
    pub(crate) best_points: f64,
}

/// Plans for hands of up to some shanten.
#[derive(Debug)]
pub(crate) struct Plans {
    planner: Planner,
    farthest: i8,
}

/// The most states of a plan, each of some hundred bytes.
const ROOM: u32 = 60_000;

impl Plans {
    pub(crate) fn new(farthest: i8) -> Plans {
        Plans { planner: Planner::new(), farthest }
    }

    /// A plan of the discards of a decision. `None` without a discard, with just one allowed, with
    /// nothing left to draw, and for a hand too far from a win.
    pub(crate) fn plan(&mut self, decision: &Decision<'_>) -> Option<Plan> {
        let (chosen, _) = discarded(&decision.action)?;
        let mut offered = decision.options.iter().filter_map(|action| discarded(&action));
        if offered.all(|(face, _)| face == chosen) {
            return None;
        }
        let (table, hand) = (decision.table(), decision.hand());
        if hand.shanten().get() > self.farthest {
            return None;
        }
        let outlook = analysis::outlook(table, decision.seat).with_room(ROOM);
        self.planner.plan(hand, &outlook, table.rules().scoring()).ok()
    }

    /// What the discard leads to by that plan.
    pub(crate) fn of(&mut self, decision: &Decision<'_>) -> Option<Planned> {
        let (chosen, _) = discarded(&decision.action)?;
        let plan = self.plan(decision)?;
        let made = plan.discards().iter().find(|discard| discard.face() == chosen)?;
        let mut best = made;
        for discard in plan.discards() {
            let better = discard.figures().points() > best.figures().points();
            if better && is_allowed(decision.options, discard.face().tile()) {
                best = discard;
            }
        }
        let figures = made.figures();
        Some(Planned {
            draws: plan.draws(),
            tenpai: figures.tenpai(),
            win: figures.win(),
            points: figures.points(),
            best: best.face(),
            best_points: best.figures().points(),
        })
    }
}
