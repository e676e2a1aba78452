//! Solves endgames: proves bounds on the worth of a position.

mod certificate;
mod choice;
mod forcing;
mod memory;
mod numbers;
mod prover;
mod worth;

use core::fmt;

use crate::board::Player;
use crate::game::{Game, Repetition};
use crate::position::{Action, Outcome, Position};
use crate::search::Score;

use self::certificate::{Certificate, certificate};
use self::forcing::{Forcing, Paused, Question};
use self::prover::{Answer, Prover, Wanted};
use self::worth::Worth;

/// The nodes of a question in the first round. Every further round doubles them.
const SLICE: u64 = 4_000;
/// The largest number of changes of a player that is tried. It bounds the stack.
const MOST_CHANGES: u8 = 40;
/// The number of changes that is tried before the search that allows circles.
const BEFORE_CIRCLES: u8 = 2;

/// A solver of endgames (終盤の完全読み), with its memory.
///
/// A change fills no square, so a game with one empty square left may still go on through more than
/// a million positions, and only a proof shows what is forced. The solver first asks what a player
/// can force with few changes of their own, against any reply: that search is finite and mostly
/// enough. Then proof-number search allows any number of changes. It counts a line that returns to
/// a position as a failure, so a strategy that was proven never repeats a position, and a proven
/// win is a win under every [`Repetition`].
///
/// A worth is *exact* if one player can force it and the other can keep it from being more. Keeping
/// it may require circles. They are a draw under [`Repetition::DrawAtThird`], and are counted as
/// one under [`Repetition::Free`]; under [`Repetition::Forbidden`] the solver claims nothing that
/// needs a circle.
///
/// ```
/// use three_colour_othello::{Endgame, Game, Outcome, Player, Position, Repetition};
///
/// let position: Position = "BGWBGWBG1/9/9/9/9/9/9/9/9 B G".parse()?;
/// let game = Game::from_position(position, Repetition::DrawAtThird);
/// let solved = Endgame::new(1 << 12).solve(&game, 10_000, || false);
/// assert_eq!(solved.outcome(&game), Some(Outcome::Won(Player::Black)));
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[doc(alias = "solver")]
#[doc(alias = "proof-number search")]
#[doc(alias = "終盤")]
#[derive(Debug)]
pub struct Endgame {
    forcing: Forcing,
    prover: Prover,
}

/// What was proven about a position: bounds on its worth for the player to move.
///
/// ```
/// use three_colour_othello::{Endgame, Game, Repetition};
///
/// let solved = Endgame::new(1 << 12).solve(&Game::new(Repetition::Free), 1_000, || false);
/// assert!(!solved.is_exact() && solved.at_least.is_loss() && solved.at_most.is_win());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solved {
    /// The lower bound: the player to move can force at least this.
    pub at_least: Score,
    /// The upper bound: the opponent can prevent more than this.
    pub at_most: Score,
    /// An action that forces `at_least`; `None` if nothing is forced, or if the solver has
    /// forgotten the action.
    pub action: Option<Action>,
    /// The number of nodes visited.
    pub nodes: u64,
}

impl Solved {
    /// Whether both bounds are equal.
    ///
    /// ```
    /// use three_colour_othello::{Endgame, Game, Position, Repetition};
    ///
    /// let stuck: Position = "B7W/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(stuck, Repetition::Free);
    /// assert!(Endgame::new(16).solve(&game, 0, || false).is_exact());
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.at_least == self.at_most
    }

    /// Whether the bounds say anything: who wins, or who doesn't.
    ///
    /// ```
    /// use three_colour_othello::{Endgame, Game};
    ///
    /// assert!(!Endgame::new(16).solve(&Game::default(), 0, || false).is_known());
    /// ```
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.at_least >= Score::EVEN || self.at_most <= Score::EVEN
    }

    /// The winner of the game, if that was proven. `game` must be the game that was solved.
    ///
    /// ```
    /// use three_colour_othello::{Endgame, Game, Outcome, Position, Repetition};
    ///
    /// let stuck: Position = "B7W/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(stuck, Repetition::Free);
    /// let solved = Endgame::new(16).solve(&game, 0, || false);
    /// assert_eq!(solved.outcome(&game), Some(Outcome::Draw));
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self, game: &Game) -> Option<Outcome> {
        let turn = game.position().turn();
        if self.at_least.is_win() {
            Some(Outcome::Won(turn))
        } else if self.at_most.is_loss() {
            Some(Outcome::Won(turn.opponent()))
        } else {
            self.is_exact().then_some(Outcome::Draw)
        }
    }
}

