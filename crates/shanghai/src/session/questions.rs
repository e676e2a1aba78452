//! The questions about a game. Each has a form without a limit and a form `_within` a budget.

use alloc::vec::Vec;
use core::ops::RangeInclusive;

use super::Session;
use crate::board::{Board, Pair};
use crate::game::Game;
use crate::solver::Outcome;
use crate::verdict::{Budget, Deadlock, Meter, Order, Outlook, Verdict};

/// A pair that may be taken, with the outlook after it.
///
/// ```
/// use shanghai::{Board, Face, Outlook, Session};
///
/// // One of the four lies on another: if the other two go first, these two stay.
/// let a = Some(Face(1));
/// let [top, bottom] = [[[a, None, None, None, None]], [[a, None, a, None, a]]];
/// let mut session = Session::new(Board::from_grid(&[top, bottom])?);
/// let choices = session.choices();
/// let safe = choices.iter().filter(|choice| choice.outlook == Outlook::Clearable);
/// assert_eq!((choices.len(), safe.count()), (3, 2));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Choice {
    /// The pair.
    pub pair: Pair,
    /// The outlook of the position after it.
    pub outlook: Outlook,
}

/// Which move lost a game. Moves are counted from 0.
///
/// ```
/// use shanghai::{Board, Face, LosingMove, Session};
///
/// let [a, b] = [Some(Face(1)), Some(Face(2))];
/// let mut session = Session::new(Board::from_grid(&[[[a, b, a, b]]])?);
/// assert_eq!(session.losing_move(), LosingMove::Dealt);
/// # Ok::<(), shanghai::BoardError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LosingMove {
    /// No move: the position can be cleared.
    None,
    /// The board couldn't be cleared from the beginning.
    Dealt,
    /// This move: the board could be cleared before it, but not after it.
    Move(usize),
    /// One of these: the budget ran out before it was known which. If move 0 is among them, the
    /// deal itself may have been lost.
    Among(RangeInclusive<usize>),
    /// It isn't known whether the position can be cleared.
    Undetermined,
}

/// The last chance of a lost game: after its first `after` moves, this pair would have kept it
/// clearable.
///
/// ```
/// use shanghai::{Board, Face, Session};
///
/// let a = Some(Face(1));
/// let [top, bottom] = [[[a, None, None, None, None]], [[a, None, a, None, a]]];
/// let mut session = Session::new(Board::from_grid(&[top, bottom])?);
/// let wrong = session.game().pairs()[0];
/// session.take(wrong)?;
/// let saving = session.saving_move().expect("the deal could be cleared");
/// assert_eq!(saving.after, 0);
/// assert_ne!(saving.pair, wrong);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Saving {
    /// The number of moves before it.
    pub after: usize,
    /// The pair that would have kept the board clearable.
    pub pair: Pair,
}

impl Outcome {
    fn outlook(&self) -> Outlook {
        match self {
            Self::Clearable => Outlook::Clearable,
            Self::Stuck(_) => Outlook::Stuck,
            Self::Undetermined => Outlook::Undetermined,
        }
    }
}

