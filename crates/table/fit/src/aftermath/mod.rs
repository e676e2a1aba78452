//! What follows for the points: how others win and what a tsumo costs, who is tenpai at an
//! exhaustive draw, and how often later discards deal in.

mod least_squares;
mod turns;

use mentsu_table::reading::{
    DEAL_IN_SIGNS, DRAW_TENPAI_SIGNS, OTHERS_WIN_SIGNS, Stance, TSUMO_COST_SIGNS,
};

use self::least_squares::Amounts;
use self::turns::{By, End, Turn};
use crate::games::{Games, Part};
use crate::logistic::{Fitted, Samples};
use crate::report::Predictions;
use crate::source::{self, WeightTable};

/// Keeps weights of rare signs near 0.
const RIDGE: f64 = 1.0;

/// All fitted weights for one number of players.
struct Weights {
    on_reader: Fitted,
    tsumo: Fitted,
    tsumo_cost: Fitted,
    draw_tenpai: Fitted,
    fold: Fitted,
    push: Fitted,
}

/// Fits the weights of four players and of three, and gives their source.
pub fn fit(games: &Games) -> Result<String, String> {
    let (four, three) = (of_players(games, 4)?, of_players(games, 3)?);
    let mut tables = Vec::new();
    for (weights, names) in [
        (
            &four,
            [
                (
                    "FOUR_ON_READER",
                    "That others who win do so on the reader's discard, four players.",
                ),
                ("FOUR_TSUMO", "That it is by tsumo if not on the reader, four players."),
                ("FOUR_TSUMO_COST", "What a tsumo costs, four players."),
                ("FOUR_DRAW_TENPAI", "That a player is tenpai at a draw, four players."),
                ("FOUR_FOLD", "That a later discard of who folds deals in, four players."),
                ("FOUR_PUSH", "That a later discard of who pushes deals in, four players."),
            ],
        ),
        (
            &three,
            [
                ("THREE_ON_READER", "That others who win do so on the reader, three players."),
                ("THREE_TSUMO", "That it is by tsumo if not on the reader, three players."),
                ("THREE_TSUMO_COST", "What a tsumo costs, three players."),
                ("THREE_DRAW_TENPAI", "That a player is tenpai at a draw, three players."),
                ("THREE_FOLD", "That a later discard of who folds deals in, three players."),
                ("THREE_PUSH", "That a later discard of who pushes deals in, three players."),
            ],
        ),
    ] {
        let fitted: [(&[&str], &Fitted); 6] = [
            (&OTHERS_WIN_SIGNS, &weights.on_reader),
            (&OTHERS_WIN_SIGNS, &weights.tsumo),
            (&TSUMO_COST_SIGNS, &weights.tsumo_cost),
            (&DRAW_TENPAI_SIGNS, &weights.draw_tenpai),
            (&DEAL_IN_SIGNS, &weights.fold),
            (&DEAL_IN_SIGNS, &weights.push),
        ];
        tables.extend(names.into_iter().zip(fitted).map(|((name, about), (features, fitted))| {
            WeightTable { name, about, features, fitted }
        }));
    }
    let about = "The weights of the signs of what follows for the points.";
    Ok(source::text(about, "mentsu-fit aftermath", &tables))
}

fn of_players(games: &Games, players: u8) -> Result<Weights, String> {
    let mut on_reader = Samples::new(OTHERS_WIN_SIGNS.len());
    let mut tsumo = Samples::new(OTHERS_WIN_SIGNS.len());
    let mut tsumo_cost = Amounts::default();
    let mut draw_tenpai = Samples::new(DRAW_TENPAI_SIGNS.len());
    let mut stances = [Samples::new(DEAL_IN_SIGNS.len()), Samples::new(DEAL_IN_SIGNS.len())];
    turns::each(games, (players, Part::Fit), |turn, later, end, cluster| {
        let reading = turn.reading();
        let ahead = later.len() as u8;
        match end {
            End::Others { by, paid } => {
                let signs = reading.others_win_signs(ahead);
                on_reader.push(&signs, *by == By::OnPlayer, cluster);
                if *by != By::OnPlayer {
                    tsumo.push(&signs, *by == By::Tsumo, cluster);
                }
                if *by == By::Tsumo {
                    let points = paid - honba(turn);
                    tsumo_cost.push(&reading.tsumo_cost_signs(ahead), points, cluster);
                }
            }
            End::Exhaustive(tenpai) => {
                for of in turn.quiet_others() {
                    let signs = reading.draw_tenpai_signs(of, tenpai[turn.seat.index()]);
                    draw_tenpai.push(&signs, tenpai[of.index()], cluster);
                }
            }
            End::Otherwise => {}
        }
        for (stance, samples) in [Stance::Fold, Stance::Push].into_iter().zip(&mut stances) {
            for (draws, deals_in) in turn.deal_ins(stance, later, end) {
                samples.push(&reading.deal_in_signs(draws), deals_in, cluster);
            }
        }
    });
    let [fold, push] = stances;
    println!(
        "{players} players: {} samples of others' wins, {} of tsumo, {} of players at draws, {} of \
         discards of who folds, {} of who pushes",
        on_reader.len(),
        tsumo_cost.len(),
        draw_tenpai.len(),
        fold.len(),
        push.len()
    );
    Ok(Weights {
        on_reader: on_reader.fit(RIDGE)?,
        tsumo: tsumo.fit(RIDGE)?,
        tsumo_cost: tsumo_cost.fit(RIDGE)?,
        draw_tenpai: draw_tenpai.fit(RIDGE)?,
        fold: fold.fit(RIDGE)?,
        push: push.fit(RIDGE)?,
    })
}

