//! Shanten of thousands of hands at once.

use mentsu::notation::array34;

use crate::wire::failure::{Failure, FailureKind};

/// Counts of a hand, one for each kind of tile.
const KINDS: usize = 34;

/// The shanten of consecutive hands of 34 counts each: −1 is won, 0 tenpai. It is the least of the
/// three forms. A hand has 3n+1 or 3n+2 tiles; melds replace the missing ones.
///
/// # Errors
/// "hand" with the path of the first invalid hand, "request" if the last one is incomplete.
pub fn shanten_of_many(counts: &[u8]) -> Result<Vec<i8>, Failure> {
    let hands = counts.chunks_exact(KINDS);
    if !hands.remainder().is_empty() {
        let message = format!("{} counts are not a multiple of {KINDS}", counts.len());
        return Err(Failure::request("counts", message));
    }
    let mut all = Vec::with_capacity(hands.len());
    // Optimised for size, a loop takes two thirds of the time of a collected closure.
    for (nth, hand) in hands.enumerate() {
        let counts = array34::parse(hand).map_err(|why| wrong(nth, &why.to_string()))?;
        let tiles = counts.total();
        if tiles > 14 || tiles % 3 == 0 {
            let message = format!("{tiles} tiles, but a hand has 3n+1 or 3n+2, at most 14");
            return Err(wrong(nth, &message));
        }
        all.push(counts.shanten().get());
    }
    Ok(all)
}

#[cold]
fn wrong(nth: usize, message: &str) -> Failure {
    let failure = Failure::new(FailureKind::Hand, message).under(&format!("hand {nth}"));
    failure.at_path(format!("counts[{}]", nth * KINDS))
}

#[cfg(test)]
mod tests {
    use mentsu::{Counts, counts};

    use super::*;
    use crate::wire::failure::Position;

    fn many(hands: &[Counts]) -> Vec<u8> {
        hands.iter().flat_map(Counts::to_array).collect()
    }

    #[test]
    fn each_hand_has_its_shanten() {
        let hands = [
            counts!("19m19p19s1234567z"),
            counts!("1112345678999m"),
            counts!("11223344456789m"),
            counts!("159m159p159s12345z"),
            counts!("22m"),
            counts!("1m"),
        ];
        assert_eq!(shanten_of_many(&many(&hands)).unwrap(), [0, 0, -1, 2, -1, 0]);
        assert!(shanten_of_many(&[]).unwrap().is_empty());
    }

    #[test]
    fn the_first_invalid_hand_is_named() {
        let two = many(&[counts!("22m"), counts!("123m")]);
        let failure = shanten_of_many(&two).unwrap_err();
        assert_eq!(failure.kind, FailureKind::Hand);
        assert_eq!(failure.position, Some(Position::Path("counts[34]".to_owned())));
        let mut five = many(&[counts!("22m")]);
        five[1] = 5;
        assert!(shanten_of_many(&five).unwrap_err().message.starts_with("hand 0: "));
        let cut = shanten_of_many(&two[..35]).unwrap_err();
        assert_eq!(
            (cut.kind, cut.message.as_str()),
            (FailureKind::Request, "counts: 35 counts are not a multiple of 34")
        );
        let all = shanten_of_many(&[4; 34]).unwrap_err();
        assert_eq!(all.message, "hand 0: 136 tiles, but a hand has 3n+1 or 3n+2, at most 14");
    }
}
