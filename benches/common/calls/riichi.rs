//! Questions that need the rules.

use std::hint::black_box;

use super::inputs::{self, SCORES_OF_WAITS, WAITS_OF_SCORES};
use super::{Call, pass};
use mentsu::FifthCopy;
use mentsu::riichi::legality::{calls as melds, may_win, own_kans, riichi_discards};
use mentsu::riichi::{Rules, quick_points, score, score_waits};

const RULES: Rules = Rules::TENHOU;

/// Scores, and legal actions on mixed hands, which `inputs` composes.
pub(super) fn calls() -> Vec<Call> {
    let mut calls = scores();
    calls.extend([
        Call::units("riichi_discards", 18.0, |n| {
            pass(inputs::riichi_candidates(n), |hand| riichi_discards(hand, FifthCopy::Concealed))
        }),
        Call::units("own_kans", 5.0, |n| {
            pass(inputs::kan_candidates(n), |(hand, turn)| own_kans(hand, turn, &RULES))
        }),
        Call::units("calls", 12.0, |n| {
            pass(inputs::discarded_to(n), |(hand, face, from, turn)| {
                melds(hand, *face, *from, turn, &RULES)
            })
        }),
    ]);
    calls
}

fn scores() -> Vec<Call> {
    vec![
        Call::units("score, tsumo", 9.0, |n| {
            pass(inputs::tsumos(n), |won| score(&won.hand, &won.situation, &RULES))
        }),
        Call::units("score, ron", 9.0, |n| {
            pass(inputs::rons(n), |won| score(&won.hand, &won.situation, &RULES))
        }),
        Call::units("quick_points, tsumo", 4.5, |n| {
            pass(inputs::tsumos(n), |won| quick_points(&won.hand, &won.situation, &RULES))
        }),
        Call::units("quick_points, ron", 4.5, |n| {
            pass(inputs::rons(n), |won| quick_points(&won.hand, &won.situation, &RULES))
        }),
        Call::times("may_win, ron", 1.3, &["score, ron"], |n| {
            pass(inputs::rons(n), |won| may_win(&won.hand, &won.situation, &won.passed, &RULES))
        }),
        Call::times("score_waits", 1.2, &[WAITS_OF_SCORES, SCORES_OF_WAITS], |n| {
            pass(inputs::waiting(n), |won| {
                for wait in score_waits(&won.hand, &won.situation, &won.passed, &RULES) {
                    black_box(&wait);
                }
            })
        }),
        Call::open(WAITS_OF_SCORES, |n| pass(inputs::waiting(n), |won| won.hand.waits())),
        Call::open(SCORES_OF_WAITS, |n| {
            pass(inputs::waits_one_by_one(n), |wins| {
                for won in wins {
                    black_box(&score(&won.hand, &won.situation, &RULES));
                }
            })
        }),
    ]
}
