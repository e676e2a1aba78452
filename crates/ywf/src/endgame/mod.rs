//! Endgames solved: what a position is worth with nothing estimated, as far as it can be proven.

mod certificate;
mod choice;
mod forcing;
mod memory;
mod numbers;
mod prover;
mod worth;

use core::fmt;

use crate::action::Action;
use crate::color::Player;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::position::Position;
use crate::repetition::Repetition;
use crate::search::Score;

use self::certificate::{Certificate, certificate};
use self::forcing::{Forcing, Paused, Question};
use self::prover::{Answer, Prover, Wanted};
use self::worth::Worth;

/// How many nodes a question may take at first; each time that all were asked it is twice as many.
const SLICE: u64 = 4_000;
/// How many changes of a player are counted at most, which bounds the stack.
const MOST_CHANGES: u8 = 40;
/// How many changes must have been tried before lines that come back are.
const BEFORE_CIRCLES: u8 = 2;

/// A solver of endgames (終盤の完全読み), with the memory it works in.
///
/// A change takes no square, so a game with one empty square left may still go on through more than
/// a million positions, and nothing but a proof tells what is forced. This one first asks what a
/// player can force with few changes, whatever the opponent does, which mostly is enough and comes
/// to an end; then, by proof numbers, what can be forced with any. It never believes a line that
/// comes back to a position, and whoever keeps to what was proven comes back to none, so a win of
/// so many pieces is one under every [`Repetition`].
///
/// *Exact* is what one player can force and the other can hold. Whoever can only hold it by going in
/// circles holds it where these are a draw, which is under [`Repetition::DrawAtThird`], and under
/// [`Repetition::Free`] if a game without an end is called one; under [`Repetition::Forbidden`]
/// nothing that needs a circle is claimed.
///
/// ```
/// use ywf::{Endgame, Game, Outcome, Player, Position, Repetition};
///
/// let position: Position = "BGWBGWBG1/9/9/9/9/9/9/9/9 B G".parse()?;
/// let game = Game::from_position(position, Repetition::DrawAtThird);
/// let solved = Endgame::new(1 << 12).solve(&game, 10_000, || false);
/// assert_eq!(solved.outcome(&game), Some(Outcome::Won(Player::Black)));
/// # Ok::<(), ywf::ParseError>(())
/// ```
#[doc(alias = "solver")]
#[doc(alias = "proof-number search")]
#[doc(alias = "終盤")]
#[derive(Debug)]
pub struct Endgame {
    forcing: Forcing,
    prover: Prover,
}

/// What was proven of a position: bounds of its worth to the player to move.
///
/// ```
/// use ywf::{Endgame, Game, Repetition};
///
/// let solved = Endgame::new(1 << 12).solve(&Game::new(Repetition::Free), 1_000, || false);
/// assert!(!solved.is_exact() && solved.at_least.is_loss() && solved.at_most.is_win());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solved {
    /// The player to move can force as much.
    pub at_least: Score,
    /// The opponent can keep it down to this.
    pub at_most: Score,
    /// An action that forces `at_least`, if that is more than the worst there is and such an action
    /// is remembered.
    pub action: Option<Action>,
    /// How many nodes were visited.
    pub nodes: u64,
}

impl Solved {
    /// Whether the worth is known to the piece.
    ///
    /// ```
    /// use ywf::{Endgame, Game, Position, Repetition};
    ///
    /// let stuck: Position = "B7W/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(stuck, Repetition::Free);
    /// assert!(Endgame::new(16).solve(&game, 0, || false).is_exact());
    /// # Ok::<(), ywf::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_exact(&self) -> bool {
        self.at_least == self.at_most
    }

    /// Who wins the game that was asked about, if that is known.
    ///
    /// ```
    /// use ywf::{Endgame, Game, Outcome, Position, Repetition};
    ///
    /// let stuck: Position = "B7W/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(stuck, Repetition::Free);
    /// let solved = Endgame::new(16).solve(&game, 0, || false);
    /// assert_eq!(solved.outcome(&game), Some(Outcome::Draw));
    /// # Ok::<(), ywf::ParseError>(())
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

/// What is known of a player, and what is asked next.
#[derive(Clone, Copy, Debug)]
struct Known {
    player: Player,
    /// The player can force this.
    forces: Worth,
    /// The player's first action to it, at the player's turn.
    action: Option<Action>,
    /// The player can't have more than this.
    held: Worth,
    /// The opponent's first action to that, if the opponent needs one and it is remembered.
    reply: Option<Action>,
    /// With so many changes of the player it is asked for.
    changes: u8,
    /// No more than this comes of so many.
    most: Worth,
    /// So far nothing was found that keeps the player from this, though the search came to an end.
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

    /// What to ask for next, and with how many changes: who wins, then whether it is a draw, and
    /// once it is known who wins, by how much.
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

    /// What lines that come back may keep the player from: a win, or a greater one. A loss is no better than a
    /// circle.
    fn kept_from(&self) -> Option<Worth> {
        let goal = self.forces.next().max(Worth::WIN);
        let is_open = self.changes >= BEFORE_CIRCLES && goal <= self.held;
        (is_open && goal > self.not_kept_from).then_some(goal)
    }
}

impl Endgame {
    /// The most positions that a solver remembers: 160 MB of them.
    pub const MOST_PLACES: usize = 1 << 22;

    /// A solver that remembers so many positions, of 40 bytes each, [`Endgame::MOST_PLACES`] at most.
    ///
    /// ```
    /// let endgame = ywf::Endgame::new(0);
    /// ```
    #[must_use]
    pub fn new(places: usize) -> Endgame {
        let places = places.min(Endgame::MOST_PLACES);
        Endgame { forcing: Forcing::new(places), prover: Prover::new(places) }
    }

    /// Proves what it can about a game's position within so many nodes, or until `stop` says
    /// `true`; it is asked every 256 nodes, the first included. First it finds out who wins, then by
    /// how much.
    ///
    /// ```
    /// use ywf::{Endgame, Game, Position, Repetition};
    ///
    /// let position: Position = "BGWBGWBG1/9/9/9/9/9/9/9/9 B G".parse()?;
    /// let game = Game::from_position(position, Repetition::DrawAtThird);
    /// let solved = Endgame::new(1 << 12).solve(&game, 10_000, || false);
    /// assert!(solved.at_least.is_win() && solved.action.is_some());
    /// # Ok::<(), ywf::ParseError>(())
    /// ```
    #[must_use]
    pub fn solve(&mut self, game: &Game, nodes: u64, stop: impl FnMut() -> bool) -> Solved {
        self.run(game, nodes, false, stop)
    }

    /// With `who_alone`, ends as soon as somebody is known to win.
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

    /// The same question without a count of changes; lines may come back.
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
