//! One turn: the groups and states that matter at it, and the effects of the other players'
//! discards.

use crate::plan::graph::GroupKind;
use crate::plan::layout::{
    POINTS, StateRun, TENPAI, Vector, VisitTime, WIN, both, greater, plus, product,
};
use crate::plan::opponents::Opponents;
use crate::plan::states::Start;

/// A turn, by the draws before it.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    /// How many draws were made, and how many there are in all.
    pub(crate) made: u8,
    pub(crate) draws: u8,
    /// How many tiles the wall has.
    pub(crate) tiles: f32,
}

impl Turn {
    pub(crate) fn new(start: &Start, made: u8) -> Turn {
        Turn { made, draws: start.draws, tiles: start.tiles_after(made) }
    }

    /// Whether the next draw is the last one.
    pub(crate) const fn is_last(&self) -> bool {
        self.made + 1 == self.draws
    }

    /// Whether a group can have been reached by now, and tenpai can still be reached from it.
    pub(crate) const fn matters(&self, kind: GroupKind) -> bool {
        kind.over <= self.made && kind.lacks <= self.draws - self.made
    }

    /// Whether groups are visited at this turn.
    pub(crate) fn visits(&self, kind: GroupKind, time: VisitTime) -> bool {
        match time {
            VisitTime::Any => self.matters(kind),
            VisitTime::BeforeLast => !self.is_last() && self.matters(kind),
            VisitTime::Last => self.is_last(),
        }
    }

    /// Whether states can have been reached by now, and tenpai can still be reached from them.
    pub(crate) fn reaches(&self, run: &StateRun) -> bool {
        run.over <= self.made && run.lacks <= self.draws - self.made + 1
    }

    /// The weight of one of `copies` winning copies, each `share` of the wall, and the weight left
    /// for not winning. More copies than the wall has share all of it.
    #[inline(always)]
    pub(crate) fn shares(share: f32, copies: f32) -> (f32, f32) {
        let rest = 1.0 - copies * share;
        if rest < 0.0 { (1.0 / copies, 0.0) } else { (share, rest) }
    }
}

/// The weight of a win at some time, in dama and in riichi: how often the round is still on by
/// then, and the points added to each of its copies.
#[derive(Clone, Copy)]
pub(crate) struct WinWeight {
    pub(crate) on: [f32; 2],
    pub(crate) more: [f32; 2],
}

impl WinWeight {
    /// The gains of a win, weighted by its time. Lanes without points gain none, and a win counts
    /// as tenpai.
    #[inline(always)]
    pub(crate) fn weigh(
        &self,
        gain: Vector,
        copies: f32,
        in_riichi: bool,
        is_first: bool,
    ) -> Vector {
        let way = usize::from(in_riichi);
        let (on, more) = (self.on[way], copies * self.more[way]);
        let first_points = if is_first { POINTS } else { 0 };
        let mut weighed = Vector(core::array::from_fn(|lane| {
            let gain = gain.0[lane];
            let is_worth_more = lane >= first_points && gain > 0.0;
            on * gain + if is_worth_more { more } else { 0.0 }
        }));
        if is_first {
            weighed.0[TENPAI] = weighed.0[WIN];
        }
        weighed
    }
}

/// The effects of the opponents on a turn. All figures are as seen from the start: how often the
/// round lasts until then is in them.
#[derive(Clone, Copy)]
pub(crate) struct OpponentsTurn {
    /// The weight of a win by tsumo, and of one by ron before it.
    pub(crate) tsumo: WinWeight,
    pub(crate) ron: WinWeight,
    /// How many times likelier the round lasts until the next draw in riichi.
    pub(crate) riichi_stays: f32,
    /// The cost of the discard, and the stick of a riichi declared with it: in the first vector,
    /// and in others.
    pub(crate) cost: [Vector; 2],
    pub(crate) stick: [Vector; 2],
    /// The points that come to a win at most.
    pub(crate) most: f32,
}

impl OpponentsTurn {
    /// The turn after `made` draws, if opponents are set.
    pub(crate) fn new(start: &Start, made: u8) -> Option<OpponentsTurn> {
        let opponents = start.opponents.as_ref()?;
        let on = start.is_on_after(made);
        let (drawn, ends) = (opponents.is_on(made), opponents.is_on(start.draws));
        let at = usize::from(made);
        let [wins, riichi_wins] = [opponents.wins()[at], opponents.riichi_wins()[at]];
        let stick = opponents.stick();
        let weight = |on: [f32; 2]| {
            let saved =
                |on: f32| opponents.loss() * (on - ends).max(0.0) + opponents.noten_loss() * ends;
            WinWeight { on, more: [saved(on[0]), saved(on[1]) + stick * on[1]] }
        };
        let cost = if made == 0 { 0.0 } else { opponents.costs()[at] };
        Some(OpponentsTurn {
            tsumo: weight([drawn; 2]),
            // If the player and an opponent both win in the same span, each comes first equally
            // often.
            ron: weight([wins, riichi_wins].map(|wins| on * (1.0 - wins / 2.0))),
            riichi_stays: if wins < 1.0 { (1.0 - riichi_wins) / (1.0 - wins) } else { 0.0 },
            cost: points_alone(cost * on),
            stick: points_alone(stick * on),
            most: opponents.loss() + opponents.noten_loss() + stick + opponents.tenpai_pays(),
        })
    }

