//! Othello of three colours: positions, actions, the engine and its analysis.

use three_colour_othello::{
    Action, Assessed, Color, Ending, Entry, Game, Level, MAX_DEPTH, Outcome, Position, Record,
    RecordError, Repetition, Score, Search, Square, Table,
};

use crate::wire::code::code;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list, object};
use crate::wire::request::{Request, within};

/// The default number of nodes that a question may visit.
const NODES: u64 = 20_000;

/// The most that can be asked for: some minutes.
const MOST_NODES: u64 = 1 << 27;

/// The number of positions that the engine remembers.
const REMEMBERED: usize = 1 << 15;

const REPETITIONS: [(&str, Repetition); 3] = [
    (Repetition::Free.name(), Repetition::Free),
    (Repetition::Forbidden.name(), Repetition::Forbidden),
    (Repetition::DrawAtThird.name(), Repetition::DrawAtThird),
];

/// A game, and the engine's memory.
pub struct Othello {
    game: Game,
    entries: Vec<Entry>,
}

impl Othello {
    /// A game from the start, or from a position.
    pub fn new(request: Request) -> Result<Othello, Failure> {
        let request = request.known(&["repetition", "position"])?;
        let repetition = request.word("repetition", &REPETITIONS)?;
        let repetition = repetition.unwrap_or(Repetition::DrawAtThird);
        let game = match request.get::<String>("position")? {
            Some(text) => Game::from_position(position(&text)?, repetition),
            None => Game::new(repetition),
        };
        Ok(Othello { game, entries: Vec::new() })
    }

    /// A saved game.
    pub fn restore(saved: &str) -> Result<Othello, Failure> {
        let record: Record = saved.parse().map_err(|error: RecordError| {
            Failure::new(FailureKind::Text, error).coded(&error.kind()).at_byte(saved, error.at())
        })?;
        Ok(Othello { game: record.into_game(), entries: Vec::new() })
    }

    /// The text for `restore`.
    #[must_use]
    pub fn save(&self) -> String {
        Record::new(self.game.clone()).to_string()
    }

    /// A picture of the position, the last action and the legal actions.
    #[must_use]
    pub fn svg(&self) -> String {
        self.game.to_svg()
    }

    /// The position.
    pub fn state(&self) -> impl Json + '_ {
        let game = &self.game;
        let position = *game.position();
        object(move |o| {
            let count = |color| position.count(color);
            let outcome = game.outcome().unwrap_or_else(|| position.standing());
            o.put("rows", rows(&position))
                .put("turn", position.turn().name())
                .put("token", position.token().name())
                .put(
                    "counts",
                    object(|o| {
                        for color in Color::ALL {
                            o.put(color.name(), count(color));
                        }
                        o.put("empty", position.empty().len());
                    }),
                )
                .put("legal", list(game.legal_actions().map(action)))
                .put("lastAction", game.actions().last().copied().map(action))
                .put("ply", game.ply())
                .put("canUndo", game.ply() > 0)
                .put("canRedo", game.clone().redo().is_some())
                .put("timesSeen", game.times_seen())
                .put("ended", game.ending().map(ending))
                .put("outcome", outcome_word(outcome))
                .put("text", position.to_string())
                .put("actions", list(game.actions().iter().copied().map(action)));
        })
    }

    /// The pieces that an action would turn, or why it is illegal.
    pub fn preview(&self, text: &str) -> Result<impl Json + use<>, Failure> {
        let what = read_action(text)?;
        let position = *self.game.position();
        let mut after = self.game.clone();
        let illegal = after.apply(what).err();
        let code = illegal.as_ref().and_then(code);
        let why = illegal.map(|illegal| illegal.to_string());
        Ok(object(move |o| {
            let sandwiched = what.square().map(|square| position.sandwiched(square));
            let squares = sandwiched.into_iter().flat_map(|squares| squares.iter());
            let after = why.is_none().then(|| *after.position());
            o.put("legal", why.is_none())
                .put("why", why)
                .put("code", code)
                .put("sandwiched", list(squares.map(|square| square.to_string())))
                .put(
                    "after",
                    after.map(|after| {
                        object(move |o| {
                            o.put("rows", rows(&after))
                                .put("token", after.token().name())
                                .put("turn", after.turn().name());
                        })
                    }),
                );
        }))
    }

    /// Plays an action.
    pub fn play(&mut self, text: &str) -> Result<(), Failure> {
        let applied = self.game.apply(read_action(text)?);
        applied.map_err(|illegal| Failure::illegal(illegal).coded(&illegal))
    }

    /// Undoes the last action.
    pub fn undo(&mut self) -> Result<(), Failure> {
        let undone = self.game.undo();
        undone.map(drop).ok_or_else(|| Failure::illegal("there is no action to undo"))
    }

    /// Redoes the action that was undone last.
    pub fn redo(&mut self) -> Result<(), Failure> {
        let redone = self.game.redo();
        redone.map(drop).ok_or_else(|| Failure::illegal("there is no action to redo"))
    }

    /// The engine's action.
    pub fn search(&mut self, request: Request) -> Result<impl Json + use<>, Failure> {
        let search = asked(request)?;
        let (game, mut table) = self.table();
        let found = search.run_game(game, &mut table, || false);
        Ok(object(move |o| {
            o.put("action", found.action.map(action))
                .put("score", score(found.score))
                .put("line", list(found.line.iter().copied().map(action)))
                .put("depth", found.depth)
                .put("nodes", found.nodes as f64)
                .put("final", found.is_final)
                .put("stopped", found.stopped);
        }))
    }

    /// The score of every action.
    pub fn analyse(&mut self, request: Request) -> Result<impl Json + use<>, Failure> {
        let search = asked(request)?;
        let (game, mut table) = self.table();
        let analysis = search.analyse_game(game, &mut table, || false);
        Ok(object(move |o| {
            let actions = analysis.iter().map(|assessed: &Assessed| {
                object(move |o| {
                    o.put("action", action(assessed.action))
                        .put("score", score(assessed.score))
                        .put("line", list(assessed.line.iter().copied().map(action)))
                        .put("final", assessed.is_final);
                })
            });
            o.put("actions", list(actions))
                .put("depth", analysis.depth)
                .put("nodes", analysis.nodes as f64)
                .put("stopped", analysis.stopped);
        }))
    }

    /// The points that an action of the game lost.
    pub fn judge(&mut self, ply: usize, request: Request) -> Result<impl Json + use<>, Failure> {
        let search = asked(request)?;
        let (game, mut table) = self.table();
        let judged = search.judge(game, ply, &mut table, || false);
        Ok(judged.map(|judged| {
            object(move |o| {
                o.put("player", judged.player.name())
                    .put("made", action(judged.made.action))
                    .put("best", action(judged.best.action))
                    .put("lost", judged.lost())
                    .put("gaveAwayAWin", judged.gave_away_a_win())
                    .put("proven", proven(&judged.made) && proven(&judged.best))
                    .put("depth", judged.depth)
                    .put("nodes", judged.nodes as f64);
            })
        }))
    }

    fn table(&mut self) -> (&Game, Table<'_>) {
        self.entries.resize(REMEMBERED, Entry::EMPTY);
        (&self.game, Table::new(&mut self.entries))
    }
}

