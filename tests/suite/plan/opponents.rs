//! The other players' actions in the model, and random opponents.

use mentsu::Tile;
use mentsu::plan::Opponents;
use mentsu::random::RandomSource as _;

use mentsu::random::SplitMix64;

use super::figures::worth::Asked;

/// The others' actions as the model computes with them: numbers within their bounds.
pub(crate) struct Others {
    draws: usize,
    wins: Vec<f64>,
    riichi_wins: Vec<f64>,
    costs: Vec<f64>,
    /// In dama, and in riichi.
    rates: [Vec<f64>; 2],
    draw_rates: Vec<f64>,
    loss: f64,
    noten_loss: f64,
    pub(crate) tenpai_pays: f64,
    pub(crate) stick: f64,
    last_discards: u8,
}

impl Others {
    pub(crate) fn of(asked: &Asked) -> Others {
        let said = asked.opponents.unwrap_or(Opponents::NONE);
        // What is no number or negative is nothing.
        let within = |most: f64| {
            move |value: f32| {
                let value = f64::from(value);
                if value > 0.0 { value.min(most) } else { 0.0 }
            }
        };
        let all = |values: &[f32], most: f64| values.iter().copied().map(within(most)).collect();
        Others {
            draws: asked.draws,
            wins: all(&said.wins(), 1.0),
            riichi_wins: all(&said.riichi_wins(), 1.0),
            draw_rates: all(&said.draw_rates(), 34.0),
            noten_loss: within(1e6)(said.noten_loss()),
            costs: all(&said.costs(), 1e6),
            rates: [all(&said.dama_rates(), 34.0), all(&said.riichi_rates(), 34.0)],
            loss: within(1e6)(said.loss()),
            tenpai_pays: within(1e6)(said.tenpai_pays()),
            stick: within(1e6)(said.stick()),
            last_discards: said.last_discards(),
        }
    }

    /// The chance that no other player wins from the span after `made` draws to the exhaustive
    /// draw.
    pub(crate) fn is_drawn(&self, made: usize) -> f64 {
        self.wins[made..=self.draws].iter().map(|wins| 1.0 - wins).product()
    }

    /// The chance that the round is on after this many draws.
    pub(crate) fn is_on(&self, made: usize) -> f64 {
        self.wins[..made].iter().map(|wins| 1.0 - wins).product()
    }

    /// The cost of the discard after this many draws.
    pub(crate) fn cost(&self, made: usize) -> f64 {
        if made == 0 { 0.0 } else { self.costs[made] }
    }

    /// How many discards of others follow this many draws, of `all` between two draws.
    pub(crate) fn discards(&self, made: usize, all: u8) -> u8 {
        if made == self.draws { all.min(self.last_discards) } else { all }
    }

    /// How many times likelier than any unseen tile a kind is discarded.
    pub(crate) fn rate(&self, in_riichi: bool, tile: Tile) -> f64 {
        self.rates[usize::from(in_riichi)][tile.index()]
    }

    /// How many times likelier than any unseen tile a kind is drawn that wins.
    pub(crate) fn draw_rate(&self, tile: Tile) -> f64 {
        self.draw_rates[tile.index()]
    }

    /// The points added to a win by tsumo after `made` draws.
    pub(crate) fn with_tsumo(&self, made: usize, in_riichi: bool) -> f64 {
        let drawn = self.is_drawn(made + 1);
        let saved = self.loss * (1.0 - drawn) + self.noten_loss * drawn;
        saved + if in_riichi { self.stick } else { 0.0 }
    }

    /// The figures after the discard that follows `made` draws: of a win by ron with the chance
    /// `taken` that pays `worth`, and of what comes `after` the span, if the round is on then.
    pub(crate) fn span(
        &self,
        made: usize,
        in_riichi: bool,
        (taken, worth): (f64, f64),
        after: [f64; 3],
    ) -> [f64; 3] {
        let wins = if in_riichi { self.riichi_wins[made] } else { self.wins[made] };
        // A span that ends every other round ends one in riichi.
        let on = if self.wins[made] == 1.0 { 0.0 } else { 1.0 - wins };
        // An own win and another's in one span: each comes first as often.
        let on_at_ron = 1.0 - wins / 2.0;
        let back = if in_riichi { self.stick } else { 0.0 };
        let drawn = self.is_drawn(made);
        let saved = self.loss * (on_at_ron - drawn).max(0.0) + self.noten_loss * drawn;
        let paid = on_at_ron * (worth + back) + saved;
        let mut figures = after.map(|after| (1.0 - taken) * on * after);
        figures[0] += taken * on_at_ron;
        figures[1] += taken * on_at_ron;
        figures[2] += taken * paid - self.cost(made);
        figures
    }

