//! Draws that matter beyond ukeire: those that lead to a good wait, and those that widen the
//! ukeire.

use super::{Discard, Ukeire};
use crate::list::{Filler, List};
use crate::shanten::Shanten;
use crate::tile::{Counts, Tile, TileSet};
use crate::visible::Visible;
use crate::wait::WaitShape;

/// The tiles that bring 1-shanten to tenpai with a good wait.
pub(super) fn good_waits(concealed: &Counts, visible: &Visible) -> Ukeire {
    let all = concealed.ukeire_in(visible);
    let good = all.tiles().iter().filter(|&tile| {
        let drawn = concealed.with_even_a_fifth(tile);
        drawn.kinds().iter().any(|discard| {
            let rest = drawn.without(discard).expect("a discard is one of the tiles");
            is_good(&rest, &visible.after_discard(discard))
        })
    });
    all.only(if all.shanten.get() == 1 { good.collect() } else { TileSet::EMPTY })
}

fn is_good(tenpai: &Counts, visible: &Visible) -> bool {
    let accepted = tenpai.ukeire_in(visible);
    if accepted.shanten != Shanten::TENPAI || accepted.tiles().len() < 2 {
        return false;
    }
    let outside = |tile| 4u8.saturating_sub(tenpai.get(tile) + visible.declared().get(tile));
    let copies: u8 = accepted.tiles().iter().map(outside).sum();
    accepted.tiles().len() >= 3
        || copies >= 5
        || (tenpai.waits_in(visible).readings().iter())
            .any(|reading| reading.shape() == WaitShape::Ryanmen)
}

/// A draw that doesn't lower shanten but leaves more tiles that do (手変わり).
///
/// ```
/// use mentsu::{hand, tile};
///
/// // 24m and 5m make a ryanmen of the kanchan
/// let better = hand!("24m456p789s111z33z").improvements();
/// let five = better.iter().find(|better| better.draw() == tile!("5m")).unwrap();
/// assert_eq!(five.best().tile(), tile!("2m"));
/// ```
#[doc(alias = "手変わり")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Improvement {
    draw: Tile,
    best: Discard,
}

/// The improvements of one hand: at most one for each of the 34 kinds.
pub type Improvements = List<Improvement, { Tile::COUNT }>;

impl Filler for Improvement {
    const FILLER: Improvement = Improvement { draw: Tile::M1, best: Discard::FILLER };
}

impl Improvement {
    /// The tile to draw.
    #[must_use]
    pub const fn draw(&self) -> Tile {
        self.draw
    }

    /// The best discard after the draw.
    #[must_use]
    pub const fn best(&self) -> &Discard {
        &self.best
    }
}

/// The draws after which the best discard of 3n+1 tiles keeps the shanten and more tiles lower it.
pub(super) fn improvements(concealed: &Counts, visible: &Visible) -> Improvements {
    let now = concealed.ukeire_in(visible);
    let mut better = Improvements::new();
    if concealed.total() % 3 != 1 || concealed.total() > 13 {
        return better;
    }
    for draw in visible.in_play() - now.tiles() {
        let Ok(drawn) = concealed.with(draw) else { continue };
        if visible.left(concealed, draw) == 0 {
            continue;
        }
        if let Some(best) = drawn.discards_in(visible).first() {
            if best.shanten() == now.shanten && best.ukeire().total() > now.total() {
                better.push(Improvement { draw, best: *best });
            }
        }
    }
    better
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_good_wait_is_a_ryanmen_or_three_kinds_or_five_copies() {
        let good = |tenpai: &str, declared: &str| {
            let visible = Visible::NOTHING.with_declared(declared.parse().unwrap());
            is_good(&tenpai.parse().unwrap(), &visible)
        };
        // Nobetan, two kinds: six copies outside, five, four.
        assert!(good("2345s", ""));
        assert!(good("2345s", "2s"));
        assert!(!good("2345s", "22s"));
        // Three kinds of which three copies are outside, or two kinds.
        assert!(good("2345678s", "225588s"));
        assert!(!good("2345678s", "222588s"));
        // A ryanmen with two copies outside, and with one side gone.
        assert!(good("45s11z", "333666s"));
        assert!(!good("45s11z", "3333s"));
        // A shanpon, and no tenpai at all.
        assert!(!good("2233s", ""));
        assert!(!good("147s1z", ""));
    }
}
