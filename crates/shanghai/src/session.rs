//! The post-game mode (感想戦): a game with a search beside it that forgets nothing it has proven.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use crate::board::Board;
use crate::game::{Game, MoveError};
use crate::meter::{Budget, Meter};
use crate::pair::Pair;
use crate::solver::{Outcome, Solver};
use crate::verdict::{Order, Outlook, Verdict};

/// A game, and all that is known of its board.
///
/// A pair that was taken only settles who goes with whom. So what is learned at one position holds
/// at all positions of the game, before and after, and most questions are answered at once.
///
/// ```
/// use shanghai::{Budget, Outlook, Session, deal, layouts};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 1)?;
/// let mut session = Session::new(board);
/// while let Some(pair) = session.hint(Budget::UNLIMITED, || false) {
///     session.play(pair)?;
///     assert_eq!(session.outlook(Budget::UNLIMITED, || false), Outlook::Clearable);
/// }
/// assert!(session.game().is_cleared());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[doc(alias = "感想戦")]
#[doc(alias = "post-game")]
pub struct Session {
    game: Game,
    solver: Solver,
}

/// A pair that may be taken, with the outlook after it.
///
/// ```
/// use shanghai::{Board, Budget, Face, Outlook, Session};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// // The two on the right can only go with the two outer ones on the left.
/// let mut session = Session::new(Board::from_grid(&[[[a, b, b, a, None, a, a]]])?);
/// let choices = session.choices(Budget::UNLIMITED, || false);
/// assert_eq!(choices.len(), 6);
/// assert!(choices.iter().all(|choice| choice.outlook == Outlook::Clearable));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The pair.
    pub pair: Pair,
    /// What is known of the position after it.
    pub outlook: Outlook,
}

/// Which move made a game hopeless. Moves are counted from 0.
///
/// ```
/// use shanghai::{Board, Budget, Face, LosingMove, Session};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut session = Session::new(Board::from_grid(&[[[a, b, a, b]]])?);
/// assert_eq!(session.losing_move(Budget::UNLIMITED, || false), LosingMove::Dealt);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LosingMove {
    /// None: the position can be cleared.
    None,
    /// The board couldn't be cleared from the beginning.
    Dealt,
    /// This move: before it the board could be cleared, and not after it.
    Move(usize),
    /// One of these: the budget ran out before it was known which. If 0 is among them, the deal
    /// itself may be to blame.
    Among(RangeInclusive<usize>),
    /// It isn't known whether the position can be cleared.
    Undetermined,
}

