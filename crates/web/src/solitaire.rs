//! Mahjong solitaire (上海): deals, moves and the solver's verdicts.

use shanghai::files::{self, FileError};
use shanghai::moves::Move;
use shanghai::{
    Blocked, Board, BoardTextError, Budget, Choice, DeadlockKind, Face, Game, Layout, LosingMove,
    MoveError, Outlook, Pair, Record, RecordError, Session, TileId, Verdict, deal, layouts,
};

use crate::wire::code::{Coded, code};
use crate::wire::failure::{Failure, FailureKind};
use crate::wire::json::{Json, list};
use crate::wire::request::{Request, seed};
use crate::{object, texts, word};

/// The default number of nodes that a question may visit.
pub const NODES: u64 = 20_000;

texts! {
    Outlook = "Outlook", self: self.name();
    DeadlockKind = "DeadlockKind", self: self.name();
    LayoutName = "ShanghaiLayoutName", self: self.0;
    LayoutText = "`${string}\\n${string}`", self: self.0;
}

/// The name of a layout in the package.
struct LayoutName(&'static str);

/// A layout as text.
struct LayoutText(String);

/// All layouts by name.
pub fn all_layouts() -> impl Json {
    list(layouts::all().into_iter().map(|(name, layout)| {
        let positions = layout.positions().iter().map(|at| [at.x, at.y, at.z]);
        object!(ShanghaiLayout {
            name: LayoutName(name),
            tiles: layout.len(),
            positions: list(positions),
        })
    }))
}

/// All layouts of a file of another program, each as text that `deal` takes.
pub fn read_layouts(text: &str) -> Result<impl Json + use<>, Failure> {
    let read = files::read_layouts(text).map_err(|error| of_file(&error))?;
    Ok(list(read.into_iter().map(|found| {
        let layout = found.layout.as_ref();
        object!(
            /// A layout of a file: `layout` as text for a deal, or why it is none.
            ShanghaiReadLayout {
                name: found.name,
                tiles: layout.ok().map(Layout::len),
                layout: layout.ok().map(|layout| LayoutText(layout.to_text())),
                /// Of `why`: `floating` and others.
                code: layout.err().and_then(|error| code(error.kind())),
                why: layout.err().map(ToString::to_string),
            }
        )
    })))
}

/// A game, and what the solver knows about it.
pub struct Solitaire {
    /// The moves, undone ones included.
    record: Record,
    session: Session,
}

impl Solitaire {
    fn of_board(board: Board) -> Solitaire {
        Solitaire { record: Record::new(board.clone()), session: Session::new(board) }
    }

    /// Deals a game.
    pub fn deal(request: Request) -> Result<Solitaire, Failure> {
        let request = request.known(&["layout", "seed", "clearable", "fullSet"])?;
        let layout = layout(&request.get_or("layout", "turtle".to_owned())?)?;
        let seed = seed(Some(request.required::<u64>("seed")? as f64))?;
        let is_full = request.get_or("fullSet", false)?;
        let faces =
            if is_full { deal::full_set_of(layout.len()) } else { fours_and_a_pair(layout.len()) };
        let matching = |face: Face| if is_full { face.flowers_and_seasons() } else { face };
        let board = if request.get_or("clearable", true)? {
            deal::clearable_with_matching(&layout, &faces, matching, seed).map_err(no_deal)?
        } else {
            deal::random_with_matching(&layout, &faces, matching, seed).map_err(no_deal)?
        };
        Ok(Solitaire::of_board(board))
    }

    /// A game with a board from text.
    pub fn of_text(text: &str) -> Result<Solitaire, Failure> {
        text.parse().map(Solitaire::of_board).map_err(|error| of_board_text(&error))
    }

    /// A saved game.
    pub fn restore(saved: &str) -> Result<Solitaire, Failure> {
        let record: Record = saved.parse().map_err(|error: RecordError| match &error {
            RecordError::Board(board) => of_board_text(board),
            _ => Failure::new(FailureKind::Text, &error),
        })?;
        let mut session = Session::new(record.game().board().clone());
        for one in record.moves() {
            session.make(*one).map_err(Failure::illegal)?;
        }
        Ok(Solitaire { record, session })
    }

    /// The text for `restore`: the board, all moves and the time.
    #[must_use]
    pub fn save(&self) -> String {
        self.record.to_string()
    }

    /// The dealt board as text.
    #[must_use]
    pub fn text(&self) -> String {
        self.session.game().board().to_string()
    }

    /// A picture of the tiles left.
    #[must_use]
    pub fn svg(&self) -> String {
        self.session.game().to_svg()
    }

    /// Adds seconds to the time.
    pub fn add_seconds(&mut self, seconds: u64) {
        self.record.add_seconds(seconds);
    }

    fn make(&mut self, one: Move) -> Result<(), Failure> {
        let made = self.record.make(one).and_then(|_| self.session.make(one));
        made.map(drop).map_err(|error: MoveError| Failure::illegal(error).coded(&error))
    }

    /// Takes a pair.
    pub fn take(&mut self, a: u16, b: u16) -> Result<(), Failure> {
        let pair = Pair::new(TileId(a), TileId(b));
        let pair = pair.ok_or_else(|| Failure::illegal("a tile can't be paired with itself"))?;
        self.make(Move::Take(pair))
    }

    /// Undoes the last move.
    pub fn undo(&mut self) -> Result<(), Failure> {
        self.make(Move::Undo)
    }

    /// Redoes the move that was undone last.
    pub fn redo(&mut self) -> Result<(), Failure> {
        self.make(Move::Redo)
    }

    /// Shuffles the tiles left so that they can be cleared, as a new game.
    pub fn shuffle(&mut self, seed: u64) -> Result<(), Failure> {
        let shuffled = self.session.game().shuffled_clearable(seed);
        let game = shuffled.map_err(no_deal)?;
        let seconds = self.record.seconds();
        *self = Solitaire::of_board(game.board().clone());
        self.record.add_seconds(seconds);
        Ok(())
    }

    /// The position.
    pub fn state(&self) -> impl Json + use<> {
        self.shown(self.session.game())
    }

    /// The position after the first moves of the game.
    pub fn state_after(&self, moves: usize) -> Result<impl Json + use<>, Failure> {
        let now = self.session.game();
        let mut game = Game::new(now.board().clone());
        for &pair in now.moves().iter().take(moves) {
            game.take(pair).map_err(Failure::illegal)?;
        }
        Ok(self.shown(&game))
    }

    fn shown(&self, game: &Game) -> impl Json + use<> {
        let positions = game.board().layout().positions();
        let tiles = positions.iter().zip(game.board().faces()).enumerate();
        let tiles = tiles.map(|(id, (at, face))| {
            let tile = TileId(id as u16);
            object!(
                /// x, y in half tiles (a tile is 2 × 2), z the level.
                ShanghaiTile {
                    id,
                    x: at.x,
                    y: at.y,
                    z: at.z,
                    /// Equal faces match.
                    face: u32::from(face.0),
                    /// A name for the sprite: `1m` to `7z`, `1f` to `4f` flowers, `1g` to `4g`
                    /// seasons.
                    tile: face.to_string(),
                    group: group(game.board(), tile),
                    gone: !game.has(tile),
                    free: game.is_free(tile),
                }
            )
        });
        let redo = undone(self.record.moves());
        let most = |of: fn(&shanghai::Position) -> u8| positions.iter().map(of).max();
        object!(ShanghaiState {
            tiles: list(tiles),
            left: game.left(),
            pairs: list(game.pairs().into_iter().map(pair)),
            moves: list(game.moves().iter().copied().map(pair)),
            redo,
            canUndo: !game.moves().is_empty(),
            canRedo: redo > 0,
            cleared: game.is_cleared(),
            undos: self.record.undos(),
            seconds: self.record.seconds() as f64,
            width: most(|at| at.x).map_or(0, |x| u32::from(x) + 2),
            height: most(|at| at.y).map_or(0, |y| u32::from(y) + 2),
            levels: most(|at| at.z).map_or(0, |z| u32::from(z) + 1),
        })
    }

    /// Whether the position can still be cleared.
    pub fn verdict(&mut self, nodes: u64) -> impl Json + use<> {
        let verdict = self.session.verdict_within(Budget::nodes(nodes));
        let (order, proof) = match &verdict {
            Verdict::Clearable(order, _) => (Some(order.pairs()), None),
            Verdict::Stuck(proof, _) => (None, Some(proof.steps().len())),
            Verdict::Undetermined(_) => (None, None),
        };
        object!(ShanghaiVerdict {
            outlook: verdict.outlook(),
            nodes: verdict.spent().nodes as f64,
            /// All pairs to take, where it is clearable.
            order: order.map(|pairs| list(pairs.iter().copied().map(pair))),
            /// The number of steps of the proof, where it is stuck.
            proof,
        })
    }

    /// Every pair, and whether the game can be cleared after it.
    pub fn choices(&mut self, nodes: u64) -> impl Json + use<> {
        let choices = self.session.choices_within(Budget::nodes(nodes)).into_iter();
        let choice = |choice: Choice| {
            object!(ShanghaiChoice { pair: pair(choice.pair), outlook: choice.outlook })
        };
        list(choices.map(choice)).finished()
    }

    /// A pair after which the game can still be cleared, if one is known.
    pub fn hint(&mut self, nodes: u64) -> impl Json + use<> {
        self.session.hint_within(Budget::nodes(nodes)).map(pair)
    }

    /// The move that lost the game.
    pub fn losing_move(&mut self, nodes: u64) -> impl Json + use<> {
        let losing = self.session.losing_move_within(Budget::nodes(nodes));
        let (from, to) = match &losing {
            LosingMove::Move(at) => (Some(*at), Some(*at)),
            LosingMove::Among(moves) => (Some(*moves.start()), Some(*moves.end())),
            _ => (None, None),
        };
        object!(ShanghaiLosingMove {
            kind: word!(match losing {
                LosingMove::None => "none",
                LosingMove::Dealt => "dealt",
                LosingMove::Move(_) => "move",
                LosingMove::Among(_) => "among",
                LosingMove::Undetermined => Outlook::Undetermined.name(),
            }),
            from,
            to,
        })
    }

    /// A move that would have saved the game.
    pub fn saving_move(&mut self, nodes: u64) -> impl Json + use<> {
        let saving = self.session.saving_move_within(Budget::nodes(nodes));
        saving.map(|of| object!(ShanghaiSaving { after: of.after, pair: pair(of.pair) }))
    }

    /// Why the game can't be cleared any more.
    pub fn deadlock(&mut self, nodes: u64) -> impl Json + use<> {
        let deadlock = self.session.deadlock_within(Budget::nodes(nodes));
        deadlock.map(|deadlock| {
            let trapped = deadlock.trapped().map(|(tile, blocked)| {
                let by = match &blocked {
                    Blocked::Held { by } => &by[..],
                    Blocked::Waits { mates } => &mates[..],
                    Blocked::ByCases => &[],
                };
                object!(Inline {
                    tile: tile.index(),
                    why: word!(match blocked {
                        Blocked::Held { .. } => "held",
                        Blocked::Waits { .. } => "waits",
                        Blocked::ByCases => "by_cases",
                    }),
                    /// The tiles that hold it, or its mates.
                    by: ids(by),
                })
            });
            let cases = deadlock.cases().iter().map(|case| {
                object!(Inline {
                    unless: list(case.unless().iter().copied().map(pair)),
                    staying: ids(case.staying()),
                })
            });
            object!(ShanghaiDeadlock {
                kind: deadlock.kind(),
                trapped: list(trapped),
                blocking: list(deadlock.blocking().map(TileId::index)),
                cases: list(cases),
            })
        })
    }
}

#[expect(clippy::needless_pass_by_value, reason = "as `map_err` hands it over")]
fn no_deal<E: Coded + ToString>(why: E) -> Failure {
    Failure::new(FailureKind::Deal, why.to_string()).coded(&why)
}

/// A layout by its name, or as text.
fn layout(named: &str) -> Result<Layout, Failure> {
    if let Some(layout) = layouts::by_name(named) {
        return Ok(layout);
    }
    if !named.contains('\n') {
        let names = layouts::all().map(|(name, _)| name).join(", ");
        let message = format!(
            "unknown layout {named:?}; the layouts are {names}, stepped-1 to stepped-22, or text"
        );
        return Err(Failure::new(FailureKind::Layout, message));
    }
    named.parse().map_err(|error: shanghai::LayoutTextError| {
        let failure = Failure::new(FailureKind::Layout, error).coded(&error.kind());
        failure.at_line(error.line(), error.column())
    })
}

fn of_file(error: &FileError) -> Failure {
    let failure = Failure::new(FailureKind::Layout, error).coded(error.kind());
    failure.at_line(error.line(), error.column())
}

fn of_board_text(error: &BoardTextError) -> Failure {
    let failure = Failure::new(FailureKind::Board, error).coded(&error.kind());
    failure.at_line(error.line(), error.column())
}

/// Four of each face, and two of the last if there is no room for four.
fn fours_and_a_pair(tiles: usize) -> Vec<Face> {
    let kinds = u16::try_from(tiles.div_ceil(4)).unwrap_or(u16::MAX);
    let mut faces = deal::four_of_each(kinds);
    faces.truncate(tiles);
    faces
}

/// The number of moves that can be redone.
fn undone(moves: &[Move]) -> usize {
    moves.iter().fold(0, |undone, one| match one {
        Move::Take(_) => 0,
        Move::Undo => undone + 1,
        Move::Redo => undone - 1,
    })
}

/// Matching tiles share the number of the first one.
fn group(board: &Board, tile: TileId) -> usize {
    board.group(tile).next().map_or(tile.index(), TileId::index)
}

fn pair(pair: Pair) -> [usize; 2] {
    pair.tiles().map(TileId::index)
}

fn ids(tiles: &[TileId]) -> Vec<usize> {
    tiles.iter().map(|tile| tile.index()).collect()
}
