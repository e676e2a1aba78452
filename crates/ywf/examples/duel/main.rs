//! A game in the terminal: two searchers, or a person against one.

mod board;
mod person;
mod searcher;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;
use ywf::{Action, Color, Entry, Game, Player, Position, Repetition};

use crate::person::Answer;
use crate::searcher::Searcher;

/// What clap exits with for arguments that it doesn't know, and so what a wrong record gives too.
const WRONG: u8 = 2;

const HELP: &str = "\
WHO is person, search, or search:DEPTH.

A person types actions: 34 plays on row 3, column 4; c44 changes the grey piece
there; pass passes. Further: undo, hint, help, quit.";

/// Plays a game of three-colour Othello: two searchers, or a person against one
#[derive(Parser)]
#[command(name = "duel", after_help = HELP)]
struct Arguments {
    /// Who plays black
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    black: Who,

    /// Who plays white
    #[arg(long, value_name = "WHO", default_value = "search", value_parser = who)]
    white: Who,

    /// The nodes a searcher may visit for an action
    #[arg(long, value_name = "NODES", default_value_t = 300_000)]
    nodes: u64,

    /// What repeated positions do: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value = "draw")]
    repetition: Repetition,

    /// Where to start, as text; the start of the game if left out
    #[arg(long, value_name = "POSITION", default_value_t = Position::START)]
    from: Position,

    /// Actions that are made already, such as "34 36 c44"
    #[arg(long, value_name = "ACTIONS", default_value = "")]
    record: String,

    /// Stops after so many actions: a game in which positions may repeat needs no end
    #[arg(long, value_name = "ACTIONS", default_value_t = 300)]
    plies: usize,
}

#[derive(Clone, Copy)]
enum Who {
    Person,
    Search { depth: u8 },
}

fn who(text: &str) -> Result<Who, String> {
    match text.split_once(':') {
        None if text == "person" => Ok(Who::Person),
        None if text == "search" => Ok(Who::Search { depth: searcher::DEPTH }),
        Some(("search", depth)) => match depth.parse() {
            Ok(depth @ 1..=ywf::MAX_DEPTH) => Ok(Who::Search { depth }),
            _ => Err(format!("a depth is 1 to {}", ywf::MAX_DEPTH)),
        },
        _ => Err("not one of person, search, search:DEPTH".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let game = Game::from_record(arguments.from, arguments.repetition, &arguments.record);
    let game = match game {
        Ok(game) => game,
        Err(error) => {
            eprintln!("wrong record: {error}");
            return ExitCode::from(WRONG);
        }
    };
    match play(&arguments, game) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads the output has seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &Arguments, mut game: Game) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let mut lines = io::stdin().lines();
    let mut entries = [(); 2].map(|()| vec![Entry::EMPTY; searcher::ENTRIES]);
    let mut searchers = entries.each_mut().map(|own| Searcher::new(arguments.nodes, own));
    let is_person = |player: Player| {
        matches!(
            (player, &arguments.black, &arguments.white),
            (Player::Black, Who::Person, _) | (Player::White, _, Who::Person)
        )
    };
    let mut stopped = None;
    while game.ending().is_none() {
        if game.ply() >= arguments.plies {
            stopped = Some(format!("stopped after {} actions", game.ply()));
            break;
        }
        let turn = game.position().turn();
        let who = match turn {
            Player::Black => arguments.black,
            Player::White => arguments.white,
        };
        board::draw(&mut out, &game, is_person(turn))?;
        let can_undo = game.earlier().iter().any(|earlier| is_person(earlier.turn()));
        let action = match who {
            Who::Search { depth } => {
                let found = searchers[turn as usize].find(&game, depth);
                if let Some(action) = found.action {
                    writeln!(out, "{turn}: {action}   {}", searcher::told(&found))?;
                }
                found.action
            }
            Who::Person => match person::ask(&mut out, &mut lines, &game, can_undo)? {
                Answer::Act(action) => Some(action),
                Answer::Undo => {
                    take_back(&mut game, is_person);
                    continue;
                }
                Answer::Hint => {
                    let found = searchers[turn as usize].find(&game, searcher::DEPTH);
                    writeln!(out, "hint: {}", searcher::told(&found))?;
                    continue;
                }
                Answer::Quit => {
                    stopped = Some(format!("{turn} quits"));
                    break;
                }
                Answer::EndOfInput => {
                    stopped = Some("no more input".to_owned());
                    break;
                }
            },
        };
        let made = action.is_some_and(|action: Action| game.apply(action).is_ok());
        if !made {
            break;
        }
    }
    board::draw(&mut out, &game, false)?;
    finish(&mut out, &game, stopped.as_deref())
}

/// Back to the last turn of a person.
fn take_back(game: &mut Game, is_person: impl Fn(Player) -> bool) {
    while game.undo().is_some() && !is_person(game.position().turn()) {}
}

fn finish(out: &mut impl io::Write, game: &Game, stopped: Option<&str>) -> io::Result<()> {
    let count = |color| game.position().count(color);
    match (stopped, game.ending(), game.outcome()) {
        (None, Some(ending), Some(outcome)) => {
            let [black, white] = [count(Color::Black), count(Color::White)];
            writeln!(out, "The game has ended: {ending}.")?;
            writeln!(out, "Result: {outcome}, {black} to {white}.")?;
        }
        (reason, ..) => {
            writeln!(out, "The game has not ended: {}.", reason.unwrap_or("no action was found"))?;
        }
    }
    writeln!(out, "Record: {game}")
}