    /// Whether going on costs nothing.
    pub(crate) fn is_free(&self) -> bool {
        self.stick == 0.0 && self.costs[1..=self.draws].iter().all(|&cost| cost == 0.0)
    }

    /// The magnitude of what is added up and taken off again.
    pub(crate) fn gross(&self) -> f64 {
        let costs = self.costs[1..=self.draws].iter().filter(|&&cost| cost < 1e5);
        let fixed = self.loss + self.noten_loss + self.tenpai_pays + self.stick;
        costs.fold(fixed, |sum, cost| sum + cost)
    }
}

/// Random opponents: none in half of the cases.
pub(crate) fn any_opponents(random: &mut SplitMix64) -> Option<Opponents> {
    if random.below(2) == 0 {
        return None;
    }
    let mut share = || random.below(1_001) as f32 / 1_000.0;
    let mut wins: [f32; 19] = std::array::from_fn(|_| share());
    let mut costs: [f32; 19] = std::array::from_fn(|_| share());
    let mut dama: [f32; 34] = std::array::from_fn(|_| 3.0 * share());
    let mut riichi: [f32; 34] = std::array::from_fn(|_| 3.0 * share());
    let mut drawn: [f32; 34] = std::array::from_fn(|_| 1.5 * share());
    let mut riichi_wins: [f32; 19] = std::array::from_fn(|_| share());
    let most_wins = [0.0, 0.05, 0.1, 0.3][random.below(4)];
    let most_costs = [0.0, 60.0, 500.0, 3_000.0][random.below(4)];
    wins.iter_mut().chain(&mut riichi_wins).for_each(|wins| *wins *= most_wins);
    costs.iter_mut().for_each(|cost| *cost *= most_costs);
    match random.below(4) {
        0 => dama = riichi,
        1 => (dama, riichi, drawn) = ([1.0; 34], [1.0; 34], [1.0; 34]),
        _ => {}
    }
    if random.below(3) == 0 {
        riichi_wins = wins;
    }
    let mut noten_loss = [0.0, 0.0, 1_000.0, 1_500.0][random.below(4)];
    let mut loss = [0.0, 800.0, 2_500.0, 6_000.0][random.below(4)];
    let mut tenpai_pays = [0.0, 0.0, 1_500.0, 3_000.0][random.below(4)];
    let mut stick = [0.0, 1_000.0, 1_000.0][random.below(3)];
    // What no caller means.
    let wild = [1.0, 2.0, -1.0, -0.0, 1e9, f32::INFINITY, f32::NEG_INFINITY];
    for _ in 0..[0, 0, 0, 1, 3][random.below(5)] {
        let value = wild[random.below(wild.len())];
        match random.below(10) {
            0 => wins[random.below(19)] = value,
            1 => costs[random.below(19)] = value,
            2 => dama[random.below(34)] = value,
            3 => riichi[random.below(34)] = value,
            4 => loss = value.min(20_000.0),
            5 => tenpai_pays = value.min(20_000.0),
            6 => riichi_wins[random.below(19)] = value,
            7 => drawn[random.below(34)] = value.min(2.0),
            8 => noten_loss = value.min(20_000.0),
            _ => stick = value.min(20_000.0),
        }
    }
    let opponents = Opponents::NONE
        .with_wins(wins)
        .with_riichi_wins(riichi_wins)
        .with_costs(costs)
        .with_draw_rates(drawn)
        .with_dama_rates(dama)
        .with_riichi_rates(riichi)
        .with_loss(loss)
        .with_noten_loss(noten_loss)
        .with_tenpai_pays(tenpai_pays)
        .with_stick(stick);
    Some(match random.below(3) {
        0 => opponents.with_last_discards(random.below(5) as u8),
        _ => opponents,
    })
}
