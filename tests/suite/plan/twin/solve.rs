//! The model's recursion: values from the last turn back, and the policy's replies.

use mentsu::Face;

use crate::plan::figures::worth::Declares;
use crate::plan::twin::model::{Aim, Drawn, Figures, Model, Node};
use crate::plan::twin::simulation::{Played, Player};

/// Replies whose values differ by less are equal.
const ALIKE: f64 = 1e-5;

/// The values under the policy of one aim.
pub(crate) struct Solved {
    aim: Aim,
    /// How much the values of the aim may differ and be equal, whatever they are.
    least: f64,
    /// By draws made and node: the value of the aim, and all three figures.
    values: Vec<Vec<(f64, Figures)>>,
    /// By draws made and node: whether riichi is declared, or was.
    declares: Vec<Vec<bool>>,
    /// By draws made: the value of the aim to a hand before its draw, without riichi.
    waiting: Vec<f64>,
}

/// A policy's reply to a drawn tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Answer {
    Win,
    Discard { face: Face, riichi: bool, to: usize },
}

impl Solved {
    /// The value of the aim after this many draws.
    pub(crate) fn value(&self, made: usize, node: usize) -> f64 {
        self.values[made][node].0
    }

    /// The value of the aim to a hand before a draw. It has no discard to declare riichi with.
    pub(crate) fn before_draw(&self, made: usize) -> f64 {
        self.waiting[made]
    }

    /// All figures under the policy.
    pub(crate) fn figures(&self, made: usize, node: usize) -> Figures {
        self.values[made][node].1
    }

    /// Whether riichi is declared with the discard that leads here.
    pub(crate) fn declares(&self, made: usize, node: usize) -> bool {
        self.declares[made][node]
    }

    fn alike(&self, a: f64, b: f64) -> bool {
        (a - b).abs() <= self.least + ALIKE * a.abs().max(b.abs())
    }
}

impl Model {
    /// The policy of an aim, from the last turn to the first.
    pub(crate) fn solve(&self, aim: Aim) -> Solved {
        let draws = self.scorer.asked.draws;
        let mut solved = Solved {
            aim,
            least: if aim == Aim::Points { 0.01 + 1e-6 * self.others.gross() } else { 1e-6 },
            values: vec![vec![(0.0, Figures::default()); self.nodes.len()]; draws + 1],
            declares: vec![vec![false; self.nodes.len()]; draws + 1],
            waiting: vec![0.0; draws + 1],
        };
        // Once the round is over for certain, there are no figures.
        for made in (0..=draws).rev().filter(|&made| self.others.is_on(made) > 0.0) {
            for (nth, node) in self.nodes.iter().enumerate() {
                if node.is_admitted {
                    let (value, declares) = self.step(&solved, made, nth, node);
                    solved.values[made][nth] = value;
                    solved.declares[made][nth] = declares;
                }
            }
            let start = self.starts[0].1;
            solved.waiting[made] = self.not_locked(&solved, made, start, &self.nodes[start]).0;
        }
        solved
    }

    /// The value of a state after `made` draws, and whether it declares riichi.
    fn step(
        &self,
        solved: &Solved,
        made: usize,
        nth: usize,
        node: &Node,
    ) -> ((f64, Figures), bool) {
        let aim = solved.aim as usize;
        let open = self.not_locked(solved, made, nth, node);
        // A hand that has yet to draw discards first after that.
        let first = usize::from(self.starts[0].0.is_none());
        let twice = node.doubly_locked.as_ref().filter(|_| made == first);
        let Some(&figures) = twice.or(node.locked.as_ref()).and_then(|locked| locked.get(made))
        else {
            return (open, false);
        };
        let locked = Figures::sure(figures);
        let value = locked.low[aim];
        if self.scorer.asked.riichi == Declares::Always {
            return (self.or_fold(solved, value, locked), value >= 0.0);
        }
        let both = solved.alike(value, open.0);
        let declares = value > open.0;
        let figures = match (both, declares) {
            (true, _) => locked.or(open.1),
            (false, true) => locked,
            (false, false) => open.1,
        };
        ((value.max(open.0), figures), declares)
    }

    /// The value without riichi.
    fn not_locked(&self, solved: &Solved, made: usize, nth: usize, node: &Node) -> (f64, Figures) {
        let (aim, draws) = (solved.aim as usize, self.scorer.asked.draws);
        let (value, under) = if made < draws {
            self.after_draws(solved, made, nth, node)
        } else {
            let tenpai = [1.0, 0.0, self.others.tenpai_pays];
            let end = if node.is_tenpai { tenpai } else { [0.0; 3] };
            (end[aim], Figures::sure(end))
        };
        let last = usize::from(made == draws);
        let wins: Vec<_> =
            node.ron.iter().map(|(copies, points)| (*copies, points[last])).collect();
        let ron = self.ron(made, &wins);
        let before = |after| self.others.span(made, false, ron, after);
        let mut figures = Figures { low: before(under.low), high: before(under.high) };
        let mut value = before([value; 3])[aim];
        if node.is_tenpai && self.scorer.asked.opponents.is_none() {
            (figures.low[0], figures.high[0]) = (1.0, 1.0);
            if solved.aim == Aim::Tenpai {
                value = 1.0;
            }
        }
        self.or_fold(solved, value, figures)
    }

