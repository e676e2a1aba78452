//! What advice promises for the actions that recorded players took, beside what followed.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use mentsu::riichi::Riichi;
use mentsu_table::advice::{Advised, Advisor};
use mentsu_table::replay::{Before, replay_with};
use mentsu_table::{Action, ActionKind, Seat};

use crate::games::{Games, Part};

/// A decision: what was promised, what followed, and the round that it belongs to.
#[derive(Clone, Copy)]
struct Promise {
    said: f64,
    followed: f64,
    win: f64,
    won: f64,
    deal_in: f64,
    dealt_in: f64,
    round: u32,
}

/// Promises of a kind.
#[derive(Default)]
struct Promises(Vec<Promise>);

impl Promises {
    /// Means said and followed, and the error of their difference by rounds.
    fn line(&self, name: &str) {
        let number = self.0.len() as f64;
        let mean = |of: &dyn Fn(&Promise) -> f64| self.0.iter().map(of).sum::<f64>() / number;
        let (said, followed) = (mean(&|one| one.said), mean(&|one| one.followed));
        let mut by_round: BTreeMap<u32, f64> = BTreeMap::new();
        for one in &self.0 {
            *by_round.entry(one.round).or_default() += one.followed - one.said - (followed - said);
        }
        let square: f64 = by_round.values().map(|sum| sum * sum).sum();
        println!(
            "{name:<34} {:>6} said {said:>6.0} followed {followed:>6.0} ± {:>4.0}  win {:.3} {:.3}  deal-in {:.4} {:.4}",
            self.0.len(),
            square.sqrt() / number,
            mean(&|one| one.win),
            mean(&|one| one.won),
            mean(&|one| one.deal_in),
            mean(&|one| one.dealt_in),
        );
    }
}

/// Prints promised and actual results on the held-out games.
pub fn check(games: &Games) {
    for players in [4, 3] {
        check_players(games, players);
    }
}

fn check_players(games: &Games, players: u8) {
    let mut advisor = Advisor::new();
    let mut kinds: BTreeMap<String, Promises> = BTreeMap::new();
    let mut all: Vec<Promise> = Vec::new();
    let mut rounds = 0u32;
    let mut best_is_taken = 0;
    let mut times: Vec<Duration> = Vec::new();
    for game in games.of_players(players).filter(|game| game.part == Part::Test) {
        let mut open: Vec<(usize, Seat, Vec<String>, Advised, i32, Action)> = Vec::new();
        let record = &game.record;
        let _ = replay_with(record, |decision| {
            let Before::Round(round) = decision.before else { return };
            if decision.options.len() < 2 || matches!(decision.action, Action::Ron | Action::Tsumo)
            {
                return;
            }
            let seat = decision.seat;
            let view = round.view(seat).unwrap();
            let start = Instant::now();
            let advice = advisor.advice(&view);
            times.push(start.elapsed());
            let Some(advised) = advice.of(&decision.action) else { return };
            best_is_taken +=
                i32::from(advice.best().is_some_and(|best| best.action == advised.action));
            let table = round.table();
            let riichi = table
                .seats()
                .iter()
                .filter(|of| **of != seat && table.player(**of).riichi() != Riichi::None)
                .count();
            let own = table.player(seat).riichi() != Riichi::None;
            let shanten = decision.hand().shanten().get();
            let kind = match decision.action.kind() {
                ActionKind::Chi | ActionKind::Pon => "chi or pon",
                ActionKind::Ankan | ActionKind::Kakan | ActionKind::Daiminkan => "kan",
                ActionKind::Pass => "pass",
                ActionKind::Riichi => "riichi",
                ActionKind::Discard => "discard",
                _ => "other",
            };
            let open_hand = if table.player(seat).is_closed() { "closed" } else { "open" };
            let late = match table.player(seat).discarded() {
                0..=4 => "turn 0-4",
                5..=9 => "turn 5-9",
                10..=13 => "turn 10-13",
                _ => "turn 14-",
            };
            let names = if own {
                vec!["in riichi".to_owned()]
            } else {
                vec![
                    format!("{kind}, {} riichi", riichi.min(2)),
                    format!("{kind}, {open_hand}, {shanten}-shanten"),
                    format!("{shanten}-shanten, {} riichi", riichi.min(2)),
                    format!("{late}, {} riichi", riichi.min(2)),
                    format!("dealer {}", table.dealer() == seat),
                ]
            };
            open.push((
                decision.round,
                seat,
                names,
                *advised,
                table.points()[seat.index()],
                decision.action,
            ));
        });
        for (number, seat, names, advised, points, _) in open {
            let next = record.rounds.get(number + 1).map(|next| next.deal.points);
            let Some(end) = next.or(record.result.map(|result| result.points)) else { continue };
            let followed = f64::from(end[seat.index()] - points);
            let wins = record.rounds[number].events().filter_map(|(_, event)| match event {
                mentsu_table::Event::Win(win) => Some((win.seat, win.from)),
                _ => None,
            });
            let wins: Vec<(Seat, Option<Seat>)> = wins.collect();
            let won = f64::from(u8::from(wins.iter().any(|win| win.0 == seat)));
            let dealt_in = f64::from(u8::from(wins.iter().any(|win| win.1 == Some(seat))));
            let promise = Promise {
                said: advised.value,
                followed,
                win: advised.parts.win,
                won,
                deal_in: advised.parts.deal_in,
                dealt_in,
                round: rounds + number as u32,
            };
            all.push(promise);
            for name in names {
                kinds.entry(name).or_default().0.push(promise);
            }
        }
        rounds += record.rounds.len() as u32;
    }
    tell_times(&mut times);
    println!("{players} players: {} decisions, the best taken {best_is_taken} times", all.len());
    for (name, promises) in &kinds {
        if promises.0.len() > 100 {
            promises.line(name);
        }
    }
    all.sort_by(|one, other| one.said.total_cmp(&other.said));
    for tenth in 0..10 {
        let part = all[all.len() * tenth / 10..all.len() * (tenth + 1) / 10].to_vec();
        Promises(part).line(&format!("tenth {}", tenth + 1));
    }
    Promises(all).line("all");
}

/// How long advice took, in milliseconds.
fn tell_times(times: &mut [Duration]) {
    times.sort();
    let in_ms = |time: Duration| 1_000.0 * time.as_secs_f64();
    let at =
        |part: f64| times.get((times.len() as f64 * part) as usize).copied().unwrap_or_default();
    let mean = times.iter().sum::<Duration>().checked_div(times.len() as u32).unwrap_or_default();
    println!(
        "advice takes {:.1} ms in the median, {:.1} on average, {:.1} at the 99th hundredth",
        in_ms(at(0.5)),
        in_ms(mean),
        in_ms(at(0.99)),
    );
}