    /// The cost of the discard, in points.
    pub(crate) const fn cost(&self) -> f32 {
        self.cost[1].0[0]
    }

    /// The stick of a riichi declared with it, in points.
    pub(crate) const fn stick(&self) -> f32 {
        self.stick[1].0[0]
    }

    /// The value of tenpai when the round is drawn: how often that happens, and what tenpai then
    /// pays. In the first vector of a state, and in others.
    pub(crate) fn at_the_end(start: &Start) -> Option<[Vector; 2]> {
        let opponents = start.opponents.as_ref()?;
        let drawn = opponents.is_on(start.draws);
        let mut worth = points_alone(drawn * opponents.tenpai_pays());
        worth[0].0[TENPAI] = drawn;
        Some(worth)
    }

    /// A vector before the next draw as it counts in riichi.
    #[inline(always)]
    pub(crate) fn stay_in_riichi(&self, value: Vector) -> Vector {
        product(value, Vector([self.riichi_stays; 4]))
    }

    /// A vector after the turn's discard, unless the hand folds from then on.
    #[inline(always)]
    pub(crate) fn or_fold(&self, value: Vector, is_first: bool) -> Vector {
        greater(plus(value, -1.0, self.cost[usize::from(!is_first)]), Vector::ZERO)
    }
}

/// Points as vectors: the first has two lanes of chances.
fn points_alone(points: f32) -> [Vector; 2] {
    [Vector([0.0, 0.0, points, points]), Vector([points; 4])]
}

/// The other players' discards between two draws.
#[derive(Clone, Copy)]
pub(crate) struct OtherDiscards {
    discards: u8,
    /// How many tiles are unseen.
    tiles: f32,
    weight: Option<WinWeight>,
}

impl OtherDiscards {
    /// Those before the next draw.
    pub(crate) fn new(
        start: &Start,
        tiles: f32,
        opponents: Option<&OpponentsTurn>,
    ) -> OtherDiscards {
        let weight = opponents.map(|opponents| opponents.ron);
        OtherDiscards { discards: start.others, tiles, weight }
    }

    /// Those after the last draw.
    pub(crate) fn at_the_end(start: &Start, opponents: Option<&OpponentsTurn>) -> OtherDiscards {
        let tiles = start.tiles_after(start.draws).max(1.0);
        let last = start.opponents.as_ref().map_or(u8::MAX, Opponents::last_discards);
        let others = OtherDiscards::new(start, tiles, opponents);
        OtherDiscards { discards: others.discards.min(last), ..others }
    }

    /// The weight of a win by ron, if opponents are set.
    pub(crate) const fn weight(&self) -> Option<&WinWeight> {
        self.weight.as_ref()
    }

    /// The weight of one of `copies` winning copies, and the chance that none of them is discarded.
    #[inline(always)]
    pub(crate) fn shares(self, copies: f32) -> (f32, f32) {
        if copies == 0.0 {
            return (0.0, 1.0);
        }
        let safe = (1.0 - copies / self.tiles).max(0.0);
        let none = (0..self.discards).fold(1.0, |none, _| none * safe);
        ((1.0 - none) / copies, none)
    }

    /// Adds wins by ron before a value is reached. The chance to be tenpai stays, unless others may
    /// win before.
    #[inline(always)]
    pub(crate) fn add_rons<'v>(
        self,
        gains: &[Vector],
        in_riichi: bool,
        values: impl IntoIterator<Item = &'v mut Vector>,
    ) {
        let copies = gains[0].0[WIN];
        let (share, none) = self.shares(copies);
        for (vector, (value, gains)) in values.into_iter().zip(gains).enumerate() {
            let is_first = vector == 0;
            let Some(weight) = &self.weight else {
                for lane in if is_first { WIN } else { 0 }..4 {
                    value.0[lane] = share * gains.0[lane] + none * value.0[lane];
                }
                continue;
            };
            let gains = weight.weigh(*gains, copies, in_riichi, is_first);
            *value = both(share, gains, none, *value);
        }
    }
}