/// The search of a request.
fn asked(request: Request) -> Result<Search, Failure> {
    let request = request.known(&["level", "seed", "depth", "nodes"])?;
    let mut search = match request.get::<u8>("level")? {
        Some(level) => {
            let level = Level::new(level).map_err(|why| Failure::request("level", why))?;
            level.search(request.get_or("seed", 0)?)
        }
        None => Search::new().nodes(NODES),
    };
    if let Some(nodes) = within(&request, "nodes", 0, MOST_NODES)? {
        search = search.nodes(nodes);
    }
    if let Some(depth) = within(&request, "depth", 0, MAX_DEPTH)? {
        search = search.depth(depth);
    }
    Ok(search)
}

fn position(text: &str) -> Result<Position, Failure> {
    text.parse().map_err(|error: three_colour_othello::ParseError| {
        Failure::new(FailureKind::Text, error).coded(&error.kind()).at_byte(text, error.at())
    })
}

fn read_action(text: &str) -> Result<Action, Failure> {
    text.parse().map_err(|error: three_colour_othello::ParseError| {
        Failure::new(FailureKind::Text, error).coded(&error.kind()).at_byte(text, error.at())
    })
}

fn action(action: Action) -> impl Json {
    action.to_string()
}

/// Nine rows from the top.
fn rows(position: &Position) -> impl Json + use<> {
    let position = *position;
    list((1..=9).map(move |row| {
        let cell = |col| {
            let color = Square::new(row, col).ok().and_then(|square| position.color_at(square));
            color.map_or('.', Color::letter)
        };
        (1..=9).map(cell).collect::<String>()
    }))
}

const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(player) => player.name(),
        Outcome::Draw => "draw",
    }
}

const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::BoardFull => "board_full",
        Ending::ThirdRepetition => "third_repetition",
        _ => "both_must_pass",
    }
}

/// Whether no deeper search can change who wins after an action.
const fn proven(assessed: &Assessed) -> bool {
    assessed.is_final || assessed.score.is_win() || assessed.score.is_loss()
}

fn score(score: Score) -> impl Json {
    object(move |o| {
        let decided = match (score.is_win(), score.is_loss()) {
            (true, _) => Some("won"),
            (_, true) => Some("lost"),
            _ => None,
        };
        o.put("hundredths", score.hundredths())
            .put("decided", decided)
            .put("text", score.to_string());
    })
}
