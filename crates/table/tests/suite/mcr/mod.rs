//! Chinese official mahjong: the engine, players, and Botzone's protocol and records.

mod bots;
mod claims;
mod ends;
mod games;
mod hidden;
mod legal;
mod played;
mod properties;
mod reference;
mod scene;
mod written;

use mentsu::random::{RandomSource, SplitMix64};
use mentsu_table::Seat;
use mentsu_table::mcr::{Action, GameRules, Round, RoundStart, View, Wall, Walls, bot};

/// The rules that differ in what the engine does.
const RULES: [(&str, GameRules); 6] = [
    ("MIL", GameRules::MIL),
    ("Green Book", GameRules::GREEN_BOOK),
    ("Japan", GameRules::JAPAN),
    ("Botzone", GameRules::BOTZONE),
    ("contest", GameRules::BOTZONE_CONTEST),
    ("own walls with flowers", GameRules::MIL.with_walls(Walls::Own)),
];

/// A round of any winds, with a shuffled wall.
fn round(rules: &GameRules, source: &mut SplitMix64) -> Round {
    let prevalent = mentsu::Wind::ALL[source.below(4)];
    let dealer = Seat::ALL[source.below(4)];
    let start = RoundStart { prevalent, dealer, points: [0; 4] };
    Round::new(rules, &start, Wall::shuffled(rules, source)).expect("its wall")
}

/// Plays a round to its end; `look` sees it before each action.
fn play(round: &mut Round, mut choose: impl FnMut(&View) -> Action, mut look: impl FnMut(&Round)) {
    look(round);
    while let Some(seat) = round.awaited().next() {
        let action = choose(&round.view(seat));
        if let Err(refused) = round.act(seat, action) {
            panic!("{seat}, {action}: {refused} in {round:?}");
        }
        look(round);
    }
    assert!(round.outcome().is_some(), "nobody is awaited in {round:?}");
}

/// A player who calls and declares kongs more often than a plan would, wins mostly, and else is
/// greedy or random.
fn lively(source: &mut SplitMix64) -> impl FnMut(&View) -> Action + '_ {
    |view| {
        let options = view.options();
        if options.win() && source.below(8) > 0 {
            return Action::Win;
        }
        let kong = options.iter().find(|action| matches!(action, Action::Kong(_)));
        if let Some(kong) = kong.filter(|_| source.below(4) > 0) {
            return kong;
        }
        match source.below(8) {
            0 => bot::random(view, source),
            _ => bot::greedy(view),
        }
    }
}