/// `won by 3 (exact)`, `won by 3 at least`, `a draw (exact)`, or `not proven`.
impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Solved { at_least, at_most, .. } = self;
        if at_least == at_most {
            match *at_least {
                Score::EVEN => f.write_str("a draw (exact)"),
                score => write!(f, "{score} (exact)"),
            }
        } else if at_least.is_win() {
            write!(f, "{at_least} at least")
        } else if at_most.is_loss() {
            write!(f, "{at_most} at least")
        } else {
            f.write_str(match (*at_least, *at_most) {
                (Score::EVEN, _) => "a draw at least",
                (_, Score::EVEN) => "a draw at most",
                _ => "not proven",
            })
        }
    }
}

/// What is known about a player, and the next question.
#[derive(Clone, Copy, Debug)]
struct Known {
    player: Player,
    /// What the player can force.
    forces: Worth,
    /// The first action of that strategy, if it is the player's turn.
    action: Option<Action>,
    /// The largest worth that the opponent allows.
    held: Worth,
    /// The opponent's first action of that strategy, if there is one and it is stored.
    reply: Option<Action>,
    /// The number of the player's changes in the next question.
    changes: u8,
    /// An upper bound on what this number of changes forces.
    most: Worth,
    /// The greatest goal that was disproven without a certificate.
    not_kept_from: Worth,
}

impl Known {
    const fn nothing(player: Player) -> Known {
        let (forces, held, most) = (Worth::NONE, Worth::ALL, Worth::ALL);
        Known {
            player,
            forces,
            action: None,
            held,
            reply: None,
            changes: 0,
            most,
            not_kept_from: Worth::NONE,
        }
    }

    /// The next goal and number of changes: first who wins, then whether it is a draw, and once the
    /// winner is known, the margin.
    fn question(&mut self) -> Option<Question> {
        while self.changes <= MOST_CHANGES && self.forces < self.held {
            let top = self.held.min(self.most);
            let goal = if self.forces >= Worth::WIN {
                self.forces.next()
            } else if self.held < Worth::DRAW {
                top
            } else if top >= Worth::WIN {
                Worth::WIN
            } else {
                Worth::DRAW
            };
            if self.forces < goal && goal <= top {
                return Some(Question { player: self.player, changes: self.changes, goal });
            }
            self.changes += 1;
            self.most = Worth::ALL;
        }
        None
    }

    /// The next goal for the search that allows circles: a win, or a greater one. Averting a loss
    /// needs no circles.
    fn kept_from(&self) -> Option<Worth> {
        let goal = self.forces.next().max(Worth::WIN);
        let is_open = self.changes >= BEFORE_CIRCLES && goal <= self.held;
        (is_open && goal > self.not_kept_from).then_some(goal)
    }
}

impl Endgame {
    /// The largest number of positions that a solver stores. They take 160 MB.
    pub const MOST_PLACES: usize = 1 << 22;

    /// A solver that stores up to `places` positions of 40 bytes each, at most
    /// [`Endgame::MOST_PLACES`].
    ///
    /// ```
    /// let endgame = three_colour_othello::Endgame::new(0);
    /// ```
    #[must_use]
    pub fn new(places: usize) -> Endgame {
        let places = places.min(Endgame::MOST_PLACES);
        Endgame { forcing: Forcing::new(places), prover: Prover::new(places) }
    }

    /// Proves bounds for the position of a game, first who wins and then by how much. It ends after
    /// `nodes` nodes, or when `stop` returns `true`, which is called at the first node and every
    /// 256 nodes after it.
    ///
    /// ```
    /// use three_colour_othello::{Endgame, Game, Position, Repetition};
    ///
    /// let position: Position = "BGWBGWBG1/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(position, Repetition::DrawAtThird);
    /// let solved = Endgame::new(1 << 12).solve(&game, 10_000, || false);
    /// assert!(solved.at_least.is_win() && solved.action.is_some());
    /// # Ok::<(), three_colour_othello::ParseError>(())
    /// ```
    #[must_use]
    pub fn solve(&mut self, game: &Game, nodes: u64, stop: impl FnMut() -> bool) -> Solved {
        self.run(game, nodes, false, stop)
    }

