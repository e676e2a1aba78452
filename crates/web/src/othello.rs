//! Othello of three colours: positions, actions, the engine and its analysis.

use three_colour_othello::{
    Action, Assessed, Color, Ending, Entry, Game, Level, MAX_DEPTH, Outcome, Player, Position,
    Record, RecordError, Repetition, Score, Search, Square, Table,
};

use crate::wire::code::code;
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, within};
use crate::wire::shape::Either;
use crate::{object, texts, word};

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

texts! {
    Color = "OthelloColor", self: self.name();
    Player = "OthelloPlayer", self: self.name();
    Action = "OthelloAction", self: self.to_string();
}

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
    pub fn state(&self) -> impl Json + use<> {
        let game = &self.game;
        let position = game.position();
        let ended = game.ending();
        object!(OthelloState {
            /// Nine rows from the top of `B`, `W`, `G` and `.`.
            rows: rows(position),
            turn: position.turn(),
            token: position.token(),
            counts: object!(Inline {
                black: position.count(Color::Black),
                grey: position.count(Color::Grey),
                white: position.count(Color::White),
                empty: position.empty().len(),
            }),
            legal: list(game.legal_actions()),
            lastAction: game.actions().last().copied(),
            ply: game.ply(),
            canUndo: game.ply() > 0,
            canRedo: game.clone().redo().is_some(),
            timesSeen: game.times_seen(),
            ended: ended.map(|ended| word!(match ended {
                Ending::BoardFull => "board_full",
                Ending::ThirdRepetition => "third_repetition",
                _ => "both_must_pass",
            })),
            /// The result, or the standing.
            outcome: match game.outcome().unwrap_or_else(|| position.standing()) {
                Outcome::Won(player) => Either::This(player),
                Outcome::Draw => Either::Other(word!("draw")),
            },
            text: position.to_string(),
            actions: list(game.actions().iter().copied()),
        })
    }

    /// The pieces that an action would turn, or why it is illegal.
    pub fn preview(&self, text: &str) -> Result<impl Json + use<>, Failure> {
        let what = read_action(text)?;
        let position = self.game.position();
        let mut after = self.game.clone();
        let illegal = after.apply(what).err();
        let sandwiched = what.square().map(|square| position.sandwiched(square));
        let squares = sandwiched.iter().flat_map(|squares| squares.iter());
        let after = illegal.is_none().then(|| after.position());
        Ok(object!(
            /// The pieces that an action would turn, or why it is illegal.
            OthelloPreview {
                legal: illegal.is_none(),
                why: illegal.as_ref().map(ToString::to_string),
                /// Of `why`: `no_sandwich` and others.
                code: illegal.as_ref().and_then(code),
                sandwiched: list(squares.map(|square| square.to_string())),
                after: after.map(|after| {
                    object!(Inline { rows: rows(after), token: after.token(), turn: after.turn() })
                }),
            }
        ))
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
        Ok(object!(OthelloFound {
            action: found.action,
            score: score(found.score),
            line: list(found.line.iter().copied()),
            depth: found.depth,
            nodes: found.nodes as f64,
            final: found.is_final,
            stopped: found.stopped,
        }))
    }

    /// The score of every action.
    pub fn analyse(&mut self, request: Request) -> Result<impl Json + use<>, Failure> {
        let search = asked(request)?;
        let (game, mut table) = self.table();
        let analysis = search.analyse_game(game, &mut table, || false);
        let actions = analysis.iter().map(|assessed: &Assessed| {
            object!(Inline {
                action: assessed.action,
                score: score(assessed.score),
                line: list(assessed.line.iter().copied()),
                final: assessed.is_final,
            })
        });
        Ok(object!(OthelloAnalysis {
            actions: list(actions),
            depth: analysis.depth,
            nodes: analysis.nodes as f64,
            stopped: analysis.stopped,
        }))
    }

    /// The points that an action of the game lost.
    pub fn judge(&mut self, ply: usize, request: Request) -> Result<impl Json + use<>, Failure> {
        let search = asked(request)?;
        let (game, mut table) = self.table();
        let judged = search.judge(game, ply, &mut table, || false);
        Ok(judged.map(|judged| {
            object!(OthelloJudged {
                player: judged.player,
                made: judged.made.action,
                best: judged.best.action,
                lost: judged.lost(),
                gaveAwayAWin: judged.gave_away_a_win(),
                /// No deeper search changes either value.
                proven: proven(&judged.made) && proven(&judged.best),
                depth: judged.depth,
                nodes: judged.nodes as f64,
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

/// Nine rows from the top.
fn rows(position: &Position) -> impl Json + use<> {
    let row = |row| {
        let cell = |col| {
            let color = Square::new(row, col).ok().and_then(|square| position.color_at(square));
            color.map_or('.', Color::letter)
        };
        (1..=9).map(cell).collect::<String>()
    };
    list((1..=9).map(row)).finished()
}

/// Whether no deeper search can change who wins after an action.
const fn proven(assessed: &Assessed) -> bool {
    assessed.is_final || assessed.score.is_win() || assessed.score.is_loss()
}

fn score(score: Score) -> impl Json {
    let is_win = score.is_win();
    let decided = word!(if is_win { "won" } else { "lost" });
    object!(OthelloScore {
        /// Hundredths of a piece for the player to move; ±100 times the margin when decided.
        hundredths: score.hundredths(),
        decided: (is_win || score.is_loss()).then_some(decided),
        text: score.to_string(),
    })
}