impl Session {
    /// Whether the position can be cleared, with an order that clears it or a proof that none does.
    ///
    /// ```
    /// use shanghai::{Board, Face, Session, Verdict};
    ///
    /// let [a, b] = [Some(Face(1)), Some(Face(2))];
    /// let mut session = Session::new(Board::from_grid(&[[[a, a, None, b, b]]])?);
    /// let Verdict::Clearable(order, _) = session.verdict() else {
    ///     panic!("a row with a hole is two rows")
    /// };
    /// assert_eq!(order.check(session.game()), Ok(()));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn verdict(&mut self) -> Verdict {
        self.verdict_within(Budget::UNLIMITED)
    }

    /// [`Session::verdict`] within a budget. The session keeps what it learns, so repeated calls
    /// with any budget find the answer in the end.
    pub fn verdict_within(&mut self, mut budget: Budget<impl FnMut() -> bool>) -> Verdict {
        let mut meter = Meter::new(&mut budget);
        match self.solver.solve(self.game.moves(), &mut meter) {
            Outcome::Clearable => Verdict::Clearable(self.order(), meter.spent),
            Outcome::Stuck(clause) => Verdict::Stuck(self.solver.proof(clause), meter.spent),
            Outcome::Undetermined => Verdict::Undetermined(meter.spent),
        }
    }

    /// Whether the position can be cleared, without the evidence, which is faster.
    ///
    /// ```
    /// use shanghai::{Board, Face, Outlook, Session};
    ///
    /// let mut session = Session::new(Board::from_grid(&[[[Some(Face(1)), Some(Face(1))]]])?);
    /// assert_eq!(session.outlook(), Outlook::Clearable);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn outlook(&mut self) -> Outlook {
        self.outlook_within(Budget::UNLIMITED)
    }

    /// [`Session::outlook`] within a budget; undetermined if it runs out.
    ///
    /// ```
    /// use shanghai::{Budget, Outlook, Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let mut session = Session::new(board);
    /// while session.outlook_within(Budget::nodes(50)) == Outlook::Undetermined {}
    /// assert_eq!(session.outlook(), Outlook::Stuck);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn outlook_within(&mut self, mut budget: Budget<impl FnMut() -> bool>) -> Outlook {
        let mut meter = Meter::new(&mut budget);
        self.ask(self.game.moves().len(), &mut meter)
    }

    /// The outlook of the position after the first `moves` moves of the game.
    fn ask(&mut self, moves: usize, meter: &mut Meter<'_>) -> Outlook {
        self.solver.solve(&self.game.moves()[..moves], meter).outlook()
    }

    /// For every pair that may be taken, whether the board can be cleared after it, in the order of
    /// [`Game::pairs`].
    ///
    /// ```
    /// use shanghai::{Outlook, Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// let mut session = Session::new(board);
    /// let choices = session.choices();
    /// assert!(choices.iter().all(|choice| choice.outlook == Outlook::Stuck));
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    #[must_use]
    pub fn choices(&mut self) -> Vec<Choice> {
        self.choices_within(Budget::UNLIMITED)
    }

    /// [`Session::choices`] within one budget for all pairs together.
    #[must_use]
    pub fn choices_within(&mut self, mut budget: Budget<impl FnMut() -> bool>) -> Vec<Choice> {
        let mut meter = Meter::new(&mut budget);
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

    /// A pair after which the board can still be cleared; `None` if there is none. [`Game::hint`]
    /// needs no search.
    ///
    /// ```
    /// use shanghai::{Session, deal, layouts};
    ///
    /// let stuck = deal::random(&layouts::turtle(), &deal::four_of_each(36), 127)?;
    /// assert_eq!(Session::new(stuck).hint(), None);
    /// # Ok::<(), shanghai::BoardError>(())
    /// ```
    pub fn hint(&mut self) -> Option<Pair> {
        self.hint_within(Budget::UNLIMITED)
    }

    /// [`Session::hint`] within a budget; also `None` if it runs out.
    pub fn hint_within(&mut self, mut budget: Budget<impl FnMut() -> bool>) -> Option<Pair> {
        let mut meter = Meter::new(&mut budget);
        match self.solver.solve(self.game.moves(), &mut meter) {
            Outcome::Clearable => self.next_of_model(&self.game),
            _ => None,
        }
    }

    /// Which of the game's moves lost it.
    ///
    /// ```
    /// use shanghai::{LosingMove, Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
    /// let mut session = Session::new(board);
    /// while let Some(pair) = session.game().hint() {
    ///     session.take(pair)?;
    /// }
    /// assert!(session.game().left() > 0);
    /// let LosingMove::Move(lost) = session.losing_move() else {
    ///     panic!("the board can be cleared")
    /// };
    /// assert!(lost < session.game().moves().len());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn losing_move(&mut self) -> LosingMove {
        self.losing_move_within(Budget::UNLIMITED)
    }

    /// [`Session::losing_move`] within a budget. If it runs out first, the answer is a range of
    /// moves.
    pub fn losing_move_within(&mut self, mut budget: Budget<impl FnMut() -> bool>) -> LosingMove {
        self.find_losing_move(&mut Meter::new(&mut budget))
    }

    fn find_losing_move(&mut self, meter: &mut Meter<'_>) -> LosingMove {
        let all = self.game.moves().len();
        match self.ask(all, meter) {
            Outlook::Clearable => return LosingMove::None,
            Outlook::Undetermined => return LosingMove::Undetermined,
            Outlook::Stuck => {}
        }
        // Clearable after `clearable` moves, stuck after `stuck`; a lost game stays lost.
        let (mut clearable, mut stuck) = (0, all);
        match self.ask(0, meter) {
            Outlook::Clearable => {}
            Outlook::Stuck => return LosingMove::Dealt,
            Outlook::Undetermined => return LosingMove::Among(0..=all.saturating_sub(1)),
        }
        while stuck - clearable > 1 {
            let middle = clearable.midpoint(stuck);
            match self.ask(middle, meter) {
                Outlook::Clearable => clearable = middle,
                Outlook::Stuck => stuck = middle,
                Outlook::Undetermined => return LosingMove::Among(clearable..=stuck - 1),
            }
        }
        LosingMove::Move(clearable)
    }

    /// The last move that would still have saved a lost game: the position before the losing move,
    /// and a pair that keeps it clearable. `None` if the game isn't lost, or if the deal was.
    ///
    /// ```
    /// use shanghai::{Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
    /// let mut session = Session::new(board);
    /// while let Some(pair) = session.game().hint() {
    ///     session.take(pair)?;
    /// }
    /// let saving = session.saving_move().expect("the deal could be cleared");
    /// while session.game().moves().len() > saving.after {
    ///     session.undo();
    /// }
    /// session.take(saving.pair)?;
    /// assert!(session.hint().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn saving_move(&mut self) -> Option<Saving> {
        self.saving_move_within(Budget::UNLIMITED)
    }

    /// [`Session::saving_move`] within a budget; also `None` if it runs out.
    pub fn saving_move_within(
        &mut self,
        mut budget: Budget<impl FnMut() -> bool>,
    ) -> Option<Saving> {
        let mut meter = Meter::new(&mut budget);
        let LosingMove::Move(after) = self.find_losing_move(&mut meter) else { return None };
        let mut game = self.game.clone();
        while game.moves().len() > after {
            game.undo();
        }
        match self.solver.solve(game.moves(), &mut meter) {
            Outcome::Clearable => self.next_of_model(&game).map(|pair| Saving { after, pair }),
            _ => None,
        }
    }

    /// Why the position is lost: the tiles that can never leave, and what blocks them. `None` if it
    /// isn't lost.
    ///
    /// ```
    /// use shanghai::{Session, deal, layouts};
    ///
    /// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
    /// let mut session = Session::new(board);
    /// assert_eq!(session.deadlock(), None);
    /// while let Some(pair) = session.game().hint() {
    ///     session.take(pair)?;
    /// }
    /// let deadlock = session.deadlock().expect("nothing may be taken any more");
    /// assert_eq!(deadlock.trapped().len(), session.game().left());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn deadlock(&mut self) -> Option<Deadlock> {
        self.deadlock_within(Budget::UNLIMITED)
    }

    /// [`Session::deadlock`] within a budget; also `None` if it runs out.
    pub fn deadlock_within(&mut self, budget: Budget<impl FnMut() -> bool>) -> Option<Deadlock> {
        match self.verdict_within(budget) {
            Verdict::Stuck(proof, _) => proof.explain(&self.game).ok(),
            _ => None,
        }
    }

    /// A pair of the last model that can be taken now.
    fn next_of_model(&self, game: &Game) -> Option<Pair> {
        let model = self.solver.last_model()?;
        let paired = |pair: &Pair| {
            let [a, b] = pair.indices();
            usize::from(model[a]) == b
        };
        game.pairs().into_iter().find(paired)
    }

    /// The pairs of the last model in a playable order.
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
                let held = game.take(pair).is_err();
                if !held {
                    order.push(pair);
                }
                held
            });
        }
        Order::new(order)
    }
}

/// Whether a board can be cleared.
///
/// For the positions of a whole game, use a [`Session`], which keeps what it learns.
///
/// ```
/// use shanghai::{Verdict, deal, layouts, verdict};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// assert!(matches!(verdict(&board), Verdict::Clearable(..)));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
pub fn verdict(board: &Board) -> Verdict {
    verdict_within(board, Budget::UNLIMITED)
}

/// [`verdict`] within a budget.
///
/// ```
/// use shanghai::{Budget, Verdict, deal, layouts, verdict_within};
/// use std::time::{Duration, Instant};
///
/// let board = deal::random(&layouts::turtle(), &deal::four_of_each(36), 0)?;
/// let start = Instant::now();
/// let late = || start.elapsed() > Duration::from_secs(2);
/// assert!(matches!(verdict_within(&board, Budget::until(late)), Verdict::Clearable(..)));
/// # Ok::<(), shanghai::BoardError>(())
/// ```
pub fn verdict_within(board: &Board, budget: Budget<impl FnMut() -> bool>) -> Verdict {
    Session::new(board.clone()).verdict_within(budget)
}
