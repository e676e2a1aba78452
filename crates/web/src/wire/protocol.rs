//! Answers of the protocol, which serde writes.

use mentsu_protocol::{
    CallsAnswer, ChancesAnswer, DiscardsAnswer, FiguresByTurn, FuPart, NothingAnswer, ScoreAnswer,
    WaitReadingPart, WinFormPart, WorthAnswer, YakuPart,
};

use crate::wire::json::Json;
use crate::wire::shape::{Shape, Types};

/// Answers by the names of their types for TypeScript.
macro_rules! answers {
    ($($answer:ty = $name:literal,)*) => {$(
        impl Shape for $answer {
            fn declare(_: &mut Types) -> String {
                $name.to_owned()
            }
        }

        impl Json for $answer {
            type Shape = $answer;

            fn write(self, out: &mut String) {
                out.push_str(&self.text());
            }

            fn text(self) -> String {
                serde_json::to_string(&self).expect("keys are texts, so an object is written")
            }
        }
    )*};
}

answers! {
    CallsAnswer = "CallPlans",
    ChancesAnswer = "Chances",
    DiscardsAnswer = "Plan",
    FiguresByTurn = "Protocol.FiguresByTurn",
    FuPart = "Protocol.FuPart",
    NothingAnswer = "NoScore",
    WaitReadingPart = "Protocol.WaitReadingPart",
    ScoreAnswer = "ScoreAnswer",
    WinFormPart = "Protocol.WinFormPart",
    WorthAnswer = "Score",
    YakuPart = "Protocol.YakuPart",
}

/// A [`ScoreAnswer`] without payments and readings.
pub struct ShortScore(pub ScoreAnswer);

impl Shape for ShortScore {
    fn declare(_: &mut Types) -> String {
        "ShortScore".to_owned()
    }
}

impl Json for ShortScore {
    type Shape = ShortScore;

    fn write(self, out: &mut String) {
        self.0.write(out);
    }
}
