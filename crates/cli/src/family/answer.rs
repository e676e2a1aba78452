//! The answer for one hand under the rules of a family, as text or as the protocol has it.

use std::io;

use mentsu::any::AnyHand;
use mentsu_families::{NoScore, Score};
use mentsu_protocol::FamilyAnswer;

use crate::ending::Ending;
use crate::family::typed::{Typed, name};
use crate::family::waiting::Worths;
use crate::family::{Asked, waiting, win};
use crate::hands::bad_hand::BadHand;
use crate::terminal::style::TITLE;
use crate::terminal::{Stdout, paragraph};

/// What there is to say about a hand.
pub(super) enum Answer<'a> {
    /// It is won.
    Won { title: String, score: Score<'a> },
    /// The winning tile doesn't complete it; the hand is without that tile.
    NotWon { title: String, hand: AnyHand },
    /// It can't be won like this.
    CannotWin { title: String, why: String },
    /// No winning tile is known.
    Open(AnyHand),
}

impl<'a> Asked<'a> {
    /// The answer, or why there is none.
    pub(super) fn answer(&self, typed: &Typed) -> Result<Answer<'a>, BadHand> {
        let (hand, drawn) = typed.read_by(self.family)?;
        let named = self.situated.win;
        if let (Some(named), Some(drawn)) = (named, drawn) {
            if named != drawn {
                return Err(BadHand::DrewAnother(name(drawn)));
            }
        }
        let is_self_drawn = self.situated.is_self_drawn(drawn);
        let Some(winning) = named.or(drawn) else {
            if let Some(tile) = (hand.all_tiles().kinds() - self.family.kinds()).iter().next() {
                return Err(BadHand::OfFamily(NoScore::NotInPlay { tile }));
            }
            let option = self.situated.about_a_win().filter(|_| !hand.awaits_draw());
            return option
                .map_or(Ok(Answer::Open(hand)), |option| Err(BadHand::WithoutWin(option)));
        };
        let how = if is_self_drawn { "Self-drawn" } else { "Won" };
        let title = format!("{how} on {}", name(winning));
        let includes = is_self_drawn && drawn.is_none() && !hand.awaits_draw();
        let hand = if includes { hand.discard(winning) } else { Ok(hand) };
        let hand = match hand {
            Ok(hand) => hand,
            Err(why) => return Ok(Answer::CannotWin { title, why: why.to_string() }),
        };
        match self.family.score(&hand, winning, &self.situated.to_win(is_self_drawn)) {
            Ok(score) => Ok(Answer::Won { title, score }),
            Err(NoScore::NotWon { .. }) => Ok(Answer::NotWon { title, hand }),
            Err(NoScore::Impossible(why)) => Ok(Answer::CannotWin { title, why: why.to_string() }),
            Err(error) => Err(BadHand::OfFamily(error)),
        }
    }

    /// The answer of the protocol.
    pub(super) fn json(&self, answer: &Answer<'_>) -> Result<(FamilyAnswer, Ending), BadHand> {
        Ok(match answer {
            Answer::Won { score, .. } => (FamilyAnswer::of(self.family, score), win::ending(score)),
            Answer::NotWon { hand, .. } => (FamilyAnswer::not_won(self.family, hand), Ending::No),
            Answer::CannotWin { why, .. } => (FamilyAnswer::no_win(why.clone()), Ending::No),
            Answer::Open(hand) => {
                let win = self.situated.to_win(self.situated.is_self_drawn(None));
                let answer = FamilyAnswer::waiting(self.family, hand, &win);
                (answer.map_err(BadHand::OfFamily)?, Ending::Answered)
            }
        })
    }

    /// The answer, and what each wait of a hand without a winning tile is worth.
    pub(super) fn answer_with_waits(
        &self,
        typed: &Typed,
    ) -> Result<(Answer<'a>, Vec<Worths<'a>>), BadHand> {
        let answer = self.answer(typed)?;
        let worths = match &answer {
            Answer::Open(hand) => self.worths(hand)?,
            _ => Vec::new(),
        };
        Ok((answer, worths))
    }

    /// Prints it.
    pub(super) fn print(
        &self,
        out: &mut Stdout,
        answer: &Answer<'_>,
        worths: &[Worths<'_>],
    ) -> io::Result<Ending> {
        match answer {
            Answer::Won { title, score } => self.print_win(out, title, score),
            Answer::NotWon { title, hand } => {
                let how_far = waiting::how_far(self.family, hand);
                paragraph(out, TITLE, &format!("{title}: not won: {how_far}."))?;
                Ok(Ending::No)
            }
            Answer::CannotWin { title, why } => {
                paragraph(out, TITLE, &format!("{title}: {why}."))?;
                Ok(Ending::No)
            }
            Answer::Open(hand) => {
                self.print_open(out, hand, worths)?;
                Ok(Ending::Answered)
            }
        }
    }
}
