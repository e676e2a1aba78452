//! `mentsu othello play`: a game between two searchers, or between a person and one.

use std::io::{self, Write};
use std::mem;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use three_colour_othello::{Action, Entry, Game, Player, Record, Repetition, Verdict};

use crate::ending::Ending;
use crate::othello::clock::Clock;
use crate::othello::person::{self, Answer, Reach};
use crate::othello::searcher::{self, Limit, Searcher};
use crate::othello::who::Who;
use crate::othello::{Limits, board, output, text};
use crate::random::seed_of_now;
use crate::show::counted;
use crate::terminal::prompt::{complain, tell};
use crate::text_file;

const AFTER_HELP: &str = "\
WHO is person, search, search:DEPTH, or level:1 (weakest) to level:9.

A person types actions: 34 plays on row 3, column 4; c44 changes the grey piece \
there; pass passes. Further: undo, redo, hint, analyse, save FILE, resign, help, \
quit.";

/// Play in the terminal
#[derive(Args)]
#[command(next_line_help = true, after_help = AFTER_HELP)]
pub(super) struct Arguments {
    /// Game to continue, or position to play from
    #[arg(value_name = "FILE", conflicts_with = "repetition")]
    file: Option<PathBuf>,

    /// The player of black
    #[arg(long, value_name = "WHO", default_value = "person")]
    black: Who,

    /// The player of white
    #[arg(long, value_name = "WHO", default_value = "level:5")]
    white: Who,

    #[command(flatten)]
    limits: Limits,

    /// Minutes for each player, and seconds that each action adds: 5 or 5+3
    #[arg(long, value_name = "MINUTES+SECONDS")]
    clock: Option<Clock>,

    /// Seed of the searchers [default: from the clock for levels]
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// Rule on repeated positions: free, forbidden, draw (at the third time)
    #[arg(long, value_name = "RULE", default_value_t = Repetition::DrawAtThird)]
    repetition: Repetition,

    /// Stop after this many actions
    #[arg(long, value_name = "ACTIONS", default_value_t = 300)]
    plies: usize,

    /// Save the game in this file when it ends
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Arguments {
    const fn who(&self, player: Player) -> Who {
        match player {
            Player::Black => self.black,
            Player::White => self.white,
        }
    }

    const fn is_person(&self, player: Player) -> bool {
        matches!(self.who(player), Who::Person)
    }

    /// The game to begin or to continue.
    fn record(&self) -> io::Result<Record> {
        match &self.file {
            Some(path) if text_file::is_stdin(path) => {
                let why = "standard input has the actions of the game; give its start as a file";
                Err(io::Error::other(why))
            }
            Some(path) => text::read(path),
            None => Ok(Record::new(Game::new(self.repetition))),
        }
    }

    /// The seed of the searchers, which levels always have.
    fn seed(&self) -> Option<u64> {
        let has_level = Player::ALL.iter().any(|&who| matches!(self.who(who), Who::Level(_)));
        self.seed.or_else(|| has_level.then(seed_of_now))
    }
}

pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> io::Result<Ending> {
    if let Some(path) = &arguments.save {
        text_file::check_writable(path)?;
    }
    let record = arguments.record()?;
    let seed = arguments.seed();
    let shown = seed.map_or_else(String::new, |seed| format!(" (seed {seed})"));
    tell(out, &format!("Othello for three colours.{shown} help lists what can be typed."))?;
    let mut entries = [(); 2].map(|()| vec![Entry::EMPTY; searcher::ENTRIES]);
    let mut searchers = entries.each_mut().map(|own| Searcher::new(own));
    let mut duel = Duel {
        arguments,
        seed,
        verdict: record.verdict(),
        game: record.into_game(),
        clock: arguments.clock,
        began: Instant::now(),
        can_redo: false,
        stopped: None,
    };
    duel.play(&mut searchers, out)?;
    duel.finish(out)?;
    if let Some(path) = &arguments.save {
        text_file::write(path, duel.into_record())?;
        tell(out, &format!("Saved in {}.", text_file::name(path)))?;
    }
    Ok(Ending::Answered)
}

/// A game in progress.
struct Duel<'a> {
    arguments: &'a Arguments,
    seed: Option<u64>,
    game: Game,
    verdict: Verdict,
    clock: Option<Clock>,
    /// The time since this instant isn't yet subtracted from the clock.
    began: Instant,
    /// An action was undone, and no other was made since.
    can_redo: bool,
    /// Why the game is left before its end.
    stopped: Option<String>,
}

