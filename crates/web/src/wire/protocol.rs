//! Answers of the protocol, which serde writes.

use mentsu_protocol::{CallsAnswer, DiscardsAnswer, FiguresByTurn};

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
    DiscardsAnswer = "Plan",
    FiguresByTurn = "Protocol.FiguresByTurn",
}