/// The honba that each pays by tsumo.
fn honba(turn: &Turn) -> f64 {
    let rules = turn.table.rules();
    let share = f64::from(rules.scoring().honba()) / f64::from(rules.players() - 1);
    f64::from(turn.table.honba()) * share
}

/// Prints how the library's chances predict the games kept apart, and those fitted to.
pub fn check(games: &Games) {
    for players in [4, 3] {
        for (part, name) in [(Part::Test, "kept apart"), (Part::Fit, "fitted to")] {
            println!("{players} players, games {name}:");
            check_part(games, (players, part));
        }
    }
}

fn check_part(games: &Games, of: (u8, Part)) {
    let [mut on_reader, mut tsumo, mut tenpai] = <[Predictions; 3]>::default();
    let mut stances = <[Predictions; 2]>::default();
    let (mut cost, mut dealer_cost) = (Means::default(), Means::default());
    let mut payments = <[Means; 2]>::default();
    let mut later_costs = <[Vec<(f64, f64)>; 2]>::default();
    turns::each(games, of, |turn, later, end, _| {
        let reading = turn.reading();
        let ahead = later.len() as u8;
        match end {
            End::Others { by, paid } => {
                let said = reading.others_win_by(ahead);
                on_reader.push(said.on_reader(), *by == By::OnPlayer);
                tsumo.push(said.tsumo(), *by == By::Tsumo);
                if *by == By::Tsumo {
                    let is_dealer = turn.table.dealer() == turn.seat;
                    let means = if is_dealer { &mut dealer_cost } else { &mut cost };
                    means.push(reading.tsumo_cost(ahead), *paid);
                }
            }
            End::Exhaustive(all) => {
                for of in turn.quiet_others() {
                    let said = reading.tenpai_at_draw(of, all[turn.seat.index()]);
                    tenpai.push(said, all[of.index()]);
                }
                let own = all[turn.seat.index()];
                payments[usize::from(own)].push(reading.draw_payment(own), turn.paid_at_draw(all));
            }
            End::Otherwise => {}
        }
        for (at, stance) in [Stance::Fold, Stance::Push].into_iter().enumerate() {
            for (draws, deals_in) in turn.deal_ins(stance, later, end) {
                stances[at].push(reading.deal_in_later(stance, draws), deals_in);
            }
            if turn.follows(stance) && later.iter().all(|turn| turn.follows(stance)) {
                let lost = match end {
                    End::Others { by: By::OnPlayer, paid } if !later.is_empty() => *paid,
                    _ => 0.0,
                };
                later_costs[at].push((reading.deal_ins_cost(stance), lost));
            }
        }
    });
    let [fold, push] = stances;
    for (name, predictions) in [
        ("on the reader, given that others win", on_reader),
        ("by tsumo, given that others win", tsumo),
        ("tenpai at an exhaustive draw", tenpai),
        ("a later discard of who folds deals in", fold),
        ("a later discard of who pushes deals in", push),
    ] {
        if let Some(quality) = predictions.quality() {
            println!("{name}: {quality}");
        }
    }
    cost.print("paid by tsumo, not the dealer");
    dealer_cost.print("paid by tsumo, the dealer");
    payments[0].print("received at a draw, noten");
    payments[1].print("received at a draw, tenpai");
    for (name, mut all) in ["folds", "pushes"].into_iter().zip(later_costs) {
        println!("paid for later discards by who {name} until the end:");
        all.sort_by(|one, other| one.0.total_cmp(&other.0));
        let part = all.len().div_ceil(10).max(1);
        for tenth in all.chunks(part) {
            let mut means = Means::default();
            tenth.iter().for_each(|(said, paid)| means.push(*said, *paid));
            means.print(" ");
        }
    }
}

/// Amounts said and amounts that were.
#[derive(Default)]
struct Means {
    number: f64,
    said: f64,
    were: f64,
    squares: f64,
}

impl Means {
    fn push(&mut self, said: f64, was: f64) {
        self.number += 1.0;
        self.said += said;
        self.were += was;
        self.squares += was * was;
    }

    fn print(&self, name: &str) {
        let number = self.number.max(1.0);
        let (said, were) = (self.said / number, self.were / number);
        let error = libm::sqrt((self.squares / number - were * were).max(0.0) / number);
        println!("  {name}: {number} times, said {said:.0}, were {were:.0} ± {error:.0}");
    }
}
