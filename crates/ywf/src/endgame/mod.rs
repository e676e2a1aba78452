//! Endgames solved: what a position is worth with nothing estimated, as far as it can be proven.

mod certificate;
mod numbers;
mod prover;

use core::fmt;

use crate::action::Action;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::repetition::Repetition;
use crate::search::Score;
use crate::square::Square;

use self::certificate::{Certificate, certificate};
use self::prover::{Answer, Prover, Question};

/// How many nodes a question may take at first; each time that all are open it is twice as many.
const SLICE: u64 = 2_000;

/// A solver of endgames (終盤の完全読み), with the memory it works in.
///
/// A change takes no square, so a game with one empty square left may still go on through more than
/// a million positions, and nothing but a proof tells what is forced. This one asks whether a player
/// can force a win by so much whatever the opponent does, by proof numbers, and never believes a
/// line that comes back to a position: what it says holds under every rule on repetition.
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

/// What is known of a player's wins.
#[derive(Clone, Copy)]
struct Known {
    /// The player can force a win by so many pieces; none if no win is known.
    forces: Option<i32>,
    /// The opponent can keep the player from winning by more than this; below 0 from winning.
    held: i32,
    /// By how much more the next question asks for.
    step: i32,
    /// The last question went as far as it can without an answer that may be believed.
    open: bool,
}

impl Endgame {
    /// A solver that remembers so many positions, of 24 bytes each.
    ///
    /// ```
    /// let endgame = ywf::Endgame::new(0);
    /// ```
    #[must_use]
    pub fn new(places: usize) -> Endgame {
        Endgame { prover: Prover::new(places) }
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
    pub fn solve(&mut self, game: &Game, nodes: u64, mut stop: impl FnMut() -> bool) -> Solved {
        let position = game.position();
        if let Some(outcome) = game.outcome() {
            let score = Score::of_ended(position, outcome);
            return Solved { at_least: score, at_most: score, action: None, nodes: 0 };
        }
        self.prover.begin(game, nodes);
        let most = Square::COUNT as i32;
        let mut known = [Known { forces: None, held: most, step: 1, open: true }; 2];
        let mut slice = SLICE;
        loop {
            let mut all_asked = true;
            for player in [position.turn(), position.turn().opponent()] {
                let other = known[player.opponent() as usize];
                let of = &mut known[player as usize];
                if other.forces.is_some() {
                    of.held = -1;
                }
                let floor = of.forces.map_or(0, |forces| forces + 1);
                if !of.open || floor > of.held {
                    continue;
                }
                let margin = of.forces.map_or(0, |forces| forces + of.step).min(of.held);
                let question = Question { attacker: player, margin };
                match self.prover.ask(position, question, slice, &mut stop) {
                    Answer::Proven => {
                        of.forces = Some(margin);
                        of.step *= 2;
                    }
                    Answer::Disproven => {
                        let certified = certificate(&self.prover, game, question);
                        let enough = match game.repetition() {
                            Repetition::Free | Repetition::DrawAtThird => {
                                certified != Certificate::None
                            }
                            Repetition::Forbidden => certified == Certificate::WithoutCircles,
                        };
                        if enough {
                            of.held = margin - 1;
                            of.step = 1.max((of.held - floor) / 2);
                        } else {
                            of.open = false;
                        }
                    }
                    Answer::Open => {
                        of.step = 1;
                    }
                    Answer::Stopped => return self.solved(game, known),
                }
                all_asked = false;
            }
            if all_asked {
                return self.solved(game, known);
            }
            slice = slice.saturating_mul(2);
        }
    }

    fn solved(&self, game: &Game, known: [Known; 2]) -> Solved {
        let turn = game.position().turn();
        let (mine, theirs) = (known[turn as usize], known[turn.opponent() as usize]);
        let at_least = match mine.forces {
            Some(margin) => Score::won_by(margin),
            None if theirs.held < 0 => Score::EVEN,
            None => -Score::won_by(theirs.held),
        };
        let at_most = match theirs.forces {
            Some(margin) => -Score::won_by(margin),
            None if mine.held < 0 => Score::EVEN,
            None => Score::won_by(mine.held),
        };
        let action = match mine.forces {
            Some(margin) => self.prover.right_action(game, Question { attacker: turn, margin }),
            None if theirs.held < Square::COUNT as i32 => {
                let attacker = turn.opponent();
                let question = Question { attacker, margin: theirs.held + 1 };
                self.prover.right_action(game, question)
            }
            None => None,
        };
        Solved { at_least, at_most, action, nodes: self.prover.nodes }
    }
}
