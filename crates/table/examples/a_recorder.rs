//! Records a game while it is played, and prints it as mjai, one event a line.

use mentsu::random::SplitMix64;
use mentsu_table::record::GameKind;
use mentsu_table::replay::Recorder;
use mentsu_table::{Game, Wall, bot};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let kind = GameKind::default();
    let (rules, mut walls) = (kind.rules(), SplitMix64::new(2026));
    let mut game = Game::new(&rules, Wall::shuffled(&rules, &mut walls))?;
    let mut recorder = Recorder::new(kind, ["A", "B", "C", "D"].map(String::from));
    // The deal and the first draw come before any action.
    recorder.events(game.round().last_events());
    while game.result().is_none() {
        recorder.events(&game.play_on(|view| Some(bot::efficiency(view)))?);
        if game.result().is_none() {
            recorder.events(game.next_round(Wall::shuffled(&rules, &mut walls))?);
        }
    }
    print!("{}", recorder.finish(game.result()).to_mjai());
    Ok(())
}