    /// With `who_alone`, stops as soon as the winner is known.
    fn run(
        &mut self,
        game: &Game,
        nodes: u64,
        who_alone: bool,
        mut stop: impl FnMut() -> bool,
    ) -> Solved {
        let position = game.position();
        if let Some(outcome) = game.outcome() {
            let score = Score::of_ended(position, outcome);
            return Solved { at_least: score, at_most: score, action: None, nodes: 0 };
        }
        self.forcing.begin(game, nodes);
        self.prover.begin(game, u64::MAX);
        let turn = position.turn();
        let mut known = [turn, turn.opponent()].map(Known::nothing);
        let mut slice = SLICE;
        loop {
            let (mut all_done, mut more) = (true, false);
            for of in 0..2 {
                if let Some(question) = known[of].question() {
                    all_done = false;
                    let asked = self.ask(position, question, &mut known, of, slice, &mut stop);
                    more |= asked.is_err();
                }
                if let Some(goal) = known[of].kept_from() {
                    all_done = false;
                    let asked = self.prove(game, goal, &mut known, of, slice, &mut stop);
                    more |= asked.is_err();
                }
            }
            let is_won = known.iter().any(|known| known.forces >= Worth::WIN);
            if all_done || is_won && who_alone || self.forcing.is_over || self.forcing.left() == 0 {
                return self.solved(known);
            }
            if more {
                slice = slice.saturating_mul(2);
            }
        }
    }

    fn ask(
        &mut self,
        position: &Position,
        question: Question,
        known: &mut [Known; 2],
        of: usize,
        slice: u64,
        stop: &mut impl FnMut() -> bool,
    ) -> Result<(), Paused> {
        let found = self.forcing.ask(position, question, slice, stop)?;
        if found < question.goal {
            known[of].most = found;
            return Ok(());
        }
        let action = self.forcing.action(position, question.player);
        known[of].forces = found;
        known[of].action = action.filter(|_| position.turn() == question.player);
        let other = &mut known[1 - of];
        other.held = other.held.min(-found);
        Ok(())
    }

    /// The same question for any number of changes, with proof numbers.
    fn prove(
        &mut self,
        game: &Game,
        goal: Worth,
        known: &mut [Known; 2],
        of: usize,
        slice: u64,
        stop: &mut impl FnMut() -> bool,
    ) -> Result<(), Paused> {
        let wanted = Wanted { attacker: known[of].player, margin: goal.margin() };
        let slice = slice.min(self.forcing.left());
        let before = self.prover.nodes;
        let answer = self.prover.ask(game.position(), wanted, slice, stop);
        self.forcing.spend(self.prover.nodes - before);
        match answer {
            Answer::Proven => {
                known[of].forces = goal;
                known[of].action = self.prover.right_action(game, wanted);
                let other = &mut known[1 - of];
                other.held = other.held.min(-goal);
                return Ok(());
            }
            Answer::Disproven => {
                let certified = certificate(&self.prover, game, wanted);
                if match game.repetition() {
                    Repetition::Free | Repetition::DrawAtThird => certified != Certificate::None,
                    Repetition::Forbidden => certified == Certificate::WithoutCircles,
                } {
                    known[of].held = known[of].forces.max(Worth::DRAW);
                    known[of].reply = self.prover.right_action(game, wanted);
                } else {
                    known[of].not_kept_from = goal;
                }
                return Ok(());
            }
            Answer::Open => {}
            Answer::Stopped => self.forcing.is_over = true,
        }
        Err(Paused)
    }

    fn solved(&self, [own, other]: [Known; 2]) -> Solved {
        let (forces, keeps) = (own.forces, -other.held);
        let action = if forces >= keeps { own.action } else { other.reply };
        Solved {
            at_least: forces.max(keeps).score(),
            at_most: own.held.min(-other.forces).score(),
            action,
            nodes: self.forcing.nodes,
        }
    }
}