impl Session {
    /// A session about a game on a board, with all its tiles.
    ///
    /// ```
    /// use shanghai::{Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::hill(), &deal::four_of_each(6), 1)?;
    /// assert_eq!(Session::new(board).game().left(), 24);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self::of(Game::new(board))
    }

    /// A session about a game that has begun.
    ///
    /// ```
    /// use shanghai::{Board, Face, Game, Session};
    ///
    /// let mut game = Game::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// game.remove(game.pairs()[0])?;
    /// assert!(Session::of(game).undo().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(game: Game) -> Self {
        let solver = Solver::new(game.board());
        Self { game, solver }
    }

    /// The game as it stands.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.game().pairs().len(), 1);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes a pair.
    ///
    /// # Errors
    /// As [`Game::remove`].
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// session.play(session.game().pairs()[0])?;
    /// assert!(session.game().is_cleared());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, pair: Pair) -> Result<(), MoveError> {
        self.game.remove(pair)
    }

    /// Puts the last pair back and returns it; `None` if nothing was taken.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.undo(), None);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn undo(&mut self) -> Option<Pair> {
        self.game.undo()
    }

    /// Whether the position can be cleared, with an order that does or a proof that none does.
    /// `stop` is asked every 64 nodes, which are a tenth of a millisecond for 144 tiles, and ends
    /// the search by telling true. What was learned is kept: asked again and again, with however
    /// little time, a session knows at last.
    ///
    /// ```
    /// use shanghai::{Board, Budget, Face, Session, Verdict};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let mut session = Session::new(Board::from_grid(&[[[a, a, None, b, b]]])?);
    /// let Verdict::Clearable(order) = session.verdict(Budget::UNLIMITED, || false) else {
    ///     panic!("a row with a hole is two rows")
    /// };
    /// assert_eq!(order.check(session.game()), Ok(()));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn verdict(&mut self, budget: Budget, mut stop: impl FnMut() -> bool) -> Verdict {
        let mut meter = Meter::new(budget, &mut stop);
        match self.solver.solve(self.game.moves(), &mut meter) {
            Outcome::Clearable => Verdict::Clearable(self.order()),
            Outcome::Stuck(clause) => Verdict::Stuck(self.solver.proof(clause)),
            Outcome::Undetermined => Verdict::Undetermined(meter.spent),
        }
    }

    /// Whether the position can be cleared, without the evidence, which is faster.
    ///
    /// ```
    /// use shanghai::{Board, Budget, Face, Outlook, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.outlook(Budget::UNLIMITED, || false), Outlook::Clearable);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn outlook(&mut self, budget: Budget, mut stop: impl FnMut() -> bool) -> Outlook {
        let mut meter = Meter::new(budget, &mut stop);
        self.ask(self.game.moves().len(), &mut meter)
    }

    /// The outlook of the position after this many of the game's moves.
    fn ask(&mut self, moves: usize, meter: &mut Meter<'_>) -> Outlook {
        self.solver.solve(&self.game.moves()[..moves], meter).outlook()
    }

    /// For every pair that may be taken, whether the board can be cleared after it, in the order of
    /// [`Game::pairs`]. The budget is for all of them together.
    ///
    /// ```
    /// use shanghai::{Budget, Outlook, Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let mut session = Session::new(board);
    /// let choices = session.choices(Budget::UNLIMITED, || false);
    /// assert!(choices.iter().all(|choice| choice.outlook == Outlook::Stuck));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn choices(&mut self, budget: Budget, mut stop: impl FnMut() -> bool) -> Vec<Choice> {
        let mut meter = Meter::new(budget, &mut stop);
        let lost = self.ask(self.game.moves().len(), &mut meter) == Outlook::Stuck;
        let mut moves = self.game.moves().to_vec();
        let mut choices = Vec::new();
        for pair in self.game.pairs() {
            let mut outlook = Outlook::Stuck;
            if !lost {
                moves.push(pair);
                outlook = self.solver.solve(&moves, &mut meter).outlook();
                moves.pop();
            }
            choices.push(Choice { pair, outlook });
        }
        choices
    }

    /// A pair after which the board can still be cleared; none if there is none, or if the budget
    /// ran out. A hint that needs no search is [`Game::hint`].
    ///
    /// ```
    /// use shanghai::{Budget, Session, deal, layouts};
    ///
    /// let stuck = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// assert_eq!(Session::new(stuck).hint(Budget::UNLIMITED, || false), None);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn hint(&mut self, budget: Budget, mut stop: impl FnMut() -> bool) -> Option<Pair> {
        let mut meter = Meter::new(budget, &mut stop);
        match self.solver.solve(self.game.moves(), &mut meter) {
            Outcome::Clearable => {
                let model = self.solver.last_model()?;
                let paired = |pair: &&Pair| {
                    let [a, b] = pair.indices();
                    usize::from(model[a]) == b
                };
                self.game.pairs().iter().find(paired).copied()
            }
            _ => None,
        }
    }

    /// Which of the game's moves made it hopeless.
    ///
    /// ```
    /// use shanghai::{Budget, LosingMove, Session, deal, layouts};
    ///
    /// let mut session = Session::new(deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?);
    /// while let Some(pair) = session.game().hint() {
    ///     session.play(pair)?;
    /// }
    /// assert!(session.game().left() > 0);
    /// let LosingMove::Move(lost) = session.losing_move(Budget::UNLIMITED, || false) else {
    ///     panic!("the board can be cleared")
    /// };
    /// assert!(lost < session.game().moves().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn losing_move(&mut self, budget: Budget, mut stop: impl FnMut() -> bool) -> LosingMove {
        let mut meter = Meter::new(budget, &mut stop);
        let all = self.game.moves().len();
        match self.ask(all, &mut meter) {
            Outlook::Clearable => return LosingMove::None,
            Outlook::Undetermined => return LosingMove::Undetermined,
            Outlook::Stuck => {}
        }
        // Clearable after `clearable` moves, stuck after `stuck`; a lost game stays lost.
        let (mut clearable, mut stuck) = (0, all);
        match self.ask(0, &mut meter) {
            Outlook::Clearable => {}
            Outlook::Stuck => return LosingMove::Dealt,
            Outlook::Undetermined => return LosingMove::Among(0..=all.saturating_sub(1)),
        }
        while stuck - clearable > 1 {
            let middle = clearable.midpoint(stuck);
            match self.ask(middle, &mut meter) {
                Outlook::Clearable => clearable = middle,
                Outlook::Stuck => stuck = middle,
                Outlook::Undetermined => return LosingMove::Among(clearable..=stuck - 1),
            }
        }
        LosingMove::Move(clearable)
    }

    /// The pairs of the last model in an order that can be played.
    fn order(&self) -> Order {
        let mut game = self.game.clone();
        let mut order = Vec::with_capacity(game.left() / 2);
        let model = self.solver.last_model().map_or(&[][..], |model| &model[..]);
        let mates = model.iter().enumerate().map(|(tile, &mate)| (tile, usize::from(mate)));
        let mut left: Vec<Pair> =
            mates.filter(|(tile, mate)| tile < mate).map(|(a, b)| Pair::of(a, b)).collect();
        left.retain(|pair| game.has(pair.tiles()[0]));
        let mut before = usize::MAX;
        while left.len() < before {
            before = left.len();
            left.retain(|&pair| {
                let held = game.remove(pair).is_err();
                if !held {
                    order.push(pair);
                }
                held
            });
        }
        Order::new(order)
    }
}
