//! The evaluation at the leaves of a search.

mod by_hand;
mod features;
mod weights;

pub use by_hand::evaluate_by_hand;
pub use features::Features;

use crate::position::Position;
use weights::{FILLINGS, NUMBERS};

/// The number of empty squares from one set of weights to the next.
const STAGE: i32 = 18;

/// Estimates the lead of the player to move at the end of the game, in hundredths of a piece.
///
/// It is linear in [`Features`]. There are weights for 0, 18, 36, 54 and 72 empty squares, fitted
/// to the results of self-play (`examples/fit`), and interpolated in between.
///
/// ```
/// use three_colour_othello::{Position, evaluate};
///
/// let position: Position = "B8/9/9/3GBW3/3WGB3/3BWG3/9/9/9 B G".parse()?;
/// assert!(evaluate(&position) > evaluate(&Position::START));
/// # Ok::<(), three_colour_othello::ParseError>(())
/// ```
#[doc(alias = "heuristic")]
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    let features = Features::of(position);
    let empty = position.empty().len() as i32;
    let stage = ((empty / STAGE) as usize).min(NUMBERS.len() - 2);
    let beyond = (empty - stage as i32 * STAGE).min(STAGE);
    let (less, more) = (sum(&features, stage), sum(&features, stage + 1));
    (less * (STAGE - beyond) + more * beyond) / STAGE
}

fn sum(features: &Features, stage: usize) -> i32 {
    let (numbers, fillings) = (&NUMBERS[stage], &FILLINGS[stage]);
    let weighted = features.numbers.iter().zip(numbers);
    let weighted: i32 =
        weighted.map(|(&number, &weight)| i32::from(number) * i32::from(weight)).sum();
    let looked_up =
        features.fillings.iter().map(|&filling| i32::from(fillings[usize::from(filling)]));
    weighted + looked_up.sum::<i32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights are interpolated between stages, and constant beyond the last one.
    #[test]
    fn weights_go_from_stage_to_stage() {
        for (text, empty, stage, of_18) in [
            ("4B4/9/9/9/9/9/9/9/9 B G", 80, 4, 0),
            ("BGWBGWBGG/9/9/9/9/9/9/9/9 B G", 72, 4, 0),
            ("BGWBGWBGG/B8/9/9/9/9/9/9/9 B G", 71, 3, 17),
            ("BGWBGWBGG/GGBBGWBBB/9/9/9/9/9/9/9 B B", 63, 3, 9),
            ("BGWBGWBGG/GGBBGWBBB/WWBGBGWBG/9/9/9/9/9/9 B W", 54, 3, 0),
            ("BGWBGWBGG/GGBBGWBBB/WWBGBGWBG/WWG6/9/9/9/9/9 W W", 51, 2, 15),
            (
                "BGWBGWBGG/GGBBGWBBB/WWBGBGWBG/BGWBGWBGG/GGBBGWBBB/WWBGBGWBG/BGWBGWBGG/\
                 GGBBGWBBB/WW6W W G",
                6,
                0,
                6,
            ),
        ] {
            let position: Position = text.parse().unwrap();
            assert_eq!(position.empty().len(), empty);
            let features = Features::of(&position);
            let next = sum(&features, (stage + 1).min(4));
            let expected = (sum(&features, stage) * (18 - of_18) + next * of_18) / 18;
            assert_eq!(evaluate(&position), expected, "{text}");
        }
    }
}