    /// A player for points folds rather than lose points.
    fn or_fold(&self, solved: &Solved, value: f64, figures: Figures) -> (f64, Figures) {
        if solved.aim != Aim::Points || self.others.is_free() {
            return (value, figures);
        }
        let figures = match (solved.alike(value, 0.0), value > 0.0) {
            (true, _) => figures.or(Figures::default()),
            (false, true) => figures,
            (false, false) => Figures::default(),
        };
        (value.max(0.0), figures)
    }

    fn after_draws(&self, solved: &Solved, made: usize, nth: usize, node: &Node) -> (f64, Figures) {
        let (aim, next) = (solved.aim as usize, made + 1);
        let last = usize::from(next == self.scorer.asked.draws);
        let keep = solved.values[next][nth];
        let mut improving = Vec::new();
        for drawn in &node.drawn {
            let share = drawn.copies / (self.total - made) as f64;
            if let Some(points) = drawn.tsumo[last] {
                let points = points + self.others.with_tsumo(made, false);
                let won = Figures::sure([1.0, 1.0, points]);
                let share = self.others.draw_rate(drawn.face.tile()) * share;
                improving.push((share, (won.low[aim], won)));
                continue;
            }
            let values = || drawn.replies.iter().map(|&(_, to)| solved.values[next][to]);
            let best = values().fold(keep.0, |best, (value, _)| best.max(value));
            let alike = values().chain([keep]).filter(|&(value, _)| solved.alike(value, best));
            let figures = alike.map(|(_, figures)| figures).reduce(Figures::or);
            let figures = figures.expect("the best is like itself");
            if best > keep.0 || figures != keep.1 {
                improving.push((share, (best, figures)));
            }
        }
        // Where more leads on than the wall has, what is kept counts less than nothing.
        let (mut value, mut kept) = keep;
        if improving.iter().map(|(share, _)| share).sum::<f64>() > 1.0 {
            kept = Figures { low: kept.high, high: kept.low };
        }
        let mut figures = kept;
        for (share, (better, under)) in improving {
            value += share * (better - keep.0);
            figures.add(share, &under);
            // `low` and `high` each lose their own share of what was kept.
            figures.add(-share, &kept);
        }
        // Near the end of a wall nearly every tile improves, and the chances may add up to more
        // than 1.
        if solved.aim != Aim::Points {
            value = value.min(1.0);
        }
        figures.cap();
        (value, figures)
    }

    /// The policy's reply to a tile drawn after `made` draws.
    pub(crate) fn answer(&self, solved: &Solved, made: usize, nth: usize, face: Face) -> Answer {
        let next = made + 1;
        let node = &self.nodes[nth];
        let keep = |to| Answer::Discard { face, riichi: solved.declares[next][to], to };
        let Some(drawn) = node.drawn.iter().find(|drawn| drawn.face == face) else {
            return keep(nth);
        };
        let last = usize::from(next == self.scorer.asked.draws);
        if drawn.tsumo[last].is_some() {
            return Answer::Win;
        }
        let Drawn { replies, .. } = drawn;
        let mut best = keep(nth);
        let mut most = solved.value(next, nth);
        for &(face, to) in replies {
            if solved.value(next, to) > most {
                most = solved.value(next, to);
                best = Answer::Discard { face, riichi: solved.declares[next][to], to };
            }
        }
        best
    }
}

/// A player who follows the policy.
pub(crate) struct Follower<'a> {
    pub(crate) model: &'a Model,
    pub(crate) solved: &'a Solved,
    pub(crate) start: usize,
    at: usize,
}

impl<'a> Follower<'a> {
    pub(crate) fn new(model: &'a Model, solved: &'a Solved, start: usize) -> Follower<'a> {
        Follower { model, solved, start, at: start }
    }
}

impl Player for Follower<'_> {
    fn begin(&mut self) -> bool {
        self.at = self.start;
        self.solved.declares(0, self.start)
    }

    fn play(&mut self, made: usize, drawn: Face) -> Played {
        match self.model.answer(self.solved, made, self.at, drawn) {
            Answer::Win => Played::Win,
            Answer::Discard { face, riichi, to } => {
                self.at = to;
                Played::Discard { face, riichi }
            }
        }
    }
}
