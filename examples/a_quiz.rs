//! Ask for the waits of a hard hand of one suit, and check an answer.

use mentsu::Suit;
use mentsu::puzzle::{Level, PuzzleError, Quiz};

use mentsu::random::RandomSource;

/// Randomness is the caller's: here a xorshift, which needs no crate.
struct Random(u64);

impl RandomSource for Random {
    fn next_u64(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

fn main() -> Result<(), PuzzleError> {
    let quiz = Quiz::new(13)?.with_suit(Suit::Sou).with_level(Level::Expert);
    let Some(question) = quiz.ask(&mut Random(2026)) else { return Ok(()) };
    println!("What does {} wait for?", question.hand());

    // A player who sees only the first wait.
    let answer = question.waits().iter().take(1).collect();
    let verdict = question.check(answer);
    println!("found {}, missed {}", verdict.found(), verdict.missed());
    if let Some(level) = question.measure().level() {
        println!("for most it is {level}");
    }
    Ok(())
}