impl Duel<'_> {
    fn play(&mut self, searchers: &mut [Searcher<'_>; 2], out: &mut impl Write) -> io::Result<()> {
        // The ply of the position drawn last.
        let mut drawn = None;
        while self.verdict == Verdict::Unfinished && self.stopped.is_none() {
            let (turn, ply) = (self.game.position().turn(), self.game.ply());
            if ply >= self.arguments.plies {
                self.stopped = Some(format!("stopped after {}", counted(ply, "action")));
                return Ok(());
            }
            if drawn.replace(ply) != Some(ply) {
                let is_person = self.arguments.is_person(turn);
                board::draw(out, &self.game, is_person, self.clock.as_ref())?;
            }
            // The time for questions before the action counts, too.
            if !self.spend(turn) {
                return Ok(());
            }
            let share = self.clock.map(|clock| clock.share(turn));
            let limit = self.arguments.limits.limit(share);
            let searcher = &mut searchers[turn as usize];
            let action = match self.arguments.who(turn).search(self.seed, limit) {
                Some((search, limit)) => {
                    let found = searcher.find(&self.game, search, limit);
                    if let Some(action) = found.action {
                        output::found(out, &format!("{turn}: {action}"), &found)?;
                    }
                    found.action
                }
                None => match self.ask(searcher, limit, out)? {
                    Some(action) => Some(action),
                    None => continue,
                },
            };
            if !self.spend(turn) {
                return Ok(());
            }
            if let Some(clock) = &mut self.clock {
                clock.add(turn);
            }
            if action.is_none_or(|action| self.game.apply(action).is_err()) {
                return Ok(());
            }
            self.reached();
        }
        Ok(())
    }

    /// Asks the person at turn, and returns the action, if it is one.
    fn ask(
        &mut self,
        searcher: &mut Searcher<'_>,
        limit: Limit,
        out: &mut impl Write,
    ) -> io::Result<Option<Action>> {
        let turn = self.game.position().turn();
        let is_person = |player: Player| self.arguments.is_person(player);
        let can_undo = self.game.earlier().iter().any(|earlier| is_person(earlier.turn()));
        let reach = Reach { can_undo, can_redo: self.can_redo };
        match person::ask(out, &self.game, reach)? {
            Answer::Act(action) => return Ok(Some(action)),
            Answer::Undo => {
                if self.spend(turn) {
                    while self.game.undo().is_some() && !self.is_persons_turn() {}
                    self.can_redo = true;
                }
            }
            Answer::Redo => {
                if self.spend(turn) {
                    while self.game.redo().is_some() && !self.is_persons_turn() {}
                    self.reached();
                }
            }
            Answer::Hint => {
                tell(out, &output::hint(&searcher.analyse(&self.game, limit)))?;
                if output::proof(out, &self.game, searcher, limit)? {
                    writeln!(out)?;
                }
            }
            Answer::Analyse => {
                output::analysis(out, &self.game, searcher, limit)?;
                writeln!(out)?;
            }
            Answer::Save(file) => {
                let path = Path::new(&file);
                match text_file::write(path, Record::new(self.game.clone())) {
                    Ok(()) => tell(out, &format!("Saved in {}.", text_file::name(path)))?,
                    Err(error) => complain(out, &error.to_string())?,
                }
            }
            Answer::Resign => self.verdict = Verdict::Resigned(turn),
            Answer::Quit => self.stopped = Some(format!("{turn} quits")),
            Answer::EndOfInput => self.stopped = Some("no more input".to_owned()),
        }
        Ok(None)
    }

    fn is_persons_turn(&self) -> bool {
        self.arguments.is_person(self.game.position().turn())
    }

    /// Updates what depends on the position.
    fn reached(&mut self) {
        self.can_redo = self.game.clone().redo().is_some();
        self.verdict = Verdict::of(&self.game);
    }

    /// Subtracts the time of a player since the last call; `false` if it is up, which ends the
    /// game.
    fn spend(&mut self, player: Player) -> bool {
        let took = mem::replace(&mut self.began, Instant::now()).elapsed();
        let is_left = self.clock.as_mut().is_none_or(|clock| clock.spend(player, took));
        if !is_left {
            self.verdict = Verdict::OutOfTime(player);
        }
        is_left
    }

    fn finish(&self, out: &mut impl Write) -> io::Result<()> {
        board::draw(out, &self.game, false, self.clock.as_ref())?;
        match (self.verdict, &self.stopped) {
            (Verdict::Unfinished, stopped) => {
                let reason = stopped.as_deref().unwrap_or("no action was found");
                writeln!(out, "The game has not ended: {reason}.")?;
            }
            (verdict, _) => output::end(out, &self.game, verdict)?,
        }
        output::record(out, &self.game)
    }

    fn into_record(self) -> Record {
        match self.verdict {
            Verdict::Resigned(player) => Record::new(self.game).resigned(player),
            Verdict::OutOfTime(player) => Record::new(self.game).out_of_time(player),
            _ => Record::new(self.game),
        }
    }
}
