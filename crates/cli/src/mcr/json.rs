//! The answer of `mentsu mcr` for a hand as a line of JSON: the protocol's answer, and the hand.

use std::io::{self, Write};

use mentsu::Hand;
use mentsu::mcr::Ways;
use mentsu_protocol::{McrHand, McrHandAnswer, McrScoreAnswer};
use serde::Serialize;

use crate::ending::Ending;
use crate::mcr::options::WinOptions;

#[derive(Serialize)]
struct HandLine {
    hand: String,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Win {
        winning: String,
        self_drawn: bool,
        #[serde(flatten)]
        worth: Option<Worth>,
        #[serde(flatten)]
        score: McrScoreAnswer,
    },
    Hand(McrHandAnswer),
}

/// What the program knows of a win, and the protocol doesn't say.
#[derive(Serialize)]
struct Worth {
    /// Whether it has the minimum.
    enough: bool,
    without_flowers: u16,
    /// What the winner gets; nothing without the minimum.
    received: u32,
}

pub(super) fn print(
    out: &mut impl Write,
    hand: &Hand,
    situated: &WinOptions,
    ways: Option<Ways>,
) -> io::Result<Ending> {
    let (answer, ending) = match situated.winning(hand) {
        None => {
            let question = McrHand {
                hand: *hand,
                visible: situated.visible(hand),
                situation: situated.next(),
                rules: situated.rules(),
                ways,
                attempts: false,
                discards: true,
            };
            (Answer::Hand(question.answer()), Ending::Answered)
        }
        Some(winning) => {
            let (worth, score) = match situated.score(hand, winning) {
                Ok(score) => {
                    let worth = Worth {
                        enough: score.is_enough(),
                        without_flowers: score.without_flowers(),
                        received: if score.is_enough() { score.payments().received() } else { 0 },
                    };
                    (Some(worth), McrScoreAnswer::of(&score))
                }
                Err(why) => (None, McrScoreAnswer::no_win(why)),
            };
            let is_enough = worth.as_ref().is_some_and(|worth| worth.enough);
            let (winning, self_drawn) = (winning.to_string(), situated.is_self_drawn(hand));
            let ending = if is_enough { Ending::Answered } else { Ending::No };
            (Answer::Win { winning, self_drawn, worth, score }, ending)
        }
    };
    serde_json::to_writer(&mut *out, &HandLine { hand: hand.to_string(), answer })?;
    writeln!(out)?;
    Ok(ending)
}
